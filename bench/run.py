"""`make bench`: drakkar plain and compiled, beside catanatron and OpenSpiel, in one run."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path

from bench.contest import ROOT, contest
from bench.report import Results, machine, report
from bench.worker import CONTESTANTS

ROUNDS, SECONDS = 7, 0.5
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.05


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--plain-src", type=Path, default=ROOT / "src", help="the source that runs plain")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file as well")
    parser.add_argument("--quick", action="store_true", help="a few seconds, for a rough idea")
    arguments = parser.parse_args()
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if arguments.quick else (ROUNDS, SECONDS)
    try:
        results = contest(list(CONTESTANTS), arguments.plain_src.resolve(), rounds, seconds, _progress)
    except KeyboardInterrupt:
        raise SystemExit("bench: interrupted") from None
    command = shlex.join(["python", "-m", "bench.run", *sys.argv[1:]])
    print(report(results, command))
    if arguments.json:
        arguments.json.write_text(json.dumps(_data(results, command), indent=2) + "\n", encoding="utf-8")


def _progress(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


def _data(results: Results, command: str) -> dict[str, object]:
    return {
        "command": command,
        "machine": machine(),
        "contestants": {
            side: {
                "facts": result.facts,
                "missing": result.missing,
                "per_second": {
                    measure: {name: sample.rate for name, sample in figures.items()}
                    for measure, figures in result.figures.items()
                },
            }
            for side, result in results.items()
        },
    }


if __name__ == "__main__":
    main()
