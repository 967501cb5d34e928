"""Clause 9: how a match ends."""

from __future__ import annotations

import pytest

from drakkar.games.lofoten.events import (
    CardDrawn,
    EndTriggered,
    FinalUnloading,
    LongshipUpgraded,
    MatchEnded,
    MatchStalled,
    OrderFulfilled,
    TileLoaded,
    TileStored,
    TurnBegan,
    UnloadingDeclined,
    WarehouseOpened,
)
from drakkar.games.lofoten.game import load_game
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type

GAP = "mead-1-raven - sheep-3-raven coffer-2-bear mead-3-bear"
SOON = load_game(("soon.toml", "[limit]\nturns = 8\n"))


def last_tiles(**options: str) -> Table:
    """An area is empty and the piles are, too: whoever plays now triggers the end."""
    return Table(**options).market(GAP).piles(0, 0).coins(0, 0)


def turns(events: list[Event]) -> list[Event]:
    return of_type(events, TurnBegan)


# ---- 9.1 the trigger


@pytest.mark.rule("lofoten-9.1")
def test_triggered_when_the_market_cannot_be_refilled() -> None:
    table = last_tiles()
    assert not table.scene().ending, "not by the empty area alone"
    table.do("play left", "done", luck="fish-1")
    assert not table.scene().ending
    events = table.do("put left")
    assert events[1] == EndTriggered(RAVEN)
    assert table.scene().ending


@pytest.mark.rule("lofoten-9.1")
def test_tiles_are_placed_while_the_piles_last() -> None:
    """Ruling 33."""
    table = (
        Table().market("mead-1-raven - - coffer-2-bear mead-3-bear").piles(1, 0, "fish-1-bear").coins(0, 0)
    )
    table.do("play left", "done", luck="fish-1")
    table.do("put left")
    assert not table.scene().ending
    table.do("pile 1", luck="fish-1-bear")
    assert not table.scene().ending
    events = table.do("area 3")
    assert events[1] == EndTriggered(RAVEN)
    assert table.tiles() == "mead-1-raven - fish-1-bear coffer-2-bear mead-3-bear"


@pytest.mark.rule("lofoten-9.1")
def test_a_full_market_with_empty_piles_triggers_nothing() -> None:
    table = Table().piles(0, 0).coins(0, 0)
    events = table.idle()
    events += table.idle()
    assert not of_type(events, EndTriggered)
    assert (table.acts, table.scene().ending) == (RAVEN, False)


@pytest.mark.rule("lofoten-9.1")
def test_nor_does_the_very_last_tile_that_fills_it() -> None:
    table = Table().market(GAP).piles(0, 1, "fish-1-bear").coins(0, 0)
    events = table.idle()
    assert not of_type(events, EndTriggered)
    assert [pile.tiles for pile in table.scene().piles] == [0, 0]
    assert table.acts == BEAR


# ---- 9.2 by the first player


@pytest.mark.rule("lofoten-9.2")
def test_after_the_first_player_the_other_has_one_last_turn() -> None:
    """Ruling 34: without draw and maintenance, on an unfilled market."""
    table = last_tiles()
    events = table.idle()
    assert turns(events) == [TurnBegan(BEAR, 6, False, True)]
    assert (table.scene().last_turn, table.tiles()) == (True, GAP)
    deck = table.scene().deck
    events = table.do("play left", "turn ccw", "done")
    assert not of_type(events, CardDrawn)
    assert events[-2:] == [FinalUnloading(), MatchEnded((RAVEN, BEAR))]
    assert (table.over, table.scene().deck, table.tiles()) == (True, deck, GAP)


@pytest.mark.rule("lofoten-9.2")
@pytest.mark.parametrize("first", [RAVEN, BEAR])
def test_it_is_the_first_player_card_that_counts(first: int) -> None:
    table = last_tiles().first_player(first).turn(first)
    events = table.idle()
    assert turns(events) == [TurnBegan(1 - first, table.scene().turn, False, True)]


@pytest.mark.rule("lofoten-9.2")
def test_the_automatic_actions_work_in_the_last_turn_too() -> None:
    table = last_tiles().aboard(BEAR, "A", "sheep-1")
    events = table.idle()
    assert events[-1] == TileLoaded(BEAR, "A", "sheep", 3, "raven", 3)


