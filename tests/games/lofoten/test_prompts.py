"""What the player to act is asked at each stage, and how the choices are put."""

from __future__ import annotations

from random import Random

import pytest

from drakkar.kernel.game import Phrase
from tests.games.lofoten import engine, speech
from tests.games.lofoten.oracle import Oracle
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.lofoten.test_against_oracle import ALL, eager

GAP = "mead-1-raven - sheep-3-raven coffer-2-bear mead-3-bear"
SWITCHED = ALL | {"equal_starting_orders": "choose", "longship_c": "optional", "last_round": "another"}


def says(phrase: Phrase, expected: speech.Said) -> None:
    """The same key, and at least these parameters."""
    key, params = expected
    assert phrase.key == key
    assert {name: phrase.params.get(name) for name in params} == params


def check(played: engine.Played, oracle: Oracle) -> set[str]:
    """All that is said in a position; returns the keys."""
    game, state = played.game, played.state
    says(game.prompt(state), speech.prompt(oracle))
    keys = {game.prompt(state).key}
    for notation in played.legal():
        phrase = game.describe(state, game.space.parse(notation))
        says(phrase, speech.describe(oracle, notation))
        keys.add(phrase.key)
    return keys


@pytest.mark.parametrize("seed", range(6))
def test_everything_said_in_whole_matches(seed: int) -> None:
    played, dice = engine.begin(seed, **(SWITCHED if seed % 2 else ALL)), Random(seed)
    oracle = engine.read(played)
    keys: set[str] = set()
    while legal := played.legal():
        keys |= check(played, oracle)
        engine.step(played, oracle, eager(legal, dice))
    assert len(keys) > 30


def test_equal_starting_orders() -> None:
    for seed in range(200):
        played = engine.begin(seed, equal_starting_orders="choose")
        oracle = engine.read(played)
        if oracle.phase == "starting":
            keys = check(played, oracle)
            assert keys == {"prompt-orders", "action-keep", "action-redraw"}
            return
    raise AssertionError("never equal")


def test_the_four_kinds_of_an_action_phase() -> None:
    table = Table().coins(3, 0).market(GAP).piles(0, 0)
    assert table.prompt == Phrase("prompt-action")
    table.do("extra")
    table.idle()
    assert table.prompt == Phrase("prompt-action-extra")
    table.idle()
    assert table.prompt == Phrase("prompt-action-last")
    table.do("play left")
    assert table.says("done") == Phrase("action-done-last")


def test_a_card_is_put_by_what_it_would_do() -> None:
    table = Table(longships="on").wheel(RAVEN, "ABDC").upgraded(RAVEN, "D")
    side: dict[str, str | int] = {"side": "left", "good": "mead", "value": 2, "moves": 2}
    assert table.says("play left") == Phrase("action-play-side", side)
    middle: dict[str, str | int] = {"good": "coffer", "value": 1, "longship": "D", "power": "coin", "uses": 4}
    assert table.says("play middle") == Phrase("action-play-middle", middle)


def test_moves_are_put_by_where_they_lead_and_what_they_cost() -> None:
    table = Table().hand(RAVEN, "mead-1 coffer-1 fish-3")
    table.do("play left")
    assert table.prompt == Phrase("prompt-move", {"side": "left", "moves": 1})
    assert table.says("shift left") == Phrase("action-shift", {"side": "left", "area": 2})
    assert table.says("turn ccw") == Phrase("action-turn", {"sense": "ccw", "top": "B", "bottom": "D"})
    table.do("shift left")
    assert table.prompt == Phrase("prompt-move-paid", {"side": "left", "coins": 1})
    assert table.says("shift left") == Phrase("action-shift-paid", {"side": "left", "area": 1, "coins": 1})
    paid: dict[str, str | int] = {"sense": "ccw", "top": "B", "bottom": "D", "coins": 1}
    assert table.says("turn ccw") == Phrase("action-turn-paid", paid)
    table.do("shift left", "turn ccw")
    assert table.prompt == Phrase("prompt-move", {"side": "left", "moves": 0}), "and no coin is left"


@pytest.mark.parametrize(
    ("card", "power"), [("coffer-1", "coin"), ("sheep-1", "turn"), ("mead-1", "discard"), ("fish-1", "shift")]
)
def test_powers(card: str, power: str) -> None:
    table = Table().hand(RAVEN, f"mead-2 {card} fish-3")
    table.do("play middle")
    assert table.prompt == Phrase(f"prompt-power-{power}", {"uses": 1})
    use = next(notation for notation in table.legal if notation.startswith(power))
    table.do(use)
    assert table.prompt == Phrase("prompt-power-done")


def test_a_power_that_can_do_nothing() -> None:
    table = Table().coins(8, 0)
    table.do("play middle")
    assert table.prompt == Phrase("prompt-power-done"), "all coins are one's own already"


def test_where_a_coin_comes_from() -> None:
    for coins, origin in (((0, 7), "reserve"), ((0, 8), "rival")):
        table = Table().coins(*coins)
        table.do("play middle")
        assert table.says("coin") == Phrase("action-coin", {"origin": origin})


def test_a_claim_that_costs_coins_says_so() -> None:
    table = Table(jarls="on").jarl("harald", "pay_coins").jarl("ylva", "coins").coins(5, 0)
    table.do("play left", "done", luck="coffer-3")
    table.do("put left")
    assert table.prompt == Phrase("prompt-close")
    harald: dict[str, str | int] = {
        "jarl": "harald",
        "effect": "cheaper",
        "amount": 1,
        "other": 2,
        "coins": 3,
    }
    assert table.says("claim harald") == Phrase("action-claim-pay", harald)
    ylva: dict[str, str | int] = {"jarl": "ylva", "effect": "buckler_groups", "amount": 1, "other": 2}
    assert table.says("claim ylva") == Phrase("action-claim", ylva)
    assert table.says("renew") == Phrase("action-renew", {"coins": 2})
    table.do("claim harald")
    assert table.says("renew") == Phrase("action-renew", {"coins": 1})
    assert table.says("extra") == Phrase("action-extra", {"coins": 2})


def test_attaching_to_an_empty_warehouse_names_no_good() -> None:
    table = Table(jarls="on").jarl("sigrun", "tiles_of fish").jarl("ylva", "goods")
    table.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear").do("play left", "done", luck="coffer-3")
    table.do("put left", "claim sigrun")
    assert table.prompt == Phrase("prompt-attach", {"jarl": "sigrun"})
    assert table.says("warehouse 1").params["good"] == ""
    assert table.says("warehouse 2").params["good"] == "fish"


def test_the_final_unloading_of_a_mixed_load_goes_by_what_is_aboard() -> None:
    """Longship C has an order for mead, and sheep aboard."""
    table = (
        Table(longships="on").market(GAP).coins(0, 0).turn(BEAR).wheel(RAVEN, "BCDA").upgraded(RAVEN, "BC")
    )
    table.aboard(RAVEN, "C", "mead-3", "sheep-2-bear")
    table.aboard(RAVEN, "B", "fish-3", "fish-2-bear fish-1-bear").piles(0, 0)
    table.idle()
    assert table.prompt == Phrase("prompt-unload")
    assert table.says("unload C").params == {"longship": "C", "good": "sheep", "quantity": 2}
    assert table.says("unload B").params == {"longship": "B", "good": "fish", "quantity": 3}
