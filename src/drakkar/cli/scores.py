"""The score sheet: a row for each category, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.cli.screen import Screen
from drakkar.cli.seats import Person
from drakkar.kernel.game import ScoreSheet


def show_scores(sheet: ScoreSheet, persons: Sequence[Person], screen: Screen, over: bool) -> None:
    """With the result if the match is over: alone against the game one may have lost."""
    screen.heading(screen.text("cli-score-title"))
    headings = [screen.text("cli-column-points"), *(person.name for person in persons)]
    rows = [
        [screen.text(f"score-{category}"), *_shown(sheet, [row[index] for row in sheet.points])]
        for index, category in enumerate(sheet.categories)
    ]
    rows.append([screen.text("score-total"), *_shown(sheet, sheet.totals)])
    if screen.plain:
        for seat, person in enumerate(persons):
            parts = [screen.text("named", name=row[0], text=row[seat + 1]) for row in rows]
            screen.say("named", name=person.name, text=" · ".join(parts))
    else:
        screen.table(headings, rows, numbers=range(1, len(headings)))
    if sheet.winners:
        show_winners(sheet, persons, screen)
    elif over:
        screen.say("cli-nobody-won", style="bold")


def _shown(sheet: ScoreSheet, points: Sequence[int]) -> list[str]:
    """A number for each seat, or a question mark where the viewer may not know it."""
    return ["?" if seat in sheet.hidden else str(value) for seat, value in enumerate(points)]


def show_winners(sheet: ScoreSheet, persons: Sequence[Person], screen: Screen) -> None:
    winners = screen.words.join(persons[seat].name for seat in sheet.winners)
    key = "cli-winner" if len(sheet.winners) == 1 else "cli-shared"
    screen.say(key, style="bold", winners=winners, points=sheet.totals[sheet.winners[0]])
