"""A ship leaves: influence, barrels, chests (clauses 9.1 to 9.11), and the end of the match (10.1)."""

from __future__ import annotations

from drakkar.games.vikings_on_board.events import (
    BarrelWon,
    ChestBoxed,
    ChestsBoxed,
    ChestTaken,
    InfluenceRanked,
    MatchEnded,
    NoBarrelWon,
    ShipLeft,
    ShipNamed,
)
from drakkar.games.vikings_on_board.pieces import BARRELS, COLOURS, GOODS, SHIPS
from drakkar.games.vikings_on_board.rules.influence import ranking, strengths
from drakkar.games.vikings_on_board.rules.rounds import begin_round
from drakkar.games.vikings_on_board.rules.score import winners
from drakkar.games.vikings_on_board.setting import NEUTRAL
from drakkar.games.vikings_on_board.state import (
    BOXING,
    CHOOSING,
    DEPARTING,
    NONE,
    SHARING,
    WON,
    VikingsOnBoardState,
)
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER


def ask_ship(state: VikingsOnBoardState) -> None:
    """The seat with the stern names the ship (clause 9.1)."""
    state.phase = DEPARTING
    state.building = NONE
    state.picked = NONE
    state.to_act = state.stern


def departable(state: VikingsOnBoardState) -> int:
    """Ships with a chest and a body, as bits; any docked ship if there are none (clause 9.2)."""
    ready = 0
    for ship in range(SHIPS):
        if state.crews[ship] and state.cargo[ship]:
            ready |= 1 << ship
    return ready or state.docked


def name_ship(state: VikingsOnBoardState, ship: int, sink: list[Event] | None) -> None:
    crew = state.crews[ship]
    shields = strengths(state.setting, crew, state.bonus)
    state.leaving = ship
    state.order = ranking(crew, shields)
    state.due = 0
    if sink is not None:
        sink.append(ShipNamed(state.stern, ship + 1))
        if state.order:
            names = tuple([COLOURS[colour] for colour in state.order])
            sink.append(InfluenceRanked(ship + 1, names, tuple([shields[colour] for colour in state.order])))
    if state.order:
        _settle_bets(state, ship, state.order[0], sink)
    _share(state, sink)


def take_chest(state: VikingsOnBoardState, good: int, sink: list[Event] | None) -> None:
    _take(state, good, sink)
    _share(state, sink)


def box_chest(state: VikingsOnBoardState, good: int, sink: list[Event] | None) -> None:
    _box(state, state.to_act, good, sink)
    _share(state, sink)


def goods_left(state: VikingsOnBoardState) -> int:
    """Goods of the chests still to be shared, as bits."""
    bits = 0
    for good in state.cargo[state.leaving]:
        bits |= 1 << good
    return bits


def next_player_due(owners: list[int], order: tuple[int, ...], due: int) -> tuple[int, int]:
    """The next player in the order, from `due` on and round again, and the neutral shares before.

    NONE if only neutral colours are aboard.
    """
    for step in range(len(order)):
        owner = owners[order[(due + step) % len(order)]]
        if owner != NEUTRAL:
            return owner, step
    return NONE, 0


def _settle_bets(state: VikingsOnBoardState, ship: int, top: int, sink: list[Event] | None) -> None:
    """The barrel on the zone of the top colour is won; all others stay (clauses 9.5 and 9.6)."""
    zone = ship * len(COLOURS) + top
    if state.bets >> zone & 1:
        token = state.barrels.index(zone)
        state.barrels[token] = WON
        state.bets &= ~(1 << zone)
        if sink is not None:
            seat, barrel = divmod(token, BARRELS)
            sink.append(BarrelWon(seat, barrel + 1, state.values[token], ship + 1, COLOURS[top]))
    elif sink is not None:
        sink.append(NoBarrelWon(ship + 1, COLOURS[top]))


def _share(state: VikingsOnBoardState, sink: list[Event] | None) -> None:
    """Share chests until somebody has a choice, or none are left and the ship leaves (clauses 9.7 to 9.9)."""
    seats = state.setting.seats
    while state.cargo[state.leaving]:
        left = state.cargo[state.leaving]
        player, neutral = next_player_due(state.setting.owners, state.order, state.due)
        if player == NONE or len(left) <= neutral:
            _box_all(state, sink)
            break
        choice = left.count(left[0]) < len(left)
        if neutral == 0:
            if choice:
                state.phase = SHARING
                state.to_act = player
                return
            _take(state, left[0], sink)
        else:
            picker = (player + 1) % seats
            if choice:
                state.phase = BOXING
                state.to_act = picker
                return
            _box(state, picker, left[0], sink)
    _leave(state, sink)


def _unload(state: VikingsOnBoardState, good: int) -> int:
    """Take a chest off the bow; returns the colour whose share it is."""
    left = list(state.cargo[state.leaving])
    left.remove(good)
    state.cargo[state.leaving] = tuple(left)
    colour = state.order[state.due]
    state.due = (state.due + 1) % len(state.order)
    return colour


def _take(state: VikingsOnBoardState, good: int, sink: list[Event] | None) -> None:
    seat = state.setting.owners[_unload(state, good)]
    state.won[seat * len(GOODS) + good] += 1
    if sink is not None:
        sink.append(ChestTaken(seat, GOODS[good], state.leaving + 1, state.setting.memory_aids))


def _box(state: VikingsOnBoardState, picker: int, good: int, sink: list[Event] | None) -> None:
    colour = _unload(state, good)
    state.boxed[good] += 1
    if sink is not None:
        sink.append(ChestBoxed(picker, COLOURS[colour], GOODS[good], state.leaving + 1))


def _box_all(state: VikingsOnBoardState, sink: list[Event] | None) -> None:
    left = state.cargo[state.leaving]
    state.cargo[state.leaving] = ()
    for good in left:
        state.boxed[good] += 1
    if sink is not None:
        sink.append(ChestsBoxed(state.leaving + 1, tuple([GOODS[good] for good in left])))


def _leave(state: VikingsOnBoardState, sink: list[Event] | None) -> None:
    """The ship and its bodies are out of the match (clause 9.11)."""
    ship = state.leaving
    for body in state.crews[ship]:
        state.bonus &= ~(1 << body)
    state.crews[ship] = ()
    state.docked &= ~(1 << ship)
    state.manned &= ~(1 << ship)
    state.roomy &= ~(1 << ship)
    state.departed += 1
    state.leaving = NONE
    state.order = ()
    state.due = 0
    if sink is not None:
        sink.append(ShipLeft(ship + 1, state.departed))
    if state.departed == state.setting.sterns:
        _end_match(state, sink)
    else:
        begin_round(state, sink)


def _end_match(state: VikingsOnBoardState, sink: list[Event] | None) -> None:
    state.to_act = OVER
    state.phase = CHOOSING
    state.building = NONE
    state.picked = NONE
    state.stern = NONE
    if sink is not None:
        sink.append(MatchEnded(winners(state)))
