"""Why an action is not allowed, with the clause that says so."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings_on_board import actions as verbs
from drakkar.games.vikings_on_board.actions import ARGUMENT, VERB
from drakkar.games.vikings_on_board.pieces import (
    BARRELS,
    BUILDINGS,
    CHANGE_SHIP,
    COLOURS,
    DEPARTURE,
    GOODS,
    MARKET,
    MOVE,
    PLACES,
    PROMOTION,
    TAVERN_1,
    TAVERN_2,
    WAREHOUSE_1,
    WAREHOUSE_2,
)
from drakkar.games.vikings_on_board.rules.bets import ships_bet_on, zones_for
from drakkar.games.vikings_on_board.rules.departure import departable, goods_left
from drakkar.games.vikings_on_board.rules.legal import raisable
from drakkar.games.vikings_on_board.rules.possible import leavable, open_buildings
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
    IN_HAND,
    LOADING,
    PHASES,
    PRICE,
    SECOND_BODY,
    SHARING,
    WON,
    ZONE,
    VikingsOnBoardState,
)
from drakkar.kernel.game import OVER, Reason

# When each verb is asked for.
ASKED: Final = {
    verbs.GO: (CHOOSING,),
    verbs.BODY: (BODY, SECOND_BODY, BONUS),
    verbs.SHIP: (DESTINATION, LOADING, DEPARTING),
    verbs.BARREL: (BARREL,),
    verbs.BET: (ZONE,),
    verbs.CHEST: (CHEST,),
    verbs.RAISE: (PRICE,),
    verbs.TAKE: (SHARING,),
    verbs.BOX: (BOXING,),
}


def why_not(state: VikingsOnBoardState, action: int) -> Reason | None:
    """None exactly for legal actions."""
    if state.to_act == OVER:
        return Reason("vikings_on_board-10.1", "match-over")
    verb = VERB[action]
    argument = ARGUMENT[action]
    if state.phase not in ASKED[verb]:
        return Reason("vikings_on_board-3.3", "not-this-choice", {"phase": PHASES[state.phase]})
    if verb == verbs.GO:
        return _not_sent(state, argument)
    if verb == verbs.BODY:
        return _not_chosen(state, argument)
    if verb == verbs.SHIP:
        return _not_this_ship(state, argument)
    if verb == verbs.BARREL:
        return _not_this_barrel(state, argument)
    if verb == verbs.BET:
        return _not_bet(state, argument)
    if verb == verbs.CHEST:
        if argument < len(state.drawn):
            return None
        return Reason("vikings_on_board-7.2", "no-such-chest")
    name: dict[str, str | int] = {"good": GOODS[argument]}
    if verb == verbs.RAISE:
        return (
            None if raisable(state) >> argument & 1 else Reason("vikings_on_board-7.6", "price-at-top", name)
        )
    return (
        None
        if goods_left(state) >> argument & 1
        else Reason("vikings_on_board-9.7", "none-of-that-good", name)
    )


def _not_sent(state: VikingsOnBoardState, building: int) -> Reason | None:
    name: dict[str, str | int] = {"building": BUILDINGS[building]}
    if state.taken >> building & 1:
        if building == DEPARTURE:
            return Reason("vikings_on_board-8.1", "stern-taken", name)
        return Reason("vikings_on_board-3.2", "building-taken", name)
    if open_buildings(state) >> building & 1:
        return None
    if building == PROMOTION:
        return Reason("vikings_on_board-5.2", "no-promotion", name)
    if building == CHANGE_SHIP:
        return Reason("vikings_on_board-5.3", "no-change", name)
    if building == MOVE:
        return Reason("vikings_on_board-5.4", "no-move", name)
    if building == TAVERN_1:
        return Reason("vikings_on_board-6.6", "no-bet", name)
    if building == TAVERN_2:
        return Reason("vikings_on_board-6.6", "no-bet-or-barrel", name)
    if building in (WAREHOUSE_1, WAREHOUSE_2):
        return Reason("vikings_on_board-7.4", "stack-empty", name)
    if building == MARKET:
        return Reason("vikings_on_board-7.6", "prices-at-top", name)
    return Reason("vikings_on_board-5.5", "no-swap", name)


def _not_chosen(state: VikingsOnBoardState, at: int) -> Reason | None:
    """Why this body cannot be chosen."""
    ship, place = divmod(at, PLACES)
    name: dict[str, str | int] = {"ship": ship + 1, "place": place + 1}
    if not state.docked >> ship & 1:
        return Reason("vikings_on_board-5.8", "ship-left", name)
    if place >= len(state.crews[ship]):
        return Reason("vikings_on_board-5.1", "no-such-body", name)
    body = state.crews[ship][place]
    own = COLOUR[body] == state.setting.colours[state.to_act]
    if state.phase == SECOND_BODY:
        same = ship == state.picked // PLACES
        return Reason("vikings_on_board-5.5", "same-ship-swap", name) if same else None
    if state.phase == BONUS:
        if not own:
            return Reason("vikings_on_board-8.2", "not-own-body", name)
        there = state.bonus >> body & 1
        return Reason("vikings_on_board-8.3", "bonus-there", name) if there else None
    if state.building == PROMOTION:
        if not own:
            return Reason("vikings_on_board-5.2", "not-own-body", name)
        return None if place else Reason("vikings_on_board-5.2", "already-first", name)
    if state.building == CHANGE_SHIP and not own:
        return Reason("vikings_on_board-5.3", "not-own-body", name)
    moving = state.building == CHANGE_SHIP or state.building == MOVE
    if moving and not leavable(state) >> ship & 1:
        return Reason("vikings_on_board-5.1", "nowhere-to-go", name)
    return None


def _not_this_ship(state: VikingsOnBoardState, ship: int) -> Reason | None:
    name: dict[str, str | int] = {"ship": ship + 1}
    if not state.docked >> ship & 1:
        return Reason("vikings_on_board-5.8", "ship-left", name)
    if state.phase == DEPARTING:
        ready = departable(state) >> ship & 1
        return None if ready else Reason("vikings_on_board-9.2", "needs-chest-and-body", name)
    if state.phase == LOADING:
        return None
    if ship == state.picked // PLACES:
        if state.building == MOVE:
            return Reason("vikings_on_board-5.4", "same-ship", name)
        return Reason("vikings_on_board-5.3", "same-ship", name)
    return None if state.roomy >> ship & 1 else Reason("vikings_on_board-5.1", "ship-full", name)


def _not_this_barrel(state: VikingsOnBoardState, barrel: int) -> Reason | None:
    name: dict[str, str | int] = {"barrel": barrel + 1}
    at = state.barrels[state.to_act * BARRELS + barrel]
    if at == WON:
        return Reason("vikings_on_board-6.7", "barrel-won", name)
    if at < IN_HAND and state.building == TAVERN_1:
        return Reason("vikings_on_board-6.1", "barrel-on-quay", name)
    if not zones_for(state, state.to_act, barrel):
        return Reason("vikings_on_board-6.6", "barrel-stuck", name)
    return None


def _not_bet(state: VikingsOnBoardState, zone: int) -> Reason | None:
    ship, colour = divmod(zone, len(COLOURS))
    name: dict[str, str | int] = {"ship": ship + 1, "colour": COLOURS[colour]}
    if not state.docked >> ship & 1:
        return Reason("vikings_on_board-6.1", "quay-closed", name)
    if state.bets >> zone & 1:
        return Reason("vikings_on_board-6.2", "zone-taken", name)
    if state.setting.one_barrel_a_ship and ships_bet_on(state, state.to_act, state.picked) >> ship & 1:
        return Reason("vikings_on_board-6.4", "own-barrel-there", name)
    return None
