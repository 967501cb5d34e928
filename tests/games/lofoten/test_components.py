"""Lofoten's pieces: the box's counts, where they come from, and a reader's corrections."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from drakkar.games.lofoten.box import Components
from drakkar.games.lofoten.components import load, provenance, source_of
from drakkar.games.lofoten.game import Lofoten, load_game
from drakkar.games.lofoten.pieces import (
    CARD_GOOD,
    CARD_VALUE,
    CLAN_OF,
    GOOD_OF,
    GOODS,
    JARL_EFFECTS,
    JARL_NAMES,
    METRICS,
    NONE,
    POWERS,
    REQUIREMENTS,
    SCORINGS,
    SHIP_EFFECTS,
    TILE_NAMES,
    VALUE_OF,
)
from drakkar.kernel.chance import Search
from tests.games.correcting import refusing
from tests.games.lofoten import engine, speech, worth
from tests.games.lofoten.position import CARDS, TILES
from tests.games.lofoten.table import BEAR, RAVEN, Table

BOX = load()
refused = refusing(load)


def changed(text: str) -> Components:
    return load(("my.toml", text))


def playing(text: str, **options: str) -> Table:
    return Table(load_game(("my.toml", text)), **options)


# ---- the box


def test_the_default_is_loaded_once() -> None:
    assert load() is load() is BOX
    assert Lofoten().components is BOX


@pytest.mark.rule("lofoten-2.2")
@pytest.mark.rule("lofoten-2.6")
def test_tiles_and_order_cards() -> None:
    assert BOX.tiles == tuple(engine.counted(map(engine.tile_number, TILES), 24))
    assert BOX.orders == tuple(engine.counted(map(engine.card_number, CARDS), 12))
    assert (sum(BOX.tiles), sum(BOX.orders), BOX.piles) == (32, 36, (14, 13))
    for number, name in enumerate(TILE_NAMES):
        assert engine.tile_number(name) == number
        assert GOOD_OF[number] * 6 + (VALUE_OF[number] - 1) * 2 + CLAN_OF[number] == number
    assert [(CARD_GOOD[card], CARD_VALUE[card]) for card in (0, 5, 11)] == [(0, 1), (1, 3), (3, 3)]


@pytest.mark.rule("lofoten-10.1")
@pytest.mark.rule("lofoten-11.2")
def test_warehouse_cards() -> None:
    assert (len(BOX.level1), len(BOX.level2)) == (8, 8)
    for card in (*BOX.level1, *BOX.level2):
        expected = worth.CARDS[card.id]
        assert METRICS[card.metric] == expected.counts
        assert SCORINGS[card.scoring] == expected.pays
        assert (card.points, card.second, card.cap) == (expected.points, expected.second, expected.cap)
    assert sorted(card.id for card in (*BOX.level1, *BOX.level2)) == sorted(worth.CARDS)


@pytest.mark.rule("lofoten-12.1")
@pytest.mark.rule("lofoten-12.4")
def test_jarls_and_their_requirements() -> None:
    assert tuple(jarl.id for jarl in BOX.jarls) == JARL_NAMES
    for jarl in BOX.jarls:
        assert (JARL_EFFECTS[jarl.effect], jarl.amount, jarl.other) == speech.JARLS[jarl.id]
    faces: dict[str, list[tuple[str, str, int]]] = {}
    for face in BOX.requirements:
        good = "" if face.good == NONE else GOODS[face.good]
        faces.setdefault(face.card, []).append((REQUIREMENTS[face.kind], good, face.amount))
    assert faces == {
        "R1": [("each_good", "", 1), ("goods", "", 10)],
        **{f"R{n}": [("tiles_of", g, 3), ("goods_of", g, 6)] for n, g in enumerate(GOODS, 2)},
        "R6": [("bucklers_each", "", 2), ("bucklers_same", "", 5)],
        "R7": [("pay_coins", "", 3), ("coins", "", 5)],
    }, "seven double-sided cards"


@pytest.mark.rule("lofoten-13.9")
def test_longships_coins_and_limits() -> None:
    found = {ship.id: (SHIP_EFFECTS[ship.effect], ship.amount) for ship in BOX.longships}
    assert found == speech.LONGSHIPS
    assert BOX.set_bonus == (1, 3, 6, 10)
    assert (BOX.coins, BOX.first_coins, BOX.second_coins) == (8, 2, 3)
    assert (BOX.move_price, BOX.renew_price, BOX.extra_price, BOX.turn_cap) == (1, 2, 3, 400)
    powers = {good.id: POWERS[good.power] for good in BOX.goods}
    assert powers == {"mead": "discard", "fish": "shift", "sheep": "turn", "coffer": "coin"}


# ---- where it all comes from


def test_every_record_says_where_it_comes_from() -> None:
    records = provenance()
    assert all(record.source and record.where and record.summary for record in records)
    sources = {section: set[str]() for section in (record.section for record in records)}
    for record in records:
        sources[record.section].add(record.source)
    for section in ("tile", "order", "piles"):
        assert sources[section] == {"guessed"}, section
    for section in ("jarl", "limit"):
        assert sources[section] == {"invented"}, section
    for section in ("box", "longship", "coins", "set_bonus", "requirement"):
        assert sources[section] == {"rulebook"}, section
    assert [source_of("good", name) for name in GOODS] == ["public", "guessed", "guessed", "rulebook"]


def test_level_1_is_guessed_and_level_2_invented() -> None:
    cards = [record for record in provenance() if record.section == "warehouse"]
    assert [card.source for card in cards] == ["guessed"] * 8 + ["invented"] * 8
    assert cards[0].values("guessed") == ("points = 4",), "that the higher count wins is printed"
    assert "level = 2" in cards[-1].values("printed")


def test_the_text_of_a_requirement_is_printed() -> None:
    (card,) = [record for record in provenance() if record.id == "R4b"]
    assert (card.source, card.values("invented")) == ("rulebook", ())
    assert (card.values("guessed"), card.marks.strength) == (('card = "R4"',), "medium")


def test_clients_are_told_what_is_guessed_or_invented() -> None:
    stage = engine.begin(1, level2_warehouses="2", jarls="on", longships="on").stage()
    assert Counter(card.source for card in stage.warehouses) == {"guessed": 2, "invented": 2}
    assert {card.source for card in stage.jarls} == {"invented"}
    assert {card.requirement.source for card in stage.jarls} == {"rulebook"}
    assert {card.source for card in stage.longships} == {"rulebook"}
    assert Counter(card.source for card in stage.goods) == {"public": 1, "guessed": 2, "rulebook": 1}


def test_a_correction_is_marked_as_the_readers_own() -> None:
    override = ("my.toml", '[[warehouse]]\nid = "W1-3"\npoints = 12\n')
    assert source_of("warehouse", "W1-3", override) == "override"
    assert source_of("warehouse", "W1-4", override) == "guessed"
    (record,) = [record for record in provenance(override) if record.id == "W1-3"]
    assert (record.source, record.where) == ("override", "my.toml")
    assert load(override).digest != BOX.digest
    stage = playing('[[warehouse]]\nid = "W1-3"\npoints = 12\n').now().stage()
    assert (stage.warehouses[2].points, stage.warehouses[2].source) == (12, "override")


# ---- corrections that work


def test_a_corrected_warehouse_pays_the_new_points() -> None:
    game = load_game(("my.toml", '[[warehouse]]\nid = "W1-3"\npoints = 12\n'))
    played = engine.enter(Table().stored(RAVEN, "sheep-2-bear").oracle, game)
    assert played.score().totals == (12, 0)


def test_corrected_prices_and_powers() -> None:
    game = load_game(("my.toml", '[coins]\nmove = 2\n[[good]]\nid = "coffer"\npower = "shift"\n'))
    played = engine.enter(Table().hand(RAVEN, "mead-1 coffer-1 fish-3").oracle, game)
    played.apply("play left")
    played.apply("turn ccw")
    assert played.scene(RAVEN).players[RAVEN].costs.move == 2
    played.apply("turn ccw")
    assert played.scene(RAVEN).players[RAVEN].coins == 0
    played = engine.enter(Table().oracle, game)
    played.apply("play middle")
    assert played.scene(RAVEN).power == "shift"


def test_a_longship_with_another_power() -> None:
    """Powers are data: here A has B's, and D that of C."""
    text = (
        '[[longship]]\nid = "A"\neffect = "capacity"\namount = 3\n'
        '[[longship]]\nid = "D"\neffect = "any_good"\n'
    )
    game = load_game(("my.toml", text))
    table = Table(longships="on").upgraded(RAVEN, "A").aboard(RAVEN, "A", "coffer-2", "coffer-1-bear")
    played = engine.enter(table.oracle, game)
    played.apply("play right")
    played.apply("shift right")
    assert len(played.scene(RAVEN).players[RAVEN].ships[0].cargo) == 2
    assert played.score().totals == (1, 0), "and no three points any more"
    table = Table(longships="on").upgraded(RAVEN, "D").aboard(RAVEN, "D", "coffer-2")
    played = engine.enter(table.oracle, game)
    played.apply("play right")
    played.apply("turn cw")
    assert played.scene(RAVEN).players[RAVEN].ships[0].cargo[0].good == "sheep"


