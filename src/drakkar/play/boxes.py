"""The components that a match was begun with: today's box, one of before, or those that were kept with it."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from drakkar.games.registry import load_game, package_of, part_of
from drakkar.kernel.components import Record, kept_text
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.loader import Override

# In a game's folder: every box that a release had, by its digest. `make fix` adds today's.
FOLDER: Final = "boxes"
_DIGEST: Final = re.compile(r"[0-9a-f]{16}")
_KEPT: Final = 64

Origin = Literal["box", "earlier", "own", "unknown"]


class Played(NamedTuple):
    """The rules with the components of a match, and how those were found.

    If nobody has kept them (`unknown`) they are today's, and checksums tell how far that is true.
    """

    game: Game[State, View]
    origin: Origin
    override: Override | None = None


@cache
def box_of(name: str) -> Game[State, View]:
    """A game with today's box."""
    return load_game(name)


@lru_cache(maxsize=_KEPT)
def played_with(name: str, digest: str, kept: str = "") -> Played:
    """A game with the components of this digest, of which `kept` may be the data."""
    box = box_of(name)
    if digest == box.components_digest:
        return Played(box, "box")
    before = earlier_box(name, digest)
    if not before and not kept:
        return Played(box, "unknown")
    override = (f"{name}-{digest}", before or kept)
    try:
        return Played(load_game(name, override), "earlier" if before else "own", override)
    except UserError:
        # Rules have changed so much since that they cannot do with these.
        return Played(box, "unknown")


def earlier_box(name: str, digest: str) -> str:
    """The data of a box that a release had; "" if there is none with this digest."""
    if not _DIGEST.fullmatch(digest):
        return ""
    file = files(package_of(name)).joinpath(FOLDER, f"{digest}.json")
    return file.read_text(encoding="ascii").strip() if file.is_file() else ""


def kept_of(name: str, digest: str) -> str:
    """The data of today's box or one of before; "" if it is neither, or no game that there is."""
    try:
        return components_of(name) if box_of(name).components_digest == digest else earlier_box(name, digest)
    except UserError:
        return ""


def components_of(name: str, override: Override | None = None) -> str:
    """What a match has to keep of its components, in the form that has their digest."""
    provenance = part_of(name, "components").provenance
    sections: dict[str, list[Record]] = {record.section: [] for record in provenance(None)}
    for record in provenance(override):
        sections[record.section].append(record)
    return kept_text(sections)
