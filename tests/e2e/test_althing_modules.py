"""Althing's modules in the browser: a deck composed by tapping, Thorfinn, all of it at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from drakkar.play.saga import parse
from tests.e2e.conftest import NewPerson
from tests.e2e.play import (
    BOT,
    ME,
    branch,
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
    upload,
    wait_for_turn,
)
from tests.e2e.server import Server
from tests.e2e.test_accessibility import check
from tests.e2e.test_althing import TOUCH, at, tap_board, two_people, whose
from tests.games.althing.browser import travelling

pytestmark = pytest.mark.e2e

GOLDEN = Path(__file__).parents[1] / "golden"
EVERYTHING = {"deck": "own_loki", "hela": "on", "hela_steps": "among", "epic": "eight", "faces": "mixed"}


def press(page: Page, action: str) -> None:
    """On the board; the cards of a deck, which are tapped in any order there, from the list."""
    (press_list if action.startswith("pick") else press_board)(page, action)


def tap(page: Page, action: str) -> None:
    """The same by touch: Heimdall's step is chosen first."""
    verb, _, what = action.partition(" ")
    if verb == "pick":
        press_list(page, action)
        return
    if verb in ("turn", "switch"):
        at(page, f"shape:{what.split(' ')[0]}").tap()
    tap_board(page, action)


@pytest.mark.parametrize("options", [{}, TOUCH], ids=["mouse", "touch"])
def test_a_deck_is_composed_by_tapping(options: dict[str, object], person: NewPerson, server: Server) -> None:
    """In and out in any order; only a whole deck can be confirmed, and it is the one that is shown."""
    page = person(**options)
    open_table(page, server, new_table(page, server, [ME, BOT], "althing", options={"deck": "own"}))
    composer = page.get_by_role("region", name="Compose your deck")
    confirm = page.locator('button[data-action="confirm"]')

    def press_card(card: str) -> None:
        place = composer.locator(f'[data-target="compose:{card}"]')
        place.tap() if options else place.click()

    for number, card in enumerate(["loki:1", "tyr:1", "odin:1", "idhunn:1", "odin:2"], 1):
        press_card(card)
        expect(composer).to_contain_text(f"{number} of 6 cards")
    expect(confirm).to_have_count(0)
    press_card("freyr:1")
    expect(confirm).to_have_count(1)
    press_card("tyr:1")
    expect(composer).to_contain_text("5 of 6 cards")
    expect(confirm).to_have_count(0)
    press_card("thor:1")
    expect(confirm).to_have_count(1)
    assert check(page, "composer") == []
    page.get_by_test_id("primary").click()
    wait_for_turn(page)
    owned = page.evaluate(
        """() => [...document.querySelectorAll('[role="log"], .log-area')]
                 .map(one => one.textContent).join(" ")"""
    )
    assert re.search(r"composed this deck: Odin, Odin, Thor, Freyr, Idhunn and Loki", owned), owned


def test_who_has_a_deck_sees_it_until_the_others_have_theirs(person: NewPerson, server: Server) -> None:
    pages = two_people(person, server, deck="own")
    first, other = whose(pages)
    for _ in range(6):
        play_ply(first, press_list, lambda actions: next(one for one in actions if one.startswith("pick")))
    play_ply(first, press_list, lambda _: "confirm")
    deck = first.get_by_role("region", name=re.compile("Your deck, until|Votre deck, en attendant"))
    expect(deck.locator(".one.taken")).to_have_count(6)
    wait_for_turn(other)
    composing = other.get_by_role("region", name=re.compile("Compose your deck|Composez votre deck"))
    expect(composing.locator(".one").first).to_be_visible()
    expect(composing.locator(".one.taken")).to_have_count(0)


def test_alone_against_thorfinn(person: NewPerson, server: Server) -> None:
    """From the page of a new table to the end; then the record has one more match."""
    page = person()
    page.goto(f"{server.url}/new/althing")
    page.get_by_role("button", name="Remove seat 2").click()
    expect(page.get_by_role("main")).to_contain_text("Alone against Thorfinn")
    record = page.get_by_role("region", name="Your results against Thorfinn")
    expect(record).to_contain_text("not played yet")
    page.locator("summary").click()
    modes, twins = (page.get_by_role("group", name=name) for name in ("Thorfinn", "Twins of the legend"))
    expect(twins.get_by_role("radio").first).to_be_disabled()
    modes.get_by_text("Legend, normal", exact=True).click()
    twins.get_by_text("From wood on", exact=True).click()
    expect(twins.get_by_role("radio", name="From wood on")).to_be_checked()
    modes.get_by_text("Difficult", exact=True).click()
    expect(twins.get_by_role("radio").first).to_be_disabled()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    foe = page.get_by_role("region", name="Thorfinn", exact=True)
    expect(foe.locator(".row.here")).to_have_count(1)
    expect(page.locator(".tray")).to_contain_text(re.compile("Thorfinn does|does nothing|Let it happen"))
    assert check(page, "solo") == []
    play_to_the_end(page, press, travelling())
    end = page.get_by_test_id("end")
    expect(end).to_contain_text(re.compile("Thorfinn was first|takes the throne"))
    expect(end).to_contain_text(re.compile(r"Difficult: [01] wins? of 1"))


