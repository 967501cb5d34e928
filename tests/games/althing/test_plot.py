"""Clause 8: the plot, the one event of the base cards."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from tests.games.althing.table import BLUE, GREEN, RED, Table, names


@pytest.mark.rule("althing-8.1")
def test_nobody_is_asked_about_an_event() -> None:
    table = Table(4).hand(RED, "siggy odin")
    assert names(table.do("play siggy plot")) == ["SymbolPlayed"]
    assert table.asked == ("plotting", RED)


@pytest.mark.rule("althing-8.2")
@pytest.mark.parametrize(("first", "second"), [(2, 5), (5, 2)])
def test_two_cards_go_under_the_deck_in_the_order_chosen(first: int, second: int) -> None:
    row = Table().oracle.row
    table = Table(3).hand(RED, "siggy odin").placed(bottom="olaf")
    table.do("play siggy plot")
    assert table.legal == [f"plot {slot}" for slot in (1, 2, 3, 4, 5)]
    assert table.do(f"plot {first}") == []
    assert table.refuses(f"plot {first}") == "8.2 slot-plotted"
    happened = table.do(f"plot {second}", luck="bjorn halldora")
    cards = (row[first - 1], row[second - 1])
    assert happened[0] == ev.CardsPlotted(RED, cards, (first, second))
    assert happened[1] == ev.AssemblyRefilled(("bjorn", "halldora"))
    assert table.assembly == "halldora bjorn gudrid sigvaar horik"
    for viewer in (RED, BLUE, GREEN):
        assert table.scene(viewer).deck.bottom == ("olaf", *cards), "which all see"


@pytest.mark.rule("althing-8.2")
def test_with_one_card_only_that_one() -> None:
    table = Table().hand(RED, "siggy odin").row("- - - - hild").pool("")
    table.do("play siggy plot")
    assert table.legal == ["plot 5"]
    assert table.refuses("plot 4") == "4.6 slot-empty"
    happened = table.do("plot 5")
    assert happened == [ev.CardsPlotted(RED, ("hild",), (5,)), ev.AssemblyRefilled(("hild",))]
    assert table.assembly == "- - - - hild", "no other card was left to come"


@pytest.mark.rule("althing-8.2")
def test_with_an_empty_deck_they_come_back_first_first() -> None:
    table = Table().hand(RED, "siggy odin").pool("")
    table.do("play siggy plot", "plot 4", "plot 1")
    assert table.assembly == "gudrid horik floki sigvaar hild"


@pytest.mark.rule("althing-8.2")
def test_an_empty_assembly_is_not_plotted_against() -> None:
    table = Table().hand(RED, "siggy odin").row("- - - - -").pool("")
    assert table.refuses("play siggy plot") == "8.2 assembly-empty"


def test_plots_take_the_last_card_of_a_hand() -> None:
    table = Table().hand(RED, "siggy").deck(RED, "odin odin odin odin")
    table.do("play siggy plot", "plot 1")
    happened = table.do("plot 2")
    assert names(happened) == [
        "CardsPlotted",
        "AssemblyRefilled",
        "DeckReshuffled",
        "CardsDrawn",
        "PhaseBegan",
    ]
    assert table.acts == BLUE
