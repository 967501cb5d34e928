"""The other truths of Althing: they look the same to their viewer, and a leak would not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest

from drakkar.games.althing import game as althing_game
from drakkar.games.althing.events import (
    CardDropped,
    CardsDrawn,
    CardsLookedAt,
    CardsStacked,
    CardStolen,
    CardStored,
    ReserveSwapped,
    StolenCardUnused,
)
from drakkar.games.althing.rules import windows
from drakkar.games.althing.state import (
    ANSWERING,
    BORROWED,
    EXCHANGING,
    PLOTTING,
    STACKING,
    AlthingState,
)
from drakkar.games.althing.view import AlthingView
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Chance, LuckNeeded
from drakkar.kernel.events import Event, redact
from drakkar.kernel.game import SPECTATOR
from drakkar.play.match import Match, start_match
from drakkar.table.frames import decision
from tests.server.althing_choice import choose
from tests.server.althing_truth import another_truth

RICH = {"fjord_trolls": "always", "deck": "baldur", "dodge_the_counter": "on"}
NAMES = ("Astrid", "Ragnar", "Hilda", "Olaf")


def begun(seats: int, seed: str) -> Match:
    return start_match(load_game("althing"), meta("althing"), NAMES[:seats], RICH, seed)


def seen(match: Match, viewer: int) -> tuple[object, ...]:
    """All that is told: what lies there, what is asked, and every event so far."""
    game = match.game
    story = [[game.redact(event, viewer) for event in events] for events in (match.opening, *match.events)]
    asked = decision(match, True, viewer, may_choose=True)
    return game.scene(match.view(viewer)), asked, story, [entry.seat for entry in match.saga.entries]


def told_apart(seats: int, seed: str, one_in: int, viewers: Sequence[int]) -> tuple[bool, Counter[str]]:
    """In a whole match, whether a viewer could tell two truths apart; and what was hidden until then."""
    match, luck = begun(seats, seed), Random(seed)
    hidden: Counter[str] = Counter()
    while not match.over:
        actions = [match.game.space.notation(action) for action in match.legal()]
        looks = [action for action in actions if action.endswith(" reorganise")]
        match.play(match.state.to_act, match.game.space.parse(choose(looks or actions, luck)))
        if luck.randrange(one_in // 6 if _rare(match) else one_in) or match.over:
            continue
        for viewer in viewers:
            try:
                other, changed = another_truth(match, viewer)
            except (AssertionError, LuckNeeded):  # it would have been played in another way
                return True, hidden
            if seen(match, viewer) != seen(other, viewer):
                return True, hidden
            hidden.update(changed)
    return False, hidden


def _rare(match: Match) -> bool:
    """Moments that are looked at more often, as there are few."""
    state = match.state
    assert isinstance(state, AlthingState)
    return bool(state.top) or state.phase in (BORROWED, ANSWERING, EXCHANGING, STACKING, PLOTTING)


SECRETS = {
    2: ("hands", "discards", "reserves", "decks", "assembly", "plans", "silences", "windows"),
    3: ("hands", "discards", "reserves", "decks", "assembly", "stolen", "plans", "silences", "windows"),
    4: ("hands", "discards", "decks", "stolen", "plans", "silences", "windows"),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_viewer_can_tell_the_truth(seats: int) -> None:
    hidden: Counter[str] = Counter()
    for number in range(4):
        found, secrets = told_apart(seats, f"truth {number}", 20 * seats, range(SPECTATOR, seats))
        assert not found
        hidden += secrets
    assert all(hidden[secret] for secret in SECRETS[seats]), hidden


# ---- leaks


def unredacted(kind: type[Event]) -> Callable[[pytest.MonkeyPatch], None]:
    """An event is told to everybody as it happened."""

    def leak(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(
            althing_game.Althing,
            "redact",
            lambda game, event, viewer: event if isinstance(event, kind) else redact(event, viewer),
        )

    return leak


def unhidden(*fields: str) -> Callable[[pytest.MonkeyPatch], None]:
    """These fields of the view are as in the state, for every viewer."""
    true = AlthingView.__init__

    def see(view: AlthingView, state: AlthingState, viewer: int) -> None:
        true(view, state, viewer)
        for field in fields:
            value = getattr(state, field)
            setattr(view, field, tuple(value) if isinstance(value, list) else value)

    return lambda patch: patch.setattr(AlthingView, "__init__", see)


def asked_if_able(patch: pytest.MonkeyPatch) -> None:
    """Only who has an answer is asked for it."""

    def able(state: AlthingState, seat: int, symbol: int) -> bool:
        cards = state.setting.components.cards
        return any(symbol in cards[card].symbols for card in state.hand[seat])

    patch.setattr(windows, "_can_be_asked", able)


def silence_of_the_unable(patch: pytest.MonkeyPatch) -> None:
    """Who cannot answer does not say so."""
    true = windows.let_happen

    def let(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
        able = len(load_game("althing").legal(state)) > 1
        events: list[Event] = []
        true(state, chance, events)
        if sink is not None:
            sink.extend(events if able else events[1:])

    patch.setattr(althing_game, "let_happen", let)


LEAKS = {
    **{
        kind.__name__: unredacted(kind)
        for kind in (
            CardsDrawn,
            CardDropped,
            CardStored,
            CardStolen,
            StolenCardUnused,
            CardsLookedAt,
            CardsStacked,
            ReserveSwapped,
        )
    },
    **{field: unhidden(field) for field in ("hand", "discard", "reserve", "plotted", "looked", "top")},
    "goal": unhidden("goal", "slots", "pledged"),
    "asked if able": asked_if_able,
    "silence of the unable": silence_of_the_unable,
}


@pytest.mark.checkout
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each planted alone, for who knows least; in a compiled engine nothing can be planted."""
    LEAKS[leak](monkeypatch)
    assert any(told_apart(3, f"leak {number}", 25, [SPECTATOR])[0] for number in range(4))


# ---- reaction windows


def test_who_is_asked_and_is_silent_tells_nothing() -> None:
    """Whether or not a seat holds an answer: the same is told to the others, in one ply (clause 7.2)."""
    told: dict[bool, int] = {True: 0, False: 0}
    for number in range(4):
        match, luck = begun(3, f"silence {number}"), Random(number)
        while not match.over:
            state = match.state
            assert isinstance(state, AlthingState)
            if state.phase == ANSWERING:
                asked, able = state.to_act, len(match.legal()) > 1
                for viewer in range(SPECTATOR, 3):
                    shown = decision(match, True, viewer, may_choose=True)
                    assert shown is not None
                    assert shown.seat == asked
                    assert bool(shown.options) == (viewer == asked)
                match.play(asked, match.game.space.parse("let"))
                told[able] += 1
                assert type(match.events[-1][0]).__name__ == "AnswerDeclined"
                continue
            actions = [match.game.space.notation(action) for action in match.legal()]
            match.play(state.to_act, match.game.space.parse(choose(actions, luck)))
    assert min(told.values()) > 5
