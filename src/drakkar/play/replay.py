"""Replaying a saga: every ply is played again and compared with the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from drakkar.kernel.chance import Draw, Live, Replay, seed_commitment, stream_index
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.meta import Meta, resolve_options
from drakkar.play.match import Match
from drakkar.play.saga import Entry, Saga, edited


def replay(game: Game[State, View], meta: Meta, saga: Saga, file: str) -> Match:
    """The match of a saga, at its last ply; it goes on from there if the saga holds its seed.

    Stops with the ply at which the record is no longer true.
    """
    _check_header(game, meta, saga, file)
    luck = Replay(saga.setup)
    try:
        state = game.new(len(saga.header.seats), saga.header.options, luck)
    except UserError as error:
        _edited(file, 0, "luck", str(error))
    if not luck.finished() or state.checksum() != saga.setup_checksum:
        _edited(file, 0, "position")
    record = Saga(saga.header, saga.setup, saga.setup_checksum)
    chance = Live(saga.seed)
    chance.skip(saga.setup)
    match = Match(game, state, chance, record)
    for ply, entry in enumerate(saga.entries, 1):
        _replay_ply(match, entry, ply, file)
        chance.skip(entry.draws)
    _check_result(match, saga, file)
    if saga.seed or match.over:
        _check_luck(saga, file)
    return match


def _check_header(game: Game[State, View], meta: Meta, saga: Saga, file: str) -> None:
    header = saga.header
    if header.game != game.name:
        raise UserError("saga-game", file=file, found=header.game, expected=game.name)
    if header.rules_version != game.rules_version:
        raise UserError(
            "saga-rules-version", file=file, found=header.rules_version, expected=game.rules_version
        )
    if header.components != game.components_digest:
        raise UserError(
            "saga-components", file=file, found=header.components, expected=game.components_digest
        )
    if len(header.seats) not in meta.seats:
        _edited(file, 0, "seats", str(len(header.seats)))
    try:
        complete = resolve_options(meta, header.options, len(header.seats))
    except UserError as error:
        _edited(file, 0, "options", str(error))
    if complete != header.options:
        _edited(file, 0, "options")


def _replay_ply(match: Match, entry: Entry, ply: int, file: str) -> None:
    game = match.game
    if match.over:
        _edited(file, ply, "over")
    try:
        action = game.space.parse(entry.action)
    except UserError:
        _edited(file, ply, "action", entry.action)
    if entry.seat != match.state.to_act:
        _edited(file, ply, "turn", str(entry.seat + 1))
    reason = game.why_not(match.state, action)
    if reason is not None:
        _edited(file, ply, "forbidden", f"{entry.action}, {reason.clause}")
    luck = Replay(entry.draws)
    events: list[Event] = []
    try:
        game.apply(match.state, action, luck, events)
    except UserError as error:
        _edited(file, ply, "luck", str(error))
    if not luck.finished():
        _edited(file, ply, "luck")
    if match.state.checksum() != entry.checksum:
        _edited(file, ply, "position")
    match.append(entry, events)


def _check_result(match: Match, saga: Saga, file: str) -> None:
    sheet = match.score()
    totals = sheet.totals if match.over else ()
    if sheet.winners != saga.winners or totals != saga.totals:
        _edited(file, match.ply, "result")


def _check_luck(saga: Saga, file: str) -> None:
    """The seed is the one that was committed to, and it gives exactly the luck on record."""
    if seed_commitment(saga.seed) != saga.header.commitment:
        _edited(file, len(saga.entries), "seed")
    counters: dict[str, int] = {}
    _check_draws(saga.seed, counters, saga.setup, 0, file)
    for ply, entry in enumerate(saga.entries, 1):
        _check_draws(saga.seed, counters, entry.draws, ply, file)


def _check_draws(seed: str, counters: dict[str, int], draws: Sequence[Draw], ply: int, file: str) -> None:
    for draw in draws:
        count = counters.get(draw.source, 0)
        counters[draw.source] = count + 1
        if stream_index(seed, draw.source, count, draw.n) != draw.outcome:
            _edited(file, ply, "stream", draw.source)


def _edited(file: str, ply: int, reason: str, found: str = "") -> NoReturn:
    raise edited(file, ply, reason, found)
