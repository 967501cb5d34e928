"""Routes: what several steps would do one after another is what they then do."""

from __future__ import annotations

from random import Random

from drakkar.games.registry import load_game, meta
from drakkar.kernel.events import Event
from drakkar.play.match import Match, start_match
from drakkar.play.preview import Route, routes

MOVES = {"left": ("shift left", "turn ccw"), "right": ("shift right", "turn cw")}


def somewhere(seed: str, turns: int) -> Match:
    """A match of Lofoten, some turns on, where a card is to be played."""
    match = start_match(load_game("lofoten"), meta("lofoten"), ("Astrid", "Bjorn"), seed=seed)
    luck = Random(seed)
    while match.ply < turns or match.game.prompt(match.state).key != "prompt-action":
        match.play(match.state.to_act, luck.choice(match.legal()))
    return match


def told(match: Match, actions: list[int]) -> list[Event]:
    """The events of the last of these actions, as who acts may know them."""
    seat = match.state.to_act
    events = [match.play(seat, action) for action in actions][-1]
    shown = [match.game.redact(event, seat) for event in events]
    return [event for event in shown if event is not None]


def found(match: Match, side: str, length: int) -> tuple[int, list[Route]]:
    game = match.game
    first = game.space.parse(f"play {side}")
    steps = tuple(game.space.parse(step) for step in MOVES[side])
    return first, routes(game, match.view(match.state.to_act), first, steps, length)


def test_routes_do_what_is_then_done() -> None:
    loads = 0
    for seed in ("a", "b", "c", "d"):
        for side in ("left", "right"):
            match = somewhere(seed, 30)
            seat = match.state.to_act
            before = match.tally(seat).totals[seat]
            first, all_routes = found(match, side, 2)
            assert all_routes
            for route in all_routes:
                again = somewhere(seed, 30)
                assert again.state == match.state
                events = told(again, [first, *route.actions])
                assert list(route.shown.events) == events
                assert route.shown.points == again.tally(seat).totals[seat] - before
                loads += any(type(event).__name__ == "TileLoaded" for event in events)
    assert loads


def test_shorter_routes_come_first_and_each_is_legal() -> None:
    match = somewhere("a", 30)
    _, all_routes = found(match, "right", 3)
    lengths = [len(route.actions) for route in all_routes]
    assert lengths == sorted(lengths)
    known = {route.actions for route in all_routes}
    assert all(route.actions[:-1] in known for route in all_routes if len(route.actions) > 1)


def test_where_luck_decides_a_route_ends() -> None:
    match = somewhere("a", 30)
    game, view = match.game, match.view(match.state.to_act)
    play, done = game.space.parse("play left"), game.space.parse("done")
    ways = routes(game, view, play, (done,), 3)
    # What is drawn is not known.
    assert [(route.actions, route.shown.luck) for route in ways] == [((done,), True)]
    assert routes(game, view, None, (done,), 3) == []
