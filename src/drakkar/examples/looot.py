"""Positions of Looot for worked examples, always on the same map of two Territory tiles.

stand = ["a4 a9", "b24"]            by seat: vikings; what their groups are due has been paid long ago
fjord = ["b5=L11 a4=gold", ""]      by seat: what lies on its spaces
site = ["port2 altar1", ""]         by seat: building sites in the place of those dealt
trophy = [5, 0]                     by seat: the axes of the trophy that it holds
stack = "a16=2 b12=0"               tiles left on building hexes
sea = "L01 L02 L03 - L05"           longships on the sea hexes
turn = 1                            whose turn it is
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from drakkar.examples import Board
from drakkar.games.looot.game import Looot, load_game
from drakkar.games.looot.layout import LAND_NAMES, Layout, Placed
from drakkar.games.looot.rules.setup import open_shore
from drakkar.games.looot.rules.turn import begin_turn
from drakkar.games.looot.setting import FJORD, SITE_OPEN, SPACES, Setting
from drakkar.games.looot.state import BUILDING, CLOSING, LAYING, LONGSHIP, NONE, LoootState
from drakkar.games.looot.tiles import RESOURCES, TILE_NAMES
from drakkar.kernel.chance import Script, Search
from drakkar.kernel.pool import Pool

MAP: Final = Layout((Placed(1, 0, 0, 0), Placed(5, 3, 1, 3)), Placed(0, 1, 3, -3), Placed(0, 5, -3, 0))
KINDS_OF_SITE: Final = ("port", "altar", "palace")


def arrange(seats: int, options: Mapping[str, str], board: Board) -> LoootState:
    known = {"stand", "fjord", "site", "trophy", "stack", "sea", "turn"}
    if unknown := set(board) - known:
        raise ValueError(f"{sorted(unknown)}: only {sorted(known)}")
    game = load_game()
    state = _on_the_map(game, seats, options)
    _at_sea(state, board.get("sea", "L01 L02 L03 L04 L05").split())
    for seat in range(seats):
        own = f"port{seat + 1} altar{seat + 1} palace{seat + 1}"
        _sites(state, seat, " ".join([own, _of(board, "site", seat)]).split())
    _vikings(game, state, board)
    for pair in board.get("stack", "").split():
        name, _, tiles = pair.partition("=")
        state.stacks[_building(state, name)] = int(tiles)
    for seat in range(seats):
        _lay(game, state, seat, _of(board, "fjord", seat).split())
        if axes := _of(board, "trophy", seat):
            state.to_act, state.phase = seat, CLOSING
            game.apply(state, game.space.parse(f"claim {axes}"), Script([]), None)
    begin_turn(state, int(board.get("turn", 0)))
    return state


def _of(board: Board, name: str, seat: int) -> str:
    """A seat's part of a list, nothing if the list is shorter."""
    of_seats: Sequence[object] = board.get(name, [])
    return str(of_seats[seat] or "") if seat < len(of_seats) else ""


def _on_the_map(game: Looot, seats: int, options: Mapping[str, str]) -> LoootState:
    state: LoootState = game.new(seats, options, Search(1))
    setting = Setting(game.components, MAP, seats, options)
    state.setting = setting
    state.stacks = bytearray([game.components.stacks[kind] for kind in setting.building_kind])
    state.castles_paid = bytearray(seats * len(setting.castles))
    return state


def _at_sea(state: LoootState, longships: Sequence[str]) -> None:
    state.sea = [NONE if name == "-" else int(name[1:]) - 1 for name in longships]
    state.bag = Pool([number for number in range(30) if number not in state.sea], "bag")
    open_shore(state)


def _sites(state: LoootState, seat: int, names: Sequence[str]) -> None:
    ids = [site.id for site in state.setting.components.sites]
    for name in names:
        place = SPACES + KINDS_OF_SITE.index(name.rstrip("12345"))
        state.fjord[seat * FJORD + place] = SITE_OPEN + ids.index(name)


def _vikings(game: Looot, state: LoootState, board: Board) -> None:
    """They are placed as in a match, and what they capture is put back."""
    full = bytes(state.stacks)
    for seat in range(state.setting.seats):
        for name in _of(board, "stand", seat).split():
            begin_turn(state, seat)
            game.apply(state, game.space.parse(f"place {name}"), Script([]), None)
    state.stacks = bytearray(full)


def _lay(game: Looot, state: LoootState, seat: int, things: Sequence[str]) -> None:
    for space, thing in _pairs(things):
        begin_turn(state, seat)
        state.phase = LAYING
        if thing in TILE_NAMES:
            state.held = _loot(state, TILE_NAMES.index(thing))
            state.pending = [state.held]
        else:
            number = int(thing[1:]) - 1
            state.held = LONGSHIP + number
            state.bag = Pool([other for other in state.bag.items if other != number], "bag")
        game.apply(state, game.space.parse(f"lay {space}"), Script([]), None)


def _pairs(things: Sequence[str]) -> Iterator[tuple[str, str]]:
    for thing in things:
        space, _, what = thing.partition("=")
        yield space, what


def _loot(state: LoootState, kind: int) -> int:
    """A tile as it is held before it is laid: buildings by a hex where there are such."""
    return kind if kind in RESOURCES else BUILDING + state.setting.building_kind.index(kind)


def _building(state: LoootState, name: str) -> int:
    return state.setting.building_lands.index(LAND_NAMES.index(name))
