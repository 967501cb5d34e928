"""Colours are chosen in the lobby and in the waiting room, and everything of a seat is drawn in them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.server import Server

pytestmark = pytest.mark.e2e

# The CSS of a seat comes to this colour, and its mark has this shape.
LOOKS_SO = """([seat, colour, shape]) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.className = `seat-${seat}`;
    const found = getComputedStyle(probe).getPropertyValue('--seat').trim();
    probe.remove();
    const mark = document.querySelector(`#seat-${seat} use`).getAttribute('href');
    return found === colour && mark === shape;
}"""
LOOKS = {
    "blue": ["#0831a1", "#shape-blue"],
    "red": ["#a11407", "#shape-red"],
    "yellow": ["#f6e659", "#shape-yellow"],
    "grey": ["#999893", "#shape-grey"],
}


def painted(page: Page, *colours: str) -> None:
    """Seats look like this: colour and shape, which go together."""
    for seat, colour in enumerate(colours):
        page.wait_for_function(LOOKS_SO, arg=[seat, *LOOKS[colour]])


def choose(page: Page, opener: str, colour: str) -> None:
    page.get_by_role("button", name=opener).click()
    page.get_by_role("button", name=colour, exact=True).click()


def test_host_and_friend_choose_their_colours(person: NewPerson, server: Server) -> None:
    host, friend = person(), person(locale="fr-FR", viewport=PHONE, has_touch=True)
    host.goto(f"{server.url}/new/vikings_on_board")
    choose(host, "Seat 1: blue. Change the colour", "Red")
    expect(host.get_by_role("button", name="Seat 2: blue. Change the colour")).to_be_visible()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    friend.goto(host.url)
    friend.get_by_role("button", name="Prendre une place").click()

    friend.get_by_role("button", name=re.compile("^Place 2")).click()
    expect(friend.get_by_role("button", name=re.compile("^Rouge"))).to_be_disabled()
    friend.keyboard.press("Escape")
    expect(friend.get_by_role("group", name="Couleur de la place 2")).to_have_count(0)
    choose(friend, "Place 2\u00a0: bleu. Changer de couleur", "Jaune")
    expect(host.get_by_title("Yellow").or_(host.get_by_label("Yellow", exact=True))).to_have_count(1)
    host.get_by_role("button", name="Start").click()

    for page in (host, friend):
        page.wait_for_selector("main[data-status=playing]")
        painted(page, "red", "yellow", "blue", "grey")
    expect(host.locator('[data-target^="body:"]')).to_have_count(24)
    # By what it is called and by how it is drawn: a body of the friend's.
    expect(host.locator('[data-target^="body:"][aria-label*="yellow body"] svg.seat-1')).to_have_count(6)
    expect(host.locator('[data-target^="body:"][aria-label*="grey body"] svg.seat-3')).to_have_count(6)
    # Away from the table the usual ones are back, and the list of tables shows each in its own.
    host.goto(server.url)
    expect(host.locator('a.table use[href="#shape-red"]').first).to_be_attached()
    painted(host, "blue", "red", "yellow", "grey")
