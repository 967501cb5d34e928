"""What can be asked at a table of any game whose match is in the engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from drakkar.kernel.game import OVER, Game, Phrase, Reason, State
from tests.games.played import InEngine


class Looking(ABC):
    """The part of a game's table that looks and changes nothing."""

    between: ClassVar[str] = " "  # choices

    @abstractmethod
    def now(self) -> InEngine[Game[Any, Any], State]:
        """The match in the engine."""

    def refusal(self, notation: str) -> Reason:
        reason = self.now().why_not(notation)
        assert reason is not None, f"{notation} is allowed"
        assert notation not in self.now().legal()
        return reason

    def refuses(self, notation: str) -> str:
        """The clause and the reason why that is not allowed now."""
        reason = self.refusal(notation)
        return f"{reason.clause.removeprefix(f'{self.now().game.name}-')} {reason.key}"

    def choices(self, verb: str) -> str:
        """What may be played, paid, shifted, claimed… now, in order."""
        texts = [notation.partition(" ") for notation in self.now().legal()]
        return self.between.join(text[2] for text in texts if text[0] == verb)

    @property
    def legal(self) -> list[str]:
        return self.now().legal()

    def says(self, notation: str) -> Phrase:
        """How an action is described as a choice."""
        played = self.now()
        return played.game.describe(played.state, played.game.space.parse(notation))

    @property
    def prompt(self) -> Phrase:
        return self.now().game.prompt(self.now().state)

    @property
    def acts(self) -> int:
        return self.now().state.to_act

    @property
    def over(self) -> bool:
        return self.acts == OVER

    @property
    def winners(self) -> tuple[int, ...]:
        return self.now().score().winners
