"""How much of a match is not read from the box: counted from the pieces it is played with."""

from __future__ import annotations

import pytest

from drakkar.games.registry import in_play, load_game, meta, part_of
from drakkar.kernel.game import SPECTATOR, View
from drakkar.kernel.marks import MarkCount
from drakkar.play.marks import mark_count
from drakkar.play.match import start_match


def seen(game: str, seats: int, options: dict[str, str], override: tuple[str, str] | None = None) -> View:
    rules = load_game(game, override)
    return start_match(rules, meta(game), ["Astrid", "Olaf"][:seats], options, "7").view(SPECTATOR)


def counted(
    game: str, seats: int, options: dict[str, str], override: tuple[str, str] | None = None
) -> MarkCount:
    return mark_count(load_game(game, override), seen(game, seats, options, override), override)


def test_games_of_which_all_is_known() -> None:
    for game in ("looot", "vikings_on_board"):
        count = counted(game, 2, {})
        assert (count.guessed, count.invented) == (0, 0), game
        assert count.total > 0


def test_only_what_was_dealt_counts() -> None:
    """Four warehouses of sixteen, and two Jarls of eight where there are Jarls."""
    plain = counted("lofoten", 2, {})
    assert plain == MarkCount(4 + 12 + 12 + 4, 2 + 12 + 12 + 4, 0)
    jarls = counted("lofoten", 2, {"jarls": "on", "level2_warehouses": "4"})
    assert jarls == MarkCount(plain.total + 4, plain.guessed - 4, 4 + 2)
    upgrades = counted("lofoten", 2, {"longships": "on"})
    assert upgrades == MarkCount(plain.total + 4, plain.guessed, 0)


def test_a_card_of_ones_own_is_no_guess() -> None:
    own = ("my.toml", '[[good]]\nid = "fish"\npower = "turn"\n[[good]]\nid = "sheep"\npower = "shift"\n')
    assert counted("lofoten", 2, {}, own).guessed == counted("lofoten", 2, {}).guessed - 2


@pytest.mark.parametrize(
    ("seats", "options", "sections"),
    [
        (2, {}, {"card", "step"}),
        (1, {}, {"card", "step", "thorfinn"}),
        (2, {"hela": "on", "hela_steps": "heavy"}, {"card", "step", "hela", "hela_step"}),
    ],
)
def test_every_piece_in_play_has_its_record(seats: int, options: dict[str, str], sections: set[str]) -> None:
    pieces = in_play("althing", seen("althing", seats, options))
    assert pieces is not None
    assert {section for section, _ in pieces} == sections
    known = {(record.section, record.id) for record in part_of("althing", "components").provenance()}
    assert pieces <= known
    # Kattegat, four cards between and the last one.
    assert len([section for section, _ in pieces if section in ("step", "hela_step")]) == 6
