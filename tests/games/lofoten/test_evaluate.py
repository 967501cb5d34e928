"""The judgement of a one-ply bot: by what is known alone, better for more and for nearer."""

from __future__ import annotations

from itertools import pairwise
from math import isfinite
from random import Random

import pytest

from drakkar.bots.registry import make_bot
from drakkar.games.lofoten.meta import META
from drakkar.games.lofoten.state import ending
from drakkar.games.registry import load_game
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER
from drakkar.kernel.meta import resolve_options
from tests.games.lofoten import engine
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.lofoten.test_against_oracle import ALL, eager

GAME = engine.GAME
STILL = ("action", "drawing", "pile", "area", "closing", "over")


def value(table: Table, seat: int = RAVEN) -> float:
    return GAME.evaluate(table.now().state, seat)


@pytest.mark.parametrize("seed", range(2))
def test_it_depends_on_what_is_known_and_one_seats_gain_is_the_others_loss(seed: int) -> None:
    played, dice, chance = engine.begin(seed, **ALL), Random(seed), Search(seed)
    ply = 0
    while played.state.to_act != OVER:
        if ply % 3 == 0:
            check(played, chance)
        played.apply(eager(played.legal(), dice))
        ply += 1
    check(played, chance)


def check(played: engine.Played, chance: Search) -> None:
    state, actor = played.state, max(played.state.to_act, 0)
    values = [GAME.evaluate(state, seat) for seat in (RAVEN, BEAR)]
    assert all(map(isfinite, values))
    if played.scene(RAVEN).phase in STILL:
        assert values[0] == pytest.approx(-values[1])
    assert GAME.evaluate(GAME.determinize(GAME.view(state, actor), chance), actor) == values[actor]


def test_judging_changes_nothing() -> None:
    table = Table().aboard(RAVEN, "B", "fish-1", "fish-2-raven").aboard(RAVEN, "D", "sheep-2")
    table.do("play right")
    before = table.now().state.key()
    value(table)
    assert table.now().state.key() == before


def fish_stored() -> Table:
    """A table on which the fish have their warehouse already."""
    return Table().stored(BEAR, "fish-1-bear")


def test_stored_is_better_than_aboard_and_aboard_than_ordered() -> None:
    stored = fish_stored().stored(RAVEN, "fish-2-raven")
    aboard = fish_stored().aboard(RAVEN, "A", "fish-2", "fish-2-raven")
    ordered = fish_stored().aboard(RAVEN, "A", "fish-2")
    assert value(stored) > value(aboard) > value(ordered) > value(fish_stored())


def test_coins_are_welcome() -> None:
    assert value(Table().coins(4, 3)) > value(Table().coins(3, 3)) > value(Table().coins(3, 4))


def test_cargo_nearer_to_the_dock_is_better() -> None:
    top = Table().aboard(RAVEN, "A", "fish-2", "fish-2-raven")
    side = Table().aboard(RAVEN, "B", "fish-2", "fish-2-raven")
    assert value(side) > value(top)


def test_a_fleet_nearer_to_its_tile_is_better() -> None:
    assert value(Table().aboard(RAVEN, "A", "mead-2").at(RAVEN, 4)) > value(
        Table().aboard(RAVEN, "A", "mead-2")
    )


def test_a_card_is_judged_by_the_best_its_moves_can_do() -> None:
    """With two moves to go the sheep can be reached; with none they cannot."""
    near, far = Table(), Table()
    for table, hand in ((near, "mead-2 coffer-1 fish-2"), (far, "mead-2 coffer-1 fish-1")):
        table.hand(RAVEN, hand).aboard(RAVEN, "A", "mead-3").coins(0, 0)
        table.do("play right")
    assert value(near) > value(far)


def test_a_jarl_is_welcome() -> None:
    with_jarl = Table(jarls="on").jarl("leif", "goods", RAVEN).jarl("ylva", "coins")
    without = Table(jarls="on").jarl("leif", "goods").jarl("ylva", "coins")
    assert value(with_jarl) > value(without)


