"""Clause 5: what coins buy."""

from __future__ import annotations

import pytest

from drakkar.games.lofoten.events import (
    CoinsPaid,
    DeckReshuffled,
    EndTriggered,
    ExtraTurnBought,
    FleetShifted,
    HandDiscarded,
    HandDrawn,
    TileLoaded,
    TurnBegan,
)
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type

GAP = "- fish-2-bear sheep-3-raven coffer-2-bear mead-3-bear"


def drawn(table: Table) -> Table:
    """Raven has played the left card and drawn another."""
    table.do("play left", "done", luck="mead-3")
    return table


def refilling() -> Table:
    """Raven, with five coins, has one area to refill."""
    table = drawn(Table().coins(5, 3).market(GAP))
    table.do("put left")
    return table


# ---- 5.1 any moment


@pytest.mark.rule("lofoten-5.1")
def test_coins_are_spent_at_any_moment_of_ones_turn() -> None:
    table = Table().coins(6, 2).market("- - sheep-3-raven coffer-2-bear mead-3-bear")
    moments = [("action", "renew extra")]
    assert table.choices("renew") == table.choices("extra") == ""

    def now() -> tuple[str, str]:
        return table.phase, " ".join(verb for verb in ("renew", "extra") if verb in table.legal)

    assert [now()] == moments
    table.do("play left")
    assert now() == ("moving", "extra")
    table.do("done", luck="mead-3")
    assert now() == ("drawing", "extra")
    table.do("put left")
    assert now() == ("pile", "renew extra")
    table.do("pile 1", luck="fish-1-bear mead")
    assert now() == ("area", "renew extra")
    table.do("area 1")
    table.do("pile 1", luck="mead-2-bear fish")
    assert now() == ("closing", "renew extra")


@pytest.mark.rule("lofoten-5.1")
def test_spent_coins_go_back_to_the_reserve() -> None:
    """Ruling 26: eight in all."""
    table = Table().coins(6, 2)
    assert table.do("play right", "turn cw", "turn cw", "turn cw", "turn cw")[-2] == CoinsPaid(
        RAVEN, 1, "move"
    )
    assert table.purse() == (5, 2, 1)
    table.do("extra")
    assert table.purse() == (2, 2, 4)


@pytest.mark.rule("lofoten-5.1")
def test_not_in_the_rivals_turn_nor_amid_an_interruption() -> None:
    table = Table().coins(8, 0).aboard(RAVEN, "B", "fish-2", "fish-3-bear")
    table.do("play right", "turn cw")
    assert table.phase == "storing"
    for notation in ("extra", "renew"):
        assert table.refuses(notation) == "1.2 not-this-choice"
        assert table.refusal(notation).params == {"phase": "storing"}


# ---- 5.2 a move


@pytest.mark.rule("lofoten-5.2")
def test_a_coin_buys_one_more_move_the_same_way_as_often_as_one_can_pay() -> None:
    """Ruling 27."""
    table = Table().hand(RAVEN, "mead-1 coffer-1 fish-3").coins(2, 3).at(RAVEN, 5)
    events = table.do("play left", "shift left", "shift left", "turn ccw")
    assert of_type(events, CoinsPaid) == [CoinsPaid(RAVEN, 1, "move")] * 2
    assert (table.area(RAVEN), table.fleet(RAVEN), table.purse()) == (3, "BCDA", (0, 3, 5))
    assert table.refuses("shift left") == "5.2 no-moves-left"


@pytest.mark.rule("lofoten-5.2")
def test_a_bought_move_keeps_to_the_cards_direction() -> None:
    table = Table().hand(RAVEN, "mead-1 coffer-1 fish-3")
    table.do("play left", "turn ccw")
    assert table.legal == ["shift left", "turn ccw", "done"]
    assert table.refuses("turn cw") == "3.3 card-goes-other-way"


@pytest.mark.rule("lofoten-5.2")
def test_the_cards_own_moves_come_first() -> None:
    table = Table()
    events = table.do("play left", "turn ccw", "turn ccw", "turn ccw")
    assert [type(event).__name__ for event in events].index("CoinsPaid") == 3


@pytest.mark.rule("lofoten-5.2")
def test_automatic_actions_also_after_a_bought_move() -> None:
    table = Table().hand(RAVEN, "mead-1 coffer-1 fish-1").aboard(RAVEN, "A", "mead-2")
    events = table.do("play right", "shift right", "shift right")
    assert events[-3:] == [
        CoinsPaid(RAVEN, 1, "move"),
        FleetShifted(RAVEN, "right", 5),
        TileLoaded(RAVEN, "A", "mead", 3, "bear", 5),
    ]


