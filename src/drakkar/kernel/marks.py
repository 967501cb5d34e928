"""The three marks of provenance: printed in the box, guessed (with how sure), invented by us."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

PRINTED: Final = "printed"
GUESSED: Final = "guessed"
INVENTED: Final = "invented"
OVERRIDE: Final = "override"

# What a record may say; the first two are the mark "printed", each with where it can be read.
SOURCES: Final = ("rulebook", "public", GUESSED, INVENTED, OVERRIDE)
STRENGTHS: Final = ("strong", "medium", "weak")
UNSURE: Final = "weak"  # a guess that does not say how sure it is

_OLD_WORDS: Final = {"reconstructed": GUESSED}  # files of readers from before there were three marks


def modern(source: str) -> str:
    """The word of today for a source."""
    return _OLD_WORDS.get(source, source)


@dataclass(frozen=True)
class Marks:
    """Where a record comes from, how sure its guesses are, and the fields of which something else is true."""

    source: str
    strength: str = ""
    parts: dict[str, str] = field(default_factory=dict)

    def of(self, name: str) -> str:
        """The mark of one field."""
        return self.parts.get(name, PRINTED if self.source in SOURCES[:2] else self.source)


NO_MARKS: Final = Marks("")


@dataclass(frozen=True)
class MarkCount:
    """Of so many kinds of pieces, so many are guessed and so many invented."""

    total: int
    guessed: int
    invented: int
