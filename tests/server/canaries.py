"""Another truth: the same match with all that a viewer may not know changed. What it is sent must not differ.

So a leak cannot hide: whatever a message says of a secret, in whatever form, would differ with it. Each game
says in its folder of the tests (`canaries.py`) what that is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any

from drakkar.play.match import Match
from tests.server.harness import at_random

Json = dict[str, Any]


@dataclass(frozen=True)
class Truth:
    """A match as it might have been, and how many secrets of each kind are others in it."""

    match: Match
    changed: dict[str, int] = field(default_factory=dict)


def nothing_hidden(match: Match, viewer: int) -> Truth:
    """Everything on the table is public; what is to come does not exist yet."""
    return Truth(match)


def nothing_forgotten(frame: Json, viewer: int) -> None:
    """What was once seen by all is still there to be seen."""


@dataclass(frozen=True)
class Sitting:
    """Who sits at a table beside its host; a watcher comes on top."""

    friends: int = 1
    bots: int = 0
    options: dict[str, str] = field(default_factory=dict)
    label: str = ""

    @property
    def seats(self) -> list[dict[str, str]]:
        return [{"kind": "me"}, *[{"kind": "friend"}] * self.friends, *[{"kind": "bot"}] * self.bots]


@dataclass(frozen=True)
class Canary:
    """What a game hides, and how its leaks are looked for.

    `hidden` makes another truth; `forgotten` checks that a frame does not tell again what was once seen;
    `enough` says whether a secret was another one so often, in so many frames, that no leak could have gone
    unseen.
    """

    hidden: Callable[[Match, int], Truth] = nothing_hidden
    forgotten: Callable[[Json, int], None] = nothing_forgotten
    enough: Callable[[Counter[str]], bool] = lambda counts: True
    sittings: tuple[Sitting, ...] = (Sitting(),)
    # Actions that are hardly ever allowed: asking why not must tell no secret.
    never_now: tuple[str, ...] = ()
    # Actions by which who does them sees something new; what leads there soon, if nothing else does; and what
    # makes sure that something is drawn.
    draws: tuple[str, ...] = ()
    towards: tuple[str, ...] = ()
    makes_room: str | None = None
    choose: Callable[[Sequence[str], Random], str] = at_random
    # The plies up to which everybody plays before they ask, undo and look back.
    plies: tuple[int, ...] = (12, 24, 36, 60)


def canary(game: str) -> Canary:
    """That of a game."""
    found: Canary = import_module(f"tests.games.{game}.canaries").CANARY
    return found


def another(piece: int, spare: Counter[int]) -> int:
    """A piece that is not needed elsewhere, if possible another one than this."""
    return min(spare, key=lambda found: (found == piece, found))
