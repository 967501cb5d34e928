"""Positions of Lofoten for worked examples: a card is to be played. Seat 0 is the raven, seat 1 the bear.

market = "mead-1-raven fish-2-bear …"     the five areas, - for an empty one
wheels = ["ABCD", "ABCD"]                 by seat: longships at the top, right, docked, left
area = [3, 3]                             by seat: where the fleet is
hands = ["mead-2 coffer-1 fish-3", "…"]   by seat
orders = ["B=fish-1", ""]                 by seat: the order cards of its longships
cargo = ["B=fish-2-raven", ""]            by seat: tiles aboard
upgraded = ["B", ""]                      by seat: longships with their dark side up
houses = "W1-1 W1-2 W1-3 W1-4"            the four warehouse cards
goods = "fish mead - -"                   what each warehouse holds
stored = ["fish-2-bear mead-1-bear*", ""] by seat: tiles in the warehouses, * if flipped
coins = [2, 3]                            by seat
jarls = ["ylva=R1a", "leif=R7b"]          the two in play, with what they ask for
claimed = ["ylva", ""]                    by seat
piles = [14, 13]                          tiles left; what has no room there is out of the game
tops = "mead sheep"                       the goods on the backs of the two piles
turn = 0                                  whose turn it is
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from drakkar.examples import Board
from drakkar.games.lofoten.game import load_game
from drakkar.games.lofoten.pieces import (
    ARMS,
    CARDS,
    GOOD_OF,
    GOODS,
    HAND,
    JARLS,
    LONGSHIPS,
    NONE,
    SEATS,
    TILE_NAMES,
    TILES,
)
from drakkar.games.lofoten.setting import Setting
from drakkar.games.lofoten.state import ACTION, LofotenState
from drakkar.kernel.chance import Search
from drakkar.kernel.pool import Pool

USUAL: Final[dict[str, object]] = {
    "market": "mead-1-raven fish-2-bear sheep-3-raven coffer-2-bear mead-3-bear",
    "wheels": ["ABCD", "ABCD"],
    "area": [3, 3],
    "hands": ["mead-2 coffer-1 fish-3", "sheep-2 mead-1 fish-2"],
    "orders": ["", ""],
    "cargo": ["", ""],
    "upgraded": ["", ""],
    "houses": "W1-1 W1-2 W1-3 W1-4",
    "goods": "- - - -",
    "stored": ["", ""],
    "coins": [2, 3],
    "jarls": [],
    "claimed": ["", ""],
    "piles": [14, 13],
    "tops": "mead sheep",
    "turn": 0,
}


def arrange(seats: int, options: Mapping[str, str], board: Board) -> LofotenState:
    if unknown := set(board) - set(USUAL):
        raise ValueError(f"{sorted(unknown)}: only {sorted(USUAL)}")
    board = {**USUAL, **board}
    state: LofotenState = load_game().new(seats, options, Search(1))
    state.setting = _setting(state.setting, board)
    state.phase = state.back = ACTION
    state.to_act = board["turn"]
    # Some turns have been played; the first player has the odd ones.
    state.turn = 5 + board["turn"]
    _fleets(state, board)
    _cards(state, board)
    _tiles(state, board)
    state.coins = bytearray(board["coins"])
    names = [jarl.id for jarl in state.setting.jarls]
    state.jarl = bytearray([names.index(name) if name else NONE for name in board["claimed"]])
    return state


def _setting(dealt: Setting, board: Board) -> Setting:
    box = dealt.components
    houses = {card.id: card for card in (*box.level1, *box.level2)}
    faces = {face.id: face for face in box.requirements}
    jarls = {jarl.id: jarl for jarl in box.jarls}
    in_play = [pair.partition("=") for pair in board["jarls"]]
    if len(in_play) not in (0, JARLS):
        raise ValueError(f"jarls: none or {JARLS}")
    return Setting(
        box,
        dealt.options,
        0,
        tuple([LONGSHIPS.index(name) for wheel in board["wheels"] for name in wheel]),
        tuple([houses[name] for name in board["houses"].split()]),
        tuple([jarls[name] for name, _, _ in in_play]),
        tuple([faces[face] for _, _, face in in_play]),
    )


def _card(name: str) -> int:
    good, _, value = name.partition("-")
    return GOODS.index(good) * HAND + int(value) - 1


def _by_longship(board: Board, name: str, seat: int) -> dict[str, list[str]]:
    """What lies on a seat's longships."""
    found: dict[str, list[str]] = {}
    for pair in board[name][seat].split():
        longship, _, what = pair.partition("=")
        found.setdefault(longship, []).append(what)
    return found


