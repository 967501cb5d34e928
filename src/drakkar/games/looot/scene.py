"""What a client draws, made from a View: the stage once, the scene after every ply. Names, not codes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.looot.layout import LAND_NAMES, LANDS
from drakkar.games.looot.rules.loot import tile_kind_of
from drakkar.games.looot.rules.score import CATEGORIES, score_row
from drakkar.games.looot.setting import (
    FJORD,
    LONGSHIP_DONE,
    LONGSHIP_OPEN,
    SITE_DONE,
    SITE_OPEN,
    SPACES,
    Setting,
)
from drakkar.games.looot.state import (
    BUILDING,
    CLOSING,
    LAYING,
    LINKING,
    LONGSHIP,
    NONE,
    PICKING,
    PLACING,
    VIKINGS,
)
from drakkar.games.looot.tiles import BUILDINGS, SHIELD_NAMES, SHIELDS, TILE_NAMES
from drakkar.games.looot.view import LoootView

PHASES: Final = {
    PLACING: "placing",
    PICKING: "picking",
    LAYING: "laying",
    CLOSING: "closing",
    LINKING: "linking",
}


@dataclass
class MapHex:
    """A land hex. `tile` is what it yields, or the building that stands on it."""

    id: str
    q: int
    r: int
    tile: str
    building: bool


@dataclass
class Point:
    """A hex of the sea or of the trophy tile."""

    q: int
    r: int


@dataclass
class FjordSpace:
    """A space of every fjord; `site` names the kind of construction site printed on it, if any."""

    id: str
    col: int
    row: int
    site: str


@dataclass
class LongshipCard:
    id: str
    target: str
    bonus: int
    needs: tuple[str, ...]


@dataclass
class SiteCard:
    id: str
    kind: str
    points: int
    needs: tuple[str, ...]


@dataclass
class TrophyCard:
    axes: int
    points: int


@dataclass
class LoootStage:
    """What stays the same for the whole match."""

    hexes: tuple[MapHex, ...]
    sea: tuple[Point, ...]
    trophy_hexes: tuple[Point, ...]
    spaces: tuple[FjordSpace, ...]
    longships: tuple[LongshipCard, ...]
    sites: tuple[SiteCard, ...]
    trophies: tuple[TrophyCard, ...]
    points: dict[str, int]
    chain: tuple[int, ...]
    vikings: int


@dataclass
class Stand:
    """Vikings on a hex: the seats standing there, twice if two of a colour do."""

    hex: str
    seats: tuple[int, ...]


@dataclass
class Stack:
    """Building tiles left on a hex."""

    hex: str
    left: int


@dataclass
class Laid:
    """Something on a fjord space: a tile, or a longship that is open or done."""

    space: str
    tile: str
    longship: str
    done: bool


@dataclass
class SiteScene:
    id: str
    space: str
    done: bool


@dataclass
class PlayerScene:
    """A seat's own area. `trophy` is the axes of the claimed one, or 0."""

    vikings: int
    shields: dict[str, str]
    laid: tuple[Laid, ...]
    sites: tuple[SiteScene, ...]
    trophy: int
    tally: dict[str, int]
    worth: dict[str, int]
    points: dict[str, int]
    total: int


@dataclass
class LoootScene:
    """What changes from ply to ply. `sources` are the hexes of the pending tiles, "" for a resource; `source`
    that of the tile held."""

    phase: str
    second: bool
    pending: tuple[str, ...]
    sources: tuple[str, ...]
    held: str
    source: str
    held_longship: str
    stands: tuple[Stand, ...]
    stacks: tuple[Stack, ...]
    sea: tuple[str, ...]
    bag: int
    trophies: tuple[int, ...]
    players: tuple[PlayerScene, ...]


def stage(view: LoootView) -> LoootStage:
    setting = view.setting
    components = setting.components
    return LoootStage(
        hexes=_hexes(setting),
        sea=tuple([Point(at[0], at[1]) for at in setting.sea]),
        trophy_hexes=tuple([Point(at[0], at[1]) for at in setting.trophy_hexes]),
        spaces=tuple(
            [FjordSpace(space.name, space.col, space.row, "") for space in components.spaces]
            + [
                FjordSpace(space.name, space.col, space.row, kind)
                for space, kind in zip(components.site_spaces, ("port", "altar", "palace"), strict=True)
            ]
        ),
        longships=tuple(
            [
                LongshipCard(longship.id, TILE_NAMES[longship.target], longship.bonus, _names(longship.needs))
                for longship in components.longships
            ]
        ),
        sites=tuple(
            [SiteCard(site.id, site.kind, site.points, _names(site.needs)) for site in components.sites]
        ),
        trophies=tuple([TrophyCard(trophy.axes, trophy.points) for trophy in components.trophies]),
        points=_by_name(components.points),
        chain=components.chain,
        vikings=components.vikings,
    )


