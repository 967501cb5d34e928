"""The saga: the record of a match, and its file format (JSON lines, one ply a line)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from drakkar.kernel.chance import Draw
from drakkar.kernel.components import digest_of
from drakkar.kernel.errors import UserError
from drakkar.kernel.kept import canonical

FORMAT: Final = "drakkar-saga/1"
EDITED: Final = "saga-edited"
_AGES: Final = 1e12  # seconds; no match lasts so long


@dataclass(frozen=True)
class Header:
    """What a match was played with. The seed's hash is published here; the seed only at the end.

    `kept` are the components themselves, where they are not those of the box.
    """

    game: str
    rules_version: int
    components: str
    options: dict[str, str]
    seats: tuple[str, ...]
    commitment: str
    kept: str = ""


@dataclass(frozen=True)
class Entry:
    """One ply: who did what, the luck it met, when (seconds since the start), and the position after it.

    The time is a note: clocks are set, so it may go back, and nothing follows from it.
    """

    seat: int
    action: str
    draws: tuple[Draw, ...]
    at: float
    checksum: str


@dataclass
class Saga:
    """A match as it was played, from the draws of the set-up to the result: totals once it is over, and the
    points behind them by category and seat (which records of before the sheet was kept do not have)."""

    header: Header
    setup: tuple[Draw, ...]
    setup_checksum: str
    entries: list[Entry] = field(default_factory=list)
    winners: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    seed: str = ""
    sheet: dict[str, tuple[int, ...]] = field(default_factory=dict)


def dump(saga: Saga, sealed_seed: str = "") -> str:
    """The saga as text. The last line closes it, so that a file cut short can be told from an open match.

    A saved match needs its seed to go on; one that is shown to others while it is open goes without.
    """
    header = saga.header
    lines: list[dict[str, Any]] = [
        {
            "format": FORMAT,
            "game": header.game,
            "rules_version": header.rules_version,
            "components": header.components,
            **({"kept": json.loads(header.kept)} if header.kept else {}),
            "options": header.options,
            "seats": list(header.seats),
            "seed_commitment": header.commitment,
        },
        {"ply": 0, "luck": _dump_draws(saga.setup), "checksum": saga.setup_checksum},
    ]
    for ply, entry in enumerate(saga.entries, 1):
        line: dict[str, Any] = {"ply": ply, "seat": entry.seat, "do": entry.action}
        if entry.draws:
            line["luck"] = _dump_draws(entry.draws)
        line["at"] = round(entry.at, 1)
        line["checksum"] = entry.checksum
        lines.append(line)
    lines.append(
        {
            "plies": len(saga.entries),
            "status": "over" if saga.totals else "open",
            "winners": list(saga.winners),
            "totals": list(saga.totals),
            **({"sheet": {name: list(points) for name, points in saga.sheet.items()}} if saga.sheet else {}),
            "seed": saga.seed or sealed_seed,
        }
    )
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def edited(file: str, ply: int, reason: str, found: str = "") -> UserError:
    """The record stops being true here. `reason` is one of those that have words, `found` the culprit."""
    return UserError(EDITED, file=file, ply=ply, reason=reason, found=found)


def parse(text: str, file: str) -> Saga:
    """Read a saga back. Says at which ply the text stops making sense."""
    # Not splitlines: a player's name may hold one of the rarer line separators.
    lines = text.rstrip().split("\n") if text.strip() else []
    header = _header(_line(lines, 0, file), file)
    setup = _line(lines, 1, file)
    saga = Saga(header, _draws(setup, 0, file), _text(setup, "checksum", 0, file))
    for ply in range(1, len(lines) - 2):
        record = _line(lines, ply + 1, file)
        if record.get("ply") != ply:
            raise edited(file, ply, "ply", str(record.get("ply")))
        seat = record.get("seat")
        if type(seat) is not int:
            raise edited(file, ply, "numbers", "seat")
        saga.entries.append(
            Entry(
                seat,
                _text(record, "do", ply, file),
                _draws(record, ply, file),
                _seconds(record, ply, file),
                _text(record, "checksum", ply, file),
            )
        )
    closing = _line(lines, len(lines) - 1, file)
    if closing.get("plies") != len(saga.entries) or closing.get("status") not in ("over", "open"):
        raise UserError("saga-truncated", file=file, ply=max(0, len(lines) - 2))
    last = len(saga.entries)
    saga.winners = _numbers(closing, "winners", last, file)
    saga.totals = _numbers(closing, "totals", last, file)
    saga.seed = _text(closing, "seed", last, file)
    saga.sheet = _sheet(closing, last, file)
    # A match may be over without a winner, but never has a winner before it is over.
    if (closing["status"] == "over") != bool(saga.totals) or (saga.winners and not saga.totals):
        raise edited(file, last, "result")
    return saga


def _dump_draws(draws: tuple[Draw, ...]) -> list[str]:
    return [f"{draw.source} {draw.outcome}/{draw.n}" for draw in draws]


def _line(lines: list[str], number: int, file: str) -> dict[str, Any]:
    """Line 0 is the header, line p + 1 is ply p."""
    ply = max(0, number - 1)
    if number < 0 or number >= len(lines):
        raise UserError("saga-truncated", file=file, ply=max(0, ply - 1))
    try:
        record = json.loads(lines[number])
        json.dumps(record, ensure_ascii=False).encode()  # half a surrogate pair is no text
    except (ValueError, RecursionError):
        if number == len(lines) - 1 and number > 0:
            raise UserError("saga-truncated", file=file, ply=max(0, ply - 1)) from None
        if number == 0:
            raise UserError("saga-unreadable", file=file) from None
        raise edited(file, ply, "json") from None
    if not isinstance(record, dict):
        raise edited(file, ply, "json")
    return record


def _header(record: dict[str, Any], file: str) -> Header:
    found = record.get("format")
    if not isinstance(found, str):
        raise UserError("saga-unreadable", file=file)
    if found != FORMAT:
        raise UserError("saga-format", file=file, found=found, expected=FORMAT)
    options = record.get("options")
    seats = record.get("seats")
    version = record.get("rules_version")
    if not isinstance(options, dict) or not isinstance(seats, list) or not isinstance(version, int):
        raise edited(file, 0, "missing", "options, seats, rules_version")
    components = _text(record, "components", 0, file)
    kept = canonical(record["kept"], file) if "kept" in record else ""
    if kept and digest_of(kept) != components:
        raise edited(file, 0, "components")
    return Header(
        _text(record, "game", 0, file),
        version,
        components,
        {str(name): str(value) for name, value in options.items()},
        tuple(str(seat) for seat in seats),
        _text(record, "seed_commitment", 0, file),
        kept,
    )


def _text(record: dict[str, Any], name: str, ply: int, file: str) -> str:
    value = record.get(name)
    if not isinstance(value, str):
        raise edited(file, ply, "missing", name)
    return value


def _numbers(record: dict[str, Any], name: str, ply: int, file: str) -> tuple[int, ...]:
    values = record.get(name)
    if not isinstance(values, list) or not all(type(value) is int for value in values):
        raise edited(file, ply, "numbers", name)
    return tuple(values)


def _sheet(closing: dict[str, Any], ply: int, file: str) -> dict[str, tuple[int, ...]]:
    sheet = closing.get("sheet", {})
    if not isinstance(sheet, dict) or (sheet and not closing["totals"]):
        raise edited(file, ply, "numbers", "sheet")
    found = {name: _numbers(sheet, name, ply, file) for name in sheet}
    if any(len(points) != len(closing["totals"]) for points in found.values()):
        raise edited(file, ply, "numbers", "sheet")
    return found


def _seconds(record: dict[str, Any], ply: int, file: str) -> float:
    at = record.get("at")
    if isinstance(at, bool) or not isinstance(at, int | float) or not -_AGES < at < _AGES:
        raise edited(file, ply, "numbers", "at")
    return float(at)


def _draws(record: dict[str, Any], ply: int, file: str) -> tuple[Draw, ...]:
    draws: list[Draw] = []
    luck = record.get("luck", [])
    if not isinstance(luck, list):
        raise edited(file, ply, "luck", str(luck))
    for text in luck:
        try:
            source, odds = str(text).rsplit(" ", 1)
            outcome, n = odds.split("/")
            draws.append(Draw(source, int(n), int(outcome)))
        except ValueError:
            raise edited(file, ply, "luck", str(text)) from None
    return tuple(draws)
