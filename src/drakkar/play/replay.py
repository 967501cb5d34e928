"""Replaying a saga: every ply is played again and compared with the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NoReturn

from drakkar.kernel import colours
from drakkar.kernel.chance import Draw, Live, Replay, seed_commitment, stream_index
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.meta import Meta, resolve_options
from drakkar.kernel.options import renamed
from drakkar.play.match import Match, Ply, sheet_of
from drakkar.play.saga import EDITED, Entry, Header, Saga, edited
from drakkar.play.shapes import Shapes


@dataclass(frozen=True)
class Stop:
    """Where a record is no longer true: at this ply (0: the set-up; beyond the last: the result), and why."""

    ply: int
    error: UserError

    @property
    def reason(self) -> str:
        return str(self.error.params["reason"])

    @property
    def found(self) -> str:
        return str(self.error.params["found"])


@dataclass(frozen=True)
class Followed:
    """A record, and the match as far as today's rules play it as it was.

    `earlier`: it was begun by other rules or with components that nobody has any more, so that it may stop
    without having been altered. If it stops at the set-up, the match is only a fresh deal. `blind`: its
    positions were written down otherwise than today's, so that moves, turns, luck and result are all that
    was compared.
    """

    saga: Saga
    match: Match
    stop: Stop | None
    earlier: bool
    blind: bool = False

    @property
    def shown(self) -> int:
        """The last ply that is true, or -1 if not even the set-up is."""
        return -1 if self.stop is not None and self.stop.ply == 0 else self.match.ply


def replay(game: Game[State, View], meta: Meta, saga: Saga, file: str) -> Match:
    """The match of a saga, at its last ply; it goes on from there if the saga holds its seed.

    Stops with the ply at which the record is no longer true.
    """
    header = saga.header
    if header.rules_version != game.rules_version:
        raise UserError(
            "saga-rules-version", file=file, found=header.rules_version, expected=game.rules_version
        )
    if header.components != game.components_digest:
        raise UserError(
            "saga-components", file=file, found=header.components, expected=game.components_digest
        )
    return read(game, meta, saga, file).match


def read(
    game: Game[State, View], meta: Meta, saga: Saga, file: str, components_known: bool = True
) -> Followed:
    """The match of a saga as far as it is true. One that should be true to its end has to be.

    What later rules wrote cannot be told from what was altered, so it is refused.
    """
    if saga.header.rules_version > game.rules_version:
        raise UserError(
            "saga-rules-version", file=file, found=saga.header.rules_version, expected=game.rules_version
        )
    followed = follow(game, meta, saga, file, components_known)
    if followed.stop is not None and not followed.earlier:
        raise followed.stop.error
    if saga.seed or saga.totals:
        _check_luck(saga, file)
    return followed


def follow(
    game: Game[State, View], meta: Meta, saga: Saga, file: str, components_known: bool = True
) -> Followed:
    """The match of a saga as far as it is true, whatever it was played by.

    Checksums tell, ply by ply. If not even the set-up has one of today's, the positions of then were written
    down otherwise; with the same components, the rest has to agree.

    If the rules have more options now, one of these as a rule says what was done then: each is tried until
    the record is true to its end.
    """
    header = replace(saga.header, options=renamed(meta.options, saga.header.options))
    saga = replace(saga, header=header)
    if header.game != game.name:
        raise UserError("saga-game", file=file, found=header.game, expected=game.name)
    if len(header.seats) not in meta.seats:
        _edited(file, 0, "seats", str(len(header.seats)))
    earlier = header.rules_version != game.rules_version or header.components != game.components_digest
    options = _options(meta, header, earlier, file)
    best = _with_options(game, meta, saga, options, earlier, False, file)
    otherwise = best.stop is not None and best.stop.ply == 0 and best.stop.reason == "position"
    if otherwise and components_known and header.rules_version != game.rules_version:
        return _with_options(game, meta, saga, options, earlier, True, file)
    return best


def _with_options(
    game: Game[State, View],
    meta: Meta,
    saga: Saga,
    options: dict[str, str],
    earlier: bool,
    blind: bool,
    file: str,
) -> Followed:
    """As far as it goes with the best values of those options that the record does not know of."""
    header = saga.header
    best = _follow(game, saga, options, earlier, blind, file)
    for option in meta.options:
        if option.name in header.options:
            continue
        for value in option.values[1:]:
            if best.stop is None:
                return best
            try:
                other = resolve_options(meta, {**options, option.name: value}, len(header.seats))
            except UserError:
                continue  # it does not go with the others
            found = _follow(game, saga, other, earlier, blind, file)
            if found.stop is None or found.stop.ply > best.stop.ply:
                best, options = found, other
    return best


def _options(meta: Meta, header: Header, earlier: bool, file: str) -> dict[str, str]:
    """The options of a record, in full: what it does not know of has its default."""
    known = {colours.OPTION, *[option.name for option in meta.options]}
    given = {name: value for name, value in header.options.items() if not earlier or name in known}
    try:
        complete = resolve_options(meta, given, len(header.seats))
    except UserError as error:
        _edited(file, 0, "options", str(error))
    if complete != header.options and not earlier:
        _edited(file, 0, "options")
    return complete


def _follow(
    game: Game[State, View], saga: Saga, options: dict[str, str], earlier: bool, blind: bool, file: str
) -> Followed:
    shapes = Shapes(frozenset(options) - frozenset(saga.header.options), earlier, blind)
    match = None
    try:
        match = _set_up(game, saga, options, shapes, file)
        for ply, entry in enumerate(saga.entries, 1):
            _replay_ply(match, entry, ply, shapes, file)
        _check_result(match, saga, file)
    except UserError as error:
        if error.key != EDITED:
            raise
        stopped = error.params["ply"]
        assert isinstance(stopped, int)
        stop = Stop(stopped + (error.params["reason"] == "result"), error)
        return Followed(saga, match or _fresh_deal(game, saga, options), stop, earlier, blind)
    return Followed(saga, match, None, earlier, blind)


def _set_up(game: Game[State, View], saga: Saga, options: dict[str, str], shapes: Shapes, file: str) -> Match:
    luck = Replay(saga.setup)
    opening: list[Event] = []
    try:
        state = game.new(len(saga.header.seats), options, luck, opening)
    except UserError as error:
        _edited(file, 0, "luck", str(error))
    if not luck.finished() or not shapes.agree(state.key(), saga.setup_checksum):
        _edited(file, 0, "position")
    chance = Live(saga.seed)
    chance.skip(saga.setup)
    record = Saga(saga.header, saga.setup, saga.setup_checksum)
    return Match(game, state, chance, record, opening, options=options)


def _fresh_deal(game: Game[State, View], saga: Saga, options: dict[str, str]) -> Match:
    """What today's rules deal from the same seed: nothing of the record is to be seen in it."""
    chance = Live(saga.seed)
    opening: list[Event] = []
    state = game.new(len(saga.header.seats), options, chance, opening)
    record = Saga(saga.header, chance.take_draws(), state.checksum())
    return Match(game, state, chance, record, opening, options=options)


def _replay_ply(match: Match, entry: Entry, ply: int, shapes: Shapes, file: str) -> None:
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
    state = match.state.clone()
    try:
        game.apply(state, action, luck, events)
    except UserError as error:
        _edited(file, ply, "luck", str(error))
    if not luck.finished():
        _edited(file, ply, "luck")
    if not shapes.agree(state.key(), entry.checksum):
        _edited(file, ply, "position")
    match.commit(Ply(entry, events, state))


def _check_result(match: Match, saga: Saga, file: str) -> None:
    """A sheet that was not kept cannot be wrong."""
    sheet = match.score()
    totals = sheet.totals if match.over else ()
    if sheet.winners != saga.winners or totals != saga.totals:
        _edited(file, match.ply, "result")
    if saga.sheet and saga.sheet != sheet_of(sheet):
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
