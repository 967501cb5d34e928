"""Lofoten as the rest of Drakkar sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from drakkar.games.lofoten.actions import (
    AREA,
    ARGUMENT,
    CLAIM,
    COIN,
    DISCARD,
    DONE,
    EXTRA,
    FLIP,
    KEEP,
    LEAVE,
    LOAD,
    PASS,
    PILE,
    PLAY,
    PUT,
    REDRAW,
    RENEW,
    SEIZE,
    SHIFT,
    SPACE,
    TURN,
    UNLOAD,
    UPGRADE,
    VERB,
    WAREHOUSE,
)
from drakkar.games.lofoten.box import Components
from drakkar.games.lofoten.components import load
from drakkar.games.lofoten.describe import describe, prompt
from drakkar.games.lofoten.evaluate import standing
from drakkar.games.lofoten.rules.cards import (
    play,
    shift_fleet,
    turn_fleet,
    use_coin_power,
    use_discard_power,
)
from drakkar.games.lofoten.rules.ending import decline, unload_finally
from drakkar.games.lofoten.rules.fleet import answer_loading
from drakkar.games.lofoten.rules.jarls import holdings
from drakkar.games.lofoten.rules.legal import legal_actions
from drakkar.games.lofoten.rules.reasons import why_not
from drakkar.games.lofoten.rules.score import score_sheet
from drakkar.games.lofoten.rules.setup import keep_orders, new_match, redraw_orders
from drakkar.games.lofoten.rules.turn import (
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
)
from drakkar.games.lofoten.rules.upgrades import choose_longship
from drakkar.games.lofoten.scene import holdings_seen, scene, stage
from drakkar.games.lofoten.scene_types import LofotenScene, LofotenStage
from drakkar.games.lofoten.state import LofotenState
from drakkar.games.lofoten.view import LofotenView, determinize
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, Phrase, Reason, ScoreSheet


@final
class Lofoten(Game[LofotenState, LofotenView]):
    """The rules of Lofoten with one set of components."""

    def __init__(self, components: Components | None = None) -> None:
        self.components = load() if components is None else components
        self.name = "lofoten"
        self.rules_version = 1
        self.space = SPACE
        self.components_digest = self.components.digest

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> LofotenState:
        return new_match(self.components, options, chance)

    def legal(self, state: LofotenState) -> list[int]:
        return legal_actions(state)

    def apply(
        self, state: LofotenState, action: int, chance: Chance, sink: list[Event] | None = None
    ) -> None:
        verb = VERB[action]
        argument = ARGUMENT[action]
        if verb <= DONE:
            _act(state, verb, argument, chance, sink)
        elif verb <= WAREHOUSE:
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

    def stage(self, view: LofotenView) -> LofotenStage:
        return stage(view)

    def scene(self, view: LofotenView) -> LofotenScene:
        return scene(view)

    def evaluate(self, state: LofotenState, seat: int) -> float:
        return standing(state, seat)


def _act(state: LofotenState, verb: int, argument: int, chance: Chance, sink: list[Event] | None) -> None:
    """The action phase."""
    if verb == PLAY:
        play(state, argument, sink)
    elif verb == SHIFT:
        shift_fleet(state, argument, sink)
    elif verb == TURN:
        turn_fleet(state, argument, sink)
    elif verb == COIN:
        use_coin_power(state, sink)
    elif verb == DISCARD:
        use_discard_power(state, argument, sink)
    else:
        end_action(state, chance, sink)


def _go_round(
    state: LofotenState, verb: int, argument: int, chance: Chance, sink: list[Event] | None
) -> None:
    """Draw and maintenance, purchases, and the choice of a warehouse."""
    if verb == PUT:
        put_card(state, argument, sink)
    elif verb == PILE:
        refill_from(state, argument, chance, sink)
    elif verb == AREA:
        refill_area(state, argument, sink)
    elif verb == WAREHOUSE:
        choose_warehouse(state, argument, sink)
    elif verb == RENEW:
        buy_hand(state, chance, sink)
    else:
        assert verb == EXTRA
        buy_turn(state, sink)


def _other(state: LofotenState, verb: int, argument: int, chance: Chance, sink: list[Event] | None) -> None:
    """The end of a turn, the modules, and what happens before the first turn and after the last."""
    if verb == CLAIM:
        claim_jarl(state, argument, sink)
    elif verb == SEIZE:
        seize_tile(state, argument, sink)
    elif verb == UPGRADE:
        choose_longship(state, argument)
    elif verb == FLIP:
        flip_tile(state, argument, sink)
    elif verb in (LOAD, LEAVE):
        answer_loading(state, verb == LOAD, sink)
    elif verb == UNLOAD:
        unload_finally(state, argument, sink)
    elif verb == PASS:
        decline(state, sink)
    elif verb == KEEP:
        keep_orders(state, chance, sink)
    elif verb == REDRAW:
        redraw_orders(state, chance, sink)
    else:
        end_turn(state, sink)


def load_game(override: tuple[str, str] | None = None) -> Lofoten:
    """Lofoten as in the box, or with a components file of one's own, given by name and text."""
    return Lofoten(load(override))