@pytest.mark.rule("lofoten-9.2")
def test_the_last_turn_has_its_end_of_turn_steps() -> None:
    """Ruling 41."""
    table = last_tiles(longships="on").stored(BEAR, "mead-2-bear")
    table.idle()
    table.do("play left", "done")
    assert (table.phase, table.acts) == ("closing", BEAR)
    events = table.do("upgrade A", "flip mead-2-bear")
    assert [type(event) for event in events[1:]] == [LongshipUpgraded, FinalUnloading, MatchEnded]


@pytest.mark.rule("lofoten-9.2")
def test_a_new_hand_may_still_be_bought_before_the_last_card() -> None:
    table = last_tiles().coins(0, 2)
    table.idle()
    table.do("renew", luck="sheep-1 fish-1 sheep-3")
    table.do("play left", "done")
    assert table.over


# ---- 9.3 by the second player


@pytest.mark.rule("lofoten-9.3")
def test_after_the_second_player_the_match_is_over() -> None:
    """Ruling 35: turns are equal."""
    table = last_tiles().turn(BEAR)
    table.do("play left", "done", luck="fish-1")
    events = table.do("put left")
    assert events[1:] == [EndTriggered(BEAR), FinalUnloading(), MatchEnded((RAVEN, BEAR))]


@pytest.mark.rule("lofoten-9.3")
def test_but_not_without_the_end_of_turn_steps() -> None:
    table = last_tiles(longships="on").turn(BEAR).stored(BEAR, "mead-2-bear")
    table.do("play left", "done", luck="fish-1")
    table.do("put left")
    assert (table.phase, table.scene().ending, table.scene().last_turn) == ("closing", True, False)
    table.do("end")
    assert table.over


@pytest.mark.rule("lofoten-9.3")
def test_another_round_if_one_likes() -> None:
    """The French rulebook to the letter: the match ends in the action phase of the second player."""
    table = last_tiles(last_round="another").turn(BEAR)
    events = table.idle()
    assert turns(events) == [TurnBegan(RAVEN, 7, False, False)]
    table.do("play left", "done", luck="fish-2")
    assert table.phase == "drawing", "a full turn"
    events = table.do("put left")
    assert not of_type(events, EndTriggered), "once is enough"
    assert turns(events) == [TurnBegan(BEAR, 8, False, True)]
    table.do("play left", "done")
    assert table.over


@pytest.mark.rule("lofoten-9.3")
def test_another_round_changes_nothing_for_the_first_player() -> None:
    table = last_tiles(last_round="another")
    events = table.idle()
    assert turns(events) == [TurnBegan(BEAR, 6, False, True)]
    table.do("play left", "done")
    assert table.over


# ---- 9.4 turns bought before


@pytest.mark.rule("lofoten-9.4")
def test_the_first_player_plays_a_paid_turn_in_full() -> None:
    """Ruling 36: on the unfilled market, and then the other's last turn comes."""
    table = last_tiles().coins(3, 3)
    table.do("extra")
    events = table.idle()
    assert of_type(events, EndTriggered) == [EndTriggered(RAVEN)]
    assert turns(events) == [TurnBegan(RAVEN, 6, True, False)]
    events = table.idle()
    assert of_type(events, CardDrawn)
    assert not of_type(events, EndTriggered)
    assert turns(events) == [TurnBegan(BEAR, 7, False, True)]


@pytest.mark.rule("lofoten-9.4")
def test_the_second_player_plays_a_paid_turn_as_the_last_one() -> None:
    table = last_tiles().coins(3, 3).turn(BEAR)
    table.do("extra")
    events = table.idle()
    assert turns(events) == [TurnBegan(BEAR, 7, True, True)]
    assert table.refuses("extra") == "5.6 end-triggered"
    events = table.do("play left", "done")
    assert not of_type(events, CardDrawn)
    assert table.over


