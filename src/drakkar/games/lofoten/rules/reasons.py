"""Why an action is not allowed, with the clause that says so."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten import actions as verbs
from drakkar.games.lofoten.actions import ARGUMENT, VERB
from drakkar.games.lofoten.pieces import (
    ARMS,
    CARD_GOOD,
    CLAN_OF,
    CLANS,
    GOOD_OF,
    GOODS,
    HAND,
    JARL_NAMES,
    LONGSHIPS,
    MIDDLE,
    NONE,
    POWER_COIN,
    POWER_DISCARD,
    POWER_SHIFT,
    POWER_TURN,
    POWERS,
    REQUIREMENTS,
    SIDES,
    VALUE_OF,
)
from drakkar.games.lofoten.rules.coins import (
    coin_origin,
    extra_price,
    full_hand,
    plays_again,
    renew_price,
)
from drakkar.games.lofoten.rules.ending import loaded_longships
from drakkar.games.lofoten.rules.fleet import docked_arm, longship_name
from drakkar.games.lofoten.rules.jarls import holdings, progress
from drakkar.games.lofoten.rules.legal import can_move, can_shift, dock_is_free
from drakkar.games.lofoten.rules.storage import good_in
from drakkar.games.lofoten.rules.upgrades import flippable
from drakkar.games.lofoten.state import (
    ACTION,
    ATTACHING,
    CLOSING,
    DRAWING,
    FLIPPING,
    LOADING,
    MOVING,
    PHASES,
    PILING,
    PLACING,
    POWER,
    SEIZING,
    STARTING,
    STORING,
    UNLOADING,
    LofotenState,
    ending,
)
from drakkar.kernel.game import OVER, Reason

# The phases in which each verb is asked for at all.
WHEN: Final = {
    verbs.PLAY: (ACTION,),
    verbs.SHIFT: (MOVING, POWER, DRAWING, PILING, PLACING, CLOSING),
    verbs.TURN: (MOVING, POWER, DRAWING, PILING, PLACING, CLOSING),
    verbs.COIN: (POWER,),
    verbs.DISCARD: (POWER,),
    verbs.DONE: (MOVING, POWER),
    verbs.RENEW: (ACTION, MOVING, POWER, DRAWING, PILING, PLACING, CLOSING),
    verbs.EXTRA: (ACTION, MOVING, POWER, DRAWING, PILING, PLACING, CLOSING),
    verbs.PUT: (DRAWING,),
    verbs.PILE: (PILING,),
    verbs.AREA: (PLACING,),
    verbs.WAREHOUSE: (STORING, ATTACHING),
    verbs.LOAD: (LOADING,),
    verbs.LEAVE: (LOADING,),
    verbs.CLAIM: (CLOSING,),
    verbs.SEIZE: (SEIZING,),
    verbs.UPGRADE: (CLOSING,),
    verbs.FLIP: (FLIPPING,),
    verbs.UNLOAD: (UNLOADING,),
    verbs.PASS: (UNLOADING,),
    verbs.KEEP: (STARTING,),
    verbs.REDRAW: (STARTING,),
    verbs.END: (CLOSING,),
}
# The power that each verb belongs to.
POWER_OF: Final = {
    verbs.SHIFT: POWER_SHIFT,
    verbs.TURN: POWER_TURN,
    verbs.COIN: POWER_COIN,
    verbs.DISCARD: POWER_DISCARD,
}


def why_not(state: LofotenState, action: int) -> Reason | None:
    """None exactly for legal actions."""
    if state.to_act == OVER:
        return Reason("lofoten-10.3", "match-over")
    verb = VERB[action]
    argument = ARGUMENT[action]
    if verb == verbs.CLAIM and not state.setting.jarls:
        return Reason("lofoten-12.1", "jarls-off")
    if verb in (verbs.UPGRADE, verbs.FLIP) and not state.setting.upgrades:
        return Reason("lofoten-13.1", "upgrades-off")
    if state.phase not in WHEN[verb]:
        return Reason("lofoten-1.2", "not-this-choice", {"phase": PHASES[state.phase]})
    if verb == verbs.PLAY:
        return _not_played(state, argument)
    if verb in POWER_OF:
        using = state.phase == POWER
        forbidden = _not_used(state, verb, argument) if using else _not_moved(state, argument)
        if forbidden is None and verb == verbs.SHIFT:
            return _over_the_edge(state, argument)
        return forbidden
    if verb == verbs.RENEW:
        return _not_renewed(state)
    if verb == verbs.EXTRA:
        return _not_bought(state)
    if verb in (verbs.PILE, verbs.AREA, verbs.WAREHOUSE, verbs.SEIZE):
        return _wrong_place(state, verb, argument)
    if verb == verbs.CLAIM:
        return _not_claimed(state, argument)
    if verb in (verbs.UPGRADE, verbs.FLIP):
        return _not_upgraded(state, verb, argument)
    if verb == verbs.UNLOAD and argument not in loaded_longships(state, state.to_act):
        return Reason("lofoten-9.5", "no-cargo", {"longship": LONGSHIPS[argument]})
    return None


def _not_played(state: LofotenState, position: int) -> Reason | None:
    if position != MIDDLE or dock_is_free(state):
        return None
    seat = state.to_act
    arm = docked_arm(state, seat)
    good = GOODS[CARD_GOOD[state.order[seat * ARMS + arm]]]
    longship = longship_name(state.setting, seat, arm)
    return Reason("lofoten-4.2", "order-in-dock", {"longship": longship, "good": good})


def _not_moved(state: LofotenState, way: int) -> Reason | None:
    """A move with a side card, or for a coin after one."""
    if state.phase != MOVING and not state.setting.moves_at_any_moment:
        return Reason("lofoten-5.2", "moves-in-action-phase")
    if state.side == NONE:
        return Reason("lofoten-5.2", "no-side-card")
    if way != state.side:
        return Reason("lofoten-3.3", "card-goes-other-way", {"side": SIDES[state.side]})
    if not can_move(state):
        return Reason("lofoten-5.2", "no-moves-left", {"coins": state.setting.components.move_price})
    return None


def _not_used(state: LofotenState, verb: int, argument: int) -> Reason | None:
    """A use of the middle card's power."""
    if POWER_OF[verb] != state.power:
        return Reason("lofoten-4.3", "wrong-power", {"power": POWERS[state.power]})
    if not state.uses:
        return Reason("lofoten-4.3", "no-uses-left")
    if verb == verbs.COIN and not coin_origin(state):
        return Reason("lofoten-4.5", "no-coin-anywhere")
    if verb == verbs.DISCARD and state.market[argument] == NONE:
        return Reason("lofoten-4.7", "area-empty", {"area": argument + 1})
    return None


