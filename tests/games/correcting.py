"""A reader's corrections of a game's components, as tests give them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pytest

from drakkar.kernel.errors import UserError

FILE = "my.toml"


class Refused(Protocol):
    def __call__(self, text: str, key: str, record: str, expected: str, found: str) -> None: ...


def refusal(load: Callable[[tuple[str, str]], object], text: str) -> UserError:
    """What a loader says to corrections that cannot be."""
    with pytest.raises(UserError) as caught:
        load((FILE, text))
    return caught.value


def refusing(load: Callable[[tuple[str, str]], object]) -> Refused:
    """Asserts what a loader says, word by word."""

    def refused(text: str, key: str, record: str, expected: str, found: str) -> None:
        error = refusal(load, text)
        params = {"file": FILE, "record": record, "expected": expected, "found": found}
        assert (error.key, error.params) == (f"components-{key}", params)

    return refused
