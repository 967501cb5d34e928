"""A whole match with the keyboard alone: nothing is ever clicked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
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
    wait_for_turn,
)
from tests.e2e.server import Server
from tests.games.looot.browser import wanted

pytestmark = pytest.mark.e2e

FOCUSED = """() => {
  const focused = document.activeElement;
  return (focused?.getAttribute("aria-label") || focused?.textContent || "").trim();
}"""
HOVERED = "() => document.querySelector('button[data-action][aria-pressed=true]')?.dataset.action ?? ''"


def tab_to(page: Page, name: str) -> None:
    """Tab until the thing of that name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if str(page.evaluate(FOCUSED)).startswith(name):
            return
    raise AssertionError(f"Tab never reaches {name}")


def press_keys(page: Page, action: str) -> None:
    """N until the choice is the one wanted, then Enter; from the top of the page."""
    page.evaluate("() => document.activeElement?.blur?.()")
    for _ in range(len(choices(page)) + 1):
        page.keyboard.press("n")
        if page.evaluate(HOVERED) == action:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"N never reaches {action}")


def press_list_by_keys(page: Page, action: str) -> None:
    """O goes to the list, the arrows walk through it, Enter presses."""
    page.keyboard.press("o")
    for _ in range(len(choices(page)) + 1):
        if page.evaluate("() => document.activeElement?.dataset.action") == action:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"the arrows never reach {action}")


def press_board_by_keys(page: Page, action: str) -> None:
    """Tab to a piece of the board, N from choice to choice, Enter."""
    for _ in range(80):
        if page.evaluate("() => document.activeElement?.matches('[data-board] .piece')"):
            break
        page.keyboard.press("Tab")
    for _ in range(len(choices(page)) + 1):
        if on_board(page, action).evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("n")
    raise AssertionError(f"N never reaches {action} on the board")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keyboard(game: str, person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(server.url)
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_text("Play a bot now").first.wait_for()
    for _ in range(GAMES.index(game) + 1):
        tab_to(page, "Play a bot now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    expect(page.locator("main")).to_have_attribute("data-game", game)
    plan = PLANS[game]()
    for _ in range(4):
        press_keys(page, plan(choices(page)))
        wait_for_turn(page)
    play_to_the_end(page, press_list_by_keys, plan)
    tab_to(page, "Rematch")


def test_the_board_by_keyboard(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT], "vikings_on_board"))
    plan = PLANS["vikings_on_board"]()
    for _ in range(12):
        play_ply(page, press_board_by_keys, plan)
        wait_for_turn(page)
    # Arrows reach what cannot be chosen, and I says why.
    street = page.get_by_role("group", name="The buildings, from first to last")
    taken = street.locator(".piece.taken").first
    taken.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(taken).to_be_focused()
    expect(page.get_by_test_id("card")).to_contain_text("taken by")
    page.keyboard.press("i")
    expect(page.get_by_test_id("card")).to_contain_text("Not allowed")


def test_keys_undo_tell_and_switch_off(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT]))
    before = ply(page)
    press_keys(page, wanted(choices(page)))
    page.wait_for_function(
        "before => Number(document.querySelector('main').dataset.ply) > before", arg=before
    )
    wait_for_turn(page)
    polite = page.locator('[aria-live="polite"]:not([role])')
    page.keyboard.press("l")
    expect(polite).to_contain_text(re.compile("gains|captures"))
    page.keyboard.press("s")
    expect(polite).to_contain_text("Greedy")
    page.keyboard.press("u")
    page.wait_for_selector(f'main[data-ply="{before}"]')
    page.keyboard.press("?")
    page.get_by_label("Single-letter keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    assert page.evaluate(HOVERED) == ""


def test_keys_can_be_changed(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT]))
    page.keyboard.press("?")
    page.get_by_role("button", name="Change the key: undo (now U)").press("Enter")
    page.keyboard.press("n")
    expect(page.get_by_role("button", name="Change the key: undo (now N)")).to_be_focused()
    expect(page.get_by_role("button", name="Change the key: next choice (now U)")).to_be_visible()
    page.keyboard.press("Escape")
    before = ply(page)
    page.evaluate("() => document.activeElement?.blur?.()")
    page.keyboard.press("u")
    assert page.evaluate(HOVERED) != ""
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('main').dataset.ply) > before", arg=before
    )
    page.reload()
    wait_for_turn(page)
    page.keyboard.press("n")
    page.wait_for_selector(f'main[data-ply="{before}"]')
