"""How the browser tests play Lofoten."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.browsing import Browsing, Plan

FACE = "svg:is(.mead, .fish, .sheep, .coffer)"


def trading() -> Plan:
    """A plan that spends no coins but on moves, orders goods when it can, and takes what modules offer.

    Its luck is one that does a bit of everything in a match that is not long.
    """
    luck = Random(4)

    def plan(actions: list[str]) -> str:
        for verb in ("claim", "upgrade", "unload", "load", "play middle"):
            for action in actions:
                if action.startswith(verb):
                    return action
        rest = [action for action in actions if action not in ("renew", "extra")]
        moves = [action for action in rest if action.startswith(("shift", "turn"))]
        return luck.choice(moves or rest)

    return plan


def check_cards(page: Page) -> None:
    """One's own cards from the front, the rival's from behind."""
    own, rival = page.locator("[data-board] .in-hand"), page.locator("[data-board] .rival .back")
    # Three, but for those who are choosing what to draw.
    expect(own.nth(1)).to_be_attached()
    expect(rival.nth(1)).to_be_attached()
    expect(own.locator(FACE)).to_have_count(own.count())
    expect(rival.locator(FACE)).to_have_count(0)


BROWSING = Browsing(
    plan=trading,
    targets={
        "play": "hand",
        "shift": "shift",
        "turn": "turn",
        "coin": "coins:reserve",
        "discard": "area",
        "renew": "buy:renew",
        "extra": "buy:extra",
        "put": "end",
        "pile": "pile",
        "area": "area",
        "warehouse": "warehouse",
        "load": "tile:load",
        "leave": "tile:leave",
        "claim": "jarl",
        "seize": "area",
        "upgrade": "longship",
        "flip": "stored",
        "unload": "longship",
        "keep": "choice:keep",
        "redraw": "choice:redraw",
    },
    french=("Jouez une carte", "joue la carte de gauche", "Hydromel"),
    options={"level2_warehouses": "4", "jarls": "on", "longships": "on"},
    secrets=check_cards,
)
