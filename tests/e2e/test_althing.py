"""Althing in the browser: paying as one gesture, answers across two browsers, the campaign, every phase."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from drakkar.games.althing.scene_types import AlthingScene
from drakkar.play.match import Match
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.play import (
    BOT,
    ME,
    PICKED,
    PLAIN,
    Press,
    choices,
    new_table,
    on_board,
    open_table,
    play_ply,
    play_to_the_end,
    ply,
    press_list,
    seat,
    sit_and_start,
    upload,
    wait_for_board,
    wait_for_turn,
    waiting_table,
    wish,
)
from tests.e2e.sagas import moment
from tests.e2e.server import Server
from tests.e2e.test_accessibility import check
from tests.games.althing.browser import travelling

pytestmark = pytest.mark.e2e

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FRIEND = seat("friend")
# The hand reaches far with all its cards; nobody is safe at the start.
WILD = {"kattegat": "b", "deck": "baldur", "fjord_trolls": "always"}


def at(page: Page, place: str) -> Locator:
    return page.locator(f'[data-target="{place}"]:visible').first


def tap_board(page: Page, action: str) -> None:
    """On a phone symbols are shown once their card is picked; what cannot be taken back is confirmed."""
    verb, *what = action.split(" ")
    primary = page.get_by_test_id("primary")
    if action in PLAIN:
        primary.tap()
        return
    before = ply(page)
    if verb in PICKED or (verb == "play" and not on_board(page, action).count()):
        at(page, f"hand:{what[0]}").tap()
    on_board(page, action).tap()
    page.wait_for_function(
        """before => Number(document.querySelector("main[data-ply]").dataset.ply) > before
               || document.querySelector('[data-testid="primary"]')?.textContent.trim() === "Confirm" """,
        arg=before,
    )
    if ply(page) == before:
        primary.tap()


def until(page: Page, wanted: Callable[[list[str]], bool], press: Press = press_list) -> None:
    """Plays on until what is wanted may be chosen."""
    plan = travelling()
    for _ in range(300):
        assert wait_for_turn(page), "the match is over"
        if wanted(choices(page)):
            return
        play_ply(page, press, plan)
    raise AssertionError("it never came to that")


def has(verb: str) -> Callable[[list[str]], bool]:
    return lambda actions: any(one.split(" ")[0] == verb for one in actions)


@pytest.mark.parametrize(("name", "options"), [("mouse", {}), ("touch", TOUCH)], ids=["mouse", "touch"])
def test_paying_is_one_gesture(
    name: str, options: dict[str, object], person: NewPerson, server: Server
) -> None:
    """Choose the goal, tap cards and tap them again, see the sum, confirm: no tap asks for a second one."""
    page = person(**options)
    open_table(page, server, new_table(page, server, [ME, BOT], "althing", options={"deck": "baldur"}))
    until(page, has("recruit"))
    before, start = ply(page), choices(page)
    goal = next(one for one in start if one.startswith("recruit"))

    def tap(place: Locator) -> None:
        place.tap() if name == "touch" else place.click()

    def settle(plies: int) -> None:
        page.wait_for_selector(f'main[data-ply="{before + plies}"][data-busy="no"]')

    tap(at(page, f"assembly:{goal.split()[1]}"))
    settle(1)
    expect(page.get_by_test_id("sum")).to_contain_text("missing")
    cards = page.locator(".held .piece.legal")
    tap(cards.first)
    settle(2)
    expect(page.locator(".held.pledged")).to_have_count(1)
    # Tapped again, it is not pledged any more; the goal given up, all is as before.
    tap(page.locator(".held.pledged .piece"))
    settle(1)
    expect(page.locator(".held.pledged")).to_have_count(0)
    page.get_by_role("button", name="Give it up").click()
    settle(0)
    wait_for_turn(page)
    assert choices(page) == start

    tap(at(page, f"assembly:{goal.split()[1]}"))
    settle(1)
    for paid in range(2, 8):
        if "confirm" in choices(page):
            break
        tap(page.locator(".held .piece.legal").first)
        settle(paid)
    expect(page.get_by_test_id("sum")).to_contain_text("Paid in full")
    page.get_by_test_id("primary").click()
    expect(page.get_by_role("log") if name == "mouse" else page.locator(".drawer")).to_contain_text(
        re.compile("recruits|New in the assembly")
    )


def two_people(person: NewPerson, server: Server, **options: str) -> tuple[Page, Page]:
    """Two browsers at one table, the second one a phone that speaks French."""
    host, friend = person(), person(locale="fr-FR", **TOUCH)
    made = waiting_table(host, server, wish("althing", [ME, FRIEND], options=options))
    host.goto(f"{server.url}/t/{made}")
    friend.goto(f"{server.url}/t/{made}")
    sit_and_start(host, friend)
    for page in (host, friend):
        wait_for_board(page)
    return host, friend


def whose(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Who is to act, and the other one, when both have seen the same."""
    host, friend = pages
    host.wait_for_function(
        """() => document.querySelector("main[data-ply]").dataset.turn === "mine"
              || document.querySelector("main[data-ply]").dataset.turn === "theirs" """
    )
    most = max(ply(host), ply(friend))
    for page in pages:
        page.wait_for_selector(f'main[data-ply="{most}"][data-busy="no"]')
    mine = host.locator("main[data-ply]").get_attribute("data-turn") == "mine"
    return (host, friend) if mine else (friend, host)


