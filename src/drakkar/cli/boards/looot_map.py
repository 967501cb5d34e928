"""Looot's map: land, sea and trophies as hexagons, and the same as plain lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from drakkar.cli.boards import hexgrid
from drakkar.cli.boards.hexgrid import Cell
from drakkar.cli.seats import Person
from drakkar.games.looot.scene import LoootScene, LoootStage
from drakkar.kernel.hex import Hex, neighbours, rotate
from drakkar.words import Catalogue

STYLES: Final = {
    "wood": "white on dark_green",
    "sheep": "black on dark_sea_green2",
    "gold": "black on gold3",
    "axe": "white on indian_red",
    "house": "bold black on grey84",
    "tower": "bold black on grey62",
    "castle": "bold white on medium_purple4",
    "sea": "white on navy_blue",
    "bare": "grey62 on navy_blue",
    "trophy": "black on wheat1",
    "gone": "grey50",
}
OPEN_STYLE: Final = "bold black on bright_white"
OPEN_MARK: Final = "*"
WIDE: Final = 4
NARROW: Final = 3


def draw_map(
    stage: LoootStage,
    scene: LoootScene,
    words: Catalogue,
    persons: Sequence[Person],
    open_hexes: set[str],
    width: int,
) -> Text:
    """Turned so that it fits, with small hexagons if it must."""
    cells = dict(_cells(stage, scene, words, persons, open_hexes))
    for inner in (WIDE, NARROW):
        turn = hexgrid.best_turn(set(cells), (width - 1) // (inner + 1))
        turned = {rotate(at, turn): cell for at, cell in cells.items()}
        if hexgrid.width(hexgrid.columns(turned), inner) <= width:
            break
    return hexgrid.draw(turned, inner)


def legend(words: Catalogue) -> str:
    """What the letters on the map mean."""
    resources = [f"{words.text('letter', tile=tile)} {words.text('tile', tile=tile)}" for tile in RESOURCES]
    buildings = [f"{words.text('letter', tile=tile)} {words.text('tile', tile=tile)}" for tile in BUILDINGS]
    return words.text("map-legend", resources=", ".join(resources), buildings=", ".join(buildings))


RESOURCES: Final = ("wood", "sheep", "gold", "axe")
BUILDINGS: Final = ("house", "tower", "castle")


def _cells(
    stage: LoootStage,
    scene: LoootScene,
    words: Catalogue,
    persons: Sequence[Person],
    open_hexes: set[str],
) -> Iterator[tuple[Hex, Cell]]:
    left = {stack.hex: stack.left for stack in scene.stacks}
    stands = {stand.hex: stand.seats for stand in scene.stands}
    for place in stage.hexes:
        letter = words.text("letter", tile=place.tile)
        style = STYLES[place.tile]
        marks: list[tuple[str, str]] = [(letter, "")]
        if place.building:
            count = left[place.id]
            marks = [(f"{letter}{count}", "")]
            style = style if count else STYLES["gone"]
        for seat in stands.get(place.id, ()):
            person = persons[seat]
            crowded = len(stands[place.id]) > 1
            marks.append((person.mark if crowded else f"{person.mark}{seat + 1}", person.style))
        name_style = ""
        if place.id in open_hexes:
            marks.append((OPEN_MARK, OPEN_STYLE))
            name_style = OPEN_STYLE
        yield (place.q, place.r), Cell(place.id, tuple(marks), style, name_style)
    cards = {card.id: card for card in stage.longships}
    for point, longship in zip(stage.sea, scene.sea, strict=True):
        if longship:
            card = cards[longship]
            gain = f"{words.text('letter', tile=card.target)}+{card.bonus}"
            yield (point.q, point.r), Cell(longship, ((gain, ""),), STYLES["sea"])
        else:
            yield (point.q, point.r), Cell("~", (("~", ""),), STYLES["bare"])
    axe = words.text("letter", tile="axe")
    for point, trophy in zip(stage.trophy_hexes, stage.trophies, strict=True):
        here = trophy.axes in scene.trophies
        name = f"{trophy.axes}{axe}" if here else "-"
        points = words.text("points-short", points=trophy.points) if here else "-"
        yield (point.q, point.r), Cell(name, ((points, ""),), STYLES["trophy" if here else "gone"])


def map_lines(stage: LoootStage, scene: LoootScene, words: Catalogue, persons: Sequence[Person]) -> list[str]:
    """One line a hex: what it is, who stands there, and what it touches."""
    left = {stack.hex: stack.left for stack in scene.stacks}
    stands = {stand.hex: stand.seats for stand in scene.stands}
    at = {(place.q, place.r): place.id for place in stage.hexes}
    sea = {(point.q, point.r) for point in stage.sea}
    lines: list[str] = []
    for place in stage.hexes:
        parts = [words.text("terrain", tile=place.tile)]
        if place.building:
            parts.append(words.text("stack-left", count=left[place.id]))
        if place.id in stands:
            names = words.join(persons[seat].name for seat in stands[place.id])
            parts.append(words.text("map-viking", players=names))
        around = neighbours((place.q, place.r))
        touched = [at[near] for near in around if near in at]
        if any(near in sea for near in around):
            touched.append(words.text("terrain-sea"))
        parts.append(words.text("map-touches", hexes=", ".join(touched)))
        lines.append(words.text("named", name=place.id, text=", ".join(parts)))
    return lines
