"""What set-up tells: before the first ply, to everybody as far as they may know, and never taken back."""

from __future__ import annotations

import pytest

from drakkar.games.althing.events import CardsDrawn, PhaseBegan
from drakkar.games.althing.events_modules import (
    EpicLaid,
    HandsGiven,
    HelaDealt,
    RoundBegan,
    ThorfinnRecruited,
    ThorfinnRevealed,
)
from drakkar.games.althing.pieces import THORFINN
from drakkar.games.lofoten.events import FirstPlayerChosen, HandDrawn, MarketLaidOut, OrdersDealt
from drakkar.games.looot.events import LongshipsLaunched, SitesDealt, TurnBegan
from drakkar.games.registry import GAMES, load_game, meta
from drakkar.games.vikings_on_board.events import RoundBegan as RoundOfVikings
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.play.match import Match, UndoRefused, start_match
from drakkar.play.replay import replay
from drakkar.play.saga import parse

NAMES = ("Astrid", "Ragnar", "Hilda", "Olaf")


def begun(name: str, seats: int, seed: str = "a seed", **options: str) -> Match:
    return start_match(load_game(name), meta(name), NAMES[:seats], options, seed)


def kinds(match: Match) -> list[type[Event]]:
    return [type(event) for event in match.opening]


def seen(match: Match, viewer: int) -> list[Event]:
    shown = [match.game.redact(event, viewer) for event in match.opening]
    return [event for event in shown if event is not None]


def test_alone_the_first_turn_of_thorfinn_is_told() -> None:
    """Round 1, his card and what it does, and only then the phase of the player (althing-16.3)."""
    match = begun("althing", 1)
    told = kinds(match)
    assert told[0] is EpicLaid
    assert told.index(RoundBegan) + 1 == told.index(ThorfinnRevealed)
    assert RoundBegan(1) in match.opening
    seats = {event.seat for event in match.opening if isinstance(event, ThorfinnRevealed | ThorfinnRecruited)}
    assert seats == {THORFINN}, "they carry his mark"
    assert told[-1] is PhaseBegan


def test_the_first_round_of_althing_is_told_to_all() -> None:
    match = begun("althing", 3)
    (phase,) = [event for event in match.opening if isinstance(event, PhaseBegan)]
    assert (phase.seat, phase.round) == (match.state.to_act, 1)
    assert HelaDealt in kinds(begun("althing", 3, hela="on"))
    assert HandsGiven in kinds(begun("althing", 3, scenario="1a"))


def test_what_is_laid_out_and_who_begins_is_told_in_the_other_games() -> None:
    looot = begun("looot", 3)
    assert kinds(looot) == [LongshipsLaunched, SitesDealt, SitesDealt, SitesDealt, TurnBegan]
    (queue,) = begun("vikings_on_board", 3).opening
    assert isinstance(queue, RoundOfVikings)
    assert (queue.round, queue.seat) == (1, queue.order[0])
    lofoten = begun("lofoten", 2)
    assert kinds(lofoten)[:2] == [FirstPlayerChosen, MarketLaidOut]
    dealt = [event.seat for event in lofoten.opening if isinstance(event, OrdersDealt)]
    assert dealt == [lofoten.state.to_act, 1 - lofoten.state.to_act]


@pytest.mark.parametrize("name", ["althing", "lofoten"])
def test_nobody_is_told_the_hand_of_another(name: str) -> None:
    match = begun(name, 2)
    drawn = CardsDrawn if name == "althing" else HandDrawn
    for viewer in (SPECTATOR, 0, 1):
        hands = [event for event in seen(match, viewer) if isinstance(event, drawn)]
        assert len(hands) == 2
        for hand in hands:
            cards = hand.cards if isinstance(hand, CardsDrawn) else hand.goods
            assert bool(cards) == (hand.seat == viewer)


@pytest.mark.parametrize("name", GAMES)
def test_set_up_is_no_ply(name: str) -> None:
    """It cannot be taken back, and a saga that is read again tells it again."""
    match = begun(name, min(meta(name).seats))
    assert (match.ply, match.told(0)) == (0, match.opening)
    with pytest.raises(UndoRefused):
        match.undo(match.state.to_act)
    opening = list(match.opening)
    match.play(match.state.to_act, match.legal()[0])
    match.rewind(0)
    assert match.opening == opening
    again = replay(match.game, meta(name), parse(match.save(), "a.saga"), "a.saga")
    assert again.opening == opening
