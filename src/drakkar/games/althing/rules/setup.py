"""Setting a match up: the free set-up or a part of the campaign (sections 2 and 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakkar.games.althing.box import Components, Scenario, Step
from drakkar.games.althing.epic import EIGHT, SIX, STRAIGHT, Epic
from drakkar.games.althing.events_modules import EpicLaid
from drakkar.games.althing.modules import Foe, no_modules, with_byte
from drakkar.games.althing.pieces import (
    FACES,
    HELA_CARDS,
    LAYOUTS,
    MOST_SEATS,
    MOST_STEPS,
    NONE,
    SYMBOLS,
    THORFINN,
    TWINS,
)
from drakkar.games.althing.position import AlthingPosition
from drakkar.games.althing.rules.dealing import deal
from drakkar.games.althing.rules.pending import proceed
from drakkar.games.althing.rules.placing import after_placing, begin_placing
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import ACTING, NO_GOAL, NO_SIDE, AlthingState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.pool import Pool

FIRST: Final = "first"
TRACK: Final = "track"
SIDES: Final = "faces"
FIRST_TWIN: Final = "twins"
ASSEMBLY_DECK: Final = "assembly"

_BRANCHING: Final = {SIX: 6, EIGHT: MOST_STEPS}


def new_match(
    components: Components,
    options: Mapping[str, str],
    seats: int,
    chance: Chance,
    sink: list[Event] | None,
) -> AlthingState:
    first = chance.index(seats, FIRST) if seats > 1 else 0
    name = options["scenario"]
    if name != "free":
        scenario = components.four[name] if seats == MOST_SEATS else components.few[name]
        return _scenario(components, options, seats, first, scenario, chance, sink)
    setting = _free(components, options, seats, first, _first_twin(components, options, seats, chance))
    state = empty_table(setting, _epic(setting, chance))
    _tell_epic(state, sink)
    if setting.hela:
        begin_placing(state, first, chance, sink)
    else:
        after_placing(state, chance, sink)
    proceed(state, chance, sink)
    return state


def _tell_epic(state: AlthingState, sink: list[Event] | None) -> None:
    if sink is not None:
        steps = state.epic.steps
        sink.append(EpicLaid(tuple([step.id for step in steps]), tuple([step.face for step in steps])))


def _scenario(
    components: Components,
    options: Mapping[str, str],
    seats: int,
    first: int,
    scenario: Scenario,
    chance: Chance,
    sink: list[Event] | None,
) -> AlthingState:
    last = components.althing if scenario.last == "althing" else components.thing
    setting = Setting(
        components,
        options,
        seats,
        first,
        deck=scenario.deck,
        complement=scenario.complement,
        symbols=scenario.symbols,
        counter=scenario.counter,
        storms=scenario.storms,
        reserve=scenario.reserve,
    )
    epic = Epic(components, STRAIGHT, (components.kattegat[0], *scenario.track, last))
    state = empty_table(setting, epic)
    _tell_epic(state, sink)
    deal(state, (setting.deck,) * seats, scenario.hand, chance, sink)
    return state


def _first_twin(components: Components, options: Mapping[str, str], seats: int, chance: Chance) -> int:
    """Chosen or drawn, where the legend does not have all of them anyhow (clause 16.14)."""
    mode = options["thorfinn"]
    twins = components.twins_for(mode)
    in_play = len([card for card in components.modes[mode].cards if card in twins])
    if seats > 1 or not 0 < in_play < len(twins):
        return 0
    if options["twins"] == "drawn":
        return chance.index(len(twins), FIRST_TWIN)
    return TWINS.index(options["twins"]) % len(twins)


def _free(components: Components, options: Mapping[str, str], seats: int, first: int, twin: int) -> Setting:
    solo = seats == 1
    return Setting(
        components,
        options,
        seats,
        first,
        deck=components.baldur_deck if options["deck"] == "baldur" else components.classic_deck,
        complement=seats == MOST_SEATS or options["fjord_trolls"] == "always",
        symbols=tuple(range(len(SYMBOLS))),
        counter=True,
        storms=not solo,
        reserve=options["reserve"] != "off" and not solo,
        free=True,
        twin=twin,
    )


def _epic(setting: Setting, chance: Chance) -> Epic:
    """Steps at random, faces as chosen; the last card follows from them (clauses 2.1 to 2.4)."""
    components, options = setting.components, setting.options
    steps: list[Step] = []
    faces = setting.faces
    for pair in _pairs(setting, chance):
        side = chance.index(2, SIDES) if faces == "mixed" else FACES.index(faces)
        steps.append(pair[side])
    usual = "b" if setting.solo else "a"
    face = usual if options["kattegat"] == "usual" else options["kattegat"]
    kattegat = components.kattegat[FACES.index(face)]
    track = (kattegat, *steps, components.thing)
    return Epic(components, LAYOUTS.index(setting.layout), track).completed()


def _pairs(setting: Setting, chance: Chance) -> list[tuple[Step, Step]]:
    """The step cards of this match in their order, by their two faces (clauses 2.1, 14.10, 15.1 and 15.2)."""
    components, hela = setting.components, setting.options["hela_steps"]
    regular, extra = components.steps, components.hela_steps
    number = _BRANCHING.get(LAYOUTS.index(setting.layout), components.track_steps)
    if hela == "heavy":
        order = chance.shuffled(range(len(regular)), TRACK)
        chosen = [regular[at] for at in order[: max(0, number - len(extra))]] + list(extra)
        return [chosen[at] for at in chance.shuffled(range(len(chosen)), TRACK)][:number]
    cards = regular + extra if hela == "among" else regular
    return [cards[at] for at in chance.shuffled(range(len(cards)), TRACK)[:number]]


def empty_table(setting: Setting, epic: Epic) -> AlthingState:
    """The table before any card is dealt."""
    seats = setting.seats
    nothing: tuple[int, ...] = ()
    state = AlthingPosition(setting)
    state.epic = epic
    state.modules = no_modules(seats, tuple(range(len(HELA_CARDS))) if setting.hela else ())
    state.foe = Foe(setting.thorfinn, NONE, 0) if setting.solo else None
    state.shortage = 0
    state.to_act = state.active = setting.first
    state.phase = ACTING
    state.round = 1
    state.crossed = state.ending = state.seasoned = False
    state.actions = state.exchanges = 0
    state.goal = NO_GOAL
    state.aim = 0
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
    state.pool = Pool(setting.assembly_cards(), ASSEMBLY_DECK)
    state.hand = [nothing] * setting.figures
    state.shown = [nothing] * seats
    state.deck = [Pool((), source, ascending=True) for source in setting.deck_sources]
    state.on_top = [nothing] * seats
    state.discard = [nothing] * seats
    state.reserve = [NONE] * seats
    state.position = bytes(setting.figures)
    state.limit = bytes([setting.components.hand] * seats)
    state.trolls = bytes([setting.trolls] * setting.figures)
    if setting.solo:
        state.position = with_byte(state.position, THORFINN, epic.next[0][0])
        state.trolls = with_byte(state.trolls, THORFINN, setting.components.trolls)
    state.storm_on = bytes([NONE] * seats)
    state.storm_left = bytes(seats)
    return state
