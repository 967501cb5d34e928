"""Althing as a vector: what a seat knows. Seats begin with the viewer, and so do the Trolls of the seats."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.epic import Epic
from drakkar.games.althing.meta import META
from drakkar.games.althing.modules import Modules
from drakkar.games.althing.pieces import (
    ANNOUNCED,
    FIRST_TROLL,
    HELA_CARDS,
    KINDS,
    MOST_SEATS,
    MOST_STEPS,
    NONE,
    REVEALED_TROLL,
    SLOTS,
    STEP_SYMBOLS,
)
from drakkar.games.althing.state import GOALS, KNOWERS, PHASES
from drakkar.games.althing.state import SIDES as PLACED
from drakkar.games.althing.view import HIDDEN, AlthingView
from drakkar.kernel.encoding import (
    ONE,
    PLAYERS,
    SMALL,
    Counter,
    Encoding,
    Part,
    bits,
    byte,
    encoded_options,
    hot,
    option_parts,
)
from drakkar.kernel.game import OVER

_FIGURES: Final = MOST_SEATS + 1  # the seats, and Thorfinn or nobody
_PLACES: Final = MOST_STEPS + 2
_CARDS: Final = KINDS + 1  # hidden ones are counted, too
_ROW: Final = SLOTS + 1  # with the guest
_STEP: Final = len(STEP_SYMBOLS) + 3 + 2
_THORFINN: Final = REVEALED_TROLL + 1
_ZEROS: Final = bytes(256)
_FIGURE: Final[tuple[bytes, ...]] = hot(_FIGURES)
_SEAT: Final[tuple[bytes, ...]] = hot(MOST_SEATS)
_PHASE: Final[tuple[bytes, ...]] = hot(len(PHASES))
_GOAL: Final[tuple[bytes, ...]] = hot(len(GOALS))
_PLACE: Final[tuple[bytes, ...]] = hot(_PLACES)
_SLOT: Final[tuple[bytes, ...]] = hot(_ROW)
_SLOT_BITS: Final[tuple[bytes, ...]] = bits(_ROW)
_SHORTAGES: Final[tuple[bytes, ...]] = bits(3)
_SYMBOL: Final[tuple[bytes, ...]] = hot(len(ANNOUNCED))
_PLACED: Final[tuple[bytes, ...]] = hot(len(PLACED))
_HELA: Final[tuple[bytes, ...]] = hot(len(HELA_CARDS))
_ILL: Final[tuple[bytes, ...]] = hot(3)
_FOE_CARD: Final[tuple[bytes, ...]] = hot(_THORFINN)
_NO_CARD: Final = bytes(_CARDS)
_HELA_CARDS: Final = Counter(len(HELA_CARDS))
_FOE_CARDS: Final = Counter(_THORFINN)


def _relative(viewer: int, seats: int) -> tuple[int, ...]:
    """By kind of card: its place, Trolls in the order of seats from the viewer's."""
    places = list(range(HIDDEN + 1))
    for seat in range(seats):
        places[FIRST_TROLL + seat] = FIRST_TROLL + (seat - viewer) % seats
    places[HIDDEN] = KINDS
    return tuple(places)


def _cards(places: tuple[int, ...]) -> tuple[bytes, ...]:
    rows = hot(_CARDS)
    return tuple([rows[places[card]] if card <= HIDDEN else _NO_CARD for card in range(SMALL)])


# By number of players × 4 + viewer.
_SEEN_FROM: Final[list[tuple[int, ...]]] = [
    _relative(viewer, max(seats, 1)) for seats in range(MOST_SEATS + 1) for viewer in range(MOST_SEATS)
]
_CARD: Final[list[tuple[bytes, ...]]] = [_cards(places) for places in _SEEN_FROM]
_COUNT: Final[list[Counter]] = [Counter(_CARDS, places) for places in _SEEN_FROM]
_COUNT_KNOWN: Final[list[Counter]] = [Counter(_CARDS, places, KNOWERS) for places in _SEEN_FROM]


