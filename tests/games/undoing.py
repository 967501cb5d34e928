"""Matches that go on from an arranged position, to see what may be taken back in them."""

from __future__ import annotations

from typing import Any, cast

from drakkar.kernel.chance import Live
from drakkar.kernel.game import Game, State, View
from drakkar.play.match import Match
from drakkar.play.saga import Header, Saga

REVEALED = "something-was-revealed"


def match_from(game: Game[Any, Any], state: State, *players: str) -> Match:
    header = Header(game.name, 1, "", {}, players, "")
    return Match(cast(Game[State, View], game), state, Live("a seed"), Saga(header, (), state.checksum()), [])


def play(match: Match, *notations: str) -> int:
    """Play these; returns the seat that made the last ply."""
    seat = match.state.to_act
    for notation in notations:
        seat = match.state.to_act
        match.play_notation(seat, notation)
    return seat


def free(match: Match, *notations: str) -> bool:
    """Whether the last of these plies may be taken back; if so, it is, and the position is what it was."""
    play(match, *notations[:-1])
    before = match.state.clone()
    seat = play(match, notations[-1])
    refusal = match.undo_refusal(seat)
    if refusal is not None:
        assert refusal == REVEALED
        return False
    match.undo(seat)
    assert match.state == before
    return True
