"""Althing plays through with every number of players, scenario and option, keeps its cards and secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from drakkar.games.althing.game import load_game
from drakkar.games.althing.meta import META
from drakkar.games.althing.state import COMPOSING, PHASES, PLACING, AlthingState
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, Game, State, View
from drakkar.kernel.meta import resolve_options
from drakkar.play.match import start_match
from tests.conformance.cases import Case, allowed, option_sets, positions
from tests.games.althing import pieces

pytestmark = pytest.mark.sweep

GAME = load_game()
ANY = cast(Game[State, View], GAME)


ALL_ON = (
    ("kattegat", "b"),
    ("fjord_trolls", "always"),
    ("deck", "baldur"),
    ("cowardly_troll", "on"),
    ("dodge_the_counter", "on"),
)
MODULES_ON = (
    ("faces", "mixed"),
    ("fjord_trolls", "always"),
    ("epic", "eight"),
    ("deck", "own_loki"),
    ("hela", "on"),
    ("hela_steps", "among"),
    ("thorfinn", "legend_legendary"),
    ("cowardly_troll", "on"),
    ("dodge_the_counter", "on"),
)
CASES = [
    Case("althing", seats, given)
    for seats in META.seats
    for given in [*option_sets(META, seats), ALL_ON, MODULES_ON]
    if allowed(META, given, seats)
]
DEFAULTS = [
    Case("althing", seats, given)
    for given in (ALL_ON, MODULES_ON)
    for seats in META.seats
    if allowed(META, given, seats)
]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def played(case: Case, seed: int) -> Iterator[AlthingState]:
    """Every position of a random match."""
    for state in positions(ANY, case, seed):
        assert isinstance(state, AlthingState)
        yield state


@every_case
def test_every_card_is_in_one_place(case: Case) -> None:
    decks: Counter[int] | None = None
    for state in played(case, 1):
        if state.setting.composed and decks is None:
            if state.phase in (PLACING, COMPOSING):
                continue
            decks = Counter()
            for seat in range(case.seats):
                decks += Counter([*state.hand[seat], *state.deck[seat].items])
        if state.phase != PLACING:
            pieces.check(state, decks)


def test_every_question_is_asked_in_some_match() -> None:
    asked: set[int] = set()
    for case in DEFAULTS:
        for seed in range(6):
            asked |= {state.phase for state in played(case, seed)}
    # What fair weather lifts is a question only where two things are short at once (16.17): rare, and alone.
    alone = next(case for case in DEFAULTS if case.seats == 1)
    asked |= {state.phase for state in played(alone, 8)}
    assert {PHASES[phase] for phase in asked} == set(PHASES)


@pytest.mark.parametrize("seats", META.seats)
def test_a_payment_is_secret_and_undone_freely_until_it_is_confirmed(seats: int) -> None:
    luck = Random(seats)
    match = start_match(ANY, META, ["a", "b", "c", "d"][:seats], {}, str(seats))
    seen = 0
    while not match.over and seen < 20:
        seat = match.state.to_act
        others = [viewer for viewer in range(-1, seats) if viewer != seat]
        before = [match.view(viewer) for viewer in others]
        action = luck.choice(match.legal())
        verb = GAME.space.notation(action).split()[0]
        events = match.play(seat, action)
        if verb in ("recruit", "cross", "pay"):
            seen += 1
            assert not events
            assert match.undo_refusal(seat) is None
            assert [match.view(viewer) for viewer in others] == before
    assert seen == 20


def test_matches_end_by_arriving() -> None:
    """Even at random nearly all of them do, long before the safety limit."""
    options = resolve_options(META, {}, 2)
    arrived = 0
    for seed in range(12):
        chance, luck = Search(seed), Random(seed)
        state = GAME.new(2, options, chance)
        while state.to_act != OVER:
            GAME.apply(state, luck.choice(GAME.legal(state)), chance)
        arrived += state.ending
    assert arrived >= 10
