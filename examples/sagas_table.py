"""Sagas as a table, a row for every seat of every match: as CSV, or as a data frame where pandas is.

python examples/sagas_table.py *.saga > matches.csv
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any

import drakkar


def rows(file: str) -> list[dict[str, Any]]:
    """What a saga says of each seat: who sat there, how many decisions it made, points and result."""
    env = drakkar.from_saga(file)
    plies = [line for line in Path(file).read_text("utf-8").splitlines() if '"do"' in line]
    sheet, found = env.score(), []
    for seat in range(env.players):
        row = {"file": file, "game": env.game, "players": env.players, "seat": seat, "over": env.over}
        row["decisions"] = sum(f'"seat": {seat}, "do"' in line for line in plies)
        row |= {f"points:{name}": sheet.points[seat][at] for at, name in enumerate(sheet.categories)}
        found.append({**row, "total": sheet.totals[seat], "result": env.returns()[seat]})
    return found


def table(files: list[str]) -> Any:
    """All of them as a data frame."""
    import pandas

    return pandas.DataFrame([row for file in files for row in rows(file)])


def main() -> None:
    found = [row for file in sys.argv[1:] for row in rows(file)]
    columns = list(dict.fromkeys(name for row in found for name in row))
    writer = csv.DictWriter(sys.stdout, columns)
    writer.writeheader()
    writer.writerows(found)


if __name__ == "__main__":
    main()
