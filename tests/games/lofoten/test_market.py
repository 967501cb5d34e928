"""Clause 8: maintenance, which refills the market."""

from __future__ import annotations

import pytest

from drakkar.games.lofoten.events import (
    EndTriggered,
    FourAlike,
    PileEmpty,
    PileShows,
    TilePlaced,
    TileTurned,
)
from drakkar.games.lofoten.scene_types import PileScene, TileScene
from drakkar.kernel.game import SPECTATOR
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type

TWO_GAPS = "mead-1-raven - sheep-3-raven - mead-3-bear"
GAP = "mead-1-raven - sheep-3-raven coffer-2-bear mead-3-bear"


def refilling(table: Table) -> Table:
    """Raven has done nothing, and refills the market."""
    table.do("play left", "done", luck="coffer-3")
    table.do("put left")
    return table


# ---- 8.1 one by one


@pytest.mark.rule("lofoten-8.1")
def test_pile_tile_and_area_for_each_empty_area() -> None:
    table = refilling(Table().market(TWO_GAPS).coins(0, 0))
    assert table.legal == ["pile 1", "pile 2"]
    events = table.do("pile 2", luck="sheep-1-bear coffer")
    assert events == [TileTurned(RAVEN, 2, "sheep", 1, "bear"), PileShows(2, "coffer")]
    assert table.scene(BEAR).turned == TileScene("sheep", 1, "bear", False)
    assert table.legal == ["area 2", "area 4"]
    assert table.do("area 4") == [TilePlaced(RAVEN, 4, "sheep", 1, "bear")]
    assert (table.phase, table.tiles()) == ("pile", "mead-1-raven - sheep-3-raven sheep-1-bear mead-3-bear")
    events = table.do("pile 2", luck="coffer-2-raven fish")
    assert events[:3] == [
        TileTurned(RAVEN, 2, "coffer", 2, "raven"),
        PileShows(2, "fish"),
        TilePlaced(RAVEN, 2, "coffer", 2, "raven"),
    ], "the last one has nowhere else to go"
    assert table.acts == BEAR


@pytest.mark.rule("lofoten-8.1")
def test_an_area_takes_one_tile() -> None:
    table = refilling(Table().market(TWO_GAPS))
    table.do("pile 1", luck="fish-1-bear mead")
    assert table.refuses("area 1") == "8.1 area-taken"
    assert table.refusal("area 1").params == {"area": 1}


@pytest.mark.rule("lofoten-8.1")
def test_until_the_market_is_full() -> None:
    table = refilling(Table().market("- - - - -").coins(0, 0))
    events = table.refill()
    assert len(of_type(events, TilePlaced)) == 5 + 2 * len(of_type(events, FourAlike))
    assert "-" not in table.tiles().split()


@pytest.mark.rule("lofoten-8.1")
def test_a_full_market_needs_nothing() -> None:
    table = refilling(Table().coins(0, 0))
    assert table.acts == BEAR


# ---- 8.2 what is known


@pytest.mark.rule("lofoten-8.2")
def test_the_pile_is_chosen_by_the_goods_shown() -> None:
    """Ruling 32: only the chosen tile is turned; of the other pile no more is seen."""
    table = refilling(Table().market(TWO_GAPS))
    before = [table.scene(viewer).piles for viewer in (SPECTATOR, RAVEN, BEAR)]
    assert before[0] == before[1] == before[2]
    assert [pile.good for pile in before[0]] == ["fish", "sheep"]
    events = table.do("pile 1", luck="fish-3-bear mead")
    assert len(of_type(events, TileTurned)) == 1
    assert table.scene(RAVEN).piles[1] == before[0][1]
    assert table.scene(RAVEN).piles[0] == PileScene(1, before[0][0].tiles - 1, "mead")


@pytest.mark.rule("lofoten-8.2")
def test_an_empty_pile_cannot_be_chosen() -> None:
    table = refilling(
        Table().market(TWO_GAPS).piles(1, 3, "fish-1-bear mead-2-bear sheep-1-bear sheep-2-bear")
    )
    events = table.do("pile 1", luck="fish-1-bear")
    assert events[-1] == PileEmpty(1)
    assert table.scene().piles[0] == PileScene(1, 0, "")
    table.do("area 2")
    assert table.choices("pile") == "2", "it is asked all the same"
    assert table.refuses("pile 1") == "8.2 pile-empty"
    assert table.refusal("pile 1").params == {"pile": 1}


