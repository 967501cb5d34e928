"""Clauses 2.9 and 7.2: who knows what. Views, guesses made from them, the log, previews and live scores."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from itertools import permutations

import pytest

from drakkar.games.vikings_on_board import events as ev
from drakkar.games.vikings_on_board.state import VikingsOnBoardState
from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from tests.games.vikings_on_board import engine
from tests.games.vikings_on_board.position import GOODS
from tests.games.vikings_on_board.table import ASTRID, HILDA, RAGNAR, Table


def guesses(table: Table, viewer: int, count: int) -> list[VikingsOnBoardState]:
    """Positions that the viewer cannot tell from the true one."""
    played, chance = table.now(), Search(1)
    view = played.game.view(played.state, viewer)
    return [played.game.determinize(view, chance) for _ in range(count)]


def told(table: Table, viewer: int) -> dict[str, object]:
    """All that a view says, but for the tables that every view of a match shares."""
    view = table.now().game.view(table.now().state, viewer)
    return {field.name: getattr(view, field.name) for field in fields(view) if field.name != "setting"}


# ---- Warehouse 2


@pytest.mark.rule("vikings_on_board-2.10")
def test_what_one_put_back_is_not_shown_again() -> None:
    """Ragnar draws a new chest and the two that Astrid returned: she has to remember them herself."""
    table = Table(3).returned(("grain", {ASTRID}), ("furs", {ASTRID})).stacks(0, 1, "metal").turn(RAGNAR)
    assert table.scene(ASTRID).bottom == ("", "")
    table.do("go warehouse_2", luck="metal")
    assert table.scene(RAGNAR).drawn == ("metal", "grain", "furs"), "while they lie before him"
    assert table.scene(ASTRID).drawn == table.scene(SPECTATOR).drawn == ("", "", "")
    table.do("chest 2", "ship 1")
    assert table.chests(1) == "grain", "this one lies open"
    assert table.scene(RAGNAR).bottom == table.scene(ASTRID).bottom == ("", "")


@pytest.mark.rule("vikings_on_board-2.10")
def test_a_guess_knows_nothing_of_chests_put_back() -> None:
    table = Table(3).returned(("grain", {ASTRID}), ("furs", {RAGNAR})).turn(RAGNAR)
    table.do("go warehouse_2", luck="metal metal furs")
    for viewer in (ASTRID, RAGNAR):
        worlds = [engine.truth(world) for world in guesses(table, viewer, 200)]
        assert [{world["bottom"][at] for world in worlds} for at in (0, 1)] == [set(GOODS), set(GOODS)]
        drawn = {world["drawn"] for world in worlds}
        assert (drawn == {("metal", "metal", "furs")}) == (viewer == RAGNAR)


@pytest.mark.rule("vikings_on_board-2.10")
@pytest.mark.parametrize("option", ["off", "on"])
def test_chests_won_and_chests_put_back_are_remembered_alike(option: str) -> None:
    """The table remembers both or neither: on the board, in the log, and in what bots know."""
    table = Table(3, "blue3 | red3 | grey1", memory_aids=option).won(RAGNAR, "metal").turn(ASTRID)
    events = table.do("go warehouse_2", luck="furs grain metal") + table.do("chest 2", "ship 1")
    shown = table.scene(ASTRID)
    won = shown.players[RAGNAR].goods == {"furs": 0, "grain": 0, "metal": 1}
    put_back = shown.bottom == ("furs", "metal")
    log = [table.now().game.redact(event, ASTRID) for event in events]
    told = [event.goods for event in log if isinstance(event, ev.ChestsDrawn | ev.ChestsReturned)]
    worlds = [engine.truth(world) for world in guesses(table, ASTRID, 40)]
    assert (won, put_back) == ((True, True) if option == "on" else (False, False))
    assert told == ([("furs", "grain", "metal"), ("furs", "metal")] if option == "on" else [(), ()])
    assert (len({world["won"] for world in worlds}) == 1) == (option == "on")
    assert (len({world["bottom"] for world in worlds}) == 1) == (option == "on")


@pytest.mark.rule("vikings_on_board-2.10")
def test_a_draw_is_no_less_a_secret_for_being_left_out_of_the_log() -> None:
    """Nobody else learns of it, and it cannot be taken back."""
    for option in ("off", "on"):
        events = Table(memory_aids=option).do("go warehouse_2", luck="furs grain metal")
        drawn = next(event for event in events if isinstance(event, ev.ChestsDrawn))
        assert drawn.told() == 1 << ASTRID


@pytest.mark.rule("vikings_on_board-2.10")
def test_by_option_everybody_knows_the_returned_chests_that_they_have_seen_themselves() -> None:
    table = Table(3, memory_aids="on").returned(("grain", {ASTRID}), ("furs", {ASTRID})).turn(RAGNAR)
    table.do("go warehouse_2", luck="metal metal furs")
    table.do("chest 3", "ship 1")
    assert table.scene(ASTRID).bottom == ("grain", "furs", "", "")
    assert table.scene(RAGNAR).bottom == ("", "", "metal", "metal")
    assert table.scene(HILDA).bottom == table.scene(SPECTATOR).bottom == ("", "", "", "")


@pytest.mark.rule("vikings_on_board-2.10")
def test_by_option_who_put_a_chest_back_knows_it_when_another_draws_it() -> None:
    """Ragnar draws a new chest and the two that Astrid returned."""
    table = Table(3, memory_aids="on").returned(("grain", {ASTRID}), ("furs", {ASTRID}))
    table.stacks(0, 1, "metal").turn(RAGNAR)
    table.do("go warehouse_2", luck="metal")
    assert table.scene(RAGNAR).drawn == ("metal", "grain", "furs")
    assert table.scene(ASTRID).drawn == ("", "grain", "furs")
    assert table.scene(HILDA).drawn == ("", "", "")
    table.do("chest 2", "ship 1")
    assert table.chests(1) == "grain", "now everybody sees this one"
    assert table.scene(RAGNAR).bottom == ("metal", "furs")
    assert table.scene(ASTRID).bottom == ("", "furs")
    assert table.scene(HILDA).bottom == ("", "")


@pytest.mark.rule("vikings_on_board-2.10")
def test_by_option_a_guess_keeps_what_the_viewer_has_seen_and_deals_the_rest_anew() -> None:
    table = Table(3, memory_aids="on").returned(("grain", {ASTRID}), ("furs", {RAGNAR})).turn(RAGNAR)
    table.do("go warehouse_2", luck="metal metal furs")
    worlds = [engine.truth(world) for world in guesses(table, ASTRID, 200)]
    assert {world["bottom"][0] for world in worlds} == {"grain"}
    assert {world["bottom"][1] for world in worlds} == set(GOODS)
    assert {world["drawn"][0] for world in worlds} == set(GOODS)
    worlds = [engine.truth(world) for world in guesses(table, RAGNAR, 200)]
    assert {world["bottom"][1] for world in worlds} == {"furs"}
    assert {world["drawn"] for world in worlds} == {("metal", "metal", "furs")}
    assert {world["bottom"][0] for world in worlds} == set(GOODS)


# ---- barrels and won chests


@pytest.mark.rule("vikings_on_board-2.9")
def test_a_guess_knows_ones_own_barrels_and_any_order_of_the_others() -> None:
    table = Table().values(ASTRID, 2, 4, 1, 3).bet(RAGNAR, 1, "1.red").won(RAGNAR, barrels="2")
    worlds = [engine.truth(world) for world in guesses(table, ASTRID, 600)]
    assert {world["values"][ASTRID] for world in worlds} == {(2, 4, 1, 3)}
    orders = Counter(world["values"][RAGNAR] for world in worlds)
    assert set(orders) == set(permutations((1, 2, 3, 4)))
    assert sum((count - 25) ** 2 / 25 for count in orders.values()) < 60, "about 23 if all are alike"
    both = {world["values"] for world in map(engine.truth, guesses(table, SPECTATOR, 300))}
    assert len(both) > 200, "a spectator knows neither"


@pytest.mark.rule("vikings_on_board-2.9")
def test_a_guess_knows_ones_own_chests_and_how_many_the_others_have() -> None:
    table = Table().won(ASTRID, "furs metal").won(RAGNAR, "grain grain")
    for world in map(engine.truth, guesses(table, ASTRID, 50)):
        assert world["won"][ASTRID] == (1, 0, 1)
    hands = Counter(world["won"][RAGNAR] for world in map(engine.truth, guesses(table, ASTRID, 1560)))
    # Thirteen chests cannot be told apart: four furs, five grain, four metal; 78 pairs.
    pairs = {(2, 0, 0): 6, (0, 2, 0): 10, (0, 0, 2): 6, (1, 1, 0): 20, (1, 0, 1): 16, (0, 1, 1): 20}
    assert set(hands) == set(pairs)
    assert sum((hands[pair] - 20 * ways) ** 2 / (20 * ways) for pair, ways in pairs.items()) < 20


@pytest.mark.rule("vikings_on_board-2.10")
def test_by_option_open_chests_are_not_guessed() -> None:
    table = Table(memory_aids="on").won(RAGNAR, "grain grain")
    for viewer in (ASTRID, SPECTATOR):
        worlds = [engine.truth(world) for world in guesses(table, viewer, 20)]
        assert {world["won"] for world in worlds} == {((0, 0, 0), (0, 2, 0))}


@pytest.mark.rule("vikings_on_board-2.9")
def test_chests_are_neither_lost_nor_made_in_a_guess() -> None:
    table = Table(3).load(2, "furs grain").won(RAGNAR, "grain metal").won(HILDA, "furs")
    table.returned(("grain", {ASTRID}), ("furs", {HILDA})).turn(HILDA)
    table.do("go warehouse_2", luck="metal metal furs")
    for viewer in (ASTRID, RAGNAR, HILDA, SPECTATOR):
        for world in guesses(table, viewer, 20):
            found = engine.truth(world)
            goods = Counter(found["bottom"] + found["drawn"] + found["unseen"] + ("furs", "grain"))
            for won in found["won"]:
                assert isinstance(won, tuple)
                goods.update(dict(zip(GOODS, won, strict=True)))
            assert goods == {"furs": 5, "grain": 5, "metal": 5}


@pytest.mark.rule("vikings_on_board-2.9")
def test_what_is_hidden_changes_nothing_that_others_are_told() -> None:
    """Twice the same table, with Ragnar's barrels, chests and memories exchanged."""
    one = Table().values(RAGNAR, 1, 2, 3, 4).won(RAGNAR, "furs furs", barrels="4").bet(RAGNAR, 1, "2.blue")
    two = Table().values(RAGNAR, 4, 3, 1, 2).won(RAGNAR, "grain metal", barrels="4").bet(RAGNAR, 1, "2.blue")
    one.returned(("grain", {RAGNAR}), ("furs", {ASTRID}))
    two.returned(("metal", {RAGNAR}), ("furs", {ASTRID}))
    for viewer in (ASTRID, SPECTATOR):
        assert told(one, viewer) == told(two, viewer)
        assert one.scene(viewer) == two.scene(viewer)
        assert one.now().tally(viewer) == two.now().tally(viewer)
    assert told(one, RAGNAR) != told(two, RAGNAR)
    one.turn(RAGNAR).do("go warehouse_2", luck="furs grain metal")
    two.turn(RAGNAR).do("go warehouse_2", luck="metal metal furs")
    assert told(one, ASTRID) == told(two, ASTRID)


