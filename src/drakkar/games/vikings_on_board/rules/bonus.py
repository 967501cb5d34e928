"""The bonus viking of the two-player game (clauses 8.2 to 8.4)."""

from __future__ import annotations

from drakkar.games.vikings_on_board.events import BonusPlaced, BonusSkipped
from drakkar.games.vikings_on_board.pieces import COLOURS, PLACES, SHIPS
from drakkar.games.vikings_on_board.setting import COLOUR
from drakkar.games.vikings_on_board.state import BONUS, NONE, VikingsOnBoardState
from drakkar.kernel.events import Event


def ask_bonus(state: VikingsOnBoardState, sink: list[Event] | None) -> bool:
    """Ask whoever did not take the stern for a body; False if there is none to choose (clause 8.4)."""
    seat = 1 - state.stern
    if bonus_places(state, seat):
        state.phase = BONUS
        if state.setting.bonus_at_departure:  # the round is over: no viking is at its action any more
            state.building = NONE
        state.picked = NONE
        state.to_act = seat
        return True
    if sink is not None:
        sink.append(BonusSkipped(seat))
    return False


def bonus_places(state: VikingsOnBoardState, seat: int) -> list[int]:
    """Places of the seat's bodies at the quay that bear no bonus viking."""
    own = state.setting.colours[seat]
    places: list[int] = []
    for ship in range(SHIPS):
        crew = state.crews[ship]
        for place in range(len(crew)):
            if COLOUR[crew[place]] == own and not state.bonus >> crew[place] & 1:
                places.append(ship * PLACES + place)
    return places


def put_bonus(state: VikingsOnBoardState, at: int, sink: list[Event] | None) -> None:
    ship = at // PLACES
    body = state.crews[ship][at % PLACES]
    state.bonus |= 1 << body
    if sink is not None:
        sink.append(BonusPlaced(state.to_act, COLOURS[COLOUR[body]], state.setting.shields[body], ship + 1))
