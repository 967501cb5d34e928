"""Clauses 3 and 4: the queue, the buildings and what must be possible there, and the next round."""

from __future__ import annotations

import pytest

from drakkar.games.vikings_on_board.events import NothingPossible, RoundBegan, ShipLeft, VikingSent
from tests.games.played import of_type
from tests.games.vikings_on_board.position import BUILDINGS, PATTERNS
from tests.games.vikings_on_board.table import ASTRID, HILDA, OLAF, RAGNAR, Table


def exhausted(table: Table, seat: int) -> Table:
    """Nothing is left in the warehouses, at the market, or of this player's barrels."""
    table.stacks(0, 0).prices(furs=4, grain=4, metal=4)
    return table.won(seat, barrels="1 2 3 4")


# ---- 3.1 the queue


@pytest.mark.rule("vikings_on_board-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vikings_go_in_their_order_from_building_1(seats: int) -> None:
    table = Table(seats)
    assert table.scene().queue == tuple(range(len(PATTERNS[seats])))
    order = []
    for name in ("first_player", "market", "swap"):
        order.append(table.acts)
        table.do(f"go {name}")
        if name == "market":
            table.do("raise furs")
    assert order == ["ABCD".index(letter) for letter in PATTERNS[seats][:3]]


@pytest.mark.rule("vikings_on_board-3.1")
def test_that_very_viking_must_move() -> None:
    """Astrid's are first and fourth: the first goes, the other waits for its turn."""
    table = Table(3).queue(ASTRID, RAGNAR, HILDA, ASTRID, RAGNAR, HILDA, ASTRID, RAGNAR, HILDA)
    table.do("go first_player")
    shown = table.scene()
    assert (shown.upper[0], shown.upper[3], shown.lower[0]) == (-1, ASTRID, ASTRID)
    assert shown.queue == (1, 2, 3, 4, 5, 6, 7, 8)
    assert table.acts == RAGNAR


@pytest.mark.rule("vikings_on_board-3.1")
def test_where_others_go_does_not_change_the_queue_of_this_round() -> None:
    table = Table(4)
    table.do("go departure", "go first_player")
    assert table.acts == HILDA, "the third, though building 1 is taken on the other side"


# ---- 3.2 free buildings


@pytest.mark.rule("vikings_on_board-3.2")
def test_vikings_on_the_old_side_block_nothing() -> None:
    table = Table()
    assert table.scene().upper[:8] == (0, 1, 1, 0, 0, 1, 1, 0)
    assert table.choices("go").split() == list(BUILDINGS)


@pytest.mark.rule("vikings_on_board-3.2")
@pytest.mark.parametrize("name", [name for name in BUILDINGS if name != "departure"])
def test_one_viking_a_building_on_the_chiefs_side(name: str) -> None:
    table = Table().gone(name)
    assert name not in table.choices("go").split()
    assert table.refuses(f"go {name}") == "3.2 building-taken"


@pytest.mark.rule("vikings_on_board-3.2")
def test_nor_may_one_stand_where_ones_own_viking_stands() -> None:
    table = Table().queue(ASTRID, ASTRID, RAGNAR, RAGNAR, ASTRID, ASTRID, RAGNAR, RAGNAR)
    table.do("go first_player")
    assert table.acts == ASTRID
    assert table.refuses("go first_player") == "3.2 building-taken"


# ---- 3.3 the action must be possible and is carried out


@pytest.mark.rule("vikings_on_board-3.3")
def test_a_building_without_a_possible_action_is_refused() -> None:
    table = exhausted(Table(2, "blue1 red1 | blue2 grey1"), ASTRID)
    assert table.choices("go") == "first_player change_ship move departure swap"
    assert table.refuses("go promotion") == "5.2 no-promotion"
    assert table.refuses("go tavern_1") == "6.6 no-bet"
    assert table.refuses("go tavern_2") == "6.6 no-bet-or-barrel"
    assert table.refuses("go warehouse_1") == "7.4 stack-empty"
    assert table.refuses("go warehouse_2") == "7.4 stack-empty"
    assert table.refuses("go market") == "7.6 prices-at-top"


@pytest.mark.rule("vikings_on_board-3.3")
@pytest.mark.parametrize(
    ("building", "verb"),
    [
        ("promotion", "body"),
        ("change_ship", "body"),
        ("move", "body"),
        ("swap", "body"),
        ("tavern_1", "barrel"),
        ("tavern_2", "barrel"),
        ("market", "raise"),
        ("warehouse_1", "ship"),
        ("warehouse_2", "chest"),
    ],
)
def test_once_there_the_action_is_carried_out(building: str, verb: str) -> None:
    """Nothing else may be done, and the turn does not end before it is."""
    table = Table()
    table.do(
        f"go {building}", luck={"warehouse_1": "furs", "warehouse_2": "furs furs grain"}.get(building, "")
    )
    assert table.acts == ASTRID
    assert {notation.split()[0] for notation in table.now().legal()} == {verb}
    other = {"body": "raise furs"}.get(verb, "body 1.2")
    for notation in ("go swap", "go first_player", "take furs", "box furs", other):
        assert table.refuses(notation) == "3.3 not-this-choice"


@pytest.mark.rule("vikings_on_board-3.3")
def test_first_a_building_is_chosen() -> None:
    table = Table()
    for notation in (
        "body 1.1",
        "ship 1",
        "barrel 1",
        "bet 1.red",
        "chest 1",
        "raise furs",
        "take furs",
        "box furs",
    ):
        assert table.refuses(notation) == "3.3 not-this-choice"


# ---- 3.4 possible means that something changes


@pytest.mark.rule("vikings_on_board-3.4")
def test_a_body_at_the_bow_is_not_promoted_to_where_it_is() -> None:
    table = Table(2, "blue1 red1 | blue2 grey1 blue3")
    table.do("go promotion")
    assert table.choices("body") == "2.3"


@pytest.mark.rule("vikings_on_board-3.4")
def test_swapping_two_equal_bodies_counts() -> None:
    table = Table(2, "blue1 | blue1")
    before = [table.scene().ships[ship].bodies[0].id for ship in (0, 1)]
    table.do("go swap", "body 1.1", "body 2.1")
    assert [table.scene().ships[ship].bodies[0].id for ship in (0, 1)] == before[::-1]


# ---- 3.5 nothing possible


@pytest.mark.rule("vikings_on_board-3.5")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("building", ["tavern_1", "warehouse_1", "market", "warehouse_2"])
def test_if_nothing_is_possible_any_free_building_without_effect(seats: int, building: str) -> None:
    table = exhausted(Table(seats), ASTRID).free("tavern_1 warehouse_1 market warehouse_2", RAGNAR)
    assert table.choices("go") == "tavern_1 warehouse_1 market warehouse_2"
    before = table.scene()
    events = table.do(f"go {building}")
    assert events == [VikingSent(ASTRID, building), NothingPossible(ASTRID, building)]
    after = table.scene()
    assert (after.ships, after.market, after.players) == (before.ships, before.market, before.players)
    assert (table.phase, table.acts) == ("departing", RAGNAR)


@pytest.mark.rule("vikings_on_board-3.5")
def test_the_position_still_counts_for_the_next_round() -> None:
    table = exhausted(Table(), ASTRID).free("tavern_1 warehouse_1 market warehouse_2", RAGNAR)
    table.do("go warehouse_2")
    events = table.do("ship 1")
    (began,) = of_type(events, RoundBegan)
    assert isinstance(began, RoundBegan)
    assert table.scene().lower[BUILDINGS.index("warehouse_2")] == ASTRID
    waiting = [name for number, name in enumerate(BUILDINGS) if table.scene().lower[number] >= 0]
    assert began.order[waiting.index("warehouse_2")] == ASTRID


@pytest.mark.rule("vikings_on_board-3.5")
def test_only_then_one_possible_action_forbids_all_idle_buildings() -> None:
    table = exhausted(Table(), ASTRID).free("tavern_1 warehouse_1 market warehouse_2", RAGNAR)
    table.prices(grain=3)
    assert table.choices("go") == "market"
    assert table.refuses("go warehouse_1") == "7.4 stack-empty"


@pytest.mark.rule("vikings_on_board-3.5")
def test_first_player_has_no_action_so_it_does_not_make_one_possible() -> None:
    """The rulebook: that building allows no action at once."""
    table = exhausted(Table(), RAGNAR).free("first_player tavern_1 warehouse_1 market warehouse_2", ASTRID)
    assert table.acts == RAGNAR
    assert table.choices("go") == "first_player tavern_1 warehouse_1 market warehouse_2"
    assert table.do("go first_player") == [VikingSent(RAGNAR, "first_player")]


@pytest.mark.rule("vikings_on_board-3.5")
def test_it_cannot_happen_while_a_stern_can_be_taken() -> None:
    table = exhausted(Table(), ASTRID).free("tavern_1 warehouse_1 departure warehouse_2")
    assert table.choices("go") == "departure"


# ---- 3.6 the end of a round


@pytest.mark.rule("vikings_on_board-3.6")
def test_the_places_taken_give_the_next_queue() -> None:
    table = Table().free("first_player market departure swap")
    assert table.acts == ASTRID
    events = table.do("go first_player")
    assert events == [VikingSent(ASTRID, "first_player"), RoundBegan(2, (0, 0, 1, 1, 0, 0, 1, 1), 0)]
    shown = table.scene()
    assert (shown.round, shown.chief) == (2, "upper")
    assert shown.queue == (0, 1, 2, 3, 4, 6, 7, 8)
    assert shown.upper == (-1,) * 11
    assert shown.next_order == ()


@pytest.mark.rule("vikings_on_board-3.6")
def test_example_the_end_of_a_round_with_three_players() -> None:
    """Two players have made their three actions and red two; red makes the third.

    No stern was taken, so no ship leaves: the chief changes side and the round is over.
    """
    table = Table(3).free("first_player departure swap")
    assert table.acts == RAGNAR
    events = table.do("go swap", "body 1.1", "body 2.1")
    assert not of_type(events, ShipLeft)
    (began,) = of_type(events, RoundBegan)
    assert isinstance(began, RoundBegan)
    assert (began.round, sorted(began.order)) == (2, [0, 0, 0, 1, 1, 1, 2, 2, 2])
    shown = table.scene()
    assert (shown.chief, shown.stern, shown.sterns_left) == ("upper", -1, 7)


@pytest.mark.rule("vikings_on_board-3.6")
def test_with_a_stern_taken_a_ship_leaves_before_the_next_round() -> None:
    table = Table(3, "blue3 | red2 | grey1").load(2, "furs").departing(HILDA)
    assert (table.phase, table.acts, table.scene().round) == ("departing", HILDA, 1)
    events = table.do("ship 2")
    assert [type(event) for event in events[-2:]] == [ShipLeft, RoundBegan]
    assert (table.scene().round, table.scene().chief, table.scene().stern) == (2, "upper", -1)


@pytest.mark.rule("vikings_on_board-3.6")
def test_building_1_is_first_on_either_side() -> None:
    """Two rounds: the chief comes back, and again the viking at First player begins."""
    table = Table(2).queue(RAGNAR, ASTRID, ASTRID, RAGNAR, RAGNAR, ASTRID, ASTRID, RAGNAR)
    table.free("first_player market departure swap").do("go first_player")
    first = table.scene().lower[0]
    assert table.acts == first == RAGNAR
    table.free("first_player market departure swap")
    last = table.acts
    table.do("go first_player")
    assert (table.scene().round, table.scene().chief, table.acts) == (3, "lower", last)


# ---- 4 First player


@pytest.mark.rule("vikings_on_board-4.1")
def test_first_player_does_nothing_now() -> None:
    table = Table(4)
    before = table.scene()
    assert table.do("go first_player") == [VikingSent(ASTRID, "first_player")]
    assert (table.scene().ships, table.scene().players) == (before.ships, before.players)
    assert table.acts == RAGNAR


@pytest.mark.rule("vikings_on_board-4.1")
def test_it_is_first_in_the_next_round() -> None:
    table = Table(4).queue(HILDA, ASTRID, RAGNAR, HILDA, ASTRID, OLAF, RAGNAR, OLAF)
    table.free("first_player departure swap market")
    assert table.acts == OLAF
    table.do("go first_player")
    assert table.acts == OLAF


@pytest.mark.rule("vikings_on_board-4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_always_allowed_whatever_else_could_be_done(seats: int) -> None:
    table = Table(seats)
    assert len(table.choices("go").split()) == 11
    table.do("go first_player")
    assert table.refuses("go first_player") == "3.2 building-taken"


# ---- buildings and ships


@pytest.mark.rule("vikings_on_board-3.7")
@pytest.mark.parametrize(("building", "luck"), [("warehouse_1", "furs"), ("move", ""), ("tavern_1", "")])
def test_a_building_serves_every_ship_not_the_one_beside_it(building: str, luck: str) -> None:
    table = Table()
    table.do(f"go {building}", luck=luck)
    if building == "move":
        table.do("body 1.1")
    if building == "tavern_1":
        table.do("barrel 1")
    chosen = [choice.partition(" ")[2].partition(".")[0] for choice in table.now().legal()]
    assert set(chosen) == set("12345678") - ({"1"} if building == "move" else set())
