"""The choices of a decision, numbered, each with what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from drakkar.cli.boards import Board
from drakkar.cli.screen import Screen
from drakkar.kernel.game import State, View
from drakkar.play.preview import preview

# More choices of one verb than this are listed by what they bring instead of one a line.
MANY: Final = 7
# On a screen with fewer lines than this, any number is many.
TALL: Final = 45
INDENT: Final = 5


@dataclass(frozen=True)
class Option:
    """One choice."""

    number: int
    action: int
    text: str
    gain: str
    points: int
    events: int


def list_options(board: Board, state: State, view: View, legal: Sequence[int]) -> list[Option]:
    options: list[Option] = []
    for number, action in enumerate(legal, 1):
        known = preview(board.game, view, action)
        text = board.option(board.game.describe(state, action))
        gain = board.gain(view, action, known)
        options.append(Option(number, action, text, gain, known.points, len(known.events)))
    return options


def show_options(options: Sequence[Option], board: Board, screen: Screen) -> None:
    """One a line where there is room; many choices that are drawn on the board by what they bring."""
    short = screen.out.size.height < TALL
    verbs: dict[int, list[Option]] = {}
    for option in options:
        verbs.setdefault(board.game.space.verb[option.action], []).append(option)
    for group in verbs.values():
        if board.drawn(group[0].action) and (short or len(group) > MANY):
            _show_by_gain(group, board, screen)
        else:
            for option in group:
                screen.print(_line(option), indent=INDENT)


def _line(option: Option) -> Text:
    line = Text.assemble((f"{option.number:>3}", "bold cyan"), f"  {option.text}")
    if option.gain:
        line.append(f" ({option.gain})", "green")
    return line


def _show_by_gain(options: Sequence[Option], board: Board, screen: Screen) -> None:
    """The best first; those that bring nothing at once come last, together."""
    gains: dict[str, list[Option]] = {}
    for option in sorted(options, key=lambda option: (-option.points, -option.events, -len(option.gain))):
        gains.setdefault(option.gain, []).append(option)
    for gain, same in gains.items():
        title = screen.text("cli-gain", gain=gain or screen.text("cli-nothing-at-once"))
        line = Text.assemble(" " * INDENT, (title, "green" if gain else "dim"))
        for index, option in enumerate(same):
            # A voice needs a pause where the eye needs a gap.
            line.append(", " if index and screen.plain else "  ")
            line.append(str(option.number), "bold cyan" if gain else "cyan")
            line.append(f"\u00a0{board.label(option.action)}", "bold" if gain else "")
        screen.print(line, indent=INDENT)
