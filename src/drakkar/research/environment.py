"""One match as a program plays it: the public face of the rules (docs/research.md)."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import asdict
from os import PathLike
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, cast

from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Draw, Live, Search
from drakkar.kernel.encoding import Encoding
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER, SPECTATOR, Game, ScoreSheet, State, View
from drakkar.kernel.meta import choose_options
from drakkar.play.boxes import components_of, played_with
from drakkar.play.match import IllegalAction, Match, start_match
from drakkar.play.replay import read, replay
from drakkar.play.saga import parse
from drakkar.research.returns import returns
from drakkar.research.vectors import fill

Override = tuple[str, str]
USUAL_PLAYERS: Final = 2


class Env:
    """A match with its luck and its record. Made by `make` or `from_saga`; it can be cloned and pickled.

    Actions are ints, indices of the game's table of `actions`; seats are ints from 0, and -1 as `to_act`
    says that the match is over.
    """

    def __init__(
        self, game: Game[State, View], state: State, options: Mapping[str, str], players: int, chance: Live
    ) -> None:
        self.rules = game
        self.state = state
        self.options = dict(options)
        self.players = players
        self._chance = chance
        self._began = ""  # the saga that it goes on from
        self._done: list[int] | None = []  # since then; None where there is nothing that could be recorded
        self._legal: list[int] | None = None

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.rules.name

    @property
    def seed(self) -> str:
        """What all luck of the match follows from."""
        return self._chance.seed

    @property
    def actions(self) -> int:
        """How many actions the game has, legal or not."""
        return len(self.rules.space)

    @property
    def to_act(self) -> int:
        """The seat that decides now; -1 if the match is over."""
        return self.state.to_act

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    def legal(self) -> list[int]:
        """What the seat to act may do: ascending; nothing once the match is over."""
        if self._legal is None:
            self._legal = [] if self.over else self.rules.legal(self.state)
        return self._legal.copy()

    def mask(self) -> bytearray:
        """The same as a byte for every action: 1 where it is legal, else 0."""
        mask = bytearray(self.actions)
        for action in self.legal():
            mask[action] = 1
        return mask

    def step(self, action: int | str) -> None:
        """Do an action, by its number or its notation. What is not legal raises IllegalAction and changes
        nothing."""
        chosen = self.parse(action) if isinstance(action, str) else int(action)
        legal = self.legal()
        at = bisect_left(legal, chosen)
        if at == len(legal) or legal[at] != chosen:
            self._refuse(chosen)
        self.rules.apply(self.state, chosen, self._chance, None)
        # The streams go on by their counters; nobody asks again what they gave.
        self._chance.draws.clear()
        self._legal = None
        if self._done is not None:
            self._done.append(chosen)

    def _refuse(self, action: int) -> None:
        if not 0 <= action < self.actions:
            raise UserError("not-an-action", text=str(action))
        reason = self.rules.why_not(self.state, action)
        assert reason is not None
        raise IllegalAction(reason)

    def notation(self, action: int) -> str:
        """An action as people and sagas write it."""
        return self.rules.space.notation(action)

    def parse(self, text: str) -> int:
        """The way back, forgiving about case and spaces."""
        return self.rules.space.parse(text)

    def view(self, seat: int | None = None) -> View:
        """What a seat knows, the one to act if none is named; -1 is a spectator."""
        return self.rules.view(self.state, self._seat(seat))

    def observe(self, seat: int | None = None, out: Any | None = None) -> Any:
        """The same as a vector from the seat's side (see `encoding`): floats from 0 to 1 in an array of their
        own, or written into a buffer of float32 or of bytes."""
        viewer = self._seat(seat)
        if viewer == SPECTATOR:
            raise UserError("bad-seat", seat=viewer, seats=tuple(range(self.players)))
        data = self.rules.encode(self.rules.view(self.state, viewer))
        buffer = array("f", bytes(4 * len(data))) if out is None else out
        fill(self.rules.encoding(), data, buffer)
        return buffer

    @property
    def encoding(self) -> Encoding:
        """What the numbers of `observe` are: `size`, `version`, and `describe()` for its named parts."""
        return self.rules.encoding()

    def scene(self, seat: int | None = None) -> dict[str, Any]:
        """The same in names rather than numbers, as JSON could have it: what a client draws."""
        return asdict(cast(Any, self.rules.scene(self.view(seat))))

    def stage(self, seat: int | None = None) -> dict[str, Any]:
        """What goes with all scenes of the match and never changes: cards, map, prices."""
        return asdict(cast(Any, self.rules.stage(self.view(seat))))

    def score(self) -> ScoreSheet:
        """Points by seat and category as they stand, whoever may know them; winners once it is over."""
        return self.rules.score(self.state)

    def returns(self) -> tuple[float, ...]:
        """By seat what the result is worth, from -1 to 1; zeros until there is one."""
        return returns(self.score().winners, self.players) if self.over else (0.0,) * self.players

    def clone(self) -> Env:
        """The same match, to go on in another way. Its luck is the same: the same draws will come."""
        other = Env(self.rules, self.state.clone(), self.options, self.players, self._luck())
        other._began = self._began
        other._done = None if self._done is None else self._done.copy()
        return other

    def _luck(self) -> Live:
        chance = Live(self._chance.seed)
        chance.counters = dict(self._chance.counters)
        return chance

    def guess(self, seat: int | None = None, seed: int | str | None = None) -> Env:
        """A match that the seat cannot tell from this one, with other luck: for searches that do not cheat.

        It has no record.
        """
        chance = Live(_seed(seed))
        state = self.rules.determinize(self.view(seat), Search(int(chance.index(1 << 62, "guess"))))
        other = Env(self.rules, state, self.options, self.players, chance)
        other._done = None
        chance.draws.clear()
        return other

    def to_saga(self, names: tuple[str, ...] = ()) -> str:
        """The record of the match as text: the file that `drakkar replay` and the browser read."""
        if self._done is None:
            raise UserError("no-record")
        match = self._first(names)
        for action in self._done:
            match.commit(match.prepare(match.state.to_act, action, at=0.0))
        return match.save()

    def _first(self, names: tuple[str, ...]) -> Match:
        """The match as it began, or as it was when it was read."""
        if self._began:
            return replay(self.rules, meta(self.game), parse(self._began, "saga"), "saga")
        seats = names or tuple(f"seat {seat + 1}" for seat in range(self.players))
        kept = components_of(self.game, self.rules.override) if self.rules.override else ""
        return start_match(self.rules, meta(self.game), seats, self.options, self.seed, kept)

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return max(self.state.to_act, 0)
        if not -1 <= seat < self.players:
            raise UserError("bad-seat", seat=seat, seats=tuple(range(self.players)))
        return seat

    def __repr__(self) -> str:
        to_act = "over" if self.over else f"seat {self.to_act} to act"
        return f"<drakkar.Env {self.game}, {self.players} players, {to_act}>"


def make(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    components: str | PathLike[str] | None = None,
    seed: int | str | None = None,
) -> Env:
    """A new match: of two if nothing is said, or of as many as the game takes.

    `components` is a file that corrects the box; the same `seed` gives the same luck, none a fresh one.
    """
    facts = meta(game)
    seats = players_of(game, players)
    chosen = choose_options(facts, dict(options or {}), seats)
    rules = load_game(game, override_of(components))
    chance = Live(_seed(seed))
    state = rules.new(seats, chosen, chance, None)
    chance.draws.clear()
    return Env(rules, state, chosen, seats, chance)


def from_saga(file: str | PathLike[str], ply: int | None = None) -> Env:
    """The match of a saga after so many plies, all of them if none is named; it can be played on.

    A saga that says its seed goes on with the luck that was to come; another one gets luck of its own, and
    the rest cannot be recorded.
    """
    name = str(file)
    saga = parse(Path(file).read_text(encoding="utf-8"), name)
    header = saga.header
    played = played_with(header.game, header.components, header.kept)
    followed = read(played.game, meta(header.game), saga, name, played.origin != "unknown")
    match = followed.match
    wanted = len(saga.entries) if ply is None else ply
    if not 0 <= wanted <= match.ply:
        raise UserError("bad-ply", ply=wanted, last=match.ply)
    match.rewind(wanted)
    chance = Live(saga.seed or token_hex(32))
    drawn: list[Draw] = [*match.saga.setup, *(draw for entry in match.saga.entries for draw in entry.draws)]
    chance.skip(drawn)
    env = Env(played.game, match.state, match.options, len(header.seats), chance)
    if saga.seed and not followed.earlier:
        match.saga.seed = ""
        env._began = match.save()
    else:
        env._done = None
    return env


def players_of(game: str, players: int | None) -> int:
    """The number of players of a match, checked."""
    allowed = meta(game).seats
    seats = players if players is not None else USUAL_PLAYERS if USUAL_PLAYERS in allowed else allowed[0]
    if seats not in allowed:
        raise UserError("bad-player-count", count=seats, allowed=", ".join(map(str, allowed)))
    return seats


def override_of(components: str | PathLike[str] | None) -> Override | None:
    """A components file as games take it: its name and its text."""
    return None if components is None else (str(components), Path(components).read_text(encoding="utf-8"))


def _seed(seed: int | str | None) -> str:
    return token_hex(32) if seed is None else str(seed)
