"""Lofoten as the rest of Drakkar sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from drakkar.games.lofoten import actions as verbs
from drakkar.games.lofoten.actions import ARGUMENT, SPACE, VERB
from drakkar.games.lofoten.components import load
from drakkar.games.lofoten.describe import describe, prompt
from drakkar.games.lofoten.encode import ENCODING, encode
from drakkar.games.lofoten.evaluate import standing
from drakkar.games.lofoten.rules.cards import (
    play,
    use_coin_power,
    use_discard_power,
)
from drakkar.games.lofoten.rules.ending import decline, unload_finally
from drakkar.games.lofoten.rules.jarls import holdings
from drakkar.games.lofoten.rules.legal import legal_actions
from drakkar.games.lofoten.rules.reasons import why_not
from drakkar.games.lofoten.rules.score import score_sheet
from drakkar.games.lofoten.rules.setup import keep_orders, new_match, redraw_orders
from drakkar.games.lofoten.rules.turn import (
    answer,
    buy_hand,
    buy_turn,
    choose_warehouse,
    claim_jarl,
    end_action,
    end_turn,
    flip_tile,
    put_card,
    refill_area,
    refill_from,
    seize_tile,
    shift_fleet,
    turn_fleet,
)
from drakkar.games.lofoten.rules.upgrades import choose_longship
from drakkar.games.lofoten.scene import holdings_seen, scene, stage
from drakkar.games.lofoten.scene_types import LofotenScene, LofotenStage
from drakkar.games.lofoten.state import LofotenState
from drakkar.games.lofoten.view import LofotenView, determinize
from drakkar.kernel.chance import Chance
from drakkar.kernel.encoding import Encoding
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, Phrase, Reason, ScoreSheet
from drakkar.kernel.loader import Override

# Which of the functions below does what a verb says.
_ACT: Final = 0
_GO_ROUND: Final = 1
_PART: Final[list[int]] = SPACE.parts(
    (verbs.PLAY, verbs.SHIFT, verbs.TURN, verbs.COIN, verbs.DISCARD, verbs.DONE),
    (verbs.RENEW, verbs.EXTRA, verbs.PUT, verbs.PILE, verbs.AREA, verbs.WAREHOUSE),
    (
        verbs.LOAD,
        verbs.LEAVE,
        verbs.CLAIM,
        verbs.SEIZE,
        verbs.UPGRADE,
        verbs.FLIP,
        verbs.UNLOAD,
        verbs.PASS,
        verbs.KEEP,
        verbs.REDRAW,
        verbs.END,
    ),
)


@final
class Lofoten(Game[LofotenState, LofotenView]):
    """The rules of Lofoten with one set of components."""

    def __init__(self, override: Override | None = None) -> None:
        self.components = load(override)
        super().__init__("lofoten", 2, SPACE, self.components.digest, override)

    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> LofotenState:
        return new_match(self.components, options, chance, sink)

    def legal(self, state: LofotenState) -> list[int]:
        return legal_actions(state)

    def apply(
        self, state: LofotenState, action: int, chance: Chance, sink: list[Event] | None = None
    ) -> None:
        verb = VERB[action]
        argument = ARGUMENT[action]
        part = _PART[verb]
        if part == _ACT:
            _act(state, verb, argument, chance, sink)
        elif part == _GO_ROUND:
            _go_round(state, verb, argument, chance, sink)
        else:
            _other(state, verb, argument, chance, sink)

    def why_not(self, state: LofotenState, action: int) -> Reason | None:
        return why_not(state, action)

    def prompt(self, state: LofotenState) -> Phrase:
        return prompt(state)

    def describe(self, state: LofotenState, action: int) -> Phrase:
        return describe(state, action)

    def score(self, state: LofotenState) -> ScoreSheet:
        return score_sheet(holdings(state), state.to_act)

    def view(self, state: LofotenState, viewer: int) -> LofotenView:
        return LofotenView(state, viewer)

    def tally(self, view: LofotenView) -> ScoreSheet:
        return score_sheet(holdings_seen(view), view.to_act)

    def determinize(self, view: LofotenView, chance: Chance) -> LofotenState:
        return determinize(view, chance)

    def encoding(self) -> Encoding:
        return ENCODING

    def encode(self, view: LofotenView) -> bytes:
        return encode(view)

    def stage(self, view: LofotenView) -> LofotenStage:
        return stage(view)

    def scene(self, view: LofotenView) -> LofotenScene:
        return scene(view)

    def evaluate(self, state: LofotenState, seat: int) -> float:
        return standing(state, seat)


def _act(state: LofotenState, verb: int, argument: int, chance: Chance, sink: list[Event] | None) -> None:
    """The action phase."""
    if verb == verbs.PLAY:
        play(state, argument, sink)
    elif verb == verbs.SHIFT:
        shift_fleet(state, argument, sink)
    elif verb == verbs.TURN:
        turn_fleet(state, argument, sink)
    elif verb == verbs.COIN:
        use_coin_power(state, sink)
    elif verb == verbs.DISCARD:
        use_discard_power(state, argument, sink)
    else:
        assert verb == verbs.DONE
        end_action(state, chance, sink)


def _go_round(
    state: LofotenState, verb: int, argument: int, chance: Chance, sink: list[Event] | None
) -> None:
    """Draw and maintenance, purchases, and the choice of a warehouse."""
    if verb == verbs.PUT:
        put_card(state, argument, sink)
    elif verb == verbs.PILE:
        refill_from(state, argument, chance, sink)
    elif verb == verbs.AREA:
        refill_area(state, argument, sink)
    elif verb == verbs.WAREHOUSE:
        choose_warehouse(state, argument, sink)
    elif verb == verbs.RENEW:
        buy_hand(state, chance, sink)
    else:
        assert verb == verbs.EXTRA
        buy_turn(state, sink)


def _other(state: LofotenState, verb: int, argument: int, chance: Chance, sink: list[Event] | None) -> None:
    """The end of a turn, the modules, and what happens before the first turn and after the last."""
    if verb == verbs.CLAIM:
        claim_jarl(state, argument, sink)
    elif verb == verbs.SEIZE:
        seize_tile(state, argument, sink)
    elif verb == verbs.UPGRADE:
        choose_longship(state, argument)
    elif verb == verbs.FLIP:
        flip_tile(state, argument, sink)
    elif verb in (verbs.LOAD, verbs.LEAVE):
        answer(state, verb == verbs.LOAD, sink)
    elif verb == verbs.UNLOAD:
        unload_finally(state, argument, sink)
    elif verb == verbs.PASS:
        decline(state, sink)
    elif verb == verbs.KEEP:
        keep_orders(state, chance, sink)
    elif verb == verbs.REDRAW:
        redraw_orders(state, chance, sink)
    else:
        assert verb == verbs.END
        end_turn(state, sink)


load_game: Final = Lofoten  # as in the box, or with a components file of one's own
