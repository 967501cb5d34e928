"""What bots do not even consider, as they know that it brings nothing."""

from __future__ import annotations

from typing import cast

import pytest

from drakkar.bots.registry import make_bot
from drakkar.games.althing.pieces import CARDS
from drakkar.games.althing.sensible import has_troll
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, Game, State, View
from scripts.althing_vain import count
from tests.games.althing import engine
from tests.games.althing.modular import GAME, Modular


def considered(table: Modular) -> set[str]:
    space = GAME.space
    return {space.notation(action) for action in GAME.sensible(table.state, GAME.legal(table.state))}


def keeping(table: Modular, own: str, partner: str = "") -> Modular:
    """The hand, the reserve and the partner's of who plays."""
    seat = table.state.active
    table.hand(seat, "odin thor freyr")
    table.state.reserve[seat] = CARDS.index(own)
    if partner:
        table.state.reserve[(seat + 2) % 4] = CARDS.index(partner)
    return table


def test_a_detroll_is_for_a_deck_with_a_troll() -> None:
    table = Modular(2)
    seat = table.state.active
    table.hand(seat, "odin odin freyr").deck(seat, "thor thor freyr")
    assert set(table.legal) - considered(table) == {"play freyr detroll"}
    table.deck(seat, "thor thor troll-1")
    assert considered(table) == set(table.legal)


def test_what_was_just_exchanged_is_not_exchanged_again() -> None:
    table = keeping(Modular(2, reserve="on"), "tyr")
    assert {"swap odin", "swap thor", "swap freyr"} <= considered(table)
    table.do("swap thor")
    swaps = {"swap odin", "swap tyr", "swap freyr"}
    assert swaps <= set(table.legal)
    assert not swaps & considered(table)


def test_with_a_partner_a_card_just_taken_is_not_given_away_again() -> None:
    table = keeping(Modular(4), "tyr", "loki")
    table.do("swap thor")
    back = {"swap tyr", "trade tyr"}
    assert back <= set(table.legal)
    assert not back & considered(table)
    assert "trade odin" in considered(table)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_is_known_to_who_decides(seats: int) -> None:
    """From any position that the seat cannot tell from the true one, the same is considered."""
    played = engine.begin(3, seats)
    game, chance = played.game, Search(7)
    bot = make_bot("greedy", cast(Game[State, View], game), 5)
    number = 0
    while played.state.to_act != OVER and number < 150:
        state = played.state
        view = game.view(state, state.to_act)
        legal = game.legal(state)
        guess = game.determinize(view, chance)
        kept = game.sensible(state, legal)
        assert kept
        assert set(kept) <= set(legal)
        assert kept == game.sensible(guess, legal)
        assert has_troll(state, state.to_act) == has_troll(guess, state.to_act)
        game.apply(state, bot.choose(view, legal).action, played.chance)
        number += 1


@pytest.mark.parametrize(("bot", "seats"), [("greedy", 2), ("greedy", 4), ("search@3", 2)])
def test_bots_do_nothing_in_vain(bot: str, seats: int) -> None:
    found = count(bot, seats, 1)
    assert found["nothing found"] == found["exchanged back"] == 0