@pytest.mark.rule("lofoten-5.2")
def test_no_move_is_bought_after_a_middle_card() -> None:
    table = Table().hand(RAVEN, "mead-2 fish-1 sheep-1").coins(5, 3)
    table.do("play middle", "shift left")
    assert table.refuses("shift left") == "4.3 no-uses-left"
    table.do("done", luck="mead-3")
    assert table.refuses("shift left") == table.refuses("turn cw") == "5.2 no-side-card"


@pytest.mark.rule("lofoten-5.2")
def test_a_move_is_bought_at_any_moment_after_a_side_card() -> None:
    """« À tout moment de votre tour »: drawing, refilling, placing, and at the very end."""
    table = drawn(Table().coins(8, 0).market("- - sheep-3-raven coffer-2-bear mead-3-bear"))
    moments = [table.phase]
    table.do("turn ccw", "put left")
    moments.append(table.phase)
    table.do("turn ccw")
    table.do("pile 1", luck="fish-1-bear mead")
    moments.append(table.phase)
    table.do("turn ccw", "area 1")
    table.do("pile 1", luck="mead-2-bear fish")
    moments.append(table.phase)
    events = table.do("turn ccw")
    assert events[0] == CoinsPaid(RAVEN, 1, "move")
    assert moments == ["drawing", "pile", "area", "closing"]
    assert (table.phase, table.fleet(RAVEN), table.purse()) == ("closing", "ABCD", (4, 0, 4))
    assert table.refuses("turn cw") == "3.3 card-goes-other-way"


@pytest.mark.rule("lofoten-5.2")
def test_the_stricter_reading_sells_moves_in_the_action_phase_alone() -> None:
    """Option coin_moves."""
    table = Table(coin_moves="action_phase").hand(RAVEN, "mead-1 coffer-1 fish-3").coins(5, 3)
    table.do("play left", "turn ccw", "turn ccw", "done", luck="mead-3")
    for phase in ("drawing", "closing"):
        assert table.phase == phase
        assert table.refuses("turn ccw") == table.refuses("shift left") == "5.2 moves-in-action-phase"
        if phase == "drawing":
            table.do("put left")


@pytest.mark.rule("lofoten-5.2")
@pytest.mark.rule("lofoten-6.1")
def test_after_a_late_move_too_a_longship_loads_and_unloads() -> None:
    """What it takes while the market is refilled is refilled as well; after that it waits for the rival."""
    table = Table().coins(3, 3).market("- fish-2-bear sheep-3-raven coffer-2-bear mead-3-bear")
    table.aboard(RAVEN, "B", "sheep-2").aboard(RAVEN, "D", "fish-1", "fish-2-raven").opened("fish")
    drawn(table).do("put left")
    events = table.do("turn ccw")
    assert [type(event).__name__ for event in events] == [
        "CoinsPaid",
        "FleetTurned",
        "OrderFulfilled",
        "TileStored",
        "TileLoaded",
    ]
    assert (table.phase, table.tiles().split()[2]) == ("pile", "-")
    table.refill()
    assert "-" not in table.tiles().split()


@pytest.mark.rule("lofoten-5.2")
@pytest.mark.rule("lofoten-8.1")
def test_an_area_emptied_by_the_very_last_move_waits_for_the_next_maintenance() -> None:
    table = Table().coins(1, 3).aboard(RAVEN, "B", "sheep-2")
    drawn(table).do("put left")
    assert table.phase == "closing"
    events = table.do("turn ccw")
    assert of_type(events, TileLoaded) == [TileLoaded(RAVEN, "B", "sheep", 3, "raven", 3)]
    assert (table.acts, table.tiles().split()[2]) == (BEAR, "-"), "nothing is left to buy: the turn is over"


@pytest.mark.rule("lofoten-5.2")
@pytest.mark.rule("lofoten-6.6")
def test_a_late_move_may_ask_for_a_warehouse_and_the_turn_goes_on() -> None:
    table = Table().coins(2, 3).aboard(RAVEN, "D", "fish-1", "fish-2-raven").aboard(RAVEN, "B", "sheep-2")
    drawn(table).do("put left", "turn ccw")
    assert table.phase == "storing"
    events = table.do("warehouse 4")
    assert of_type(events, TileLoaded) == [TileLoaded(RAVEN, "B", "sheep", 3, "raven", 3)]
    assert (table.phase, table.choices("turn")) == ("closing", "ccw")


