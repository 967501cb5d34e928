"""Positions of Vikings on Board for worked examples. Vikings stand by the letter patterns, seat 0 being A.

ships = "blue3 red2* yellow1 | grey1"   bodies from the bow, * for a bonus viking; the other ships have left
load = ["furs metal", ""]               by ship: chests on its bow
bets = ["1.blue=4", "1.red=2"]          by seat: ship, colour and value of each barrel on a quay
won = ["grain furs", ""]                by seat: chests won
barrels = ["", "2 3"]                   by seat: values of the barrels won
prices = "furs=2 grain=2"               at the market
gone = "market swap"                    where the first vikings of the queue have gone in this round
stern = 0                               the seat that took the stern, if one was taken
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakkar.examples import Board
from drakkar.games.vikings_on_board.game import load_game
from drakkar.games.vikings_on_board.pieces import (
    BARRELS,
    BODIES_OF_A_COLOUR,
    BUILDINGS,
    COLOURS,
    GOODS,
    SHIPS,
)
from drakkar.games.vikings_on_board.rules.rounds import line_up
from drakkar.games.vikings_on_board.state import IN_HAND, NONE, WON, VikingsOnBoardState
from drakkar.kernel.chance import Search
from drakkar.kernel.pool import Pool

KNOWN: Final = {"ships", "load", "bets", "won", "barrels", "prices", "gone", "stern"}


def arrange(seats: int, options: Mapping[str, str], board: Board) -> VikingsOnBoardState:
    if unknown := set(board) - KNOWN:
        raise ValueError(f"{sorted(unknown)}: only {sorted(KNOWN)}")
    state: VikingsOnBoardState = load_game().new(seats, options, Search(1))
    if "ships" in board:
        _ships(state, board["ships"].split("|"))
    _chests(state, board)
    _barrels(state, board)
    for pair in board.get("prices", "").split():
        good, _, price = pair.partition("=")
        state.levels[GOODS.index(good)] = int(price) - 1
    _vikings(state, board.get("gone", "").split(), int(board.get("stern", NONE)))
    return state


def _of(board: Board, name: str, number: int) -> str:
    """The part of a seat or ship, nothing if the list is shorter."""
    parts = board.get(name, [])
    return str(parts[number]) if number < len(parts) else ""


def _ships(state: VikingsOnBoardState, ships: list[str]) -> None:
    used: set[int] = set()
    crews: list[tuple[int, ...]] = []
    for ship in ships:
        crew: list[int] = []
        for name in ship.split():
            body = name.rstrip("*")
            number = COLOURS.index(body[:-1]) * BODIES_OF_A_COLOUR + (int(body[-1]) - 1) * 2
            number += number in used
            used.add(number)
            crew.append(number)
            if name.endswith("*"):
                state.bonus |= 1 << number
        crews.append(tuple(crew))
    docked = range(len(crews))
    state.crews = crews + [()] * (SHIPS - len(crews))
    state.docked = sum([1 << ship for ship in docked])
    state.manned = sum([1 << ship for ship in docked if crews[ship]])
    places = state.setting.components.places
    state.roomy = sum([1 << ship for ship in docked if len(crews[ship]) < places])
    state.departed = SHIPS - len(crews)


def _chests(state: VikingsOnBoardState, board: Board) -> None:
    """They leave the stacks, first that of Warehouse 1."""
    unseen = list(state.unseen.items)
    loaded = [[GOODS.index(good) for good in _of(board, "load", ship).split()] for ship in range(SHIPS)]
    won = [_of(board, "won", seat).split() for seat in range(state.setting.seats)]
    taken = [good for goods in loaded for good in goods]
    taken += [GOODS.index(good) for goods in won for good in goods]
    for good in taken:
        unseen.remove(good)
        if state.stack:
            state.stack -= 1
        else:
            state.fresh -= 1
    state.cargo = [tuple(goods) for goods in loaded]
    state.won = [goods.count(good) for goods in won for good in GOODS]
    state.unseen = Pool(unseen, "chests", ascending=True)


def _barrels(state: VikingsOnBoardState, board: Board) -> None:
    """Barrel 1 is worth 1, and so on."""
    seats = state.setting.seats
    state.values = tuple(state.setting.components.barrels) * seats
    for seat in range(seats):
        first = seat * BARRELS
        state.barrels[first : first + BARRELS] = [IN_HAND] * BARRELS
        for value in _of(board, "barrels", seat).split():
            state.barrels[first + int(value) - 1] = WON
        for bet in _of(board, "bets", seat).split():
            place, _, value = bet.partition("=")
            ship, _, colour = place.partition(".")
            zone = (int(ship) - 1) * len(COLOURS) + COLOURS.index(colour)
            state.barrels[first + int(value) - 1] = zone
            state.bets |= 1 << zone


def _vikings(state: VikingsOnBoardState, gone: list[str], stern: int) -> None:
    pattern = state.setting.components.patterns[state.setting.seats]
    line_up(state, (*pattern, *[NONE] * (len(BUILDINGS) - len(pattern))), None)
    for name in gone:
        building = BUILDINGS.index(name)
        state.moved[building] = state.stood[state.queue[state.waiting]]
        state.taken |= 1 << building
        state.waiting += 1
    state.to_act = state.stood[state.queue[state.waiting]]
    state.stern = stern
