"""Two people at one table: a lost connection, and a server that dies and comes back, lose nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute, expect

from tests.e2e.conftest import NO_SERVER, PHONE, Faults, NewPerson
from tests.e2e.play import (
    BROWSING,
    GAMES,
    ME,
    PLANS,
    ask,
    choices,
    new_table,
    open_table,
    play_ply,
    play_turn,
    ply,
    press_list,
    seat,
    sit_and_start,
    wait_for_board,
    wait_for_turn,
    waiting_table,
    wish,
)
from tests.e2e.server import Server
from tests.e2e.test_accessibility import check

pytestmark = pytest.mark.e2e


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
    host.locator('a[href="/new/looot"]').click()
    host.get_by_label("Seat 2: who sits there").select_option("friend")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    table = host.url
    friend.goto(table)
    sit_and_start(host, friend)

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


def test_a_seat_link_is_taken_by_a_press(person: NewPerson, server: Server, faults: Faults) -> None:
    host, friend = person(), person(locale="fr-FR", viewport=PHONE, bypass_csp=True)
    table = ask(host, server, "/api/tables", wish("lofoten", [ME, seat("friend")]))
    link = table["links"][1]["url"]
    friend.goto(link)
    expect(friend.get_by_role("heading", level=1)).to_contain_text("vous invite à jouer")
    assert check(friend, "invitation") == []
    host.goto(f"{server.url}/t/{table['id']}")
    expect(host.get_by_role("heading", level=1)).to_contain_text("One seat is still free")
    friend.get_by_role("button", name="Prendre place").click()
    friend.wait_for_url(f"**/t/{table['id']}")
    expect(host.get_by_role("heading", level=1)).to_contain_text("Everybody is here")
    # Opened again it leads back to the table; to anybody else it has become a link that is not valid.
    faults.allowed = re.compile("404")
    friend.goto(link)
    friend.wait_for_url(f"**/t/{table['id']}")
    host.goto(link)
    expect(host.get_by_text("somebody has taken the seat by it already. Ask for a new one.")).to_be_visible()
    friend.goto(f"{server.url}/s/é")
    expect(friend.get_by_role("heading", level=1)).to_contain_text("Rien que la mer")


def test_a_seat_that_is_passed_on_is_lost_to_who_had_it(person: NewPerson, server: Server) -> None:
    host, first, second = person(), person(), person(locale="fr-FR", viewport=PHONE, bypass_csp=True)
    table = ask(host, server, "/api/tables", wish("lofoten", [ME, seat("friend")]))
    ask(first, server, "/api/seats/" + table["links"][1]["url"].rpartition("/")[2], None)
    ask(host, server, f"/api/tables/{table['id']}/start", None)
    first.goto(f"{server.url}/t/{table['id']}")
    wait_for_board(first)
    seen = "async (id) => (await fetch(`/api/tables/${id}`)).json()"
    second.goto(first.evaluate(seen, table["id"])["links"][0]["url"])
    expect(second.get_by_role("heading", level=1)).to_contain_text("Cette place est à")
    assert check(second, "invitation to a seat that is held") == []
    second.get_by_role("button", name="Reprendre la place").click()
    wait_for_board(second)
    assert not first.evaluate(seen, table["id"])["seats"][1]["mine"]


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


def test_an_answer_that_comes_late_does_not_lead_back(person: NewPerson, server: Server) -> None:
    """The host starts before the friend has been answered that the seat is theirs."""
    host, friend = person(), person()
    table = waiting_table(host, server, wish("looot", [ME, seat("friend")]))
    host.goto(f"{server.url}/t/{table}")
    friend.goto(f"{server.url}/t/{table}")
    answers: list[tuple[Route, APIResponse]] = []
    friend.route("**/join", lambda route: answers.append((route, route.fetch())))
    friend.get_by_role("button", name="Take a seat").click()
    expect(host.get_by_role("heading", level=1)).to_contain_text("Everybody")
    host.get_by_role("button", name="Start").click()
    wait_for_board(friend)
    [(route, answer)] = answers
    with friend.expect_response("**/join"):
        route.fulfill(response=answer)
    friend.evaluate("async () => { for (const _ of [1, 2]) await new Promise(requestAnimationFrame); }")
    assert friend.locator("main[data-ply]").count() == 1


def new_table_with_friend(host: Page, friend: Page, server: Server, game: str = "looot") -> str:
    table = waiting_table(host, server, wish(game, [ME, seat("friend")]))
    host.goto(f"{server.url}/t/{table}")
    friend.goto(f"{server.url}/t/{table}")
    sit_and_start(host, friend)
    return table


def test_two_browsers_and_what_each_may_know(person: NewPerson, server: Server) -> None:
    """A match of Vikings on Board between two people, to the end."""
    people = host, friend = person(), person(locale="fr-FR")
    new_table_with_friend(host, friend, server, "vikings_on_board")
    plan = PLANS["vikings_on_board"]()
    for page in people:
        wait_for_board(page)
    # Each sees the values of four barrels: their own.
    for page in people:
        expect(page.locator("[data-board] .area svg text")).to_have_count(4)
        expect(page.locator("[data-board] .rivals svg text")).to_have_count(0)
    plies = 0
    while host.locator("main[data-ply]").get_attribute("data-status") == "playing":
        acting = next((page for page in people if choices(page)), None)
        if acting is None:
            host.wait_for_timeout(20)
            continue
        play_ply(acting, press_list, plan)
        same_ply(*people)
        plies += 1
        assert plies < 600
    for page in people:
        expect(page.get_by_test_id("end")).to_be_visible()
    assert host.get_by_test_id("total-0").inner_text() == friend.get_by_test_id("total-0").inner_text()


def reveal(page: Page, name: str) -> None:
    """Wait for the hand-over to that person, look at what it hides, and hold the button."""
    expect(page.get_by_role("dialog")).to_contain_text(name)
    assert page.locator("main").count() == 0
    assert page.locator("[data-board], [role=log], [data-action]").count() == 0
    expect(page.locator("[aria-live]", has_text=re.compile(r"\S"))).to_have_count(0)
    page.get_by_test_id("reveal").click(delay=700)
    wait_for_board(page)


@pytest.mark.parametrize("game", [game for game in GAMES if BROWSING[game].secrets])
def test_hot_seat_hands_over_what_is_secret(game: str, person: NewPerson, server: Server) -> None:
    check = BROWSING[game].secrets
    assert check is not None
    page = person()
    table = new_table(page, server, [ME, seat("device", name="Marguerite")], game)
    page.goto(f"{server.url}/t/{table}")
    names = page.evaluate(
        "async id => (await (await fetch(`/api/tables/${id}`)).json()).seats.map(seat => seat.name)", table
    )
    seen: set[str] = set()
    plan = PLANS[game]()
    for _ in range(14):
        dialog = page.get_by_role("dialog")
        dialog.or_(page.locator('main[data-turn="mine"][data-busy="no"]')).wait_for()
        if dialog.count():
            name = next(one for one in names if one in dialog.inner_text())
            reveal(page, name)
            seen.add(name)
        wait_for_turn(page)
        expect(page.get_by_test_id("turn")).to_have_text(f"Your turn, {name}")
        check(page)
        press_list(page, plan(choices(page)))
        page.wait_for_function("() => document.querySelector('main')?.dataset.busy !== 'yes'")
    assert seen == set(names)


def test_what_was_done_is_taken_back_from_the_hand_over(person: NewPerson, server: Server) -> None:
    page = person()
    table = new_table(page, server, [ME, seat("device", name="Marguerite")], "vikings_on_board")
    page.goto(f"{server.url}/t/{table}")
    first = page.get_by_role("dialog").get_by_role("heading").inner_text()
    reveal(page, first)
    wait_for_turn(page)
    start = choices(page)
    # Of two players' vikings A B B A, the second one's hand-over follows at once.
    press_list(page, "go first_player")
    expect(page.get_by_role("dialog")).not_to_contain_text(first)
    page.get_by_test_id("hand-over-undo").click()
    reveal(page, first)
    wait_for_turn(page)
    assert choices(page) == start


def test_hot_seat(person: NewPerson, server: Server) -> None:
    page = person()
    table = new_table(page, server, [ME, seat("device", name="Marguerite")])
    open_table(page, server, table)
    first = page.get_by_test_id("turn").inner_text()
    assert first.startswith("Your turn")
    play_turn(page)
    wait_for_turn(page)
    expect(page.get_by_test_id("turn")).to_have_text("Your turn, Marguerite")
    play_turn(page)
    wait_for_turn(page)
    expect(page.get_by_test_id("turn")).to_have_text(first)
