"""Mimir's Well as it might have been: what the server's leak tests change behind a viewer's back."""

from __future__ import annotations

from collections import Counter

from drakkar.kernel.chance import Live, Script
from drakkar.kernel.events import Event
from drakkar.kernel.game import State
from drakkar.play.match import Match
from drakkar.play.saga import Entry, Saga
from tests.own.mimir.components import RUNES
from tests.own.mimir.game import HAND
from tests.own.mimir.state import MimirState
from tests.server.canaries import Canary, Json, Truth, another


def other_hands(match: Match, viewer: int) -> Truth:
    """The stones that the viewer cannot see have changed places with those of the bag."""
    game, saga = match.game, match.saga
    drawn, held = _stones_drawn(match)
    hidden = [number for seat, numbers in enumerate(held) if seat != viewer for number in numbers]
    spare = Counter(_mimir(match.state).bag.items) + Counter(drawn[number] for number in hidden)
    others = list(drawn)
    for number in hidden:
        others[number] = another(drawn[number], spare)
        spare -= Counter([others[number]])
    coming = iter(others)
    pool = sorted([*drawn, *_mimir(match.state).bag.items])
    luck = [_take(pool, next(coming)) for _ in saga.setup]
    opening: list[Event] = []
    state = game.new(len(saga.header.seats), saga.header.options, Script(luck), opening)
    other = Match(
        game, state, Live("another truth"), Saga(saga.header, saga.setup, state.checksum()), opening
    )
    for entry in saga.entries:
        luck = [_take(pool, next(coming)) for _ in entry.draws]
        events: list[Event] = []
        game.apply(other.state, game.space.parse(entry.action), Script(luck), events)
        other.append(Entry(entry.seat, entry.action, entry.draws, entry.at, ""), events)
    changed = sum(one != true for one, true in zip(others, drawn, strict=True))
    return Truth(other, {"stones": changed})


def _stones_drawn(match: Match) -> tuple[list[int], list[list[int]]]:
    """All stones drawn, in order; and by seat which of them are held now."""
    start = _mimir(match.position(0))
    pool = sorted([*start.bag.items, *start.hands[0], *start.hands[1]])
    drawn = [pool.pop(draw.outcome) for draw in match.saga.setup]
    held = [list(range(HAND * seat, HAND * (seat + 1))) for seat in (0, 1)]
    for entry in match.saga.entries:
        mine = held[entry.seat]
        gone = RUNES.index(entry.action.split()[1])
        mine.remove(next(number for number in mine if drawn[number] == gone))
        for draw in entry.draws:
            mine.append(len(drawn))
            drawn.append(pool.pop(draw.outcome))
    return drawn, held


def _take(pool: list[int], stone: int) -> int:
    """Where a stone lies in the bag, which has it no more."""
    at = pool.index(stone)
    pool.pop(at)
    return at


def _mimir(state: State) -> MimirState:
    assert isinstance(state, MimirState)
    return state


def others_stones_are_not_shown(frame: Json, viewer: int) -> None:
    """What is hidden is there, without a face (mimir-2.2)."""
    for seat, player in enumerate(frame["scene"]["players"]):
        assert all((stone == "") == (seat != viewer) for stone in player["hand"])
    for entry in frame["entries"]:
        for event in entry["events"]:
            if event["event"] == "stone-drawn":
                assert (event["rune"] == "") == (event["seat"] != viewer)
            if event["event"] == "hand-drawn":
                assert (event["runes"] == []) == (event["seat"] != viewer)


CANARY = Canary(
    hidden=other_hands,
    forgotten=others_stones_are_not_shown,
    # Of two stones or more in nearly every frame.
    enough=lambda counts: counts["stones"] > counts["frame"],
    never_now=("cast fehu", "cast kaunan", "aside raido"),
    draws=tuple(f"cast {rune}" for rune in RUNES),
    plies=(5, 10, 15, 20),
)
