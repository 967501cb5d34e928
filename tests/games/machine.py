"""Matches in which anything allowed may happen: what the machines of all games share."""

from __future__ import annotations

from typing import Any, Protocol

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from hypothesis.strategies import SearchStrategy

from drakkar.kernel.game import OVER, Game, State
from drakkar.kernel.meta import Meta
from tests.games.played import InEngine


def options_of(meta: Meta) -> SearchStrategy[dict[str, str]]:
    return st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in meta.options})


def effort(examples: int, steps: int) -> settings:
    """The same examples in every run. Shrinking whole matches takes minutes: add Phase.shrink when needed."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate,),
    )


def refuses_everything(game: Game[Any, Any], state: State, choice: int) -> None:
    """When the match is over, whatever is asked for is refused for that."""
    reason = game.why_not(state, choice % len(game.space))
    assert reason is not None
    assert reason.key == "match-over"


class Oracle(Protocol):
    @property
    def to_act(self) -> int: ...

    def legal(self) -> list[str]: ...


class Beside(RuleBasedStateMachine):
    """A match in the engine beside one of the oracle; a game's own begins it, acts and checks."""

    played: InEngine[Game[Any, Any], State]
    oracle: Oracle

    def act(self, notation: str) -> None:
        raise NotImplementedError

    @precondition(lambda self: self.played.state.to_act != OVER)
    @rule(choice=st.integers(0, 10_000))
    def anything(self, choice: int) -> None:
        legal = self.played.legal()
        self.act(legal[choice % len(legal)])

    @precondition(lambda self: self.played.state.to_act == OVER)
    @rule(choice=st.integers(0, 10_000))
    def nothing_more(self, choice: int) -> None:
        refuses_everything(self.played.game, self.played.state, choice)

    @invariant()
    def the_oracle_offers_the_same(self) -> None:
        assert sorted(self.played.legal()) == sorted(self.oracle.legal())
        assert self.played.state.to_act == self.oracle.to_act
