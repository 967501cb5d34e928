"""Somebody at a table: whose eyes they look through, what they were shown so far, and what they may ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from drakkar.kernel.errors import UserError
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.marks import MarkCount
from drakkar.play.marks import mark_count
from drakkar.table import frames
from drakkar.table.frames import Frame, PreviewOf, RouteOf
from drakkar.table.phrases import PHRASES
from drakkar.table.refusals import Refusal, Refuse, from_error, from_reason
from drakkar.table.steps import Notice
from drakkar.table.table import Table
from drakkar.table.undoing import undo_state

# Routes of two steps branch to 62 at this length.
LONGEST_ROUTE: Final = 5
MOST_STEPS: Final = 2


@dataclass(eq=False)
class Viewer:
    """One who looks at a table, on one device. A stranger has no guest."""

    table: Table
    guest: str
    # The last row of the log that is in what they were shown, and whose eyes that was for.
    seq: int = frames.FROM_THE_BEGINNING
    eyes: int = SPECTATOR
    # The seat of theirs that they asked to look through.
    looking: int = -1
    address: str = ""

    @property
    def seat(self) -> int:
        """Whose eyes. With several seats on one device: those of the seat to act, where nothing is secret;
        else the seat last looked through, and nobody's while another of the seats is to act."""
        mine = self.table.held_by(self.guest)
        if not mine:
            return SPECTATOR
        to_act = self.table.to_act
        if len(mine) == 1:
            return mine[0]
        if not self.table.meta.has_secrets:
            return to_act if to_act in mine else self._looked_or(mine[0])
        if to_act in mine and to_act != self.looking:
            return SPECTATOR
        return self._looked_or(SPECTATOR)

    def _looked_or(self, other: int) -> int:
        return self.looking if self.looking in self.table.held_by(self.guest) else other

    @property
    def may_choose(self) -> bool:
        seat = self.seat
        table = self.table
        return table.playing and seat != SPECTATOR and seat == table.to_act and not table.bot_of(seat)

    # ------------------------------------------------------------ what is shown

    def first_frame(self) -> Frame | None:
        """The position with the whole log; before the start there is nothing to see of the match."""
        return self._frame(frames.FROM_THE_BEGINNING) if self.table.record.status != "waiting" else None

    def next_frame(self, done: str = "") -> Frame:
        """The position with what happened since the last frame. To other eyes a log with secrets is told
        anew: what was told to the first is not for them."""
        told = self.seat == self.eyes or not self.table.meta.has_secrets
        return self._frame(self.seq if told else frames.FROM_THE_BEGINNING, done)

    def _frame(self, since: int, done: str = "") -> Frame:
        self.seq, self.eyes = self.table.seq, self.seat
        undo = undo_state(self.table, self.guest)
        return frames.frame(self.table, self.eyes, self.may_choose, undo, since, done)

    def stage(self) -> object:
        return self.table.game.stage(self.table.match.view(self.seat))

    def marks(self) -> MarkCount:
        """How much of what is played with is not read from the printed box."""
        return mark_count(self.table.game, self.table.match.view(self.seat), self.table.override)

    # ------------------------------------------------------------ what is asked

    def look(self, seat: int) -> None:
        """See through another of this device's seats from now on."""
        if seat not in self.table.held_by(self.guest):
            raise Refuse("not-your-seat")
        self.looking = seat

    def must_choose(self) -> int:
        """The seat for which they decide now."""
        if not self.table.playing or not self.may_choose:
            raise Refuse("not-your-turn")
        return self.seat

    def previews(self) -> Iterator[PreviewOf]:
        """What each option would do; worked out one by one, as there may be many."""
        match = self.table.match
        view = match.view(self.must_choose())
        return (frames.preview_of(match.game, view, action) for action in match.legal())

    def routes(self, first: str, steps: Sequence[str], length: int) -> list[RouteOf]:
        """What would come of an option (or of none, if empty), and then of up to `length` of these steps."""
        match = self.table.match
        view = match.view(self.must_choose())
        if len(steps) > MOST_STEPS or not 0 < length <= LONGEST_ROUTE:
            raise Refuse("malformed")
        begun = self._parse(first) if first else None
        walked = tuple(self._parse(step) for step in steps)
        if begun is not None and begun not in match.legal():
            raise Refuse("malformed")
        return frames.routes_of(match.game, view, begun, walked, length)

    def why(self, action: str) -> Refusal | None:
        """What forbids an action now, by what they know."""
        view = self.table.match.view(self.must_choose())
        game = self.table.game
        reason = game.why_not(frames.guess(game, view), self._parse(action))
        return None if reason is None else from_reason(reason).refusal

    def say(self, phrase: str) -> Notice:
        mine = self.table.held_by(self.guest)
        if not mine:
            raise Refuse("not-seated")
        if phrase not in PHRASES:
            raise Refuse("malformed")
        return Notice("said", self.seat if self.seat in mine else mine[0], phrase=phrase)

    def _parse(self, text: str) -> int:
        try:
            return self.table.game.space.parse(text)
        except UserError as error:
            raise from_error(error) from None


# ---------------------------------------------------------------- looking back


def viewers_of(table: Table, guest: str) -> list[int]:
    """Through whose eyes this guest may look back: anybody's at the end, before that only their own."""
    if table.record.status == "over":
        return [SPECTATOR, *range(len(table.seats))]
    table.must_be_begun()
    mine = table.held_by(guest)
    # On a device that passes from hand to hand, nobody's eyes are the ones to begin with.
    return mine if len(mine) == 1 else [SPECTATOR, *mine]


def own_eyes(table: Table, guest: str) -> int:
    """Whose eyes a guest looks back through without asking for others."""
    mine = table.held_by(guest)
    if not mine or (len(mine) > 1 and table.meta.has_secrets):
        return SPECTATOR
    return mine[0]
