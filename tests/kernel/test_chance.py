"""Luck: live streams, replayed records, scripts, and a search's own."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from drakkar.kernel.chance import (
    Chance,
    Draw,
    Live,
    LuckNeeded,
    Replay,
    Script,
    Search,
    seed_commitment,
    stream_index,
)
from drakkar.kernel.errors import UserError


def chi_square(counts: Counter[int], n: int, total: int) -> float:
    expected = total / n
    return sum((counts[value] - expected) ** 2 / expected for value in range(n))


@pytest.mark.parametrize("n", [2, 5, 6, 30])
def test_live_draws_are_uniform(n: int) -> None:
    chance, total = Live("uniform"), 300 * n
    counts = Counter(chance.index(n, "bag") for _ in range(total))
    assert set(counts) == set(range(n))
    # Twice the degrees of freedom plus ten is far beyond the 99.9th percentile for each of these n.
    assert chi_square(counts, n, total) < 2 * (n - 1) + 10


def test_live_streams_are_independent() -> None:
    """What one source gives does not depend on how often another was asked, nor on the odds asked for."""
    alone, mixed = Live("s"), Live("s")
    drawn = []
    for _ in range(50):
        mixed.index(7, "dice")
        drawn.append(mixed.index(30, "bag"))
        mixed.shuffled(range(4), "deck")
    assert drawn == [alone.index(30, "bag") for _ in range(50)]
    pairs = Counter()  # type: Counter[tuple[int, int]]
    chance = Live("pairs")
    for _ in range(1600):
        pairs[chance.index(4, "one"), chance.index(4, "two")] += 1
    assert len(pairs) == 16
    assert min(pairs.values()) > 60
    assert max(pairs.values()) < 140


def test_live_differs_by_seed_and_source() -> None:
    streams = {
        tuple(stream_index(seed, source, count, 1000) for count in range(5))
        for seed in ("a", "b")
        for source in ("x", "y")
    }
    assert len(streams) == 4


def test_live_records_and_rolls_back() -> None:
    chance = Live("seed")
    first = [chance.index(30, "bag"), chance.index(6, "dice")]
    draws = chance.take_draws()
    assert draws == (Draw("bag", 30, first[0]), Draw("dice", 6, first[1]))
    assert chance.take_draws() == ()
    chance.put_back(draws)
    assert [chance.index(30, "bag"), chance.index(6, "dice")] == first


def test_live_can_be_moved_on_over_earlier_draws() -> None:
    original, resumed = Live("seed"), Live("seed")
    for _ in range(5):
        original.index(9, "bag")
    resumed.skip(original.take_draws())
    assert resumed.index(9, "bag") == original.index(9, "bag")


def test_ragged_ends_are_rejected() -> None:
    """With odds just over half of 64 bits every second draw is thrown away; what comes is in range."""
    n = 2**63 + 1
    values = [stream_index("seed", "bag", count, n) for count in range(40)]
    assert all(0 <= value < n for value in values)
    assert len(set(values)) == 40


def test_commitment() -> None:
    assert seed_commitment("abc") == sha256(b"drakkar/abc").hexdigest()
    assert seed_commitment("abc") != seed_commitment("abd")


def test_shuffles_are_uniform() -> None:
    chance = Live("shuffle")
    counts = Counter(tuple(chance.shuffled([0, 1, 2], "deck")) for _ in range(1200))
    assert len(counts) == 6
    assert min(counts.values()) > 150
    assert max(counts.values()) < 250
    assert chance.shuffled([], "deck") == []


def test_replay_gives_back_what_was_recorded() -> None:
    chance = Replay([Draw("bag", 30, 4), Draw("dice", 6, 5)])
    assert chance.index(30, "bag") == 4
    assert not chance.finished()
    assert chance.index(6, "dice") == 5
    assert chance.finished()
    with pytest.raises(UserError) as caught:
        chance.index(6, "dice")
    assert caught.value.key == "saga-luck-missing"


@pytest.mark.parametrize(
    "draw", [Draw("deck", 6, 1), Draw("dice", 7, 1), Draw("dice", 6, 6), Draw("dice", 6, -1)]
)
def test_replay_complains_when_the_record_is_about_something_else(draw: Draw) -> None:
    with pytest.raises(UserError) as caught:
        Replay([draw]).index(6, "dice")
    assert caught.value.key == "saga-luck-differs"
    assert caught.value.params["found"] == f"{draw.source}:{draw.outcome}/{draw.n}"


def test_search_is_seeded_and_in_range() -> None:
    one, other = Search(1), Search(1)
    values = [one.index(6, "any") for _ in range(200)]
    assert values == [other.index(6, "any") for _ in range(200)]
    assert set(values) == set(range(6))
    assert values != [Search(2).index(6, "any") for _ in range(200)]


def two_dice(chance: Chance) -> int:
    total = chance.index(6, "dice") + 1
    return total if total == 1 else total + chance.index(6, "dice") + 1


def outcomes(given: tuple[int, ...] = ()) -> Counter[int]:
    """Every end of a throw, by running it again with each outcome appended: explicit chance nodes."""
    try:
        return Counter([two_dice(Script(given))])
    except LuckNeeded as needed:
        nodes = [outcomes((*given, outcome)) for outcome in range(needed.n)]
    return sum(nodes, Counter[int]())


def test_script_gives_explicit_chance_nodes() -> None:
    found = outcomes()
    assert found[1] == 1
    assert found[7] == 5
    assert found[12] == 1
    assert sum(found.values()) == 1 + 5 * 6


def test_script_refuses_impossible_outcomes() -> None:
    with pytest.raises(ValueError, match="6 is not one of 6"):
        Script([6]).index(6, "dice")
    with pytest.raises(LuckNeeded, match="1 of 6"):
        Script().index(6, "dice")
