"""What the seat to act is asked, and its choices, as phrases of the words files."""

from __future__ import annotations

from drakkar.games.lofoten import actions as verbs
from drakkar.games.lofoten.actions import ARGUMENT, VERB
from drakkar.games.lofoten.box import Jarl, WarehouseCard
from drakkar.games.lofoten.pieces import (
    ADD_TO_TOTAL,
    ARMS,
    CARD_GOOD,
    CARD_VALUE,
    CLAN_OF,
    CLANS,
    GOOD_OF,
    GOODS,
    HAND,
    JARL_EFFECTS,
    LONGSHIPS,
    MIDDLE,
    MINORITY,
    NEED_PAY_COINS,
    NONE,
    POWERS,
    PRINTED_TOTAL,
    RIGHT,
    SHIP_EFFECTS,
    SIDES,
    TOTAL,
    TURNS,
    VALUE_OF,
)
from drakkar.games.lofoten.rules.cards import moves_of, uses_of
from drakkar.games.lofoten.rules.coins import coin_origin, extra_price, renew_price
from drakkar.games.lofoten.rules.fleet import DOCKED, NEXT_TOP, area_beside, docked_arm, longship_name
from drakkar.games.lofoten.rules.legal import can_move, legal_actions
from drakkar.games.lofoten.rules.market import empty_areas
from drakkar.games.lofoten.rules.storage import good_in
from drakkar.games.lofoten.state import (
    ACTION,
    ATTACHING,
    CLOSING,
    DRAWING,
    FLIPPING,
    LOADING,
    MOVING,
    PILING,
    PLACING,
    POWER,
    SEIZING,
    STARTING,
    STORING,
    LofotenState,
)
from drakkar.kernel.game import Phrase

Params = dict[str, str | int]


def prompt(state: LofotenState) -> Phrase:
    phase = state.phase
    if phase == ACTION:
        key = "prompt-action-extra" if state.extra else "prompt-action"
        return Phrase("prompt-action-last" if state.last else key)
    if phase == MOVING:
        return _prompt_move(state)
    if phase == POWER:
        return _prompt_power(state)
    if phase == STORING:
        return Phrase("prompt-store", {"good": GOODS[GOOD_OF[state.storing[0]]]})
    if phase == LOADING:
        return Phrase("prompt-load", _facing(state))
    if phase == DRAWING:
        return Phrase("prompt-draw", _card(state.drawn))
    if phase == PILING:
        return Phrase("prompt-pile", {"empty": len(empty_areas(state))})
    if phase == PLACING:
        return Phrase("prompt-area", _tile(state.held))
    if phase == CLOSING:
        return Phrase("prompt-close")
    if phase in (ATTACHING, SEIZING):
        jarl = state.setting.jarls[state.jarl[state.to_act]].id
        return Phrase("prompt-attach" if phase == ATTACHING else "prompt-seize", {"jarl": jarl})
    if phase == FLIPPING:
        return Phrase("prompt-flip", {"longship": LONGSHIPS[state.ship]})
    if phase == STARTING:
        return Phrase("prompt-orders", _equal_good(state))
    return Phrase("prompt-unload")


def describe(state: LofotenState, action: int) -> Phrase:
    verb = VERB[action]
    argument = ARGUMENT[action]
    if verb in (verbs.PLAY, verbs.SHIFT, verbs.TURN, verbs.COIN, verbs.DISCARD, verbs.DONE):
        return _describe_card(state, verb, argument)
    if verb in (verbs.RENEW, verbs.EXTRA, verbs.PUT, verbs.PILE, verbs.AREA):
        return _describe_round(state, verb, argument)
    if verb in (verbs.CLAIM, verbs.SEIZE, verbs.UPGRADE, verbs.FLIP, verbs.WAREHOUSE):
        return _describe_holding(state, verb, argument)
    if verb in (verbs.LOAD, verbs.LEAVE):
        return Phrase("action-load" if verb == verbs.LOAD else "action-leave", _facing(state))
    if verb == verbs.UNLOAD:
        arm = state.setting.arm[state.to_act * ARMS + argument]
        cargo = state.cargo[state.to_act * ARMS + arm]
        quantity = sum([VALUE_OF[tile] for tile in cargo])
        params: Params = {"longship": LONGSHIPS[argument], "quantity": quantity}
        params["good"] = GOODS[GOOD_OF[cargo[0]]]
        return Phrase("action-unload", params)
    if verb in (verbs.KEEP, verbs.REDRAW):
        return Phrase("action-keep" if verb == verbs.KEEP else "action-redraw", _equal_good(state))
    return Phrase("action-pass" if verb == verbs.PASS else "action-end")


def _prompt_move(state: LofotenState) -> Phrase:
    side = SIDES[state.side]
    if state.moves or not can_move(state):
        return Phrase("prompt-move", {"side": side, "moves": state.moves})
    return Phrase("prompt-move-paid", {"side": side, "coins": state.setting.components.move_price})


def _prompt_power(state: LofotenState) -> Phrase:
    usable = [
        action
        for action in legal_actions(state)
        if VERB[action] in (verbs.SHIFT, verbs.TURN, verbs.COIN, verbs.DISCARD)
    ]
    if not usable:
        return Phrase("prompt-power-done")
    return Phrase(f"prompt-power-{POWERS[state.power]}", {"uses": state.uses})


