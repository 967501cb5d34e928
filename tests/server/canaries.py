"""What a viewer may not know of a position, game by game, as text that would show in a leaked message."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


def nothing(_state: Any, _viewer: int) -> Iterable[str]:
    """Everything on the table is public; what is to come does not exist yet (looot-12.5)."""
    return ()


HIDDEN: dict[str, Callable[[Any, int], Iterable[str]]] = {"looot": nothing}
