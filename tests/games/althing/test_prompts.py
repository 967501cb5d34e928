"""What the player to act is asked at each stage, and how the choices are put."""

from __future__ import annotations

from random import Random

import pytest

from drakkar.kernel.game import Phrase
from tests.games.althing import engine, speech
from tests.games.althing.oracle import Oracle
from tests.games.althing.table import BLUE, GREEN, RED, Table
from tests.games.althing.test_against_oracle import ALL_MODULES, MAGIC, STRANGE, WILD, cunning

PROMPTS = {
    "prompt-act",
    "prompt-act-storm",
    "prompt-act-enough",
    "prompt-pay-recruit",
    "prompt-pay-cross",
    "prompt-pay-enough-recruit",
    "prompt-pay-enough-cross",
    "prompt-stolen",
    "prompt-hired",
    "prompt-target",
    "prompt-answer-ruse",
    "prompt-answer-reserve",
    "prompt-answer-providence",
    "prompt-answer-counter",
    "prompt-hire",
    "prompt-rework",
    "prompt-reorganise",
    "prompt-exchange",
    "prompt-stack",
    "prompt-plot",
    "prompt-return",
    "prompt-arrange",
}
ACTIONS = {
    "action-cross",
    "action-recruit",
    "action-recruit-more",
    "action-pay",
    "action-confirm-recruit",
    "action-confirm-cross",
    "action-play",
    "action-target",
    "action-raid",
    "action-answer",
    "action-let",
    "action-hire",
    "action-decline-stolen",
    "action-decline-hired",
    "action-bring",
    "action-against",
    "action-above",
    "action-below",
    "action-stack",
    "action-plot",
    "action-return",
    "action-store",
    "action-fetch",
    "action-swap",
    "action-trade",
    "action-end",
    "action-drop",
    "action-drop-rework",
    "action-draw",
    "action-draw-rework",
}


# Those of the modules, alone or with others.
MODULE_PROMPTS = {
    "prompt-place",
    "prompt-compose",
    "prompt-compose-done",
    "prompt-act-ovedur",
    "prompt-act-shortage",
    "prompt-act-stone",
    "prompt-demobilise-give",
    "prompt-demobilise-take",
    "prompt-shape",
    "prompt-lift",
    "prompt-lay",
    "prompt-ail",
    "prompt-answer-cursed",
    "prompt-answer-cursed-step",
    "prompt-answer-shortage",
    "prompt-arrange-down",
}
MODULE_ACTIONS = {
    "action-cross-side",
    "action-reward",
    "action-invoke",
    "action-invoke-answer",
    "action-give",
    "action-take",
    "action-confirm-demobilise",
    "action-turn",
    "action-switch",
    "action-lift",
    "action-lift-ovedur",
    "action-lay",
    "action-spread",
    "action-place",
    "action-pick",
    "action-confirm-deck",
}


def check(played: engine.Played, oracle: Oracle) -> set[str]:
    """All that is said in a position; returns the keys."""
    game, state = played.game, played.state
    asked = game.prompt(state)
    assert (asked.key, asked.params) == speech.prompt(oracle)
    keys = {asked.key}
    for notation in played.legal():
        phrase = game.describe(state, game.space.parse(notation))
        assert (phrase.key, phrase.params) == speech.describe(oracle, notation)
        keys.add(phrase.key)
    return keys


@pytest.mark.sweep
@pytest.mark.parametrize(("seats", "unheard"), [(2, 7), (3, 3), (4, 0)])
def test_everything_said_in_whole_matches(seats: int, unheard: int) -> None:
    """With four players all of it is heard; with fewer nobody trades, raids, or need choose a target."""
    keys: set[str] = set()
    for seed in range(3):
        played, dice = engine.begin(seed, seats, STRANGE, **WILD), Random(seed)
        oracle = engine.read(played)
        while legal := played.legal():
            keys |= check(played, oracle)
            engine.step(played, oracle, cunning(legal, dice))
    assert keys <= PROMPTS | ACTIONS
    assert len(PROMPTS | ACTIONS) - len(keys) <= unheard, (PROMPTS | ACTIONS) - keys


@pytest.mark.sweep
def test_everything_said_with_the_modules() -> None:
    keys: set[str] = set()
    for seed, seats in enumerate((1, 1, 1, 1, 1, 1, 2, 3)):
        options = ALL_MODULES | {"thorfinn": "legend_legendary"}
        played, dice = engine.begin(seed, seats, MAGIC, **options), Random(seed)
        oracle = engine.read(played)
        while legal := played.legal():
            keys |= check(played, oracle)
            engine.step(played, oracle, cunning(legal, dice))
    # Rare by luck; they have tests of their own with their clauses, 13.7, 14.6, 14.9 and 16.17.
    rare = {"prompt-arrange-down", "prompt-act-ovedur", "prompt-answer-cursed-step", "action-lift-ovedur"}
    assert (MODULE_PROMPTS | MODULE_ACTIONS) - keys <= rare
    assert keys <= PROMPTS | ACTIONS | MODULE_PROMPTS | MODULE_ACTIONS


def says(key: str, /, **params: str | int) -> Phrase:
    return Phrase(key, dict(params))


