"""What becomes of a bot that does not play as it should."""

from __future__ import annotations

from typing import Final, Literal

Why = Literal["crash", "time", "nonsense"]

# How long a decision may take, and how long a program may take to begin.
SECONDS: Final = 10.0
TO_BEGIN: Final = 60.0


class BotFailed(Exception):
    """It crashed, took too long or answered nonsense: in the arena it has lost, else another bot goes on."""

    def __init__(self, name: str, why: Why, detail: str = "") -> None:
        super().__init__(f"{name}: {why}: {detail}" if detail else f"{name}: {why}")
        self.name = name
        self.why = why
        self.detail = detail

    def __reduce__(self) -> tuple[object, ...]:
        return BotFailed, (self.name, self.why, self.detail)
