"""The file of a tournament: a line that says what is played, then a line for every match.

What is in it need not be played again: after Ctrl-C, with more matches or with more entrants, a tournament
goes on where it was.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO, Any, Final

from drakkar.arena.simulate import Outcome
from drakkar.arena.tournament import Fixture, Played, Tournament
from drakkar.games.registry import load_game
from drakkar.kernel.errors import UserError

FORMAT: Final = 1


class Ledger:
    """An open file of results. Every line is on the disk before the next match counts."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Begins the file, or goes on with it; an error if it is about something else."""
        self.path = path
        self.played: dict[Fixture, Played] = {}
        head = _head(tournament)
        if path.exists() and path.stat().st_size:
            self._read(head)
            self._file: IO[str] = path.open("a", encoding="utf-8")
        else:
            self._file = path.open("w", encoding="utf-8")
            self._write(head)

    def left(self, wanted: list[Fixture]) -> list[Fixture]:
        return [fixture for fixture in wanted if fixture not in self.played]

    def add(self, played: Played) -> None:
        self.played[played.fixture] = played
        outcome = played.outcome
        self._write(
            {
                "group": list(played.fixture.group),
                "number": played.fixture.number,
                "seating": list(outcome.seating),
                "winners": list(outcome.winners),
                "totals": list(outcome.totals),
                "decisions": outcome.decisions,
                **({"failed": outcome.failed} if outcome.failed else {}),
                "seconds": round(played.seconds, 3),
            }
        )

    def close(self) -> None:
        self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._file.flush()

    def _read(self, head: dict[str, Any]) -> None:
        text = self.path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        try:
            found = json.loads(lines[0])
            results = [_played(json.loads(line)) for line in lines[1:]]
        except (ValueError, KeyError, IndexError, TypeError) as error:
            raise UserError("ledger-unreadable", file=str(self.path)) from error
        for name, value in head.items():
            if not isinstance(found, dict) or found.get(name) != value:
                raise UserError("ledger-other", file=str(self.path), what=name)
        self.played = {played.fixture: played for played in results}
        if whole != text:
            # The process was killed in the middle of a line: that match is played again.
            self.path.write_text(whole, "utf-8")


def _head(tournament: Tournament) -> dict[str, Any]:
    """All that results depend on, besides the two names of a match."""
    game = load_game(tournament.game, tournament.override)
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "components": game.components_digest,
        "options": tournament.options,
        "seats": tournament.seats,
        "seed": tournament.seed,
    }


def _played(line: dict[str, Any]) -> Played:
    outcome = Outcome(
        tuple(line["seating"]),
        tuple(line["winners"]),
        tuple(line["totals"]),
        int(line["decisions"]),
        str(line.get("failed", "")),
    )
    return Played(Fixture(tuple(line["group"]), int(line["number"])), outcome, float(line["seconds"]))
