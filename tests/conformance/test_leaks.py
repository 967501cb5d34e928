"""Nobody learns what they may not know: a view tells no more than it may, and bots have nothing else."""

from __future__ import annotations

import pytest

from drakkar.bots.registry import make_bot
from drakkar.games.registry import GAMES, OURS, meta
from drakkar.kernel.chance import LuckNeeded, Script, Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, State
from drakkar.kernel.pool import Pool
from tests.conformance.cases import AnyGame, Case, every_case, positions
from tests.conformance.checks import (
    check_no_way_out,
    check_previews,
    check_scenes,
    check_secrets,
    check_tally,
    check_told,
    check_views,
    reachable,
)
from tests.conformance.fingerprint import KINDS

pytestmark = pytest.mark.sweep

DEFAULT_CASES = [Case(name, seats) for name in GAMES for seats in meta(name).seats]
default_cases = pytest.mark.parametrize("case", DEFAULT_CASES, ids=str)


@every_case
def test_a_view_tells_apart_no_more_than_it_shows(case: Case) -> None:
    check_views(case.load(), case, 1, samples=1 if not case.meta.has_secrets else 3)


@default_cases
def test_guesses_vary_where_something_is_hidden_and_are_exact_where_not(case: Case) -> None:
    check_secrets(case.load(), case, 2, samples=2 if not case.meta.has_secrets else 12)


@every_case
def test_a_tally_tells_no_points_that_the_viewer_cannot_know(case: Case) -> None:
    check_tally(case.load(), case, 8)


@every_case
def test_what_a_preview_shows_is_known(case: Case) -> None:
    check_previews(case.load(), case, 9)


@every_case
def test_who_is_shown_something_is_said(case: Case) -> None:
    check_told(case.load(), case, 10, samples=1 if not case.meta.has_secrets else 4)


@default_cases
def test_no_reference_leads_from_a_view_to_a_position_or_to_luck(case: Case) -> None:
    check_no_way_out(case.load(), case, 3)


@default_cases
def test_scenes_follow_from_the_view_alone(case: Case) -> None:
    check_scenes(case.load(), case, 7)


@every_case
def test_vectors_follow_from_the_view_alone(case: Case) -> None:
    """Whatever is hidden is swapped for something else that fits: the same bytes."""
    game, chance = case.load(), Search(12)
    if case.game not in OURS:
        pytest.skip("a game without vectors")
    for number, state in enumerate(positions(game, case, 12)):
        if number % 5 and state.to_act != OVER:
            continue
        for viewer in range(case.seats):
            view = game.view(state, viewer)
            vector = game.encode(view)
            for _ in range(2 if case.meta.has_secrets else 1):
                assert game.encode(game.view(game.determinize(view, chance), viewer)) == vector


@default_cases
def test_what_will_be_drawn_is_not_decided_before(case: Case) -> None:
    """From the very same position, which is all that views are made of, every outcome can still come."""
    game = case.load()
    drawn = 0
    for number, state in enumerate(positions(game, case, 4)):
        for action in game.legal(state) if number % 4 == 0 else ():
            source, odds = luck_of(game, state.clone(), action)
            ends: dict[str, State] = {}
            for outcome in range(odds):
                after = state.clone()
                try:
                    game.apply(after, action, Script([outcome]))
                except LuckNeeded:
                    continue  # the first of several draws
                ends[after.checksum()] = after
            if kinds := kinds_drawn(list(ends.values()), source, odds):
                assert len(ends) == kinds
            else:
                assert len(ends) <= odds, "pieces that are counted, not pooled, may be alike"
            drawn += len(ends) > 1
    assert drawn


def luck_of(game: AnyGame, state: State, action: int) -> tuple[str, int]:
    """What the action draws from first, and out of how many outcomes; 0 without luck."""
    try:
        game.apply(state, action, Script())
    except LuckNeeded as needed:
        return needed.source, needed.n
    return "", 0


def kinds_drawn(ends: list[State], source: str, odds: int) -> int:
    """How many kinds of pieces were in the pool: each is left in it when another one was drawn."""
    kinds: set[int] = set()
    for state in ends:
        for thing in reachable(state):
            if isinstance(thing, Pool) and (thing.source, len(thing)) == (source, odds - 1):
                kinds.update(thing.items)
    return len(kinds)


@default_cases
def test_events_are_redacted(case: Case) -> None:
    game = case.load()
    events: list[Event] = []
    chance = Search(5)
    state = game.new(case.seats, case.options, chance, events)
    while legal := game.legal(state):
        game.apply(state, legal[chance.index(len(legal), "test")], chance, events)
    for event in events:
        seen = [game.redact(event, viewer) for viewer in case.viewers]
        assert all(shown is None or type(shown) is type(event) for shown in seen)
        if not case.meta.has_secrets:
            assert all(shown == event for shown in seen)
            assert event.told() == 0


@default_cases
@pytest.mark.parametrize("bot", KINDS)
def test_a_bot_chooses_by_its_view_alone(case: Case, bot: str) -> None:
    """From the true position and from one made of the view alone, the same choice."""
    game = case.load()
    for number, state in enumerate(positions(game, case, 6)):
        if state.to_act == OVER or number % 10:
            continue
        legal = game.legal(state)
        view = game.view(state, state.to_act)
        other = game.view(game.determinize(view, Search(number)), state.to_act)
        choices = [make_bot(bot, game, number).choose(shown, list(legal)) for shown in (view, view, other)]
        assert choices[0] == choices[1] == choices[2]
        assert choices[0].action in legal
