"""Bots at tables: they think in worker processes, one ply after the other, at a pace people can follow.

They play while somebody is there, or as far as they were asked to play on. The coach thinks in the same
processes, and who thinks next is for `thinking.py` to say. All can move over to another engine between two
thoughts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from itertools import count
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeVar

from drakkar.bots.registry import against_the_clock
from drakkar.coach.judging import Counsel, Judgement
from drakkar.server import bot_worker
from drakkar.server.answers import Answers, asked
from drakkar.server.bot_pool import CONTEXT, BotPool
from drakkar.server.live import LiveTable
from drakkar.server.thinkers import Thinkers, Unanswered
from drakkar.server.thinking import Asker, Kind, Turns
from drakkar.table.guiding import scripted
from drakkar.table.refusals import Refuse
from drakkar.table.steps import Notice

if TYPE_CHECKING:
    from drakkar.server.hall import Hall

LOG = logging.getLogger(__name__)

# How often in a row a bot is asked again after its worker died.
ATTEMPTS: Final = 3
# So many plies are sent at first: more than are played, as a rule, before a worker hears of a table again.
RECENT: Final = 60
# How often, in seconds, a process looks whether it is its turn to play the bots of a table.
WAIT: Final = 1.0
# More jobs than are ever under way, so that one is forgotten before its place is needed again.
JOBS: Final = 65_536

Task = TypeVar("Task", bot_worker.Job, bot_worker.Question)
Result = TypeVar("Result")


class Bots:
    """The pool of workers, and one task per table whose turn is a bot's."""

    def __init__(
        self,
        workers: int,
        pace: float,
        turns: Turns | None = None,
        thinkers: Thinkers | None = None,
        answers: Answers | None = None,
    ) -> None:
        self._workers = workers
        self._thinkers = thinkers
        self.turns = turns or Turns(workers)
        self.answers = answers or Answers(0.0)
        self._pace = pace
        # Where thoughts are handed out, and with which engine. Others finish what they have, or get ready.
        self._pool: BotPool | None = None
        self._engine: Path | None = None
        self._other_pools: list[BotPool] = []
        self._numbers = count(1)
        self._board = CONTEXT.RawArray("q", JOBS)

    async def get_ready(self) -> None:
        """Processes of our own are started before they are needed, unless others think for us."""
        if self._workers and (self._thinkers is None or not await self._thinkers.there()):
            self.warm_up()

    def warm_up(self) -> None:
        """Start a worker before it is needed."""
        self._open_pool().warm_up()

    async def move_over(self, engine: Path) -> bool:
        """From the next thought on, think with the engine in this folder. Tells whether that is compiled.

        Thoughts under way end where they began, and nobody waits: the new processes are ready first.
        """
        pool = BotPool(self._workers, self._board, engine)
        self._other_pools.append(pool)
        try:
            await asyncio.gather(*map(asyncio.wrap_future, pool.warm_up()))
            compiled = await pool.run(bot_worker.runs_compiled)
        except Exception:
            pool.end()
            raise
        if self._pool is not None:
            self._pool.retire()
            self._other_pools.append(self._pool)
        self._other_pools.remove(pool)
        self._pool, self._engine = pool, engine
        return compiled

    async def close(self, tables: list[LiveTable]) -> None:
        for live in tables:
            self.dismiss(live)
        for pool in [self._pool, *self._other_pools]:
            if pool is not None:
                pool.end()
        self._pool = None
        self._other_pools = []
        if self._thinkers is not None:
            await self._thinkers.close()

    def dismiss(self, live: LiveTable) -> None:
        """Nobody waits for this table's bots any more: they stop thinking at once."""
        if live.driver is not None:
            live.driver.cancel()
            live.driver = None

    def call(self, hall: Hall, live: LiveTable) -> None:
        """Let the bots play if it is the turn of one and they are not at it already."""
        wanted = live.playing and not live.match.over and live.bot_of(live.to_act)
        if live.driver is None and wanted and live.awake:
            live.driver = asyncio.create_task(self._drive(hall, live), name=f"bots of {live.id}")
            live.driver.add_done_callback(lambda task: _driven(live, task))

    def recall(self, hall: Hall, live: LiveTable) -> None:
        """The position is not the one they think about: let them begin again where it is their turn."""
        self.dismiss(live)
        self.call(hall, live)

    async def _drive(self, hall: Hall, live: LiveTable) -> None:
        """Until it is a person's turn, or somebody else's to play them: a process of the fleet at a time."""
        fleet = hall.fleet
        if fleet is None:
            await self._play_on(hall, live)
            return
        while not await fleet.presence.drive(live.id):
            await asyncio.sleep(WAIT)
            if not (live.playing and not live.match.over and live.bot_of(live.to_act)):
                return
        keeping = asyncio.create_task(fleet.keep_driving(live), name=f"lease of {live.id}")
        try:
            await self._play_on(hall, live)
        finally:
            keeping.cancel()
            if live.driver in (None, asyncio.current_task()):
                await asyncio.shield(fleet.presence.hand_over(live.id))

    async def _play_on(self, hall: Hall, live: LiveTable) -> None:
        from drakkar.server.moves import act_for_bot

        while live.playing and not live.match.over and live.awake:
            seat = live.to_act
            bot = live.bot_of(seat)
            if not bot:
                return
            seq = live.seq
            shown = monotonic()
            said = scripted(live.lesson, live.match, live.page)
            if said == ():
                # They wait for the learner to read on.
                return
            plan = said or await self._think_in_turn(hall, live, bot)
            hall.metrics.bot_seconds.observe(monotonic() - shown)
            for action in plan:
                await asyncio.sleep(max(0.0, shown + self._pace - monotonic()))
                if not live.awake:
                    return
                try:
                    # Who is dismissed in the middle of a ply still finishes it.
                    seq = await asyncio.shield(act_for_bot(hall, live, seat, action, seq))
                except Refuse as refused:
                    # An undo, a reclaimed seat or another process came first: look again.
                    LOG.info("bot was late", extra={"table": live.id, "refusal": refused.refusal.key})
                    if live.outdated:
                        await hall.tables.get(live.id)
                    break
                shown = monotonic()
                if not live.present:
                    live.alone = max(0, live.alone - 1)

    async def _think_in_turn(self, hall: Hall, live: LiveTable, bot: str) -> tuple[str, ...]:
        """Where this table's people have asked for too much at a time, they are told, and wait."""
        while True:
            try:
                return await self._think(live, bot)
            except Refuse as refused:
                hall.announce(live, Notice("refused", key=refused.refusal.key))
                await self.turns.room(self._asker(live))

    async def _think(self, live: LiveTable, bot: str) -> tuple[str, ...]:
        """With every place that nobody else needs, if the bot searches against the clock."""
        async with self.turns.place(self._asker(live), Kind.TURN), self.answers.whole(live):
            helpers = self.turns.idle if against_the_clock(live.record.game, bot) else 0
            helping = [
                asyncio.create_task(self._help(live, bot, number), name=f"help at {live.id}")
                for number in range(1, helpers + 1)
            ]
            try:
                thought = await self._thought(live, bot, 0)
                helped = await asyncio.gather(*helping)
            finally:
                for each in helping:
                    each.cancel()
        return bot_worker.agree([thought, *(one for one in helped if one is not None)])

    async def _help(self, live: LiveTable, bot: str, number: int) -> bot_worker.Thought | None:
        """A search beside the first one; nothing if its place was needed for somebody else."""
        this = asyncio.current_task()
        assert this is not None
        try:
            with self.turns.loan(this.cancel) as lent:
                return await self._thought(live, bot, number) if lent else None
        except asyncio.CancelledError:
            return None

    async def _thought(self, live: LiveTable, bot: str, number: int) -> bot_worker.Thought:
        ply = live.match.ply
        seed = _number(f"{live.record.seed}/bot/{ply}/{number}")
        job = partial(bot_worker.Job, bot=bot, seed=seed)
        within = self.answers.seconds if asked(live) else 0.0
        return await self._ask(self.hand_out, live, ply, job, within)

    def _asker(self, live: LiveTable) -> Asker:
        """On whose behalf a table's bots think: of its people who are here, the one who asks for least."""
        here = [each for each in live.present if live.held_by(each.guest)] or list(live.present)
        askers = [Asker(each.address, each.guest) for each in here]
        return min(askers, key=lambda asker: (self.turns.load(asker), asker.guest), default=live.alone_for)

    async def hand_out(self, job: bot_worker.Job) -> bot_worker.Thought:
        return await self.run(bot_worker.think, job)

    async def hint(self, live: LiveTable, iterations: int, seconds: float, asker: Asker) -> Counsel:
        """What the coach advises to the seat to act."""
        async with self.turns.place(asker, Kind.HINT):
            return await self._consult(bot_worker.hint, live, live.match.ply, iterations, seconds)

    async def review(
        self, live: LiveTable, ply: int, iterations: int, seconds: float, asker: Asker
    ) -> Judgement:
        """The decision that led to this ply, judged."""
        async with self.turns.place(asker, Kind.ANALYSIS):
            return await self._consult(bot_worker.review, live, ply, iterations, seconds)

    async def _consult(
        self,
        work: Callable[[bot_worker.Question], Result],
        live: LiveTable,
        ply: int,
        iterations: int,
        seconds: float,
    ) -> Result:
        # Made from what is public of the match's luck: the same match is judged the same wherever it is.
        seed = _number(f"{live.record.commitment}/coach/{ply}")
        question = partial(bot_worker.Question, iterations=iterations, seconds=seconds, seed=seed)
        return await self._ask(partial(self.run, work), live, ply, question)

    async def _ask(
        self,
        run: Callable[[Task], Awaitable[Result]],
        live: LiveTable,
        ply: int,
        task: Callable[..., Task],
        within: float = 0.0,
    ) -> Result:
        """About the position after this ply. A worker that has not thought about this table before, or not
        lately, is told how it came about from the beginning. `within` so many seconds it decides (0: in its
        own time)."""
        match = live.match
        header = replace(match.saga.header, options=dict(match.options), kept="")
        saga = replace(match.saga, header=header, entries=match.saga.entries[:ply])
        number = next(self._numbers)
        timer = asyncio.get_running_loop().call_later(within, self._stop, number) if within else None
        try:
            recent = bot_worker.Record.of(live.id, saga, ply, RECENT, live.override)
            return await run(task(recent, number=number))
        except bot_worker.Forgotten:
            whole = bot_worker.Record.of(live.id, saga, ply, ply, live.override)
            return await run(task(whole, number=number))
        finally:
            if timer is not None:
                timer.cancel()

    async def run(self, work: Callable[[Task], Result], task: Task) -> Result:
        """By a service that thinks for us, if there is one, else by a process of our own; whoever does not
        wait for it any more stops it by cancelling."""
        if self._thinkers is None:
            return await self._run_here(work, task)
        while True:
            if await self._thinkers.there():
                try:
                    found: Result = await self._thinkers.ask(work.__name__, task)
                    return found
                except Unanswered:
                    continue
            if self._workers:
                return await self._run_here(work, task)
            # It was said that there are none of our own: people wait until somebody thinks for them.
            await asyncio.sleep(WAIT)

    async def _run_here(self, work: Callable[[Task], Result], task: Task) -> Result:
        for _ in range(ATTEMPTS):
            pool = self._open_pool()
            try:
                return await pool.run(work, task)
            except asyncio.CancelledError:
                self._stop(task.number)
                raise
            except BrokenProcessPool:
                LOG.warning("a bot's worker died; starting another", extra={"work": work.__name__})
                if self._pool is pool:
                    self._pool = None
                    pool.retire()
        raise BrokenProcessPool(f"{work.__name__} lost its worker {ATTEMPTS} times")

    def _stop(self, number: int) -> None:
        """Whoever thinks about this comes to an end, with what was found so far."""
        self._board[number % JOBS] = number

    def _open_pool(self) -> BotPool:
        if self._pool is None:
            self._pool = BotPool(self._workers, self._board, self._engine)
        return self._pool


def _driven(live: LiveTable, task: asyncio.Task[None]) -> None:
    if live.driver is task:
        live.driver = None
    if not task.cancelled() and (error := task.exception()) is not None:
        LOG.error("bots stopped", exc_info=error, extra={"table": live.id})


def _number(text: str) -> int:
    """A luck of its own: the same when it is asked again, and nothing to do with the match's."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
