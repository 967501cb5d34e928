"""The harbour of Vikings on Board as text: the ships with their bodies, chests, bets and influence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from drakkar.cli.seats import MARKS, STYLES, Person
from drakkar.games.vikings_on_board.scene_types import (
    BetScene,
    Influence,
    ShipScene,
    VikingsOnBoardScene,
    VikingsOnBoardStage,
)
from drakkar.words import Catalogue

# Widths of the columns, and what stands between them.
NUMBER: Final = 5
PLACE: Final = 5
ZONE: Final = 4
GAP: Final = "│ "

EMPTY: Final = ("·", "dim")
# What may be chosen now, and what is chosen.
OPEN: Final = ("*", "bold bright_white")
CHOSEN: Final = ("»", "bold bright_white")


def draw_harbour(
    stage: VikingsOnBoardStage, scene: VikingsOnBoardScene, words: Catalogue, targets: set[str]
) -> Text:
    """One line a ship. `targets` are the ids of what may be chosen now."""
    cargoes = [" ".join(words.text("letter-good", good=good) for good in ship.chests) for ship in scene.ships]
    title = words.text("column-bow")
    bow = max(map(len, [title, *cargoes])) + 1
    head = Text(style="bold dim")
    places = [str(place) for place in range(1, stage.places + 1)]
    zones = Text().join(_cell(Text(MARKS[colour], STYLES[colour]), ZONE) for colour in stage.colours)
    bets = _cell(Text(words.text("column-bets")), ZONE * len(stage.colours))
    first = Text.assemble(" " * (NUMBER + PLACE * stage.places), GAP, " " * bow, GAP, bets, style="bold dim")
    head.append_text(_cell(Text(words.text("column-ship")), NUMBER))
    head.append("".join(place.ljust(PLACE) for place in places)).append(GAP)
    head.append(title.ljust(bow)).append(GAP).append_text(zones).append(GAP)
    head.append(words.text("part-influence"))
    lines = [first, head]
    for ship, cargo in zip(scene.ships, cargoes, strict=True):
        departing = scene.departure is not None and scene.departure.ship == ship.ship
        line = _cell(_number(ship, departing, targets), NUMBER)
        for body in _bodies(stage, scene, ship, targets):
            line.append_text(_cell(body, PLACE))
        line.append(GAP, "dim").append(cargo.ljust(bow), "bold").append(GAP, "dim")
        bets_here = {bet.colour: bet for bet in ship.bets}
        for colour in stage.colours:
            may_choose = f"zone:{ship.ship}.{colour}" in targets
            line.append_text(_cell(_zone(stage, ship, bets_here.get(colour), may_choose), ZONE))
        line.append(GAP, "dim")
        if ship.docked:
            line.append_text(draw_influence(ship.influence))
        else:
            line.append(words.text("ship-gone"), "dim")
        lines.append(line)
    return Text("\n").join(lines)


def _cell(text: Text, width: int) -> Text:
    return text.append(" " * (width - text.cell_len), "default on default")


def _number(ship: ShipScene, departing: bool, targets: set[str]) -> Text:
    number = Text(str(ship.ship), "bold" if ship.docked else "dim")
    if departing:
        number.append(*CHOSEN)
    elif f"ship:{ship.ship}" in targets:
        number.append(*OPEN)
    return number


def _bodies(
    stage: VikingsOnBoardStage, scene: VikingsOnBoardScene, ship: ShipScene, targets: set[str]
) -> list[Text]:
    cards = {card.id: card for card in stage.bodies}
    cells: list[Text] = []
    for place, body in enumerate(ship.bodies, 1):
        card = cards[body.id]
        cell = Text(f"{MARKS[card.colour]}{card.shields}{'+' if body.bonus else ''}", STYLES[card.colour])
        if body.id == scene.body:
            cell.append(*CHOSEN)
        elif f"body:{ship.ship}.{place}" in targets:
            cell.append(*OPEN)
        cells.append(cell)
    free = Text(*EMPTY) if ship.docked else Text()
    return cells + [free] * (stage.places - len(cells))


def _zone(stage: VikingsOnBoardStage, ship: ShipScene, bet: BetScene | None, may_choose: bool) -> Text:
    """A barrel shows its owner and, to who may know it, its value."""
    if bet is not None:
        owner = stage.colours[bet.seat]
        return Text(f"{MARKS[owner]}{bet.value or ''}", STYLES[owner] if ship.docked else "dim")
    if not ship.docked:
        return Text()
    zone = Text(*EMPTY)
    return zone.append(*OPEN) if may_choose else zone


def draw_influence(order: Sequence[Influence]) -> Text:
    return Text(" ").join(Text(f"{MARKS[rank.colour]}{rank.shields}", STYLES[rank.colour]) for rank in order)


def harbour_key(stage: VikingsOnBoardStage, words: Catalogue) -> str:
    """What the letters of the chests stand for, and which marks belong to nobody."""
    goods = [words.text("good-legend", good=good) for good in stage.goods]
    neutral = [f"{MARKS[colour]} {words.text('neutral')}" for colour in stage.neutral]
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
