"""The coach at tables: hints while a match is on, and the analysis of one that is over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from drakkar.coach.judging import Judgement, Weighed
from drakkar.coach.reasons import reason
from drakkar.coach.swings import end_of, swings
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import State
from drakkar.server.bots import Bots
from drakkar.server.config import Config
from drakkar.server.live import LiveTable
from drakkar.server.protocol import (
    Advice,
    AnalysedPly,
    Analysis,
    Hint,
    Judged,
    ReasonLine,
    SwingInfo,
)
from drakkar.server.rates import Buckets
from drakkar.table import frames
from drakkar.table.refusals import Refuse

# Plies of one answer of an analysis.
AT_MOST: Final = 12


class Coach:
    """Thinks in the bots' processes, and remembers what it found about the matches last looked at."""

    def __init__(self, config: Config, bots: Bots) -> None:
        for what in ("hint", "analysis"):
            if not getattr(config, f"{what}_iterations") and not getattr(config, f"{what}_seconds"):
                raise UserError("bad-setting", name=f"DRAKKAR_{what.upper()}_SECONDS", value="0")
        self._config = config
        self._bots = bots
        self._buckets = Buckets(config.hint_rate, config.hint_burst)
        # By table and the number of its last row: what was found about each ply.
        self._known: OrderedDict[tuple[str, int], dict[int, Judgement]] = OrderedDict()
        # One ply is analysed at a time, so that bots need not wait long for a process.
        self._analysing = asyncio.Lock()

    async def hint(self, live: LiveTable, guest: str, seat: int) -> Hint:
        """The best options of the seat to act, which is this guest's, by what that seat knows."""
        if not live.hints:
            raise Refuse("coach-not-here")
        if live.hint is not None and live.hint[:2] == (live.seq, seat):
            return Hint(live.match.ply, live.hint[2])
        if not self._buckets.take(guest):
            raise Refuse("rate-limited")
        seq, ply = live.seq, live.match.ply
        found = await self._bots.hint(live, self._config.hint_iterations, self._config.hint_seconds)
        notation = live.game.space.notation
        choices = [Advice(notation(one.action), one.chance, one.error, one.visits) for one in found]
        if live.seq == seq:
            live.hint = (seq, seat, choices)
        return Hint(ply, choices)

    async def analyse(self, live: LiveTable, first: int, count: int) -> Analysis:
        """So many plies after the first ones, of a match that is over."""
        if live.record.status != "over":
            raise Refuse("analysis-open-match")
        if first < 0 or not 0 < count <= AT_MOST:
            raise Refuse("malformed")
        known = self._recall(live)
        last = live.match.ply
        plies = range(first + 1, min(last, first + count) + 1)
        for ply in plies:
            async with self._analysing:
                if ply not in known:
                    iterations, seconds = self._config.analysis_iterations, self._config.analysis_seconds
                    known[ply] = await self._bots.review(live, ply, iterations, seconds)
        judged = []
        for ply in plies:
            judged.append(_analysed(live, known[ply]))
            await asyncio.sleep(0)  # other tables are not kept waiting
        end = end_of(live.record.game, live.record.winners, len(live.seats))
        found = swings(known.values(), end, last, live.meta.has_secrets)
        return Analysis(
            last,
            judged,
            [SwingInfo(one.ply, one.kind, one.seat, one.change, one.error) for one in found],
            list(end),
        )

    def _recall(self, live: LiveTable) -> dict[int, Judgement]:
        key = (live.id, live.seq)
        known = self._known.setdefault(key, {})
        self._known.move_to_end(key)
        if len(self._known) > self._config.analyses:
            self._known.popitem(last=False)
        return known


def _analysed(live: LiveTable, judgement: Judgement) -> AnalysedPly:
    state = live.match.position(judgement.ply - 1)
    better = judgement.better
    lines = []
    if better is not None:
        view = live.game.view(state, judgement.seat)
        lines = [
            ReasonLine(line.key, line.params, [frames.event_out(event) for event in line.events])
            for line in reason(live.game, view, better, judgement.played)
        ]
    return AnalysedPly(
        judgement.ply,
        judgement.seat,
        list(judgement.chances),
        list(judgement.errors),
        judgement.luck,
        _judged(live, state, judgement.played),
        None if better is None else _judged(live, state, better),
        lines,
    )


def _judged(live: LiveTable, state: State, choice: Weighed) -> Judged:
    label = live.game.describe(state, choice.action)
    return Judged(label, choice.chance, choice.error, choice.visits)