def test_longship_c_hopes_for_any_good() -> None:
    plain = (
        Table(longships="on")
        .wheel(RAVEN, "DABC")
        .aboard(RAVEN, "C", "fish-1")
        .market("mead-3-bear mead-2-bear sheep-3-raven coffer-3-bear mead-3-raven")
    )
    upgraded = (
        Table(longships="on")
        .wheel(RAVEN, "DABC")
        .upgraded(RAVEN, "C")
        .aboard(RAVEN, "C", "fish-1")
        .market("mead-3-bear mead-2-bear sheep-3-raven coffer-3-bear mead-3-raven")
    )
    assert value(upgraded) > value(plain)


@pytest.mark.parametrize(
    ("card", "better", "worse"),
    [
        ("tally_house", "fish-1-bear fish-1-raven", "fish-3-bear"),
        ("shield_hall", "fish-1-raven", "fish-3-bear"),
        ("trophy_hall", "fish-1-bear", "fish-3-raven"),
        ("treaty_hall", "fish-1-bear fish-1-raven", "fish-2-bear fish-3-bear"),
        ("scale_house", "fish-3-bear", "fish-1-raven"),
        ("feast_hall", "fish-3-bear", "fish-1-raven"),
        ("thrift_store", "fish-1-bear fish-1-raven", "fish-3-bear"),
        ("sealed_cellar", "fish-3-bear", "fish-1-raven"),
    ],
)
def test_tiles_are_judged_by_what_their_warehouse_counts(card: str, better: str, worse: str) -> None:
    """Stored or only aboard; the rival has one tile there, and one of two bucklers (clauses 11.3 to 11.6)."""
    for aboard in (False, True):
        values = []
        for tiles in (better, worse):
            table = Table(level2_warehouses="1").houses(f"W1-1 {card} W1-3 W1-4").stored(BEAR, "fish-2-raven")
            if aboard:
                for longship, tile in zip("BD", tiles.split(), strict=False):
                    table.aboard(RAVEN, longship, "fish-1", tile)
            else:
                table.stored(RAVEN, tiles)
            values.append(value(table))
        assert values[0] > values[1], (card, aboard)


def test_the_more_longships_wait_in_vain_the_worse_is_one_more() -> None:
    """No mead lies on the market: with four such orders nothing could be done any more (clause 4.2)."""
    market = "sheep-3-raven fish-2-bear sheep-2-raven coffer-3-bear fish-3-raven"
    values = []
    for waiting in range(5):
        table = Table().market(market).opened("mead")
        orders = ("mead-3", "mead-3", "mead-2", "mead-2")
        for longship, order in zip("ABDC"[:waiting], orders, strict=False):
            table.aboard(RAVEN, longship, order)
        values.append(value(table))
    steps = [after - before for before, after in pairwise(values)]
    assert steps == sorted(steps, reverse=True)
    assert steps[2] < 0


def test_the_later_the_turn_the_more_a_tile_is_worth() -> None:
    gains = []
    for turns in (1, 61, 201):
        without, aboard = Table().turns(turns), Table().turns(turns)
        aboard.aboard(RAVEN, "B", "fish-2", "fish-2-raven")
        gains.append(value(aboard) - value(without))
    assert gains[0] < gains[1] < gains[2]


@pytest.mark.sweep
@pytest.mark.parametrize("options", [{}, {"level2_warehouses": "4"}, ALL], ids=["base", "warehouses", "all"])
def test_two_greedy_bots_end_a_match_by_the_rules(options: dict[str, str]) -> None:
    """They empty the piles long before the safety limit would stop them (clause 9.6)."""
    for seed in range(3):
        chance = Search(seed)
        state = GAME.new(2, resolve_options(META, options, 2), chance)
        bots = [make_bot("greedy", load_game("lofoten"), seed + seat) for seat in (RAVEN, BEAR)]
        while state.to_act != OVER:
            seat = state.to_act
            GAME.apply(state, bots[seat].choose(GAME.view(state, seat), GAME.legal(state)).action, chance)
        assert ending(state)
        assert state.turn < GAME.components.turn_cap // 2
