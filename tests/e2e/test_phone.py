"""A phone: thumbs, a small screen, and two taps for what counts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.play import (
    BOT,
    GAMES,
    ME,
    PLAIN,
    PLANS,
    choices,
    new_table,
    on_board,
    open_table,
    play_ply,
    ply,
    wait_for_turn,
)
from tests.e2e.server import Server
from tests.games.looot.browser import wanted

pytestmark = pytest.mark.e2e

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def tap_board(page: Page, action: str) -> None:
    """On the board: one tap chooses, the brass button does it."""
    on_board(page, action).tap()
    page.get_by_test_id("primary").tap()


def tap_twice(page: Page, action: str) -> None:
    """The first tap shows what it brings, the brass button does it. To end the turn, one tap is enough."""
    primary = page.get_by_test_id("primary")
    if action in PLAIN:
        primary.tap()
        return
    before = ply(page)
    target = page.locator(f'button[data-action="{action}"]')
    target.scroll_into_view_if_needed()
    target.tap()
    expect(primary).to_have_text("Confirm")
    assert ply(page) == before
    primary.tap()


@pytest.mark.parametrize("game", GAMES)
def test_taps(game: str, person: NewPerson, server: Server) -> None:
    page = person(**TOUCH)
    open_table(page, server, new_table(page, server, [ME, BOT], game))
    plan = PLANS[game]()
    for _ in range(12):
        play_ply(page, tap_twice, plan)
        wait_for_turn(page)
        width = page.evaluate("() => document.documentElement.scrollWidth")
        assert width <= PHONE["width"]
    # The log is behind one button that shows its last line.
    drawer = page.locator(".drawer")
    expect(page.get_by_role("log")).to_be_hidden()
    drawer.tap()
    expect(page.get_by_role("log")).to_be_visible()


def test_tap_on_the_board(person: NewPerson, server: Server) -> None:
    page = person(**TOUCH)
    open_table(page, server, new_table(page, server, [ME, BOT]))
    action = wanted(choices(page))
    before = ply(page)
    target = page.locator(f'[data-target="{action.replace("place ", "hex:")}"]')
    target.tap()
    expect(page.get_by_test_id("primary")).to_have_text("Confirm")
    target.tap()
    page.wait_for_function(
        "before => Number(document.querySelector('main').dataset.ply) > before", arg=before
    )


def test_ships_are_swiped_through_and_what_is_asked_comes_into_sight(
    person: NewPerson, server: Server
) -> None:
    page = person(**TOUCH)
    open_table(page, server, new_table(page, server, [ME, BOT], "vikings_on_board"))
    last = page.locator('[data-ship="8"] .bow')
    expect(last).not_to_be_in_viewport()
    building = next(one for one in ("go move", "go swap") if one in choices(page))
    play_ply(page, tap_board, lambda _: building)
    wait_for_turn(page)
    expect(page.locator('[data-target="body:1.1"]')).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Ship 8", exact=True).tap()
    expect(last).to_be_in_viewport()
    play_ply(page, tap_board, lambda _: "body 8.1")
    expect(page.locator(".so-far")).to_contain_text("body")
    # Whatever can be tapped is large enough for a thumb.
    small = page.locator(".piece.legal:visible").evaluate_all(
        """all => all.map(one => one.getBoundingClientRect())
                  .filter(box => box.width < 44 || box.height < 44)"""
    )
    assert small == []


@pytest.mark.parametrize("game", ["vikings_on_board", "lofoten"])
def test_the_page_stays_at_the_list_that_is_played_from(game: str, person: NewPerson, server: Server) -> None:
    """Their boards are longer than a phone, and bring what is asked into sight for who plays on them."""
    page = person(**TOUCH)
    open_table(page, server, new_table(page, server, [ME, BOT], game))
    plan = PLANS[game]()
    for _ in range(8):
        play_ply(page, tap_twice, plan)
        wait_for_turn(page)
        expect(page.locator(".side .choices")).to_be_in_viewport(ratio=0.3)


@pytest.mark.parametrize("game", GAMES)
def test_text_twice_as_large_loses_no_action(game: str, person: NewPerson, server: Server) -> None:
    page = person(**TOUCH, bypass_csp=True)
    open_table(page, server, new_table(page, server, [ME, BOT], game))
    page.add_style_tag(content="html { font-size: 200% }")
    for button in ("undo", "restart"):
        expect(page.get_by_test_id(button)).to_be_in_viewport(ratio=1)
    first = page.locator("button[data-action]").first
    first.scroll_into_view_if_needed()
    first.tap()
    expect(page.get_by_test_id("primary")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("primary").tap()
    page.wait_for_function("() => Number(document.querySelector('main').dataset.ply) > 0")