def test_jarls_with_other_powers() -> None:
    text = (
        '[[jarl]]\nid = "ylva"\neffect = "extra_moves"\namount = 2\nother = 0\n'
        '[[jarl]]\nid = "leif"\neffect = "lead_bonus"\namount = 5\n'
    )
    game = load_game(("my.toml", text))
    table = Table(jarls="on").jarl("ylva", "goods", RAVEN).jarl("leif", "tiles_of fish").coins(0, 0)
    table.stored(RAVEN, "fish-1-raven")
    played = engine.enter(table.oracle, game)
    played.apply("play left")
    assert played.scene(RAVEN).moves == 4
    card = played.stage().jarls[1]
    assert (card.effect, card.time, card.attached) == ("lead_bonus", "end", True)


def test_a_minority_card_of_ones_own() -> None:
    text = '[[warehouse]]\nid = "W1-2"\nscoring = "minority"\nmetric = "tiles"\n'
    game = load_game(("my.toml", text))
    for raven, bear, totals in (
        ("fish-1-bear fish-1-raven", "fish-3-bear", (0, 5)),
        ("fish-1-bear", "fish-3-bear fish-2-bear", (5, 0)),
        ("fish-1-bear", "", (0, 0)),  # both must have a tile
        ("fish-1-bear", "fish-3-bear", (0, 0)),
    ):
        table = Table().stored(RAVEN, raven).stored(BEAR, bear)
        assert engine.enter(table.oracle, game).score().totals == totals
    tied = Table(both_score_on_tie="on").stored(RAVEN, "fish-1-bear").stored(BEAR, "fish-3-bear")
    assert engine.enter(tied.oracle, game).score().totals == (5, 5)


