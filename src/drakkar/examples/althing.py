"""Positions of Althing for worked examples: somebody's phase, in round 3.

track = "kattegat-a eldaskali-a … thing"   the epic; Hela cards as in kernelyd-a+left:nastrond
at = [1, 1]                                where the pawns stand, Thorfinn's last
hands = ["horik floki", "odin odin"]       by seat
decks = ["thor freyr", ""]                 by seat
discards = ["gudrid", ""]                  by seat, open
row = "gudrid floki - horik hild"          the assembly from slot 1 on
stone = ["gudrid", ""]                     by seat: the card that lies on Idhunn
thorfinn = "f: a b c"                      his card of the round, and those still in his deck
composing = true                           decks are still to be composed
turn = 0                                   whose phase it is
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from drakkar.examples import Board
from drakkar.games.althing.box import Components, Step
from drakkar.games.althing.epic import Epic
from drakkar.games.althing.game import Althing, load_game
from drakkar.games.althing.modules import Foe
from drakkar.games.althing.pieces import (
    CARDS,
    EVERY_SEAT,
    HELA_CARDS,
    LAYOUTS,
    NONE,
    SIDES,
    THORFINN_CARDS,
)
from drakkar.games.althing.state import ACTING, COMPOSING, KNOWERS, PLACING, AlthingState
from drakkar.kernel.chance import Search
from drakkar.kernel.pool import Pool

TRACK: Final = "kattegat-a eldaskali-a kernelyd-a snekkar-a vegvisir-a thing"
ROW: Final = "gudrid floki sigvaar horik hild"
HAND: Final = "odin odin thor freyr"
DECK: Final = "odin odin"
KNOWN: Final = {"track", "at", "hands", "decks", "discards", "row", "stone", "thorfinn", "composing", "turn"}


def arrange(seats: int, options: Mapping[str, str], board: Board) -> AlthingState:
    if unknown := set(board) - KNOWN:
        raise ValueError(f"{sorted(unknown)}: only {sorted(KNOWN)}")
    game = load_game()
    state = _begun(game, seats, options, bool(board.get("composing")))
    layout = LAYOUTS.index(state.setting.layout)
    if "track" in board or layout == 0:
        state.epic = _epic(game.components, layout, board.get("track", TRACK).split())
    if board.get("composing"):
        return state
    state.position = bytes(board.get("at", [1] * state.setting.figures))
    state.ending = any(place == state.epic.end for place in state.position[:seats])
    state.row = tuple([_number(name) for name in board.get("row", ROW).split()][: state.setting.slots])
    for seat in range(seats):
        state.hand[seat] = _cards(_of(board, "hands", seat, HAND))
        state.shown[seat] = ()
        state.deck[seat] = Pool(_cards(_of(board, "decks", seat, DECK)), state.setting.deck_sources[seat])
        lying = [kind << KNOWERS | EVERY_SEAT for kind in _cards(_of(board, "discards", seat, ""))]
        state.discard[seat] = tuple(lying)
    state.pool = Pool(_left(state), "assembly")
    if "stone" in board:
        _stones(state, board["stone"])
    if "thorfinn" in board:
        card, _, deck = board["thorfinn"].partition(":")
        state.foe = Foe(tuple(sorted([_foe(name) for name in deck.split()])), _foe(card), 0)
        state.shortage = 0
    state.active = state.to_act = int(board.get("turn", 0))
    state.phase, state.round = ACTING, 3
    return state


def _left(state: AlthingState) -> list[int]:
    """The cards of the assembly that lie nowhere else."""
    seen = Counter(state.row)
    for hand, pile in zip(state.hand, state.discard, strict=False):
        seen += Counter([*hand, *[lying >> KNOWERS for lying in pile]])
    return sorted((Counter(state.setting.assembly_cards()) - seen).elements())


def _begun(game: Althing, seats: int, options: Mapping[str, str], composing: bool) -> AlthingState:
    """A new match, past what comes before the first phase."""
    luck = Search(1)
    state: AlthingState = game.new(seats, options, luck)
    while not composing and state.phase in (COMPOSING, PLACING):
        game.apply(state, game.legal(state)[0], luck, None)
    return state


def _of(board: Board, name: str, seat: int, usual: str) -> str:
    """A seat's part of a list, the usual one if the list is shorter."""
    parts: Sequence[str] = board.get(name, [])
    return parts[seat] if seat < len(parts) else usual


def _number(card: str) -> int:
    return CARDS.index(card) if card != "-" else NONE


def _cards(names: str) -> tuple[int, ...]:
    return tuple(sorted([CARDS.index(name) for name in names.split()]))


def _foe(card: str) -> int:
    return THORFINN_CARDS.index(card)


def _epic(box: Components, layout: int, places: Sequence[str]) -> Epic:
    steps: list[Step] = []
    sides: list[tuple[int, int]] = []
    for place in places:
        name, *cards = place.split("+")
        steps.append(_face(box, name))
        here = [NONE, NONE]
        for card in cards:
            side, _, hela = card.partition(":")
            here[SIDES.index(side)] = HELA_CARDS.index(hela)
        sides.append((here[0], here[1]))
    return Epic(box, layout, tuple(steps), tuple(sides))


def _face(box: Components, name: str) -> Step:
    """A card of the track by its name and face, such as snekkar-a."""
    for faces in ((*box.kattegat, box.thing, box.althing), *box.steps, *box.hela_steps):
        for step in faces:
            if name == (f"{step.id}-{step.face}" if step.face else step.id):
                return step
    raise ValueError(f"track: no step {name}")


def _stones(state: AlthingState, laid: Sequence[str]) -> None:
    modules = state.modules.copy()
    modules.stone = tuple([CARDS.index("idhunn") if card else NONE for card in laid])
    modules.laid = tuple([CARDS.index(card) if card else NONE for card in laid])
    state.modules = modules