@pytest.mark.rule("lofoten-5.2")
@pytest.mark.rule("lofoten-9.2")
def test_moves_are_for_sale_in_the_last_turn_as_well() -> None:
    table = drawn(Table().coins(0, 3).market(GAP).piles(0, 0))
    table.do("put left", "play left", "done")
    assert (table.acts, table.phase, table.choices("turn")) == (BEAR, "closing", "ccw")


# ---- 5.3 a new hand


@pytest.mark.rule("lofoten-5.3")
def test_two_coins_buy_three_new_cards_in_the_order_drawn() -> None:
    table = Table()
    events = table.do("renew", luck="sheep-1 fish-1 sheep-3")
    assert events == [
        CoinsPaid(RAVEN, 2, "renew"),
        HandDiscarded(RAVEN, ("mead", "coffer", "fish"), (2, 1, 3)),
        HandDrawn(RAVEN, ("sheep", "fish", "sheep"), (1, 1, 3)),
    ]
    assert table.cards(RAVEN) == "sheep-1 fish-1 sheep-3"
    assert (table.scene().discards, table.purse(), table.phase) == (3, (0, 3, 5), "action")


@pytest.mark.rule("lofoten-5.3")
def test_as_often_as_one_can_pay() -> None:
    table = Table().coins(5, 3)
    table.do("renew", luck="sheep-1 fish-1 sheep-3")
    table.do("renew", luck="sheep-1 fish-1 sheep-3")
    assert table.refuses("renew") == "5.3 too-few-coins"
    assert table.refusal("renew").params == {"coins": 2, "have": 1}


@pytest.mark.rule("lofoten-5.3")
def test_only_with_exactly_three_cards_in_hand() -> None:
    """Ruling 28: before playing or after drawing."""
    table = Table().coins(5, 3)
    for notation in ("play left", "done"):
        table.do(notation, luck="mead-3" if notation == "done" else "")
        assert table.refuses("renew") == "5.3 not-three-cards"
        assert table.refusal("renew").params == {"cards": 2}
    table.do("put left")
    assert table.phase == "closing"
    table.do("renew", luck="sheep-1 fish-1 sheep-3")
    assert table.cards(RAVEN) == "sheep-1 fish-1 sheep-3"


@pytest.mark.rule("lofoten-5.3")
def test_not_after_the_middle_card_either() -> None:
    table = Table()
    table.do("play middle")
    assert table.refuses("renew") == "5.3 not-three-cards"


@pytest.mark.rule("lofoten-5.3")
def test_in_the_middle_of_the_maintenance() -> None:
    table = refilling()
    table.do("renew", luck="sheep-1 fish-1 sheep-3")
    assert table.phase == "pile"
    table = drawn(Table().coins(5, 3).market("- - sheep-3-raven coffer-2-bear mead-3-bear"))
    table.do("put left")
    table.do("pile 1", luck="fish-1-bear mead")
    table.do("renew", luck="sheep-1 fish-1 sheep-3")
    assert (table.phase, table.scene().turned is not None) == ("area", True)


@pytest.mark.rule("lofoten-5.3")
def test_the_discarded_three_are_in_the_pile_that_is_reshuffled() -> None:
    """Ruling 28."""
    table = Table().deck("sheep-1")
    before = table.scene().discards
    events = table.do("renew", luck="sheep-1 mead-2 coffer-1")
    assert events[2] == DeckReshuffled(before + 3)
    assert table.cards(RAVEN) == "sheep-1 mead-2 coffer-1"
    assert (table.scene().discards, table.scene().deck) == (0, before + 1)


@pytest.mark.rule("lofoten-5.3")
def test_not_without_a_turn_to_come() -> None:
    """Raven has triggered the end and will play no card any more."""
    table = drawn(Table(coin_moves="action_phase").coins(5, 3).market(GAP).piles(0, 0))
    table.do("put left")
    assert table.acts == BEAR, "nothing is left to buy, so the turn ends by itself"
    assert "renew" in table.legal, "Bear has yet a card to play"
    table = drawn(Table(longships="on").stored(RAVEN, "mead-2-raven").coins(5, 3).market(GAP).piles(0, 0))
    table.do("put left")
    assert table.phase == "closing"
    assert table.refuses("renew") == "5.3 no-turn-left"


