"""What the greedy bot aims at: it sees the worth of what lies on the table, also in the middle of a turn."""

from __future__ import annotations

import pytest

from drakkar.kernel.chance import Script
from tests.games.vikings_on_board.table import ASTRID, HILDA, RAGNAR, Table

THREE = "blue3 red2 | red3 grey1 | yellow1"


def worth(table: Table, *notations: str, seat: int = ASTRID) -> float:
    """How well a seat stands after these plies, without playing them at the table."""
    played = table.now()
    state = played.state.clone()
    for notation in notations:
        action = played.game.space.parse(notation)
        assert action in played.game.legal(state), notation
        played.game.apply(state, action, Script())
    return played.game.evaluate(state, seat)


def best(table: Table, verb: str = "") -> str:
    """The choice after which whoever is to act stands best."""
    seat = table.acts
    legal = [notation for notation in table.now().legal() if notation.startswith(verb)]
    return max(legal, key=lambda notation: worth(table, notation, seat=seat))


def completions(table: Table, *plies: str) -> list[float]:
    """What every way to complete the turn is worth to Astrid."""
    played = table.now()
    state = played.state.clone()
    for notation in plies:
        played.game.apply(state, played.game.space.parse(notation), Script())
    if state.building < 0:
        return [played.game.evaluate(state, ASTRID)]
    found: list[float] = []
    for action in played.game.legal(state):
        found += completions(table, *plies, played.game.space.notation(action))
    return found


@pytest.mark.parametrize(
    "plies",
    [
        ("go promotion",),
        ("go change_ship",),
        ("go change_ship", "body 1.1"),
        ("go move",),
        ("go move", "body 2.1"),
        ("go swap",),
        ("go swap", "body 2.2"),
        ("go tavern_1",),
        ("go tavern_2",),
        ("go tavern_2", "barrel 3"),
        ("go tavern_2", "barrel 2"),
        ("go market",),
    ],
    ids=" ".join,
)
def test_a_turn_half_done_is_worth_its_best_completion(plies: tuple[str, ...]) -> None:
    table = (
        Table(2, "blue3 red2 blue1 | red3 grey1 blue2 | yellow1 | red1").load(1, "furs").load(2, "grain furs")
    )
    table.bet(ASTRID, 1, "2.red").bet(ASTRID, 2, "7.red").bet(RAGNAR, 1, "1.blue").won(ASTRID, "grain")
    assert worth(table, *plies) == pytest.approx(max(completions(table, *plies)))


@pytest.mark.parametrize(
    ("warehouse", "luck"), [("warehouse_1", "metal"), ("warehouse_2", "furs metal grain")]
)
def test_chests_in_hand_are_worth_the_best_that_becomes_of_them(warehouse: str, luck: str) -> None:
    table = Table(2, THREE).prices(metal=3)
    table.do(f"go {warehouse}", luck=luck)
    before = worth(table)
    values = completions(table)
    # Under the stack, chests are worth a little to whoever will load them.
    assert before == pytest.approx(max(values), abs=0.5)
    assert max(values) > min(values)


def test_a_dear_chest_is_loaded_where_one_leads() -> None:
    table = Table(2, "red3 | blue3 | yellow1").prices(metal=4)
    table.do("go warehouse_2", luck="furs metal grain")
    assert best(table) == "chest 2"
    table.do("chest 2")
    assert best(table) == "ship 2"


def test_the_price_of_ones_own_goods_is_raised() -> None:
    table = Table(3, THREE).won(ASTRID, "metal metal").won(RAGNAR, "furs furs").won(HILDA, "grain")
    table.do("go market")
    assert best(table) == "raise metal"


def test_a_share_is_the_dearest_chest() -> None:
    table = Table(2, THREE).prices(furs=2, grain=4).load(1, "furs grain metal").departing(ASTRID)
    table.do("ship 1")
    assert best(table) == "take grain"


def test_the_box_gets_what_the_rival_would_like_best() -> None:
    table = Table(2, "yellow3 blue2 | red3 | grey1").prices(furs=2, grain=4).load(1, "furs grain metal")
    table.departing(ASTRID).do("ship 1")
    assert (table.acts, best(table)) == (RAGNAR, "box grain")


def test_the_ship_that_brings_most_is_sent() -> None:
    table = Table(2, "blue3 | red3 | blue2").load(1, "furs").load(2, "furs furs").load(3, "furs grain metal")
    assert best(table.departing(ASTRID)) == "ship 3"
    table = Table(2, "blue3 | red3 grey1 | blue2").load(1, "furs").load(2, "furs").bet(ASTRID, 4, "2.red")
    assert best(table.departing(ASTRID)) == "ship 2", "a barrel of four is worth more than a chest"


def test_a_bet_goes_on_the_clear_leader() -> None:
    table = Table(2, "blue1 red1 | red3 red3 grey1 | yellow1 grey1")
    table.do("go tavern_1", "barrel 4")
    assert best(table) == "bet 2.red"


def test_a_tie_is_turned_by_promotion_or_by_a_bonus_viking() -> None:
    table = Table(2, "red3 blue3 | grey1 blue1 | yellow1").load(1, "furs").load(2, "furs")
    table.do("go promotion")
    assert best(table) == "body 1.2"
    table = Table(2, "red3 blue3 | grey1 blue1 | yellow1 red1").load(1, "furs").turn(RAGNAR)
    table.do("go departure")
    assert (table.acts, best(table)) == (ASTRID, "body 1.2")
    assert worth(table, seat=RAGNAR) < worth(table, "body 2.2", seat=RAGNAR), (
        "the rival's best place is feared"
    )


def test_a_barrel_is_moved_off_a_deserted_quay() -> None:
    table = Table(2, "blue3 red1 | red3 | yellow1").bet(ASTRID, 4, "8.red").bet(ASTRID, 1, "1.blue")
    table.won(ASTRID, barrels="2 3").do("go tavern_2")
    assert best(table) == "barrel 4"


def test_acting_early_next_round_is_worth_a_little() -> None:
    """Nothing is possible: only the place for the next round differs, and the earlier one is better."""
    table = Table(2, THREE).stacks(0, 0).prices(furs=4, grain=4, metal=4).won(ASTRID, barrels="1 2 3 4")
    table.free("tavern_1 warehouse_1 market warehouse_2", RAGNAR)
    assert (table.acts, best(table)) == (ASTRID, "go tavern_1")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_more_points_are_better(seats: int) -> None:
    table = Table(seats, "blue3 | red3").won(RAGNAR, "furs furs furs furs").won(ASTRID, barrels="1")
    table.departing(ASTRID).do("ship 1")
    game, state = table.now().game, table.now().state
    standings = [game.evaluate(state, seat) for seat in range(seats)]
    assert standings.index(max(standings)) == RAGNAR
    assert standings[ASTRID] < standings[RAGNAR]


def test_looking_ahead_changes_nothing() -> None:
    table = Table().won(ASTRID, "furs")
    table.do("go market")
    before = table.now().state.clone()
    for seat in (ASTRID, RAGNAR):
        table.now().game.evaluate(table.now().state, seat)
    assert table.now().state == before
