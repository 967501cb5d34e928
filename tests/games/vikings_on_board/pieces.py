"""Every piece is in exactly one place, and what the engine keeps up to date equals its definition."""

from __future__ import annotations

from collections import Counter

from drakkar.games.vikings_on_board.state import IN_HAND, NONE, SEEN, WON, VikingsOnBoardState


def check(state: VikingsOnBoardState) -> None:
    check_ships(state)
    check_chests(state)
    check_barrels(state)
    check_vikings(state)


def aboard(state: VikingsOnBoardState) -> list[int]:
    return [body for crew in state.crews for body in crew]


def check_ships(state: VikingsOnBoardState) -> None:
    places = state.setting.components.places
    docked = [ship for ship in range(8) if state.docked >> ship & 1]
    bodies = aboard(state)
    assert len(set(bodies)) == len(bodies), "no body is on two ships"
    assert set(bodies) <= set(range(24))
    if not state.departed:
        assert len(bodies) == 24
    for ship, crew in enumerate(state.crews):
        assert len(crew) <= places
        assert ship in docked or (not crew and not state.cargo[ship])
    assert len(docked) == 8 - state.departed
    assert len(docked) >= 1
    assert state.manned == sum(1 << ship for ship in docked if state.crews[ship])
    assert state.roomy == sum(1 << ship for ship in docked if len(state.crews[ship]) < places)
    bonus = [body for body in range(24) if state.bonus >> body & 1]
    assert set(bonus) <= set(bodies)
    assert all(body // 6 < state.setting.seats for body in bonus), "only on players' bodies"
    assert len(bonus) <= (7 if state.setting.seats == 2 else 0)


def check_chests(state: VikingsOnBoardState) -> None:
    goods = Counter(state.unseen.items)
    goods.update(code % SEEN for code in (*state.bottom, *state.drawn))
    goods.update(good for cargo in state.cargo for good in cargo)
    goods.update({good: sum(state.won[good::3]) + state.boxed[good] for good in range(3)})
    assert goods == Counter(dict(enumerate(state.setting.components.chests)))
    assert len(state.unseen) == state.stack + state.fresh
    assert all(code // SEEN for code in state.bottom), "somebody has seen what was put back"
    assert all(0 <= level < len(state.setting.components.prices) for level in state.levels)


def check_barrels(state: VikingsOnBoardState) -> None:
    seats = state.setting.seats
    assert len(state.barrels) == len(state.values) == 4 * seats
    for seat in range(seats):
        assert sorted(state.values[4 * seat : 4 * seat + 4]) == [1, 2, 3, 4]
    zones = [at for at in state.barrels if at < IN_HAND]
    assert len(set(zones)) == len(zones), "one barrel a zone"
    assert state.bets == sum(1 << zone for zone in zones)
    assert set(state.barrels) <= {*range(32), IN_HAND, WON}
    assert state.barrels.count(WON) <= state.departed + (state.leaving != NONE)


def check_vikings(state: VikingsOnBoardState) -> None:
    waiting = [state.stood[building] for building in state.queue[state.waiting :]]
    crossed = [seat for seat in state.moved if seat != NONE]
    pattern = state.setting.components.patterns[state.setting.seats]
    each = len(pattern) // state.setting.seats
    assert Counter(waiting + crossed) == dict.fromkeys(range(state.setting.seats), each)
    assert state.taken == sum(1 << building for building, seat in enumerate(state.moved) if seat != NONE)
    assert list(state.queue) == [building for building, seat in enumerate(state.stood) if seat != NONE]
    # A stern is held exactly while a viking stands at Departure, building 10, until the round is over.
    assert state.stern in (NONE, state.moved[9])
