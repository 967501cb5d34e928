"""What must hold for any game, as functions: applied to every registered game, and to a toy with faults."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType

from drakkar.kernel.chance import Chance, Search
from drakkar.kernel.game import OVER, Reason, State, View
from drakkar.play.match import start_match
from drakkar.play.preview import preview, routes
from tests.conformance.cases import AnyGame, Case, Policy, at_random, positions

# Where a look takes long: at every position of a match, but only at some of a very long one.
EVERY_ONE = 200
ONE_OF = 11


def close_look(number: int) -> bool:
    """Whether the position of this number gets one."""
    return number < EVERY_ONE or number % ONE_OF == 0


def check_legal(game: AnyGame, case: Case, seed: int) -> list[Reason]:
    """Legal actions are in order, each once, some until the end; all others, and only they, have a reason."""
    reasons: list[Reason] = []
    for number, state in enumerate(positions(game, case, seed)):
        legal = game.legal(state)
        before = state.key()
        assert legal == sorted(set(legal))
        assert bool(legal) == (state.to_act != OVER)
        assert state.to_act in (OVER, *range(case.seats))
        if not close_look(number):
            continue
        allowed: list[int] = []
        for action in range(len(game.space)):
            reason = game.why_not(state, action)
            if reason is None:
                allowed.append(action)
            else:
                reasons.append(reason)
        assert allowed == legal
        assert state.key() == before, "asking what is legal changes nothing"
    return reasons


def check_clones(game: AnyGame, case: Case, seed: int) -> None:
    """A clone equals its origin, and stays as it is whatever becomes of the origin, and the reverse."""
    kept: list[tuple[State, tuple[object, ...], str]] = []
    for state in positions(game, case, seed):
        clone = state.clone()
        assert clone == state
        assert clone is not state
        kept.append((clone, state.key(), state.checksum()))
        if state.to_act != OVER:
            other = state.clone()
            game.apply(other, game.legal(other)[-1], Search(seed))
            assert state == clone
            assert other != state, "every action changes the position"
    for clone, key, checksum in kept:
        assert clone.key() == key
        assert clone.checksum() == checksum


def check_views(game: AnyGame, case: Case, seed: int, samples: int = 3) -> None:
    """A position made from a view is one that the viewer cannot tell from the true one."""
    chance = Search(seed)
    for number, state in enumerate(positions(game, case, seed)):
        if not close_look(number):
            continue
        legal = game.legal(state)
        # Who is to act always looks, the others by turns.
        for viewer in {max(state.to_act, 0), case.viewers[number % len(case.viewers)]}:
            view = game.view(state, viewer)
            assert (view.viewer, view.seats, view.to_act) == (viewer, case.seats, state.to_act)
            for _ in range(samples):
                world = game.determinize(view, chance)
                again = game.view(world, viewer)
                assert again == view
                assert written(again) == written(view)
                if viewer == state.to_act or not case.meta.has_secrets:
                    assert game.legal(world) == legal
            if viewer == state.to_act != OVER and case.meta.has_secrets:
                assert asked(game, game.determinize(view, chance)) == asked(game, state)


def asked(game: AnyGame, state: State) -> list[object]:
    """Everything that is said to the seat to act about its decision, reasons included."""
    actions = range(len(game.space))
    reasons = [game.why_not(state, action) for action in actions]
    return [game.prompt(state), *(game.describe(state, action) for action in game.legal(state)), *reasons]


def check_previews(game: AnyGame, case: Case, seed: int) -> None:
    """What a preview shows is known: it is the same whatever the hidden things are guessed to be."""
    for number, state in enumerate(positions(game, case, seed)):
        if number % 4 == 0 and close_look(number) and state.to_act != OVER:
            view = game.view(state, state.to_act)
            for action in game.legal(state):
                shown = preview(game, view, action, guess=0)
                assert all(preview(game, view, action, guess) == shown for guess in (1, 2, 3))
            steps = tuple(game.legal(state)[:2])
            known = routes(game, view, None, steps, 3, guess=0)
            assert all(routes(game, view, None, steps, 3, guess) == known for guess in (1, 2, 3))


def check_told(game: AnyGame, case: Case, seed: int, samples: int = 4) -> None:
    """If a ply could have shown a seat something else, it has shown it something: no undo forgets that."""
    luck, chance = Random(seed), Search(seed)
    match = start_match(game, case.meta, ["a", "b", "c", "d"][: case.seats], dict(case.given), str(seed))
    while not match.over:
        before, action = match.state.clone(), luck.choice(match.legal())
        match.play(before.to_act, action)
        for seat in range(case.seats) if close_look(match.ply) else ():
            if match.shown_to(match.ply, seat):
                continue
            seen = written(match.view(seat))
            for _ in range(samples):
                world = game.determinize(game.view(before, seat), chance)
                if action in game.legal(world):
                    game.apply(world, action, chance)
                    assert written(game.view(world, seat)) == seen


def check_secrets(game: AnyGame, case: Case, seed: int, samples: int = 12) -> None:
    """Where something is hidden, guesses vary and some are right; else there is one, the truth."""
    chance = Search(seed)
    varied = hit = False
    for number, state in enumerate(positions(game, case, seed)):
        for viewer in case.viewers if close_look(number) else ():
            view = game.view(state, viewer)
            guesses = [game.determinize(view, chance).key() for _ in range(samples)]
            if not case.meta.has_secrets:
                assert all(guess == state.key() for guess in guesses)
            elif any(guess != guesses[0] for guess in guesses):
                varied = True
                hit = hit or hits(state.key(), guesses)
    assert varied == hit == case.meta.has_secrets


def hits(truth: tuple[object, ...], guesses: list[tuple[object, ...]]) -> bool:
    """Whether every value of a position is right in some guess. All at once would take too many of them."""
    flat = [leaves(guess) for guess in guesses]
    return all(
        any(len(guess) > at and guess[at] == value for guess in flat)
        for at, value in enumerate(leaves(truth))
    )


def leaves(thing: object) -> list[object]:
    """The plain values in nested tuples."""
    return [leaf for item in thing for leaf in leaves(item)] if isinstance(thing, tuple) else [thing]


def check_tally(game: AnyGame, case: Case, seed: int, samples: int = 3) -> None:
    """A tally tells a seat's points only where the viewer knows them; at the end it is the score itself."""
    chance = Search(seed)
    for number, state in enumerate(positions(game, case, seed)):
        score = game.score(state)
        over = state.to_act == OVER
        for viewer in case.viewers if number % 5 == 0 or over else ():
            view = game.view(state, viewer)
            sheet = game.tally(view)
            if over:
                assert sheet == score
            assert viewer not in sheet.hidden
            assert case.meta.has_secrets or not sheet.hidden
            for seat in sheet.hidden:
                assert (sheet.totals[seat], set(sheet.points[seat])) == (0, {0})
            for world in [state, *(game.determinize(view, chance) for _ in range(samples))]:
                supposed = game.score(world)
                assert (supposed.categories, supposed.winners) == (sheet.categories, sheet.winners)
                for seat in set(range(case.seats)) - set(sheet.hidden):
                    assert supposed.points[seat] == sheet.points[seat]
                    assert supposed.totals[seat] == sheet.totals[seat]


