"""Who plays Althing in tests of the server: chooses by the options alone, and gets somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

# By what it is asked for, which some verb tells: what is then done, and how often it is if it can be. What
# comes last is done if nothing else was.
HABITS: dict[str, tuple[tuple[str, float], ...]] = {
    "end": (
        ("play", 0.5),
        ("cross", 0.95),
        ("store", 0.2),
        ("swap", 0.1),
        ("fetch", 0.1),
        ("trade", 0.2),
        ("recruit", 0.8),
        ("end", 1.0),
    ),
    "confirm": (("confirm", 1.0),),
    "pay": (("pay", 1.0),),
    "let": (("answer", 0.5), ("let", 1.0)),
    "decline": (("cross", 0.9), ("play", 0.7), ("recruit", 0.7), ("decline", 1.0)),
    "draw": (("drop", 0.5), ("draw", 1.0)),
}


def choose(options: Sequence[str], luck: Random) -> str:
    """Trolls are dropped first; otherwise by habit, and where there is none at random."""
    trolls = [option for option in options if option.startswith("drop troll")]
    if trolls:
        return trolls[0]
    verbs = {option.split()[0] for option in options}
    habit = next((known for sign, known in HABITS.items() if sign in verbs), ())
    for verb, often in habit:
        if verb in verbs and luck.random() < often:
            return luck.choice([option for option in options if option.split()[0] == verb])
    return luck.choice(list(options))
