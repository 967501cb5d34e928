"""The market of Lofoten as text: its five areas, the fleets on both sides, the piles, the hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from drakkar.cli.boards.marks import marked
from drakkar.cli.seats import Person
from drakkar.games.lofoten.pieces import CLANS, POSITIONS
from drakkar.games.lofoten.scene_types import (
    CardScene,
    LofotenScene,
    LofotenStage,
    PlayerScene,
    ShipScene,
    TileScene,
)
from drakkar.words import Catalogue

TITLE: Final = 12
AREA: Final = 12
# What may be chosen now.
OPEN: Final = ("*", "bold bright_white")
EMPTY: Final = "·"
WAITING: Final = ("left", "bottom", "right")


def tile_short(tile: TileScene, words: Catalogue, persons: Sequence[Person]) -> str:
    """Its buckler is told by the sign of the player whose clan it is."""
    mark = persons[CLANS.index(tile.buckler)].mark
    return words.text("tile-short", good=tile.good, value=tile.value, mark=mark)


def tile_text(tile: TileScene, words: Catalogue) -> str:
    if tile.flipped:
        return words.text("tile-flipped", good=tile.good)
    return words.text("tile", good=tile.good, value=tile.value, buckler=tile.buckler)


def near_side(viewer: int) -> int:
    """Whose side is at the bottom: the viewer's, and seat 0's for who only watches."""
    return max(viewer, 0)


# ---------------------------------------------------------------- drawn


def draw_market(
    stage: LofotenStage,
    scene: LofotenScene,
    words: Catalogue,
    persons: Sequence[Person],
    near: int,
    targets: set[str],
) -> Text:
    """The five areas between the longships that face them, as the near side sees them."""
    order = list(range(1, stage.areas + 1))
    if near == 1:
        order.reverse()
    head = Text(words.text("column-area").ljust(TITLE), "bold dim")
    row = Text(words.text("column-market").ljust(TITLE), "bold dim")
    for area in order:
        head.append_text(_cell(Text(str(area), "bold"), AREA))
        tile = scene.market[area - 1]
        cell = Text(EMPTY, "dim") if tile is None else Text(tile_short(tile, words, persons), "bold")
        if f"area:{area}" in targets:
            cell.append(*OPEN)
        row.append_text(_cell(cell, AREA))
    lines = [
        _facing(scene.players[1 - near], order, 1 - near, persons, words),
        head,
        row,
        _facing(scene.players[near], order, near, persons, words),
    ]
    return Text("\n").join(lines)


def _facing(
    player: PlayerScene, order: Sequence[int], seat: int, persons: Sequence[Person], words: Catalogue
) -> Text:
    """The longship that faces the market, below or above its area."""
    before = TITLE + AREA * order.index(player.area)
    return Text(" " * before).append_text(_ship(player.ships[0], seat, persons, words))


def _ship(ship: ShipScene, seat: int, persons: Sequence[Person], words: Catalogue) -> Text:
    """Its letter, its order, and what it has loaded."""
    name = ship_name(ship, words)
    drawn = Text.assemble((persons[seat].mark, persons[seat].style), name)
    if ship.order is None:
        return drawn.append(f" {EMPTY}", "dim")
    drawn.append(f" {words.text('letter-good', good=ship.order.good)}")
    for tile in ship.cargo:
        drawn.append(f" {tile_short(tile, words, persons)}", "bold")
    return drawn


def ship_name(ship: ShipScene, words: Catalogue) -> str:
    return words.text("ship-mark", longship=ship.longship) if ship.upgraded else ship.longship


def draw_fleet(
    scene: LofotenScene,
    words: Catalogue,
    seat: int,
    persons: Sequence[Person],
    to_act: int,
    targets: set[str],
    own: bool,
) -> list[Text]:
    """A side in two lines: who, of which clan, coins and points; and the longships away from the market."""
    person, player = persons[seat], scene.players[seat]
    turn = "▶ " if seat == to_act else "  "
    facts = [
        words.text("clan-of", buckler=CLANS[seat]),
        words.text("coins", coins=player.coins),
        words.text("points", points=player.total),
        hand_text(player, words),
    ]
    first = Text.assemble(turn, (person.mark, person.style), f" {person.name}  ", words.parts(facts))
    ships = {ship.slot: ship for ship in player.ships}
    second = Text("  ")
    # Who sits opposite has their left on our right.
    for slot in WAITING if own else reversed(WAITING):
        second.append(f"{words.text('slot-short', slot=slot)} ", "dim")
        second.append_text(_ship(ships[slot], seat, persons, words))
        if own and f"longship:{ships[slot].longship}" in targets:
            second.append(*OPEN)
        second.append("   ")
    second.rstrip()
    return [first, second]


def hand_text(player: PlayerScene, words: Catalogue) -> str:
    """The cards from left to right, or how many there are for who may not see them."""
    if any(not card.good for card in player.hand):
        return words.text("hand-hidden", count=len(player.hand))
    if not player.hand:
        return words.text("hand-hidden", count=0)
    return words.text("hand-line", cards=" ".join(_card(card, words) for card in player.hand))


def _card(card: CardScene, words: Catalogue) -> str:
    return words.text("card-short", good=card.good, value=card.value)


def _cell(text: Text, width: int) -> Text:
    return text.append(" " * (width - text.cell_len), "default on default")


def legend(stage: LofotenStage, words: Catalogue, persons: Sequence[Person]) -> str:
    """What the letters of goods and the signs of bucklers stand for, and whose clan each is."""
    goods = [words.text("good-legend", good=good.id) for good in stage.goods]
    clans = [
        words.text("buckler-legend", mark=person.mark, buckler=clan, player=person.name)
        for clan, person in zip(stage.clans, persons, strict=True)
    ]
    return " · ".join([*goods, *clans])


# ---------------------------------------------------------------- in words


def status_text(scene: LofotenScene, words: Catalogue) -> str:
    """Which turn it is, and what is left of coins, cards and tiles."""
    parts = [words.text("turn-line", turn=scene.turn)]
    notes = {
        "turn-extra": scene.extra_turn,
        "turn-last": scene.last_turn,
        "turn-more": scene.extra_bought > 0,
        "turn-ending": scene.ending,
    }
    parts += [words.text(key, count=scene.extra_bought) for key, holds in notes.items() if holds]
    parts.append(words.text("stock-line", coins=scene.reserve))
    parts.append(words.text("deck-line", deck=scene.deck, discards=scene.discards))
    parts.append(words.text("removed-line", count=scene.removed))
    return words.parts(parts)


def piles_text(scene: LofotenScene, words: Catalogue) -> str:
    piles = [
        words.text("pile-item", pile=pile.pile, good=pile.good, count=pile.tiles)
        if pile.tiles
        else words.text("pile-item-empty", pile=pile.pile)
        for pile in scene.piles
    ]
    return marked(words.text("piles-line", piles=words.parts(piles)), "piles", "", words)


def doing_lines(stage: LofotenStage, scene: LofotenScene, words: Catalogue) -> list[str]:
    """What the seat to act is in the middle of."""
    lines: list[str] = []
    if scene.side:
        lines.append(words.text("moves-line", moves=scene.moves, side=scene.side))
    if scene.power:
        good = next(good.id for good in stage.goods if good.power == scene.power)
        line = words.text("power-line", power=scene.power, uses=scene.uses)
        lines.append(marked(line, "good", good, words))
    if scene.drawn is not None and scene.drawn.good:
        lines.append(words.text("drawn-line", good=scene.drawn.good, value=scene.drawn.value))
    if scene.turned is not None:
        tile = scene.turned
        lines.append(words.text("turned-line", good=tile.good, value=tile.value, buckler=tile.buckler))
    if scene.storing:
        tiles = [tile_text(tile, words) for tile in scene.storing]
        lines.append(words.text("storing-line", tiles=tiles))
    return lines


def market_text(scene: LofotenScene, words: Catalogue) -> str:
    areas: list[str] = []
    for area, tile in enumerate(scene.market, 1):
        if tile is None:
            areas.append(words.text("area-item-empty", area=area))
        else:
            areas.append(
                words.text("area-item", area=area, good=tile.good, value=tile.value, buckler=tile.buckler)
            )
    return words.text("market-line", tiles=words.parts(areas))


def fleet_lines(scene: LofotenScene, words: Catalogue, person: Person) -> list[str]:
    """A side in words: where it is and what it has, then its longships and its hand."""
    player = scene.players[person.seat]
    lines = [
        words.text(
            "fleet-line",
            player=person.name,
            buckler=CLANS[person.seat],
            area=player.area,
            coins=player.coins,
            points=player.total,
        )
    ]
    for ship in player.ships:
        content = _content(ship, words)
        lines.append(words.text("ship-line", slot=ship.slot, content=content))
    upgraded = [ship.longship for ship in player.ships if ship.upgraded]
    if upgraded:
        lines.append(words.text("upgrades-line", longships=sorted(upgraded)))
    lines.append(hand_in_words(player, words))
    return lines


def _content(ship: ShipScene, words: Catalogue) -> str:
    if ship.order is None:
        return words.text("ship-free", longship=ship.longship)
    if not ship.cargo:
        return words.text("ship-order", longship=ship.longship, good=ship.order.good)
    tiles = [tile_text(tile, words) for tile in ship.cargo]
    return words.text("ship-loaded", longship=ship.longship, tiles=tiles)


def hand_in_words(player: PlayerScene, words: Catalogue) -> str:
    if not player.hand or any(not card.good for card in player.hand):
        return words.text("hand-hidden", count=len(player.hand))
    # Two cards are the left and the right one.
    places = POSITIONS if len(player.hand) == len(POSITIONS) else (POSITIONS[0], POSITIONS[-1])
    cards = [
        f"{words.text('position-short', position=place)} "
        + words.text("card", good=card.good, value=card.value)
        for place, card in zip(places, player.hand, strict=False)
    ]
    return words.text("hand-line", cards=cards)
