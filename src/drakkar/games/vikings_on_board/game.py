"""Vikings on Board as the rest of Drakkar sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from drakkar.games.vikings_on_board import actions as verbs
from drakkar.games.vikings_on_board.actions import ARGUMENT, SPACE, VERB
from drakkar.games.vikings_on_board.components import load
from drakkar.games.vikings_on_board.describe import describe, prompt
from drakkar.games.vikings_on_board.encode import ENCODING, encode
from drakkar.games.vikings_on_board.evaluate import standing
from drakkar.games.vikings_on_board.rules.bodies import choose_body, move_body
from drakkar.games.vikings_on_board.rules.departure import box_chest, name_ship, take_chest
from drakkar.games.vikings_on_board.rules.legal import legal_actions
from drakkar.games.vikings_on_board.rules.reasons import why_not
from drakkar.games.vikings_on_board.rules.score import score_sheet, tally_sheet
from drakkar.games.vikings_on_board.rules.setup import new_match
from drakkar.games.vikings_on_board.rules.taverns import bet, pick_barrel
from drakkar.games.vikings_on_board.rules.trade import load_chest, pick_chest, raise_price
from drakkar.games.vikings_on_board.rules.turn import send_viking
from drakkar.games.vikings_on_board.scene import scene, stage
from drakkar.games.vikings_on_board.scene_types import VikingsOnBoardScene, VikingsOnBoardStage
from drakkar.games.vikings_on_board.state import DESTINATION, LOADING, VikingsOnBoardState
from drakkar.games.vikings_on_board.view import VikingsOnBoardView, state_from
from drakkar.kernel.chance import Chance
from drakkar.kernel.encoding import Encoding
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, Phrase, Reason, ScoreSheet
from drakkar.kernel.loader import Override


@final
class VikingsOnBoard(Game[VikingsOnBoardState, VikingsOnBoardView]):
    """The rules of Vikings on Board with one set of components."""

    def __init__(self, override: Override | None = None) -> None:
        self.components = load(override)
        super().__init__("vikings_on_board", 1, SPACE, self.components.digest, override)

    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> VikingsOnBoardState:
        return new_match(self.components, seats, options, chance, sink)

    def legal(self, state: VikingsOnBoardState) -> list[int]:
        return legal_actions(state)

    def apply(
        self, state: VikingsOnBoardState, action: int, chance: Chance, sink: list[Event] | None = None
    ) -> None:
        verb = VERB[action]
        argument = ARGUMENT[action]
        if verb == verbs.GO:
            send_viking(state, argument, chance, sink)
        elif verb == verbs.BODY:
            choose_body(state, argument, sink)
        elif verb == verbs.SHIP:
            _choose_ship(state, argument, sink)
        elif verb == verbs.BARREL:
            pick_barrel(state, argument)
        elif verb == verbs.BET:
            bet(state, argument, sink)
        elif verb == verbs.CHEST:
            pick_chest(state, argument)
        elif verb == verbs.RAISE:
            raise_price(state, argument, sink)
        elif verb == verbs.TAKE:
            take_chest(state, argument, sink)
        else:
            assert verb == verbs.BOX
            box_chest(state, argument, sink)

    def why_not(self, state: VikingsOnBoardState, action: int) -> Reason | None:
        return why_not(state, action)

    def prompt(self, state: VikingsOnBoardState) -> Phrase:
        return prompt(state)

    def describe(self, state: VikingsOnBoardState, action: int) -> Phrase:
        return describe(state, action)

    def score(self, state: VikingsOnBoardState) -> ScoreSheet:
        return score_sheet(state)

    def tally(self, view: VikingsOnBoardView) -> ScoreSheet:
        return tally_sheet(view)

    def view(self, state: VikingsOnBoardState, viewer: int) -> VikingsOnBoardView:
        return VikingsOnBoardView(state, viewer)

    def determinize(self, view: VikingsOnBoardView, chance: Chance) -> VikingsOnBoardState:
        return state_from(view, chance)

    def encoding(self) -> Encoding:
        return ENCODING

    def encode(self, view: VikingsOnBoardView) -> bytes:
        return encode(view)

    def stage(self, view: VikingsOnBoardView) -> VikingsOnBoardStage:
        return stage(view)

    def scene(self, view: VikingsOnBoardView) -> VikingsOnBoardScene:
        return scene(view)

    def evaluate(self, state: VikingsOnBoardState, seat: int) -> float:
        return standing(state, seat)


def _choose_ship(state: VikingsOnBoardState, ship: int, sink: list[Event] | None) -> None:
    """The one verb that three stages of play ask for."""
    if state.phase == DESTINATION:
        move_body(state, ship, sink)
    elif state.phase == LOADING:
        load_chest(state, ship, sink)
    else:
        name_ship(state, ship, sink)


load_game: Final = VikingsOnBoard  # as in the box, or with a components file of one's own