def until_asked(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Both play until one has aimed a ruse at the other: who is asked, and who asks."""
    traveller = travelling()

    def plan(actions: list[str]) -> str:
        ruses = [one for one in actions if re.fullmatch(r"(play \w+ (axe|troll|storm)|target .*)", one)]
        return ruses[0] if ruses else traveller(actions)

    for _ in range(200):
        acting, other = whose(pages)
        if "let" in choices(acting):
            return acting, other
        play_ply(acting, press_list, plan)
    raise AssertionError("nobody aimed at anybody")


def test_a_reaction_across_two_browsers(person: NewPerson, server: Server) -> None:
    pages = two_people(person, server, kattegat="b")
    asked, waiting = until_asked(pages)
    # Both know what was announced and who may answer; only one of them is offered an answer.
    for page in pages:
        expect(page.locator(".strip h2")).to_be_visible()
    expect(at(asked, "answer:let")).to_be_visible()
    expect(waiting.locator('[data-target="answer:let"]')).to_have_count(0)
    assert choices(waiting) == []
    silent = ply(asked)
    # The question waits for whoever loses the connection.
    asked.reload()
    wait_for_turn(asked)
    assert "let" in choices(asked)
    at(asked, "answer:let").click()
    waiting.wait_for_function(
        "before => Number(document.querySelector('main[data-ply]').dataset.ply) > before", arg=silent
    )
    drawer = waiting.locator(".log-area")
    expect(drawer).to_contain_text(re.compile("lets it happen|laisse faire"))


def test_not_asked_again_in_this_phase(person: NewPerson, server: Server) -> None:
    """The browser lets it happen by itself, after a while."""
    pages = two_people(person, server, kattegat="b")
    asked, waiting = until_asked(pages)
    before = ply(waiting)
    asked.get_by_role("checkbox").check()
    waiting.wait_for_function(
        "before => Number(document.querySelector('main[data-ply]').dataset.ply) > before", arg=before
    )


def test_a_time_limit_is_ones_own(person: NewPerson, server: Server) -> None:
    """It is off until somebody wants it, counts down in sight, and can be taken off again."""
    pages = two_people(person, server, kattegat="b")
    asked, _ = until_asked(pages)
    expect(asked.get_by_role("timer")).to_have_count(0)
    limit = asked.locator(".time select")
    limit.select_option("60")
    expect(asked.get_by_role("timer")).to_be_visible()
    limit.select_option("0")
    expect(asked.get_by_role("timer")).to_have_count(0)
    assert "let" in choices(asked)


def test_a_part_of_the_campaign_is_an_option(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/new/althing?scenario=1b")
    expect(page.get_by_role("heading", name="Axe and shield")).to_be_visible()
    # The options of the free set-up mean nothing in a part; the fourth part is not for four.
    page.locator("summary").click()
    faces = page.get_by_role("group", name="Faces of the steps")
    expect(faces.get_by_role("radio").first).to_be_disabled()
    fourth = page.get_by_role("group", name="Campaign").get_by_role("radio", name="Part 4")
    expect(fourth).to_be_enabled()
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    expect(fourth).to_be_disabled()
    page.goto(f"{server.url}/new/althing?scenario=4")
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("button", name="Add a seat")).to_be_disabled()
    expect(page.get_by_role("main")).to_contain_text("has three parts")

    page.goto(f"{server.url}/new/althing?scenario=1a")
    page.get_by_label("Seat 2: who sits there").select_option("bot")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    expect(page.locator(".track .step")).to_have_count(5)


def test_a_part_on_a_phone_leads_to_the_next(person: NewPerson, server: Server) -> None:
    """Tapped on the board from the first goal to the last step; then the path shows how far one has come."""
    page = person(**TOUCH)
    table = new_table(page, server, [ME, BOT, BOT], "althing", options={"scenario": "1a"})
    open_table(page, server, table)
    done = play_to_the_end(page, tap_board, travelling())
    assert {"recruit", "pay", "confirm", "end", "draw"} <= {action.split(" ")[0] for action in done}
    expect(page.get_by_test_id("end")).to_contain_text("Steps crossed")
    page.get_by_test_id("next").tap()
    expect(page.get_by_role("heading", name="Axe and shield")).to_be_visible()
    page.goto(f"{server.url}/g/althing")
    path = page.get_by_role("region", name="Learn it step by step").get_by_role("listitem")
    expect(path.filter(has_text="A match: Trolls on the road")).to_contain_text("done")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phase_fits_and_is_accessible(seats: int, person: NewPerson, server: Server) -> None:
    """On a desktop nothing scrolls; axe finds nothing in any phase that comes up."""
    page = person(bypass_csp=True)
    table = new_table(page, server, [ME, *[BOT] * (seats - 1)], "althing", options=WILD)
    open_table(page, server, table)
    luck, traveller = Random(seats), travelling()
    seen: set[str] = set()
    faults: list[str] = []
    for _ in range(90):
        if not wait_for_turn(page):
            break
        phase = str(page.locator("[data-phase]").get_attribute("data-phase"))
        if phase not in seen:
            seen.add(phase)
            faults += check(page, f"{seats} seats, {phase}")
            board = page.locator(".table-page .board")
            room = board.evaluate(
                "one => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"
            )
            assert max(room) <= 0, (phase, room)
        # Anything, once something was paid for.
        play_ply(page, press_list, luck.choice if "paying" in seen else traveller)
    assert faults == []
    assert {"acting", "paying", "arranging"} <= seen


def too_small(page: Page) -> list[str]:
    """What on the board is too small for a finger."""
    return list(
        page.locator("[data-board] button:visible").evaluate_all(
            """all => all.map(one => [one.dataset.target ?? one.textContent, one.getBoundingClientRect()])
                      .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
        )
    )


