"""Althing as the rest of Drakkar sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from drakkar.games.althing import actions as verbs
from drakkar.games.althing.actions import ARGUMENT, SPACE, SWITCHES, VERB
from drakkar.games.althing.components import load
from drakkar.games.althing.describe import describe, prompt
from drakkar.games.althing.encode import ENCODING, encode
from drakkar.games.althing.evaluate import standing
from drakkar.games.althing.outlook import outlook
from drakkar.games.althing.pieces import NONE, SYMBOLS
from drakkar.games.althing.rules.composing import finish_deck, pick
from drakkar.games.althing.rules.curses import spread
from drakkar.games.althing.rules.goals import aim_to_cross, aim_to_recruit, confirm, pay
from drakkar.games.althing.rules.heimdall import switch, turn
from drakkar.games.althing.rules.legal import legal_actions
from drakkar.games.althing.rules.loans import decline
from drakkar.games.althing.rules.loki import demobilise, give, take
from drakkar.games.althing.rules.pending import proceed
from drakkar.games.althing.rules.phase import arrange, drop, end_phase, go_on
from drakkar.games.althing.rules.placing import place_hela
from drakkar.games.althing.rules.plots import plot
from drakkar.games.althing.rules.providences import bring, exchange, hire, put_back, rework, stack
from drakkar.games.althing.rules.reasons import why_not
from drakkar.games.althing.rules.reserve import fetch, store, swap, trade
from drakkar.games.althing.rules.rewards import reward
from drakkar.games.althing.rules.score import score_sheet
from drakkar.games.althing.rules.setup import new_match
from drakkar.games.althing.rules.stones import lay
from drakkar.games.althing.rules.symbols import invoke, play
from drakkar.games.althing.rules.trolls import send_home
from drakkar.games.althing.rules.weather import lift
from drakkar.games.althing.rules.windows import aim, answer, invoke_answer, let_happen
from drakkar.games.althing.scene import scene
from drakkar.games.althing.scene_types import AlthingScene, AlthingStage
from drakkar.games.althing.sensible import sensible
from drakkar.games.althing.stage import stage
from drakkar.games.althing.state import (
    ANSWERING,
    COMPOSING,
    DEMOBILISING,
    ON_TOP,
    REWORKING,
    UNDERNEATH,
    AlthingState,
)
from drakkar.games.althing.view import AlthingView, determinize
from drakkar.kernel.chance import Chance
from drakkar.kernel.encoding import Encoding
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, Phrase, Reason, ScoreSheet
from drakkar.kernel.loader import Override

# Which of the functions below does what a verb says.
_ACT: Final = 0
_ARRANGE: Final = 1
_SHAPE: Final = 2
_PART: Final[list[int]] = SPACE.parts(
    (verbs.CROSS, verbs.RECRUIT, verbs.PAY, verbs.REWARD, verbs.CONFIRM, verbs.PLAY),
    (verbs.STORE, verbs.FETCH, verbs.SWAP, verbs.TRADE, verbs.END, verbs.DROP, verbs.DRAW),
    (
        verbs.GIVE,
        verbs.TAKE,
        verbs.TURN,
        verbs.SWITCH,
        verbs.LAY,
        verbs.SPREAD,
        verbs.PLACE,
        verbs.PICK,
        verbs.LIFT,
    ),
    (
        verbs.LET,
        verbs.ANSWER,
        verbs.INVOKE,
        verbs.TARGET,
        verbs.RAID,
        verbs.DECLINE,
        verbs.PLOT,
        verbs.HIRE,
        verbs.BRING,
        verbs.AGAINST,
        verbs.ABOVE,
        verbs.BELOW,
        verbs.STACK,
        verbs.RETURN,
    ),
)


@final
class Althing(Game[AlthingState, AlthingView]):
    """The rules of Althing with one set of components."""

    def __init__(self, override: Override | None = None) -> None:
        self.components = load(override)
        super().__init__("althing", 3, SPACE, self.components.digest, override)

    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> AlthingState:
        return new_match(self.components, options, seats, chance, sink)

    def legal(self, state: AlthingState) -> list[int]:
        return legal_actions(state)

    def apply(
        self, state: AlthingState, action: int, chance: Chance, sink: list[Event] | None = None
    ) -> None:
        verb = VERB[action]
        argument = ARGUMENT[action]
        part = _PART[verb]
        if part == _ACT:
            _act(state, verb, argument, chance, sink)
        elif part == _ARRANGE:
            _arrange(state, verb, argument, chance, sink)
        elif part == _SHAPE:
            _shape(state, verb, argument, chance, sink)
        else:
            _resolve(state, verb, argument, chance, sink)
        if state.modules.pending:
            proceed(state, chance, sink)

    def why_not(self, state: AlthingState, action: int) -> Reason | None:
        return why_not(state, action)

    def prompt(self, state: AlthingState) -> Phrase:
        return prompt(state)

    def describe(self, state: AlthingState, action: int) -> Phrase:
        return describe(state, action)

    def score(self, state: AlthingState) -> ScoreSheet:
        return score_sheet(state.setting, state.epic, state.position, state.to_act)

    def view(self, state: AlthingState, viewer: int) -> AlthingView:
        return AlthingView(state, viewer)

    def tally(self, view: AlthingView) -> ScoreSheet:
        return score_sheet(view.setting, view.epic, view.position, view.to_act)

    def determinize(self, view: AlthingView, chance: Chance) -> AlthingState:
        return determinize(view, chance)

    def encoding(self) -> Encoding:
        return ENCODING

    def encode(self, view: AlthingView) -> bytes:
        return encode(view)

    def stage(self, view: AlthingView) -> AlthingStage:
        return stage(view)

    def scene(self, view: AlthingView) -> AlthingScene:
        return scene(view)

    def sensible(self, state: AlthingState, legal: list[int]) -> list[int]:
        return sensible(state, legal)

    def answering(self, state: AlthingState) -> bool:
        return state.phase == ANSWERING

    def evaluate(self, state: AlthingState, seat: int) -> float:
        return standing(state, seat)

    def outlook(self, state: AlthingState, seat: int) -> float:
        return outlook(state, seat)


def _act(state: AlthingState, verb: int, argument: int, chance: Chance, sink: list[Event] | None) -> None:
    """Goals, payments and symbols; three things are confirmed."""
    if verb == verbs.PAY:
        pay(state, argument)
    elif verb == verbs.RECRUIT:
        aim_to_recruit(state, argument)
    elif verb == verbs.REWARD:
        reward(state, argument)
    elif verb == verbs.CONFIRM:
        if state.phase == COMPOSING:
            finish_deck(state, chance, sink)
        elif state.phase == DEMOBILISING:
            demobilise(state, chance, sink)
        else:
            confirm(state, chance, sink)
    elif verb == verbs.CROSS:
        aim_to_cross(state, argument)
    else:
        assert verb == verbs.PLAY
        play(state, argument // len(SYMBOLS), argument % len(SYMBOLS), chance, sink)


def _arrange(state: AlthingState, verb: int, argument: int, chance: Chance, sink: list[Event] | None) -> None:
    """The reserve, and the end of a phase; rework asks in the same words."""
    if verb == verbs.END:
        arrange(state, chance, sink)
    elif verb in (verbs.DROP, verbs.DRAW):
        if state.phase == REWORKING:
            rework(state, argument if verb == verbs.DROP else NONE, chance, sink)
        elif verb == verbs.DROP:
            drop(state, argument, sink)
        else:
            end_phase(state, chance, sink)
    elif verb == verbs.STORE:
        store(state, argument, chance, sink)
    elif verb == verbs.FETCH:
        fetch(state, argument, chance, sink)
    elif verb == verbs.SWAP:
        swap(state, argument, sink)
    else:
        assert verb == verbs.TRADE
        trade(state, argument, sink)


def _resolve(state: AlthingState, verb: int, argument: int, chance: Chance, sink: list[Event] | None) -> None:
    """What a symbol asks for: targets, answers and choices of its effect."""
    if verb == verbs.LET:
        let_happen(state, chance, sink)
    elif verb == verbs.ANSWER:
        answer(state, argument, chance, sink)
    elif verb == verbs.INVOKE:
        if state.phase == ANSWERING:
            invoke_answer(state, chance, sink)
        else:
            invoke(state, argument, chance, sink)
    elif verb == verbs.DECLINE:
        decline(state, chance, sink)
    elif verb == verbs.PLOT:
        plot(state, argument, chance, sink)
    elif verb == verbs.HIRE:
        hire(state, argument, sink)
    elif verb == verbs.BRING:
        bring(state, argument)
    elif verb == verbs.AGAINST:
        exchange(state, argument, sink)
    elif verb in (verbs.ABOVE, verbs.BELOW):
        put_back(state, ON_TOP if verb == verbs.ABOVE else UNDERNEATH, chance, sink)
    elif verb == verbs.STACK:
        stack(state, argument, chance, sink)
    elif verb == verbs.RETURN:
        send_home(state, argument, chance, sink)
    else:
        assert verb in (verbs.TARGET, verbs.RAID)
        aim(state, argument, verb == verbs.RAID, chance, sink)


def _shape(state: AlthingState, verb: int, argument: int, chance: Chance, sink: list[Event] | None) -> None:
    """What the modules ask for."""
    if verb == verbs.PICK:
        pick(state, argument)
    elif verb == verbs.PLACE:
        place_hela(state, argument // 2, argument % 2, chance, sink)
    elif verb == verbs.GIVE:
        give(state, argument)
    elif verb == verbs.TAKE:
        take(state, argument)
    elif verb == verbs.TURN:
        turn(state, argument, chance, sink)
    elif verb == verbs.SWITCH:
        place, other = SWITCHES[argument]
        switch(state, place, other, chance, sink)
    elif verb == verbs.LAY:
        lay(state, argument, sink)
        go_on(state, chance, sink)
    elif verb == verbs.LIFT:
        lift(state, argument, chance, sink)
    else:
        assert verb == verbs.SPREAD
        spread(state, argument, chance, sink)


load_game: Final = Althing  # as in the box, or with a components file of one's own
