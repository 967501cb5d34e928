"""Clauses 1 and 2: the aim, the order of play, and the set-up."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from drakkar.games.lofoten.events import HandDrawn, OrdersKept, OrdersRedrawn, TurnBegan
from drakkar.games.lofoten.meta import META
from drakkar.games.lofoten.scene_types import LofotenScene
from drakkar.games.lofoten.state import LofotenState
from drakkar.kernel.chance import Draw, Live
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.meta import resolve_options
from tests.games.lofoten import engine, sight
from tests.games.lofoten.position import CARDS, GOODS, LONGSHIPS, SLOTS, TILES, value_of
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type

MANY = 600


def set_up(seed: int) -> tuple[LofotenState, list[Draw], list[Draw]]:
    """A new match, and what was drawn for it from the order cards and from the tiles."""
    chance = Live(str(seed))
    state = engine.GAME.new(2, resolve_options(META, {}, 2), chance)
    draws = chance.take_draws()
    of_source = [[draw for draw in draws if draw.source == source] for source in ("orders", "tiles")]
    return state, of_source[0], of_source[1]


@cache
def fresh(seed: int) -> LofotenScene:
    return engine.begin(seed).scene(SPECTATOR)


def market(shown: LofotenScene) -> list[str]:
    return [f"{tile.good}-{tile.value}-{tile.buckler}" for tile in shown.market if tile]


def orders(shown: LofotenScene, seat: int) -> dict[str, str]:
    """By slot, what lies aboard."""
    return {s.slot: f"{s.order.good}-{s.order.value}" for s in shown.players[seat].ships if s.order}


def roughly(count: Counter[str], kinds: int, factor: float = 0.5) -> bool:
    """Whether each of so many kinds came about as often as the others."""
    mean = sum(count.values()) / kinds
    return len(count) == kinds and all(abs(times - mean) < factor * mean for times in count.values())


# ---- 1 Overview


@pytest.mark.rule("lofoten-1.1")
def test_the_goal_is_more_points_than_the_rival_from_the_shared_warehouses() -> None:
    table = Table().stored(RAVEN, "mead-3-raven fish-1-bear").stored(BEAR, "mead-2-bear fish-2-raven")
    assert (table.points(RAVEN), table.points(BEAR)) == (4, 5)
    assert table.now().score().categories == GOODS


@pytest.mark.rule("lofoten-1.2")
def test_players_alternate_and_a_turn_has_three_phases() -> None:
    """Ruling 53: whatever the third is called."""
    table = Table().coins(0, 0)
    phases = [table.phase]
    for notation, luck in (("play middle", ""), ("done", "fish-1"), ("put left", "")):
        table.do(notation, luck=luck)
        phases.append(table.phase)
    assert phases == ["action", "power", "drawing", "action"], "with a full market there is no maintenance"
    assert (table.acts, table.scene().turn) == (BEAR, 6)
    table = Table().coins(0, 0).market("mead-1-raven fish-2-bear sheep-3-raven - mead-3-bear")
    table.do("play left", "done", luck="fish-1")
    table.do("put left")
    assert (table.phase, table.acts) == ("pile", RAVEN)
    events = table.refill()
    assert (table.phase, table.acts) == ("action", BEAR)
    assert of_type(events, TurnBegan) == [TurnBegan(BEAR, 6, False, False)]


@pytest.mark.rule("lofoten-1.2")
def test_nothing_out_of_its_phase() -> None:
    table = Table()
    for notation in (
        "done",
        "put left",
        "pile 1",
        "area 1",
        "warehouse 1",
        "load",
        "leave",
        "end",
        "pass",
        "keep",
    ):
        assert table.refuses(notation) == "1.2 not-this-choice"
        assert table.refusal(notation).params == {"phase": "action"}
    table.do("play left")
    assert table.refuses("play right") == "1.2 not-this-choice"
    assert table.refusal("play right").params == {"phase": "moving"}


@pytest.mark.rule("lofoten-1.3")
@pytest.mark.parametrize(("seat", "left", "right"), [(RAVEN, 2, 4), (BEAR, 4, 2)])
def test_left_and_right_are_the_owners(seat: int, left: int, right: int) -> None:
    """Ruling 2: the players sit face to face."""
    for side, area in (("left", left), ("right", right)):
        table = Table().turn(seat)
        table.do(f"play {side}", f"shift {side}")
        assert table.area(seat) == area


@pytest.mark.rule("lofoten-1.3")
@pytest.mark.parametrize("seat", [RAVEN, BEAR])
def test_clockwise_is_left_top_right_bottom_for_both_owners(seat: int) -> None:
    table = Table().turn(seat)
    table.do("play right", "turn cw")
    assert table.fleet(seat) == "DABC", "what was on the left is at the top now"
    table = Table().turn(seat)
    table.do("play left", "turn ccw")
    assert table.fleet(seat) == "BCDA"


# ---- 2 Setting up


@pytest.mark.rule("lofoten-2.1")
def test_four_of_the_eight_warehouses_of_level_1() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(200):
        cards = engine.begin(seed).stage().warehouses
        assert [card.warehouse for card in cards] == [1, 2, 3, 4]
        assert {card.level for card in cards} == {1}
        assert len({card.id for card in cards}) == 4
        drawn.update(card.id for card in cards)
    assert roughly(drawn, 8)


@pytest.mark.rule("lofoten-2.1")
def test_each_warehouse_has_a_side_for_each_player() -> None:
    """Ruling 54."""
    for warehouse in fresh(1).warehouses:
        assert (warehouse.good, len(warehouse.sides), warehouse.ahead) == ("", 2, -1)
        assert all((side.tiles, side.count, side.points) == ((), 0, 0) for side in warehouse.sides)


@pytest.mark.rule("lofoten-2.2")
def test_five_tiles_face_up_and_piles_of_14_and_13() -> None:
    on_market: Counter[str] = Counter()
    for seed in range(MANY):
        shown = fresh(seed)
        assert [pile.tiles for pile in shown.piles] == [14, 13]
        assert len(market(shown)) == 5
        assert not Counter(market(shown)) - Counter(TILES)
        assert shown.removed == 0
        on_market.update(market(shown))
    assert {
        tile: round(on_market[tile] / TILES.count(tile) / MANY * 32 / 5) for tile in TILES
    } == dict.fromkeys(TILES, 1), "each of the 32 is as likely"


@pytest.mark.rule("lofoten-2.2")
def test_the_tiles_of_the_box() -> None:
    """Eight of each good: two 1s, four 2s and two 3s, half of them for each clan."""
    assert len(TILES) == 32
    for good in GOODS:
        values = [value_of(tile) for tile in TILES if tile.startswith(good)]
        assert Counter(values) == {1: 2, 2: 4, 3: 2}
    assert sum(tile.endswith("raven") for tile in TILES) == 16
    state = engine.begin(1).state
    piles = engine.counted(map(engine.tile_number, TILES), 24)
    for tile in state.market:
        piles[tile] -= 1
    assert state.unseen == piles


@pytest.mark.rule("lofoten-2.3")
def test_never_four_of_a_good_in_the_first_market() -> None:
    """Ruling 6: about one deal in thirty has them, and is dealt again."""
    most = Counter(
        max(Counter(tile.good for tile in fresh(seed).market if tile).values()) for seed in range(MANY)
    )
    assert set(most) == {2, 3}


@pytest.mark.rule("lofoten-2.3")
def test_with_four_alike_all_tiles_are_dealt_again() -> None:
    dealt: Counter[int] = Counter()
    for seed in range(150):
        _, _, tiles = set_up(seed)
        dealt[len(tiles)] += 1
    (usual, often), *others = dealt.most_common()
    assert often > 120
    assert others
    assert all(draws > usual for draws, _ in others)


@pytest.mark.rule("lofoten-2.4")
def test_the_good_on_top_of_each_pile_is_known() -> None:
    """Ruling 7."""
    shows: Counter[str] = Counter()
    for seed in range(MANY):
        goods = [pile.good for pile in fresh(seed).piles]
        shows.update(goods)
    assert roughly(shows, 4, 0.3)


@pytest.mark.rule("lofoten-2.4")
def test_quantity_and_buckler_are_open_until_the_tile_is_turned() -> None:
    table = (
        Table()
        .market("- fish-2-bear sheep-3-raven coffer-2-bear mead-3-bear")
        .piles(3, 1, "fish-1-raven fish-2-bear fish-3-bear sheep-1-bear")
    )
    table.do("play left", "done", luck="fish-1")
    table.do("put left")
    seen = {repr(table.scene(viewer).piles) for viewer in (SPECTATOR, RAVEN, BEAR)}
    assert len(seen) == 1
    assert "fish" in seen.pop()
    for turned in ("fish-1-raven", "fish-2-bear", "fish-3-bear"):
        other = (
            Table()
            .market("- fish-2-bear sheep-3-raven coffer-2-bear mead-3-bear")
            .piles(3, 1, "fish-1-raven fish-2-bear fish-3-bear sheep-1-bear")
        )
        other.do("play left", "done", luck="fish-1")
        other.do("put left")
        other.do("pile 1", luck=f"{turned} fish")
        assert other.tiles().split()[0] == turned


@pytest.mark.rule("lofoten-2.5")
def test_longships_lie_at_random_on_each_wheel_light_side_up() -> None:
    """Ruling 9: also without module 3."""
    wheels: Counter[str] = Counter()
    pairs = set()
    for seed in range(MANY):
        shown = fresh(seed)
        both = ["".join(ship.longship for ship in player.ships) for player in shown.players]
        wheels.update(both)
        pairs.add(tuple(both))
        assert (
            tuple("".join(wheel) for wheel in engine.begin(seed).stage().wheels) == tuple(both) or seed > 20
        )
        for player in shown.players:
            assert player.area == 3
            assert [ship.slot for ship in player.ships] == list(SLOTS)
            assert not any(ship.upgraded or ship.cargo for ship in player.ships)
    assert set(wheels) == {"".join(wheel) for wheel in permutations(LONGSHIPS)}
    assert roughly(wheels, 24)
    assert len(pairs) > 250, "the two wheels are independent"


@pytest.mark.rule("lofoten-2.5")
def test_only_the_top_longship_faces_the_market() -> None:
    """Ruling 1: neither the others, nor the areas beside."""
    table = Table().at(BEAR, 3).aboard(RAVEN, "B", "coffer-1").aboard(RAVEN, "D", "fish-1")
    table.aboard(RAVEN, "C", "sheep-1")
    table.idle()
    table.idle()
    assert table.acts == RAVEN
    assert [table.cargo(RAVEN, name) for name in LONGSHIPS] == [""] * 4
    table.do("play right", "turn cw")
    assert table.cargo(RAVEN, "D") == "", "fish faces sheep; its own good lies beside"


@pytest.mark.rule("lofoten-2.5")
def test_only_the_bottom_longship_is_docked() -> None:
    table = (
        Table().aboard(RAVEN, "B", "coffer-1", "coffer-1-raven").aboard(RAVEN, "D", "fish-1", "fish-3-bear")
    )
    table.idle()
    table.idle()
    assert (table.cargo(RAVEN, "B"), table.cargo(RAVEN, "D")) == ("coffer-1-raven", "fish-3-bear")


@pytest.mark.rule("lofoten-2.6")
def test_two_starting_orders_of_different_goods_left_and_right() -> None:
    placed: Counter[str] = Counter()
    for seed in range(MANY):
        for seat in (RAVEN, BEAR):
            aboard = orders(fresh(seed), seat)
            assert set(aboard) == {"left", "right"}
            assert aboard["left"].split("-")[0] != aboard["right"].split("-")[0]
            placed.update(aboard.values())
    assert roughly(placed, 12)


@pytest.mark.rule("lofoten-2.6")
def test_the_first_drawn_goes_left_and_equal_ones_are_shuffled_back() -> None:
    """Rulings 4 and 5, followed draw by draw. Whoever draws first, each draws two, then each three."""
    redrawn = 0
    for seed in range(40):
        state, draws, _ = set_up(seed)
        deck = sorted(map(engine.card_number, CARDS))
        pairs: list[list[int]] = []
        while len(pairs) < 2:
            pair = []
            for _ in range(2):
                draw = draws.pop(0)
                assert draw.n == len(deck)
                pair.append(deck.pop(draw.outcome))
            if pair[0] // 3 == pair[1] // 3:
                redrawn += 1
                deck = sorted(deck + pair)
            else:
                pairs.append(pair)
        # Arm 3 is on the left at first, arm 1 on the right.
        placed = [[state.order[seat * 4 + 3], state.order[seat * 4 + 1]] for seat in (0, 1)]
        assert pairs in (placed, placed[::-1])
    assert redrawn > 10


@pytest.mark.rule("lofoten-2.6")
def test_an_order_card_has_one_value() -> None:
    """Ruling 10: both corners carry the same number, so a card is worth as much from either side."""
    for side, way in (("left", "ccw"), ("right", "cw")):
        table = Table().coins(0, 3).hand(RAVEN, "sheep-2 mead-1 sheep-2")
        table.do(f"play {side}", f"turn {way}", f"turn {way}")
        assert table.refuses(f"turn {way}") == "5.2 no-moves-left"
    assert Counter(CARDS) == {f"{good}-{value}": 3 for good in GOODS for value in (1, 2, 3)}


@pytest.mark.rule("lofoten-2.7")
def test_three_cards_each_in_the_order_drawn() -> None:
    for seed in range(20):
        state, draws, _ = set_up(seed)
        last = draws[-6:]
        deck = sorted([*state.deck.items, *state.hand])
        assert [draw.n for draw in last] == [32, 31, 30, 29, 28, 27]
        dealt = [deck.pop(draw.outcome) for draw in last]
        hands = [list(state.hand[:3]), list(state.hand[3:])]
        by_hand = [dealt[:3], dealt[3:]]
        assert hands in (by_hand, by_hand[::-1])


@pytest.mark.rule("lofoten-2.7")
def test_the_order_of_the_cards_never_changes() -> None:
    table = Table()
    table.do("play middle")
    assert table.cards(RAVEN) == "mead-2 fish-3"
    table.do("done", luck="sheep-1")
    table.do("put left")
    assert table.cards(RAVEN) == "sheep-1 mead-2 fish-3"


@pytest.mark.rule("lofoten-2.8")
def test_who_starts_is_drawn() -> None:
    """Ruling 8."""
    firsts: Counter[int] = Counter()
    for seed in range(300):
        played = engine.begin(seed)
        first = played.stage().first
        firsts[first] += 1
        shown = played.scene(SPECTATOR)
        assert (played.state.to_act, shown.turn, shown.phase) == (first, 1, "action")
        assert (shown.players[first].coins, shown.players[1 - first].coins, shown.reserve) == (2, 3, 3)
    assert 110 < firsts[0] < 190


@pytest.mark.rule("lofoten-2.9")
def test_hands_deck_and_backs_are_hidden_and_nothing_else() -> None:
    """Ruling 55: everything else in the scene is the same for all."""
    played = engine.begin(3)
    for viewer in (SPECTATOR, RAVEN, BEAR):
        shown = played.scene(viewer)
        assert shown == sight.scene(engine.read(played), viewer)
        for seat in (RAVEN, BEAR):
            known = [card.value > 0 for card in shown.players[seat].hand]
            assert known == [seat == viewer] * 3
    assert (played.scene(SPECTATOR).deck, played.scene(SPECTATOR).discards) == (26, 0)


# ---- option equal_starting_orders: choose


def starting(twins: set[int], first: int = RAVEN) -> engine.Played:
    """A match in which these seats have two equal orders."""
    for seed in range(2000):
        played = engine.begin(seed, equal_starting_orders="choose")
        shown = played.scene(SPECTATOR)
        equal = set()
        for seat in (RAVEN, BEAR):
            goods = [order.split("-")[0] for order in orders(shown, seat).values()]
            if goods[0] == goods[1]:
                equal.add(seat)
        if equal == twins and played.stage().first == first:
            return played
    raise AssertionError("no such match")


@pytest.mark.rule("lofoten-2.6")
@pytest.mark.parametrize("seat", [RAVEN, BEAR])
def test_choose_keeping_two_equal_orders(seat: int) -> None:
    played = starting({seat})
    oracle = engine.read(played)
    shown = played.scene(seat)
    assert (shown.phase, shown.turn, shown.deck, played.state.to_act) == ("starting", 0, 32, seat)
    assert [len(player.hand) for player in shown.players] == [0, 0], "no hand is known yet"
    assert played.legal() == ["keep", "redraw"]
    aboard = orders(shown, seat)
    events = engine.step(played, oracle, "keep")
    good = aboard["left"].split("-")[0]
    assert [event for event in events if not isinstance(event, HandDrawn)] == [
        OrdersKept(seat, good),
        TurnBegan(RAVEN, 1, False, False),
    ]
    assert [event.seat for event in events if isinstance(event, HandDrawn)] == [RAVEN, BEAR]
    assert orders(played.scene(seat), seat) == aboard
    assert played.scene(seat) == sight.scene(oracle, seat)
    assert [len(player.hand) for player in played.scene(seat).players] == [3, 3]


@pytest.mark.rule("lofoten-2.6")
def test_choose_drawing_two_others() -> None:
    played = starting({BEAR})
    oracle = engine.read(played)
    before = list(orders(played.scene(BEAR), BEAR).values())
    told = list[Event]()
    while played.scene(BEAR).phase == "starting":
        told += engine.step(played, oracle, "redraw")
    redrawn = of_type(told, OrdersRedrawn)
    assert redrawn
    last = redrawn[-1]
    assert isinstance(last, OrdersRedrawn)
    assert orders(played.scene(BEAR), BEAR) == {
        "left": f"{last.good}-{last.value}",
        "right": f"{last.other_good}-{last.other_value}",
    }
    assert last.good != last.other_good
    assert played.scene(BEAR).deck == 26
    assert played.scene(BEAR).discards == 0, f"{before} are in the deck again"
    assert (played.state.to_act, played.scene(BEAR).phase) == (RAVEN, "action")


@pytest.mark.rule("lofoten-2.6")
def test_choose_again_if_they_are_equal_again() -> None:
    """The French rulebook: until they differ, if one likes."""
    for seed in range(2000):
        played = engine.begin(seed, equal_starting_orders="choose")
        if played.scene(SPECTATOR).phase != "starting":
            continue
        seat, oracle = played.state.to_act, engine.read(played)
        (event, *more) = engine.step(played, oracle, "redraw")
        assert isinstance(event, OrdersRedrawn)
        if event.good == event.other_good:
            assert not more
            assert (played.state.to_act, played.legal()) == (seat, ["keep", "redraw"])
            engine.step(played, oracle, "keep")
            assert orders(played.scene(seat), seat)["left"] == f"{event.good}-{event.value}"
            return
    raise AssertionError("never equal twice")


@pytest.mark.rule("lofoten-2.6")
@pytest.mark.parametrize("first", [RAVEN, BEAR])
def test_the_first_player_is_asked_first(first: int) -> None:
    played = starting({RAVEN, BEAR}, first)
    oracle = engine.read(played)
    assert played.state.to_act == first
    engine.step(played, oracle, "keep")
    assert (played.state.to_act, played.scene(first).phase) == (1 - first, "starting")
    assert all(not player.hand for player in played.scene(first).players)
    engine.step(played, oracle, "keep")
    assert (played.state.to_act, played.scene(first).phase) == (first, "action")


@pytest.mark.rule("lofoten-2.6")
def test_nobody_is_asked_about_different_orders() -> None:
    played = starting(set())
    assert played.scene(SPECTATOR).phase == "action"
