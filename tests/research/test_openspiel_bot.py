"""OpenSpiel's search at our tables: it sees a View, chooses what is allowed, and can be met in the arena."""

from __future__ import annotations

import pytest

from drakkar.arena.entrants import check_entrant, make_entrant
from drakkar.games.registry import GAMES, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.meta import resolve_options


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_every_game(name: str) -> None:
    game, chance = load_game(name), Search(2)
    state = game.new(2, resolve_options(meta(name), {}, 2), chance)
    bot = make_entrant("openspiel@0.001s", game, 3)
    chosen = 0
    while chosen < 4:
        legal = game.legal(state)
        action = bot.choose(game.view(state, state.to_act), legal).action
        assert action in legal
        chosen += len(legal) > 1
        game.apply(state, action, chance)


def test_what_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for unknown in ("openspiel@many", "openspiel@100", "openspiel"):
        with pytest.raises(UserError, match="unknown-bot"):
            check_entrant(unknown, 2)
    with pytest.raises(UserError, match="openspiel-alone"):
        check_entrant("openspiel@1s", 1)
    monkeypatch.setattr("drakkar.arena.entrants.find_spec", lambda name: None)
    with pytest.raises(UserError, match="no-openspiel"):
        check_entrant("openspiel@1s", 2)
    check_entrant("greedy", 2)
