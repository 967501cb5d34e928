"""The warehouses and Jarls of Lofoten as text: what each side has there, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from drakkar.cli.boards.lofoten_market import EMPTY, OPEN, tile_short, tile_text
from drakkar.cli.boards.marks import marked
from drakkar.cli.seats import Person
from drakkar.games.lofoten.scene_types import (
    JarlCard,
    JarlScene,
    LofotenScene,
    LofotenStage,
    SideScene,
    TileScene,
    WarehouseCard,
    WarehouseScene,
)
from drakkar.words import Catalogue


def draw_warehouses(
    stage: LofotenStage,
    scene: LofotenScene,
    words: Catalogue,
    persons: Sequence[Person],
    targets: set[str],
) -> Table:
    """One line a warehouse: its good, how it scores, both sides, and the mark of who is ahead."""
    grid = Table.grid(padding=(0, 2))
    heads = [
        Text(words.text("column-warehouse"), "bold dim"),
        Text(words.text("column-scoring"), "bold dim"),
        *(Text(person.mark, person.style) for person in persons),
        Text(words.text("column-ahead"), "bold dim"),
    ]
    grid.add_row(*heads)
    for card, warehouse in zip(stage.warehouses, scene.warehouses, strict=True):
        good = words.text("good-or-empty", good=warehouse.good)
        name = Text.assemble((str(warehouse.warehouse), "bold"), f" {good}")
        if f"warehouse:{warehouse.warehouse}" in targets:
            name.append(*OPEN)
        ahead = Text(EMPTY, "dim")
        if warehouse.ahead >= 0:
            ahead = Text(persons[warehouse.ahead].mark, persons[warehouse.ahead].style)
        sides = [_side(side, words, persons) for side in warehouse.sides]
        grid.add_row(name, Text(scoring_text(card, words)), *sides, ahead)
    return grid


def _side(side: SideScene, words: Catalogue, persons: Sequence[Person]) -> Text:
    if not side.tiles:
        return Text(EMPTY, "dim")
    tiles = " ".join(_small(tile, words, persons) for tile in side.tiles)
    return Text.assemble((str(side.count), "bold"), f" {tiles}")


def _small(tile: TileScene, words: Catalogue, persons: Sequence[Person]) -> str:
    """A flipped tile lies face down: its letter alone."""
    return words.text("letter-good", good=tile.good) if tile.flipped else tile_short(tile, words, persons)


def scoring_text(card: WarehouseCard, words: Catalogue) -> str:
    text = words.text(
        "warehouse-scoring-short",
        scoring=card.scoring,
        metric=card.metric,
        points=card.points,
        second=card.second,
    )
    return marked(text, "warehouse", card.id, words)


def warehouse_lines(
    stage: LofotenStage, scene: LofotenScene, words: Catalogue, persons: Sequence[Person]
) -> list[str]:
    """One line a warehouse, in words."""
    return [
        _line(card, warehouse, words, persons)
        for card, warehouse in zip(stage.warehouses, scene.warehouses, strict=True)
    ]


def _line(card: WarehouseCard, warehouse: WarehouseScene, words: Catalogue, persons: Sequence[Person]) -> str:
    text = words.text(
        "warehouse-line",
        warehouse=warehouse.warehouse,
        good=warehouse.good,
        scoring=card.scoring,
        metric=card.metric,
        points=card.points,
        second=card.second,
    )
    parts = [marked(text, "warehouse", card.id, words)]
    for person, side in zip(persons, warehouse.sides, strict=True):
        if side.tiles:
            tiles = [tile_text(tile, words) for tile in side.tiles]
            parts.append(words.text("side-tiles", player=person.name, count=side.count, tiles=tiles))
        else:
            parts.append(words.text("side-none", player=person.name))
    if warehouse.ahead >= 0:
        parts.append(words.text("ahead-item", player=persons[warehouse.ahead].name))
    elif warehouse.good:
        parts.append(words.text("level-item"))
    return words.parts(parts)


def jarl_lines(
    stage: LofotenStage, scene: LofotenScene, words: Catalogue, persons: Sequence[Person]
) -> list[str]:
    """Each Jarl: what it does, and whose ally it is or how far both are from winning it over."""
    return [
        words.parts([_effect(card, words), _standing(card, jarl, words, persons)])
        for card, jarl in zip(stage.jarls, scene.jarls, strict=True)
    ]


def _effect(card: JarlCard, words: Catalogue) -> str:
    text = words.text("jarl-line", jarl=card.id, effect=card.effect, amount=card.amount, other=card.other)
    return marked(text, "jarl", card.id, words)


def _standing(card: JarlCard, jarl: JarlScene, words: Catalogue, persons: Sequence[Person]) -> str:
    if jarl.owner >= 0:
        player = persons[jarl.owner].name
        if jarl.warehouse:
            return words.text("jarl-has-at", player=player, warehouse=jarl.warehouse)
        return words.text("jarl-has", player=player)
    progress = [
        words.text("progress-item", player=person.name, have=step.have, need=step.need)
        for person, step in zip(persons, jarl.progress, strict=True)
    ]
    wanted = card.requirement
    return words.text(
        "jarl-wants",
        requirement=wanted.kind,
        amount=wanted.amount,
        good=wanted.good,
        progress=progress,
    )
