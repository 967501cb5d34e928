"""Setting a match up: the free set-up or a part of the campaign (sections 2 and 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakkar.games.althing.box import Components, Scenario, Step
from drakkar.games.althing.pieces import FACES, NONE, SEASONED, SYMBOLS
from drakkar.games.althing.rules.assembly import refill
from drakkar.games.althing.rules.decks import draw_up_to
from drakkar.games.althing.rules.phase import begin_phase
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import ACTING, NO_GOAL, NO_SIDE, AlthingState, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.pool import Pool

FIRST: Final = "first"
TRACK: Final = "track"
SIDES: Final = "faces"
ASSEMBLY_DECK: Final = "assembly"


def new_match(components: Components, options: Mapping[str, str], seats: int, chance: Chance) -> AlthingState:
    first = chance.index(seats, FIRST)
    name = options["scenario"]
    if name == "free":
        setting = _free(components, options, seats, first, chance)
        return _begin(setting, (), chance)
    scenario = components.four[name] if seats == 4 else components.few[name]
    return _begin(_of_scenario(components, options, seats, first, scenario), scenario.hand, chance)


def _free(
    components: Components, options: Mapping[str, str], seats: int, first: int, chance: Chance
) -> Setting:
    """Steps at random, faces as chosen; the last card follows from them (clauses 2.1 to 2.4)."""
    order = chance.shuffled(range(len(components.steps)), TRACK)
    steps: list[Step] = []
    for number in order[: components.track_steps]:
        faces = options["faces"]
        side = chance.index(2, SIDES) if faces == "mixed" else FACES.index(faces)
        steps.append(components.steps[number][side])
    seasoned = [step for step in steps if SEASONED in step.symbols]
    last = components.althing if seasoned else components.thing
    kattegat = components.kattegat[FACES.index(options["kattegat"])]
    return Setting(
        components,
        options,
        seats,
        first,
        track=(kattegat, *steps, last),
        deck=components.baldur_deck if options["baldur"] == "on" else components.classic_deck,
        complement=seats == 4 or options["fjord_trolls"] == "always",
        symbols=tuple(range(len(SYMBOLS))),
        counter=True,
        storms=True,
        reserve=options["reserve"] == "on",
    )


def _of_scenario(
    components: Components, options: Mapping[str, str], seats: int, first: int, scenario: Scenario
) -> Setting:
    last = components.althing if scenario.last == "althing" else components.thing
    return Setting(
        components,
        options,
        seats,
        first,
        track=(components.kattegat[0], *scenario.track, last),
        deck=scenario.deck,
        complement=scenario.complement,
        symbols=scenario.symbols,
        counter=scenario.counter,
        storms=scenario.storms,
        reserve=scenario.reserve,
    )


def _begin(setting: Setting, hand: tuple[int, ...], chance: Chance) -> AlthingState:
    state = _empty(setting)
    state.pool = Pool(setting.assembly_cards(), ASSEMBLY_DECK)
    refill(state, chance, None)
    for seat in range(setting.seats):
        deck = setting.deck
        for card in hand:
            deck = without(deck, card)
        state.hand[seat] = hand
        state.deck[seat] = Pool(deck, setting.deck_sources[seat], ascending=True)
        draw_up_to(state, seat, state.limit[seat] - len(hand), chance, None)
    begin_phase(state, setting.first, chance, None)
    return state


def _empty(setting: Setting) -> AlthingState:
    """The table before any card is dealt."""
    seats = setting.seats
    nobody = bytearray([NONE] * seats)
    nothing: tuple[int, ...] = ()
    state = AlthingState(setting)
    state.to_act = state.active = setting.first
    state.phase = ACTING
    state.round = 1
    state.crossed = state.ending = state.seasoned = False
    state.actions = state.exchanges = 0
    state.goal = NO_GOAL
    state.slots = 0
    state.pledged = ()
    state.borrowed = state.lender = NONE
    state.open_loan = False
    state.played = state.symbol = state.target = state.counter = state.counter_card = NONE
    state.raid = False
    state.looked = state.returned = state.stacked = ()
    state.brought = state.plotted = NONE
    state.side = NO_SIDE
    state.row = (NONE,) * setting.slots
    state.top = state.bottom = ()
    state.hand = [nothing] * seats
    state.shown = [nothing] * seats
    state.deck = [Pool((), source, ascending=True) for source in setting.deck_sources]
    state.on_top = [nothing] * seats
    state.discard = [nothing] * seats
    state.reserve = nobody.copy()
    state.position = bytearray(seats)
    state.limit = bytearray([setting.components.hand] * seats)
    state.trolls = bytearray([setting.components.trolls] * seats)
    state.storm_on = nobody
    state.storm_left = bytearray(seats)
    return state
