"""Vikings on Board as a vector: what a seat knows. Seats begin with the viewer, and so do colours."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings_on_board.meta import META
from drakkar.games.vikings_on_board.pieces import BARRELS, BUILDINGS, COLOURS, DRAWN, GOODS, PLACES, SHIPS
from drakkar.games.vikings_on_board.setting import COLOUR, NEUTRAL
from drakkar.games.vikings_on_board.state import GOOD, IN_HAND, NONE, PHASES, WON
from drakkar.games.vikings_on_board.view import VikingsOnBoardView
from drakkar.kernel.encoding import (
    PLAYERS,
    Counter,
    Encoding,
    Part,
    byte,
    encoded_options,
    hot,
    option_parts,
)
from drakkar.kernel.game import OVER

_SEATS: Final = 4
_NOBODY: Final = 255
_SEAT: Final[tuple[bytes, ...]] = hot(_SEATS)
_TO_ACT: Final[tuple[bytes, ...]] = hot(_SEATS + 1)
_PHASE: Final[tuple[bytes, ...]] = hot(len(PHASES))
_BUILDING: Final[tuple[bytes, ...]] = hot(len(BUILDINGS))
_SHIP: Final[tuple[bytes, ...]] = hot(SHIPS)
_PICKED: Final[tuple[bytes, ...]] = hot(SHIPS * PLACES)
# A body by its colour, and whether it has a bonus viking.
_BODY: Final[tuple[bytes, ...]] = hot(len(COLOURS) + 1)
_BODY_SIZE: Final = 5
_NO_BODY: Final = bytes(_BODY_SIZE)
_NO_BET: Final = bytes(_SEATS + 1)
_GOODS: Final = Counter(GOOD + 1)
_CHEST: Final[tuple[bytes, ...]] = hot(GOOD + 1)

ENCODING: Final = Encoding(
    1,
    [
        Part("players", 4),
        Part("to_act", _SEATS + 1),  # the viewer, those after them, nobody
        Part("phase", len(PHASES)),
        Part("building", len(BUILDINGS)),
        Part("picked", SHIPS * PLACES),
        Part("round", 1, 16),
        Part("chief", 1),
        Part("waiting", 1, 11),
        Part("departed", 1, 8),
        Part("due", 1, 4),
        Part("leaving", SHIPS),
        Part("stern", _SEATS),
        Part("neutral", len(COLOURS)),
        Part("stood", len(BUILDINGS) * _SEATS),
        Part("moved", len(BUILDINGS) * _SEATS),
        Part("docked", SHIPS),
        Part("crews", SHIPS * PLACES * _BODY_SIZE),
        Part("cargo", SHIPS * len(GOODS), 8),
        Part("bets", SHIPS * len(COLOURS) * (_SEATS + 1), 4),  # whose barrel, and its value if that is known
        Part("own_values", BARRELS, 4),
        Part("in_hand", _SEATS * BARRELS),
        Part("barrels_won", _SEATS * BARRELS, 4),  # their values, where they are known
        Part("prices", len(GOODS), 16),
        Part("warehouses", 2, 32),
        Part("bottom", GOOD + 1, 32),
        Part("drawn", DRAWN * (GOOD + 1)),
        Part("hidden", len(GOODS) + 1, 32),
        Part("won", _SEATS * len(GOODS), 16),
        Part("chests", _SEATS, 16),
        Part("boxed", len(GOODS), 16),
        Part("order", len(COLOURS) * len(COLOURS)),
        *option_parts(META),
    ],
)


def encode(view: VikingsOnBoardView) -> bytes:
    """The vector of a seat's view; see ENCODING."""
    viewer = view.viewer
    seats = view.seats
    setting = view.setting
    if not setting.encoded:
        setting.encoded = encoded_options(META, setting.options)
    colours = _colours(setting.owners, viewer, seats)
    place = _places(viewer, seats)
    neutral = [0] * len(COLOURS)
    for colour in range(len(COLOURS)):
        if setting.owners[colour] == NEUTRAL:
            neutral[colours[colour]] = 1
    pieces = [
        PLAYERS[seats - 1],
        _TO_ACT[_SEATS if view.to_act == OVER else place[view.to_act]],
        _PHASE[view.phase],
        _BUILDING[_or_none(view.building)],
        _PICKED[_or_none(view.picked)],
        byte(view.round),
        byte(view.chief),
        byte(view.waiting),
        byte(view.departed),
        byte(view.due),
        _SHIP[_or_none(view.leaving)],
        _SEAT[_NOBODY if view.stern == NONE else place[view.stern]],
        bytes(neutral),
    ]
    for seat in view.stood:
        pieces.append(_SEAT[_NOBODY if seat == NONE else place[seat]])
    for seat in view.moved:
        pieces.append(_SEAT[_NOBODY if seat == NONE else place[seat]])
    pieces.append(bytes([view.docked >> ship & 1 for ship in range(SHIPS)]))
    for ship in range(SHIPS):
        crew = view.crews[ship]
        for body in crew:
            shown = _BODY[colours[COLOUR[body]]]
            pieces.append(shown[:-1] + b"\1" if view.bonus >> body & 1 else shown)
        for _ in range(PLACES - len(crew)):
            pieces.append(_NO_BODY)
    for ship in range(SHIPS):
        pieces.append(_GOODS.of(view.cargo[ship])[:GOOD])
    _barrels(pieces, view, place, colours)
    for level in view.levels:
        pieces.append(byte(setting.prices[level]))
    pieces.append(byte(view.stack))
    pieces.append(byte(view.fresh))
    pieces.append(_GOODS.of(tuple([code & GOOD for code in view.bottom])) if view.bottom else bytes(GOOD + 1))
    for number in range(DRAWN):
        pieces.append(_CHEST[view.drawn[number] & GOOD if number < len(view.drawn) else _NOBODY])
    pieces.append(_GOODS.of(view.hidden))
    _seats(pieces, view, viewer, seats)
    pieces.append(bytes(view.boxed))
    order = view.order
    for number in range(len(COLOURS)):
        pieces.append(_SEAT[colours[order[number]] if number < len(order) else _NOBODY])
    pieces.append(setting.encoded)
    return b"".join(pieces)


