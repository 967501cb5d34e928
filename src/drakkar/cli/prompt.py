"""What a person types at the prompt, understood."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from drakkar.kernel.actions import ActionSpace
from drakkar.kernel.errors import UserError

ACT: Final = "act"
NOTHING: Final = ""
# u undo, r restart the turn, h hint, a again, m map, f fjord, l log, w why, s save, q quit, ? help.
LETTERS: Final = ("u", "r", "h", "a", "m", "f", "l", "w", "s", "q", "?")


@dataclass(frozen=True)
class Order:
    """Either an action of the game, or a letter with what follows it."""

    verb: str
    action: int = -1
    argument: str = ""


def read_line(prompt: str) -> str:
    """What a person types. Where it is not typed at a terminal, nobody else ends the line of the prompt."""
    text = input(prompt)
    if not sys.stdin.isatty():
        print(text)
    return text


def understand(text: str, legal: Sequence[int], space: ActionSpace) -> Order:
    """A number, a letter, an action in full, or only the name of what it is done to."""
    text = " ".join(text.split())
    if not text:
        return Order(ACT, legal[0]) if len(legal) == 1 else Order(NOTHING)
    head, _, rest = text.partition(" ")
    if head.lower() in LETTERS:
        return Order(head.lower(), argument=rest)
    if text.isascii() and text.isdigit():
        if not 0 < int(text[:9]) <= len(legal):
            raise UserError("no-such-number", number=text, last=len(legal))
        return Order(ACT, legal[int(text) - 1])
    return Order(ACT, find_action(text, legal, space))


def find_action(text: str, legal: Sequence[int], space: ActionSpace) -> int:
    """The action meant: with a bare name, an allowed one before one of this step, before any other."""
    name = " ".join(text.split()).lower()
    named = [
        action
        for action in range(len(space))
        if name in (space.notation(action).lower(), space.notation(action).lower().rpartition(" ")[2])
    ]
    if not named:
        return space.parse(text)
    verbs = {space.verb[action] for action in legal}
    return min(named, key=lambda action: (action not in legal, space.verb[action] not in verbs, action))
