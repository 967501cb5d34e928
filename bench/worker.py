"""One contestant in a process of its own: says what it is, then runs the measures it is asked for.

Each line in is `SECONDS MEASURE`, each line out is JSON. The contestants take turns, so that whatever else
the machine does hits all of them alike.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from bench import ours, peers
from bench.sampling import Measure, Missing

Contestant: TypeAlias = tuple[Callable[[], str], Callable[[], dict[str, Measure]]]

CONTESTANTS: dict[str, Contestant] = {
    "plain": (partial(ours.facts, "plain"), ours.measures),
    "compiled": (partial(ours.facts, "compiled"), ours.measures),
    "catanatron": (peers.catanatron_facts, peers.catanatron_measures),
    "OpenSpiel": (peers.openspiel_facts, peers.openspiel_measures),
}


def main(name: str) -> None:
    # What a peer prints must not end up between our lines.
    answers, sys.stdout = sys.stdout, sys.stderr
    facts, make_measures = CONTESTANTS[name]
    try:
        hello = {"facts": facts(), "missing": ""}
        measures = make_measures()
    except Missing as reason:
        hello = {"facts": "", "missing": f"not measured: {reason}"}
        measures = {}
    # The positions kept for measuring must not make the collector's rounds longer than in a real program.
    gc.collect()
    gc.freeze()
    print(json.dumps({**hello, "measures": list(measures)}), file=answers, flush=True)
    for line in sys.stdin:
        seconds, measure = line.strip().split(" ", 1)
        print(json.dumps(measures[measure](float(seconds))), file=answers, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit(130)  # the one who asks says that it was interrupted
