"""Answers: who is asked when a ruse or a providence is announced, and what comes of it (sections 7 and 9).

Who is asked follows from what all can see, never from the cards held; so a question tells nothing.
"""

from __future__ import annotations

from drakkar.games.althing.events import AnswerDeclined, CounterPlayed, DodgePlayed, TargetChosen
from drakkar.games.althing.pieces import (
    ANNOUNCED,
    ANSWER_TO,
    CARDS,
    CURSED_TROLL,
    DAY_LABOURER,
    FAMILY_OF,
    NONE,
    PROVIDENCE,
    SYMBOLS,
    THORFINN,
)
from drakkar.games.althing.rules.curses import curse_troll
from drakkar.games.althing.rules.decks import play_from_hand, settle
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.rules.providences import carry_out_providence
from drakkar.games.althing.rules.ruses import carry_out_ruse
from drakkar.games.althing.rules.stones import ready_stone, spend_stone
from drakkar.games.althing.rules.strikes import carry_out_strike
from drakkar.games.althing.rules.usable import cursed
from drakkar.games.althing.state import ANSWERING, AlthingState, are_opponents, sheltered
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def is_providence(symbol: int) -> bool:
    return FAMILY_OF[symbol] == PROVIDENCE


def answer_asked_for(state: AlthingState) -> int:
    """The symbol that the seat to act may answer with."""
    answer = ANSWER_TO[state.symbol]
    return answer if state.counter == NONE else ANSWER_TO[answer]


def aim(state: AlthingState, target: int, raid: bool, chance: Chance, sink: list[Event] | None) -> None:
    """A ruse or a curse has its target, who alone may dodge it (clauses 7.1 and 14.13)."""
    state.raid = raid
    if sink is not None:
        sink.append(TargetChosen(state.active, target, SYMBOLS[state.symbol], raid))
    warn(state, target, chance, sink)


def warn(state: AlthingState, target: int, chance: Chance, sink: list[Event] | None) -> None:
    """The target of what is announced is asked for its answer, if it can be."""
    state.target = target
    if _can_be_asked(state, target, ANSWER_TO[state.symbol]):
        _ask(state, target)
    else:
        _carry_out(state, chance, sink)


def announce_providence(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    _ask_next(state, state.active, chance, sink)


def let_happen(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    seat = state.to_act
    if sink is not None:
        sink.append(AnswerDeclined(seat))
    if not is_providence(state.symbol):
        _carry_out(state, chance, sink)
    elif state.counter != NONE:
        go_on(state, chance, sink)
    else:
        _ask_next(state, seat, chance, sink)


def answer(state: AlthingState, card: int, chance: Chance, sink: list[Event] | None) -> None:
    play_from_hand(state, state.to_act, card)
    _answer(state, card, False, chance, sink)


def invoke_answer(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """With the card on one's stone (clause 13.13)."""
    card = spend_stone(state, state.to_act)
    _answer(state, card, True, chance, sink)


def _answer(state: AlthingState, card: int, stone: bool, chance: Chance, sink: list[Event] | None) -> None:
    seat = state.to_act
    symbol = answer_asked_for(state)
    countering = is_providence(state.symbol) and state.counter == NONE
    if sink is not None:
        name, own = CARDS[card], SYMBOLS[symbol]
        if countering:
            sink.append(CounterPlayed(seat, state.active, name, own, SYMBOLS[state.symbol], stone))
        elif state.counter == NONE:
            sink.append(DodgePlayed(seat, state.active, name, own, ANNOUNCED[state.symbol], stone))
        else:
            against = SYMBOLS[ANSWER_TO[state.symbol]]
            sink.append(DodgePlayed(seat, state.counter, name, own, against, stone))
    settle(state, seat, sink)
    if countering:
        _countered(state, seat, card, chance, sink)
    elif state.counter == NONE:
        go_on(state, chance, sink)
    else:
        state.counter = NONE
        state.counter_card = NONE
        _carry_out(state, chance, sink)


def _countered(state: AlthingState, seat: int, card: int, chance: Chance, sink: list[Event] | None) -> None:
    """A counter-attack cancels, unless it may be dodged (clauses 9.2, 9.4 and 9.5)."""
    dodge = ANSWER_TO[ANSWER_TO[state.symbol]]
    if state.setting.dodge_counter and _can_be_asked(state, state.active, dodge):
        state.counter = seat
        state.counter_card = card
        _ask(state, state.active)
    else:
        go_on(state, chance, sink)


def _ask_next(state: AlthingState, after: int, chance: Chance, sink: list[Event] | None) -> None:
    """The next opponent clockwise, until all were asked (clauses 9.1 and 9.3)."""
    setting = state.setting
    counter = ANSWER_TO[state.symbol]
    guarded = setting.solo or sheltered(state, state.active)
    if not guarded and (setting.counter or state.symbol != DAY_LABOURER):
        seat = (after + 1) % setting.seats
        while seat != state.active:
            if are_opponents(setting, state.active, seat) and _can_be_asked(state, seat, counter):
                _ask(state, seat)
                return
            seat = (seat + 1) % setting.seats
    _carry_out(state, chance, sink)


def _can_be_asked(state: AlthingState, seat: int, symbol: int) -> bool:
    """By what all can see (clauses 7.2 and 14.7); who plays alone only with an answer (clause 16.8)."""
    setting = state.setting
    if seat >= setting.seats or not setting.in_force[symbol] or cursed(state, seat, symbol):
        return False
    stone = ready_stone(state, seat)
    if stone != NONE and symbol in setting.symbols[stone]:
        return True
    if setting.solo:
        return any(symbol in setting.symbols[card] for card in state.hand[seat])
    return len(state.hand[seat]) > 0


def _ask(state: AlthingState, seat: int) -> None:
    state.to_act = seat
    state.phase = ANSWERING


def _carry_out(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    if state.foe is not None and state.active == THORFINN:
        carry_out_strike(state, chance, sink)
        return
    state.to_act = state.active
    if is_providence(state.symbol):
        carry_out_providence(state, chance, sink)
    elif state.symbol == CURSED_TROLL:
        curse_troll(state, chance, sink)
    else:
        carry_out_ruse(state, chance, sink)