def test_fair_weather_lifts_one_of_two_shortages(person: NewPerson, server: Server) -> None:
    """What it lifts is chosen on the board, and the cards count again."""
    page = person()
    text = (GOLDEN / "althing-thorfinn-weather-lifted.saga").read_text(encoding="utf-8")
    actions = [entry.action for entry in parse(text, "golden").entries]
    lifted = next(at for at, action in enumerate(actions) if action.startswith("lift "))
    over = upload(page, server, text)
    table = branch(page, server, over, lifted, [ME])
    page.goto(f"{server.url}/t/{table}")
    wait_for_turn(page)
    assert {choice.split(" ")[0] for choice in choices(page)} == {"lift"}
    assert check(page, "lifting") == []
    press(page, actions[lifted])
    expect(page.locator(".log-area")).to_contain_text("Fair weather:")


@pytest.mark.parametrize(("options", "plan"), [({}, 6), (TOUCH, 4)], ids=["mouse", "touch"])
def test_a_match_with_everything(
    options: dict[str, object], plan: int, person: NewPerson, server: Server
) -> None:
    """Hela cards are placed, decks composed, ways chosen: all on the board, to the end."""
    page = person(**options)
    # Somebody in less of a hurry than oneself, or one might not get as far as the fork.
    table = new_table(page, server, [ME, seat("bot", bot="random")], "althing", options=EVERYTHING)
    open_table(page, server, table)
    assert choices(page)[0].startswith("place")
    assert check(page, "placing") == []
    way = tap if options else press
    done = play_to_the_end(page, way, travelling(plan))
    assert {"place", "pick", "confirm", "recruit"} <= {one.split(" ")[0] for one in done}


def find_fork(page: Page, server: Server) -> str:
    """A way that can be paid for, sooner or later; the luck of a table may be against it."""
    plan = travelling()
    for _ in range(4):
        seats = [ME, seat("bot", bot="random")]
        open_table(page, server, new_table(page, server, seats, "althing", options={"epic": "six"}))
        while wait_for_turn(page):
            ways = [one for one in choices(page) if re.fullmatch("cross (left|right)", one)]
            if ways:
                return ways[-1]
            play_ply(page, press_list, plan)
    raise AssertionError("nowhere could a step be crossed")


def test_a_way_is_chosen_at_a_fork(person: NewPerson, server: Server) -> None:
    """The cards of both ways are there; the one pressed is then paid for, and stood on."""
    page = person()
    way = find_fork(page, server)
    expect(page.locator(".track")).to_contain_text("Kattegat")
    press_board(page, way)
    while wait_for_turn(page):
        actions = choices(page)
        verb = "confirm" if "confirm" in actions else "pay"
        if not any(one.startswith(verb) for one in actions):
            break
        play_ply(page, press_list, lambda found, verb=verb: next(o for o in found if o.startswith(verb)))  # type: ignore[misc]
        if verb == "confirm":
            break
    expect(page.locator(".log-area")).to_contain_text("crosses")


def test_heimdall_changes_the_epic(person: NewPerson, server: Server) -> None:
    """A step is pressed, then turned over or exchanged with a second one."""
    page = person()
    table = new_table(page, server, [ME, BOT], "althing", options={"deck": "own"}, undo="none")
    open_table(page, server, table)
    plan = travelling()
    # With Tyr in the deck, Heimdall comes sooner or later.
    wanted = ["pick odin", "pick odin", "pick thor", "pick tyr", "pick idhunn", "pick loki"]
    for _ in range(400):
        assert wait_for_turn(page), "Heimdall was never called"
        actions = choices(page)
        if "play tyr heimdall" in actions:
            break
        pick = next((one for one in wanted if one in actions), "")
        if pick:
            wanted.remove(pick)
        play_ply(page, press_list, lambda found, pick=pick: pick or plan(found))  # type: ignore[misc]
    press_list(page, "play tyr heimdall")
    page.wait_for_function("() => document.querySelector('[data-target^=\"shape:\"]')")
    before = ply(page)
    turn = next(one for one in choices(page) if one.startswith("turn"))
    step = at(page, f"shape:{turn.split()[1]}")
    step.click()
    expect(step).to_have_attribute("aria-pressed", "true")
    on_board(page, turn).click()
    page.wait_for_function(
        "before => Number(document.querySelector('main[data-ply]')?.dataset.ply) > before", arg=before
    )
    expect(page.locator(".log-area")).to_contain_text("over: it shows face")
