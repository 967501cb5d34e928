"""Clause 2.1: the players choose their colours. A colour is its bodies, its zones and its rank aboard."""

from __future__ import annotations

from itertools import permutations

import pytest

from drakkar.games.vikings_on_board import events as ev
from drakkar.games.vikings_on_board import pieces
from drakkar.games.vikings_on_board.evaluate import standing
from drakkar.games.vikings_on_board.game import VikingsOnBoard
from drakkar.games.vikings_on_board.meta import META
from drakkar.kernel.chance import Search
from drakkar.kernel.colours import COLOURS as SEAT_COLOURS
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.meta import resolve_options
from tests.games.vikings_on_board import engine
from tests.games.vikings_on_board.position import COLOURS
from tests.games.vikings_on_board.table import ASTRID, HILDA, RAGNAR, Table

CHOSEN = "yellow,blue"  # Astrid is yellow, Ragnar blue; red and grey are neutral


@pytest.mark.rule("vikings_on_board-2.1")
def test_a_player_has_the_colour_that_they_chose() -> None:
    stage = Table(2, colours=CHOSEN).now().stage()
    assert stage.colours == ("yellow", "blue", "red", "grey")
    assert stage.neutral == ("red", "grey")


@pytest.mark.rule("vikings_on_board-2.1")
@pytest.mark.rule("vikings_on_board-5.2")
def test_ones_own_bodies_are_those_of_ones_colour() -> None:
    table = Table(2, colours=CHOSEN)
    table.do("go promotion")
    assert "body 1.3" in table.harbour.legal(), "yellow1, at the rear of the first ship"
    assert table.now().why_not("body 5.1") is not None, "blue1 is Ragnar’s"
    table.do("body 1.3")
    assert table.ship(1) == "yellow1 blue3 red2"


@pytest.mark.rule("vikings_on_board-8.2")
def test_a_bonus_viking_stands_on_a_body_of_the_chosen_colour() -> None:
    table = Table(2, "yellow1 | blue2 red1 | grey1", colours=CHOSEN).turn(ASTRID)
    table.do("go departure")
    assert table.now().legal() == ["body 2.1"], "Ragnar plays blue"


@pytest.mark.rule("vikings_on_board-9.5")
@pytest.mark.rule("vikings_on_board-9.7")
def test_shares_and_bets_follow_the_chosen_colours() -> None:
    """Red leads and is neutral, yellow is Astrid, blue is Ragnar, who bet on red."""
    table = Table(2, "red3 yellow2 blue1 | grey1", colours=CHOSEN).load(1, "furs grain metal")
    table.bet(RAGNAR, 2, "1.red").departing(ASTRID)
    told = table.do("ship 1", "box grain")
    assert ev.ChestBoxed(RAGNAR, "red", "grain", 1) in told, "who sits to the left of Astrid picks"
    assert ev.BarrelWon(RAGNAR, 2, 2, 1, "red") in told
    told = table.do("take furs")
    assert [event.seat for event in told if isinstance(event, ev.ChestTaken)] == [ASTRID, RAGNAR]


@pytest.mark.rule("vikings_on_board-2.1")
@pytest.mark.parametrize("colours", [",".join(three) for three in permutations(COLOURS, 3)])
def test_whole_matches_go_by_the_rules_in_any_colours(colours: str) -> None:
    """Played beside the oracle, which compares choices, events and everybody's scenes at every ply."""
    table = Table(3, colours=colours)
    luck = Search(COLOURS.index(colours.split(",", maxsplit=1)[0]))
    for _ in range(25):
        legal = table.now().legal()
        notation = legal[luck.index(len(legal), "choice")]
        goods = {"go warehouse_1": 1, "go warehouse_2": min(3, table.harbour.fresh)}.get(notation, 0)
        table.do(notation, luck=" ".join(table.harbour.unseen[:goods]))


@pytest.mark.rule("vikings_on_board-2.1")
def test_the_set_up_and_its_luck_are_the_same_in_any_colours() -> None:
    usual, chosen = engine.begin(3, 4), engine.begin(3, 4, colours="grey,red,blue")
    assert usual.scene(SPECTATOR).ships == chosen.scene(SPECTATOR).ships
    assert usual.scene(SPECTATOR).upper == chosen.scene(SPECTATOR).upper
    assert usual.state.checksum() != chosen.state.checksum(), "but it is another match"


def test_the_box_has_the_colours_that_seats_can_have() -> None:
    assert pieces.COLOURS == SEAT_COLOURS


def test_bots_think_alike_in_any_colours() -> None:
    """With the bodies of both players exchanged as well, it is the same position in other paint."""
    usual = Table(2, "blue3 red1 | red3 blue2 | grey1").load(1, "furs").load(2, "metal")
    painted = Table(2, "red3 blue1 | blue3 red2 | grey1", colours="red,blue").load(1, "furs").load(2, "metal")
    for seat in (ASTRID, RAGNAR):
        assert standing(usual.now().state, seat) == standing(painted.now().state, seat)


def test_corrected_shields_go_with_their_colour() -> None:
    """Whoever plays yellow has the bodies of yellow, also where a components file makes them stronger."""
    game = VikingsOnBoard(("mine.toml", '[[body]]\nid = "yellow"\nshields = [4, 4, 4, 4, 4, 4]\n'))
    options = resolve_options(META, {"colours": "yellow"}, 3)
    state = game.new(3, options, Search(1))
    own = [card for card in game.stage(game.view(state, SPECTATOR)).bodies if card.colour == "yellow"]
    assert {card.shields for card in own} == {4}
    assert options["colours"] == "yellow,red,blue", "the others keep theirs as far as they can"
    assert state.setting.owners[COLOURS.index("blue")] == HILDA
