"""Puzzles: which there are, and each whole, with what is to be said of every choice; alike for everybody."""

from __future__ import annotations

from functools import lru_cache

from litestar import get
from litestar.params import FromPath

from drakkar.games.registry import meta
from drakkar.kernel.errors import UserError
from drakkar.play.match import Match
from drakkar.puzzles import puzzle, puzzles_of
from drakkar.puzzles.arranging import arrange, why
from drakkar.puzzles.form import Puzzle
from drakkar.server.catalogue import must_exist
from drakkar.server.protocol import PuzzleBoard, PuzzleChoice, PuzzleInfo, ReasonLine
from drakkar.server.refusals import Rejected
from drakkar.table import frames
from drakkar.table.refusals import from_error


@get("/api/puzzles/{game:str}", sync_to_thread=False)
def puzzle_list(game: FromPath[str]) -> list[PuzzleInfo]:
    must_exist(game)
    found = [puzzle(game, name) for name in puzzles_of(game)]
    return [PuzzleInfo(one.id, one.difficulty, one.players) for one in found]


@get("/api/puzzles/{game:str}/{name:str}", sync_to_thread=True)
def puzzle_board(game: FromPath[str], name: FromPath[str]) -> PuzzleBoard:
    must_exist(game)
    try:
        found = puzzle(game, name)
    except UserError as error:
        raise Rejected(from_error(error), 404) from None
    return _board(found.game, found.id)


@lru_cache(maxsize=64)
def _board(game: str, name: str) -> PuzzleBoard:
    """The position by nothing but what its seat knows."""
    asked = puzzle(game, name)
    match, seat, secrets = arrange(asked), asked.seat, meta(game).has_secrets
    view = match.view(seat)
    decision = frames.decision(match, secrets, seat, may_choose=True)
    assert decision is not None, "a position of a puzzle is not the end"
    return PuzzleBoard(
        game=game,
        id=name,
        difficulty=asked.difficulty,
        fails=list(asked.fails),
        tries=asked.tries,
        seats=asked.players,
        options=dict(match.options),
        viewer=seat,
        stage=match.game.stage(view),
        scene=match.game.scene(view),
        decision=decision,
        previews=[frames.preview_of(match.game, view, action) for action in match.legal()],
        log=[frames.told_ply(match, ply, seat, secrets) for ply in range(match.ply + 1)],
        score=frames.score_table(match.tally(seat)),
        choices=[_choice(asked, match, action) for action in asked.choices],
    )


def _choice(asked: Puzzle, match: Match, action: str) -> PuzzleChoice:
    found = asked.choices[action]
    return PuzzleChoice(
        action,
        action in asked.solution,
        found.chance,
        found.error,
        found.visits,
        [
            ReasonLine(line.key, line.params, [frames.event_out(event) for event in line.events])
            for line in why(asked, match, action)
        ],
    )


HANDLERS = [puzzle_list, puzzle_board]
