"""Two people at one table: a lost connection, and a server that dies and comes back, lose nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import NO_SERVER, Faults, NewPerson
from tests.e2e.play import (
    ME,
    arrive,
    choices,
    new_table,
    open_table,
    play_ply,
    ply,
    press_list,
    seat,
    wait_for_turn,
)
from tests.e2e.server import Server

pytestmark = pytest.mark.e2e


def play_turn(page: Page) -> None:
    """This person's decisions until the next one's turn."""
    wait_for_turn(page)
    while page.locator("main[data-ply]").get_attribute("data-turn") == "mine":
        if play_ply(page, press_list) == "end":
            return
        wait_for_turn(page)


def same_ply(*pages: Page) -> None:
    most = max(ply(page) for page in pages)
    for page in pages:
        page.wait_for_selector(f'main[data-ply="{most}"]')


def test_two_browsers_a_reconnect_and_a_restart(
    person: NewPerson, own_server: Server, faults: Faults
) -> None:
    server = own_server
    faults.allowed = NO_SERVER
    host, friend = person(), person(locale="fr-FR")
    lines: list[WebSocketRoute] = []

    def wiretap(route: WebSocketRoute) -> None:
        route.connect_to_server()
        lines.append(route)

    friend.route_web_socket("**/ws/tables/*", wiretap)

    host.goto(server.url)
    host.get_by_role("link", name="New table").first.click()
    host.get_by_label("Seat 2: who sits there").select_option("friend")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    table = host.url
    friend.goto(table)
    friend.get_by_role("button", name="Prendre une place").click()
    host.get_by_role("button", name="Start").click()

    play_turn(host)
    play_turn(friend)
    same_ply(host, friend)

    # The friend's line breaks in the middle of a turn, while the host plays on.
    lines[-1].close()
    play_turn(host)
    play_turn(friend)
    assert len(lines) >= 2
    same_ply(host, friend)

    # The server dies; what is pressed meanwhile is done once it is back.
    wait_for_turn(host)
    before = ply(host)
    server.kill()
    expect(host.get_by_test_id("lost")).to_be_visible()
    host.locator("button[data-action]").first.click()
    server.start()
    host.wait_for_function(
        "before => Number(document.querySelector('main[data-ply]')?.dataset.ply) === before + 1", arg=before
    )
    expect(host.get_by_test_id("lost")).to_have_count(0)
    play_turn(host)
    play_turn(friend)
    same_ply(host, friend)

    # Each reads the log in their own language, and phrases too.
    expect(host.get_by_role("log")).to_contain_text("places a viking")
    expect(friend.get_by_role("log")).to_contain_text("place un viking")
    friend.get_by_text("Dire", exact=True).click()
    friend.get_by_role("button", name="Merci").click()
    expect(host.locator('[aria-live="polite"]:not([role])')).to_contain_text("Thank")


def test_a_bot_takes_an_absent_seat_and_gives_it_back(person: NewPerson, server: Server) -> None:
    host, friend = person(), person()
    table = new_table_with_friend(host, friend, server)
    play_turn(host)
    friend.goto("about:blank")
    host.get_by_role("button", name="Let a bot play").click()
    wait_for_turn(host)
    friend.goto(f"{server.url}/t/{table}")
    friend.get_by_role("button", name="Take back my seat").click()
    play_turn(host)
    wait_for_turn(friend)
    assert choices(friend)


def new_table_with_friend(host: Page, friend: Page, server: Server) -> str:
    arrive(host, server)
    wish = {"game": "looot", "seats": [ME, seat("friend")], "options": {}, "undo": "turn", "watch": "anyone"}
    table = str(host.evaluate(WAITING_TABLE, wish))
    host.goto(f"{server.url}/t/{table}")
    friend.goto(f"{server.url}/t/{table}")
    friend.get_by_role("button", name="Take a seat").click()
    host.get_by_role("button", name="Start").click()
    return table


WAITING_TABLE = """async (wish) => {
  const token = decodeURIComponent(/csrftoken=([^;]+)/.exec(document.cookie)[1]);
  const headers = { "content-type": "application/json", "x-csrftoken": token };
  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
  return (await answer.json()).id;
}"""


def test_hot_seat(person: NewPerson, server: Server) -> None:
    page = person()
    table = new_table(page, server, [ME, seat("device", name="Solveig")])
    open_table(page, server, table)
    first = page.get_by_test_id("turn").inner_text()
    assert first.startswith("Your turn")
    play_turn(page)
    wait_for_turn(page)
    expect(page.get_by_test_id("turn")).to_have_text("Your turn, Solveig")
    play_turn(page)
    wait_for_turn(page)
    expect(page.get_by_test_id("turn")).to_have_text(first)
