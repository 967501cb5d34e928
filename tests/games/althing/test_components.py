"""Althing's pieces: the box's counts, where they come from, and a reader's corrections."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from drakkar.games.althing import events as ev
from drakkar.games.althing.components import load, provenance, source_of
from drakkar.games.althing.game import Althing, load_game
from drakkar.games.althing.pieces import CARDS, STEP_SYMBOLS, SYMBOLS
from drakkar.kernel.game import SPECTATOR
from tests.games.althing import engine, facts
from tests.games.althing.table import BLUE, RED, Table, names
from tests.games.correcting import refusal

BOX = load()


def playing(text: str, seats: int = 2, /, **options: str) -> Table:
    """A table with these corrections, in the engine and in the oracle."""
    game = load_game(("my.toml", text))
    table = Table(seats, game, **options)
    for card in game.components.cards:
        symbols = tuple(SYMBOLS[symbol] for symbol in card.symbols)
        amounts = (card.nuggets, card.wood, card.bones, card.universal)
        table.oracle.cards[card.id] = facts.Card(card.type, card.cost, *amounts, symbols)
    return table


# ---- the box


def test_the_default_is_loaded_once() -> None:
    assert load() is load() is BOX
    assert Althing().components is BOX


def test_cards_are_those_of_the_fact_sheet() -> None:
    assert tuple(card.id for card in BOX.cards) == CARDS == tuple(facts.CARDS)
    for card in BOX.cards:
        expected = facts.CARDS[card.id]
        assert (card.type, card.cost) == (expected.kind, expected.cost)
        assert (card.nuggets, card.wood, card.bones) == expected.resources
        assert card.universal == expected.universal
        assert {SYMBOLS[symbol] for symbol in card.symbols} == set(expected.symbols)
        copies = (facts.INITIAL[card.id], facts.COMPLEMENT[card.id])
        assert (card.initial, card.complement) == copies


@pytest.mark.rule("althing-2.7")
def test_copies_in_the_assembly() -> None:
    initial = sum(card.initial for card in BOX.cards)
    complement = sum(card.complement for card in BOX.cards)
    trolls = sum(card.complement for card in BOX.cards if card.type == "fjord_troll")
    assert (initial, complement, trolls) == (30, 13, 9)


@pytest.mark.rule("althing-2.1")
def test_steps_are_those_of_the_fact_sheet() -> None:
    faces = [*BOX.kattegat, *(face for pair in BOX.steps for face in pair), BOX.thing, BOX.althing]
    assert len(BOX.steps) == 7
    for step in faces:
        expected = facts.STEPS[f"{step.id}-{step.face}" if step.face else step.id]
        assert (step.nuggets, step.wood, step.bones) == expected.requirement
        assert [STEP_SYMBOLS[symbol] for symbol in step.symbols] == [expected.symbol] * bool(expected.symbol)


def test_numbers_and_limits() -> None:
    assert (BOX.track_steps, BOX.slots, BOX.hand, BOX.seasoned_hand) == (4, 5, 4, 5)
    assert (BOX.trolls, BOX.exchanges, BOX.round_cap, BOX.action_cap) == (2, 3, 200, 40)
    decks = [Counter(CARDS[card] for card in deck) for deck in (BOX.classic_deck, BOX.baldur_deck)]
    assert decks == [facts.CLASSIC, facts.WITH_BALDUR]


# ---- where it all comes from


def test_every_record_says_where_it_comes_from() -> None:
    records = provenance()
    assert all(record.source and record.where and record.summary for record in records)
    for record in records:
        assert (record.strength != "") == (record.source == "guessed"), record.label
        if record.section in ("box", "deck", "scenario", "rules", "mode"):
            assert record.source == "rulebook", record.label
    by_source = Counter(record.source for record in records if record.section == "card")
    assert by_source == {"guessed": 7, "invented": 14, "rulebook": 1}, "of the Jötunn alone all is known"


def test_a_card_is_marked_by_its_least_certain_part() -> None:
    """As the fact sheet has it: of every card that is recruited the symbols at least are a free choice."""
    cards = {record.id: record for record in provenance() if record.section == "card"}
    guessed = {name: card.strength for name, card in cards.items() if card.source == "guessed"}
    assert {name: strength for name, strength in guessed.items() if strength != "weak"} == {"loki": "strong"}
    assert cards["horik"].values("invented") == ('symbols = ["axe"]',)
    assert "cost = 2" in cards["horik"].values("guessed")
    assert "cost = 3" in cards["hild"].values("printed"), "an example of recruiting says so"
    assert "initial = 2" in cards["hild"].values("printed"), "as the contents do"


def test_a_limit_of_ours_is_no_number_of_the_rules() -> None:
    (rules,) = [record for record in provenance() if record.section == "rules"]
    assert (rules.source, rules.values("invented")) == ("rulebook", ("exchanges = 3",))


def test_how_sure_the_steps_are() -> None:
    steps = {record.id: record.strength for record in provenance() if record.section == "step"}
    assert steps["eldaskali-b"] == "", "named by the rulebook"
    assert {name for name, strength in steps.items() if strength == "medium"} == {
        "dragvendil-a",
        "dragvendil-b",
        "eldaskali-a",
    }


def test_clients_are_told_what_is_guessed_or_invented() -> None:
    table = Table(2, engine.GAME, fjord_trolls="always")
    stage = table.now().stage()
    by_id = {card.id: (card.source, card.strength) for card in stage.cards}
    assert by_id["hild"] == ("invented", "")
    assert by_id["odin"] == ("guessed", "weak")
    assert by_id["troll-0"] == ("rulebook", "")
    assert [(step.source, step.strength) for step in table.scene().track[:2]] == [
        ("rulebook", ""),
        ("guessed", "medium"),
    ]


def test_a_correction_is_marked_as_the_readers_own() -> None:
    override = ("my.toml", '[[card]]\nid = "hild"\ncost = 2\n')
    assert source_of("card", "hild", override) == "override"
    assert source_of("card", "olaf", override) == "invented"
    (record,) = [record for record in provenance(override) if record.id == "hild"]
    assert (record.source, record.where, record.strength) == ("override", "my.toml", "")
    assert load(override).digest != BOX.digest
    stage = playing(override[1]).now().stage()
    (card,) = [card for card in stage.cards if card.id == "hild"]
    assert (card.cost, card.source, card.strength) == (2, "override", "")


def test_a_value_checked_on_ones_own_copy_is_no_change() -> None:
    override = ("my.toml", '[[card]]\nid = "hild"\nsource = "rulebook"\nwhere = "my own copy"\n')
    (record,) = [record for record in provenance(override) if record.id == "hild"]
    assert (record.source, record.where, record.strength) == ("rulebook", "my own copy", "")
    override = ("my.toml", '[[card]]\nid = "odin"\nstrength = "strong"\n')
    (record,) = [record for record in provenance(override) if record.id == "odin"]
    assert (record.source, record.strength) == ("guessed", "strong")


# ---- corrections that work


def test_a_corrected_price() -> None:
    table = playing('[[card]]\nid = "hild"\ncost = 2\n')
    table.do("recruit 5", "pay odin", "pay odin", "confirm")
    assert table.owned(RED)["hild"] == 1


def test_corrected_resources_and_a_universal_viking() -> None:
    table = playing('[[card]]\nid = "gudrid"\nuniversal = 2\nbones = 1\n').hand(RED, "gudrid gudrid odin")
    table.do("cross", "pay gudrid", "pay gudrid", "confirm")
    assert table.position(RED) == 2, "two nuggets, and two bones as printed"


def test_symbols_are_data() -> None:
    table = playing('[[card]]\nid = "odin"\nsymbols = ["plot", "storm"]\n')
    assert table.choices("play").startswith("odin storm, odin plot")
    table.do("play odin storm", "let", "play odin plot", "plot 1", "plot 2")
    assert table.weather(BLUE) == "stormur-0"


def test_a_labourer_hired_by_a_labourer() -> None:
    table = playing('[[card]]\nid = "horik"\nsymbols = ["day_labourer"]\n').hand(RED, "horik odin")
    table.hand(BLUE, "").do("play horik day_labourer", "hire 4")
    happened = table.do("play horik day_labourer")
    assert names(happened) == ["SymbolPlayed", "AssemblyRefilled"]
    assert table.asked == ("hiring", RED)


def test_corrected_numbers() -> None:
    text = "[rules]\nassembly = 3\ntrolls = 1\nexchanges = 1\nseasoned_hand = 4\n[limit]\nrounds = 9\n"
    played = engine.begin(1, 2, load_game(("my.toml", text)))
    stage, shown = played.stage(), played.scene(RED)
    assert (stage.slots, stage.trolls, stage.seasoned_limit, stage.round_cap) == (3, 1, 4, 9)
    assert (len(shown.assembly), shown.deck.number, shown.players[RED].trolls) == (3, 27, 1)
    reason = played.why_not("recruit 5")
    assert reason is not None
    assert reason.key == "slot-empty"


def test_a_shorter_track_and_a_new_step() -> None:
    face = "nuggets = 1\nwood = 1\nbones = 1\nsymbols = []\n"
    text = "[rules]\ntrack_steps = 2\n" + "".join(
        f'[[step]]\nid = "hlidskjalf-{side}"\nadd = true\n{face}' for side in "ab"
    )
    game = load_game(("my.toml", text + '[[box]]\nid = "steps"\ncards = 8\n'))
    seen = set()
    for seed in range(40):
        track = engine.begin(seed, 2, game).scene(SPECTATOR).track
        assert len(track) == 4
        seen |= {step.id for step in track[1:3]}
    assert "hlidskjalf" in seen


def test_seasoned_is_a_symbol_like_others() -> None:
    """On another step, and the last card follows."""
    text = '[[step]]\nid = "kernelyd-a"\nsymbols = ["seasoned"]\n'
    game = load_game(("my.toml", text))
    for seed in range(10):
        *steps, last = engine.begin(seed, 2, game).scene(SPECTATOR).track
        seasoned = any("seasoned" in step.symbols for step in steps)
        assert last.id == ("althing" if seasoned else "thing")
        assert any(step.id == "kernelyd" for step in steps) <= seasoned


def test_a_corrected_scenario() -> None:
    text = '[[scenario]]\nid = "1a-few"\nsymbols = ["axe"]\nreserve = true\nhand = []\n'
    stage = engine.begin(1, 2, load_game(("my.toml", text)), scenario="1a").stage()
    assert [symbol.id for symbol in stage.symbols if symbol.in_force] == ["axe"]
    assert stage.reserve == "hidden"


def test_sacred_ground_is_a_symbol_like_others() -> None:
    text = '[[step]]\nid = "eldaskali-a"\nsymbols = ["sacred_ground"]\n'
    played = engine.enter(Table(2).oracle, load_game(("my.toml", text)))
    reason = played.why_not("play thor axe")
    assert reason is not None
    assert reason.key == "no-target"
    assert played.scene(RED).players[BLUE].sacred


# ---- corrections that cannot be


@pytest.mark.parametrize(
    ("text", "key", "record", "found"),
    [
        ('[[card]]\nid = "hild"\ninitial = 3\n', "wrong-count", "box assembly", "31 initial"),
        ('[[card]]\nid = "hild"\ncomplement = 0\n', "wrong-count", "box assembly", "12 complement"),
        ('[[card]]\nid = "odin"\ncost = 1\n', "bad-value", "card odin, cost", "1"),
        ('[[card]]\nid = "hild"\ncost = 0\n', "bad-value", "card hild, cost", "0"),
        ('[[card]]\nid = "odin"\ninitial = 1\n', "bad-value", "card odin, initial", "1"),
        ('[[card]]\nid = "hild"\nnuggets = -1\n', "bad-value", "card hild, nuggets", "-1"),
        ('[[card]]\nid = "hild"\nuniversal = 21\n', "bad-value", "card hild, universal", "21"),
        ('[[card]]\nid = "hild"\nsymbols = ["spear"]\n', "bad-value", "card hild, symbols", '"spear"'),
        (
            '[[card]]\nid = "hild"\nsymbols = ["axe", "axe"]\n',
            "bad-value",
            "card hild, symbols",
            '["axe", "axe"]',
        ),
        ('[[card]]\nid = "hild"\nremove = true\n', "bad-value", "card hild", "hild removed"),
        (
            '[[step]]\nid = "thing"\nnuggets = 0\nwood = 0\nbones = 0\n',
            "bad-value",
            "step thing, nuggets",
            "0",
        ),
        ('[[step]]\nid = "kattegat-a"\nwood = 1\n', "bad-value", "step kattegat-a, nuggets", "1"),
        (
            '[[step]]\nid = "thing"\nsymbols = ["axe"]\n',
            "bad-value",
            "step thing, symbols",
            '"axe"',
        ),
        ('[[step]]\nid = "snekkar-b"\nremove = true\n', "bad-value", "step snekkar-a", "snekkar-a"),
        (
            '[[step]]\nid = "snekkar-a"\nremove = true\n[[step]]\nid = "snekkar-b"\nremove = true\n',
            "wrong-count",
            "box steps",
            "6 cards",
        ),
        ('[[deck]]\nid = "classic"\ncards = ["odin"]\n', "bad-value", "deck classic, cards", "1 cards"),
        (
            '[[deck]]\nid = "classic"\ncards = ["hild"]\n',
            "bad-value",
            "deck classic, cards",
            '"hild"',
        ),
        ('[[deck]]\nid = "baldur"\nremove = true\n', "bad-value", "deck baldur", "baldur removed"),
        (
            '[[scenario]]\nid = "1a-few"\nhand = ["odin"]\n',
            "bad-value",
            "scenario 1a-few, hand",
            "1 cards",
        ),
        (
            '[[scenario]]\nid = "1a-few"\nhand = ["thor", "thor", "odin", "freyr"]\n',
            "bad-value",
            "scenario 1a-few, hand",
            "thor",
        ),
        (
            '[[scenario]]\nid = "2-few"\nlast = "ragnarok"\n',
            "bad-value",
            "scenario 2-few, last",
            '"ragnarok"',
        ),
        ('[[scenario]]\nid = "4-few"\nremove = true\n', "bad-value", "scenario 4-few", "4-few removed"),
        ('[[scenario]]\nid = "1a-few"\ntrack = []\n', "bad-value", "scenario", "none"),
        (
            '[[scenario]]\nid = "1a-few"\ntrack = ["valhalla-a"]\n',
            "bad-value",
            "scenario 1a-few, track",
            '"valhalla-a"',
        ),
        ("[rules]\nassembly = 6\n", "bad-value", "rules, assembly", "6"),
        ("[rules]\ntrack_steps = 8\n", "bad-value", "rules, track_steps", "8"),
        ("[rules]\nhand = 6\n", "bad-value", "rules, hand", "6"),
        ("[rules]\nseasoned_hand = 3\n", "bad-value", "rules, seasoned_hand", "3"),
        ("[limit]\nrounds = 0\n", "bad-value", "limit, rounds", "0"),
        ('[limit]\nactions = "many"\n', "wrong-type", "limit, actions", None),
        ('[[card]]\nid = "hild"\ncolour = "red"\n', "unknown-field", "card hild", None),
        ('[[card]]\nid = "ragnar"\ncost = 1\n', "unknown-record", "card ragnar", None),
        ('[[card]]\nid = "hild"\nstrength = "sure"\n', "bad-value", "card hild, strength", '"sure"'),
        ('[[step]]\nid = "snekkar-a"\nsymbols = ["resource_shift"]\n', "bad-value", "step snekkar-a", None),
        ('[[hela]]\nid = "sott"\nleft_shift = [1, 0]\n', "bad-value", "hela sott, left_shift", None),
        ('[[hela]]\nid = "sott"\nleft_shift = [1, 0, 0]\n', "bad-value", "hela sott, left_shift", None),
        ('[[hela]]\nid = "sott"\nleft = ["sacred_ground"]\n', "bad-value", "hela sott, left", None),
        ('[[mode]]\nid = "normal"\ncards = ["a", "a"]\n', "bad-value", "mode normal, cards", None),
        ('[[deck]]\nid = "pool"\ncards = ["odin", "thor"]\n', "bad-value", "deck pool, cards", None),
    ],
)
def test_a_correction_that_cannot_be(text: str, key: str, record: str, found: str | None) -> None:
    error = refusal(load, text)
    assert error.key == f"components-{key}"
    assert str(error.params["record"]).startswith(record)
    assert found is None or error.params["found"] == found
    assert error.params["expected"]


def test_only_the_cards_that_actions_name() -> None:
    text = '[[card]]\nid = "ragnar"\nadd = true\n' + "".join(
        f"{field} = 1\n"
        for field in ("cost", "nuggets", "wood", "bones", "universal", "initial", "complement")
    )
    error = refusal(load, f"{text}symbols = []\n")
    assert (error.key, error.params["found"]) == ("components-bad-value", "ragnar added")


def test_fields_of_the_box_are_plain_values() -> None:
    for field in fields(BOX):
        assert isinstance(getattr(BOX, field.name), tuple | int | str | dict) or field.name in (
            "thing",
            "althing",
        )


def test_an_axe_on_a_card_of_the_first_hand() -> None:
    """What the table does is what the corrected cards say, events included."""
    table = playing('[[card]]\nid = "freyr"\nsymbols = ["axe"]\n')
    happened = table.do("play freyr axe")
    assert happened[0] == ev.SymbolPlayed(RED, "freyr", "axe", False)
