"""Luck, injected: rules ask `chance.index(n, source)`; who answers is the caller's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b, sha256
from random import Random
from typing import NamedTuple, final

from drakkar.kernel.errors import UserError


class Draw(NamedTuple):
    """One stroke of luck: `outcome` out of `n`, from the named source."""

    source: str
    n: int
    outcome: int


class Chance:
    """Where the rules get their luck from."""

    def index(self, n: int, source: str) -> int:
        """An int in range(n). `source` names what is drawn from, such as the bag."""
        raise NotImplementedError

    def shuffled(self, items: Sequence[int], source: str) -> list[int]:
        """The items in a random order (Fisher–Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.index(last + 1, source)
            order[last], order[other] = order[other], order[last]
        return order


@final
class Live(Chance):
    """Luck of a real match: seeded, with one counter-based stream per source, and every draw recorded.

    A draw depends only on the seed, the source and how often that source was asked before. So undoing
    a draw and doing it again gives the same outcome, and other sources are not disturbed.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.counters: dict[str, int] = {}
        self.draws: list[Draw] = []

    def index(self, n: int, source: str) -> int:
        count = self.counters.get(source, 0)
        self.counters[source] = count + 1
        outcome = stream_index(self.seed, source, count, n)
        self.draws.append(Draw(source, n, outcome))
        return outcome

    def __reduce__(self) -> tuple[object, ...]:
        return _live_at, (self.seed, dict(self.counters), tuple(self.draws))

    def take_draws(self) -> tuple[Draw, ...]:
        """What was drawn since the last call."""
        taken = tuple(self.draws)
        self.draws = []
        return taken

    def skip(self, draws: Sequence[Draw]) -> None:
        """Move the streams on over draws made earlier, as when a saved match is resumed."""
        for draw in draws:
            self.counters[draw.source] = self.counters.get(draw.source, 0) + 1

    def put_back(self, draws: Sequence[Draw]) -> None:
        """Roll the streams back over these draws, so that they will come again."""
        for draw in draws:
            self.counters[draw.source] -= 1


def _live_at(seed: str, counters: dict[str, int], draws: tuple[Draw, ...]) -> Live:
    live = Live(seed)
    live.counters = dict(counters)
    live.draws = list(draws)
    return live


def stream_index(seed: str, source: str, count: int, n: int) -> int:
    """The outcome number `count` of a source's stream: unbiased by rejecting the ragged end."""
    limit = (1 << 64) - (1 << 64) % n
    attempt = 0
    while True:
        message = f"{seed}/{source}/{count}/{attempt}".encode()
        value = int.from_bytes(blake2b(message, digest_size=8).digest(), "big")
        if value < limit:
            return value % n
        attempt += 1


def seed_commitment(seed: str) -> str:
    """What is published at the start, so that the seed shown at the end can be checked."""
    return sha256(f"drakkar/{seed}".encode()).hexdigest()


@final
class Replay(Chance):
    """Luck read back from a record. Complains when the rules ask for something else than was recorded."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self.draws = list(draws)
        self.next = 0

    def index(self, n: int, source: str) -> int:
        if self.next >= len(self.draws):
            raise UserError("saga-luck-missing", source=source)
        draw = self.draws[self.next]
        if draw.source != source or draw.n != n or not 0 <= draw.outcome < n:
            raise UserError(
                "saga-luck-differs", source=source, n=n, found=f"{draw.source}:{draw.outcome}/{draw.n}"
            )
        self.next += 1
        return draw.outcome

    def __reduce__(self) -> tuple[object, ...]:
        return _replay_at, (tuple(self.draws), self.next)

    def finished(self) -> bool:
        return self.next == len(self.draws)


def _replay_at(draws: tuple[Draw, ...], number: int) -> Replay:
    replay = Replay(draws)
    replay.next = number
    return replay


@final
class Search(Chance):
    """A bot's or a simulation's own luck: fast, seeded, unrecorded."""

    def __init__(self, seed: int) -> None:
        self.generator = Random(seed)
        self.random: Callable[[], float] = self.generator.random

    def __reduce__(self) -> tuple[object, ...]:
        return _search_at, (self.generator.getstate(),)

    def index(self, n: int, source: str) -> int:
        return int(self.random() * n)


def _search_at(state: tuple[int, tuple[int, ...], float | None]) -> Search:
    search = Search(0)
    search.generator.setstate(state)
    return search


class LuckNeeded(Exception):
    """A Script has run out: the rules want one of `n` outcomes of `source` here."""

    def __init__(self, source: str, n: int) -> None:
        super().__init__(f"{source}: 1 of {n}")
        self.source = source
        self.n = n


@final
class Script(Chance):
    """Luck chosen by the caller, outcome by outcome; asks for the next one by raising LuckNeeded.

    Tests use it to choose a draw. Running again with each outcome appended gives explicit chance nodes.
    """

    def __init__(self, outcomes: Sequence[int] = ()) -> None:
        self.outcomes = list(outcomes)
        self.next = 0

    def index(self, n: int, source: str) -> int:
        if self.next >= len(self.outcomes):
            raise LuckNeeded(source, n)
        outcome = self.outcomes[self.next]
        if not 0 <= outcome < n:
            raise ValueError(f"scripted outcome {outcome} is not one of {n} ({source})")
        self.next += 1
        return outcome

    def __reduce__(self) -> tuple[object, ...]:
        return _script_at, (tuple(self.outcomes), self.next)


def _script_at(outcomes: tuple[int, ...], number: int) -> Script:
    script = Script(outcomes)
    script.next = number
    return script
