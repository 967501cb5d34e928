"""Lofoten as a vector: what a seat knows, as it sees it from its side of the market (clause 1.3)."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.meta import META
from drakkar.games.lofoten.pieces import (
    AREAS,
    ARMS,
    CARDS,
    GOODS,
    HAND,
    JARL_EFFECTS,
    JARLS,
    METRICS,
    NONE,
    POWERS,
    REQUIREMENTS,
    SCORINGS,
    TILES,
    WAREHOUSES,
)
from drakkar.games.lofoten.setting import Setting
from drakkar.games.lofoten.state import PHASES
from drakkar.games.lofoten.view import HIDDEN, LofotenView
from drakkar.kernel.encoding import Counter, Encoding, Part, bits, byte, encoded_options, hot, option_parts
from drakkar.kernel.game import OVER

# A hidden card has a place of its own, after the cards.
_CARD: Final[tuple[bytes, ...]] = (*hot(CARDS + 1)[:HIDDEN], hot(CARDS + 1)[CARDS], hot(CARDS + 1)[NONE])
_CARD_PLACES: Final = 13
_TILE: Final[tuple[bytes, ...]] = hot(TILES)
_ORDER: Final[tuple[bytes, ...]] = hot(CARDS)
_PHASE: Final[tuple[bytes, ...]] = hot(len(PHASES))
_SIDE: Final[tuple[bytes, ...]] = hot(2)
_FOUR: Final[tuple[bytes, ...]] = hot(4)
_ARM_BITS: Final[tuple[bytes, ...]] = bits(ARMS)
_AREA: Final[tuple[bytes, ...]] = hot(AREAS)
_POWER: Final[tuple[bytes, ...]] = hot(len(POWERS))
_TILES: Final = Counter(TILES)
_CARDS: Final = Counter(CARDS)
_NO_TILES: Final = bytes(TILES)
_WAREHOUSE: Final = len(SCORINGS) + len(METRICS) + 4
_JARL: Final = len(JARL_EFFECTS) + 2 + len(REQUIREMENTS) + len(GOODS) + 1


def _seat_parts(whose: str) -> list[Part]:
    return [
        Part(f"{whose}:coins", 1, 8),
        Part(f"{whose}:area", AREAS),
        Part(f"{whose}:top", ARMS),
        Part(f"{whose}:upgraded", ARMS),
        Part(f"{whose}:orders", ARMS * CARDS),
        Part(f"{whose}:longships", ARMS * 4),
        Part(f"{whose}:cargo", ARMS * TILES, 4),
        Part(f"{whose}:hand", HAND * _CARD_PLACES),
        Part(f"{whose}:stored", TILES, 2),
        Part(f"{whose}:flipped", TILES, 2),
        Part(f"{whose}:jarl", JARLS),
        Part(f"{whose}:attached", WAREHOUSES),
    ]


ENCODING: Final = Encoding(
    1,
    [
        Part("to_act", 3),  # the viewer, the other one, nobody
        Part("phase", len(PHASES)),
        Part("back", len(PHASES)),
        Part("turn", 1, 255),
        Part("extra", 1),
        Part("bought", 1, 8),
        Part("left", 1, 255),
        Part("ending", 1),
        Part("last", 1),
        Part("improved", 1),
        Part("side", 2),
        Part("moves", 1, 8),
        Part("power", len(POWERS)),
        Part("uses", 1, 8),
        Part("drawn", _CARD_PLACES),
        Part("held", TILES),
        Part("ship", 4),
        Part("storing", TILES, 4),
        Part("first", 1),  # whether the viewer began
        *_seat_parts("own"),
        *_seat_parts("other"),
        Part("market", AREAS * TILES),  # from the viewer's left
        Part("pile_tops", 2 * len(GOODS)),
        Part("piles", 2, 16),
        Part("unseen", TILES, 2),
        Part("removed", TILES, 2),
        Part("discards", CARDS, 3),
        Part("unknown", CARDS, 3),
        Part("older", CARDS, 3),
        Part("epoch", 1, 16),
        Part("assigned", len(GOODS) * WAREHOUSES),
        Part("warehouses", WAREHOUSES * _WAREHOUSE, 16),
        Part("jarls", JARLS * _JARL, 16),
        *option_parts(META),
    ],
)


def encode(view: LofotenView) -> bytes:
    """The vector of a seat's view; see ENCODING."""
    viewer = view.viewer
    setting = view.setting
    if not setting.encoded:
        setting.encoded = _setting(setting)
    other = 1 - viewer
    to_act = 2 if view.to_act == OVER else 0 if view.to_act == viewer else 1
    pieces = [
        _FOUR[to_act][:3],
        _PHASE[view.phase],
        _PHASE[view.back],
        byte(view.turn),
        byte(1 if view.extra else 0),
        byte(view.bought),
        byte(0 if view.left == NONE else view.left + 1),
        byte(1 if view.left != NONE else 0),
        byte(1 if view.last else 0),
        byte(1 if view.improved else 0),
        _SIDE[view.side],
        byte(view.moves),
        _POWER[view.power],
        byte(view.uses),
        _CARD[view.drawn],
        _TILE[view.held],
        _FOUR[view.ship],
        _TILES.of(view.storing),
        byte(1 if setting.first == viewer else 0),
    ]
    _seat(pieces, view, viewer, viewer)
    _seat(pieces, view, other, viewer)
    market = view.market
    for place in range(AREAS):
        pieces.append(_TILE[market[place if viewer == 0 else AREAS - 1 - place]])
    pieces.append(_FOUR[view.tops[0]])
    pieces.append(_FOUR[view.tops[1]])
    pieces.append(view.piles)
    pieces.append(view.unseen)
    pieces.append(view.removed)
    pieces.append(view.discards)
    pieces.append(_CARDS.of(view.unknown))
    older: tuple[int, ...] = ()
    for cards in view.older:
        older += cards
    pieces.append(_CARDS.of(older))
    pieces.append(byte(view.epoch))
    for good in range(len(GOODS)):
        pieces.append(_FOUR[view.assigned[good]])
    pieces.append(setting.encoded)
    return b"".join(pieces)


