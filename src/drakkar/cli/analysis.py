"""`drakkar replay --analyse`: every decision of a saga judged by search, and where the match turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import pairwise
from typing import Final

from rich.text import Text

from drakkar.bots.ismcts import Effort
from drakkar.cli.simulate import progress
from drakkar.cli.viewing import Viewing
from drakkar.coach.judging import Judgement, Weighed, judge_ply
from drakkar.coach.percent import as_percent, percent
from drakkar.coach.reasons import Line, reason
from drakkar.coach.swings import Swing, end_of, swings
from drakkar.games.registry import meta

# Levels of a line of blocks, and rows of the table.
BLOCKS: Final = "▁▂▃▄▅▆▇█"
ROWS: Final = 12


def judge_all(viewing: Viewing, plies: Sequence[int], effort: Effort) -> list[Judgement]:
    """Ply by ply, with a bar where somebody watches. Interrupted, it gives what is done."""
    done: list[Judgement] = []
    with progress(viewing.screen, len(plies), key="cli-analysis-progress") as told:
        try:
            for ply in plies:
                done.append(judge_ply(viewing.match, ply, effort))
                told(len(done))
        except KeyboardInterrupt:
            return done
    return done


def show_analysis(viewing: Viewing, judged: Sequence[Judgement]) -> None:
    screen = viewing.screen
    screen.print()
    screen.heading(screen.text("cli-analysis-title"))
    screen.say("cli-analysis-note", style="dim")
    if not screen.plain:
        _show_lines(viewing, judged)
    headings = [screen.text("cli-column-ply"), *(person.name for person in viewing.persons)]
    rows = [
        [
            str(one.ply - 1),
            *(_chance(viewing, chance, error) for chance, error in zip(one.chances, one.errors, strict=True)),
        ]
        for one in _spread(judged)
    ]
    screen.table(headings, rows, numbers=range(len(headings)))
    screen.print()
    screen.heading(screen.text("cli-analysis-swings"))
    found = swings_of(viewing, judged)
    if not found:
        screen.say("cli-analysis-no-swings")
    for swing in found:
        _show_swing(viewing, swing, judged[swing.ply - 1])


def analysis_data(viewing: Viewing, judged: Sequence[Judgement]) -> dict[str, object]:
    """The same for programs; actions in notation, seats counted from 1."""
    plies = [
        {
            "ply": one.ply,
            "seat": one.seat + 1,
            "chances": one.chances,
            "errors": one.errors,
            "played": _weighed_data(viewing, one.played),
            "better": None if one.better is None else _weighed_data(viewing, one.better),
            "why": [viewing.teller.line(line) for line in _reason(viewing, one)],
        }
        for one in judged
    ]
    found = [{**asdict(swing), "seat": swing.seat + 1} for swing in swings_of(viewing, judged)]
    return {"analysis": plies, "swings": found}


def swings_of(viewing: Viewing, judged: Sequence[Judgement]) -> list[Swing]:
    match = viewing.match
    last = match.ply if match.over else -1
    end = end_of(match.game.name, viewing.saga.winners, len(viewing.persons))
    return swings(judged, end, last, meta(match.game.name).has_secrets)


def _show_lines(viewing: Viewing, judged: Sequence[Judgement]) -> None:
    """A line of blocks for each seat, from the first ply to the last."""
    names = max((len(person.name) for person in viewing.persons), default=0)
    width = max(10, min(len(judged), viewing.screen.width - names - 4))
    for person in viewing.persons:
        chances = [one.chances[person.seat] for one in judged]
        blocks = "".join(BLOCKS[min(7, int(8 * chance))] for chance in _columns(chances, width))
        line = Text.assemble((person.mark, person.style), f" {person.name:<{names}} ", (blocks, "bold"))
        viewing.screen.print(line)


def _columns(values: Sequence[float], width: int) -> list[float]:
    """So many columns at most, each the mean of its share of the values."""
    count = min(width, len(values))
    bounds = [number * len(values) // count for number in range(count + 1)] if count else []
    shares = [values[begin:end] for begin, end in pairwise(bounds)]
    return [sum(share) / len(share) for share in shares]


def _spread(judged: Sequence[Judgement]) -> list[Judgement]:
    """A few of them, evenly over the match, with the first and the last."""
    if len(judged) <= ROWS:
        return list(judged)
    return [judged[number * (len(judged) - 1) // (ROWS - 1)] for number in range(ROWS)]


def _show_swing(viewing: Viewing, swing: Swing, judged: Judgement) -> None:
    screen = viewing.screen
    key = "choice" if swing.kind == "choice" else "gain" if swing.change > 0 else "loss"
    player = viewing.teller.name(swing.seat)
    change = percent(abs(swing.change))
    if swing.kind == "choice" and judged.better is not None:
        # The difference of what is shown below it, so that the numbers agree.
        change = percent(judged.better.chance) - percent(judged.played.chance)
    told = screen.text(f"coach-swing-{key}", player=player, chance=change)
    ply = screen.text("cli-ply", ply=swing.ply)
    screen.print(screen.text("named", name=ply, text=told), "bold")
    if swing.kind == "luck" or judged.better is None:
        events = viewing.teller.events(viewing.match.game, viewing.match.events[swing.ply - 1], None)
        screen.print("   " + " ".join(sentence for _, sentence in events), indent=3)
        return
    show_better(viewing, judged, judged.better)


def show_better(viewing: Viewing, judged: Judgement, better: Weighed) -> None:
    """What was played, what would have been better, and why."""
    show_choice(viewing, "coach-played", judged.ply, judged.played)
    show_choice(viewing, "coach-better", judged.ply, better)
    for line in _reason(viewing, judged):
        viewing.screen.print(f"   {viewing.teller.line(line)}", indent=3)


def show_choice(viewing: Viewing, key: str, ply: int, choice: Weighed) -> None:
    chance = _chance(viewing, choice.chance, choice.error)
    told = viewing.screen.text(key, action=label(viewing, ply, choice.action))
    viewing.screen.print(f"   {told} ({chance})", indent=3)


def label(viewing: Viewing, ply: int, action: int) -> str:
    """An action that led to this ply, or could have, in words."""
    return viewing.teller.phrase(viewing.match.game.describe(viewing.match.position(ply - 1), action))


def _reason(viewing: Viewing, judged: Judgement) -> list[Line]:
    if judged.better is None:
        return []
    game = viewing.match.game
    view = game.view(viewing.match.position(judged.ply - 1), judged.seat)
    return reason(game, view, judged.better, judged.played)


def _chance(viewing: Viewing, chance: float, error: float) -> str:
    return viewing.screen.text("coach-chance", **as_percent(chance, error))


def _weighed_data(viewing: Viewing, choice: Weighed) -> dict[str, object]:
    return {**asdict(choice), "action": viewing.match.game.space.notation(choice.action)}
