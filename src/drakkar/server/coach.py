"""The coach at tables: hints while a match is on, and the analysis of one that is over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from drakkar.coach.judging import Counsel, Judgement, Weighed
from drakkar.coach.questions import best_decision, questions, right_answers
from drakkar.coach.reasons import reason
from drakkar.coach.swings import end_of, swings
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import State, View
from drakkar.server.bots import Bots
from drakkar.server.config import Config
from drakkar.server.live import LiveTable
from drakkar.server.protocol import (
    Advice,
    AnalysedPly,
    Analysis,
    Hint,
    Judged,
    Praise,
    Question,
    Questions,
    ReasonLine,
    SwingInfo,
)
from drakkar.server.rates import Buckets
from drakkar.server.thinking import Asker
from drakkar.table import frames
from drakkar.table.refusals import Refuse

# Plies of one answer of an analysis.
AT_MOST: Final = 12


@dataclass
class Known:
    """What was found about a match. Of one match, one ply is judged at a time, whoever looks at it."""

    plies: dict[int, Judgement] = field(default_factory=dict)
    judging: asyncio.Lock = field(default_factory=asyncio.Lock)


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
        self._known: OrderedDict[tuple[str, int], Known] = OrderedDict()

    async def hint(self, live: LiveTable, asker: Asker, seat: int) -> Hint:
        """The best options of the seat to act, which is this guest's, by what that seat knows."""
        if not live.hints:
            raise Refuse("coach-not-here")
        seq, view = live.seq, live.match.view(seat)
        if live.hint is not None and live.hint[:2] == (seq, seat):
            return _hint(live, view, live.match.ply, live.hint[2])
        if not self._buckets.take(asker.guest):
            raise Refuse("rate-limited")
        ply = live.match.ply
        found = await self._bots.hint(live, self._config.hint_iterations, self._config.hint_seconds, asker)
        if live.seq == seq:
            live.hint = (seq, seat, found)
        return _hint(live, view, ply, found)

    async def analyse(self, live: LiveTable, asker: Asker, first: int, count: int) -> Analysis:
        """So many plies after the first ones, of a match that is over."""
        _must_be_analysable(live, first, count)
        last = live.match.ply
        plies = range(first + 1, min(last, first + count) + 1)
        known = await self._judge(live, asker, plies)
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

    async def question(self, live: LiveTable, asker: Asker, seat: int, first: int, count: int) -> Questions:
        """So many decisions of a seat after the first ones are judged; with the last of them come the
        questions."""
        _must_be_analysable(live, first, count)
        plies = [ply for ply, entry in enumerate(live.match.saga.entries, 1) if entry.seat == seat]
        known = await self._judge(live, asker, plies[first : first + count])
        if first + count < len(plies):
            return Questions(len(plies), [], None)
        judged = [known[ply] for ply in plies if ply in known]
        best = best_decision(judged, seat)
        return Questions(
            len(plies),
            [_question(live, one) for one in questions(judged, seat)],
            None if best is None else _praise(live, best),
        )

    async def _judge(self, live: LiveTable, asker: Asker, plies: Iterable[int]) -> dict[int, Judgement]:
        """What is known about the plies of this match, these among them."""
        known = self._recall(live)
        for ply in plies:
            async with known.judging:
                if ply not in known.plies:
                    iterations, seconds = self._config.analysis_iterations, self._config.analysis_seconds
                    known.plies[ply] = await self._bots.review(live, ply, iterations, seconds, asker)
        return known.plies

    def _recall(self, live: LiveTable) -> Known:
        key = (live.id, live.seq)
        known = self._known.setdefault(key, Known())
        self._known.move_to_end(key)
        if len(self._known) > self._config.analyses:
            self._known.popitem(last=False)
        return known


def _hint(live: LiveTable, view: View, ply: int, found: Counsel) -> Hint:
    other = found.other

    if other is None:
        return Hint(ply, [_advice(live, one) for one in found.choices], None, found.untold)
    choices = [_advice(live, one, _why(live, view, one, other)) for one in found.choices]
    return Hint(ply, choices, _advice(live, other), found.untold)


def _analysed(live: LiveTable, judgement: Judgement) -> AnalysedPly:
    state = live.match.position(judgement.ply - 1)
    view, better = live.game.view(state, judgement.seat), judgement.better
    return AnalysedPly(
        judgement.ply,
        judgement.seat,
        list(judgement.chances),
        list(judgement.errors),
        judgement.luck,
        _judged(live, state, judgement.played),
        None if better is None else _judged(live, state, better),
        [] if better is None else _why(live, view, better, judgement.played),
    )


def _question(live: LiveTable, judgement: Judgement) -> Question:
    game, state, better = live.game, live.match.position(judgement.ply - 1), judgement.better
    assert better is not None  # else there would be no question
    view = game.view(state, judgement.seat)
    return Question(
        judgement.ply,
        game.scene(view),
        frames.Decision(judgement.seat, game.prompt(state), frames.choices(game, state)),
        _advice(live, judgement.played),
        [game.space.notation(action) for action in right_answers(judgement)],
        [_advice(live, one) for one in judgement.others],
        _advice(live, better),
        _why(live, view, better, judgement.played),
    )


def _praise(live: LiveTable, judgement: Judgement) -> Praise:
    game, state = live.game, live.match.position(judgement.ply - 1)
    return Praise(
        judgement.ply,
        game.scene(game.view(state, judgement.seat)),
        _judged(live, state, judgement.played),
        _judged(live, state, judgement.others[0]),
    )


def _why(live: LiveTable, view: View, better: Weighed, other: Weighed) -> list[ReasonLine]:
    return [
        ReasonLine(line.key, line.params, [frames.event_out(event) for event in line.events])
        for line in reason(live.game, view, better, other)
    ]


def _advice(live: LiveTable, choice: Weighed, why: Sequence[ReasonLine] = ()) -> Advice:
    action = live.game.space.notation(choice.action)
    return Advice(action, choice.chance, choice.error, choice.visits, list(why))


def _must_be_analysable(live: LiveTable, first: int, count: int) -> None:
    if live.record.status != "over":
        raise Refuse("analysis-open-match")
    if first < 0 or not 0 < count <= AT_MOST:
        raise Refuse("malformed")


def _judged(live: LiveTable, state: State, choice: Weighed) -> Judged:
    label = live.game.describe(state, choice.action)
    return Judged(label, choice.chance, choice.error, choice.visits)