@pytest.mark.rule("lofoten-5.3")
def test_with_a_bought_turn_to_come() -> None:
    table = drawn(Table().coins(6, 2).market(GAP).piles(0, 0))
    table.do("extra", "put left")
    assert (table.phase, table.scene().ending) == ("closing", True)
    table.do("renew", luck="sheep-1 fish-1 sheep-3")
    table.do("end")
    assert (table.acts, table.scene().extra_turn) == (RAVEN, True)


@pytest.mark.rule("lofoten-5.3")
def test_with_another_round_to_come() -> None:
    """Option last_round: Bear triggers the end, but plays once more."""
    table = drawn(Table(last_round="another").coins(3, 5).turn(BEAR).market(GAP).piles(0, 0))
    table.do("put left")
    assert (table.phase, table.acts) == ("closing", BEAR)
    assert table.legal == ["shift left", "turn ccw", "renew", "end"]
    table.do("end")
    drawn(table)
    table.do("put left")
    assert table.refuses("renew") == "5.3 no-turn-left"
    table.do("end")
    assert (table.acts, table.scene().last_turn) == (BEAR, True), "Raven had no further turn to renew for"


@pytest.mark.rule("lofoten-5.3")
@pytest.mark.rule("lofoten-9.6")
@pytest.mark.parametrize(
    ("seat", "turn", "comes"),
    [(RAVEN, 398, True), (RAVEN, 399, False), (RAVEN, 400, False), (BEAR, 399, True), (BEAR, 400, False)],
)
def test_not_when_the_limit_of_turns_leaves_none_to_come(seat: int, turn: int, comes: bool) -> None:
    table = Table(longships="on").stored(seat, "mead-2-raven").coins(2, 2).turn(seat).turns(turn)
    assert "renew" in table.legal, "there is a card to play yet"
    drawn(table)
    table.do("put left")
    assert table.phase == "closing"
    assert ("renew" in table.legal) == comes
    assert comes or table.refuses("renew") == "5.3 no-turn-left"


# ---- 5.4 an extra turn


@pytest.mark.rule("lofoten-5.4")
def test_three_coins_buy_a_complete_turn_after_this_one() -> None:
    """Ruling 29: after the maintenance phase."""
    table = Table().coins(4, 3).market(GAP)
    events = table.do("extra")
    assert events == [CoinsPaid(RAVEN, 3, "extra"), ExtraTurnBought(RAVEN)]
    assert (table.scene().extra_bought, table.scene().extra_turn) == (True, False)
    events = table.idle()
    assert events[-1] == TurnBegan(RAVEN, 6, True, False)
    assert (table.scene().extra_bought, table.scene().extra_turn) == (False, True)
    assert "-" not in table.tiles().split()
    table.idle()
    assert (table.acts, table.scene().turn, table.scene().extra_turn) == (BEAR, 7, False)


@pytest.mark.rule("lofoten-5.4")
def test_one_bought_per_turn_but_an_extra_turn_may_buy_the_next() -> None:
    table = Table().coins(7, 1)
    table.do("extra")
    assert table.refuses("extra") == "5.4 extra-bought"
    events = table.idle()
    assert of_type(events, TurnBegan) == [TurnBegan(RAVEN, 6, True, False)]
    table.do("extra")
    events = table.idle()
    assert of_type(events, TurnBegan) == [TurnBegan(RAVEN, 7, True, False)]
    assert table.refuses("extra") == "5.4 too-few-coins"
    assert table.refusal("extra").params == {"coins": 3, "have": 1}
    table.idle()
    assert (table.acts, table.purse()) == (BEAR, (1, 1, 6))


@pytest.mark.rule("lofoten-5.4")
def test_several_extra_turns_at_once_if_one_likes() -> None:
    """Option extra_turns."""
    table = Table(extra_turns="several").coins(7, 1)
    table.do("extra", "extra")
    assert table.refuses("extra") == "5.4 too-few-coins"
    assert (table.scene().extra_bought, table.purse()) == (2, (1, 1, 6))
    events = table.idle()
    assert of_type(events, TurnBegan) == [TurnBegan(RAVEN, 6, True, False)]
    assert table.scene().extra_bought == 1
    events = table.idle()
    assert of_type(events, TurnBegan) == [TurnBegan(RAVEN, 7, True, False)]
    table.idle()
    assert table.acts == BEAR


