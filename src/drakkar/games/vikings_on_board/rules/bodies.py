"""Bodies move along and between ships (clauses 5.1 to 5.8)."""

from __future__ import annotations

from drakkar.games.vikings_on_board.events import BodiesSwapped, BodyMoved, BodyPromoted
from drakkar.games.vikings_on_board.pieces import COLOURS, PLACES, PROMOTION, SWAP
from drakkar.games.vikings_on_board.rules.turn import end_turn, place_bonus
from drakkar.games.vikings_on_board.setting import COLOUR
from drakkar.games.vikings_on_board.state import BONUS, DESTINATION, SECOND_BODY, VikingsOnBoardState
from drakkar.kernel.events import Event


def choose_body(state: VikingsOnBoardState, at: int, sink: list[Event] | None) -> None:
    """The body that is asked for: for a bonus viking, to be promoted, moved or swapped."""
    if state.phase == BONUS:
        place_bonus(state, at, sink)
    elif state.phase == SECOND_BODY:
        _swap(state, at, sink)
    elif state.building == PROMOTION:
        _promote(state, at, sink)
    else:
        state.picked = at
        state.phase = SECOND_BODY if state.building == SWAP else DESTINATION


def move_body(state: VikingsOnBoardState, ship: int, sink: list[Event] | None) -> None:
    """To the rear of another ship; the gap it leaves closes (clauses 5.3, 5.4 and 5.6)."""
    origin, place = divmod(state.picked, PLACES)
    crew = state.crews[origin]
    body = crew[place]
    state.crews[origin] = crew[:place] + crew[place + 1 :]
    state.crews[ship] = (*state.crews[ship], body)
    state.roomy |= 1 << origin
    state.manned |= 1 << ship
    if len(crew) == 1:
        state.manned &= ~(1 << origin)
    if len(state.crews[ship]) == state.setting.places:
        state.roomy &= ~(1 << ship)
    if sink is not None:
        colour = COLOURS[COLOUR[body]]
        sink.append(BodyMoved(state.to_act, colour, state.setting.shields[body], origin + 1, ship + 1))
    end_turn(state, sink)


def _swap(state: VikingsOnBoardState, at: int, sink: list[Event] | None) -> None:
    """Each takes the other's exact place (clause 5.5)."""
    ship, place = divmod(state.picked, PLACES)
    other_ship, other_place = divmod(at, PLACES)
    body = state.crews[ship][place]
    other = state.crews[other_ship][other_place]
    _put(state, ship, place, other)
    _put(state, other_ship, other_place, body)
    if sink is not None:
        shields = state.setting.shields
        sink.append(
            BodiesSwapped(
                state.to_act,
                COLOURS[COLOUR[body]],
                shields[body],
                ship + 1,
                COLOURS[COLOUR[other]],
                shields[other],
                other_ship + 1,
            )
        )
    end_turn(state, sink)


def _promote(state: VikingsOnBoardState, at: int, sink: list[Event] | None) -> None:
    """To the bow of its ship; those before it move back (clause 5.2)."""
    ship, place = divmod(at, PLACES)
    crew = state.crews[ship]
    body = crew[place]
    state.crews[ship] = (body, *crew[:place], *crew[place + 1 :])
    if sink is not None:
        colour = COLOURS[COLOUR[body]]
        sink.append(BodyPromoted(state.to_act, colour, state.setting.shields[body], ship + 1))
    end_turn(state, sink)


def _put(state: VikingsOnBoardState, ship: int, place: int, body: int) -> None:
    crew = state.crews[ship]
    state.crews[ship] = (*crew[:place], body, *crew[place + 1 :])