def scene(view: LoootView) -> LoootScene:
    setting = view.setting
    components = setting.components
    held = view.held
    in_hand = 0 < held < LONGSHIP
    return LoootScene(
        phase="over" if view.to_act < 0 else PHASES[view.phase],
        second=view.second,
        pending=tuple([TILE_NAMES[tile_kind_of(setting, code)] for code in view.pending]),
        sources=tuple([_source(setting, code) for code in view.pending]),
        held=TILE_NAMES[tile_kind_of(setting, held)] if in_hand else "",
        source=_source(setting, held) if in_hand else "",
        held_longship=components.longships[held - LONGSHIP].id if held >= LONGSHIP else "",
        stands=_stands(view),
        stacks=tuple(
            [
                Stack(LAND_NAMES[land], view.stacks[building])
                for building, land in enumerate(setting.building_lands)
            ]
        ),
        sea=tuple(["" if longship == NONE else components.longships[longship].id for longship in view.sea]),
        bag=len(view.bag),
        trophies=tuple([axes for at, axes in enumerate(setting.trophy_axes) if view.trophies_left >> at & 1]),
        players=tuple([_player(view, seat) for seat in range(view.seats)]),
    )


def _source(setting: Setting, code: int) -> str:
    """The building hex that has given a piece of loot."""
    return LAND_NAMES[setting.building_lands[code - BUILDING]] if code >= BUILDING else ""


def _hexes(setting: Setting) -> tuple[MapHex, ...]:
    hexes: list[MapHex] = []
    for land in range(LANDS):
        place = setting.places[land]
        if place is not None:
            kind = setting.kind[land]
            hexes.append(MapHex(LAND_NAMES[land], place[0], place[1], TILE_NAMES[kind], kind in BUILDINGS))
    return tuple(hexes)


def _stands(view: LoootView) -> tuple[Stand, ...]:
    stands: list[Stand] = []
    for land in range(LANDS):
        if view.ground[land] & VIKINGS:
            seats = [seat for seat in range(view.seats) if view.ground[land] >> seat & 1]
            seats += [doubled % 4 for doubled in view.doubled if doubled // 4 == land]
            stands.append(Stand(LAND_NAMES[land], tuple(sorted(seats))))
    return tuple(stands)


def _player(view: LoootView, seat: int) -> PlayerScene:
    setting = view.setting
    components = setting.components
    fjord = list(view.fjord[seat * FJORD : (seat + 1) * FJORD])
    row = score_row(setting, fjord, view.trophy[seat])
    trophy = view.trophy[seat]
    sites = [
        SiteScene(
            components.sites[code - SITE_DONE if code >= SITE_DONE else code - SITE_OPEN].id,
            components.site_spaces[number].name,
            code >= SITE_DONE,
        )
        for number, code in enumerate(fjord[SPACES:])
    ]
    return PlayerScene(
        vikings=view.vikings[seat],
        shields={SHIELD_NAMES[shield]: _shield(view, seat, shield) for shield in SHIELDS},
        laid=tuple([_laid(setting, number, code) for number, code in enumerate(fjord[:SPACES]) if code]),
        sites=tuple(sites),
        trophy=0 if trophy == NONE else setting.trophy_axes[trophy],
        tally={TILE_NAMES[kind]: fjord.count(kind) for kind in range(1, len(TILE_NAMES))},
        worth=_by_name(view.worth[seat]),
        points=dict(zip(CATEGORIES, row, strict=True)),
        total=sum(row),
    )


def _shield(view: LoootView, seat: int, shield: int) -> str:
    if not view.shields[seat] & shield:
        return "spent"
    if seat == view.to_act and view.raised & shield:
        return "raised"
    return "ready"


def _laid(setting: Setting, number: int, code: int) -> Laid:
    name = setting.components.spaces[number].name
    if code < LONGSHIP_OPEN:
        return Laid(name, TILE_NAMES[code], "", False)
    done = code >= LONGSHIP_DONE
    longship = code - LONGSHIP_DONE if done else code - LONGSHIP_OPEN
    return Laid(name, "", setting.components.longships[longship].id, done)


def _names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([TILE_NAMES[kind] for kind in kinds])


def _by_name(values: tuple[int, ...]) -> dict[str, int]:
    return {TILE_NAMES[kind]: values[kind] for kind in range(1, len(TILE_NAMES))}
