"""Guidance in real matches: what happened since one's last turn, the card that explains, and the helper."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.play import BOT, ME, choices, new_table, open_table, play_turn, ply, wait_for_turn
from tests.e2e.server import Server
from tests.e2e.test_accessibility import check

pytestmark = pytest.mark.e2e

SHOWN_WHOLE = "card => card.scrollHeight <= card.clientHeight && card.getBoundingClientRect().top >= 0"


def test_what_happened_is_played_again_and_the_card_waits_for_the_pointer(
    person: NewPerson, server: Server
) -> None:
    page = person(bypass_csp=True)
    open_table(page, server, new_table(page, server, [ME, BOT]))

    # What comes to lie under the resting pointer is not described before it moves.
    card = page.get_by_test_id("card")
    first = page.locator("button[data-action]").first
    first.hover()
    expect(card.locator("h2")).to_have_count(1)
    assert card.evaluate(SHOWN_WHOLE)
    before = ply(page)
    first.click()
    page.wait_for_function(
        "before => Number(document.querySelector('main').dataset.ply) > before", arg=before
    )
    wait_for_turn(page)
    expect(card).to_have_text("Point at a piece, or hold it, to know what it is.")

    play_turn(page)
    wait_for_turn(page)
    now, offered = ply(page), choices(page)
    page.keyboard.press("w")
    recap = page.get_by_test_id("recap")
    expect(recap).to_contain_text("Since my last turn: 1 of ")
    expect(page.get_by_test_id("recap-text")).to_contain_text("Greedy")
    assert check(page, "recap") == []
    assert choices(page) == [], "the past is not to be chosen from"
    page.keyboard.press("ArrowRight")
    expect(recap).to_have_attribute("data-step", "1")
    page.get_by_test_id("recap-close").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    assert (ply(page), choices(page)) == (now, offered)


MEMORY = "() => JSON.parse(localStorage.getItem('drakkar.helper.looot') ?? '{}')"


def test_in_a_first_match_a_helper_names_each_kind_of_deed_once(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT]))
    helper = page.get_by_test_id("helper")
    expect(helper).to_contain_text("Possible now: Place a viking")
    assert helper.evaluate("line => getComputedStyle(line).pointerEvents") == "none", "never in the way"
    page.keyboard.press("Escape")
    expect(helper).to_contain_text("Possible now: Raise the shield")
    page.keyboard.press("Escape")
    expect(helper).to_have_text("")
    assert page.evaluate(MEMORY)["told"] == ["can:place", "can:raise"]

    play_turn(page)
    wait_for_turn(page)
    memory = page.evaluate(MEMORY)
    assert {"can:place", "did:viking-placed"} <= set(memory["done"]), "what was done needs no more words"
    assert len(memory["told"]) == len(set(memory["told"]))