@pytest.mark.parametrize(
    ("plies", "luck"),
    [
        ((), ""),
        (("go tavern_2",), ""),
        (("go tavern_2", "barrel 2"), ""),
        (("go warehouse_1",), "furs"),
        (("go warehouse_2",), "furs metal grain"),
        (("go move", "body 1.1"), ""),
        (("go departure",), ""),
    ],
)
def test_what_is_allowed_is_the_same_in_every_guess(plies: tuple[str, ...], luck: str) -> None:
    table = Table().won(RAGNAR, "furs", barrels="1").bet(ASTRID, 2, "1.red").returned(("metal", {RAGNAR}))
    table.do(*plies, luck=luck)
    game, legal = table.now().game, table.now().game.legal(table.now().state)
    for viewer in (ASTRID, RAGNAR, SPECTATOR):
        for world in guesses(table, viewer, 10):
            assert game.legal(world) == legal
            if viewer == world.to_act:
                assert game.prompt(world) == game.prompt(table.now().state)
                phrases = [game.describe(table.now().state, action) for action in legal]
                assert [game.describe(world, action) for action in legal] == phrases


# ---- the log


@pytest.mark.rule("vikings_on_board-2.9")
@pytest.mark.parametrize(
    ("event", "others"),
    [
        (ev.BarrelPlaced(0, 1, 4, 2, "red"), ev.BarrelPlaced(0, 1, 0, 2, "red")),
        (ev.BarrelMoved(0, 1, 4, 1, "blue", 2, "red"), ev.BarrelMoved(0, 1, 0, 1, "blue", 2, "red")),
        (ev.BarrelWon(0, 1, 4, 2, "red"), ev.BarrelWon(0, 1, 0, 2, "red")),
        (ev.ChestsDrawn(0, 2, ("furs", "metal"), True), ev.ChestsDrawn(0, 2, (), True)),
        (ev.ChestsReturned(0, 2, ("furs", "metal"), True), ev.ChestsReturned(0, 2, (), True)),
        (ev.ChestTaken(0, "furs", 2), ev.ChestTaken(0, "", 2)),
    ],
)
def test_the_log_keeps_a_players_secrets(event: Event, others: Event) -> None:
    game = Table().now().game
    assert game.redact(event, ASTRID) == event
    assert game.redact(event, RAGNAR) == others
    assert game.redact(event, SPECTATOR) == others