def _barrels(pieces: list[bytes], view: VikingsOnBoardView, place: list[int], colours: list[int]) -> None:
    """On the zones, in hand and won."""
    zones = [_NO_BET] * (SHIPS * len(COLOURS))
    in_hand = [0] * (_SEATS * BARRELS)
    won = [0] * (_SEATS * BARRELS)
    values = view.values
    for barrel in range(view.seats * BARRELS):
        seat = place[barrel // BARRELS]
        zone = view.barrels[barrel]
        at = seat * BARRELS + barrel % BARRELS
        if zone == IN_HAND:
            in_hand[at] = 1
        elif zone == WON:
            won[at] = values[barrel]
        else:
            here = zone // len(COLOURS) * len(COLOURS) + colours[zone % len(COLOURS)]
            zones[here] = _SEAT[seat] + byte(values[barrel])
    pieces += zones
    first = view.viewer * BARRELS
    pieces.append(bytes(values[first : first + BARRELS]))
    pieces.append(bytes(in_hand))
    pieces.append(bytes(won))


def _seats(pieces: list[bytes], view: VikingsOnBoardView, viewer: int, seats: int) -> None:
    """The chests that each has won."""
    goods = len(GOODS)
    won = bytes(view.won)
    chests = bytes(view.chests)
    pieces.append(won[viewer * goods :] + won[: viewer * goods] + bytes((_SEATS - seats) * goods))
    pieces.append(chests[viewer:] + chests[:viewer] + bytes(_SEATS - seats))


def _or_none(number: int) -> int:
    return _NOBODY if number == NONE else number


def _places(viewer: int, seats: int) -> list[int]:
    """By seat: how many after the viewer it is."""
    return [(seat - viewer) % seats for seat in range(seats)]


def _colours(owners: list[int], viewer: int, seats: int) -> list[int]:
    """By colour: the viewer's first, then those after them, then those that nobody plays."""
    found = [0] * len(COLOURS)
    nobody = seats
    for colour in range(len(COLOURS)):
        owner = owners[colour]
        if owner == NEUTRAL:
            found[colour] = nobody
            nobody += 1
        else:
            found[colour] = (owner - viewer) % seats
    return found
