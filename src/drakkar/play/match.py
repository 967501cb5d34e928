"""A match: the one door where legality is checked, with its record and its undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from secrets import token_hex
from time import monotonic

from drakkar.kernel.chance import Draw, Live, seed_commitment
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, Game, Reason, ScoreSheet, State, View
from drakkar.kernel.meta import Meta, resolve_options
from drakkar.play.saga import Entry, Header, Saga, dump


class IllegalAction(Exception):
    """Somebody tried what the rules forbid; the reason cites the clause."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.clause}: {reason.key}")
        self.reason = reason


class NotYourTurn(Exception):
    """Another seat is to act, or the match is over."""


class UndoRefused(Exception):
    """`key` says why: nothing to undo, another seat acted, or something was drawn or revealed."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True)
class Ply:
    """A ply as it would be recorded, what it would tell, and the position after it."""

    entry: Entry
    events: list[Event]
    state: State


class Match:
    """A game being played: the position, the saga so far, and what each ply told.

    `opening` is what set-up told: it is before the first ply, and so nothing that could be taken back.
    """

    def __init__(
        self,
        game: Game[State, View],
        state: State,
        chance: Live,
        saga: Saga,
        opening: list[Event],
        clock: Callable[[], float] = monotonic,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        # What it is played by: a record of before may not know of all of them.
        self.options = saga.header.options if options is None else options
        self.state = state
        self.saga = saga
        self.opening = opening
        self.events: list[list[Event]] = []
        self._chance = chance
        self._clock = clock
        self._started = clock()
        self._positions: list[State] = [state.clone()]

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    @property
    def ply(self) -> int:
        return len(self.saga.entries)

    def legal(self) -> list[int]:
        return [] if self.over else self.game.legal(self.state)

    def view(self, viewer: int) -> View:
        return self.game.view(self.state, viewer)

    def score(self) -> ScoreSheet:
        """The true sheet. While the match is open, nobody may be shown more of it than their tally."""
        return self.game.score(self.state)

    def tally(self, viewer: int) -> ScoreSheet:
        return self.game.tally(self.view(viewer))

    def told(self, ply: int) -> list[Event]:
        """What a ply told, unredacted; as ply 0, what set-up did."""
        return self.events[ply - 1] if ply else self.opening

    def position(self, ply: int) -> State:
        """A copy of the position after so many plies."""
        return self._positions[ply].clone()

    def prepare(self, seat: int, action: int, at: float | None = None) -> Ply:
        """What it would bring, if it is this seat's turn and the rules allow it. Changes nothing yet.

        `at` are the seconds since the start, for who has a clock of their own.
        """
        if seat != self.state.to_act:
            raise NotYourTurn(seat)
        reason = self.game.why_not(self.state, action)
        if reason is not None:
            raise IllegalAction(reason)
        state = self.state.clone()
        events: list[Event] = []
        self.game.apply(state, action, self._chance, events)
        draws = self._chance.take_draws()
        self._chance.put_back(draws)
        notation = self.game.space.notation(action)
        if at is None:
            at = self._clock() - self._started
        return Ply(Entry(seat, notation, draws, at, state.checksum()), events, state)

    def commit(self, ply: Ply) -> None:
        """Let a prepared ply happen. Nothing else may have happened since."""
        self._chance.skip(ply.entry.draws)
        self.state = ply.state
        self.append(ply.entry, ply.events)

    def play(self, seat: int, action: int) -> list[Event]:
        """Do it if it is this seat's turn and the rules allow it. Returns what happened, unredacted."""
        ply = self.prepare(seat, action)
        self.commit(ply)
        return ply.events

    def play_notation(self, seat: int, text: str) -> list[Event]:
        return self.play(seat, self.game.space.parse(text))

    def undo_refusal(self, seat: int) -> str | None:
        """Why this seat may not take back the last ply on its own; None if it may."""
        if not self.saga.entries:
            return "nothing-to-undo"
        last = self.saga.entries[-1]
        if last.seat != seat:
            return "another-seat-acted"
        if self.is_barrier(self.ply):
            return "something-was-revealed"
        return None

    def is_barrier(self, ply: int) -> bool:
        """Whether this ply drew from chance or told any seat something hidden."""
        return bool(self.saga.entries[ply - 1].draws) or any(event.told() for event in self.events[ply - 1])

    def shown_to(self, ply: int, seat: int) -> bool:
        """Whether this ply let this seat see something new. Luck that no event speaks of was seen by all."""
        told = 0
        for event in self.events[ply - 1]:
            told |= event.told()
        return bool(told >> seat & 1) if told else bool(self.saga.entries[ply - 1].draws)

    def before_own(self, seats: Sequence[int], whole_turn: bool, guarded: bool) -> int:
        """The ply before the last one of these seats, or before all of that seat's in a row.

        Guarded: nothing that they have seen is taken back. Raises UndoRefused.
        """
        entries = self.saga.entries
        target = self.ply
        while target > 0 and entries[target - 1].seat not in seats:
            self._must_be_unseen(target, seats if guarded else ())
            target -= 1
        if target == 0:
            raise UndoRefused("nothing-to-undo")
        self._must_be_unseen(target, seats if guarded else ())
        seat = entries[target - 1].seat
        target -= 1
        while whole_turn and target > 0 and entries[target - 1].seat == seat:
            if guarded and self._seen_by_any(target, seats):
                break
            target -= 1
        return target

    def _must_be_unseen(self, ply: int, seats: Sequence[int]) -> None:
        if self._seen_by_any(ply, seats):
            raise UndoRefused("something-was-revealed")

    def _seen_by_any(self, ply: int, seats: Sequence[int]) -> bool:
        return any(self.shown_to(ply, seat) for seat in seats)

    def undo(self, seat: int) -> None:
        """Take back the last ply, if that is free for the seat that made it."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        self.rewind(self.ply - 1)

    def restart_turn(self, seat: int) -> int:
        """Undo as far as that is free for this seat. Returns how many plies were taken back."""
        count = 0
        while self.undo_refusal(seat) is None:
            self.rewind(self.ply - 1)
            count += 1
        return count

    def rewind(self, ply: int) -> None:
        """Go back to after `ply`, past any barrier: everyone agreed, or one person plays against bots.

        The streams of luck roll back too, so what was drawn comes again.
        """
        undone: list[Draw] = [draw for entry in self.saga.entries[ply:] for draw in entry.draws]
        self._chance.put_back(undone)
        del self.saga.entries[ply:]
        del self.events[ply:]
        del self._positions[ply + 1 :]
        self.state = self._positions[ply].clone()
        self._close()

    def append(self, entry: Entry, events: list[Event]) -> None:
        """Record a ply that has just been applied to the position."""
        self.saga.entries.append(entry)
        self.events.append(events)
        self._positions.append(self.state.clone())
        self._close()

    def save(self) -> str:
        """The saga as text, with the seed sealed in so that the match can be resumed."""
        return dump(self.saga, self._chance.seed)

    def _close(self) -> None:
        """Publish the result and the seed once the match is over, and only then."""
        sheet = self.game.score(self.state) if self.over else None
        self.saga.winners = sheet.winners if sheet else ()
        self.saga.totals = sheet.totals if sheet else ()
        self.saga.sheet = sheet_of(sheet) if sheet else {}
        self.saga.seed = self._chance.seed if sheet else ""


def sheet_of(sheet: ScoreSheet) -> dict[str, tuple[int, ...]]:
    """A score sheet as it is kept: points by category, then by seat."""
    return {
        name: tuple([points[index] for points in sheet.points]) for index, name in enumerate(sheet.categories)
    }


def start_match(
    game: Game[State, View],
    meta: Meta,
    seats: Sequence[str],
    options: Mapping[str, str] | None = None,
    seed: str | None = None,
    kept: str = "",
) -> Match:
    """A new match; without a seed it gets a secret one that nobody can guess.

    `kept` are the components that the record has to hold, as they are not those of the box.
    """
    if len(seats) not in meta.seats:
        raise UserError("bad-player-count", count=len(seats), allowed=", ".join(map(str, meta.seats)))
    chosen = resolve_options(meta, options or {}, len(seats))
    chance = Live(token_hex(32) if seed is None else seed)
    opening: list[Event] = []
    state = game.new(len(seats), chosen, chance, opening)
    header = Header(
        game.name,
        game.rules_version,
        game.components_digest,
        chosen,
        tuple(seats),
        seed_commitment(chance.seed),
        kept,
    )
    return Match(game, state, chance, Saga(header, chance.take_draws(), state.checksum()), opening)
