"""Turns: how one phase leads to the next, and one turn to another (clauses 1.2, 5, 9 and 12.2)."""

from __future__ import annotations

from drakkar.games.lofoten.events import EndTriggered, ExtraTurnBought, MatchStalled, TurnBegan
from drakkar.games.lofoten.pieces import NONE
from drakkar.games.lofoten.rules.cards import spend_move
from drakkar.games.lofoten.rules.coins import (
    can_buy_move,
    extra_price,
    full_hand,
    pay,
    plays_again,
    renew_price,
)
from drakkar.games.lofoten.rules.ending import finish, next_unloading
from drakkar.games.lofoten.rules.fleet import answer_loading, check, check_loading, shift, turn
from drakkar.games.lofoten.rules.hand import draw, put, renew
from drakkar.games.lofoten.rules.jarls import attach, claim, claimable, seize
from drakkar.games.lofoten.rules.market import choose_pile, place, refilling
from drakkar.games.lofoten.rules.storage import store_chosen
from drakkar.games.lofoten.rules.upgrades import flip, upgradable
from drakkar.games.lofoten.state import (
    ACTION,
    ATTACHING,
    CLOSING,
    DRAWING,
    UNLOADING,
    LofotenState,
    ending,
)
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def begin_turn(state: LofotenState, seat: int, extra: bool, sink: list[Event] | None) -> None:
    """A new turn begins with the automatic actions (clause 6.1)."""
    state.to_act = seat
    state.turn += 1
    state.extra = extra
    state.last = state.left == 0 and not state.bought
    state.improved = False
    state.side = NONE
    if sink is not None:
        sink.append(TurnBegan(seat, state.turn, extra, state.last))
    check(state, ACTION, sink)


def end_action(state: LofotenState, chance: Chance, sink: list[Event] | None) -> None:
    """Draw, unless the match ends with this turn (clause 9.2)."""
    state.moves = 0
    state.power = 0
    state.uses = 0
    if state.last:
        close(state, sink)
    else:
        draw(state, chance, sink)
        state.phase = DRAWING


def put_card(state: LofotenState, side: int, sink: list[Event] | None) -> None:
    put(state, side, sink)
    _maintain(state, sink)


def refill_from(state: LofotenState, pile: int, chance: Chance, sink: list[Event] | None) -> None:
    choose_pile(state, pile, chance, sink)
    if state.held == NONE:
        _maintain(state, sink)


def refill_area(state: LofotenState, area: int, sink: list[Event] | None) -> None:
    place(state, area, sink)
    _maintain(state, sink)


def _maintain(state: LofotenState, sink: list[Event] | None) -> None:
    """Refill the market as long as the piles last; what stays empty triggers the end (clause 9.1)."""
    if refilling(state):
        return
    if NONE in state.market and not ending(state):
        if state.to_act == state.setting.first:
            state.left = 1
        else:
            state.left = 2 if state.setting.another_round else 0
        if sink is not None:
            sink.append(EndTriggered(state.to_act))
    close(state, sink)


def close(state: LofotenState, sink: list[Event] | None) -> None:
    """The end-of-turn steps, where there is anything to choose."""
    state.phase = CLOSING
    steps = claimable(state) or upgradable(state)
    if not (steps or can_renew(state) or can_buy_turn(state) or can_buy_move(state)):
        end_turn(state, sink)


def end_turn(state: LofotenState, sink: list[Event] | None) -> None:
    """A bought turn comes first; then the rival's, as long as there is one to come (clauses 9.2 to 9.4)."""
    seat = state.to_act
    if state.bought:
        state.bought -= 1
        begin_turn(state, seat, True, sink)
        return
    if ending(state):
        if state.left == 0:
            finish(state, sink)
            return
        state.left -= 1
    elif seat != state.setting.first and state.turn >= state.setting.components.turn_cap:
        if sink is not None:
            sink.append(MatchStalled(state.turn))
        finish(state, sink)
        return
    begin_turn(state, 1 - seat, False, sink)


def choose_warehouse(state: LofotenState, warehouse: int, sink: list[Event] | None) -> None:
    """For a Jarl, or for tiles that wait: after those, what was interrupted goes on."""
    if state.phase == ATTACHING:
        attach(state, warehouse, sink)
        close(state, sink)
        return
    unloaded = state.ship != NONE
    store_chosen(state, warehouse, sink)
    state.phase = state.back
    if state.back == UNLOADING:
        next_unloading(state, sink)
        return
    if unloaded:
        check_loading(state, sink)
    _go_on_closing(state, sink)


def buy_hand(state: LofotenState, chance: Chance, sink: list[Event] | None) -> None:
    pay(state, renew_price(state, state.to_act), "renew", sink)
    renew(state, chance, sink)
    _go_on_closing(state, sink)


def buy_turn(state: LofotenState, sink: list[Event] | None) -> None:
    pay(state, extra_price(state, state.to_act), "extra", sink)
    state.bought += 1
    if sink is not None:
        sink.append(ExtraTurnBought(state.to_act))
    _go_on_closing(state, sink)


def shift_fleet(state: LofotenState, side: int, sink: list[Event] | None) -> None:
    phase = spend_move(state, sink)
    shift(state, side, sink)
    check(state, phase, sink)
    _go_on_closing(state, sink)


def turn_fleet(state: LofotenState, sense: int, sink: list[Event] | None) -> None:
    phase = spend_move(state, sink)
    turn(state, sense, sink)
    check(state, phase, sink)
    _go_on_closing(state, sink)


def answer(state: LofotenState, loads: bool, sink: list[Event] | None) -> None:
    """Load the tile that need not be loaded, or leave it; then what was interrupted goes on."""
    answer_loading(state, loads, sink)
    _go_on_closing(state, sink)


def claim_jarl(state: LofotenState, number: int, sink: list[Event] | None) -> None:
    claim(state, number, sink)
    _go_on_closing(state, sink)


def seize_tile(state: LofotenState, area: int, sink: list[Event] | None) -> None:
    seize(state, area, sink)
    _go_on_closing(state, sink)


def flip_tile(state: LofotenState, tile: int, sink: list[Event] | None) -> None:
    flip(state, tile, sink)
    _go_on_closing(state, sink)


def _go_on_closing(state: LofotenState, sink: list[Event] | None) -> None:
    """After an end-of-turn step the next one, if there is any."""
    if state.phase == CLOSING:
        close(state, sink)


def can_renew(state: LofotenState) -> bool:
    """Whether a new hand can be bought now (clause 5.3)."""
    seat = state.to_act
    return (
        state.coins[seat] >= renew_price(state, seat)
        and full_hand(state)
        and (state.phase == ACTION or plays_again(state))
    )


def can_buy_turn(state: LofotenState) -> bool:
    """Whether an extra turn can be bought now (clauses 5.4 and 5.6)."""
    seat = state.to_act
    if ending(state) or (state.bought and not state.setting.several_turns):
        return False
    return state.coins[seat] >= extra_price(state, seat)