@pytest.mark.rule("lofoten-9.4")
def test_with_another_round_to_come_the_second_players_paid_turn_is_full() -> None:
    """Else there would be no third card for the turn after."""
    table = last_tiles(last_round="another").coins(3, 3).turn(BEAR)
    table.do("extra")
    events = table.idle()
    assert turns(events) == [TurnBegan(BEAR, 7, True, False)]
    events = table.idle()
    assert of_type(events, CardDrawn)
    assert turns(events) == [TurnBegan(RAVEN, 8, False, False)]
    events = table.idle()
    assert turns(events) == [TurnBegan(BEAR, 9, False, True)]
    table.do("play left", "done")
    assert table.over


@pytest.mark.rule("lofoten-9.4")
def test_a_turn_bought_after_drawing_but_before_the_trigger() -> None:
    table = last_tiles().coins(3, 3)
    table.do("play left", "done", luck="fish-1")
    table.do("extra")
    events = table.do("put left")
    assert turns(events + table.close()) == [TurnBegan(RAVEN, 6, True, False)]


# ---- 9.5 the final unloading


@pytest.mark.rule("lofoten-9.5")
def test_each_may_unload_one_longship_wherever_it_is_the_first_player_first() -> None:
    """Ruling 37."""
    table = Table().market(GAP).coins(0, 0).turn(BEAR).opened("fish sheep")
    table.aboard(RAVEN, "A", "fish-1", "fish-2-raven").aboard(RAVEN, "B", "sheep-1", "sheep-1-bear")
    table.aboard(BEAR, "D", "fish-3", "fish-3-bear").piles(0, 0)
    events = table.idle()
    assert events[-1] == FinalUnloading()
    assert (table.phase, table.acts, table.legal) == ("unloading", RAVEN, ["unload A", "unload B", "pass"])
    events = table.do("unload A")
    assert events == [OrderFulfilled(RAVEN, "A", "fish", 1), TileStored(RAVEN, "A", "fish", 2, "raven", 2)]
    assert (table.phase, table.acts, table.legal) == ("unloading", BEAR, ["unload D", "pass"]), "just one"
    events = table.do("unload D")
    assert events[-1] == MatchEnded((BEAR,))
    assert (table.house(2, RAVEN), table.house(2, BEAR)) == ("fish-2-raven", "fish-3-bear")
    assert table.cargo(RAVEN, "B") == "sheep-1-bear", "what stays aboard is worth nothing"
    assert (table.points(RAVEN), table.points(BEAR)) == (0, 5)


@pytest.mark.rule("lofoten-9.5")
def test_nobody_must_unload() -> None:
    table = Table().market(GAP).coins(0, 0).turn(BEAR).aboard(BEAR, "D", "fish-3", "fish-3-bear").piles(0, 0)
    table.idle()
    assert table.acts == BEAR, "who has nothing aboard is not asked"
    assert table.do("pass") == [UnloadingDeclined(BEAR), MatchEnded((RAVEN, BEAR))]


@pytest.mark.rule("lofoten-9.5")
def test_a_longship_without_cargo_cannot_be_unloaded() -> None:
    table = Table().market(GAP).coins(0, 0).turn(BEAR).aboard(BEAR, "D", "fish-3", "fish-3-bear").piles(0, 0)
    table.aboard(BEAR, "A", "mead-2")
    table.idle()
    for longship in "ABC":
        assert table.refuses(f"unload {longship}") == "9.5 no-cargo"
        assert table.refusal(f"unload {longship}").params == {"longship": longship}


@pytest.mark.rule("lofoten-9.5")
def test_a_good_without_a_warehouse_goes_to_any_empty_one() -> None:
    table = Table().market(GAP).coins(0, 0).turn(BEAR).aboard(RAVEN, "D", "fish-3", "fish-3-bear")
    table.aboard(BEAR, "A", "mead-2", "mead-2-bear").opened("sheep").piles(0, 0)
    table.idle()
    table.do("unload D")
    assert (table.phase, table.choices("warehouse")) == ("storing", "1 2 4")
    table.do("warehouse 4")
    assert (table.acts, table.phase) == (BEAR, "unloading")
    table.do("unload A")
    events = table.do("warehouse 2")
    assert of_type(events, WarehouseOpened) == [WarehouseOpened(BEAR, 2, "mead")]
    assert table.over
    assert (table.points(RAVEN), table.points(BEAR)) == (7, 5)


