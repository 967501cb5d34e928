"""What the seat to act is asked, and its choices, as phrases of the words files."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings_on_board import actions as verbs
from drakkar.games.vikings_on_board.actions import ARGUMENT, VERB
from drakkar.games.vikings_on_board.pieces import (
    BARRELS,
    BUILDINGS,
    CHANGE_SHIP,
    COLOURS,
    GOODS,
    MOVE,
    PLACES,
    PROMOTION,
    SWAP,
    TAVERN_1,
    TAVERN_2,
)
from drakkar.games.vikings_on_board.setting import COLOUR
from drakkar.games.vikings_on_board.state import (
    BARREL,
    BODY,
    BONUS,
    BOXING,
    CHEST,
    CHOOSING,
    DEPARTING,
    DESTINATION,
    GOOD,
    IN_HAND,
    LOADING,
    PRICE,
    SECOND_BODY,
    SHARING,
    ZONE,
    VikingsOnBoardState,
)
from drakkar.kernel.game import Phrase

# What is asked in each phase; where the building matters, by building.
PROMPTS: Final = {
    CHOOSING: "prompt-choose",
    SECOND_BODY: "prompt-swap-second",
    DESTINATION: "prompt-destination",
    ZONE: "prompt-bet",
    CHEST: "prompt-chest",
    PRICE: "prompt-price",
    BONUS: "prompt-bonus",
    DEPARTING: "prompt-depart",
}
BUILDING_PROMPTS: Final = {
    PROMOTION: "prompt-promotion",
    CHANGE_SHIP: "prompt-change-body",
    MOVE: "prompt-move-body",
    SWAP: "prompt-swap-first",
    TAVERN_1: "prompt-barrel",
    TAVERN_2: "prompt-barrel-or-quay",
}


def prompt(state: VikingsOnBoardState) -> Phrase:
    phase = state.phase
    if phase in (BODY, BARREL):
        return Phrase(BUILDING_PROMPTS[state.building])
    if phase == LOADING:
        return Phrase("prompt-load", {"good": _good_in_hand(state)})
    if phase == SHARING:
        return Phrase("prompt-share", {"ship": state.leaving + 1})
    if phase == BOXING:
        return Phrase("prompt-box", {"colour": COLOURS[state.order[state.due]], "ship": state.leaving + 1})
    return Phrase(PROMPTS[phase])


def describe(state: VikingsOnBoardState, action: int) -> Phrase:
    verb = VERB[action]
    argument = ARGUMENT[action]
    if verb == verbs.GO:
        return Phrase("action-go", {"building": BUILDINGS[argument]})
    if verb == verbs.BODY:
        return _body(state, argument)
    if verb == verbs.SHIP:
        return _ship(state, argument + 1)
    if verb == verbs.BARREL:
        return _barrel(state, argument)
    if verb == verbs.BET:
        ship, colour = divmod(argument, len(COLOURS))
        return Phrase("action-bet", {"ship": ship + 1, "colour": COLOURS[colour]})
    if verb == verbs.CHEST:
        good = GOODS[state.drawn[argument] & GOOD]
        return Phrase("action-chest", {"good": good, "number": argument + 1})
    if verb == verbs.RAISE:
        price = state.setting.prices[state.levels[argument] + 1]
        return Phrase("action-raise", {"good": GOODS[argument], "price": price})
    return Phrase("action-take" if verb == verbs.TAKE else "action-box", {"good": GOODS[argument]})


def _good_in_hand(state: VikingsOnBoardState) -> str:
    return GOODS[state.drawn[state.picked] & GOOD]


def _body(state: VikingsOnBoardState, at: int) -> Phrase:
    ship, place = divmod(at, PLACES)
    body = state.crews[ship][place]
    key = "action-body"
    if state.phase == SECOND_BODY:
        key = "action-swap-with"
    elif state.phase == BONUS:
        key = "action-bonus"
    elif state.building == PROMOTION:
        key = "action-promote"
    params: dict[str, str | int] = {
        "colour": COLOURS[COLOUR[body]],
        "shields": state.setting.shields[body],
        "ship": ship + 1,
        "place": place + 1,
    }
    return Phrase(key, params)


def _ship(state: VikingsOnBoardState, ship: int) -> Phrase:
    if state.phase == LOADING:
        return Phrase("action-ship-load", {"good": _good_in_hand(state), "ship": ship})
    return Phrase("action-ship-depart" if state.phase == DEPARTING else "action-ship-to", {"ship": ship})


def _barrel(state: VikingsOnBoardState, barrel: int) -> Phrase:
    token = state.to_act * BARRELS + barrel
    at = state.barrels[token]
    params: dict[str, str | int] = {"barrel": barrel + 1, "value": state.values[token]}
    if at == IN_HAND:
        return Phrase("action-barrel", params)
    params["ship"] = at // len(COLOURS) + 1
    params["colour"] = COLOURS[at % len(COLOURS)]
    return Phrase("action-barrel-quay", params)
