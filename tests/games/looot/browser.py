"""How the browser tests play Looot."""

from __future__ import annotations

from tests.e2e.browsing import Browsing


def wanted(actions: list[str]) -> str:
    """A modest plan: no shields; a longship and a trophy when they can be had; else the first choice."""
    for verb in ("claim", "take", "end", "place", "lay", "pick"):
        for action in actions:
            if action.split(" ")[0] == verb:
                return action
    return actions[0]


BROWSING = Browsing(
    plan=lambda: wanted,
    targets={
        "place": "hex",
        "lay": "space",
        "take": "longship",
        "claim": "trophy",
        "pick": "tile",
    },
    french=("viking", "place un viking", "Chantiers"),
)