def test_paying_says_what_is_missing() -> None:
    table = Table().hand(RED, "baldur odin horik").row("gudrid floki sigvaar horik hild")
    assert table.prompt == says("prompt-act")
    recruit = says("action-recruit", card="hild", slot=5, cost=3, currency="nuggets")
    assert table.says("recruit 5") == recruit
    table.do("recruit 5")
    assert table.prompt == says("prompt-pay-recruit", number=1, cost=3, currency="nuggets", missing=3)
    more = says("action-recruit-more", card="gudrid", slot=1, cost=1, currency="nuggets")
    assert table.says("recruit 1") == more
    table.do("recruit 1", "pay baldur", "pay horik")
    assert table.prompt == says("prompt-pay-enough-recruit", number=2, cost=4, currency="nuggets")
    assert table.says("confirm") == says("action-confirm-recruit", number=2)


def test_crossing_names_the_step() -> None:
    table = Table().hand(RED, "horik thor beldurk")
    cross = says("action-cross", step="kernelyd", face="a", nuggets=2, wood=0, bones=2)
    assert table.says("cross") == cross
    table.do("cross")
    assert table.prompt == says("prompt-pay-cross", step="kernelyd", face="a", missing=4)
    pay = says("action-pay", card="beldurk", nuggets=0, wood=0, bones=0, universal=2)
    assert table.says("pay beldurk") == pay
    table.do("pay horik")
    assert table.prompt.params["missing"] == 1
    table.do("pay thor")
    assert table.prompt == says("prompt-pay-enough-cross", step="kernelyd", face="a")


def test_a_universal_card_counts_as_well_as_can_be() -> None:
    """Of two nuggets and two bones one Beldurk gives two, whichever."""
    table = Table().hand(RED, "beldurk beldurk odin")
    table.do("cross", "pay beldurk")
    assert table.prompt.params["missing"] == 2


def test_weather_and_arranging() -> None:
    assert Table().storm(BLUE, RED, 1).prompt == says("prompt-act-storm", storm="ovedur")
    table = Table().hand(RED, "odin thor").deck(RED, "odin").discard(RED, "")
    table.do("end")
    assert table.prompt == says("prompt-arrange", number=1, limit=4), "no more cards are there"
    table.do("drop thor")
    assert table.prompt == says("prompt-arrange", number=2, limit=4)
    assert table.says("draw") == says("action-draw", number=2)
    table = Table().limits(5, 4, grows=(BLUE,)).turn(BLUE).deck(BLUE, "odin odin odin")
    table.do("end")
    assert table.prompt == says("prompt-arrange", number=1, limit=5), "five from the end of this phase on"


def test_questions_name_who_asks_and_for_what() -> None:
    table = Table(3).hand(RED, "thor odin").hand(BLUE, "freyr odin")
    table.do("play thor axe")
    assert table.prompt == says("prompt-target", symbol="axe")
    assert table.says("target 1") == says("action-target", whom=BLUE, symbol="axe")
    table.do("target 1")
    assert table.prompt == says("prompt-answer-ruse", whom=RED, symbol="axe", answer="shield")
    answer = says("action-answer", card="freyr", symbol="shield", against="axe")
    assert table.says("answer freyr") == answer
    assert table.says("let") == says("action-let", against="axe")


def test_questions_about_a_reserve_a_providence_and_a_counter_attack() -> None:
    table = Table(4).reserve(BLUE, "olaf")
    table.do("play thor axe")
    assert table.says("target 1 reserve") == says("action-raid", whom=BLUE, card="olaf")
    table.do("target 1 reserve")
    assert table.prompt == says("prompt-answer-reserve", whom=RED, card="olaf", answer="shield")
    table = Table(dodge_the_counter="on").hand(RED, "baldur sigvaar").hand(BLUE, "thor odin")
    table.do("play baldur rework")
    assert table.prompt == says("prompt-answer-providence", whom=RED, symbol="rework", answer="troll")
    table.do("answer thor")
    assert table.prompt == says("prompt-answer-counter", whom=BLUE, symbol="troll", answer="detroll")
    assert table.says("let") == says("action-let", against="troll")


def test_borrowed_cards_are_named_with_their_owner() -> None:
    table = Table().hand(BLUE, "horik odin")
    table.do("play thor axe")
    table.do("let", luck="horik")
    assert table.prompt == says("prompt-stolen", card="horik", whom=BLUE)
    assert table.says("decline") == says("action-decline-stolen", card="horik", whom=BLUE)
    table = Table().hand(RED, "baldur odin").hand(BLUE, "")
    table.do("play baldur day_labourer", "hire 4")
    assert table.prompt == says("prompt-hired", card="horik")
    assert table.says("decline") == says("action-decline-hired", card="horik")


def test_reorganising_step_by_step() -> None:
    table = Table().hand(RED, "dilbrett odin").hand(BLUE, "").pool("olaf bjorn siggy")
    table.do("play dilbrett reorganise")
    assert table.prompt == says("prompt-reorganise", number=3)
    assert table.says("above") == says("action-above", number=3)
    table.do("bring olaf")
    assert table.prompt == says("prompt-exchange", card="olaf")
    assert table.says("against 2") == says("action-against", slot=2, card="floki", brought="olaf")
    table.do("against 2")
    assert table.prompt == says("prompt-reorganise", number=2)
    table.do("below")
    assert table.prompt == says("prompt-stack", side="below", number=3)
    table.do("stack floki")
    assert table.prompt == says("prompt-stack", side="below", number=2)


def test_the_reserve_says_what_is_taken_and_from_whom() -> None:
    table = Table(4).reserve(RED, "olaf").reserve(GREEN, "hild")
    assert table.says("fetch odin") == says("action-fetch", card="odin", taken="olaf")
    assert table.says("swap thor") == says("action-swap", card="thor", taken="olaf")
    assert table.says("trade odin") == says("action-trade", card="odin", taken="hild", whom=GREEN)
