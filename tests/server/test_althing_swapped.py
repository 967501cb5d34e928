"""The swapped cards of Althing's modules: they look the same to their viewer, and a leak would not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from drakkar.games.althing.events import CardsDrawn
from drakkar.games.althing.events_modules import CardStruck
from drakkar.games.registry import load_game, meta
from drakkar.kernel.game import SPECTATOR
from drakkar.play.match import start_match
from tests.server.althing_choice import choose
from tests.server.althing_swapped import swapped
from tests.server.test_althing_truth import NAMES, seen, unhidden, unredacted

OPTIONS = {
    1: {"thorfinn": "legend_legendary", "deck": "own", "hela": "on"},
    3: {"deck": "own_loki", "hela": "on", "hela_steps": "among", "epic": "eight"},
}
ONE_IN = 5


def told_apart(seats: int, seed: str, viewers: Sequence[int]) -> tuple[bool, Counter[str]]:
    """In a whole match, whether a viewer could tell the two truths apart; and what was hidden until then."""
    game, luck = load_game("althing"), Random(seed)
    match = start_match(game, meta("althing"), NAMES[:seats], OPTIONS[seats], seed)
    hidden: Counter[str] = Counter()
    while not match.over:
        for viewer in viewers if match.ply < 30 or match.ply % ONE_IN == 0 else ():
            other, changed = swapped(match, viewer)
            if seen(match, viewer) != seen(other, viewer):
                return True, hidden
            hidden.update(changed)
        actions = [game.space.notation(action) for action in match.legal()]
        match.play(match.state.to_act, game.space.parse(choose(actions, luck)))
    return False, hidden


@pytest.mark.parametrize("seats", OPTIONS)
def test_no_viewer_can_tell_that_cards_are_swapped(seats: int) -> None:
    found, hidden = told_apart(seats, "swapped", range(SPECTATOR, seats))
    assert not found
    assert all(hidden[secret] for secret in ("swapped hands", "swapped decks", "swapped events")), hidden


LEAKS = {
    "CardsDrawn": (3, unredacted(CardsDrawn)),
    "CardStruck": (1, unredacted(CardStruck)),
    "hand": (3, unhidden("hand")),
    "the hand against Thorfinn": (1, unhidden("hand")),
}


@pytest.mark.checkout
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each planted alone, for who knows least; in a compiled engine nothing can be planted."""
    seats, plant = LEAKS[leak]
    plant(monkeypatch)
    assert any(told_apart(seats, f"leak {number}", [SPECTATOR])[0] for number in range(4))
