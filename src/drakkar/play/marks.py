"""How much of what a match is played with is not read from the printed box."""

from __future__ import annotations

from typing import Final

from drakkar.games.registry import in_play, part_of
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.loader import Override
from drakkar.kernel.marks import GUESSED, INVENTED, MarkCount

BOX: Final = "box"  # counts of pieces, not pieces


def mark_count(game: Game[State, View], view: View, override: Override | None = None) -> MarkCount:
    """Counted from the records of the pieces in play; `override` are the match's own components."""
    pieces = in_play(game.name, view)
    sources = [
        record.source
        for record in part_of(game.name, "components").provenance(override)
        if (record.section != BOX if pieces is None else (record.section, record.id) in pieces)
    ]
    return MarkCount(len(sources), sources.count(GUESSED), sources.count(INVENTED))