def _seat_parts(whose: int) -> list[Part]:
    return [
        Part(f"seat{whose}:hand", _CARDS, 16),
        Part(f"seat{whose}:shown", _CARDS, 16),
        Part(f"seat{whose}:unknown", _CARDS, 32),
        Part(f"seat{whose}:discard", _CARDS, 32),
        Part(f"seat{whose}:on_top", _CARDS, 16),
        Part(f"seat{whose}:deck", 1, 32),
        Part(f"seat{whose}:reserve", _CARDS),
        Part(f"seat{whose}:place", _PLACES),
        Part(f"seat{whose}:limit", 1, 8),
        Part(f"seat{whose}:trolls", 1, 8),
        Part(f"seat{whose}:storm_on", MOST_SEATS),
        Part(f"seat{whose}:storm_left", 1, 2),
        Part(f"seat{whose}:stone", _CARDS),
        Part(f"seat{whose}:laid", _CARDS),
        Part(f"seat{whose}:ill", 3),
    ]


_SEAT_SIZE: Final = sum([part.length for part in _seat_parts(0)])

ENCODING: Final = Encoding(
    1,
    [
        Part("players", MOST_SEATS),
        Part("to_act", _FIGURES),  # the viewer, those after them, nobody
        Part("active", _FIGURES),  # whose phase it is; last Thorfinn
        Part("phase", len(PHASES)),
        Part("round", 1, 255),
        Part("flags", 6),  # crossed, ending, seasoned, open_loan, raid, the viewer began
        Part("actions", 1, 64),
        Part("exchanges", 1, 16),
        Part("goal", len(GOALS)),
        Part("aim", _PLACES),
        Part("slots", _ROW),
        Part("pledged", _CARDS, 16),
        Part("shortage", 3),
        Part("borrowed", _CARDS),
        Part("lender", MOST_SEATS),
        Part("played", _CARDS),
        Part("symbol", len(ANNOUNCED)),
        Part("target", MOST_SEATS),
        Part("counter", MOST_SEATS),
        Part("counter_card", _CARDS),
        Part("looked", _CARDS, 16),
        Part("returned", _CARDS, 16),
        Part("brought", _CARDS),
        Part("stacked", _CARDS, 16),
        Part("side", len(PLACED)),
        Part("plotted", _ROW),
        Part("row", SLOTS * _CARDS),
        Part("top", _CARDS, 32),
        Part("bottom", _CARDS, 32),
        Part("unseen", _CARDS, 32),
        *[part for whose in range(MOST_SEATS) for part in _seat_parts(whose)],
        Part("guest", _CARDS),
        Part("given", _CARDS),
        Part("taken", _ROW),
        Part("rewarder", _CARDS),
        Part("doubled", _CARDS),
        Part("origin", 3),
        Part("fresh", 1),
        Part("cleared", 1),
        Part("picked", _CARDS, 16),
        Part("out", _CARDS, 16),
        Part("hela_card", len(HELA_CARDS)),
        Part("hela_deck", len(HELA_CARDS)),
        Part("foe:place", _PLACES),
        Part("foe:trolls", 2, 8),
        Part("foe:hand", _CARDS, 16),
        Part("foe:deck", _THORFINN, 4),
        Part("foe:card", _THORFINN),
        Part("epic", _PLACES * _STEP, 16),  # symbols, what is asked for, where one goes on to
        *option_parts(META),
    ],
)


def encode(view: AlthingView) -> bytes:
    """The vector of a seat's view; see ENCODING."""
    viewer, seats, modules = view.viewer, view.seats, view.modules
    setting = view.setting
    if not setting.encoded:
        setting.encoded = encoded_options(META, setting.options)
    if not view.epic.encoded:
        view.epic.encoded = _epic(view.epic)
    seen = seats * MOST_SEATS + viewer
    card, count, known = _CARD[seen], _COUNT[seen], _COUNT_KNOWN[seen]
    pieces = [
        PLAYERS[seats - 1],
        _FIGURE[MOST_SEATS if view.to_act == OVER else (view.to_act - viewer) % seats],
        _FIGURE[MOST_SEATS if view.active >= seats else (view.active - viewer) % seats],
        _PHASE[view.phase],
        byte(view.round),
        ONE[1 if view.crossed else 0],
        ONE[1 if view.ending else 0],
        ONE[1 if view.seasoned else 0],
        ONE[1 if view.open_loan else 0],
        ONE[1 if view.raid else 0],
        ONE[1 if setting.first == viewer else 0],
        byte(view.actions),
        byte(view.exchanges),
        _GOAL[view.goal],
        _PLACE[view.aim],
        _SLOT_BITS[view.slots],
        count.of(view.pledged),
        _SHORTAGES[view.shortage],
        card[view.borrowed],
        _SEAT[_after(view.lender, viewer, seats)],
        card[view.played],
        _SYMBOL[view.symbol],
        _SEAT[_after(view.target, viewer, seats)],
        _SEAT[_after(view.counter, viewer, seats)],
        card[view.counter_card],
        count.of(view.looked),
        count.of(view.returned),
        card[view.brought],
        count.of(view.stacked),
        _PLACED[view.side],
        _SLOT[view.plotted],
    ]
    row = view.row
    for slot in range(SLOTS):
        pieces.append(card[row[slot]] if slot < len(row) else _NO_CARD)
    pieces.append(known.of(view.top))
    pieces.append(known.of(view.bottom))
    pieces.append(count.of(view.unseen))
    for number in range(seats):
        _seat(pieces, view, (viewer + number) % seats, viewer, card, count, known)
    for _ in range(MOST_SEATS - seats):
        pieces.append(_NO_SEAT)
    _modules(pieces, modules, card, count)
    _foe(pieces, view, count)
    pieces.append(view.epic.encoded)
    pieces.append(setting.encoded)
    return b"".join(pieces)


