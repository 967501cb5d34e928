"""The judgement of a one-ply bot: better for who is nearer to the end, better equipped and less hindered."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from drakkar.kernel.game import OVER
from tests.games.althing import engine
from tests.games.althing.table import BLUE, GREEN, RED, Table
from tests.games.althing.test_against_oracle import ALL_MODULES, MAGIC, STRANGE, WILD, eager

GAME = engine.GAME


def value(table: Table, seat: int = RED) -> float:
    return GAME.evaluate(table.now().state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_a_number_in_every_position_and_changes_nothing(seats: int) -> None:
    for game in (GAME, STRANGE):
        played, dice = engine.begin(seats, seats, game, **WILD), Random(seats)
        ply = 0
        while played.state.to_act != OVER:
            ply += 1
            if ply % 3 == 0:
                before = played.state.key()
                for seat in range(seats):
                    assert isfinite(game.evaluate(played.state, seat))
                assert played.state.key() == before
            played.apply(eager(played.legal(), dice))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_is_a_number_with_all_modules_too(seats: int) -> None:
    for game, epic in ((GAME, "six"), (MAGIC, "eight")):
        options = ALL_MODULES | {"epic": epic, "thorfinn": "legend_legendary"}
        played, dice = engine.begin(seats, seats, game, **options), Random(seats)
        ply = 0
        while played.state.to_act != OVER:
            ply += 1
            if ply % 3 == 0 or ply < 30:
                before = played.state.key()
                for seat in range(seats):
                    assert isfinite(game.evaluate(played.state, seat))
                assert played.state.key() == before
            played.apply(eager(played.legal(), dice))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_better_than_to_have_won(seats: int) -> None:
    table = Table(seats).at(*[4] * seats).hand(RED, "olaf olaf odin aslaug")
    before = value(table)
    table.do("cross", "pay olaf", "pay olaf", "confirm")
    while not table.over:
        table.end()
    assert value(table) > before
    assert value(table) > 0 > value(table, BLUE)
    if seats == 4:
        assert value(table) == value(table, GREEN), "a team has won together"


def test_a_shared_victory_is_neither_won_nor_lost() -> None:
    table = Table().at(4, 4).hand(RED, "olaf olaf odin").hand(BLUE, "olaf olaf odin")
    for _ in range(2):
        table.do("cross", "pay olaf", "pay olaf", "confirm")
        table.end()
    assert value(table) == value(table, BLUE) == 0


def test_further_is_better_and_rivals_further_is_worse() -> None:
    assert value(Table().at(3, 1)) > value(Table().at(2, 1)) > value(Table().at(2, 2))
    assert value(Table(3).at(3, 1, 1)) > value(Table(3).at(2, 1, 1)) > value(Table(3).at(2, 3, 1))


def test_a_partners_progress_counts() -> None:
    assert value(Table(4).at(2, 1, 3, 1)) > value(Table(4).at(2, 1, 2, 1))


def test_good_cards_are_better_than_poor_ones() -> None:
    assert value(Table().discard(RED, "olaf hild")) > value(Table().discard(RED, "odin odin"))


def test_trolls_and_storms_are_not_welcome() -> None:
    assert value(Table().deck(RED, "odin odin", on_top="troll-1 troll-1")) < value(
        Table().deck(RED, "odin odin")
    )
    assert value(Table().storm(BLUE, RED)) < value(Table().storm(BLUE, RED, 1)) < value(Table())
    assert value(Table().storm(RED, BLUE)) > value(Table())


def test_who_can_cross_stands_better_than_who_cannot() -> None:
    assert value(Table().hand(RED, "horik thor odin odin")) > value(Table().hand(RED, "odin odin odin odin"))


def test_what_another_hand_holds_is_a_guess_and_counts_for_nothing() -> None:
    """Only how many cards it has, and which its owner has in all."""
    weak = Table().hand(BLUE, "odin odin odin thor").deck(BLUE, "horik gudrid")
    strong = Table().hand(BLUE, "horik gudrid odin thor").deck(BLUE, "odin odin")
    assert value(weak) == value(strong)
    assert value(weak, BLUE) < value(strong, BLUE)
    assert value(Table().hand(BLUE, "horik")) > value(Table().hand(BLUE, "horik horik"))


def waiting(number: int) -> tuple[float, float]:
    """What it is worth, in this round, to drop a card of a full hand that never pays, and to keep it."""
    values: list[float] = []
    for choice in ("drop odin", "draw"):
        table = Table(scenario="4").at(4, 4).limits(5, 5).round(number).reserve(RED, "floki")
        table.hand(RED, "odin odin freyr bjorn beldurk").deck(RED, "baldur gudrid").discard(RED, "siggy")
        table.do("end", choice)
        values.append(value(table))
    return values[0], values[1]


@pytest.mark.parametrize("number", [12, 60])
def test_nobody_waits_for_ever_with_a_hand_that_never_pays(number: int) -> None:
    dropped, kept = waiting(number)
    assert dropped > kept


def test_nuggets_are_worth_more_while_the_next_step_is_out_of_reach() -> None:
    """Nobody had recruited the only card to be had, and nobody could ever cross."""
    values: list[float] = []
    for choice in ("recruit 4", "end"):
        table = (
            Table(4).track("kattegat-a eldaskali-a knorrer-b dragvendil-a drakkar-b althing").at(0, 0, 0, 0)
        )
        table.hand(RED, "odin odin odin thor").deck(RED, "odin freyr")
        table.row("heskabech olaf dazgul sigvaar beldurk").do(choice)
        values.append(value(table))
    assert values[0] > values[1]