def _seat(pieces: list[bytes], view: LofotenView, seat: int, viewer: int) -> None:
    area = view.area[seat]
    pieces.append(byte(view.coins[seat]))
    pieces.append(_AREA[area if viewer == 0 else AREAS - 1 - area])
    pieces.append(_FOUR[view.top[seat]])
    pieces.append(_ARM_BITS[view.upgraded[seat]])
    order = view.order
    longships = view.setting.longship
    first = seat * ARMS
    for arm in range(first, first + ARMS):
        pieces.append(_ORDER[order[arm]])
    for arm in range(first, first + ARMS):
        pieces.append(_FOUR[longships[arm]])
    for arm in range(first, first + ARMS):
        cargo = view.cargo[arm]
        pieces.append(_TILES.of(cargo) if cargo else _NO_TILES)
    hand = view.hand
    for slot in range(seat * HAND, seat * HAND + HAND):
        pieces.append(_CARD[hand[slot]])
    pieces.append(view.stored[seat * TILES : seat * TILES + TILES])
    pieces.append(view.flipped[seat * TILES : seat * TILES + TILES])
    pieces.append(_SIDE[view.jarl[seat]])
    pieces.append(_FOUR[view.attached[seat]])


def _setting(setting: Setting) -> bytes:
    """What stays the same during a match."""
    pieces: list[bytes] = []
    for warehouse in range(WAREHOUSES):
        card = setting.warehouses[warehouse]
        pieces += [hot(len(SCORINGS))[card.scoring], hot(len(METRICS))[card.metric]]
        pieces += [byte(card.points), byte(card.second), byte(card.cap), byte(card.level)]
    for place in range(JARLS):
        if place < len(setting.jarls):
            jarl, need = setting.jarls[place], setting.requirements[place]
            pieces += [hot(len(JARL_EFFECTS))[jarl.effect], byte(jarl.amount), byte(jarl.other)]
            pieces += [hot(len(REQUIREMENTS))[need.kind], hot(len(GOODS))[need.good], byte(need.amount)]
        else:
            pieces.append(bytes(_JARL))
    pieces.append(encoded_options(META, setting.options))
    return b"".join(pieces)
