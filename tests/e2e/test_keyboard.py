"""A whole match with the keyboard alone: nothing is ever clicked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.play import (
    BOT,
    ME,
    choices,
    new_table,
    open_table,
    play_to_the_end,
    ply,
    wait_for_turn,
    wanted,
)
from tests.e2e.server import Server

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


def test_a_whole_match_by_keyboard(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(server.url)
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_text("Play a bot now").first.wait_for()
    tab_to(page, "Play a bot now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    for _ in range(4):
        press_keys(page, wanted(choices(page)))
        wait_for_turn(page)
    play_to_the_end(page, press_list_by_keys)
    tab_to(page, "Rematch")


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