def check_no_way_out(game: AnyGame, case: Case, seed: int) -> None:
    """From a view no reference leads to a position or to luck; nor from a position to luck."""
    for number, state in enumerate(positions(game, case, seed)):
        if number % 25 == 0:
            for viewer in case.viewers:
                found = reachable(game.view(state, viewer))
                assert not [thing for thing in found if isinstance(thing, State | Chance)]
            assert not [thing for thing in reachable(state) if isinstance(thing, Chance)]


def check_scenes(game: AnyGame, case: Case, seed: int) -> None:
    """What a client draws is plain values, follows from the view alone, and its stage never changes."""
    chance = Search(seed)
    stages: dict[int, object] = {}
    for number, state in enumerate(positions(game, case, seed)):
        for viewer in case.viewers if number % 15 == 0 or state.to_act == OVER else ():
            view = game.view(state, viewer)
            stage, scene = game.stage(view), game.scene(view)
            check_plain(stage)
            check_plain(scene)
            assert stage == stages.setdefault(viewer, stage)
            assert game.scene(game.view(game.determinize(view, chance), viewer)) == scene


def check_plain(thing: object) -> None:
    """Nothing but dataclasses, tuples, dicts by name, texts, numbers and None: all a client can take."""
    if is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            check_plain(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for item in thing:
            check_plain(item)
    elif isinstance(thing, dict):
        for name, value in thing.items():
            assert isinstance(name, str)
            check_plain(value)
    else:
        assert isinstance(thing, bool | int | str | None), f"{thing!r} is not plain"


def check_length(game: AnyGame, case: Case, policy: Policy = at_random) -> None:
    """The match ends in time (`positions` counts), with a result that adds up."""
    last: State | None = None
    for state in positions(game, case, 1, policy):
        last = state
        sheet = game.score(state)
        assert len(sheet.points) == len(sheet.totals) == case.seats
        assert [sum(row) for row in sheet.points] == list(sheet.totals)
        assert all(len(row) == len(sheet.categories) for row in sheet.points)
        over = state.to_act == OVER
        # Who plays alone may lose.
        assert bool(sheet.winners) == over or (over and case.seats == 1)
    assert last is not None
    sheet = game.score(last)
    # A team wins together, though not all of it may have come so far.
    if sheet.winners:
        assert max(sheet.totals[seat] for seat in sheet.winners) == max(sheet.totals)


def written(view: View) -> bytes:
    """All that a view says, byte by byte; shared tables such as a map count as the object they are."""
    return repr(_plain(view)).encode()


def _plain(thing: object) -> object:
    if isinstance(thing, bool | int | float | str | bytes | None):
        return thing
    if is_dataclass(thing) and not isinstance(thing, type):
        return [type(thing).__name__, *(_plain(getattr(thing, field.name)) for field in fields(thing))]
    if isinstance(thing, list | tuple):
        return [_plain(item) for item in thing]
    if isinstance(thing, dict):
        return [[_plain(name), _plain(value)] for name, value in thing.items()]
    return [type(thing).__name__, id(thing)]


def reachable(start: object) -> Iterable[object]:
    """Every object that references lead to, not passing through types, modules and functions."""
    seen: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType | BuiltinFunctionType):
            continue
        seen[id(thing)] = thing
        todo += gc.get_referents(thing)
    return seen.values()
