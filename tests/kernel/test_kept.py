"""Components as they are kept with a match; nothing here knows a game."""

from __future__ import annotations

import json

import pytest

from drakkar.kernel.components import Catalogue, digest_of, kept_text, merge, parse
from drakkar.kernel.errors import UserError
from drakkar.kernel.kept import canonical, is_kept, restore

BOX = """
card = [
  { id = "c1", cost = 2, tags = ["a"], source = "rulebook", where = "p. 1" },
  { id = "c2", cost = 3, tags = [],    source = "public",   where = "scans" },
]

[values]
gold = 2
source = "reconstructed"
where = "a guess"
"""


def box(text: str = BOX) -> Catalogue:
    return parse("game/components.toml", text)


def kept(catalogue: Catalogue) -> str:
    return kept_text(catalogue.sections)


def test_kept_components_have_the_digest_of_their_box() -> None:
    assert digest_of(kept(box())) == box().digest()
    assert is_kept(kept(box()))
    assert not is_kept(BOX)


def test_marks_are_not_kept() -> None:
    better = BOX.replace("a guess", "a photo").replace("reconstructed", "public")
    assert kept(box(better)) == kept(box())


def test_a_corrected_box_gives_back_what_it_was() -> None:
    corrected = box(BOX.replace("gold = 2", "gold = 3"))
    back = restore(corrected, "old", kept(box()))
    assert back.digest() == box().digest()
    assert back.record("values").integer("gold", 0, 9) == 2
    assert back.record("values").source == "override"
    assert back.record("card", "c1") == corrected.record("card", "c1"), "with its marks, as it is the same"


def test_added_and_removed_records_stay_as_they_were() -> None:
    own = merge(
        box(),
        "my.toml",
        '[[card]]\nid = "c1"\nremove = true\n[[card]]\nid = "c9"\nadd = true\ncost = 1\ntags = []\n',
    )
    assert [record.id for record in restore(box(), "old", kept(own)).records("card")] == ["c2", "c9"]


def test_what_has_come_since_is_todays() -> None:
    today = box(
        BOX.replace("cost = 2", "cost = 2, size = 5") + '\n[map]\nland = 7\nsource = "public"\nwhere = "x"\n'
    )
    back = restore(today, "old", kept(box()))
    assert back.record("card", "c1").integer("size", 0, 9) == 5
    assert back.record("map").integer("land", 0, 9) == 7


@pytest.mark.parametrize(
    "text",
    ["{", '{"card": 1}', '{"card": [1]}', '{"card": [["c1", 1]]}', '{"card": [[1, {}]]}', "{" * 100_000],
)
def test_what_is_no_box_is_refused(text: str) -> None:
    with pytest.raises(UserError):
        restore(box(), "old", text)


def test_an_id_is_there_once() -> None:
    twice = {"card": [["c1", {"cost": 1}], ["c1", {"cost": 2}]]}
    with pytest.raises(UserError, match="duplicate"):
        canonical(twice, "old")
    with pytest.raises(UserError, match="wrong-type"):
        canonical({"card": [["c1", {"cost": 1.5}]]}, "old")
    with pytest.raises(UserError):
        canonical([], "old")


def test_the_order_of_a_file_does_not_matter() -> None:
    data = json.loads(kept(box()))
    assert canonical(dict(reversed(data.items())), "old") == kept(box())