def _after(seat: int, viewer: int, seats: int) -> int:
    """How many after the viewer a seat is; NONE stays, and Thorfinn has no seat."""
    return NONE if seat >= seats else (seat - viewer) % seats


def _seat(
    pieces: list[bytes],
    view: AlthingView,
    seat: int,
    viewer: int,
    card: tuple[bytes, ...],
    count: Counter,
    known: Counter,
) -> None:
    modules = view.modules
    pieces.append(count.of(view.hand[seat]))
    pieces.append(count.of(view.shown[seat]))
    pieces.append(count.of(view.unknown[seat]))
    pieces.append(known.of(view.discard[seat]))
    pieces.append(count.of(view.on_top[seat]))
    pieces.append(byte(view.deck[seat]))
    pieces.append(card[view.reserve[seat]])
    pieces.append(_PLACE[view.position[seat]])
    pieces.append(ONE[view.limit[seat]])
    pieces.append(ONE[view.trolls[seat]])
    pieces.append(_SEAT[_after(view.storm_on[seat], viewer, view.seats)])
    pieces.append(ONE[view.storm_left[seat]])
    pieces.append(card[modules.stone[seat]])
    pieces.append(card[modules.laid[seat]])
    pieces.append(_ILL[modules.ill[seat]])


_NO_SEAT: Final = bytes(_SEAT_SIZE)


def _modules(pieces: list[bytes], modules: Modules, card: tuple[bytes, ...], count: Counter) -> None:
    taken = 0
    for slot in modules.taken:
        taken |= 1 << slot
    pieces.append(card[modules.guest])
    pieces.append(card[modules.given])
    pieces.append(_SLOT_BITS[taken])
    pieces.append(card[modules.rewarder])
    pieces.append(card[modules.doubled])
    pieces.append(_ILL[modules.origin])
    pieces.append(ONE[1 if modules.fresh else 0])
    pieces.append(ONE[1 if modules.cleared else 0])
    pieces.append(count.of(modules.picked))
    pieces.append(count.of(modules.out))
    pieces.append(_HELA[modules.hela_card])
    pieces.append(_HELA_CARDS.of(modules.hela_deck))


_NO_FOE: Final = bytes(_PLACES + 2 + _CARDS + 2 * _THORFINN)


def _foe(pieces: list[bytes], view: AlthingView, count: Counter) -> None:
    foe = view.foe
    if foe is None:
        pieces.append(_NO_FOE)
        return
    pieces.append(_PLACE[view.position[-1]])
    pieces.append(ONE[view.trolls[-1]])
    pieces.append(byte(foe.trolls))
    pieces.append(count.of(view.hand[-1]))
    pieces.append(_FOE_CARDS.of(foe.deck))
    pieces.append(_FOE_CARD[foe.card])


def _epic(epic: Epic) -> bytes:
    """Place by place; what lies there stays until the epic changes."""
    pieces: list[bytes] = []
    for place in range(len(epic.steps)):
        symbols = [0] * len(STEP_SYMBOLS)
        for symbol in epic.symbols[place]:
            symbols[symbol] += 1
        nuggets, wood, bones = epic.need[place]
        onward = [*epic.next[place], 0, 0]
        pieces.append(bytes([*symbols, nuggets, wood, bones, onward[0], onward[1]]))
    pieces.append(bytes((_PLACES - len(epic.steps)) * _STEP))
    return b"".join(pieces)