@pytest.mark.rule("lofoten-12.7")
def test_sigrun_is_warned_of_where_less_is_more() -> None:
    text = '[[warehouse]]\nid = "W1-2"\nscoring = "minority"\n'
    table = Table(jarls="on").jarl("sigrun", "tiles_of fish").jarl("ylva", "goods").coins(0, 0)
    table.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear")
    table.played = engine.enter(table.oracle, load_game(("my.toml", text)))
    for notation in ("play left", "done", "put left", "claim sigrun"):
        table.played.apply(notation, Search(0))
    keys = [table.says(notation).key for notation in table.legal]
    assert keys == ["action-attach", "action-attach-unwise", "action-attach", "action-attach"]


# ---- corrections that cannot be


@pytest.mark.parametrize(
    ("text", "key", "record", "expected", "found"),
    [
        ('[[tile]]\nid = "fish-2"\nraven = 3\n', "wrong-count", "box tiles, total", "32", "33"),
        (
            '[[tile]]\nid = "fish-2"\nraven = 3\n[[tile]]\nid = "fish-1"\nraven = 0\n',
            "wrong-count",
            "box tiles, ones",
            "2",
            "1",
        ),
        ('[[order]]\nid = "fish-2"\ncount = 4\n', "wrong-count", "box orders, total", "36", "37"),
        ("[coins]\ntotal = 9\n", "wrong-count", "box coins, total", "8", "9"),
        ('[[jarl]]\nid = "ylva"\nremove = true\n', "fixed", "jarl ylva", ", ".join(JARL_NAMES), "ylva"),
        ('[[warehouse]]\nid = "W1-8"\nremove = true\n', "wrong-count", "box warehouses, level1", "8", "7"),
        (
            '[[requirement]]\nid = "R7b"\nremove = true\n',
            "wrong-count",
            "box requirements, faces",
            "14",
            "13",
        ),
        ("[piles]\nfirst = 15\n", "wrong-count", "piles, first + second", "27", "28"),
        ("[coins]\nmove = 0\n", "bad-value", "coins, move", "1…60", "0"),
        ("[coins]\nsecond = 7\n", "bad-value", "coins, second", "0…6", "7"),
        ("[limit]\nturns = 1\n", "bad-value", "limit, turns", "2…999", "1"),
        (
            "[set_bonus]\npoints = [1, 2, 3]\n",
            "bad-value",
            "set_bonus, points",
            "[0…99, 0…99, 0…99, 0…99]",
            "[1, 2, 3]",
        ),
        (
            '[[good]]\nid = "fish"\npower = "swim"\n',
            "bad-value",
            "good fish, power",
            "coin, turn, discard, shift",
            '"swim"',
        ),
        ('[[jarl]]\nid = "astrid"\namount = 2\n', "bad-value", "jarl astrid, amount", "1", "2"),
        ('[[jarl]]\nid = "ylva"\nother = 0\n', "bad-value", "jarl ylva, other", "1…99", "0"),
        ('[[jarl]]\nid = "harald"\namount = 0\n', "bad-value", "jarl harald, amount", "1…99", "0"),
        ('[[jarl]]\nid = "harald"\nother = 0\n', "bad-value", "jarl harald, other", "1…99", "0"),
        (
            '[[requirement]]\nid = "R1a"\ngood = "fish"\n',
            "bad-value",
            "requirement R1a, good",
            '""',
            '"fish"',
        ),
        (
            '[[requirement]]\nid = "R2a"\ngood = ""\n',
            "bad-value",
            "requirement R2a, good",
            ", ".join(GOODS),
            '""',
        ),
        ('[[longship]]\nid = "A"\nadd = true\n', "duplicate", "longship A", "a new id", '"A"'),
    ],
)
def test_a_correction_that_cannot_be(text: str, key: str, record: str, expected: str, found: str) -> None:
    refused(text, key, record, expected, found)


