"""What the words of Looot must cover, and samples of its variables."""

from __future__ import annotations

TILES = ("wood", "sheep", "gold", "axe", "house", "tower", "castle")
RESOURCES = ("wood", "sheep", "gold", "axe")

SAMPLES: dict[str, tuple[object, ...]] = {
    "tile": TILES,
    "target": TILES,
    "shield": ("second", "double", "occupied"),
    "kind": ("port", "altar", "palace"),
    "axes": (0, 1, 4),
    "hex": ("a12",),
    "space": ("c3",),
    "longship": ("L07",),
    "site": ("port1",),
    "bonus": (2,),
    "left": (1, 2),
    "worth": (2,),
    "needed": (3,),
    "slot": (3,),
    "state": ("ready", "raised", "spent"),
}

# Clauses in each section.
CLAUSES = (3, 9, 6, 2, 5, 4, 6, 6, 2, 6, 3, 5)

# Messages that name an id: each id has a name of its own.
NAMES = ("tile", "tile-title", "tile-one", "tile-the", "tile-each", "shield", "site")

_HEXES = (
    "not-on-board",
    "not-a-resource",
    "occupied",
    "not-adjacent",
    "needs-occupied",
    "rivals-only",
    "no-new-link",
    "hex-not-asked",
)
_SHIELDS = ("shield-spent", "shield-raised", "shield-not-raised")
_BARE = (
    "match-over",
    "viking-first",
    "loot-first",
    "placing-done",
    "tower-first",
    "no-second-viking",
    "no-occupied-hex",
    "only-occupied-left",
    "pick-first",
    "resource-first",
    "holding-a-tile",
    "nothing-to-lay",
    "one-longship",
    "fjord-full",
    "trophy-gone",
    "one-trophy",
)
REASONS: dict[str, set[str]] = {
    **{name: {"hex"} for name in _HEXES},
    **{name: {"shield"} for name in _SHIELDS},
    **{name: set[str]() for name in _BARE},
    "not-in-loot": {"tile"},
    "which-hex": {"tile"},
    "space-taken": {"space"},
    "not-at-sea": {"longship"},
    "too-few-axes": {"axes", "needed"},
}

ACTIONS: dict[str, set[str]] = {
    "place": {"hex", "tile"},
    "raise": {"shield"},
    "lower": {"shield"},
    "pick": {"tile"},
    "from": {"hex", "tile"},
    "from-tower": {"hex"},
    "lay": {"space"},
    "take": {"longship"},
    "claim": {"axes"},
    "end": set(),
}

PROMPTS: dict[str, set[str]] = {
    "place": set(),
    "place-second": set(),
    "pick": set(),
    "lay": {"tile"},
    "lay-longship": {"longship", "tile", "bonus"},
    "pick-short": {"count"},
    "tower": set(),
    "close": set(),
    "close-longship": set(),
    "close-trophy": set(),
    "close-done": set(),
}

OPTIONS: dict[str, tuple[object, ...]] = {
    "overhang": (False, True),
    "shore": ("sea", "longship"),
    "tower_tiles": ("pair", "tower", "one"),
    "loot_order": ("free", "resource_first"),
    "occupied_hex": ("any", "rival"),
    "castle_count": ("hexes", "vikings"),
    "first_player": ("seat", "drawn"),
}

SCORE_ROWS = ("castle", "tower", "house", "gold", "sheep", "wood", "sites", "trophy", "longships", "total")
