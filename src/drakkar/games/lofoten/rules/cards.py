"""The action phase: playing a card, a side card's moves, the middle card's power (clauses 3 and 4)."""

from __future__ import annotations

from drakkar.games.lofoten.events import OrderPlaced, SideCardPlayed, TileDiscarded
from drakkar.games.lofoten.pieces import (
    ARMS,
    CARD_GOOD,
    CARD_VALUE,
    CLAN_OF,
    CLANS,
    EXTRA_MOVES,
    EXTRA_USES,
    GOOD_OF,
    GOODS,
    MIDDLE,
    NONE,
    POWERS,
    RIGHT,
    SHIP_USES,
    SIDES,
    VALUE_OF,
)
from drakkar.games.lofoten.rules.coins import pay, take_coin
from drakkar.games.lofoten.rules.fleet import docked_arm, longship_name
from drakkar.games.lofoten.rules.hand import take_from_hand
from drakkar.games.lofoten.rules.market import remove
from drakkar.games.lofoten.state import MOVING, POWER, LofotenState
from drakkar.kernel.events import Event


def play(state: LofotenState, position: int, sink: list[Event] | None) -> None:
    if position == MIDDLE:
        _place_order(state, sink)
    else:
        _play_side_card(state, position, sink)


def _play_side_card(state: LofotenState, position: int, sink: list[Event] | None) -> None:
    seat = state.to_act
    card = take_from_hand(state, position)
    state.discards[card] += 1
    state.side = 1 if position == RIGHT else 0
    state.moves = moves_of(state, seat, card)
    state.phase = MOVING
    if sink is not None:
        good, value = GOODS[CARD_GOOD[card]], CARD_VALUE[card]
        sink.append(SideCardPlayed(seat, SIDES[state.side], good, value, state.moves))


def _place_order(state: LofotenState, sink: list[Event] | None) -> None:
    seat = state.to_act
    arm = docked_arm(state, seat)
    card = take_from_hand(state, MIDDLE)
    good = CARD_GOOD[card]
    state.order[seat * ARMS + arm] = card
    state.power = state.setting.power[good]
    state.uses = uses_of(state, seat, good)
    state.phase = POWER
    if sink is not None:
        longship = longship_name(state.setting, seat, arm)
        power = POWERS[state.power]
        sink.append(OrderPlaced(seat, longship, GOODS[good], CARD_VALUE[card], power, state.uses))


def moves_of(state: LofotenState, seat: int, card: int) -> int:
    """The moves a side card gives (clauses 3.2 and 12.9)."""
    return CARD_VALUE[card] + jarl_amount(state, seat, EXTRA_MOVES)


def uses_of(state: LofotenState, seat: int, good: int) -> int:
    """How often a power may be used, the order lying in the docked longship (clauses 4.3, 12.9 and 13.8)."""
    uses = max(1, state.count[seat * len(GOODS) + good])
    at = seat * ARMS + docked_arm(state, seat)
    if state.setting.effect[at] == SHIP_USES and state.upgraded[seat] >> state.setting.longship[at] & 1:
        uses = max(uses, state.setting.amount[at])
    return uses + jarl_amount(state, seat, EXTRA_USES)


def jarl_amount(state: LofotenState, seat: int, effect: int) -> int:
    """How much of an effect a seat's Jarl has; 0 without such a Jarl."""
    at = state.jarl[seat]
    if at == NONE:
        return 0
    jarl = state.setting.jarls[at]
    return jarl.amount if jarl.effect == effect else 0


def spend_move(state: LofotenState, sink: list[Event] | None) -> int:
    """A use of the power, a move of the side card, or else a coin (clause 5.2). The phase that goes on."""
    if state.phase == POWER:
        state.uses -= 1
    elif state.moves:
        state.moves -= 1
    else:
        pay(state, state.setting.components.move_price, "move", sink)
    return state.phase


def use_coin_power(state: LofotenState, sink: list[Event] | None) -> None:
    state.uses -= 1
    take_coin(state, sink)


def use_discard_power(state: LofotenState, area: int, sink: list[Event] | None) -> None:
    state.uses -= 1
    tile = state.market[area]
    remove(state, area)
    if sink is not None:
        good, clan = GOODS[GOOD_OF[tile]], CLANS[CLAN_OF[tile]]
        sink.append(TileDiscarded(state.to_act, area + 1, good, VALUE_OF[tile], clan))
