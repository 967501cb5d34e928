"""What the words of Vikings on Board must cover, and samples of its variables."""

from __future__ import annotations

COLOURS = ("blue", "red", "yellow", "grey")
GOODS = ("furs", "grain", "metal")
BUILDINGS = (
    "first_player",
    "promotion",
    "change_ship",
    "tavern_1",
    "warehouse_1",
    "market",
    "move",
    "tavern_2",
    "warehouse_2",
    "departure",
    "swap",
)
PHASES = (
    "choosing",
    "body",
    "second_body",
    "destination",
    "barrel",
    "zone",
    "chest",
    "loading",
    "price",
    "bonus",
    "departing",
    "sharing",
    "boxing",
    "over",
)

# An empty good and a value of 0 are what the reader may not know.
SAMPLES: dict[str, tuple[object, ...]] = {
    "good": (*GOODS, ""),
    "goods": GOODS,
    "colours": COLOURS,
    "other_colour": COLOURS,
    "origin_colour": COLOURS,
    "building": BUILDINGS,
    "phase": PHASES,
    "shields": (1, 4),
    "other_shields": (1, 3),
    "value": (0, 3),
    "ship": (3,),
    "origin": (5,),
    "other_ship": (8,),
    "place": (2,),
    "barrel": (4,),
    "price": (4,),
    "round": (9,),
    "rank": (1,),
    "left": (0, 1, 6),
}

# Clauses in each section.
CLAUSES = (2, 10, 7, 1, 8, 7, 6, 4, 11, 3)

# Messages that name an id: each id has a name of its own.
NAMES = (
    "good",
    "good-title",
    "chest",
    "chest-one",
    "chest-the",
    "letter-good",
    "item-goods",
    "colour-other",
    "colour-origin",
    "building",
    "building-to",
    "building-effect",
    "building-short",
)

_BARE = (
    "match-over",
    "no-promotion",
    "no-change",
    "no-move",
    "no-swap",
    "no-bet",
    "no-bet-or-barrel",
    "prices-at-top",
    "stern-taken",
    "not-own-body",
    "already-first",
    "nowhere-to-go",
    "same-ship-swap",
    "bonus-there",
    "barrel-won",
    "barrel-on-quay",
    "barrel-stuck",
    "no-such-chest",
)
_OF_SHIP = ("ship-left", "same-ship", "ship-full", "own-barrel-there", "quay-closed", "needs-chest-and-body")
REASONS: dict[str, set[str]] = {
    **{name: set[str]() for name in _BARE},
    **{name: {"ship"} for name in _OF_SHIP},
    "not-this-choice": {"phase"},
    "building-taken": {"building"},
    "stack-empty": {"building"},
    "no-such-body": {"ship", "place"},
    "zone-taken": {"ship", "colour"},
    "price-at-top": {"good"},
    "none-of-that-good": {"good"},
}

_BODY = {"colour", "shields", "ship", "place"}
ACTIONS: dict[str, set[str]] = {
    "go": {"building"},
    "body": _BODY,
    "promote": _BODY,
    "swap-with": _BODY,
    "bonus": _BODY,
    "ship-to": {"ship"},
    "ship-load": {"good", "ship"},
    "ship-depart": {"ship"},
    "barrel": {"barrel", "value"},
    "barrel-quay": {"barrel", "value", "ship", "colour"},
    "bet": {"ship", "colour"},
    "chest": {"good", "number"},
    "raise": {"good", "price"},
    "take": {"good"},
    "box": {"good"},
}

PROMPTS: dict[str, set[str]] = {
    "choose": set(),
    "promotion": set(),
    "change-body": set(),
    "move-body": set(),
    "swap-first": set(),
    "swap-second": set(),
    "destination": set(),
    "barrel": set(),
    "barrel-or-quay": set(),
    "bet": set(),
    "chest": set(),
    "load": {"good"},
    "price": set(),
    "bonus": set(),
    "depart": set(),
    "share": {"ship"},
    "box": {"colour", "ship"},
}

OPTIONS: dict[str, tuple[object, ...]] = {
    "one_barrel_per_player_per_ship": ("off", "on"),
    "bonus_viking": ("at_once", "at_departure"),
    "memory_aids": ("off", "on"),
}

SCORE_ROWS = ("furs", "grain", "metal", "barrels", "total")