def test_only_the_pieces_that_actions_name() -> None:
    text = '[[good]]\nid = "gold"\nadd = true\npower = "coin"\n'
    refused(text, "fixed", "good gold", ", ".join(GOODS), "gold")


def test_enough_of_everything_to_set_up() -> None:
    """Counts may be changed together with those of the box, but not below what a match needs."""
    few = "".join(f'[[order]]\nid = "{good}-{value}"\ncount = 1\n' for good in GOODS for value in (1, 2, 3))
    box = '[[box]]\nid = "orders"\ntotal = 12\n'
    refused(few + box, "too-few", "order, count", "14", "12")
    three = "".join(f'[[warehouse]]\nid = "W1-{number}"\nremove = true\n' for number in range(4, 9))
    box = '[[box]]\nid = "warehouses"\nlevel1 = 3\n'
    refused(three + box, "too-few", "warehouse, level = 1", "4", "3")
    printed = "".join(
        f'[[warehouse]]\nid = "{card}"\nmetric = "printed_total"\n'
        for card in ("tally_house", "scale_house", "feast_hall", "treaty_hall")
    )
    refused(printed, "too-few", "warehouse, level = 2, metric != printed_total", "4", "3")


def test_enough_variety_to_set_up() -> None:
    """A first market and two different starting orders can be dealt."""
    box = '[[box]]\nid = "orders"\ntotal = 36\n'
    fish = "".join(
        f'[[order]]\nid = "{good}-{value}"\ncount = {12 if good == "fish" else 0}\n'
        for good in GOODS
        for value in (1, 2, 3)
    )
    refused(fish + box, "too-alike", "order", "2", "[0, 36, 0, 0]")


def test_fields_of_the_box_are_plain_values() -> None:
    for field in fields(BOX):
        assert isinstance(getattr(BOX, field.name), tuple | int | str)