def test_on_a_phone_the_storm_before_a_rival_is_large_enough(person: NewPerson, server: Server) -> None:
    def stormy(match: Match) -> bool:
        seat = match.state.to_act
        scene = match.game.scene(match.view(seat))
        assert isinstance(scene, AlthingScene)
        return bool(scene.players[1 - seat].storms)

    found = moment("althing", {}, stormy)
    page = person(**TOUCH)
    page.goto(f"{server.url}/r/{upload(page, server, found.saga)}#{found.ply}")
    page.get_by_test_id("scrubber").wait_for()
    page.get_by_test_id("eyes").select_option(str(found.seat))
    expect(page.locator(".rivals [data-target^='storm:']")).to_be_visible()
    # A spectator's hidden cards are there until the seat's own have come.
    expect(page.locator('[data-target="hand:"]')).to_have_count(0)
    assert too_small(page) == []


def test_on_a_phone_whatever_can_be_tapped_is_large_enough(person: NewPerson, server: Server) -> None:
    page = person(**TOUCH)
    open_table(page, server, new_table(page, server, [ME, BOT, BOT, BOT], "althing", options=WILD))
    luck = Random(4)
    for _ in range(40):
        if not wait_for_turn(page):
            break
        assert too_small(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        action = luck.choice(choices(page))
        before = ply(page)
        page.locator(f'button[data-action="{action}"]').evaluate("one => { one.click(); }")
        if page.get_by_role("button", name="Confirm", exact=True).is_visible():
            page.get_by_test_id("primary").click()
        page.wait_for_function(
            "before => Number(document.querySelector('main[data-ply]').dataset.ply) > before", arg=before
        )


def test_by_keyboard_alone(person: NewPerson, server: Server) -> None:
    """A recruit from the goal to the confirmation, with Tab, N and Enter on the board itself."""
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT], "althing", options={"deck": "baldur"}))
    until(page, has("recruit"))
    before = ply(page)
    page.locator("body").press("Tab")
    for _ in range(60):
        if page.evaluate("() => document.activeElement?.closest('.assembly') !== null"):
            break
        page.keyboard.press("Tab")
    for _ in range(8):
        if page.evaluate("() => document.activeElement?.matches('.assembly .piece.legal')"):
            break
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'main[data-ply="{before + 1}"][data-busy="no"]')
    for paid in range(2, 8):
        if "confirm" in choices(page):
            break
        for _ in range(12):
            if page.evaluate("() => document.activeElement?.matches('.held .piece.legal')"):
                break
            page.keyboard.press("n")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'main[data-ply="{before + paid}"][data-busy="no"]')
    for _ in range(12):
        if page.evaluate("() => document.activeElement?.dataset.target === 'pay:confirm'"):
            break
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("recruits")