@pytest.mark.rule("lofoten-9.5")
def test_and_the_last_one_is_forced() -> None:
    table = Table().market(GAP).coins(0, 0).turn(BEAR).aboard(RAVEN, "D", "fish-3", "fish-3-bear")
    table.opened("sheep mead coffer").piles(0, 0)
    table.idle()
    table.do("unload D")
    assert (table.over, table.goods()) == (True, "mead fish sheep coffer")


@pytest.mark.rule("lofoten-9.5")
def test_longship_b_unloads_its_whole_cargo() -> None:
    """Ruling 37."""
    table = Table(longships="on").market(GAP).coins(0, 0).turn(BEAR).upgraded(RAVEN, "B")
    table.aboard(RAVEN, "B", "fish-3", "fish-1-bear fish-2-raven").piles(0, 0)
    table.idle()
    table.do("unload B")
    assert [tile.value for tile in table.scene().storing] == [1, 2]
    table.do("warehouse 2")
    assert table.house(2, RAVEN) == "fish-1-bear fish-2-raven"
    assert table.points(RAVEN) == 5 + 1


@pytest.mark.rule("lofoten-9.5")
def test_no_coins_and_no_cards_in_the_final_unloading() -> None:
    table = Table().market(GAP).coins(3, 5).turn(BEAR).aboard(BEAR, "D", "fish-3", "fish-3-bear").piles(0, 0)
    table.idle()
    assert table.phase == "unloading"
    for notation in ("renew", "extra", "play left", "end", "done"):
        assert table.refuses(notation) == "1.2 not-this-choice"
        assert table.refusal(notation).params == {"phase": "unloading"}


@pytest.mark.rule("lofoten-9.5")
def test_after_the_end_nothing_is_allowed_and_all_is_shown() -> None:
    table = last_tiles().turn(BEAR)
    table.idle()
    assert table.over
    for action in range(len(table.now().game.space)):
        assert table.refuses(table.now().game.space.notation(action)) == "10.3 match-over"
    for viewer in (SPECTATOR, RAVEN, BEAR):
        assert all(card.value for player in table.scene(viewer).players for card in player.hand)


# ---- 9.6 the safety limit


@pytest.mark.rule("lofoten-9.6")
def test_after_400_turns_the_match_ends_with_the_round() -> None:
    """Ruling 56."""
    table = Table().coins(0, 0).turn(BEAR).turns(400)
    assert table.now().stage().turn_cap == 400
    events = table.idle()
    assert events[-3:] == [MatchStalled(400), FinalUnloading(), MatchEnded((RAVEN, BEAR))]


@pytest.mark.rule("lofoten-9.6")
def test_not_a_turn_earlier_and_not_in_the_middle_of_a_round() -> None:
    table = Table().coins(0, 0).turns(399)
    assert turns(table.idle()) == [TurnBegan(BEAR, 400, False, False)]
    table = Table().coins(0, 0).turn(BEAR).turns(399)
    assert turns(table.idle()) == [TurnBegan(RAVEN, 400, False, False)]
    assert turns(table.idle()) == [TurnBegan(BEAR, 401, False, False)], "whose turn completes the round"
    assert of_type(table.idle(), MatchStalled) == [MatchStalled(401)]


@pytest.mark.rule("lofoten-9.6")
def test_bought_turns_count_for_the_limit_and_are_still_played() -> None:
    table = Table().coins(3, 3).turn(BEAR).turns(400)
    table.do("extra")
    assert turns(table.idle()) == [TurnBegan(BEAR, 401, True, False)]
    assert of_type(table.idle(), MatchStalled) == [MatchStalled(401)]


@pytest.mark.rule("lofoten-9.6")
def test_the_limit_is_followed_by_the_final_unloading() -> None:
    table = Table().coins(0, 0).turn(BEAR).turns(400).aboard(RAVEN, "D", "fish-3", "fish-3-bear")
    table.idle()
    assert (table.phase, table.acts) == ("unloading", RAVEN)
    table.do("pass")
    assert table.over


@pytest.mark.rule("lofoten-9.6")
def test_the_limit_is_a_number_of_the_components_file() -> None:
    table = Table(SOON).coins(0, 0).turn(BEAR).turns(8)
    assert table.now().stage().turn_cap == 8
    assert of_type(table.idle(), MatchStalled) == [MatchStalled(8)]