def _describe_card(state: LofotenState, verb: int, argument: int) -> Phrase:
    seat = state.to_act
    if verb == verbs.PLAY:
        return _describe_play(state, argument)
    if verb == verbs.COIN:
        return Phrase("action-coin", {"origin": coin_origin(state)})
    if verb == verbs.DISCARD:
        return Phrase("action-discard", {"area": argument + 1, **_tile(state.market[argument])})
    if verb == verbs.DONE:
        return Phrase("action-done-last" if state.last else "action-done")
    params: Params = {}
    if verb == verbs.SHIFT:
        key = "action-shift"
        params["side"] = SIDES[argument]
        params["area"] = area_beside(state.area[seat], seat, argument) + 1
    else:
        key = "action-turn"
        top = (state.top[seat] + NEXT_TOP[argument]) % ARMS
        params["sense"] = TURNS[argument]
        params["top"] = longship_name(state.setting, seat, top)
        params["bottom"] = longship_name(state.setting, seat, (top + DOCKED) % ARMS)
    if state.phase != POWER and not state.moves:
        params["coins"] = state.setting.components.move_price
        return Phrase(f"{key}-paid", params)
    return Phrase(key, params)


def _describe_play(state: LofotenState, position: int) -> Phrase:
    seat = state.to_act
    card = state.hand[seat * HAND + position]
    params = _card(card)
    if position != MIDDLE:
        params["side"] = SIDES[1 if position == RIGHT else 0]
        params["moves"] = moves_of(state, seat, card)
        return Phrase("action-play-side", params)
    good = CARD_GOOD[card]
    params["longship"] = longship_name(state.setting, seat, docked_arm(state, seat))
    params["power"] = POWERS[state.setting.power[good]]
    params["uses"] = uses_of(state, seat, good)
    return Phrase("action-play-middle", params)


def _describe_round(state: LofotenState, verb: int, argument: int) -> Phrase:
    seat = state.to_act
    if verb == verbs.RENEW:
        return Phrase("action-renew", {"coins": renew_price(state, seat)})
    if verb == verbs.EXTRA:
        return Phrase("action-extra", {"coins": extra_price(state, seat)})
    if verb == verbs.PUT:
        return Phrase("action-put", {"side": SIDES[argument], **_card(state.drawn)})
    if verb == verbs.PILE:
        return Phrase("action-pile", {"pile": argument + 1, "good": GOODS[state.tops[argument]]})
    return Phrase("action-area", {"area": argument + 1, **_tile(state.held)})


def _describe_holding(state: LofotenState, verb: int, argument: int) -> Phrase:
    setting = state.setting
    if verb == verbs.CLAIM:
        at = [jarl.number for jarl in setting.jarls].index(argument)
        jarl, requirement = setting.jarls[at], setting.requirements[at]
        params: Params = {"jarl": jarl.id, "effect": JARL_EFFECTS[jarl.effect]}
        params["amount"] = jarl.amount
        params["other"] = jarl.other
        if requirement.kind == NEED_PAY_COINS:
            params["coins"] = requirement.amount
            return Phrase("action-claim-pay", params)
        return Phrase("action-claim", params)
    if verb == verbs.SEIZE:
        return Phrase("action-seize", {"area": argument + 1, **_tile(state.market[argument])})
    if verb == verbs.UPGRADE:
        longship = setting.components.longships[argument]
        effect = SHIP_EFFECTS[longship.effect]
        return Phrase(
            "action-upgrade", {"longship": longship.id, "effect": effect, "amount": longship.amount}
        )
    if verb == verbs.FLIP:
        return Phrase("action-flip", _tile(argument))
    card = setting.warehouses[argument]
    place: Params = {"warehouse": argument + 1, "card": card.id, "points": card.points}
    if state.phase == ATTACHING:
        good = good_in(state.assigned, argument)
        place["good"] = "" if good == NONE else GOODS[good]
        jarl = setting.jarls[state.jarl[state.to_act]]
        place["jarl"] = jarl.id
        return Phrase("action-attach-unwise" if _of_no_use(jarl, card) else "action-attach", place)
    place["good"] = GOODS[GOOD_OF[state.storing[0]]]
    return Phrase("action-store", place)


def _of_no_use(jarl: Jarl, card: WarehouseCard) -> bool:
    """Whether attaching the Jarl there brings nothing, or harm (clause 12.10)."""
    if jarl.effect != ADD_TO_TOTAL:
        return False
    return card.metric not in (TOTAL, PRINTED_TOTAL) or card.scoring == MINORITY


def _card(card: int) -> Params:
    return {"good": GOODS[CARD_GOOD[card]], "value": CARD_VALUE[card]}


def _tile(tile: int) -> Params:
    return {"good": GOODS[GOOD_OF[tile]], "value": VALUE_OF[tile], "buckler": CLANS[CLAN_OF[tile]]}


def _facing(state: LofotenState) -> Params:
    """The longship at the top and the tile it faces."""
    seat = state.to_act
    tile = state.market[state.area[seat]]
    longship = longship_name(state.setting, seat, state.top[seat])
    return {"longship": longship, "good": GOODS[GOOD_OF[tile]], "value": VALUE_OF[tile]}


def _equal_good(state: LofotenState) -> Params:
    """The good of both starting orders, which lie on the two arms that are not top and bottom."""
    card = state.order[state.to_act * ARMS + 1]
    return {"good": GOODS[CARD_GOOD[card]]}
