"""Drakkar: modern board games with their rules enforced, played in a browser, a terminal or a simulation.

What `__all__` names is public: docs/research.md says what may change in it, and when.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from drakkar.games.registry import GAMES as GAMES
    from drakkar.kernel.errors import UserError as UserError
    from drakkar.play.match import IllegalAction as IllegalAction
    from drakkar.research.environment import Env as Env
    from drakkar.research.environment import from_saga as from_saga
    from drakkar.research.environment import make as make
    from drakkar.research.schemas import scene_schema as scene_schema

__version__ = "0.1.0"

# Where each is. Loaded when it is asked for, so that a part of Drakkar does not load all of it.
_HOMES = {
    "GAMES": "drakkar.games.registry",
    "Env": "drakkar.research.environment",
    "IllegalAction": "drakkar.play.match",
    "UserError": "drakkar.kernel.errors",
    "from_saga": "drakkar.research.environment",
    "make": "drakkar.research.environment",
    "scene_schema": "drakkar.research.schemas",
}
__all__ = ["GAMES", "Env", "IllegalAction", "UserError", "__version__", "from_saga", "make", "scene_schema"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'drakkar' has no attribute {name!r}")
    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