@pytest.mark.rule("vikings_on_board-2.9")
@pytest.mark.parametrize(
    "event",
    [
        ev.ChestDrawn(0, "furs"),
        ev.ChestLoaded(0, "furs", 2, revealed=True),
        ev.ChestTaken(0, "furs", 2, open=True),
        ev.ChestBoxed(0, "grey", "furs", 2),
        ev.ChestsBoxed(2, ("furs", "metal")),
        ev.MatchEnded((0,)),
    ],
)
def test_what_lies_open_is_told_to_all(event: Event) -> None:
    game = Table().now().game
    assert [game.redact(event, viewer) for viewer in (ASTRID, RAGNAR, SPECTATOR)] == [event] * 3


@pytest.mark.rule("vikings_on_board-2.10")
@pytest.mark.parametrize(("option", "seen"), [("off", ""), ("on", "furs")])
def test_chests_taken_are_told_as_the_option_says(option: str, seen: str) -> None:
    table = Table(2, "blue3 | red3 | grey1", memory_aids=option).load(1, "furs").departing(RAGNAR)
    events = table.do("ship 1")
    shown = [table.now().game.redact(event, RAGNAR) for event in events]
    assert [event.good for event in shown if isinstance(event, ev.ChestTaken)] == [seen]


# ---- previews


