"""Component files: reading, correcting, refusing; nothing here knows a game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from drakkar.kernel.components import Catalogue, kind_of, listed, merge, parse, show
from drakkar.kernel.errors import UserError

Access = Callable[[Catalogue], object]

BASE = """
card = [
  { id = "c1", colour = "red",  cost = 2, tags = ["a", "b"], source = "rulebook", where = "p. 1" },
  { id = "c2", colour = "blue", cost = 3, tags = [],         source = "public",   where = "scans" },
]

[values]
gold = 2
path = [[0, 1], [1, -1]]
steps = [1, 2]
open = true
source = "guessed"
where = "a guess"
"""


def base() -> Catalogue:
    return parse("game/components.toml", BASE)


def corrected(text: str) -> Catalogue:
    return merge(base(), "my.toml", text)


def refusal(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(UserError) as caught:
        corrected(text)
    assert "\n" not in str(caught.value)
    return caught.value.key, caught.value.params


def refused(text: str, key: str, record: str, expected: str, found: str) -> None:
    params = {"file": "my.toml", "record": record, "expected": expected, "found": found}
    assert refusal(text) == (key, params)


# ---- reading


def test_records_keep_the_order_of_the_file() -> None:
    assert [record.id for record in base().records("card")] == ["c1", "c2"]
    assert [record.label for record in base().provenance()] == ["card c1", "card c2", "values"]


def test_typed_access() -> None:
    card, values = base().record("card", "c1"), base().record("values")
    assert card.choice("colour", ("red", "blue")) == "red"
    assert card.integer("cost", 0, 9) == 2
    assert card.choices("tags", ("a", "b")) == ("a", "b")
    assert base().record("card", "c2").texts("tags") == ()
    assert values.integers("steps") == (1, 2)
    assert values.pair("steps") == (1, 2)
    assert values.pairs("path") == ((0, 1), (1, -1))
    assert values.flag("open") is True


def test_provenance_lists_values_and_origin() -> None:
    first, _, last = base().provenance()
    assert (first.section, first.id, first.source, first.where) == ("card", "c1", "rulebook", "p. 1")
    assert first.summary == "colour red, cost 2, tags a b"
    assert (last.source, last.where) == ("guessed", "a guess")
    assert last.summary == "gold 2, path 0 1 / 1 -1, steps 1 2, open yes"
    colourless = corrected('[[card]]\nid = "c1"\ncolour = ""').record("card", "c1")
    assert colourless.summary == "cost 2, tags a b", "a text that says nothing is not mentioned"


@pytest.mark.parametrize(
    ("access", "record", "expected", "found"),
    [
        (
            lambda c: c.record("card", "c1").integer("colour", 0, 9),
            "card c1, colour",
            "integer",
            '"red"',
        ),
        (lambda c: c.record("card", "c1").integer("size", 0, 9), "card c1, size", "integer", "nothing"),
        (lambda c: c.record("card", "c1").pairs("tags"), "card c1, tags", "array-of-array-of-integer", None),
        (lambda c: c.record("values").integer("open", 0, 9), "values, open", "integer", "true"),
    ],
)
def test_access_with_the_wrong_type(access: Access, record: str, expected: str, found: str | None) -> None:
    with pytest.raises(UserError) as caught:
        access(base())
    assert caught.value.key == "components-wrong-type"
    assert caught.value.params["record"] == record
    assert caught.value.params["expected"] == expected
    assert found is None or caught.value.params["found"] == found


@pytest.mark.parametrize(
    ("access", "record", "expected", "found"),
    [
        (lambda c: c.record("card", "c1").integer("cost", 3, 9), "card c1, cost", "3…9", "2"),
        (lambda c: c.record("card", "c1").choice("colour", ("blue",)), "card c1, colour", "blue", '"red"'),
        (lambda c: c.record("card", "c1").choices("tags", ("a",)), "card c1, tags", "a", '"b"'),
        (lambda c: c.record("values").pair("steps"), "values, steps", "2 integers", "[1]"),
        (lambda c: c.record("values").pairs("path"), "values, path", "pairs of integers", "[1]"),
    ],
)
def test_access_with_an_impossible_value(access: Access, record: str, expected: str, found: str) -> None:
    with pytest.raises(UserError) as caught:
        access(corrected("[values]\nsteps = [1]\npath = [[0, 1], [1]]"))
    assert caught.value.key == "components-bad-value"
    assert caught.value.params | {"file": ""} == {
        "file": "",
        "record": record,
        "expected": expected,
        "found": found,
    }


def test_an_error_names_the_file_the_value_is_in() -> None:
    merged = corrected('[[card]]\nid = "c2"\ncost = 30')
    for key, file in (("c1", "game/components.toml"), ("c2", "my.toml")):
        with pytest.raises(UserError) as caught:
            merged.record("card", key).integer("cost", 0, 1)
        assert caught.value.params["file"] == file


def test_a_missing_record_is_named() -> None:
    with pytest.raises(UserError) as caught:
        base().record("card", "c9")
    assert caught.value.key == "components-unknown-record"
    assert caught.value.params["record"] == "card c9"


@pytest.mark.parametrize(
    ("text", "key", "record"),
    [
        ('[a]\nn = 1\nwhere = "x"', "components-wrong-type", "a, source"),
        ('[a]\nn = 1\nsource = "public"', "components-wrong-type", "a, where"),
        ('[a]\nn = 1\nsource = "hearsay"\nwhere = "x"', "components-bad-value", "a, source"),
        ('[a]\nn = 1\nsource = 1\nwhere = "x"', "components-wrong-type", "a, source"),
        ('[[a]]\nsource = "public"\nwhere = "x"', "components-wrong-type", "a #1, id"),
    ],
)
def test_a_packaged_record_must_say_its_source(text: str, key: str, record: str) -> None:
    with pytest.raises(UserError) as caught:
        parse("game/components.toml", text)
    assert (caught.value.key, caught.value.params["record"]) == (key, record)


# ---- correcting


def test_a_correction_changes_the_fields_it_names() -> None:
    merged = corrected('[[card]]\nid = "c1"\ncost = 5\n\n[values]\ngold = 3')
    assert merged.record("card", "c1").fields == {"colour": "red", "cost": 5, "tags": ["a", "b"]}
    assert merged.record("card", "c2") == base().record("card", "c2")
    assert merged.record("values").integer("gold", 0, 9) == 3
    assert merged.record("values").flag("open") is True


def test_a_changed_record_is_marked_as_an_override() -> None:
    merged = corrected('[[card]]\nid = "c1"\ncost = 5\n[[card]]\nid = "c2"\ncost = 5\nwhere = "my copy"')
    assert [(record.source, record.where) for record in merged.records("card")] == [
        ("override", "my.toml"),
        ("override", "my.toml: my copy"),
    ]


def test_a_whole_copy_of_the_file_marks_only_what_it_changes() -> None:
    merged = corrected(BASE.replace("cost = 2", "cost = 4"))
    assert [(record.source, record.where) for record in merged.provenance()] == [
        ("override", "my.toml"),
        ("public", "scans"),
        ("guessed", "a guess"),
    ]
    assert corrected(BASE) == Catalogue("my.toml", base().sections, base().lone)


def test_a_confirmed_value_may_get_a_better_provenance() -> None:
    merged = corrected('[values]\ngold = 2\nsource = "rulebook"\nwhere = "my copy"')
    assert (merged.record("values").source, merged.record("values").where) == ("rulebook", "my copy")


@pytest.mark.parametrize("text", ["", "\ufeff", "card = []", "[values]", '[[card]]\nid = "c1"'])
def test_a_file_that_changes_nothing(text: str) -> None:
    assert corrected(text).sections == base().sections


def test_records_are_added_and_removed_on_purpose_only() -> None:
    merged = corrected('[[card]]\nid = "c3"\nadd = true\ncost = 1\n[[card]]\nid = "c1"\nremove = true')
    assert [record.id for record in merged.records("card")] == ["c2", "c3"]
    assert merged.record("card", "c3").source == "override"
    noted = corrected('[[card]]\nid = "c3"\nadd = true\nwhere = "mine"').record("card", "c3")
    assert noted.where == "my.toml: mine"


def test_an_empty_array_may_be_filled_and_emptied() -> None:
    merged = corrected('[[card]]\nid = "c2"\ntags = ["z"]\n[[card]]\nid = "c1"\ntags = []')
    assert merged.record("card", "c2").texts("tags") == ("z",)
    assert merged.record("card", "c1").texts("tags") == ()


# ---- refusing


def test_unknown_section() -> None:
    refused("[cards]\nn = 1", "components-unknown-section", "cards", "card, values", '"cards"')
    refused("cards = 1", "components-unknown-section", "cards", "card, values", '"cards"')


def test_unknown_record() -> None:
    refused('[[card]]\nid = "c7"', "components-unknown-record", "card c7", "c1, c2", '"c7"')


def test_unknown_field() -> None:
    one = '[[card]]\nid = "c1"\ncots = 1'
    refused(one, "components-unknown-field", "card c1", "colour, cost, tags", '"cots"')
    refused(
        "[values]\nsilver = 1", "components-unknown-field", "values", "gold, path, steps, open", '"silver"'
    )
    refused("[values]\nadd = true", "components-unknown-field", "values", "gold, path, steps, open", '"add"')
    new = '[[card]]\nid = "c3"\nadd = true\ncots = 1'
    refused(new, "components-unknown-field", "card c3", "colour, cost, tags", '"cots"')


def test_wrong_type() -> None:
    key = "components-wrong-type"
    refused('[[card]]\nid = "c1"\ncost = "5"', key, "card c1, cost", "integer", '"5"')
    refused('[[card]]\nid = "c1"\ncost = true', key, "card c1, cost", "integer", "true")
    refused('[[card]]\nid = "c1"\ntags = [1]', key, "card c1, tags", "array-of-string", "[1]")
    refused("[values]\nsource = 1", key, "values, source", "string", "1")
    refused('[[card]]\nid = "c1"\nremove = 1', key, "card c1, remove", "boolean", "1")
    refused("[[card]]\ncost = 1", key, "card #1, id", "string", "nothing")
    refused("[[card]]\nid = 1", key, "card #1, id", "string", "1")
    refused("[card]\ncost = 1", key, "card", "[[card]]", "[card]")
    refused("[[values]]\ngold = 1", key, "values", "[values]", "[[values]]")
    refused("card = [1]", key, "card", "[[card]]", "[1]")


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ("1.5", "1.5"),
        ("{ a = 1 }", '{"a": 1}'),
        ("1979-05-27", '"1979-05-27"'),
        ('[1, "a"]', '[1, "a"]'),
        (f"0x{'f' * 16}", "18446744073709551615"),
        (f"0x{'f' * 9000}", "…"),
    ],
)
def test_values_of_a_type_no_record_has(value: str, found: str) -> None:
    refused(f"[values]\ngold = {value}", "components-wrong-type", "values, gold", "value", found)


def test_duplicate() -> None:
    twice = '[[card]]\nid = "c1"\n[[card]]\nid = "c1"'
    refused(twice, "components-duplicate", "card c1", "each id once", '"c1" twice')
    again = '[[card]]\nid = "c1"\nadd = true'
    refused(again, "components-duplicate", "card c1", "a new id", '"c1"')


def test_a_guess_may_say_how_sure_it_is() -> None:
    sure = parse(
        "game/components.toml", BASE.replace('where = "a guess"', 'strength = "weak"\nwhere = "a guess"')
    )
    assert [record.strength for record in sure.provenance()] == ["", "", "weak"]
    assert sure.digest() == base().digest(), "it is no datum"
    assert base().record("values").strength == "weak", "a guess that does not say it is not sure"
    for text, strength in [
        ("[values]\ngold = 3\n", ""),
        ('[values]\nstrength = "strong"\n', "strong"),
        ('[values]\nsource = "rulebook"\n', ""),
        ('[values]\nwhere = "my box"\n', "weak"),
    ]:
        assert merge(sure, "my.toml", text).record("values").strength == strength
    refused(
        '[values]\nstrength = "certain"\n',
        "components-bad-value",
        "values, strength",
        "strong, medium, weak",
        '"certain"',
    )


MIXED = """
[[card]]
id = "c1"
colour = "red"
cost = 2
tags = ["a"]
copies = 3
source = "invented"
printed = ["copies"]
guessed = ["cost"]
strength = "medium"
where = "copies: p. 1; cost (medium); the rest is ours"
"""


def test_a_record_bears_one_mark_and_its_fields_may_bear_others() -> None:
    card = parse("game/components.toml", MIXED).record("card", "c1")
    assert (card.source, card.strength, card.marks.strength) == ("invented", "", "medium")
    assert card.values("printed") == ("copies = 3",)
    assert card.values("guessed") == ("cost = 2",)
    assert card.values("invented") == ('colour = "red"', 'tags = ["a"]')
    plain = MIXED.replace('printed = ["copies"]\nguessed = ["cost"]\n', "")
    assert parse("f", plain).digest() == parse("f", MIXED).digest(), "marks are no data"


def test_what_is_in_doubt_is_a_file_of_ones_own_to_begin_with() -> None:
    card = parse("game/components.toml", MIXED).record("card", "c1")
    assert card.correction == '[[card]]\nid = "c1"\ncost = 2\ncolour = "red"\ntags = ["a"]'
    assert base().record("card", "c1").correction == ""
    whole = "\n\n".join(record.correction for record in base().provenance() if record.correction)
    assert corrected(whole).sections == base().sections, "and changes nothing until a value is changed"


def test_who_corrects_a_record_or_vouches_for_it_ends_its_doubts() -> None:
    mixed = parse("game/components.toml", MIXED)
    changed = merge(mixed, "my.toml", '[[card]]\nid = "c1"\ncost = 4\n').record("card", "c1")
    assert (changed.source, changed.correction) == ("override", "")
    seen = merge(mixed, "my.toml", '[[card]]\nid = "c1"\nsource = "rulebook"\n').record("card", "c1")
    assert (seen.source, seen.correction) == ("rulebook", "")
    partly = '[[card]]\nid = "c1"\nprinted = ["copies", "cost"]\n'
    assert merge(mixed, "my.toml", partly).record("card", "c1").values("guessed") == ()


def test_the_old_word_for_a_guess_is_still_understood() -> None:
    old = '[[card]]\nid = "c1"\nsource = "reconstructed"\n'
    assert corrected(old).record("card", "c1").source == "guessed"
    assert corrected(old).record("card", "c1").strength == "weak"
    sure = corrected(old + 'strength = "strong"\n').record("card", "c1")
    assert (sure.source, sure.strength) == ("guessed", "strong")


def test_a_mark_names_fields_that_are_there() -> None:
    refused(
        '[[card]]\nid = "c1"\nguessed = ["price"]',
        "components-bad-value",
        "card c1, guessed",
        "colour, cost, tags",
        '"price"',
    )
    key = "components-wrong-type"
    refused('[[card]]\nid = "c1"\nprinted = "cost"', key, "card c1, printed", "array-of-string", '"cost"')


def test_bad_source() -> None:
    expected = "rulebook, public, guessed, invented, override"
    refused('[values]\nsource = "me"', "components-bad-value", "values, source", expected, '"me"')


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("[values]\ngold = \n", 2, "Invalid value"),
        ("[values]\ngold = 1\ngold = 2", 3, "Cannot overwrite a value"),
        ("[values]\n\ngold = [1,", 3, None),
        (f"[values]\ngold = {'9' * 5000}", 2, None),
        (f"[values]\ngold = {'[' * 20000}", 1, "nested too deeply"),
    ],
)
def test_unreadable_toml_says_the_line(text: str, line: int, found: str | None) -> None:
    key, params = refusal(text)
    assert key == "components-unreadable"
    assert (params["file"], params["line"]) == ("my.toml", line)
    if found is not None and sys.version_info < (3, 14):  # later versions word it differently
        assert params["found"] == found


@pytest.mark.parametrize("depth", [50, 150, 300, 450, 490, 600, 900])
def test_deep_nesting_is_refused_at_any_depth(depth: int) -> None:
    refusal(f"[values]\ngold = {'[' * depth}{']' * depth}")
    refusal(f"[values]\nsource.{'.'.join('a' * depth * 2)} = 1")


def test_odd_names_stay_on_one_line() -> None:
    assert refusal('["a\\nb"]')[1]["record"] == '"a\\nb"'
    assert refusal('[[card]]\nid = "c\\n1"')[1]["record"] == '"card c\\n1"'
    assert refusal(f'[values]\ngold = "{"x" * 500}"')[1]["found"] == '"' + "x" * 58 + "…"


def test_small_helpers() -> None:
    assert kind_of([[]]) == "array of array"
    assert kind_of([1, True]) == "array of mixed types"
    assert show({"é": None}) == '{"é": null}'
    assert listed([str(n) for n in range(30)]) == "0, 1 … 29"


# ---- digest


def test_the_digest_follows_the_data() -> None:
    digest = base().digest()
    assert digest == corrected("").digest() == parse("other.toml", BASE).digest()
    assert digest != corrected("[values]\ngold = 3").digest()
    assert digest != corrected('[[card]]\nid = "c1"\nremove = true').digest()
    assert len(digest) == 16


def test_the_digest_ignores_provenance_and_layout() -> None:
    assert corrected('[values]\nsource = "public"\nwhere = "é"').digest() == base().digest()
    moved = BASE.replace("gold = 2\n", "").replace("open = true\n", "open = true\ngold = 2\n")
    assert parse("game/components.toml", moved).digest() == base().digest()


def test_the_digest_is_the_same_under_any_hash_seed() -> None:
    code = f"from drakkar.kernel.components import parse; print(parse('f', {BASE!r}).digest())"
    environment = dict(os.environ, PYTHONHASHSEED="7", PYTHONPATH=os.pathsep.join(filter(None, sys.path)))
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == base().digest() == "e82c0d91c5390a1a"
