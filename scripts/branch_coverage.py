"""Fail when too few branches are covered.

Coverage's own `fail_under` weighs branches together with lines, which are more numerous and easier to reach.
This holds the branches alone to the same threshold. Run after `pytest --cov`.
"""

import json
import sys
import tomllib
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).parents[1]


def main(report: Path) -> int:
    threshold = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["coverage"]["report"][
        "fail_under"
    ]
    coverage = Coverage()
    coverage.load()
    coverage.json_report(outfile=str(report))
    totals = json.loads(report.read_text("utf-8"))["totals"]
    covered, branches = totals["covered_branches"], totals["num_branches"]
    percent = 100 * covered / branches if branches else 100.0
    print(f"{covered} of {branches} branches covered: {percent:.1f} %, at least {threshold} % wanted")
    return 0 if percent >= threshold else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
