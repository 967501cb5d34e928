"""The pieces of Vikings on Board: the box's counts, where they come from, and a reader's corrections."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from drakkar.games.vikings_on_board.components import Components, load, provenance
from drakkar.games.vikings_on_board.game import VikingsOnBoard
from drakkar.games.vikings_on_board.meta import META
from drakkar.games.vikings_on_board.state import VikingsOnBoardState
from drakkar.kernel.chance import Search
from drakkar.kernel.meta import resolve_options
from tests.games.correcting import refusing
from tests.games.vikings_on_board import pieces

BOX = load()
refused = refusing(load)
FIXED = "fixed: the action table is built on it"


def changed(text: str) -> Components:
    return load(("my.toml", text))


def started(text: str, seats: int = 2) -> VikingsOnBoardState:
    game = VikingsOnBoard(("my.toml", text))
    return game.new(seats, resolve_options(META, {}, seats), Search(1))


# ---- the box


def test_the_default_is_loaded_once() -> None:
    assert load() is load() is BOX


@pytest.mark.rule("vikings_on_board-2.2")
@pytest.mark.rule("vikings_on_board-2.6")
@pytest.mark.rule("vikings_on_board-2.7")
@pytest.mark.rule("vikings_on_board-2.8")
def test_what_the_box_holds() -> None:
    assert BOX.shields == (1, 1, 2, 2, 3, 3) * 4
    assert BOX.barrels == (1, 2, 3, 4)
    assert BOX.chests == (5, 5, 5)
    assert BOX.stacks == (7, 8)
    assert BOX.prices == (1, 2, 3, 4)
    assert (BOX.shows, BOX.places, BOX.sterns, BOX.bonus) == (3, 5, 7, 1)
    assert BOX.patterns == {
        2: (0, 1, 1, 0, 0, 1, 1, 0),
        3: (0, 1, 2, 1, 2, 0, 2, 0, 1),
        4: (0, 1, 2, 3, 3, 2, 1, 0),
    }


def test_what_the_rulebook_does_not_say_is_marked() -> None:
    sources = {(record.section, record.id): record.source for record in provenance()}
    public = {key for key, source in sources.items() if source == "public"}
    assert {section for section, _ in public} == {"body", "barrels", "chest"}
    assert {source for key, source in sources.items() if key not in public} == {"rulebook"}
    assert all(record.where for record in provenance())


# ---- a reader's corrections


def test_a_correction_is_marked_and_changes_the_digest() -> None:
    text = "[barrels]\nvalues = [2, 2, 3, 5]"
    assert changed(text).barrels == (2, 2, 3, 5)
    assert changed(text).digest != BOX.digest
    (record,) = [record for record in provenance(("my.toml", text)) if record.section == "barrels"]
    assert (record.source, record.where) == ("override", "my.toml")


def test_a_better_provenance_alone_changes_nothing_else() -> None:
    better = changed('[[chest]]\nid = "furs"\nsource = "rulebook"\nwhere = "counted in my box"')
    assert all(getattr(better, field.name) == getattr(BOX, field.name) for field in fields(Components))


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("[market]\nprices = [0, 3, 9]", "prices", (0, 3, 9)),
        ("[warehouse_2]\nshows = 2", "shows", 2),
        ("[stacks]\nwarehouse_1 = 5\nwarehouse_2 = 10", "stacks", (5, 10)),
        ("[ships]\nbodies_at_most = 4", "places", 4),
        ('[sterns]\ncount = 5\n[[box]]\nid = "sterns"\ntotal = 5', "sterns", 5),
        ("[bonus_viking]\nshields = 2", "bonus", 2),
        (
            '[[chest]]\nid = "grain"\ncount = 4\n[[box]]\nid = "chests"\ntotal = 14\n'
            "[stacks]\nwarehouse_2 = 7",
            "chests",
            (5, 4, 5),
        ),
    ],
)
def test_numbers_that_may_change(text: str, field: str, value: object) -> None:
    assert getattr(changed(text), field) == value


def test_shields_of_one_colour() -> None:
    shields = changed('[[body]]\nid = "red"\nshields = [1, 2, 3, 4, 5, 6]').shields
    assert shields == (1, 1, 2, 2, 3, 3, 1, 2, 3, 4, 5, 6, *(1, 1, 2, 2, 3, 3) * 2)


def test_other_places_for_the_vikings() -> None:
    state = started('[[vikings]]\nid = "2"\npattern = "AAAABBBB"')
    assert state.stood[:4] in ((0,) * 4, (1,) * 4)
    assert state.stood[4:8] == (1 - state.stood[0],) * 4


@pytest.mark.parametrize(
    ("text", "key", "record", "expected", "found"),
    [
        ("[barrels]\nvalues = [1, 2, 3]", "bad-value", "barrels, values", "4 integers, 1 to 99", "[1, 2, 3]"),
        (
            "[barrels]\nvalues = [0, 1, 2, 3]",
            "bad-value",
            "barrels, values",
            "4 integers, 1 to 99",
            "[0, 1, 2, 3]",
        ),
        (
            '[[body]]\nid = "blue"\nshields = [1, 2, 3]',
            "bad-value",
            "body blue, shields",
            "6 integers, 1 to 9",
            "[1, 2, 3]",
        ),
        ("[market]\nprices = [1]", "bad-value", "market, prices", "2 to 20 rising prices", "[1]"),
        ("[market]\nprices = [1, 3, 2]", "bad-value", "market, prices", "2 to 20 rising prices", "[1, 3, 2]"),
        (
            "[market]\nprices = [-1, 1]",
            "bad-value",
            "market, prices",
            "2 to 20 rising prices",
            "[-1, 1]",
        ),
        ("[market]\nprices = [1, 100]", "bad-value", "market, prices", "2 to 20 rising prices", "[1, 100]"),
        ("[warehouse_2]\nshows = 4", "bad-value", "warehouse_2, shows", "1…3", "4"),
        ("[ships]\nbodies_at_most = 6", "bad-value", "ships, bodies_at_most", "3…5", "6"),
        ("[ships]\nbodies_at_start = 2", "bad-value", "ships, bodies_at_start", "3", "2"),
        ("[sterns]\ncount = 8", "bad-value", "sterns, count", "1…7", "8"),
        ("[sterns]\ncount = 6", "wrong-count", "box sterns", "7", "6"),
        ("[stacks]\nwarehouse_1 = 6", "wrong-count", "stacks", "15", "14"),
        ('[[chest]]\nid = "furs"\ncount = 6', "wrong-count", "box chests", "15", "16"),
        ('[[box]]\nid = "bows"\ntotal = 9', "wrong-count", "box bows", "9", "8"),
        (
            '[[vikings]]\nid = "3"\npattern = "ABCABCA"',
            "bad-value",
            "vikings 3, pattern",
            "7 to 11 letters, as many of each of ABC",
            '"ABCABCA"',
        ),
        (
            '[[vikings]]\nid = "2"\npattern = "ABCABCAB"',
            "bad-value",
            "vikings 2, pattern",
            "7 to 11 letters, as many of each of AB",
            '"ABCABCAB"',
        ),
        (
            '[[vikings]]\nid = "2"\npattern = "ABABAB"',
            "bad-value",
            "vikings 2, pattern",
            "7 to 11 letters, as many of each of AB",
            '"ABABAB"',
        ),
        ('[[vikings]]\nid = "2"\npattern = "ABABABABAB"', "wrong-count", "box vikings", "17", "21"),
        (
            '[[chest]]\nid = "fish"\nadd = true\ncount = 5',
            "bad-value",
            "chest",
            f"furs, grain, metal ({FIXED})",
            "furs, grain, metal, fish",
        ),
        (
            '[[body]]\nid = "grey"\nremove = true',
            "bad-value",
            "body",
            f"blue, red, yellow, grey ({FIXED})",
            "blue, red, yellow",
        ),
        ('[[building]]\nid = "swap"\nposition = 1', "bad-value", "building swap, position", "11", "1"),
        ('[[box]]\nid = "sterns"\nremove = true', "unknown-record", "box sterns", "sterns", "nothing"),
    ],
)
def test_what_cannot_be(text: str, key: str, record: str, expected: str, found: str) -> None:
    refused(text, key, record, expected, found)


# ---- the rules play with what they are given


@pytest.mark.parametrize(
    "text",
    [
        '[sterns]\ncount = 1\n[[box]]\nid = "sterns"\ntotal = 1\n',
        "[market]\nprices = [0, 9]\n",
        '[[vikings]]\nid = "3"\npattern = "ABCABCABC"\n[stacks]\nwarehouse_1 = 15\nwarehouse_2 = 0\n',
        "".join(
            f'[[chest]]\nid = "{good}"\ncount = {count}\n'
            for good, count in (("furs", 15), ("grain", 0), ("metal", 0))
        ),
    ],
)
def test_a_match_with_other_pieces_is_played_to_its_end(text: str) -> None:
    game, chance, luck = VikingsOnBoard(("my.toml", text)), Search(1), Random(1)
    state = game.new(3, resolve_options(META, {}, 3), chance)
    while legal := game.legal(state):
        game.apply(state, luck.choice(legal), chance)
        pieces.check(state)
    assert state.departed == game.components.sterns
    assert len(game.score(state).winners) >= 1


def test_a_short_match_with_small_ships_and_a_steep_market() -> None:
    text = (
        "[ships]\nbodies_at_most = 3\n[market]\nprices = [1, 5]\n[warehouse_2]\nshows = 1\n"
        '[sterns]\ncount = 2\n[[box]]\nid = "sterns"\ntotal = 2\n[bonus_viking]\nshields = 4\n'
    )
    game, luck, chance = VikingsOnBoard(("my.toml", text)), Random(1), Search(1)
    state = game.new(2, resolve_options(META, {}, 2), chance)
    assert state.roomy == 0, "three bodies fill these ships"
    verbs: set[str] = set()
    while legal := game.legal(state):
        action = luck.choice(legal)
        verbs.add(game.space.notation(action).split()[0])
        game.apply(state, action, chance)
        assert all(len(crew) <= 3 for crew in state.crews)
        assert len(state.drawn) <= 1
        shown = game.scene(game.view(state, 0))
        assert set(shown.market.values()) <= {1, 5}
        for ship in shown.ships:
            most = 9 + 4 * sum(body.bonus for body in ship.bodies)
            assert all(influence.shields <= most for influence in ship.influence)
    assert state.departed == 2
    assert "chest" not in verbs, "a single chest drawn is not chosen"
