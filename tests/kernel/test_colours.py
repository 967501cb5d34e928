"""The colours of seats: who gets which, and how they are kept beside the options of a match."""

from __future__ import annotations

import pytest

from drakkar.games.registry import GAMES, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.colours import COLOURS, colours_of, given_out, palette
from drakkar.kernel.errors import UserError
from drakkar.kernel.meta import resolve_options


@pytest.mark.parametrize(
    ("wishes", "seats", "found"),
    [
        ([], 3, "blue red yellow"),
        (["yellow"], 2, "yellow red"),
        (["red"], 3, "red blue yellow"),
        (["red", "blue"], 4, "red blue yellow grey"),
        (["", "blue"], 2, "red blue"),
        (["grey", "", "blue"], 3, "grey red blue"),
    ],
)
def test_who_has_no_wish_gets_the_usual_colour_or_the_first_free_one(
    wishes: list[str], seats: int, found: str
) -> None:
    assert " ".join(given_out(wishes, seats)) == found


@pytest.mark.parametrize(
    ("text", "seats", "error"),
    [
        ("green,blue", 2, "unknown-colour"),
        ("red, red", 2, "colour-twice"),
        ("red,blue,grey", 2, "too-many-colours"),
    ],
)
def test_what_cannot_be_given_out_is_refused(text: str, seats: int, error: str) -> None:
    with pytest.raises(UserError, match=error):
        resolve_options(meta("looot"), {"colours": text}, seats)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_takes_colours_and_keeps_only_what_is_not_usual(game: str) -> None:
    facts = meta(game)
    seats = facts.seats[-1]
    chosen = resolve_options(facts, {"colours": "grey"}, seats)
    assert colours_of(chosen, seats) == ("grey", "red", "yellow", "blue")[:seats]
    assert sorted(palette(chosen, seats)) == sorted(COLOURS)
    assert resolve_options(facts, chosen, seats) == chosen, "complete as it is"
    assert "colours" not in resolve_options(facts, {"colours": "blue"}, seats)
    state = load_game(game).new(seats, chosen, Search(1))
    assert state.to_act >= 0
