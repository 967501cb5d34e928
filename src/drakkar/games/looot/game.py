"""Looot as the rest of Drakkar sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from drakkar.games.looot.actions import (
    ARGUMENT,
    CLAIM,
    FROM,
    LAY,
    LOWER,
    PICK,
    PLACE,
    RAISE,
    SPACE,
    TAKE,
    VERB,
)
from drakkar.games.looot.components import load
from drakkar.games.looot.describe import describe, prompt
from drakkar.games.looot.encode import ENCODING, encode
from drakkar.games.looot.evaluate import standing, urge
from drakkar.games.looot.rules.legal import legal_actions
from drakkar.games.looot.rules.loot import lay, pick_from, pick_tile, take_longship
from drakkar.games.looot.rules.placing import lower_shield, pay_tower, place_viking, raise_shield
from drakkar.games.looot.rules.reasons import why_not
from drakkar.games.looot.rules.score import score_sheet
from drakkar.games.looot.rules.setup import new_match
from drakkar.games.looot.rules.trophies import claim_trophy
from drakkar.games.looot.rules.turn import end_turn
from drakkar.games.looot.scene import LoootScene, LoootStage, scene, stage
from drakkar.games.looot.state import LINKING, LoootState
from drakkar.games.looot.view import LoootView, state_from
from drakkar.kernel.chance import Chance
from drakkar.kernel.encoding import Encoding
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, Phrase, Reason, ScoreSheet
from drakkar.kernel.loader import Override


@final
class Looot(Game[LoootState, LoootView]):
    """The rules of Looot with one set of components."""

    def __init__(self, override: Override | None = None) -> None:
        self.components = load(override)
        super().__init__("looot", 2, SPACE, self.components.digest, override)

    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> LoootState:
        return new_match(self.components, seats, options, chance, sink)

    def legal(self, state: LoootState) -> list[int]:
        return legal_actions(state)

    def apply(self, state: LoootState, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        verb = VERB[action]
        argument = ARGUMENT[action]
        if verb == LAY:
            lay(state, argument, sink)
        elif verb == PLACE:
            place_viking(state, argument, sink)
        elif verb == PICK:
            pick_tile(state, argument)
        elif verb == FROM and state.phase == LINKING:
            pay_tower(state, argument, sink)
        elif verb == FROM:
            pick_from(state, argument)
        elif verb == RAISE:
            raise_shield(state, argument, sink)
        elif verb == LOWER:
            lower_shield(state, argument, sink)
        elif verb == TAKE:
            take_longship(state, argument, sink)
        elif verb == CLAIM:
            claim_trophy(state, argument, sink)
        else:
            end_turn(state, chance, sink)

    def why_not(self, state: LoootState, action: int) -> Reason | None:
        return why_not(state, action)

    def prompt(self, state: LoootState) -> Phrase:
        return prompt(state)

    def describe(self, state: LoootState, action: int) -> Phrase:
        return describe(state, action)

    def score(self, state: LoootState) -> ScoreSheet:
        return score_sheet(state)

    def view(self, state: LoootState, viewer: int) -> LoootView:
        return LoootView(state, viewer)

    def tally(self, view: LoootView) -> ScoreSheet:
        return score_sheet(state_from(view))

    def determinize(self, view: LoootView, chance: Chance) -> LoootState:
        return state_from(view)

    def encoding(self) -> Encoding:
        return ENCODING

    def encode(self, view: LoootView) -> bytes:
        return encode(view)

    def stage(self, view: LoootView) -> LoootStage:
        return stage(view)

    def scene(self, view: LoootView) -> LoootScene:
        return scene(view)

    def evaluate(self, state: LoootState, seat: int) -> float:
        return standing(state, seat) + urge(state, seat)

    def outlook(self, state: LoootState, seat: int) -> float:
        return standing(state, seat)


load_game: Final = Looot  # as in the box, or with a components file of one's own
