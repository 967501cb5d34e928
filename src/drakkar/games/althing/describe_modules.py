"""What the modules ask, and the choices they offer, as phrases of the words files."""

from __future__ import annotations

from drakkar.games.althing.actions import CONFIRM, GIVE, LAY, LIFT, PICK, PLACE, SPREAD, SWITCHES, TAKE, TURN
from drakkar.games.althing.pieces import (
    ANNOUNCED,
    CARDS,
    FIRST_SHORTAGE,
    HELA_CARDS,
    NONE,
    OVER_STEP,
    SIDES,
)
from drakkar.games.althing.rules.assembly import card_at, row_size
from drakkar.games.althing.rules.composing import finished_deck
from drakkar.games.althing.rules.loki import value_left
from drakkar.games.althing.state import (
    AILING,
    COMPOSING,
    DEMOBILISING,
    INVOKING,
    LIFTING,
    PLACING,
    SHAPING,
    AlthingState,
)
from drakkar.kernel.game import Phrase

Params = dict[str, str | int]


def prompt_module(state: AlthingState) -> Phrase:
    phase, modules = state.phase, state.modules
    if phase == PLACING:
        return Phrase("prompt-place", {"hela": HELA_CARDS[modules.hela_card]})
    if phase == COMPOSING:
        return _prompt_compose(state)
    if phase == DEMOBILISING:
        if modules.given == NONE:
            return Phrase("prompt-demobilise-give")
        params: Params = {"card": CARDS[modules.given], "value": value_left(state)}
        params["number"] = len(modules.taken)
        return Phrase("prompt-demobilise-take", params)
    if phase == SHAPING:
        return Phrase("prompt-shape")
    if phase == INVOKING:
        return Phrase("prompt-lay", {"card": CARDS[modules.stone[state.active]]})
    if phase == LIFTING:
        return Phrase("prompt-lift")
    assert phase == AILING
    there = len(state.row) - state.row.count(NONE)
    return Phrase("prompt-ail", {"number": there - row_size(state)})


def _prompt_compose(state: AlthingState) -> Phrase:
    size = state.setting.components.deck_size
    wanted = size - len(state.modules.picked)
    whole = size + (1 if state.setting.loki_for_all else 0)
    if not wanted:
        return Phrase("prompt-compose-done", {"size": whole})
    return Phrase("prompt-compose", {"number": wanted, "size": whole})


def describe_module(state: AlthingState, verb: int, argument: int) -> Phrase:
    modules = state.modules
    if verb == CONFIRM:
        if state.phase == COMPOSING:
            deck = finished_deck(state.setting, modules.picked)
            return Phrase("action-confirm-deck", {"number": len(deck)})
        return Phrase(
            "action-confirm-demobilise", {"card": CARDS[modules.given], "number": len(modules.taken)}
        )
    if verb == PICK:
        return Phrase("action-pick", {"card": CARDS[argument]})
    if verb == GIVE:
        return Phrase("action-give", {"card": CARDS[argument], "cost": state.setting.cost[argument]})
    if verb == LAY:
        return Phrase("action-lay", {"card": CARDS[argument]})
    if verb == SPREAD:
        return Phrase("action-spread", {"card": CARDS[state.row[argument]], "slot": argument + 1})
    if verb == TAKE:
        card = card_at(state, argument)
        params: Params = {"card": CARDS[card], "slot": argument + 1, "cost": state.setting.cost[card]}
        return Phrase("action-take", params)
    if verb == LIFT:
        if argument == OVER_STEP:
            step = state.epic.steps[state.position[state.active]]
            return Phrase("action-lift-ovedur", {"step": step.id, "face": step.face})
        return Phrase("action-lift", {"symbol": ANNOUNCED[FIRST_SHORTAGE + argument]})
    return _describe_place(state, verb, argument)


def _describe_place(state: AlthingState, verb: int, argument: int) -> Phrase:
    """Hela cards placed, and steps turned or exchanged."""
    steps = state.epic.steps
    if verb == PLACE:
        place, side = argument // 2, argument % 2
        params: Params = {"hela": HELA_CARDS[state.modules.hela_card], "place": place}
        params["step"], params["face"], params["side"] = steps[place].id, steps[place].face, SIDES[side]
        return Phrase("action-place", params)
    if verb == TURN:
        step = steps[argument]
        return Phrase("action-turn", {"place": argument, "step": step.id, "face": step.face})
    place, other = SWITCHES[argument]
    return Phrase(
        "action-switch",
        {"place": place, "step": steps[place].id, "other": other, "other_step": steps[other].id},
    )