@pytest.mark.rule("lofoten-5.4")
@pytest.mark.rule("lofoten-9.4")
def test_of_several_turns_bought_by_the_second_player_before_the_end_only_the_last_is_cut_short() -> None:
    table = Table(extra_turns="several").coins(0, 6).turn(BEAR).market(GAP).piles(0, 0)
    table.do("extra", "extra")
    events = table.idle()
    assert of_type(events, EndTriggered) == [EndTriggered(BEAR)]
    assert of_type(events, TurnBegan) == [TurnBegan(BEAR, 7, True, False)]
    assert len(table.idle()) > 0
    assert (table.acts, table.scene().last_turn, len(table.cards(BEAR).split())) == (BEAR, True, 3)
    table.idle()
    assert table.over


@pytest.mark.rule("lofoten-5.4")
@pytest.mark.parametrize("moment", ["moving", "power", "drawing", "pile", "area", "closing"])
def test_bought_at_whatever_moment(moment: str) -> None:
    table = Table().coins(3, 3).market("- - sheep-3-raven coffer-2-bear mead-3-bear")
    table.do("play middle" if moment == "power" else "play left")
    if moment not in ("moving", "power"):
        table.do("done", luck="mead-3")
    if moment in ("pile", "area", "closing"):
        table.do("put left")
    if moment in ("area", "closing"):
        table.do("pile 1", luck="fish-1-bear mead")
    if moment == "closing":
        table.do("area 1")
        table.do("pile 1", luck="mead-2-bear fish")
    assert table.phase == moment
    table.do("extra")
    if moment != "closing":
        assert table.phase == moment, "and this turn goes on as it was"
    else:
        assert (table.acts, table.scene().extra_turn) == (RAVEN, True)


@pytest.mark.rule("lofoten-5.4")
def test_a_tile_placed_before_a_bought_turn_is_ones_own_to_take() -> None:
    """Ruling 20: the next action phase is one's own."""
    table = refilling()
    table.do("extra")
    table.do("pile 1", luck="fish-1-bear mead")
    table.do("end")
    assert table.scene().extra_turn


# ---- 5.5 equal turns


@pytest.mark.rule("lofoten-5.5")
def test_bought_turns_are_not_given_to_the_rival() -> None:
    """Ruling 30: Raven has had one turn more, and yet Bear's trigger ends the match at once."""
    table = Table().coins(3, 3).piles(0, 0).hand(BEAR, "sheep-2 mead-1 fish-2")
    table.do("extra")
    table.idle()
    table.idle()
    assert (table.acts, table.scene().turn) == (BEAR, 7)
    table.do("play middle", "discard 1", "done", luck="mead-3")
    events = table.do("put left")
    assert of_type(events, EndTriggered) == [EndTriggered(BEAR)]
    assert table.over


@pytest.mark.rule("lofoten-5.5")
def test_a_bought_turn_that_triggers_the_end_leaves_the_rival_one() -> None:
    table = Table().coins(3, 3).market("mead-1-raven " + GAP[2:]).piles(0, 0).aboard(RAVEN, "A", "mead-2")
    table.hand(RAVEN, "mead-2 coffer-2 fish-3")
    table.do("extra")
    table.idle()
    events = table.do("play left", "shift left", "shift left")
    assert of_type(events, TileLoaded)
    events = table.do("done", luck="mead-3") + table.do("put left")
    assert of_type(events, EndTriggered) == [EndTriggered(RAVEN)]
    assert of_type(events, TurnBegan) == [TurnBegan(BEAR, 7, False, True)]
    events = table.idle()
    assert not of_type(events, TurnBegan), "and then it is over"


# ---- 5.6 not at the end


@pytest.mark.rule("lofoten-5.6")
def test_no_extra_turn_once_the_end_is_triggered() -> None:
    """Ruling 36."""
    table = Table(longships="on").stored(RAVEN, "mead-2-raven").coins(5, 3).market(GAP).piles(0, 0)
    drawn(table)
    table.do("put left")
    assert (table.phase, table.scene().ending) == ("closing", True)
    assert table.refuses("extra") == "5.6 end-triggered"
    table.do("end")
    assert (table.acts, table.scene().last_turn) == (BEAR, True)
    assert table.refuses("extra") == "5.6 end-triggered"
    table.do("play left")
    assert table.refuses("extra") == "5.6 end-triggered"
    assert table.choices("turn") == "ccw", "moves are still for sale"
    table.do("turn ccw", "turn ccw", "turn ccw")
    assert table.purse()[BEAR] == 2
