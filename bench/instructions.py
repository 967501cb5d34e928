"""`make bench ARGS=--instructions`: counts instructions instead of seconds, and compares with an earlier run.

Leaves with 1 if any measure takes over 5 % more instructions than in the run it is compared with.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path

from bench.callgrind import Counts, count, valgrind_version
from bench.contest import ROOT
from bench.growth import ENGINES, LIMIT, Counted, differences, grown, table

# How gcc and clang sign what they compile.
COMPILER = re.compile(rb"GCC: \([^)]*\) [\d.]+|clang version [\d.]+")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench --instructions", description=__doc__)
    parser.add_argument("--plain-src", type=Path, default=ROOT / "src", help="the source that runs plain")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the counts, to compare with later")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with the counts of that file")
    parser.add_argument("--engine", choices=ENGINES, help="only this one; both take some five minutes")
    arguments = parser.parse_args()
    before = load(arguments.against) if arguments.against else None
    try:
        now = _count([arguments.engine] if arguments.engine else list(ENGINES), arguments.plain_src.resolve())
    except KeyboardInterrupt:
        raise SystemExit("bench: interrupted") from None
    if arguments.save:
        arguments.save.write_text(json.dumps(asdict(now), indent=2) + "\n", encoding="utf-8")
    print("\n".join(report(before, now)))
    sys.exit(1 if before is not None and grown(before, now) else 0)


def load(file: Path) -> Counted:
    """What an earlier run saved."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        return Counted(
            dict(data["made_with"]), {name: Counts(**counts) for name, counts in data["engines"].items()}
        )
    except OSError as problem:
        raise SystemExit(f"bench: {file} cannot be read: {problem.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise SystemExit(f"bench: {file} is not what --instructions --save writes") from None


def report(before: Counted | None, now: Counted) -> list[str]:
    facts = [f"{name}: {value}" for name, value in now.made_with.items()]
    engines = [f"{name}: {counts.missing or counts.facts}" for name, counts in now.engines.items()]
    lines = [*facts, *engines, "", *table(before, now)]
    if before is None:
        return lines
    more = grown(before, now)
    verdict = [f"Grown by more than {LIMIT:.0%}:", *[f"- {line}" for line in more]]
    return [
        *lines,
        "",
        *differences(before, now),
        *(verdict if more else [f"Nothing grew by more than {LIMIT:.0%}."]),
    ]


def _count(engines: list[str], plain_src: Path) -> Counted:
    made_with = {
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "valgrind": valgrind_version(),
        "C compiler": compiler(),
        "machine": f"{platform.system()} {platform.machine()}",
    }
    counts: dict[str, Counts] = {}
    for engine in engines:
        print(f"bench: counting the instructions of the {engine} engine", file=sys.stderr, flush=True)
        counts[engine] = count(engine, plain_src)
    return Counted(made_with, counts)


def compiler() -> str:
    """What compiled the engine that is installed here."""
    spec = find_spec("drakkar__mypyc")
    if spec is None or spec.origin is None:
        return "none"
    signed = COMPILER.search(Path(spec.origin).read_bytes())
    return "unknown" if signed is None else signed[0].decode()


if __name__ == "__main__":
    main()