def _over_the_edge(state: LofotenState, side: int) -> Reason | None:
    if can_shift(state, side):
        return None
    return Reason("lofoten-3.4", "edge-of-market", {"area": state.area[state.to_act] + 1})


def _not_renewed(state: LofotenState) -> Reason | None:
    seat = state.to_act
    if not full_hand(state):
        cards = HAND - list(state.hand[seat * HAND : (seat + 1) * HAND]).count(NONE)
        return Reason("lofoten-5.3", "not-three-cards", {"cards": cards})
    if state.phase != ACTION and not plays_again(state):
        return Reason("lofoten-5.3", "no-turn-left")
    price = renew_price(state, seat)
    if state.coins[seat] >= price:
        return None
    return Reason("lofoten-5.3", "too-few-coins", _short(state, price))


def _not_bought(state: LofotenState) -> Reason | None:
    if state.bought and not state.setting.several_turns:
        return Reason("lofoten-5.4", "extra-bought")
    if ending(state):
        return Reason("lofoten-5.6", "end-triggered")
    price = extra_price(state, state.to_act)
    if state.coins[state.to_act] >= price:
        return None
    return Reason("lofoten-5.4", "too-few-coins", _short(state, price))


def _short(state: LofotenState, price: int) -> dict[str, str | int]:
    """What is asked for and what there is."""
    return {"coins": price, "have": state.coins[state.to_act]}


def _wrong_place(state: LofotenState, verb: int, place: int) -> Reason | None:
    if verb == verbs.PILE and not state.piles[place]:
        return Reason("lofoten-8.2", "pile-empty", {"pile": place + 1})
    if verb == verbs.AREA and state.market[place] != NONE:
        return Reason("lofoten-8.1", "area-taken", {"area": place + 1})
    if verb == verbs.SEIZE and state.market[place] == NONE:
        return Reason("lofoten-12.8", "area-empty", {"area": place + 1})
    if verb == verbs.WAREHOUSE and state.phase == STORING:
        good = good_in(state.assigned, place)
        if good != NONE:
            return Reason("lofoten-6.6", "warehouse-taken", {"warehouse": place + 1, "good": GOODS[good]})
    return None


def _not_claimed(state: LofotenState, number: int) -> Reason | None:
    seat = state.to_act
    setting = state.setting
    name: dict[str, str | int] = {"jarl": JARL_NAMES[number]}
    numbers = [jarl.number for jarl in setting.jarls]
    if number not in numbers:
        return Reason("lofoten-12.1", "jarl-not-here", name)
    at = numbers.index(number)
    if at in state.jarl:
        return Reason("lofoten-12.3", "jarl-claimed", name)
    if state.jarl[seat] != NONE:
        return Reason("lofoten-12.3", "one-jarl")
    requirement = setting.requirements[at]
    have, need = progress(holdings(state), requirement, state.coins[seat], seat)
    if have >= need:
        return None
    name["requirement"] = REQUIREMENTS[requirement.kind]
    name["good"] = "" if requirement.good == NONE else GOODS[requirement.good]
    name["amount"] = requirement.amount
    name["have"] = have
    name["need"] = need
    return Reason("lofoten-12.4", "requirement-not-met", name)


def _not_upgraded(state: LofotenState, verb: int, argument: int) -> Reason | None:
    tiles = flippable(state)
    if verb == verbs.FLIP:
        if argument in tiles:
            return None
        good, clan = GOODS[GOOD_OF[argument]], CLANS[CLAN_OF[argument]]
        params: dict[str, str | int] = {"good": good, "value": VALUE_OF[argument], "buckler": clan}
        return Reason("lofoten-13.2", "not-stored", params)
    if state.upgraded[state.to_act] >> argument & 1:
        return Reason("lofoten-13.1", "already-upgraded", {"longship": LONGSHIPS[argument]})
    if state.improved:
        return Reason("lofoten-13.1", "one-upgrade")
    return None if tiles else Reason("lofoten-13.2", "nothing-to-flip")
