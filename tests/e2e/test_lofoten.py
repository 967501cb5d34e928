"""What is special at a table of Lofoten: ways shown before they are gone, Jarls, upgrades, a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from drakkar.play.match import Match
from drakkar.play.preview import routes
from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.play import (
    BOT,
    ME,
    PLANS,
    branch,
    choices,
    on_board,
    play_ply,
    ply,
    press_board,
    upload,
    wait_for_board,
    wait_for_turn,
)
from tests.e2e.sagas import Moment, moment
from tests.e2e.server import Server
from tests.e2e.test_together import new_table_with_friend, same_ply
from tests.games.lofoten.browser import check_cards

pytestmark = pytest.mark.e2e

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LOADS = ("TileLoaded", "TileStored")


def sit(page: Page, server: Server, at: Moment) -> None:
    """At a table that goes on from there, in the seat that chooses."""
    over = upload(page, server, at.saga)
    table = branch(page, server, over, at.ply, [ME if seat == at.seat else BOT for seat in (0, 1)])
    page.goto(f"{server.url}/t/{table}")
    wait_for_turn(page)


def offers(match: Match, verb: str) -> bool:
    return any(match.game.space.notation(action).startswith(verb) for action in match.legal())


def loads_on_the_way(match: Match) -> bool:
    """Whether the left card brings something to load, after two moves and not before."""
    parse = match.game.space.parse
    if parse("play left") not in match.legal():
        return False
    steps = (parse("shift left"), parse("turn ccw"))
    ways = routes(match.game, match.view(match.state.to_act), parse("play left"), steps, 2)
    fruitful = [
        len(way.actions) for way in ways if any(type(event).__name__ in LOADS for event in way.shown.events)
    ]
    # A card of value 1 has one move of its own; what it takes two for costs a coin and is not shown.
    label = match.game.describe(match.state, parse("play left"))
    return bool(fruitful) and min(fruitful) == 2 and int(label.params["moves"]) > 1


@pytest.fixture(scope="module")
def way() -> Moment:
    return moment("lofoten", {}, loads_on_the_way)


def test_the_ways_of_a_card_are_shown_and_gone(way: Moment, person: NewPerson, server: Server) -> None:
    page = person()
    sit(page, server, way)
    before = ply(page)
    expect(page.locator("[data-route]")).to_have_count(0)
    on_board(page, "play left").hover()
    ways = page.locator("[data-route]")
    expect(ways.first).to_be_visible()
    expect(page.locator(".steps").first).to_be_visible()
    # They stay while the pointer goes to them, and show where the fleet would be and what it would load.
    page.mouse.move(5, 5)
    shown = ways.first
    actions = str(shown.get_attribute("data-route")).split(",")
    assert actions[0] == "play left"
    assert len(actions) == 3
    expect(shown).to_have_accessible_name(re.compile("loads|stores|unloads"))
    shown.hover()
    ghost = page.locator(".wheel.ghost")
    expect(ghost).to_be_visible()
    expect(ghost.locator(".step-number")).to_have_attribute("data-step", "2")
    expect(page.locator(".tile.leaving, .coming").first).to_be_visible()
    page.mouse.move(5, 5)
    expect(ghost).to_have_count(0)
    assert ply(page) == before

    shown.click()
    page.wait_for_selector(f'main[data-ply="{before + 3}"][data-busy="no"]')
    expect(page.get_by_role("log")).to_contain_text(re.compile("loads|stores|unloads"))
    # Each move is a ply of its own, to be taken back alone.
    page.get_by_test_id("undo").click()
    page.wait_for_selector(f'main[data-ply="{before + 2}"]')


def test_one_move_is_shown_with_what_it_brings(way: Moment, person: NewPerson, server: Server) -> None:
    page = person()
    sit(page, server, way)
    on_board(page, "play left").click()
    wait_for_turn(page)
    step = next(action for action in choices(page) if action.startswith(("shift", "turn")))
    on_board(page, step).hover()
    expect(page.locator(".wheel.ghost")).to_be_visible()
    expect(page.locator(".tray.ghost li")).to_have_count(1)
    # What cannot be done says why.
    far = "shift right" if step != "shift right" else "shift left"
    on_board(page, far).click(force=True)
    expect(page.get_by_test_id("card")).to_contain_text("it only shifts left")
    page.get_by_test_id("primary").click()
    expect(page.locator('[data-phase="drawing"]')).to_be_visible()
    play_ply(page, press_board, lambda _: "put right")


def test_a_jarl_is_claimed(person: NewPerson, server: Server) -> None:
    page = person()
    sit(page, server, moment("lofoten", {"jarls": "on"}, lambda match: offers(match, "claim")))
    action = next(action for action in choices(page) if action.startswith("claim"))
    met = page.locator(".jarls .bar.met")
    expect(met.first).to_be_visible()
    # The Jarls are inventions: their help says so, the board only to who asks for it.
    expect(page.locator(".jarls .mark")).to_have_count(0)
    expect(page.get_by_test_id("marks")).to_have_text(re.compile(r"guessed, 2 invented by us"))
    jarl = on_board(page, action)
    jarl.hover()
    expect(page.get_by_test_id("card")).to_contain_text("invented by us")
    before = ply(page)
    jarl.click()
    page.wait_for_function(
        "before => Number(document.querySelector('main[data-ply]')?.dataset.ply) > before", arg=before
    )
    expect(page.locator(".jarls article.claimed")).to_have_count(1)
    expect(page.locator(".jarls article.claimed")).to_contain_text("ally of")


def test_an_upgrade_is_paid_with_a_tile(person: NewPerson, server: Server) -> None:
    page = person()
    sit(page, server, moment("lofoten", {"longships": "on"}, lambda match: offers(match, "upgrade")))
    action = next(action for action in choices(page) if action.startswith("upgrade"))
    letter = action[-1]
    ship = on_board(page, action)
    # Before it is chosen the longship says what it would do.
    expect(ship.locator(".tag.offered")).to_be_visible()
    play_ply(page, press_board, lambda _: action)
    wait_for_turn(page)
    flips = choices(page)
    assert all(flip.startswith("flip") for flip in flips)
    expect(page.locator(".stored.legal")).to_have_count(len(flips))
    play_ply(page, press_board, lambda _: flips[0])
    expect(page.locator(f'.lane:not(.far) [data-letter="{letter}"].gold').first).to_be_visible()
    expect(page.locator(".near .stored .flipped").first).to_be_visible()
    expect(page.locator(".self .bonus .reached")).to_have_count(1)


def test_a_phone_keeps_the_hand_and_shows_the_ways(way: Moment, person: NewPerson, server: Server) -> None:
    page = person(**TOUCH)
    sit(page, server, way)
    for card in ("left", "middle", "right"):
        expect(page.locator(f'[data-target="hand:{card}"]')).to_be_in_viewport(ratio=1)
    before = ply(page)
    on_board(page, "play left").tap()
    shown = page.locator("[data-route]").first
    expect(shown).to_be_in_viewport(ratio=1)
    shown.tap()
    expect(page.locator(".wheel.ghost")).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_test_id("primary")).to_have_text("Confirm")
    assert ply(page) == before
    page.get_by_test_id("primary").tap()
    page.wait_for_selector(f'main[data-ply="{before + 3}"][data-busy="no"]')


ALL = {
    "level2_warehouses": "4",
    "jarls": "on",
    "longships": "on",
    "longship_c": "optional",
    "equal_starting_orders": "choose",
}
ASKED = ("play", "shift", "coin", "put", "pile", "warehouse", "claim", "flip", "unload", "load")


@pytest.mark.parametrize("verb", ASKED)
def test_what_is_asked_is_within_reach_of_a_thumb(verb: str, person: NewPerson, server: Server) -> None:
    page = person(**TOUCH)
    sit(page, server, moment("lofoten", ALL, lambda match: offers(match, verb)))
    legal = page.locator("[data-board] .piece.legal:visible, [data-board] .question:visible")
    expect(legal.first).to_be_visible()
    small = legal.evaluate_all(
        """all => all.map(one => [one.dataset.target, one.getBoundingClientRect()])
                  .filter(([, box]) => box.width < 44 || box.height < 44)"""
    )
    assert small == []
    action = next(action for action in choices(page) if action.startswith(verb))
    expect(on_board(page, action)).to_be_in_viewport(ratio=0.5)


def test_two_browsers_and_what_each_may_know(person: NewPerson, server: Server) -> None:
    people = host, friend = person(), person(locale="fr-FR")
    new_table_with_friend(host, friend, server, "lofoten")
    for page in people:
        wait_for_board(page)
    plan = PLANS["lofoten"]()
    for _ in range(40):
        acting = next(page for page in people if page.locator('main[data-turn="mine"]').count())
        for page in people:
            check_cards(page)
        play_ply(acting, press_board, plan)
        same_ply(*people)
        for page in people:
            page.wait_for_selector('main[data-busy="no"]')
    # Each is at the bottom of their own screen, and sees the other's fleet opposite.
    areas = [
        [lane.get_attribute("aria-label") for lane in page.locator(".lane .wheel[role=group]").all()]
        for page in people
    ]
    assert len(areas[0]) == len(areas[1]) == 2
    numbers = [[re.sub(r"\D", "", str(label))[-1] for label in labels] for labels in areas]
    assert numbers[0] == numbers[1][::-1]
