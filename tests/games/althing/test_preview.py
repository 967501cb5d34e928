"""What an action would do is shown up to where luck is needed."""

from __future__ import annotations

from drakkar.games.althing.events import AnswerDeclined, TrollPlaced
from drakkar.games.althing.pieces import CARDS
from drakkar.games.registry import load_game
from drakkar.play.preview import preview
from tests.games.althing.modular import Modular


def test_a_preview_may_stop_between_a_troll_and_the_next_card_drawn() -> None:
    """To let the last card of a hand happen ends a phase; its player draws, first a Troll that all know."""
    table = Modular(2, 1, kattegat="b")
    active = table.state.active
    other = 1 - active
    table.hand(active, "thor").hand(other, "freyr").deck(active, "odin odin odin")
    table.state.on_top[active] = (CARDS.index(f"troll-{other}"),)
    table.do("play thor troll")
    assert table.state.to_act == other
    game = load_game("althing")
    shown = preview(game, game.view(table.state, other), game.space.parse("let"))
    assert shown.luck
    assert [type(event) for event in shown.events[:2]] == [AnswerDeclined, TrollPlaced]
