"""What a bot's process runs: play on to a position by plain values, look through one seat's eyes, think."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import Counter, OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from multiprocessing import parent_process
from typing import Final, NamedTuple

from drakkar.bots.registry import make_bot
from drakkar.bots.styles import effort
from drakkar.coach.judging import Counsel, Judgement, advise, judge
from drakkar.games.registry import load_game
from drakkar.kernel import engine
from drakkar.kernel.chance import Draw, LuckNeeded, Replay, Script
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.loader import Override
from drakkar.play.saga import Entry, Header, Saga

# People's moves come before a bot's thoughts.
NICENESS: Final = 10
# The positions of so many tables are remembered.
REMEMBERED: Final = 64


class Record(NamedTuple):
    """A position of a table as the plies that lead to it. The first `start` of them are left out: whoever has
    thought about this table before knows them by the checksum of the position after them. `override` are its
    components, where they are not those of the box."""

    table: str
    header: Header
    setup: tuple[Draw, ...]
    start: int
    checksum: str
    plies: tuple[Entry, ...]
    override: Override | None = None

    @classmethod
    def of(cls, table: str, saga: Saga, ply: int, recent: int, override: Override | None = None) -> Record:
        """The position after so many plies, told by at most so many of the last ones."""
        start = max(0, ply - recent)
        checksum = saga.entries[start - 1].checksum if start else saga.setup_checksum
        return cls(table, saga.header, saga.setup, start, checksum, tuple(saga.entries[start:ply]), override)

    @property
    def end(self) -> int:
        return self.start + len(self.plies)


class Forgotten(Exception):
    """The plies left out of a record are not known here: they have to be sent."""


class Known(NamedTuple):
    """The position of a table after its first plies."""

    ply: int
    checksum: str
    state: State


# By table, the last one asked about at the end.
_known: OrderedDict[str, Known] = OrderedDict()


class Job(NamedTuple):
    """A position, and the bot that is to decide in it."""

    record: Record
    bot: str
    seed: int
    number: int


class Question(NamedTuple):
    """A position, and how hard the coach is to think: so many iterations or seconds (0: no limit)."""

    record: Record
    iterations: int
    seconds: float
    seed: int
    number: int


# The board on which the server writes the number of each job that nobody waits for any more, at that number
# modulo the board's length. A worker has one; who calls `think` without a worker has none.
Board = Sequence[int]
_boards: list[Board] = []


@lru_cache(maxsize=REMEMBERED)
def _game(name: str, override: Override | None = None) -> Game[State, View]:
    return load_game(name, override)


def begin(board: Board) -> None:
    """Ctrl-C is for the server, which ends its workers; if it was killed, they end themselves."""
    _boards.append(board)
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up(game: str) -> None:
    """Load what the first job would wait for."""
    _game(game)


def runs_compiled() -> bool:
    """Whether this process thinks with the compiled engine."""
    return engine.compiled()


class Thought(NamedTuple):
    """What a bot would do, in notation: its whole turn as far as no luck and nobody else comes in.

    One thought serves all of it, as what lies below a choice is kept for the next. `visits` says how often
    each first action was tried, where the bot searches.
    """

    plan: tuple[str, ...]
    visits: dict[str, int]


def think(job: Job) -> Thought:
    """What the seat to act does."""
    game, state = _position(job.record)
    bot = make_bot(job.bot, game, job.seed, lambda: _stopped(job.number))
    seat = state.to_act
    plan: list[str] = []
    visits: dict[str, int] = {}
    while state.to_act == seat and not _stopped(job.number):
        choice = bot.choose(game.view(state, seat), game.legal(state))
        if not plan:
            visits = {game.space.notation(one.action): one.visits for one in choice.candidates if one.visits}
        plan.append(game.space.notation(choice.action))
        try:
            game.apply(state, choice.action, Script())
        except LuckNeeded:
            break
    return Thought(tuple(plan), visits)


def agree(thoughts: Sequence[Thought]) -> tuple[str, ...]:
    """What several who searched apart would do together: what they tried most often in all."""
    together: Counter[str] = Counter()
    for thought in thoughts:
        together.update(thought.visits)
    if not together:
        return thoughts[0].plan
    first = max(together, key=lambda action: together[action])
    plans = [thought.plan for thought in thoughts if thought.plan[:1] == (first,)]
    return plans[0] if plans else (first,)


def hint(question: Question) -> Counsel:
    """What the coach advises to the seat to act, by what that seat knows."""
    game, state = _position(question.record)
    seat = state.to_act
    return advise(
        game,
        game.view(state, seat),
        game.legal(state),
        question.seed,
        effort(game.name, question.iterations, question.seconds),
        lambda: _stopped(question.number),
    )


def review(question: Question) -> Judgement:
    """The last decision on record, judged."""
    before = question.record._replace(plies=question.record.plies[:-1])
    game, state = _position(before)
    last = question.record.plies[-1]
    return judge(
        game,
        state,
        game.space.parse(last.action),
        question.record.end,
        bool(last.draws),
        question.seed,
        effort(game.name, question.iterations, question.seconds),
        lambda: _stopped(question.number),
    )


def _position(record: Record) -> tuple[Game[State, View], State]:
    """Played on from where this table was last time, if the record goes on from there."""
    game = _game(record.header.game, record.override)
    checksums = [record.checksum, *(entry.checksum for entry in record.plies)]
    known = _known.pop(record.table, None)
    if (
        known is not None
        and record.start <= known.ply <= record.end
        and (checksums[known.ply - record.start] == known.checksum)
    ):
        done, state = known.ply - record.start, known.state
    elif record.start == 0:
        done = 0
        state = game.new(len(record.header.seats), record.header.options, Replay(record.setup))
    else:
        raise Forgotten(record.table)
    for entry in record.plies[done:]:
        game.apply(state, game.space.parse(entry.action), Replay(entry.draws))
    _known[record.table] = Known(record.end, checksums[-1], state)
    if len(_known) > REMEMBERED:
        _known.popitem(last=False)
    return game, state.clone()


def _stopped(number: int) -> bool:
    return any(board[number % len(board)] == number for board in _boards)
