"""The Jarls: what they ask for, claiming one, and what it brings at once (clause 12)."""

from __future__ import annotations

from drakkar.games.lofoten.box import Requirement
from drakkar.games.lofoten.events import CoinsGiven, JarlAttached, JarlClaimed
from drakkar.games.lofoten.pieces import (
    AREAS,
    ATTACHED,
    GOODS,
    NEED_ALL_GOODS,
    NEED_BUCKLERS_EACH,
    NEED_BUCKLERS_SAME,
    NEED_EACH_GOOD,
    NEED_GOODS_OF,
    NEED_PAY_COINS,
    NEED_TILES_OF,
    NONE,
    STORE_TILE,
    TAKE_COINS,
)
from drakkar.games.lofoten.rules.coins import take_coin
from drakkar.games.lofoten.rules.score import Holdings
from drakkar.games.lofoten.rules.storage import store
from drakkar.games.lofoten.state import ATTACHING, CLOSING, SEIZING, LofotenState
from drakkar.kernel.events import Event


def holdings(state: LofotenState) -> Holdings:
    return Holdings(
        state.setting,
        bytes(state.stored),
        bytes(state.flipped),
        bytes(state.assigned),
        bytes(state.jarl),
        bytes(state.attached),
        bytes(state.upgraded),
    )


def progress(held: Holdings, requirement: Requirement, coins: int, seat: int) -> tuple[int, int]:
    """How much of a requirement a seat has, and how much is needed (clauses 12.4 and 12.5)."""
    kind = requirement.kind
    amount = requirement.amount
    goods = range(len(GOODS))
    if kind == NEED_EACH_GOOD:
        return sum([min(held.tiles(seat, good), amount) for good in goods]), amount * len(GOODS)
    if kind == NEED_TILES_OF:
        return held.tiles(seat, requirement.good), amount
    if kind == NEED_BUCKLERS_EACH:
        return sum([min(held.all_bucklers(seat, clan), amount) for clan in (0, 1)]), amount * 2
    if kind == NEED_ALL_GOODS:
        return sum([held.total(seat, good) for good in goods]), amount
    if kind == NEED_GOODS_OF:
        return held.total(seat, requirement.good), amount
    if kind == NEED_BUCKLERS_SAME:
        return max(held.all_bucklers(seat, 0), held.all_bucklers(seat, 1)), amount
    return coins, amount  # to give or to show


def claimable(state: LofotenState) -> list[int]:
    """Which of the Jarls in play the seat to act may claim now (clause 12.3)."""
    seat = state.to_act
    if not state.setting.jarls or state.jarl[seat] != NONE:
        return []
    held = holdings(state)
    found: list[int] = []
    for at, requirement in enumerate(state.setting.requirements):
        if at != state.jarl[1 - seat]:
            have, need = progress(held, requirement, state.coins[seat], seat)
            if have >= need:
                found.append(at)
    return found


def claim(state: LofotenState, number: int, sink: list[Event] | None) -> None:
    """Take the Jarl of that number; what it brings at once, or what is to be chosen for it, follows."""
    seat = state.to_act
    setting = state.setting
    at = [jarl.number for jarl in setting.jarls].index(number)
    jarl = setting.jarls[at]
    requirement = setting.requirements[at]
    state.jarl[seat] = at
    if sink is not None:
        sink.append(JarlClaimed(seat, jarl.id))
    if requirement.kind == NEED_PAY_COINS:
        state.coins[seat] -= requirement.amount
        state.coins[1 - seat] += requirement.amount
        if sink is not None:
            sink.append(CoinsGiven(seat, requirement.amount))
    if jarl.effect in ATTACHED:
        state.phase = ATTACHING
    elif jarl.effect == TAKE_COINS:
        for _ in range(jarl.amount):
            take_coin(state, sink)
    elif jarl.effect == STORE_TILE and state.market.count(NONE) < AREAS:
        state.phase = SEIZING


def attach(state: LofotenState, warehouse: int, sink: list[Event] | None) -> None:
    """The Jarl just claimed belongs to a warehouse from now on (clause 12.7)."""
    seat = state.to_act
    state.attached[seat] = warehouse
    state.phase = CLOSING
    if sink is not None:
        sink.append(JarlAttached(seat, state.setting.jarls[state.jarl[seat]].id, warehouse + 1))


def seize(state: LofotenState, area: int, sink: list[Event] | None) -> None:
    """Store a market tile at once; its area is filled at the next maintenance (clause 12.8)."""
    tile = state.market[area]
    state.market[area] = NONE
    state.phase = state.back = CLOSING
    store(state, (tile,), NONE, sink)
