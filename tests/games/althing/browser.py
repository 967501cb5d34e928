"""How the browser tests play Althing."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.browsing import Browsing, Plan

# What a traveller would rather do: recruit and cross, let things happen, and play what is left over.
ERRANDS = (
    *("confirm", "pay", "cross", "recruit", "let", "invoke", "play", "target", "hire", "plot", "draw", "end"),
)


def travelling(seed: int = 6) -> Plan:
    """A plan that gets to the end of an epic, not always by the same way.

    How long that takes is a matter of luck, which is known: as a rule this seed gets there soon.
    """
    luck = Random(seed)

    def plan(actions: list[str]) -> str:
        for verb in ERRANDS:
            found = sorted(one for one in actions if one.split(" ")[0] == verb)
            # Symbols are played now and then, or nothing would be left to pay with.
            if found and (verb != "play" or luck.random() < 0.3):
                return luck.choice(found)
        return actions[0]

    return plan


def check_hand(page: Page) -> None:
    """One's own cards from the front, the rival's from behind."""
    own, rival = page.locator("[data-board] .in-hand"), page.locator("[data-board] .fan .mini")
    expect(own.locator(".name")).to_have_count(own.count())
    expect(rival.locator("svg.back")).to_have_count(rival.count())
    assert own.count() + rival.count() >= 2


BROWSING = Browsing(
    plan=travelling,
    targets={
        "cross": "step",
        "recruit": "assembly",
        "hire": "assembly",
        "plot": "assembly",
        "against": "assembly",
        "pay": "hand",
        "answer": "hand",
        "drop": "hand",
        "play": "play:{0}:{1}",
        "target": "seat",
        "return": "seat",
        "let": "answer:let",
        "decline": "borrowed:decline",
        "bring": "looked",
        "stack": "looked",
        "above": "deck:above",
        "below": "deck:below",
        "store": "store",
        "fetch": "fetch",
        "swap": "swap",
        "trade": "trade",
        "reward": "reward",
        "give": "hand",
        "take": "assembly",
        "lay": "hand",
        "invoke": "invoke",
        "spread": "assembly",
        "place": "place:{0}:{1}",
        "turn": "turn",
        "lift": "lift",
        "switch": "switch:{0}:{1}",
    },
    french=("Agissez autant que vous voulez", "Tour 1", "Étapes franchies"),
    # A goal is nobody's business before it is paid for.
    chosen=("end", "draw"),
    options={"kattegat": "b", "deck": "baldur", "fjord_trolls": "always", "faces": "mixed"},
    secrets=check_hand,
)
