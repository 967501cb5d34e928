"""The harbour of Vikings on Board as text: the ships with their bodies, chests, bets and influence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from drakkar.cli.seats import COLOURS, MARKS, STYLES, Person
from drakkar.games.vikings_on_board.scene_types import (
    BetScene,
    Influence,
    ShipScene,
    VikingsOnBoardScene,
    VikingsOnBoardStage,
)
from drakkar.words import Catalogue

EMPTY: Final = ("·", "dim")
# What may be chosen now, and what is chosen.
OPEN: Final = ("*", "bold bright_white")
CHOSEN: Final = ("»", "bold bright_white")

MARK: Final = dict(zip(COLOURS, MARKS, strict=True))
STYLE: Final = dict(zip(COLOURS, STYLES, strict=True))


def draw_harbour(
    stage: VikingsOnBoardStage, scene: VikingsOnBoardScene, words: Catalogue, targets: set[str]
) -> Table:
    """One line a ship. `targets` are the ids of what may be chosen now."""
    grid = Table.grid(padding=(0, 1))
    heads = [Text(words.text("column-ship"), "bold dim")]
    heads += [Text(str(place), "bold dim") for place in range(1, stage.places + 1)]
    heads.append(Text(words.text("column-bow"), "bold dim"))
    heads += [Text(MARK[colour], STYLE[colour]) for colour in stage.colours]
    heads.append(Text(words.text("part-influence"), "bold dim"))
    grid.add_row(*heads)
    for ship in scene.ships:
        grid.add_row(*_cells(stage, scene, ship, words, targets))
    return grid


def _cells(
    stage: VikingsOnBoardStage,
    scene: VikingsOnBoardScene,
    ship: ShipScene,
    words: Catalogue,
    targets: set[str],
) -> list[Text]:
    departure = scene.departure if scene.departure and scene.departure.ship == ship.ship else None
    number = Text(str(ship.ship), "bold" if ship.docked else "dim")
    if departure is not None:
        number.append(*CHOSEN)
    elif f"ship:{ship.ship}" in targets:
        number.append(*OPEN)
    cells = [number, *_bodies(stage, scene, ship, targets)]
    cells.append(Text(" ".join(words.text("letter-good", good=good) for good in ship.chests), "bold"))
    bets = {bet.colour: bet for bet in ship.bets}
    for colour in stage.colours:
        cells.append(_zone(ship, bets.get(colour), f"zone:{ship.ship}.{colour}" in targets))
    if departure is not None:
        cells.append(draw_influence(departure.order))
    else:
        gone = Text(words.text("ship-gone"), "dim")
        cells.append(draw_influence(ship.influence) if ship.docked else gone)
    return cells


def _bodies(
    stage: VikingsOnBoardStage, scene: VikingsOnBoardScene, ship: ShipScene, targets: set[str]
) -> list[Text]:
    cards = {card.id: card for card in stage.bodies}
    cells: list[Text] = []
    for place, body in enumerate(ship.bodies, 1):
        card = cards[body.id]
        cell = Text(f"{MARK[card.colour]}{card.shields}{'+' if body.bonus else ''}", STYLE[card.colour])
        if body.id == scene.body:
            cell.append(*CHOSEN)
        elif f"body:{ship.ship}.{place}" in targets:
            cell.append(*OPEN)
        cells.append(cell)
    free = Text(*EMPTY) if ship.docked else Text()
    return cells + [free] * (stage.places - len(cells))


def _zone(ship: ShipScene, bet: BetScene | None, may_choose: bool) -> Text:
    """A barrel shows its owner and, to who may know it, its value."""
    if bet is not None:
        return Text(f"{MARKS[bet.seat]}{bet.value or ''}", STYLES[bet.seat] if ship.docked else "dim")
    if not ship.docked:
        return Text()
    zone = Text(*EMPTY)
    return zone.append(*OPEN) if may_choose else zone


def draw_influence(order: Sequence[Influence]) -> Text:
    return Text(" ").join(Text(f"{MARK[rank.colour]}{rank.shields}", STYLE[rank.colour]) for rank in order)


def harbour_key(stage: VikingsOnBoardStage, words: Catalogue) -> str:
    """What the letters of the chests stand for, and which marks belong to nobody."""
    goods = [words.text("good-legend", good=good) for good in stage.goods]
    neutral = [f"{MARK[colour]} {words.text('neutral')}" for colour in stage.neutral]
    return " · ".join([*goods, *neutral])


def harbour_lines(
    stage: VikingsOnBoardStage, scene: VikingsOnBoardScene, words: Catalogue, persons: Sequence[Person]
) -> list[str]:
    """One line a ship, in words."""
    return [_line(stage, ship, words, persons) for ship in scene.ships]


def _line(stage: VikingsOnBoardStage, ship: ShipScene, words: Catalogue, persons: Sequence[Person]) -> str:
    cards = {card.id: card for card in stage.bodies}
    parts: list[str] = []
    if ship.docked:
        bodies: list[str] = []
        for body in ship.bodies:
            card = cards[body.id]
            key = "body-bonus" if body.bonus else "body"
            bodies.append(words.text(key, colour=card.colour, shields=card.shields))
        parts.append(", ".join(bodies) or words.text("influence-none"))
        chests = [words.text("good", good=good) for good in ship.chests]
        parts.append(words.text("bow-line", chests=", ".join(chests) or words.text("bow-none")))
    else:
        parts.append(words.text("ship-gone"))
    if ship.bets:
        bets = [_bet(bet, words, persons) for bet in ship.bets]
        parts.append(words.text("bets-line", bets=", ".join(bets)))
    if ship.docked and ship.influence:
        ranks = influence_text(ship.influence, words)
        parts.append(words.text("influence-line", influence=ranks))
    return words.text("named", name=words.text("ship-title", ship=ship.ship), text=words.parts(parts))


def _bet(bet: BetScene, words: Catalogue, persons: Sequence[Person]) -> str:
    key = "bet-item-known" if bet.value else "bet-item"
    return words.text(key, colour=bet.colour, player=persons[bet.seat].name, value=bet.value)


def influence_text(order: Sequence[Influence], words: Catalogue) -> str:
    return ", ".join(words.text("influence-item", colour=rank.colour, shields=rank.shields) for rank in order)
