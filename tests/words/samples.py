"""What the words must cover, one helper for each list, and samples of every variable."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module

from drakkar.games.registry import GAMES
from drakkar.kernel.events import Event

__all__ = ["GAMES"]

TILES = ("wood", "sheep", "gold", "axe", "house", "tower", "castle")
RESOURCES = ("wood", "sheep", "gold", "axe")
SHIELDS = ("second", "double", "occupied")
SITES = ("port", "altar", "palace")
COLOURS = ("blue", "red", "yellow", "green", "grey")
BOTS = ("random", "greedy")

SAGA_REASONS = (
    "json",
    "ply",
    "numbers",
    "missing",
    "luck",
    "stream",
    "seed",
    "seats",
    "options",
    "over",
    "action",
    "turn",
    "forbidden",
    "position",
    "result",
)
FILE_REASONS = ("folder", "forbidden", "large", "text", "nowhere")

# Every value a variable may take where a message selects on it; one sample otherwise.
SAMPLES: dict[str, tuple[object, ...]] = {
    "tile": TILES,
    "target": TILES,
    "shield": SHIELDS,
    "kind": SITES,
    "colour": COLOURS,
    "bot": BOTS,
    "shared": ("yes", "no"),
    "count": (0, 1, 2, 13),
    "points": (0, 1, 21),
    "axes": (0, 1, 4),
    "games": (1, 1500),
    "done": (0, 1, 12),
    "plies": (1, 240),
    "player": ("Astrid",),
    "winners": ("Astrid",),
    "hex": ("a12",),
    "space": ("c3",),
    "longship": ("L07",),
    "site": ("port1",),
    "bonus": (2,),
    "line": (1, 1024),
    "number": (0, 49.5, 1234),
    "left": (1, 2),
    "worth": (2,),
    "needed": (3,),
    "maturity": ("complete", "preview"),
    "reason": SAGA_REASONS + FILE_REASONS,
    "slot": (3,),
    "state": ("ready", "raised", "spent"),
}


def samples(variable: str) -> tuple[object, ...]:
    """The values to try for a variable."""
    return SAMPLES.get(variable, (f"<{variable}>",))


def clause_numbers(game: str) -> tuple[str, ...]:
    """Every clause of a game, from the number of clauses in each section."""
    sizes = {"looot": (2, 9, 6, 2, 5, 4, 5, 6, 2, 6, 3, 5)}[game]
    return tuple(f"{section}.{n}" for section, size in enumerate(sizes, 1) for n in range(1, size + 1))


def events(game: str) -> dict[str, set[str]]:
    """Every event, with the variables its sentence may use: its fields, players by name."""
    module = import_module(f"drakkar.games.{game}.events")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__: event_variables(kind) for kind in kinds if kind is not Event}


def event_variables(kind: type[Event]) -> set[str]:
    names = {field.name for field in fields(kind)}
    if "seat" in names:
        names = names - {"seat"} | {"player"}
    return names | {"shared"} if "winners" in names else names


def reasons(game: str) -> dict[str, set[str]]:
    """Every reason of `why_not`, with the variables its sentence may use."""
    hexes = ("not-on-board", "not-a-resource", "occupied", "not-adjacent", "needs-occupied", "rivals-only")
    shields = ("shield-spent", "shield-raised", "shield-lowered", "shield-not-raised")
    bare = (
        "match-over",
        "viking-first",
        "loot-first",
        "placing-done",
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
    return {
        "looot": {
            **{name: {"hex"} for name in hexes},
            **{name: {"shield"} for name in shields},
            **{name: set[str]() for name in bare},
            "not-in-loot": {"tile"},
            "space-taken": {"space"},
            "not-at-sea": {"longship"},
            "too-few-axes": {"axes", "needed"},
        }
    }[game]


def actions(game: str) -> dict[str, set[str]]:
    """Every verb, with the variables its sentence may use."""
    return {
        "looot": {
            "place": {"hex", "tile"},
            "raise": {"shield"},
            "lower": {"shield"},
            "pick": {"tile"},
            "lay": {"space"},
            "take": {"longship"},
            "claim": {"axes"},
            "end": set(),
        }
    }[game]


def prompts(game: str) -> dict[str, set[str]]:
    """Every prompt, with the variables its sentence may use."""
    return {
        "looot": {
            "prompt-place": set(),
            "prompt-place-second": set(),
            "prompt-pick": set(),
            "prompt-lay": {"tile"},
            "prompt-lay-longship": {"longship", "tile", "bonus"},
            "prompt-close": set(),
        }
    }[game]


def options(game: str) -> dict[str, tuple[object, ...]]:
    """Every option, with its values."""
    looot: dict[str, tuple[object, ...]] = {
        "overhang": (False, True),
        "shore": ("sea", "longship"),
        "tower_tiles": ("pair", "tower"),
        "loot_order": ("free", "resource_first"),
        "occupied_hex": ("any", "rival"),
        "castle_count": ("hexes", "vikings"),
    }
    return {"looot": looot}[game]


def score_rows(game: str) -> tuple[str, ...]:
    """Every line of the score sheet."""
    rows = ("castle", "tower", "house", "gold", "sheep", "wood", "sites", "trophy", "longships", "total")
    return {"looot": rows}[game]


def errors() -> dict[str, set[str]]:
    """Every key of a `UserError`, with its parameters."""
    components = {"file", "record", "expected", "found"}
    return {
        "unknown-language": {"language", "known"},
        "unknown-game": {"game", "known"},
        "unknown-option": {"option", "known"},
        "bad-option-value": {"option", "value", "allowed"},
        "bad-option-form": {"text"},
        "bad-player-count": {"count", "allowed"},
        "unknown-bot": {"bot", "known"},
        "unknown-clause": {"clause"},
        "file-not-found": {"file"},
        "file-exists": {"file"},
        "file-unreadable": {"file", "reason"},
        "file-unwritable": {"file", "reason"},
        "components-unreadable": {"file", "line", "found"},
        "components-unknown-section": components,
        "components-unknown-record": components,
        "components-unknown-field": components,
        "components-wrong-type": components,
        "components-duplicate": components,
        "components-wrong-count": components,
        "components-bad-value": components,
        "saga-unreadable": {"file"},
        "saga-truncated": {"ply"},
        "saga-edited": {"ply", "reason", "found"},
        "saga-rules-version": {"found", "expected"},
        "saga-components": {"found", "expected"},
        "saga-format": {"found", "expected"},
        "saga-game": {"found", "expected"},
        "bad-seed": {"seed"},
        "bad-workers": {"workers"},
        "bad-games": {"games"},
        "bad-ply": {"ply", "last"},
        "bad-seat": {"seat", "seats"},
        "not-an-action": {"text"},
        "too-many-bots": {"bots", "places"},
        "too-many-seats": {"seats", "players"},
        "unknown-seat": {"seat", "known"},
        "bad-name": {"name", "longest"},
        "name-twice": {"name"},
        "option-twice": {"option"},
        "fixed-by-saga": {"flag", "file"},
        "saga-sealed": {"file"},
        "no-such-number": {"number", "last"},
        "unknown-command": {"command", "known"},
        "unknown-flag": {"flag"},
        "missing-argument": {"name"},
        "unexpected-argument": {"found"},
        "bad-flag-use": {"flag"},
        "bad-usage": {"found"},
        "bad-setting": {"name", "value"},
        "bad-port": {"port"},
        "cannot-listen": {"host", "port", "reason"},
        "database-unusable": {"reason"},
        "database-newer": {"found", "expected"},
    }
