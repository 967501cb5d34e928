"""Which puzzles a person has solved, and at which try: a file of the data folder, by game and puzzle."""

from __future__ import annotations

from typing import Final

import msgspec

from drakkar.cli.files import own_puzzle_record, read_text, write_text
from drakkar.kernel.errors import UserError

# Instead of a number of tries.
MISSED: Final = 0


def solved(game: str) -> dict[str, int]:
    """At which try each puzzle of a game was solved, of those that were tried."""
    return _record().get(game, {})


def keep(game: str, puzzle: str, tried: int) -> None:
    """How it went. The first time counts; what was missed before may still be solved, but not at once."""
    record = _record()
    tries = record.setdefault(game, {})
    known = tries.get(puzzle)
    if known == MISSED and tried != MISSED:
        tries[puzzle] = max(2, tried)
    elif known is None:
        tries[puzzle] = tried
    text = msgspec.json.format(msgspec.json.encode(record), indent=2).decode()
    write_text(str(own_puzzle_record()), text + "\n", force=True)


def _record() -> dict[str, dict[str, int]]:
    file = own_puzzle_record()
    if not file.exists():
        return {}
    try:
        return msgspec.json.decode(read_text(str(file)), type=dict[str, dict[str, int]])
    except msgspec.DecodeError:
        raise UserError("bad-puzzle-record", file=str(file)) from None
