"""The games for OpenSpiel: `import drakkar.research.openspiel`, then `pyspiel.load_game("drakkar_looot")`.

Parameters are `players`, and the game's options by name. Luck is explicit: a decision that needs some is
followed by chance nodes, one for each stroke. Returns are a share of victory, scaled to a sum of zero.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy
import pyspiel

from drakkar.games.registry import GAMES, OURS, load_game, meta
from drakkar.kernel.chance import LuckNeeded, Script, Search
from drakkar.kernel.encoding import Encoding
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, State
from drakkar.kernel.meta import Meta, resolve_options
from drakkar.kernel.options import Option
from drakkar.research.returns import returns
from drakkar.research.vectors import fill

PREFIX: Final = "drakkar_"
# Bounds that OpenSpiel wants to know in advance: outcomes of a stroke of luck, decisions and strokes in all.
MOST_OUTCOMES: Final = 64
LONGEST: Final = 20_000


def game_type(name: str) -> pyspiel.GameType:
    facts = meta(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=facts.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(facts.seats),
        min_num_players=max(2, min(facts.seats)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=name in OURS,
        parameter_specification={
            "players": 2,
            **{option.name: _written(option, option.default) for option in facts.options},
        },
    )


def _written(option: Option, value: str) -> str:
    """OpenSpiel takes what looks like a number for one, so such a value is written with its option's name."""
    return f"{option.name}_{value}" if value.isdigit() else value


def _options(facts: Meta, given: dict[str, Any]) -> dict[str, str]:
    """The options among the parameters, as the game has them."""
    found: dict[str, str] = {}
    for option in facts.options:
        if option.name in given:
            written = {_written(option, value): value for value in option.values}
            found[option.name] = written.get(given[option.name], str(given[option.name]))
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, named by its subclass, with its number of players and its options."""

    game: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.game
        given = dict(params or {})
        self.seats: int = int(given.get("players", 2))
        facts = meta(name)
        self.options = resolve_options(facts, _options(facts, given), self.seats)
        self.rules = load_game(name)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.space),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(recall, self.rules.encoding() if self.game in OURS else None)


@dataclass(frozen=True)
class Moment:
    """A position, or the wait for luck after a decision in it; it never changes.

    `position` is None before the set-up, which is luck too. `action` and the `outcomes` so far are being
    carried out; `wanted` says how many outcomes the stroke of luck waited for has, 0 if none is. `told` is by
    seat a fingerprint of all that it was told. `past` is the moment before and what was done in it.
    """

    game: SpielGame
    position: State | None
    action: int
    outcomes: tuple[int, ...]
    wanted: int
    told: tuple[bytes, ...]
    past: tuple[Moment, int] | None

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        """OpenSpiel clones a state by copying all it has; this need not be copied."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as the way that led here."""
        done: list[int] = []
        moment = self
        while moment.past is not None:
            moment, action = moment.past
            done.append(action)
        if moment.position is not None:
            raise TypeError("a guess at a position has no history and cannot be saved")
        return _again, (str(self.game), done[::-1])

    def after(self, action: int) -> Moment:
        """A decision, or the outcome of a stroke of luck."""
        past = (self, action)
        if self.wanted:
            return self._carry_out(self.action, (*self.outcomes, action), past)
        return self._carry_out(action, (), past)

    def _carry_out(self, action: int, outcomes: tuple[int, ...], past: tuple[Moment, int] | None) -> Moment:
        """With the luck there is; what is missing is asked for."""
        game, luck = self.game, Script(outcomes)
        events: list[Event] = []
        try:
            if self.position is None:
                position = game.rules.new(game.seats, game.options, luck)
            else:
                position = self.position.clone()
                game.rules.apply(position, action, luck, events)
        except LuckNeeded as needed:
            return replace(self, action=action, outcomes=outcomes, wanted=needed.n, past=past)
        told = self.told
        if self.position is not None:
            actor = self.position.to_act
            told = tuple(
                self._heard(seat, action if seat == actor else -1, events) for seat in range(game.seats)
            )
        return Moment(game, position, -1, (), 0, told, past)

    def _heard(self, seat: int, own: int, events: list[Event]) -> bytes:
        seen = [self.game.rules.redact(event, seat) for event in events]
        return blake2b(self.told[seat] + repr((own, seen)).encode(), digest_size=12).digest()


def first_moment(game: SpielGame) -> Moment:
    """Before the set-up, or after it where it needs no luck."""
    nothing = Moment(game, None, -1, (), 0, (b"",) * game.seats, None)
    return nothing._carry_out(-1, (), None)


def _again(game: str, done: list[int]) -> Moment:
    moment = first_moment(pyspiel.load_game(game))
    for action in done:
        moment = moment.after(action)
    return moment


class SpielState(pyspiel.State):  # type: ignore[misc]
    """What OpenSpiel asks of a moment."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = first_moment(game)

    def current_player(self) -> int:
        if self.at.wanted or self.at.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        to_act = self.at.position.to_act
        return int(pyspiel.PlayerId.TERMINAL) if to_act == OVER else to_act

    def _legal_actions(self, player: int) -> list[int]:
        assert self.at.position is not None
        return self.at.game.rules.legal(self.at.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.at.wanted) for outcome in range(self.at.wanted)]

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.at.game.rules.space.notation(action)

    def is_terminal(self) -> bool:
        return not self.at.wanted and self.at.position is not None and self.at.position.to_act == OVER

    def returns(self) -> list[float]:
        seats = self.at.game.seats
        if not self.is_terminal() or self.at.position is None:
            return [0.0] * seats
        return list(returns(self.at.game.rules.score(self.at.position).winners, seats))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another position that the player cannot tell from this one."""
        assert self.at.position is not None
        rules = self.at.game.rules
        luck = Search(int(sampler() * (1 << 62)))
        other: SpielState = self.clone()
        other.at = replace(
            self.at, position=rules.determinize(rules.view(self.at.position, player), luck), past=None
        )
        return other

    def __str__(self) -> str:
        at = self.at
        place = "set-up" if at.position is None else at.position.checksum()
        return f"{place} {at.action} {at.outcomes}" if at.wanted else place


class Observer:
    """What a seat sees; with perfect recall also a fingerprint of all that it was told."""

    def __init__(self, recall: bool, encoding: Encoding | None) -> None:
        self._recall = recall
        self._encoding = encoding
        self.tensor = numpy.zeros(encoding.size if encoding else 0, numpy.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor} if encoding else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """The vector of what the seat sees; zeros before there is anything to be seen."""
        at = state.at
        if at.position is None or self._encoding is None:
            self.tensor.fill(0)
            return
        rules = at.game.rules
        fill(self._encoding, rules.encode(rules.view(at.position, player)), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        at = state.at
        if at.position is None:
            return "set-up"
        seen = repr(at.game.rules.scene(at.game.rules.view(at.position, player)))
        return f"{at.told[player].hex()} {seen}" if self._recall else seen


def register() -> None:
    """Every game under its name with the prefix."""
    for name in GAMES:
        # A class each, not a function that makes one: OpenSpiel lets go of it when Python is gone already,
        # which only what refers to itself survives.
        pyspiel.register_game(game_type(name), type(meta(name).title, (SpielGame,), {"game": name}))


register()
