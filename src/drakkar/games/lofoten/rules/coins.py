"""Coins: taking them, and what they buy (clauses 4.5 and 5)."""

from __future__ import annotations

from drakkar.games.lofoten.events import CoinsPaid, CoinTaken
from drakkar.games.lofoten.pieces import CHEAPER, HAND, NONE
from drakkar.games.lofoten.state import MOVING, LofotenState, ending, reserve
from drakkar.kernel.events import Event


def coin_origin(state: LofotenState) -> str:
    """Where the next coin for the seat to act would come from: the reserve, else the rival, else ""."""
    if reserve(state):
        return "reserve"
    return "rival" if state.coins[1 - state.to_act] else ""


def take_coin(state: LofotenState, sink: list[Event] | None) -> None:
    seat = state.to_act
    origin = coin_origin(state)
    if not origin:
        return
    state.coins[seat] += 1
    if origin == "rival":
        state.coins[1 - seat] -= 1
    if sink is not None:
        sink.append(CoinTaken(seat, origin))


def pay(state: LofotenState, coins: int, use: str, sink: list[Event] | None) -> None:
    state.coins[state.to_act] -= coins
    if sink is not None:
        sink.append(CoinsPaid(state.to_act, coins, use))


def can_buy_move(state: LofotenState) -> bool:
    """Whether a coin can buy a move now: after a side card, once its own moves are used up or given up, and
    outside the action phase unless an option forbids it (clause 5.2)."""
    if state.side == NONE or state.moves or state.coins[state.to_act] < state.setting.components.move_price:
        return False
    return state.phase == MOVING or state.setting.moves_at_any_moment


def renew_price(state: LofotenState, seat: int) -> int:
    jarl = state.jarl[seat]
    if jarl != NONE and state.setting.jarls[jarl].effect == CHEAPER:
        return state.setting.jarls[jarl].amount
    return state.setting.components.renew_price


def extra_price(state: LofotenState, seat: int) -> int:
    jarl = state.jarl[seat]
    if jarl != NONE and state.setting.jarls[jarl].effect == CHEAPER:
        return state.setting.jarls[jarl].other
    return state.setting.components.extra_price


def plays_again(state: LofotenState) -> bool:
    """Whether the seat to act has a turn to come, so that a new hand can be of use (clause 5.3)."""
    if state.bought:
        return True
    if ending(state):
        return state.left >= 2
    # The round's last turn is the rival's or this one; at the limit it is the match's, too (clause 9.6).
    last = state.turn + (state.to_act == state.setting.first)
    return last < state.setting.components.turn_cap


def full_hand(state: LofotenState) -> bool:
    return state.hand[state.to_act * HAND + HAND - 1] != NONE
