"""The checks themselves: they pass a small game with secrets, and they see every fault put into it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self, cast

import pytest

from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.game import Phrase, Reason, ScoreSheet
from drakkar.kernel.meta import Meta
from tests.conformance.cases import AnyGame, Case
from tests.conformance.checks import (
    check_clones,
    check_legal,
    check_length,
    check_no_way_out,
    check_previews,
    check_scenes,
    check_secrets,
    check_tally,
    check_told,
    check_views,
)
from tests.conformance.toy import META, Played, Toy, ToyState, ToyView

# Some faults are values of a wrong type, which a compiled kernel refuses before the checks see them.
pytestmark = pytest.mark.checkout


@dataclass(frozen=True)
class ToyCase(Case):
    @property
    def meta(self) -> Meta:
        return META


def toy_case(seats: int) -> Case:
    return ToyCase("toy", seats)


def as_game(toy: Toy) -> AnyGame:
    return cast(AnyGame, toy)


@pytest.mark.parametrize("seats", META.seats)
def test_a_game_with_secrets_passes(seats: int) -> None:
    game, case = as_game(Toy()), toy_case(seats)
    assert {reason.key for reason in check_legal(game, case, 1)} == {"not-now"}
    check_clones(game, case, 1)
    check_views(game, case, 1)
    check_secrets(game, case, 1)
    check_tally(game, case, 1)
    check_previews(game, case, 1)
    check_told(game, case, 1)
    check_no_way_out(game, case, 1)
    check_scenes(game, case, 1)
    check_length(game, case)


class Twice(Toy):
    def legal(self, state: ToyState) -> list[int]:
        return super().legal(state)[:1] + super().legal(state)


class Backwards(Toy):
    def legal(self, state: ToyState) -> list[int]:
        return super().legal(state)[::-1]


class Lenient(Toy):
    def why_not(self, state: ToyState, action: int) -> Reason | None:
        return None


class Strict(Toy):
    def why_not(self, state: ToyState, action: int) -> Reason | None:
        return Reason("toy-1.1", "not-now")


class SharedState(ToyState):
    __slots__ = ()

    def clone(self) -> Self:
        other = super().clone()
        other.played = self.played
        return other


class Shared(Toy):
    def new(self, seats: int, options: object, chance: Chance, sink: list[Event] | None = None) -> ToyState:
        made, shared = super().new(seats, {}, chance), SharedState()
        for name in ("to_act", *ToyState.__slots__):
            setattr(shared, name, getattr(made, name))
        return shared


class Peeking(Toy):
    """The view shows a hand that the viewer has not seen."""

    def view(self, state: ToyState, viewer: int) -> ToyView:
        return replace(super().view(state, viewer), known=tuple(state.hands))


class Guessless(Toy):
    """The guess is always the same."""

    def determinize(self, view: ToyView, chance: Chance) -> ToyState:
        chance = ConstantChance()
        return super().determinize(view, chance)


class ConstantChance(Chance):
    def index(self, n: int, source: str) -> int:
        return 0


class Forgetful(Toy):
    """The guess loses what was shown."""

    def determinize(self, view: ToyView, chance: Chance) -> ToyState:
        state = super().determinize(view, chance)
        state.seen = 0
        return state


class Leaking(Toy):
    """The view carries the position along."""

    def view(self, state: ToyState, viewer: int) -> ToyView:
        view = super().view(state, viewer)
        view.own_shown = Hidden(state, view.own_shown)
        return view


class Hidden(int):
    def __new__(cls, state: ToyState, value: int) -> Hidden:
        number = super().__new__(cls, value)
        number.secret = state
        return number

    secret: ToyState


class Showy(Toy):
    """The scene holds what is not plain."""

    def scene(self, view: ToyView) -> ToyView:
        return replace(view, played=[(), ()])  # type: ignore[arg-type]


class Shifty(Toy):
    """The stage changes with the cards played."""

    def stage(self, view: ToyView) -> ToyView:
        return view


class Boastful(Toy):
    """The tally shows the points of a hand nobody has seen."""

    def tally(self, view: ToyView) -> ScoreSheet:
        return self.score(self.determinize(view, ConstantChance()))


class Bashful(Toy):
    """The tally still hides something at the end."""

    def tally(self, view: ToyView) -> ScoreSheet:
        return replace(super().tally(view), hidden=(0,))


class Chatty(Toy):
    """The choices are told by what another seat holds."""

    def describe(self, state: ToyState, action: int) -> Phrase:
        return Phrase("action", {"card": sum(state.hands[state.to_act - 1])})


class Prophetic(Toy):
    """What happens tells a card of the next hand, and does not say that it does."""

    def apply(self, state: ToyState, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        super().apply(state, action, chance, sink)
        if sink is not None:
            sink.append(Played(0, sum(state.hands[-1])))


class Hushed(Played):
    def told(self) -> int:
        return 0


class Discreet(Toy):
    """Of a card that is played, nobody is said to have seen it."""

    def apply(self, state: ToyState, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        events: list[Event] = []
        super().apply(state, action, chance, events)
        if sink is not None:
            sink += [Hushed(event.seat, event.card) if type(event) is Played else event for event in events]


class Endless(Toy):
    def apply(self, state: ToyState, action: int, chance: Chance, sink: object = None) -> None:
        state.showed = not state.showed


def scenes(game: AnyGame, case: Case) -> None:
    check_scenes(game, case, 1)


Check = Callable[[AnyGame, Case], object]


def legal(game: AnyGame, case: Case) -> None:
    check_legal(game, case, 1)


def clones(game: AnyGame, case: Case) -> None:
    check_clones(game, case, 1)


def views(game: AnyGame, case: Case) -> None:
    check_views(game, case, 1)


def secrets(game: AnyGame, case: Case) -> None:
    check_secrets(game, case, 1)


def tally(game: AnyGame, case: Case) -> None:
    check_tally(game, case, 1)


def previews(game: AnyGame, case: Case) -> None:
    check_previews(game, case, 1)


def told(game: AnyGame, case: Case) -> None:
    check_told(game, case, 1)


def way_out(game: AnyGame, case: Case) -> None:
    check_no_way_out(game, case, 1)


@pytest.mark.parametrize(
    ("faulty", "check"),
    [
        (Twice, legal),
        (Backwards, legal),
        (Lenient, legal),
        (Strict, legal),
        (Shared, clones),
        (Peeking, secrets),
        (Guessless, secrets),
        (Forgetful, views),
        (Leaking, way_out),
        (Showy, scenes),
        (Shifty, scenes),
        (Chatty, views),
        (Prophetic, previews),
        (Discreet, told),
        (Boastful, tally),
        (Bashful, tally),
        (Endless, check_length),
    ],
)
def test_a_faulty_game_is_caught(faulty: type[Toy], check: Check) -> None:
    check(as_game(Toy()), toy_case(3))
    with pytest.raises(AssertionError):
        check(as_game(faulty()), toy_case(3))
