"""Clause 7: drawing a card."""

from __future__ import annotations

import pytest

from drakkar.games.lofoten.events import CardDrawn, CardPut, DeckReshuffled
from drakkar.games.lofoten.scene_types import CardScene
from drakkar.kernel.game import SPECTATOR
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type


@pytest.mark.rule("lofoten-7.1")
def test_after_the_action_phase_a_card_is_drawn_and_seen() -> None:
    table = Table()
    events = table.do("play left", "done", luck="sheep-1")
    assert events[-1] == CardDrawn(RAVEN, "sheep", 1)
    assert (table.phase, table.acts) == ("drawing", RAVEN)
    assert table.scene(RAVEN).drawn == CardScene("sheep", 1)
    assert table.scene(BEAR).drawn == table.scene(SPECTATOR).drawn == CardScene("", 0), "by its owner alone"
    assert table.cards(RAVEN) == "coffer-1 fish-3", "before it has a place"


@pytest.mark.rule("lofoten-7.1")
def test_just_one_card_whatever_was_played() -> None:
    for position in ("left", "middle", "right"):
        table = Table()
        before = table.scene().deck
        table.do(f"play {position}", "done", luck="sheep-1")
        table.do("put left")
        assert table.scene().deck == before - 1
        assert len(table.cards(RAVEN).split()) == 3


@pytest.mark.rule("lofoten-7.2")
@pytest.mark.parametrize(
    ("side", "hand"), [("left", "sheep-1 mead-2 fish-3"), ("right", "mead-2 fish-3 sheep-1")]
)
def test_at_the_left_or_the_right_end(side: str, hand: str) -> None:
    table = Table()
    table.do("play middle", "done", luck="sheep-1")
    assert table.do(f"put {side}")[0] == CardPut(RAVEN, side)
    assert table.cards(RAVEN) == hand


@pytest.mark.rule("lofoten-7.2")
def test_never_in_the_middle() -> None:
    table = Table()
    table.do("play middle", "done", luck="sheep-1")
    assert table.choices("put") == "left right"
    assert table.legal == ["put left", "put right"]


@pytest.mark.rule("lofoten-7.3")
def test_the_discards_become_the_new_deck_when_a_card_is_needed() -> None:
    """Ruling 31."""
    table = Table().deck("").coins(0, 0)
    assert table.scene().deck == 0
    table.do("play left")
    discards = table.scene().discards
    events = table.do("done", luck="mead-2")
    assert events == [DeckReshuffled(discards), CardDrawn(RAVEN, "mead", 2)], (
        "the card just played is in it too"
    )
    assert (table.scene().deck, table.scene().discards) == (discards - 1, 0)


@pytest.mark.rule("lofoten-7.3")
def test_not_before() -> None:
    table = Table().deck("sheep-1").coins(0, 0)
    events = table.do("play left", "done", luck="sheep-1")
    events += table.do("put left")
    assert not of_type(events, DeckReshuffled)
    assert (table.scene().deck, table.acts) == (0, BEAR)
    events = table.do("play left", "done", luck="mead-2")
    assert of_type(events, DeckReshuffled)


@pytest.mark.rule("lofoten-7.3")
def test_hands_and_orders_are_never_in_it() -> None:
    """At most fourteen cards are out, so twenty-two remain."""
    table = Table().aboard(RAVEN, "A", "fish-1").aboard(BEAR, "D", "mead-1").deck("").coins(0, 0)
    table.do("play left")
    assert table.scene().discards == 36 - 7
    (event, _) = table.do("done", luck="mead-2")
    assert event == DeckReshuffled(29), "five in hands and two aboard are not in it"
