"""What the words must cover, one helper for each list, and samples of every variable."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from itertools import chain
from pkgutil import iter_modules
from types import ModuleType

from drakkar.bots.levels import LEVELS
from drakkar.games.registry import GAMES, package_of, part_of
from drakkar.kernel.events import Event

__all__ = ["GAMES"]

COLOURS = ("blue", "red", "yellow", "green", "grey")
BOTS = ("random", "greedy", *LEVELS)

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
    "colour": COLOURS,
    "bot": BOTS,
    "shared": ("yes", "no"),
    "listed": ("yes", "no"),
    "count": (0, 1, 2, 13),
    "points": (0, 1, 21),
    "games": (1, 1500),
    "done": (0, 1, 12),
    "plies": (1, 240),
    "player": ("Astrid",),
    "winners": ("Astrid",),
    "line": (1, 1024),
    "number": (0, 49.5, 1234),
    "maturity": ("complete", "preview"),
    "reason": SAGA_REASONS + FILE_REASONS,
    "strength": ("strong", "medium", "weak"),
    "guessed": (0, 1, 5),
    "invented": (0, 1, 13),
}


def expected(game: str) -> ModuleType:
    """What the words of a game must cover."""
    return import_module(f"tests.games.{game}.words")


def samples(variable: str, game: str | None = None) -> tuple[object, ...]:
    """The values to try for a variable; those of a game before those that all share."""
    own: dict[str, tuple[object, ...]] = expected(game).SAMPLES if game else {}
    return own.get(variable) or SAMPLES.get(variable) or (f"<{variable}>",)


def clause_numbers(game: str) -> tuple[str, ...]:
    """Every clause of a game, from the number of clauses in each section."""
    sizes: tuple[int, ...] = expected(game).CLAUSES
    return tuple(f"{section}.{n}" for section, size in enumerate(sizes, 1) for n in range(1, size + 1))


def names(game: str) -> tuple[str, ...]:
    """Every message that names an id and nothing else."""
    own: tuple[str, ...] = expected(game).NAMES
    return (*own, "bot")


def events(game: str) -> dict[str, set[str]]:
    """Every event, with the variables its sentence may use: its fields, players by name."""
    folder = import_module(package_of(game)).__path__
    files = [file.name for file in iter_modules(folder) if file.name.startswith("events")]
    found = [vars(part_of(game, file)).values() for file in files]
    kinds = [kind for kind in chain(*found) if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__: event_variables(kind) for kind in kinds if kind.__name__ != "Event"}


def event_variables(kind: type[Event]) -> set[str]:
    names = {field.name for field in fields(kind)}
    if any("tuple" in str(field.type) for field in fields(kind)):
        names |= {"listed"}
    if "seat" in names:
        names = names - {"seat"} | {"player"}
    return names | {"shared"} if "winners" in names else names


def reasons(game: str) -> dict[str, set[str]]:
    """Every reason of `why_not`, with the variables its sentence may use."""
    found: dict[str, set[str]] = expected(game).REASONS
    return found


def actions(game: str) -> dict[str, set[str]]:
    """Every verb, and every way to say it, with the variables its sentence may use."""
    found: dict[str, set[str]] = expected(game).ACTIONS
    return found


def prompts(game: str) -> dict[str, set[str]]:
    """Every prompt, with the variables its sentence may use."""
    found: dict[str, set[str]] = expected(game).PROMPTS
    return {f"prompt-{name}": variables for name, variables in found.items()}


def options(game: str) -> dict[str, tuple[object, ...]]:
    """Every option, with its values."""
    found: dict[str, tuple[object, ...]] = expected(game).OPTIONS
    return found


def score_rows(game: str) -> tuple[str, ...]:
    """Every line of the score sheet."""
    found: tuple[str, ...] = expected(game).SCORE_ROWS
    return found


def errors() -> dict[str, set[str]]:
    """Every key of a `UserError`, with its parameters."""
    components = {"file", "record", "expected", "found"}
    return {
        "unknown-language": {"language", "known"},
        "unknown-game": {"game", "known"},
        "unknown-option": {"option", "known"},
        "bad-option-value": {"option", "value", "allowed"},
        "idle-options": {"options", "count", "where", "seats", "clause"},
        "excluded-options": {"options", "seats", "clause"},
        "bad-option-form": {"text"},
        "bad-player-count": {"count", "allowed"},
        "unknown-bot": {"bot", "known"},
        "unknown-lesson": {"game", "lesson", "known"},
        "no-lessons": {"game"},
        "bad-step": {"step", "last"},
        "unknown-puzzle": {"game", "puzzle"},
        "bad-puzzle": {"file", "what"},
        "no-puzzles": {"game"},
        "bad-puzzle-count": {"count"},
        "bad-puzzle-record": {"file"},
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
        "components-too-few": components,
        "components-too-alike": components,
        "components-fixed": components,
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
        "bad-iterations": {"iterations"},
        "bad-seconds": {"seconds"},
        "entrant-twice": {"bots"},
        "no-such-program": {"bot"},
        "no-bot-file": {"bot", "file"},
        "bot-file-broken": {"bot", "reason"},
        "no-bot-class": {"bot", "file", "kind"},
        "no-app": {"install"},
        "no-openspiel": {"bot"},
        "bad-actions": {"matches"},
        "bad-buffer": {"length"},
        "bad-dtype": {"dtype", "known"},
        "illegal-in-batch": {"match", "action"},
        "no-encoding": {"game"},
        "no-record": set(),
        "no-schema": {"game"},
        "openspiel-alone": {"bot"},
        "too-few-entrants": {"bots", "seats"},
        "ledger-unreadable": {"file"},
        "ledger-other": {"file", "what"},
        "bad-ply": {"ply", "last"},
        "bad-seat": {"seat", "seats"},
        "learn-whose": {"seats"},
        "not-an-action": {"text"},
        "too-many-bots": {"bots", "places"},
        "too-many-seats": {"seats", "players"},
        "unknown-seat": {"seat", "known"},
        "bad-name": {"name", "longest"},
        "name-twice": {"name"},
        "option-twice": {"option"},
        "unknown-colour": {"colour", "known"},
        "colour-twice": {"colour"},
        "too-many-colours": {"colours", "seats"},
        "fixed-by-saga": {"flag", "file"},
        "saga-nothing-shown": {"file"},
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
        "database-taken": set(),
        "workers-alone": {"workers"},
        "redis-without-postgres": set(),
        "redis-unusable": {"reason"},
        "scale-missing": {"package"},
        "think-without-redis": set(),
        "folder-in-use": {"folder"},
        "key-damaged": {"file"},
        "database-not-empty": {"guests", "tables"},
        "database-other": {"found", "expected"},
        "not-a-backup": {"file", "reason"},
        "backup-damaged": {"file"},
        "backup-newer": {"file"},
        "restored-otherwise": set(),
        "bad-cluster": {"cluster"},
        "no-ray": set(),
        "cluster-unusable": {"cluster", "reason"},
        "cluster-other": {"cluster", "found", "expected"},
        "cluster-lost": {"cluster", "reason"},
    }