def test_a_preview_of_a_warehouse_shows_no_chest() -> None:
    table = Table()
    for name in ("warehouse_1", "warehouse_2"):
        assert table.now().previewed(f"go {name}", ASTRID) == ((ev.VikingSent(ASTRID, name),), True)
    table = Table().returned(("metal", {RAGNAR}), ("furs", {RAGNAR})).stacks(0, 0)
    sent = ev.VikingSent(ASTRID, "warehouse_2")
    assert table.now().previewed("go warehouse_2", ASTRID) == ((sent,), True), "nor one that a rival put back"


def test_a_preview_of_a_departure_shows_what_is_public() -> None:
    table = (
        Table(2, "blue3 red2 | red3 | grey1").load(1, "furs furs").bet(RAGNAR, 3, "1.blue").departing(ASTRID)
    )
    for viewer in (ASTRID, RAGNAR, SPECTATOR):
        events, luck = table.now().previewed("ship 1", viewer)
        assert not luck
        (won,) = [event for event in events if isinstance(event, ev.BarrelWon)]
        assert won.value == (3 if viewer == RAGNAR else 0)


def test_a_preview_does_not_tell_who_will_win() -> None:
    table = Table(2, "blue3 | red3").load(1, "furs").won(RAGNAR, "metal", barrels="1").departing(ASTRID)
    events, luck = table.now().previewed("ship 1", ASTRID)
    assert luck, "the end lays open what is hidden now"
    assert not [event for event in events if isinstance(event, ev.MatchEnded)]
    assert events[-1] == ev.ShipLeft(1, 7)


# ---- live scores and the end


@pytest.mark.rule("vikings_on_board-2.9")
def test_live_scores_show_only_what_the_viewer_knows() -> None:
    table = Table(3).won(ASTRID, "furs metal", barrels="4").won(RAGNAR, "grain").prices(grain=3)
    own, other, nobody = (table.now().tally(viewer) for viewer in (ASTRID, RAGNAR, SPECTATOR))
    assert (own.totals, own.hidden) == ((6, 0, 0), (RAGNAR,))
    assert (other.totals, other.hidden) == ((0, 3, 0), (ASTRID,))
    assert (nobody.totals, nobody.hidden) == ((0, 0, 0), (ASTRID, RAGNAR))
    assert own.points == ((1, 0, 1, 4), (0, 0, 0, 0), (0, 0, 0, 0)), "Hilda has nothing to hide"


@pytest.mark.rule("vikings_on_board-2.10")
def test_by_option_scores_without_barrels_are_open() -> None:
    table = Table(3, memory_aids="on").won(ASTRID, "furs metal", barrels="4").won(RAGNAR, "grain")
    shown = table.now().tally(HILDA)
    assert (shown.totals, shown.hidden) == ((0, 1, 0), (ASTRID,)), "a barrel's value stays secret"


@pytest.mark.rule("vikings_on_board-2.9")
@pytest.mark.rule("vikings_on_board-10.1")
def test_at_the_end_everything_is_shown() -> None:
    table = (
        Table(2, "blue3 | red3").load(1, "furs").won(RAGNAR, "metal", barrels="1").values(RAGNAR, 3, 1, 2, 4)
    )
    table.returned(("grain", {RAGNAR})).bet(RAGNAR, 2, "2.grey").departing(ASTRID).do("ship 1")
    for viewer in (ASTRID, SPECTATOR):
        shown = table.scene(viewer)
        assert [barrel.value for barrel in shown.players[RAGNAR].barrels] == [3, 1, 2, 4]
        assert (shown.players[RAGNAR].goods["metal"], shown.players[RAGNAR].points) == (1, 4)
        assert (shown.ships[1].bets[0].value, shown.bottom) == (1, ("grain",))
        assert table.now().tally(viewer) == table.now().score()
        assert engine.truth(guesses(table, viewer, 1)[0]) == engine.truth(table.now().state)
