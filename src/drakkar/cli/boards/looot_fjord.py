"""A fjord of Looot: its spaces as hexagons, what they hold, and what longships and sites still miss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from drakkar.cli.boards import hexgrid
from drakkar.cli.boards.hexgrid import Cell
from drakkar.cli.boards.looot_map import STYLES
from drakkar.games.looot.scene import LoootStage, PlayerScene
from drakkar.kernel.hex import from_offset, neighbours
from drakkar.words import Catalogue

INNER: Final = 5
FREE: Final = "grey70"
OPEN: Final = "bold black on light_salmon1"
DONE: Final = "bold white on dark_cyan"


@dataclass(frozen=True)
class Target:
    """A longship or a site on a fjord, with the tiles it still misses."""

    space: str
    name: str
    site: str
    points: int
    tile: str
    missing: tuple[str, ...]
    done: bool


def targets(stage: LoootStage, near: Mapping[str, set[str]], player: PlayerScene) -> list[Target]:
    """Everything on a fjord that asks for neighbours: sites first, then longships."""
    tiles = {laid.space: laid.tile for laid in player.laid}
    sites = {card.id: card for card in stage.sites}
    ships = {card.id: card for card in stage.longships}
    found: list[Target] = []
    for site in player.sites:
        wanted = sites[site.id]
        missing = () if site.done else lacking(near[site.space], tiles, wanted.needs)
        found.append(Target(site.space, wanted.kind, wanted.kind, wanted.points, "", missing, site.done))
    for laid in player.laid:
        if laid.longship:
            ship = ships[laid.longship]
            missing = () if laid.done else lacking(near[laid.space], tiles, ship.needs)
            found.append(Target(laid.space, ship.id, "", ship.bonus, ship.target, missing, laid.done))
    return found


def neighbourhoods(stage: LoootStage) -> dict[str, set[str]]:
    """By space, the spaces around it."""
    at = {from_offset(space.col, space.row): space.id for space in stage.spaces}
    return {name: {at[near] for near in neighbours(here) if near in at} for here, name in at.items()}


def lacking(around: set[str], tiles: Mapping[str, str], needs: Sequence[str]) -> tuple[str, ...]:
    """Of these needs, what the tiles on the spaces around do not meet; each tile counts once (clause 8.3)."""
    there = Counter(tiles[near] for near in around if tiles.get(near))
    return tuple((Counter(needs) - there).elements())


def draw_fjord(stage: LoootStage, player: PlayerScene, words: Catalogue) -> Text:
    laid = {item.space: item for item in player.laid}
    sites = {site.space: site for site in player.sites}
    cells: dict[tuple[int, int], Cell] = {}
    for space in stage.spaces:
        mark, style = "", FREE
        if space.site:
            done = sites[space.id].done
            mark = words.text("cell-site", kind=space.site)
            style = DONE if done else OPEN
        elif space.id in laid:
            item = laid[space.id]
            if item.tile:
                mark, style = words.text("cell-tile", tile=item.tile), STYLES[item.tile]
            else:
                mark, style = item.longship + ("✓" if item.done else ""), DONE if item.done else OPEN
        cells[from_offset(space.col, space.row)] = Cell(space.id, ((mark, ""),), style)
    return hexgrid.draw(cells, INNER)


def target_line(target: Target, words: Catalogue) -> str:
    """One longship or site in words."""
    if target.site:
        name = words.text("fjord-site", space=target.space, kind=target.site, points=target.points)
    else:
        name = words.text(
            "fjord-longship", space=target.space, longship=target.name, tile=target.tile, bonus=target.points
        )
    if target.done:
        return words.text("fjord-done", name=name)
    needs = ", ".join(words.text("tile", tile=tile) for tile in target.missing)
    return words.text("fjord-missing", name=name, needs=needs)


def tiles_line(player: PlayerScene, words: Catalogue) -> str:
    """What is owned, and what each tile is worth by now."""
    parts = [
        words.text("fjord-tiles", tile=tile, count=count, worth=player.worth[tile])
        if player.worth[tile]
        else words.text("tile-count", tile=tile, count=count)
        for tile, count in player.tally.items()
        if count
    ]
    return " · ".join(part.replace(" ", "\u00a0") for part in parts) or words.text("fjord-empty")


def space_lines(player: PlayerScene, words: Catalogue) -> list[str]:
    """What lies where, for plain output: tiles by kind."""
    by_tile: dict[str, list[str]] = {}
    for item in player.laid:
        if item.tile:
            by_tile.setdefault(item.tile, []).append(item.space)
    return [
        words.text("fjord-where", tile=tile, spaces=", ".join(spaces)) for tile, spaces in by_tile.items()
    ]