def _fleets(state: LofotenState, board: Board) -> None:
    state.area = bytearray([area - 1 for area in board["area"]])
    state.top = bytearray(SEATS)
    state.order = bytearray([NONE] * (SEATS * ARMS))
    state.cargo = [()] * (SEATS * ARMS)
    for seat in range(SEATS):
        wheel = board["wheels"][seat]
        for longship, cards in _by_longship(board, "orders", seat).items():
            state.order[seat * ARMS + wheel.index(longship)] = _card(cards[0])
        for longship, tiles in _by_longship(board, "cargo", seat).items():
            state.cargo[seat * ARMS + wheel.index(longship)] = tuple(
                [TILE_NAMES.index(name) for name in tiles]
            )
    state.upgraded = bytearray(
        [sum([1 << LONGSHIPS.index(name) for name in ships]) for ships in board["upgraded"]]
    )


def _cards(state: LofotenState, board: Board) -> None:
    state.hand = bytearray([_card(name) for hand in board["hands"] for name in hand.split()])
    taken = Counter([*state.hand, *[card for card in state.order if card != NONE]])
    deck = Counter(dict(enumerate(state.setting.components.orders)))
    state.deck = Pool(sorted((deck - taken).elements()), "orders")
    state.discards = bytearray(CARDS)


def _tiles(state: LofotenState, board: Board) -> None:
    market = [TILE_NAMES.index(name) if name != "-" else NONE for name in board["market"].split()]
    state.market = bytearray(market)
    state.stored, state.flipped = bytearray(SEATS * TILES), bytearray(SEATS * TILES)
    state.count = bytearray(SEATS * len(GOODS))
    for seat in range(SEATS):
        for name in board["stored"][seat].split():
            tile = TILE_NAMES.index(name.rstrip("*"))
            (state.flipped if name.endswith("*") else state.stored)[seat * TILES + tile] += 1
            state.count[seat * len(GOODS) + GOOD_OF[tile]] += 1
    state.assigned = bytearray([NONE] * len(GOODS))
    for number, good in enumerate(board["goods"].split()):
        if good != "-":
            state.assigned[GOODS.index(good)] = number
    seen = Counter([tile for tile in market if tile != NONE])
    seen += Counter([tile for cargo in state.cargo for tile in cargo])
    for lying in (state.stored, state.flipped):
        seen += Counter({tile: lying[tile] + lying[TILES + tile] for tile in range(TILES)})
    _piles(state, board["piles"], [GOODS.index(good) for good in board["tops"].split()], seen)


def _piles(state: LofotenState, piles: Sequence[int], tops: Sequence[int], seen: Counter[int]) -> None:
    """The tiles that lie nowhere yet; those for which the piles have no room are out of the game."""
    box = Counter(dict(enumerate(state.setting.components.tiles)))
    left = sorted((box - seen).elements(), key=lambda tile: GOOD_OF[tile] not in tops)
    room = min(sum(piles), len(left))
    unseen, removed = left[:room], left[room:]
    state.piles = bytearray([min(piles[0], room), room - min(piles[0], room)])
    state.unseen, state.removed = _counted(unseen, TILES), _counted(removed, TILES)
    state.unseen_goods = _counted([GOOD_OF[tile] for tile in unseen], len(GOODS))
    if any(not state.unseen_goods[good] for good in tops):
        raise ValueError("tops: no tile of such a good is left")
    state.tops = bytearray([good if count else NONE for good, count in zip(tops, state.piles, strict=False)])


def _counted(numbers: Sequence[int], kinds: int) -> bytearray:
    count = Counter(numbers)
    return bytearray([count[kind] for kind in range(kinds)])
