"""The pieces of Vikings on Board: the box's counts, where they are known from, and a reader's corrections."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from drakkar.games.vikings_on_board.components import Components, load, provenance
from drakkar.games.vikings_on_board.game import VikingsOnBoard, load_game
from drakkar.games.vikings_on_board.meta import META
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER, SPECTATOR
from drakkar.kernel.options import resolve_options

BOX = load()
FIXED = "fixed: the action table is built on it"


def changed(text: str) -> Components:
    return load(("my.toml", text))


def refused(text: str, key: str, record: str, expected: str, found: str) -> None:
    with pytest.raises(UserError) as caught:
        changed(text)
    params = {"file": "my.toml", "record": record, "expected": expected, "found": found}
    shown = {name: str(value) for name, value in caught.value.params.items()}
    assert (caught.value.key, shown) == (f"components-{key}", params)


def test_the_default_is_loaded_once() -> None:
    assert load() is BOX
    assert VikingsOnBoard().components is BOX


@pytest.mark.rule("vikings_on_board-2.2")
@pytest.mark.rule("vikings_on_board-2.6")
@pytest.mark.rule("vikings_on_board-2.7")
@pytest.mark.rule("vikings_on_board-2.8")
def test_what_is_in_the_box() -> None:
    assert BOX.shields == (1, 1, 2, 2, 3, 3) * 4
    assert sorted(BOX.barrels) == [1, 2, 3, 4]
    assert (BOX.chests, BOX.stacks, BOX.shows) == ((5, 5, 5), (7, 8), 3)
    assert BOX.prices == (1, 2, 3, 4)
    assert (BOX.places, BOX.sterns, BOX.bonus) == (5, 7, 1)
    letters = {seats: "".join("ABCD"[letter] for letter in row) for seats, row in BOX.patterns.items()}
    assert letters == {2: "ABBAABBA", 3: "ABCBCACAB", 4: "ABCDDCBA"}


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('[[body]]\nid = "grey"\nshields = [1, 1, 1, 2, 2, 3]\n', "shields"),
        ("[barrels]\nvalues = [2, 2, 3, 5]\n", "barrels"),
        ('[[chest]]\nid = "furs"\ncount = 6\n[[chest]]\nid = "metal"\ncount = 4\n', "chests"),
        ("[stacks]\nwarehouse_1 = 5\nwarehouse_2 = 10\n", "stacks"),
        ("[warehouse_2]\nshows = 2\n", "shows"),
        ("[market]\nprices = [1, 2, 4, 7]\n", "prices"),
        ("[ships]\nbodies_at_most = 4\n", "places"),
        ('[sterns]\ncount = 4\n[[box]]\nid = "sterns"\ntotal = 4\n', "sterns"),
        ("[bonus_viking]\nshields = 2\n", "bonus"),
        ('[[vikings]]\nid = "2"\npattern = "ABABABAB"\n', "patterns"),
    ],
)
def test_one_change_changes_that_and_the_digest(text: str, field: str) -> None:
    found = changed(text)
    different = {each.name for each in fields(BOX) if getattr(found, each.name) != getattr(BOX, each.name)}
    assert different == {field, "digest"}


@pytest.mark.parametrize(
    "text",
    [
        '[sterns]\ncount = 4\n[[box]]\nid = "sterns"\ntotal = 4\n',
        "[ships]\nbodies_at_most = 3\n",
        "[market]\nprices = [0, 9]\n",
        "[warehouse_2]\nshows = 1\n",
        '[[vikings]]\nid = "3"\npattern = "ABCABCABC"\n[stacks]\nwarehouse_1 = 15\nwarehouse_2 = 0\n',
        '[[chest]]\nid = "furs"\ncount = 15\n[[chest]]\nid = "grain"\ncount = 0\n[[chest]]\nid = "metal"\ncount = 0\n',
    ],
)
def test_a_match_with_other_pieces_is_played_to_its_end(text: str) -> None:
    game, chance, luck = load_game(("my.toml", text)), Search(1), Random(1)
    state = game.new(3, resolve_options(META.options, {}), chance)
    sterns = game.components.sterns
    while legal := game.legal(state):
        game.apply(state, luck.choice(legal), chance)
        assert max(len(crew) for crew in state.crews) <= game.components.places
    assert (state.to_act, state.departed) == (OVER, sterns)
    shown = game.scene(game.view(state, SPECTATOR))
    assert set(shown.market.values()) <= set(game.components.prices)


def test_provenance_alone_does_not_change_the_digest() -> None:
    assert changed('[barrels]\nsource = "rulebook"\nwhere = "my copy"\n').digest == BOX.digest


def test_wrong_counts() -> None:
    refused('[[chest]]\nid = "furs"\ncount = 6\n', "wrong-count", "box chests", "15", "16")
    refused("[sterns]\ncount = 6\n", "wrong-count", "box sterns", "7", "6")
    refused("[stacks]\nwarehouse_1 = 8\n", "wrong-count", "stacks", "15", "16")
    refused('[[vikings]]\nid = "2"\npattern = "ABABABABAB"\n', "wrong-count", "box vikings", "17", "21")


def test_bad_values() -> None:
    letters = "7 to 11 letters, as many of each of AB"
    refused(
        '[[vikings]]\nid = "2"\npattern = "ABABAB"\n', "bad-value", "vikings 2, pattern", letters, '"ABABAB"'
    )
    refused(
        '[[vikings]]\nid = "2"\npattern = "AABAABAB"\n',
        "bad-value",
        "vikings 2, pattern",
        letters,
        '"AABAABAB"',
    )
    refused(
        '[[vikings]]\nid = "2"\npattern = "ABCABABC"\n',
        "bad-value",
        "vikings 2, pattern",
        letters,
        '"ABCABABC"',
    )
    for prices in ("[1]", "[1, 3, 3]", "[4, 3]", "[-1, 2]", "[1, 100]"):
        refused(
            f"[market]\nprices = {prices}\n", "bad-value", "market, prices", "2 to 20 rising prices", prices
        )
    refused(
        '[[body]]\nid = "red"\nshields = [1, 2, 3]\n',
        "bad-value",
        "body red, shields",
        "6 integers, 1 to 9",
        "[1, 2, 3]",
    )
    refused(
        "[barrels]\nvalues = [0, 1, 2, 3]\n",
        "bad-value",
        "barrels, values",
        "4 integers, 1 to 99",
        "[0, 1, 2, 3]",
    )
    refused("[warehouse_2]\nshows = 4\n", "bad-value", "warehouse_2, shows", "1 to 3", "4")
    refused("[ships]\nbodies_at_most = 6\n", "bad-value", "ships, bodies_at_most", "3 to 5", "6")


def test_what_the_action_table_is_built_on_is_fixed() -> None:
    refused(
        '[[chest]]\nid = "grain"\nremove = true\n',
        "bad-value",
        "chest",
        f"furs, grain, metal ({FIXED})",
        "furs, metal",
    )
    refused(
        '[[building]]\nid = "swap"\nposition = 1\n', "bad-value", "building swap, position", "11 to 11", "1"
    )


def test_every_record_has_a_source() -> None:
    records = provenance()
    assert len(records) > 30
    assert all(record.where for record in records)
    assert {record.source for record in records} <= {"rulebook", "public", "reconstructed"}


def test_provenance_of_a_correction() -> None:
    records = provenance(("my.toml", "[market]\nprices = [1, 2, 3, 5]\n"))
    (market,) = [record for record in records if record.section == "market"]
    assert (market.source, market.where) == ("override", "my.toml")


def test_what_the_rulebook_does_not_say_is_marked() -> None:
    public = {record.section for record in provenance() if record.source == "public"}
    assert public == {"body", "barrels", "chest"}
    assert all(record.source == "rulebook" for record in provenance() if record.section not in public)


def test_more_that_cannot_be() -> None:
    refused("[sterns]\ncount = 8\n", "bad-value", "sterns, count", "1 to 7", "8")
    refused("[ships]\nbodies_at_start = 2\n", "bad-value", "ships, bodies_at_start", "3 to 3", "2")
    refused('[[box]]\nid = "bows"\ntotal = 9\n', "wrong-count", "box bows", "9", "8")
    refused('[[box]]\nid = "sterns"\nremove = true\n', "unknown-record", "box sterns", "sterns", "nothing")
