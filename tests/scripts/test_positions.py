"""From the list of fields in a game's state.py to its position.py."""

from pathlib import Path

import pytest

from scripts import make_positions
from scripts.make_positions import module, read, stale

pytestmark = pytest.mark.checkout

STATE = """
from drakkar.games.toy.setting import Setting
from drakkar.kernel.game import Secret, State


class ToyState(State):
    \"\"\"Where all stands.\"\"\"

    setting: Setting

    # Together: the turn.
    round: int
    order: list[int]  # seats

    points: bytearray
    # Together, but not at the beginning of a paragraph.
    deck: Secret[Pool]

    # Together
    alone: Secret[list[tuple[int, ...]]]
"""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games with one toy."""
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "state.py").write_text(STATE, "utf-8")
    monkeypatch.setattr(make_positions, "GAMES", tmp_path)
    return tmp_path


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines()]


def test_what_is_made_for_the_games_is_current() -> None:
    assert not stale(), "run `make fix`"


@pytest.mark.usefixtures("games")
def test_a_type_says_how_a_field_is_copied() -> None:
    made = lines(module(read("toy")))
    assert {"other.round = self.round", "self.round = state.round", "state.round = view.round"} <= {*made}
    assert {"other.points = self.points.copy()", "self.points = bytes(state.points)"} <= {*made}
    assert {"points: bytes", "state.points = bytearray(view.points[:])"} <= {*made}
    assert {"order: tuple[int, ...]", "state.order = list(view.order)"} <= {*made}


@pytest.mark.usefixtures("games")
def test_what_is_secret_is_in_no_view() -> None:
    made = lines(module(read("toy")))
    assert [line for line in made if ".deck" in line and "key()" not in line] == ["other.deck = self.deck"]


@pytest.mark.usefixtures("games")
def test_the_key_has_the_order_of_the_list_and_its_paragraphs() -> None:
    key = next(line for line in lines(module(read("toy"))) if line.startswith("return ("))
    assert key == (
        "return (*self.setting.key(), self.to_act, (self.round, tuple(self.order)), bytes(self.points), "
        "self.deck.items, (tuple(self.alone),),)"
    )


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("round: dict[int, int]", "no manner is known to copy a dict"),
        ("round: list[list[int]]", "no manner is known to copy a list"),
        ("round: list[bytearray]", "no manner is known to copy a list"),
        ("round: Pool", "round is a Pool, so a Secret"),
    ],
)
def test_what_cannot_be_copied_is_refused(games: Path, written: str, problem: str) -> None:
    (games / "toy" / "state.py").write_text(STATE.replace("round: int", written), "utf-8")
    with pytest.raises(SystemExit, match=problem):
        module(read("toy"))


def test_a_list_begins_with_what_stays_the_same(games: Path) -> None:
    (games / "toy" / "state.py").write_text(STATE.replace("setting: Setting", ""), "utf-8")
    with pytest.raises(SystemExit, match="does not begin with its setting"):
        read("toy")
    (games / "toy" / "state.py").write_text("", "utf-8")
    with pytest.raises(SystemExit, match=r"no class of toy/state\.py has the base State"):
        read("toy")
