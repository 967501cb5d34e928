"""Events: small typed facts, in the order in which they happen."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Event:
    """Something that happened in a match. Games add their own; each is redacted per viewer."""

    def told(self) -> int:
        """Bitmask of the seats that learn something hidden by it. It makes an undo barrier."""
        return 0
