"""How the browser tests play Vikings on Board."""

from __future__ import annotations

from itertools import count

from playwright.sync_api import Page, expect

from tests.e2e.browsing import Browsing, Plan


def roaming() -> Plan:
    """A plan that tries a bit of everything, and lets a ship leave whenever it can."""
    turns = count(1)

    def plan(actions: list[str]) -> str:
        if "go departure" in actions:
            return "go departure"
        return actions[7 * next(turns) % len(actions)]

    return plan


def barrels(page: Page) -> list[str]:
    """The values in the area shown large, in the order of its barrels."""
    return page.locator("[data-board] .area .barrels svg text").all_text_contents()


def check_barrels(page: Page) -> None:
    assert barrels(page) == ["1", "2", "3", "4"]
    expect(page.locator("[data-board] .rivals svg text")).to_have_count(0)


BROWSING = Browsing(
    plan=roaming,
    targets={
        "go": "building",
        "body": "body",
        "ship": "ship",
        "barrel": "barrel",
        "bet": "zone",
        "chest": "chest",
        "raise": "price",
        "take": "share",
        "box": "share",
    },
    french=("viking", "envoie un viking", "Tonneaux"),
    secrets=check_barrels,
)
