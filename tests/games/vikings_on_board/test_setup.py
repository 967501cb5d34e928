"""Clause 2: the set-up, and what of it everybody knows."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from drakkar.games.vikings_on_board.scene_types import VikingsOnBoardScene, VikingsOnBoardStage
from drakkar.kernel.chance import LuckNeeded, Script
from drakkar.kernel.game import SPECTATOR
from tests.games.vikings_on_board import engine
from tests.games.vikings_on_board.position import COLOURS, GOODS, PATTERNS
from tests.games.vikings_on_board.table import ASTRID, RAGNAR, Table

every_count = pytest.mark.parametrize("seats", [2, 3, 4])
MATCHES = 2000


def fresh(seats: int, seed: int = 1) -> VikingsOnBoardScene:
    return engine.begin(seats, seed).scene(SPECTATOR)


def stage(seats: int) -> VikingsOnBoardStage:
    return engine.begin(seats, 1).stage()


def harbour(seed: int) -> list[list[int]]:
    """The bodies of each ship, from the bow."""
    return [[body.id for body in ship.bodies] for ship in fresh(2, seed).ships]


@pytest.fixture(scope="module")
def harbours() -> list[list[list[int]]]:
    return [harbour(seed) for seed in range(MATCHES)]


@pytest.mark.rule("vikings_on_board-2.1")
@every_count
def test_each_seat_has_a_colour_and_the_others_are_neutral(seats: int) -> None:
    assert stage(seats).colours == COLOURS
    assert stage(seats).neutral == COLOURS[seats:]


@pytest.mark.rule("vikings_on_board-2.1")
@every_count
def test_all_bodies_are_used_with_any_number_of_players(seats: int) -> None:
    aboard = [body.id for ship in fresh(seats).ships for body in ship.bodies]
    assert sorted(aboard) == list(range(24))
    assert not any(body.bonus for ship in fresh(seats).ships for body in ship.bodies)


@pytest.mark.rule("vikings_on_board-2.1")
def test_neutral_colours_have_neither_vikings_nor_barrels() -> None:
    shown = fresh(2)
    assert set(shown.upper) == {-1, 0, 1}
    assert len(shown.players) == 2


@pytest.mark.rule("vikings_on_board-2.2")
@every_count
def test_four_barrels_worth_1_to_4_known_to_the_owner_alone(seats: int) -> None:
    played = engine.begin(seats, 1)
    for viewer in (SPECTATOR, *range(seats)):
        for seat, player in enumerate(played.scene(viewer).players):
            values = [barrel.value for barrel in player.barrels]
            assert sorted(values) == ([1, 2, 3, 4] if seat == viewer else [0, 0, 0, 0])
            assert [(barrel.barrel, barrel.place) for barrel in player.barrels] == [
                (number, "hand") for number in (1, 2, 3, 4)
            ]


@pytest.mark.rule("vikings_on_board-2.2")
def test_a_barrels_number_says_nothing_about_its_value() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(480):
        played = engine.begin(2, seed)
        for seat in (ASTRID, RAGNAR):
            orders[tuple(barrel.value for barrel in played.scene(seat).players[seat].barrels)] += 1
    assert set(orders) == set(permutations((1, 2, 3, 4)))
    misfit = sum((count - 40) ** 2 / 40 for count in orders.values())
    assert misfit < 60, "about 23 if each comes about 40 times"


@pytest.mark.rule("vikings_on_board-2.3")
@every_count
def test_vikings_stand_by_the_letters_from_building_1_on_the_upper_side(seats: int) -> None:
    """AB BA AB BA; ABC BCA CAB; ABCD DCBA. The letters are drawn at random."""
    drawn = set()
    for seed in range(150):
        upper = fresh(seats, seed).upper
        pattern = PATTERNS[seats]
        letters = {letter: upper[pattern.index(letter)] for letter in pattern}
        assert sorted(letters.values()) == list(range(seats))
        assert upper == tuple(letters[letter] for letter in pattern) + (-1,) * (11 - len(pattern))
        drawn.add(upper)
    assert len(drawn) == {2: 2, 3: 6, 4: 24}[seats]


@pytest.mark.rule("vikings_on_board-2.3")
@pytest.mark.parametrize(("seats", "vikings"), [(2, 4), (3, 3), (4, 2)])
def test_fewer_players_have_more_vikings(seats: int, vikings: int) -> None:
    assert Counter(fresh(seats).upper) == {**dict.fromkeys(range(seats), vikings), -1: 11 - seats * vikings}


@pytest.mark.rule("vikings_on_board-2.3")
def test_the_first_viking_begins() -> None:
    for seed in range(5):
        played = engine.begin(4, seed)
        assert played.state.to_act == played.scene(SPECTATOR).upper[0]


@pytest.mark.rule("vikings_on_board-2.4")
@every_count
def test_the_chief_stands_on_the_other_side(seats: int) -> None:
    shown = fresh(seats)
    assert (shown.chief, shown.round, shown.phase) == ("lower", 1, "choosing")
    assert shown.lower == (-1,) * 11


@pytest.mark.rule("vikings_on_board-2.5")
@every_count
def test_all_prices_start_at_1(seats: int) -> None:
    assert fresh(seats).market == {"furs": 1, "grain": 1, "metal": 1}
    assert stage(seats).prices == (1, 2, 3, 4)


@pytest.mark.rule("vikings_on_board-2.6")
@every_count
def test_seven_chests_in_warehouse_1_and_eight_in_warehouse_2(seats: int) -> None:
    shown = fresh(seats)
    assert (shown.warehouse_1, shown.warehouse_2, shown.bottom) == (7, 8, ())
    assert shown.boxed == {"furs": 0, "grain": 0, "metal": 0}
    assert not any(ship.chests for ship in shown.ships)


@pytest.mark.rule("vikings_on_board-2.6")
@pytest.mark.parametrize("warehouse", ["warehouse_1", "warehouse_2"])
def test_any_of_the_fifteen_chests_may_be_on_top(warehouse: str) -> None:
    """Five of each good, shuffled together: the first one drawn is each good with the same chance."""
    goods: Counter[str] = Counter()
    for outcome in range(15):
        played = engine.begin(2, 1)
        played.chance = Script([outcome, 0, 0])
        played.apply(f"go {warehouse}")
        goods[played.scene(played.state.to_act).drawn[0]] += 1
    assert goods == dict.fromkeys(GOODS, 5)


@pytest.mark.rule("vikings_on_board-2.6")
def test_the_order_of_the_stacks_is_not_decided_before() -> None:
    played = engine.begin(2, 1)
    played.chance = Script()
    with pytest.raises(LuckNeeded):
        played.apply("go warehouse_1")


@pytest.mark.rule("vikings_on_board-2.7")
def test_each_colour_has_bodies_with_1_1_2_2_3_3_shields() -> None:
    cards = Counter((card.colour, card.shields) for card in stage(4).bodies)
    assert cards == {(colour, shields): 2 for colour in COLOURS for shields in (1, 2, 3)}
    assert [card.id for card in stage(4).bodies] == list(range(24))


@pytest.mark.rule("vikings_on_board-2.7")
def test_eight_ships_with_three_bodies_of_different_colours(harbours: list[list[list[int]]]) -> None:
    for ships in harbours:
        assert len(ships) == 8
        assert sorted(body for ship in ships for body in ship) == list(range(24))
        for ship in ships:
            assert len({body // 6 for body in ship}) == len(ship) == 3


@pytest.mark.rule("vikings_on_board-2.7")
def test_every_body_may_be_anywhere_with_the_same_chance(harbours: list[list[list[int]]]) -> None:
    """2000 set-ups: each of 24 bodies about 83 times in each of 24 places."""
    places = Counter(
        (body, ship, place)
        for ships in harbours
        for ship, bodies in enumerate(ships)
        for place, body in enumerate(bodies)
    )
    expected = MATCHES / 24
    assert len(places) == 24 * 24
    misfit = sum((count - expected) ** 2 / expected for count in places.values())
    assert misfit < 750, "about 560 for a fair deal, seldom above 640"


@pytest.mark.rule("vikings_on_board-2.7")
def test_which_colours_ships_lack_is_any_of_the_arrangements_alike(harbours: list[list[list[int]]]) -> None:
    """Each colour lacks on two ships. Two given ships lack the same one in 1 of 7 set-ups."""
    lacking: list[list[int]] = []
    for ships in harbours:
        lacking.append([6 - sum(body // 6 for body in ship) for ship in ships])
        assert Counter(lacking[-1]) == dict.fromkeys(range(4), 2)
    for one in range(8):
        for other in range(one):
            same = sum(lack[one] == lack[other] for lack in lacking)
            assert abs(same - MATCHES / 7) < 80, "five times the usual error"
    pairs = Counter((lack[0], lack[1]) for lack in lacking)
    assert all(abs(pairs[a, b] - MATCHES / (28 if a == b else 14)) < 60 for a in range(4) for b in range(4))


@pytest.mark.rule("vikings_on_board-2.7")
def test_shields_and_order_aboard_are_independent(harbours: list[list[list[int]]]) -> None:
    """Neither strong bodies nor a colour is nearer the bow than others."""
    bows = [ship[0] for ships in harbours for ship in ships]
    colours, shields = Counter(body // 6 for body in bows), Counter(body % 6 // 2 for body in bows)
    assert all(abs(colours[colour] - len(bows) / 4) < 300 for colour in range(4))
    assert all(abs(shields[number] - len(bows) / 3) < 320 for number in range(3))


@pytest.mark.rule("vikings_on_board-2.8")
@every_count
def test_seven_sterns(seats: int) -> None:
    assert (fresh(seats).sterns_left, fresh(seats).stern, stage(seats).sterns) == (7, -1, 7)


@pytest.mark.rule("vikings_on_board-2.9")
def test_everything_but_values_stacks_and_won_chests_is_public() -> None:
    table = Table().load(1, "furs grain").bet(RAGNAR, 2, "1.red").won(RAGNAR, "metal metal", barrels="4")
    for viewer in (ASTRID, SPECTATOR):
        shown = table.scene(viewer)
        ragnar = shown.players[RAGNAR]
        assert shown.ships[0].chests == ("furs", "grain")
        assert [(bet.colour, bet.seat, bet.barrel) for bet in shown.ships[0].bets] == [("red", RAGNAR, 2)]
        assert (shown.warehouse_1, shown.warehouse_2) == (3, 8)
        assert (ragnar.chests, ragnar.barrels_won) == (2, 1), "how many were won is public"
        assert [barrel.place for barrel in ragnar.barrels] == ["hand", "quay", "hand", "won"]
        assert [barrel.value for barrel in ragnar.barrels] == [0, 0, 0, 0]
        assert (ragnar.goods, ragnar.points) == ({}, -1)


@pytest.mark.rule("vikings_on_board-2.9")
def test_ones_own_barrels_and_chests_may_be_looked_at_any_time() -> None:
    table = Table().bet(RAGNAR, 2, "1.red").won(RAGNAR, "metal metal furs", barrels="4")
    ragnar = table.scene(RAGNAR).players[RAGNAR]
    assert [barrel.value for barrel in ragnar.barrels] == [1, 2, 3, 4]
    assert ragnar.goods == {"furs": 1, "grain": 0, "metal": 2}
    assert ragnar.points == 3 + 4


@pytest.mark.rule("vikings_on_board-2.10")
def test_by_option_won_chests_lie_open() -> None:
    table = Table(memory_aids="on").won(RAGNAR, "metal metal furs", barrels="4")
    for viewer in (ASTRID, SPECTATOR):
        ragnar = table.scene(viewer).players[RAGNAR]
        assert ragnar.goods == {"furs": 1, "grain": 0, "metal": 2}
        assert [barrel.value for barrel in ragnar.barrels] == [0, 0, 0, 0], "barrels stay secret"
