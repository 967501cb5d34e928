"""The process that callgrind watches: does every work twice, and marks where the second time begins and ends.

The first time fills caches and lets the interpreter settle. Says in JSON what it is and how much it did.
"""

from __future__ import annotations

import gc
import json
import os
import sys

from bench import ours
from bench.sampling import Missing
from bench.work import works


def mark() -> None:
    """Enters callgrind.MARK, where callgrind writes down what it has counted and starts anew from zero."""
    os.getsid(0)


def main(side: str) -> None:
    try:
        facts = ours.facts(side)
    except Missing as reason:
        print(json.dumps({"facts": "", "missing": f"not counted: {reason}", "times": {}}))
        return
    times: dict[str, int] = {}
    for name, work in works().items():
        work()
        # The collector's rounds begin anew, whatever was done before.
        gc.collect()
        mark()
        times[name] = work()
        mark()
    print(json.dumps({"facts": facts, "missing": "", "times": times}))


if __name__ == "__main__":
    main(sys.argv[1])
