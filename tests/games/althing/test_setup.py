"""Clauses 1.1 to 1.4 and 2: what a match starts with."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.games.althing.meta import META
from drakkar.games.althing.pieces import CARDS
from drakkar.games.althing.scene_types import StepScene
from drakkar.kernel.chance import Live
from drakkar.kernel.game import SPECTATOR
from tests.games.althing import engine
from tests.games.althing.facts import (
    CLASSIC,
    COMPLEMENT,
    INITIAL,
    REQUIREMENTS,
    SEASONED,
    STEPS,
    WITH_BALDUR,
)

SEATS = [2, 3, 4]


def track(seed: int, seats: int = 2, /, **options: str) -> tuple[StepScene, ...]:
    return engine.begin(seed, seats, **options).scene(SPECTATOR).track


def owned(played: engine.Played, seat: int) -> Counter[str]:
    return Counter(played.scene(seat).players[seat].owned)


@pytest.mark.rule("althing-2.1")
def test_a_track_of_kattegat_four_steps_and_the_last_card() -> None:
    orders = set()
    for seed in range(60):
        cards = track(seed)
        steps = [step.id for step in cards[1:5]]
        assert (cards[0].id, len(cards)) == ("kattegat", 6)
        assert [step.position for step in cards] == list(range(6))
        assert [step.role for step in cards[:5]] == ["start", *["step"] * 4]
        assert len(set(steps)) == 4
        orders.add(tuple(steps))
    assert {step for order in orders for step in order} == set(REQUIREMENTS)
    assert {order[0] for order in orders} == {order[3] for order in orders} == set(REQUIREMENTS)
    assert len(orders) > 50, "of 840"


@pytest.mark.rule("althing-2.1")
def test_steps_ask_for_what_is_printed_on_their_faces() -> None:
    for seed in range(40):
        for step in track(seed, faces="mixed"):
            expected = STEPS[f"{step.id}-{step.face}" if step.face else step.id]
            assert (step.nuggets, step.wood, step.bones) == expected.requirement
            assert step.symbols == ((expected.symbol,) if expected.symbol else ())


@pytest.mark.rule("althing-2.2")
def test_both_faces_of_kattegat() -> None:
    (start, *_), (other, *_) = track(1), track(1, kattegat="b")
    assert (start.face, start.symbols) == ("a", ("sacred_ground",))
    assert (other.face, other.symbols) == ("b", ())
    for face, sacred in (("a", True), ("b", False)):
        players = engine.begin(1, 3, kattegat=face).scene(SPECTATOR).players
        assert [(player.position, player.sacred) for player in players] == [(0, sacred)] * 3


@pytest.mark.rule("althing-2.3")
def test_faces() -> None:
    found = {value: Counter[str]() for value in ("a", "mixed", "b")}
    for value, faces in found.items():
        for seed in range(40):
            faces.update(step.face for step in track(seed, faces=value)[1:5])
    assert (set(found["a"]), set(found["b"])) == ({"a"}, {"b"})
    assert found["mixed"]["a"] > 40
    assert found["mixed"]["b"] > 40
    both = [{step.face for step in track(seed, faces="mixed")[1:5]} for seed in range(20)]
    assert {"a", "b"} in both, "each card on its own"


@pytest.mark.rule("althing-2.4")
@pytest.mark.parametrize("faces", ["a", "b"])
def test_the_althing_is_the_last_card_if_a_step_shows_seasoned(faces: str) -> None:
    ends = set()
    for seed in range(40):
        *steps, last = track(seed, faces=faces)
        seasoned = any(step.id in SEASONED for step in steps)
        assert last.id == last.role == ("althing" if seasoned else "thing")
        assert last.face == ""
        ends.add(last.id)
    assert ends == {"thing", "althing"}


@pytest.mark.rule("althing-2.5")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("name", "deck"), [("classic", CLASSIC), ("baldur", WITH_BALDUR)])
def test_decks_and_hands(seats: int, name: str, deck: Counter[str]) -> None:
    hands = set()
    for seed in range(100):
        played = engine.begin(seed, seats, deck=name)
        for seat in range(seats):
            own = played.scene(seat).players[seat]
            assert owned(played, seat) == deck
            assert (len(own.hand), own.hand_limit, own.deck, own.discard) == (4, 4, 2, ())
            hands.add(own.hand)
    assert len(hands) == (4 if name == "classic" else 7), "drawn at random, every hand there can be"


@pytest.mark.rule("althing-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_trolls_storm_troll_and_a_place_for_a_reserve_card(seats: int) -> None:
    played = engine.begin(1, seats)
    for player in played.scene(SPECTATOR).players:
        assert (player.trolls, player.storm_ready, player.storms) == (2, True, ())
        assert (player.reserve, player.reserve_full) == ("", False)
    assert played.stage().reserve == ("open" if seats == 4 else "hidden")
    assert engine.begin(1, seats, reserve="off").stage().reserve == "off"


@pytest.mark.rule("althing-2.7")
@pytest.mark.parametrize(
    ("seats", "fjord_trolls", "cards"),
    [
        (2, "four_players", INITIAL),
        (3, "four_players", INITIAL),
        (4, "four_players", INITIAL + COMPLEMENT),
        (2, "always", INITIAL + COMPLEMENT),
        (3, "always", INITIAL + COMPLEMENT),
        (4, "always", INITIAL + COMPLEMENT),
    ],
)
def test_the_assembly(seats: int, fjord_trolls: str, cards: Counter[str]) -> None:
    assert (INITIAL.total(), COMPLEMENT.total()) == (30, 13)
    seen: set[str] = set()
    for seed in range(60):
        played = engine.begin(seed, seats, fjord_trolls=fjord_trolls)
        shown = played.scene(SPECTATOR)
        assert (len(shown.assembly), shown.deck.number) == (5, cards.total() - 5)
        assert (shown.deck.top, shown.deck.bottom) == ((), ())
        pool = [CARDS[card] for card in played.state.pool.items]
        assert Counter([*pool, *shown.assembly]) == cards
        seen |= set(shown.assembly)
    assert seen == set(cards)


@pytest.mark.rule("althing-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        played = engine.begin(seed, seats)
        first = played.stage().first
        shown = played.scene(SPECTATOR)
        assert (shown.active, played.state.to_act, shown.round, shown.phase) == (first, first, 1, "acting")
        firsts.add(first)
    assert firsts == set(range(seats))


@pytest.mark.rule("althing-1.4")
def test_teams_sit_across() -> None:
    assert [engine.begin(1, seats).stage().teams for seats in SEATS] == [(), (), ((0, 2), (1, 3))]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("faces", ["a", "mixed"])
def test_what_is_left_to_luck(seats: int, faces: str) -> None:
    """Each source has a name of its own, so that taking back one thing does not change another."""
    played = engine.begin(3, seats, faces=faces)
    assert isinstance(played.chance, Live)
    sources = {draw.source for draw in played.chance.draws}
    decks = {f"deck-{seat}" for seat in range(seats)}
    assert sources == {"first", "track", "assembly"} | decks | ({"faces"} if faces == "mixed" else set())


def test_what_the_free_set_up_may_choose() -> None:
    names = [option.name for option in META.options]
    assert names == [
        "scenario",
        "faces",
        "kattegat",
        "epic",
        "fjord_trolls",
        "deck",
        "hela",
        "hela_steps",
        "reserve",
        "thorfinn",
        "twins",
        "fair_weather",
        "cowardly_troll",
        "dodge_the_counter",
    ]
    assert META.seats == (1, 2, 3, 4)
