"""Drawing: hexagons, lines that fit, and a fjord that agrees with the rules."""

from __future__ import annotations

from rich.console import ConsoleDimensions
from rich.text import Text

from drakkar.cli.boards import make_board
from drakkar.cli.boards.hexgrid import Cell, best_turn, columns, draw
from drakkar.cli.boards.looot_fjord import neighbourhoods, targets
from drakkar.cli.boards.looot_map import draw_map
from drakkar.cli.prompt import ACT, NOTHING, Order, find_action, understand
from drakkar.cli.screen import wrap
from drakkar.cli.seats import people
from drakkar.games.looot.actions import SPACE
from drakkar.games.looot.game import Looot
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER
from drakkar.kernel.hex import rotate
from drakkar.kernel.meta import resolve_options
from drakkar.words import Catalogue

OPTIONS = resolve_options(meta("looot"), {}, 2)


def cell(name: str, mark: str) -> Cell:
    return Cell(name, ((mark, ""),), "")


def test_three_hexagons_share_their_edges() -> None:
    picture = draw({(0, 0): cell("a1", "w"), (0, 1): cell("a2", "s"), (1, 0): cell("a3", "g")}, 4)
    assert picture.plain.split("\n") == [
        " ____",
        "/ a1 \\____",
        "\\_w__/ a3 \\",
        "/ a2 \\_g__/",
        "\\_s__/",
    ]


def test_a_column_is_turned_into_a_flat_picture() -> None:
    column = {(0, row) for row in range(8)}
    turned = {rotate(at, best_turn(column, 10)) for at in column}
    assert columns(turned) == 8
    narrow = {rotate(at, best_turn(column, 3)) for at in column}
    assert columns(narrow) == 1


def test_lines_break_at_spaces_only() -> None:
    text = Text("Que reçoit un viking\u202f? «\u202frien\u202f»")
    lines = wrap(text, 24, indent=2).plain.split("\n")
    assert lines == ["Que reçoit un viking\u202f?", "  «\u202frien\u202f»"]
    assert wrap(Text("x" * 30), 10).plain == "x" * 30


def test_every_hex_is_on_the_map_in_every_width() -> None:
    game = Looot()
    words = Catalogue("en", "looot")
    for seats in (2, 3, 4):
        for seed in range(10):
            view = game.view(game.new(seats, OPTIONS, Search(seed)), 0)
            stage, scene = game.stage(view), game.scene(view)
            persons = people(["me"] * seats, words)
            for width in (80, 120):
                text = draw_map(stage, scene, words, persons, {"s1"}, width).plain
                assert max(map(len, text.split("\n"))) <= width
                assert all(f"{place.id} " in text or f"{place.id}\\" in text for place in stage.hexes)
                assert all(longship in text for longship in scene.sea)
                assert text.count("*") == 1


def test_what_is_missing_on_a_fjord_agrees_with_the_rules() -> None:
    """A longship or site misses something exactly as long as the rules leave it open (clauses 8.2, 9.1)."""
    game = Looot()
    done = 0
    for seed in range(6):
        chance = Search(seed)
        state = game.new(2, OPTIONS, chance)
        while state.to_act != OVER:
            legal = game.legal(state)
            game.apply(state, legal[chance.index(len(legal), "test")], chance)
            view = game.view(state, 0)
            stage, scene = game.stage(view), game.scene(view)
            near = neighbourhoods(stage)
            for player in scene.players:
                for target in targets(stage, near, player):
                    assert bool(target.missing) is not target.done
                    done += target.done
    assert done


def test_a_spectator_sees_the_table_in_each_language() -> None:
    game = load_game("looot")
    state = game.new(3, OPTIONS, Search(1))
    for language, word in (("en", "At sea"), ("fr", "En mer")):
        words = Catalogue(language, "looot")
        board = make_board(game, words, people(["me", "greedy", "random"], words), plain=True)
        parts = board.table(game.view(state, -1), [], ConsoleDimensions(80, 24))
        assert any(str(part).startswith(word) for part in parts)


def test_what_is_typed() -> None:
    legal = [SPACE.parse("lay c4"), SPACE.parse("lay c5")]
    assert understand("2", legal, SPACE) == Order(ACT, legal[1])
    assert understand(" LAY  c4 ", legal, SPACE) == Order(ACT, legal[0])
    assert understand("c5", legal, SPACE) == Order(ACT, legal[1])
    assert understand("", legal, SPACE) == Order(NOTHING)
    assert understand("", legal[:1], SPACE) == Order(ACT, legal[0])
    assert understand("w lay c6", legal, SPACE) == Order("w", argument="lay c6")
    # c6 is a hex of the map too, but this step lays tiles.
    assert find_action("c6", legal, SPACE) == SPACE.parse("lay c6")
    assert find_action("a12", legal, SPACE) == SPACE.parse("place a12")