# ---- 8.3 four alike


@pytest.mark.rule("lofoten-8.3")
@pytest.mark.parametrize(
    ("market", "gone"),
    [
        ("mead-1-raven - mead-2-bear coffer-2-bear mead-3-bear", (2, 3)),
        ("- mead-1-raven mead-2-bear coffer-2-bear mead-3-bear", (2, 3)),
        ("mead-1-raven mead-2-bear - mead-3-bear coffer-2-bear", (2, 3)),
        ("coffer-2-bear mead-1-raven mead-2-bear mead-3-bear -", (3, 4)),
        ("mead-1-raven coffer-2-bear mead-2-bear mead-3-bear -", (3, 4)),
        ("mead-1-raven mead-2-bear coffer-2-bear mead-3-bear -", (2, 4)),
    ],
)
def test_the_second_and_third_of_four_along_the_row_are_out(market: str, gone: tuple[int, int]) -> None:
    """Both rulebooks: the two middle ones of the four; ruling 32."""
    table = refilling(Table().market(market).tops("mead", "sheep").coins(0, 0))
    events = table.do("pile 1", luck="mead-2-raven fish")
    assert events[-1] == FourAlike(RAVEN, "mead", *gone)
    assert [area for area, tile in enumerate(table.tiles().split(), 1) if tile == "-"] == list(gone)
    assert (table.phase, table.scene().removed) == ("pile", 2), "and they are replaced one by one"
    table.do("pile 2", luck="sheep-1-bear fish")
    assert table.choices("area") == f"{gone[0]} {gone[1]}"


@pytest.mark.rule("lofoten-8.3")
def test_checked_after_each_placed_tile() -> None:
    """There is still another area to fill when the fourth mead comes."""
    table = refilling(Table().market("mead-1-raven - mead-2-bear - mead-3-bear").tops("mead", "sheep"))
    events = table.do("pile 1", luck="mead-2-raven fish") + table.do("area 2")
    assert events[-1] == FourAlike(RAVEN, "mead", 2, 3)
    assert table.tiles() == "mead-1-raven - - - mead-3-bear"


@pytest.mark.rule("lofoten-8.3")
def test_it_may_happen_again_and_again() -> None:
    table = refilling(
        Table().market("mead-1-raven - mead-2-bear mead-3-bear coffer-1-bear").tops("mead", "mead")
    )
    table.do("pile 1", luck="mead-2-raven mead")
    assert table.tiles() == "mead-1-raven - - mead-3-bear coffer-1-bear"
    table.do("pile 1", luck="mead-1-bear fish")
    table.do("area 2")
    events = table.do("pile 2", luck="mead-2-bear sheep")
    assert of_type(events, FourAlike) == [FourAlike(RAVEN, "mead", 2, 3)]
    assert table.scene().removed == 4


@pytest.mark.rule("lofoten-8.3")
def test_three_alike_may_stay() -> None:
    table = refilling(Table().market(GAP).tops("mead", "sheep").coins(0, 0))
    events = table.do("pile 1", luck="mead-2-raven fish")
    assert not of_type(events, FourAlike)
    assert table.acts == BEAR


# ---- 8.4 without tiles to replace them


@pytest.mark.rule("lofoten-8.4")
def test_four_alike_go_even_if_nothing_can_replace_them() -> None:
    """Ruling 32: and so the end is triggered."""
    table = Table().market("mead-1-raven - mead-2-bear coffer-2-bear mead-3-bear").piles(1, 0, "mead-2-raven")
    refilling(table.coins(0, 0))
    events = table.do("pile 1", luck="mead-2-raven")
    assert events[1:5] == [
        PileEmpty(1),
        TilePlaced(RAVEN, 2, "mead", 2, "raven"),
        FourAlike(RAVEN, "mead", 2, 3),
        EndTriggered(RAVEN),
    ]
    assert table.tiles() == "mead-1-raven - - coffer-2-bear mead-3-bear"
