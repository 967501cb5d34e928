"""What the browser tests must know of a game, told in its folder of the tests (`browser.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from playwright.sync_api import Page

Plan = Callable[[list[str]], str]


@dataclass(frozen=True)
class Browsing:
    """How a game is played and what is looked for.

    `plan` chooses among the actions offered. `targets` says by verb which kind of piece is pressed on the
    board, or which piece; {0}, {1}: what is named. `french` is what is asked first, what is told when
    `chosen` is done (else whatever is wanted), and a line of the score sheet.
    """

    plan: Callable[[], Plan]
    targets: Mapping[str, str]
    french: tuple[str, str, str]
    chosen: tuple[str, ...] = ()
    # With these it has all that it can show.
    options: Mapping[str, str] = field(default_factory=dict)
    # Of a game with secrets: that one's own are shown and the others' are not.
    secrets: Callable[[Page], None] | None = None
