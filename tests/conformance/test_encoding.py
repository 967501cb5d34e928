"""Vectors: what every game's encoding keeps to, whatever is in it."""

from __future__ import annotations

from array import array

import numpy
import pytest

import drakkar
from drakkar.games.registry import GAMES, OURS, meta
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER
from drakkar.research.vectors import encode
from tests.conformance.cases import Case, positions

CASES = [Case(name, seats) for name in OURS for seats in meta(name).seats]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", OURS)


@every_case
def test_a_vector_is_as_long_as_is_said_and_no_number_exceeds_its_bound(case: Case) -> None:
    game = case.load()
    form = game.encoding()
    bound = numpy.zeros(form.size)
    for start, stop, most in form.describe().values():
        bound[start:stop] = most
    assert bound.min() > 0
    for state in positions(game, case, 21):
        for viewer in range(case.seats):
            vector = numpy.frombuffer(game.encode(game.view(state, viewer)), numpy.uint8)
            assert vector.shape == bound.shape
            over = [part.name for part in form.slices if (vector > bound)[part.start : part.stop].any()]
            assert over == []


@every_case
def test_every_decision_changes_what_its_maker_sees(case: Case) -> None:
    game = case.load()
    before: dict[int, bytes] = {}
    for state in positions(game, case, 22):
        seat = state.to_act
        if seat == OVER:
            break
        vector = game.encode(game.view(state, seat))
        assert before.get(seat) != vector
        before = {seat: vector}


@every_case
def test_seats_are_seen_from_the_viewer(case: Case) -> None:
    """Who is to act finds itself first, whichever seat it has."""
    game = case.load()
    start, stop, _ = game.encoding().describe()["to_act"]
    for state in positions(game, case, 23):
        for viewer in range(case.seats):
            seen = list(game.encode(game.view(state, viewer))[start:stop])
            place = len(seen) - 1 if state.to_act == OVER else (state.to_act - viewer) % case.seats
            assert seen == [number == place for number in range(len(seen))]


@every_game
def test_options_are_in_it(game: str) -> None:
    one = drakkar.make(game)
    for option in meta(game).options:
        start, stop, _ = one.encoding.describe()[f"option:{option.name}"]
        data = one.rules.encode(one.view())
        assert list(data[start:stop]) == [value == one.options[option.name] for value in option.values]


@every_game
def test_any_buffer_is_filled_with_bytes_or_with_floats(game: str) -> None:
    env = drakkar.make(game, seed=7)
    size, data = env.encoding.size, env.rules.encode(env.view())
    for buffer in (bytearray(size), memoryview(bytearray(size)), numpy.zeros(size, numpy.uint8)):
        env.observe(out=buffer)
        assert bytes(buffer) == data
    floats = [number * scale for number, scale in zip(data, env.encoding.scales, strict=True)]
    assert 0 <= min(floats) < max(floats) <= 1
    for place in (array("f", bytes(4 * size)), numpy.zeros(size, numpy.float32)):
        encode(env.rules, env.view(), place)
        assert list(place) == pytest.approx(floats)
    assert list(env.observe()) == pytest.approx(floats)
    with pytest.raises(UserError, match="bad-buffer"):
        env.observe(out=bytearray(size - 1))
    with pytest.raises(UserError, match="bad-seat"):
        env.observe(-1)


def test_without_numpy_floats_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    env = drakkar.make("lofoten", seed=7)
    with_numpy = list(env.observe())
    monkeypatch.setattr("drakkar.research.vectors.find_spec", lambda name: None)
    assert list(env.observe()) == pytest.approx(with_numpy)


@every_game
def test_parts_have_names_and_follow_each_other(game: str) -> None:
    form = drakkar.make(game).encoding
    assert form.version >= 1
    at = 0
    for start, stop, _ in form.describe().values():
        assert (start, stop > start) == (at, True)
        at = stop
    assert at == form.size
    assert len(form.describe()) == len(form.slices)


def test_a_game_without_one_says_so() -> None:
    for game in set(GAMES) - set(OURS):
        with pytest.raises(UserError, match="no-encoding"):
            drakkar.make(game).observe()
