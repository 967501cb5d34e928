"""The epic of Althing as text: its steps, the Hela cards beside them, and the pawns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from drakkar.cli.boards.althing_table import EMPTY, OPEN, amounts_short
from drakkar.cli.boards.marks import marked
from drakkar.cli.seats import FIGURE, Person
from drakkar.games.althing.pieces import RESOURCES, SIDES
from drakkar.games.althing.scene_types import AlthingScene, AlthingStage, HelaInfo, StepScene
from drakkar.words import Catalogue

SHIFT: Final = "resource_shift"


def draw_epic(
    scene: AlthingScene,
    words: Catalogue,
    persons: Sequence[Person],
    to_act: int,
    targets: set[str],
) -> Table:
    """One column a crossing; where the epic forks the left way is above and the right one below.

    A card has its name, what crossing onto it asks for, its symbols, and the pawns on it.
    """
    grid = Table.grid(padding=(0, 1))
    columns = max(step.position for step in scene.track) + 1
    reached = _reached(scene, to_act, targets)
    for level in (("", "left"), ("right",)):
        row: list[StepScene | None] = [None] * columns
        for step in scene.track:
            if step.branch in level:
                row[step.position] = step
        if not any(row):
            continue
        if any(step is not None and step.branch for step in row):
            grid.add_row(*[_way(step, words) for step in row])
        grid.add_row(*[_name(step, words, reached) for step in row])
        grid.add_row(*[Text("" if step is None else amounts_short(step, words)) for step in row])
        if any(step is not None and step.symbols for step in row):
            grid.add_row(*[_marks(step, words) for step in row])
        grid.add_row(*[Text() if step is None else _pawns(step.place, scene, persons) for step in row])
    return grid


def _reached(scene: AlthingScene, to_act: int, targets: set[str]) -> set[int]:
    """The places that can be chosen now: to go there, to be turned, or for a Hela card."""
    found = {int(target.partition(":")[2]) for target in targets if target.startswith("place:")}
    if to_act < 0:
        return found
    ways = scene.track[scene.players[to_act].place].next
    if "step:next" in targets:
        found |= set(ways)
    return found | {place for place, side in zip(ways, SIDES, strict=False) if f"step:{side}" in targets}


def _way(step: StepScene | None, words: Catalogue) -> Text:
    if step is None or not step.branch:
        return Text()
    return Text(words.text("side-way", side=step.branch), "dim")


def _name(step: StepScene | None, words: Catalogue, reached: set[int]) -> Text:
    if step is None:
        return Text()
    title = words.text("step-title", step=step.id, face=step.face)
    name = Text(_marked(title, step, words), "bold")
    if step.place in reached:
        name.append(*OPEN)
    return name


def _marks(step: StepScene | None, words: Catalogue) -> Text:
    marks = () if step is None else dict.fromkeys(step.symbols)
    return Text(", ".join(words.text("mark-short", mark=mark) for mark in marks), "dim italic")


def _pawns(place: int, scene: AlthingScene, persons: Sequence[Person]) -> Text:
    here = [Text(one.mark, one.style) for one in persons if scene.players[one.seat].place == place]
    if scene.thorfinn is not None and scene.thorfinn.place == place:
        here.append(Text(*FIGURE))
    return Text(" ").join(here) if here else Text(*EMPTY)


# ---------------------------------------------------------------- in words


def epic_lines(scene: AlthingScene, words: Catalogue) -> list[str]:
    """Every card of the track with what it asks for and its symbols; each way of a fork apart."""
    common = [_item(step, words) for step in scene.track if not step.branch]
    lines = [words.text("track-line", cards=words.parts(common))]
    for side in SIDES:
        way = [_item(step, words) for step in scene.track if step.branch == side]
        if way:
            lines.append(words.text("fork-line", side=side, cards=words.parts(way)))
    return lines


def _item(step: StepScene, words: Catalogue) -> str:
    key = "step-item-start" if step.role == "start" else "step-item"
    need = {"nuggets": step.nuggets, "wood": step.wood, "bones": step.bones}
    marks = [words.text("mark", mark=mark) for mark in dict.fromkeys(step.symbols)]
    if marks:
        text = words.text(f"{key}-marks", step=step.id, face=step.face, symbols=marks, **need)
    else:
        text = words.text(key, step=step.id, face=step.face, **need)
    return _marked(text, step, words)


def _marked(text: str, step: StepScene, words: Catalogue) -> str:
    """A step of Hela has its record among those; no id is in both."""
    key = f"{step.id}-{step.face}" if step.face else step.id
    return marked(marked(text, "step", key, words), "hela_step", key, words)


def hela_lines(stage: AlthingStage, scene: AlthingScene, words: Catalogue) -> list[str]:
    """Where the Hela cards lie, and what each of them does there."""
    lines: list[str] = []
    for step in scene.track:
        for side, name in (("left", step.left), ("right", step.right)):
            if name:
                title = words.text("step-title", step=step.id, face=step.face)
                what = words.text(
                    "board-hela-side", hela=name, side=side, symbols=side_words(stage, name, side, words)
                )
                lines.append(marked(words.text("named", name=title, text=what), "hela", name, words))
    return lines


def side_words(stage: AlthingStage, name: str, side: str, words: Catalogue) -> list[str]:
    """What one side of a Hela card does: its symbols, and how it changes what the step asks for."""
    card = _hela_of(stage, name)
    symbols, shift = (card.left, card.left_shift) if side == "left" else (card.right, card.right_shift)
    told = [words.text("mark", mark=mark) for mark in symbols if mark != SHIFT]
    for resource, change in zip(RESOURCES, shift, strict=True):
        if change:
            signed = f"{change:+d}".replace("-", "−")
            told.append(words.text("board-shift", change=signed, count=abs(change), resource=resource))
    return told


def _hela_of(stage: AlthingStage, name: str) -> HelaInfo:
    return next(card for card in stage.hela if card.id == name)


def mark_lines(scene: AlthingScene, words: Catalogue) -> list[str]:
    """What each symbol on the epic does."""
    marks = dict.fromkeys(mark for step in scene.track for mark in step.symbols)
    return [words.text("board-mark", mark=mark) for mark in marks]
