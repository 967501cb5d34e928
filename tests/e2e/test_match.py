"""A whole match against a bot, by mouse, from the home page to the score sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Faults, NewPerson
from tests.e2e.play import (
    BOT,
    GAMES,
    ME,
    PLANS,
    choices,
    new_table,
    on_board,
    open_table,
    play_ply,
    play_to_the_end,
    ply,
    press_board,
    press_list,
    seat,
    wait_for_board,
    wait_for_turn,
)
from tests.e2e.server import Server
from tests.games.vikings_on_board.browser import roaming

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_mouse(game: str, person: NewPerson, server: Server) -> None:
    page = person(bypass_csp=True)
    page.goto(server.url)
    # Every question is answered on the board.
    page.add_style_tag(content=".side .choices { display: none }")
    page.locator(f'a[href="/new/{game}"]').click()
    page.get_by_label("Seat 2: who sits there").select_option("bot")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    play_to_the_end(page, press_board, PLANS[game]())
    totals = [int(page.get_by_test_id(f"total-{seat}").inner_text().replace("−", "-")) for seat in (0, 1)]
    sums = (
        page.get_by_test_id("end")
        .locator("tbody tr")
        .evaluate_all(
            """rows => rows.map(row => [...row.querySelectorAll("td")].map(
             cell => Number(cell.innerText.replace("▲", "").replace("−", "-"))))"""
        )
    )
    assert [sum(row[seat] for row in sums) for seat in (0, 1)] == totals

    # Every number opens the events behind it.
    most = totals.index(max(totals))
    row = max(range(len(sums)), key=lambda at: sums[at][most])
    page.get_by_test_id("end").locator("tbody tr").nth(row).locator("td button").nth(most).click()
    log = page.get_by_role("log")
    name = page.locator(f'.players [data-seat="{most}"] bdi').inner_text()
    expect(log.get_by_role("listitem").first).to_contain_text(name)
    category = page.get_by_test_id("end").locator("tbody th").nth(row).inner_text()
    expect(page.get_by_text(f"Only: {category}, {name}")).to_be_visible()
    # What is out of sight is not drawn, so it has no inner text.
    assert [line for line in log.locator("p").all_text_contents() if name not in line] == []

    page.get_by_test_id("rematch").click()
    page.wait_for_selector('main[data-status="playing"]')
    wait_for_turn(page)


def test_undo_and_restart_the_turn(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT]))
    start = choices(page)
    before = ply(page)
    play_ply(page, press_board)
    page.get_by_test_id("undo").click()
    page.wait_for_selector(f'main[data-ply="{before}"]')
    wait_for_turn(page)
    assert choices(page) == start
    while not any(action == "end" for action in choices(page)):
        play_ply(page, press_board)
        wait_for_turn(page)
    page.get_by_test_id("restart").click()
    page.wait_for_selector(f'main[data-ply="{before}"]')
    wait_for_turn(page)
    assert choices(page) == start


def test_stages_of_a_turn_are_undone_one_by_one_or_all_at_once(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT], "vikings_on_board"))
    start, before = choices(page), ply(page)

    def pick(verb: str) -> None:
        play_ply(page, press_board, lambda actions: next(one for one in actions if one.startswith(verb)))
        wait_for_turn(page)

    pick("go move" if "go move" in start else "go swap")
    pick("body")
    expect(page.locator(".so-far")).to_contain_text("body")
    for back in (1, 0):
        page.get_by_test_id("undo").click()
        page.wait_for_selector(f'main[data-ply="{before + back}"]')
        wait_for_turn(page)
    assert choices(page) == start
    pick("go tavern_1" if "go tavern_1" in start else "go tavern_2")
    pick("barrel")
    page.get_by_test_id("restart").click()
    page.wait_for_selector(f'main[data-ply="{before}"]')
    wait_for_turn(page)
    assert choices(page) == start


def test_a_departure_is_played_and_any_key_skips_it(person: NewPerson, server: Server) -> None:
    page = person(reduced_motion="no-preference")
    open_table(page, server, new_table(page, server, [ME, BOT], "vikings_on_board"))
    plan = roaming()
    while page.locator("[data-phase]").get_attribute("data-phase") != "departing":
        play_ply(page, press_list, plan)
        assert wait_for_turn(page)
    ship = choices(page)[0]
    play_ply(page, press_board, lambda _: ship)
    scene = page.locator(".departure")
    expect(scene.get_by_role("heading", level=2)).to_have_text(f"{ship.capitalize()} leaves")
    expect(page.locator(f'[data-ship="{ship[-1]}"] .stern')).to_be_visible()
    wait_for_turn(page)
    page.keyboard.press("Escape")
    if choices(page)[0].startswith(("take", "box")):
        expect(scene.locator(".pool .legal").first).to_be_visible()
    else:
        expect(scene).to_have_count(0)
        expect(page.locator(f'[data-ship="{ship[-1]}"] .record')).to_contain_text("Departure 1")


# Whatever moves on a board is put down by the name of its picture.
MOVED = """window.moved = []; const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.moved.push(this.querySelector("use")?.getAttribute("href") ?? "");
  return animate.apply(this, how);
};"""


def test_who_comes_before_the_first_decision_sees_how_it_was_laid_out(
    person: NewPerson, server: Server
) -> None:
    """Whoever it is, here one who watches; alone at Althing also what Thorfinn did before it."""
    host, watcher = person(), person(reduced_motion="no-preference")
    watcher.add_init_script(MOVED)
    two = [ME, seat("device", name="Marguerite")]
    for game, seats, first in (
        ("looot", two, ""),
        ("vikings_on_board", two, "#vb-viking"),
        ("lofoten", two, "#good-"),
        ("althing", [ME], "#al-at-kattegat"),
    ):
        watcher.goto(f"{server.url}/t/{new_table(host, server, seats, game)}")
        wait_for_board(watcher)
        watcher.wait_for_function("window.moved.length > 0")
        assert watcher.evaluate("window.moved[0]").startswith(first)


def test_anothers_body_says_why_it_cannot_be_promoted(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT], "vikings_on_board"))
    building = next(one for one in ("go promotion", "go change_ship") if one in choices(page))
    play_ply(page, press_board, lambda _: building)
    wait_for_turn(page)
    page.locator(".body:not(.legal) svg.seat-1").first.click(force=True)
    card = page.get_by_test_id("card")
    expect(card).to_contain_text("not of your colour")
    with page.expect_popup() as popup:
        card.get_by_role("link").click()
    rules: Page = popup.value
    expect(rules).to_have_url(re.compile(r"/rules/vikings_on_board#vikings_on_board-5\.[23]$"))
    expect(rules.locator(".clause.target")).to_be_in_viewport()


def test_an_illegal_place_says_why_and_opens_the_clause(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT]))
    legal = set(choices(page))
    hexes = page.locator('[data-target^="hex:"]')
    hexes.first.wait_for()  # the board's script may arrive after the list of actions
    targets = hexes.evaluate_all("all => all.map(one => one.dataset.target)")
    far = next(one for one in targets if one.replace("hex:", "place ") not in legal)
    # It says that it cannot be chosen, and may be pressed all the same.
    page.locator(f'[data-target="{far}"]').click(force=True)
    card = page.get_by_test_id("card")
    expect(card).to_contain_text("Not allowed")
    clause = card.get_by_role("link")
    expect(clause).to_contain_text("Rule ")
    with page.expect_popup() as popup:
        clause.click()
    rules: Page = popup.value
    expect(rules).to_have_url(re.compile("/rules/looot#looot-"))
    assert set(choices(page)) == legal


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_and_may_not_touch(game: str, person: NewPerson, server: Server) -> None:
    host, guest = person(), person()
    table = new_table(host, server, [ME, BOT], game)
    open_table(host, server, table)
    guest.goto(f"{server.url}/t/{table}")
    expect(guest.get_by_text("You are watching this match.")).to_be_visible()
    play_ply(host, press_list)
    guest.wait_for_selector(f'main[data-ply="{ply(host)}"]')
    assert choices(guest) == []
    expect(guest.get_by_test_id("undo")).to_have_count(0)
    if game == "vikings_on_board":
        # The host knows the barrels of one seat, a spectator none.
        expect(host.locator("[data-board] svg text")).to_have_count(4)
        expect(guest.locator("[data-board] svg text")).to_have_count(0)
    if game == "lofoten":
        # The host knows their own cards, a spectator none.
        faces = "[data-board] .in-hand svg:is(.mead, .fish, .sheep, .coffer)"
        expect(host.locator(faces).first).to_be_visible()
        expect(guest.locator("[data-board] .in-hand svg.card").first).to_be_visible()
        expect(guest.locator(faces)).to_have_count(0)
    if game == "althing":
        # The host knows their own cards, a spectator none.
        expect(host.locator("[data-board] .in-hand .name").first).to_be_visible()
        expect(guest.locator("[data-board] .in-hand svg.back").first).to_be_visible()
        expect(guest.locator("[data-board] .in-hand .name")).to_have_count(0)


def test_a_press_counts_though_the_piece_is_drawn_anew_under_it(person: NewPerson, server: Server) -> None:
    """A browser forgets a press whose beginning is gone when it ends; previews may arrive just then."""
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT], "lofoten"))
    before = ply(page)
    piece = on_board(page, choices(page)[0])
    piece.hover()
    piece.evaluate("""one => {
      const cover = document.createElement("span");
      cover.className = "cover";
      cover.style.cssText = "position: absolute; inset: 0";
      one.append(cover);
    }""")
    page.mouse.down()
    piece.evaluate("one => one.querySelector('.cover').remove()")
    page.mouse.up()
    page.wait_for_selector(f'main[data-ply="{before + 1}"]')


def test_an_unknown_table_says_so(person: NewPerson, server: Server, faults: Faults) -> None:
    faults.allowed = re.compile(r"404|WebSocket connection")
    page = person()
    page.goto(f"{server.url}/t/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()
