"""Who thinks next: a fair queue in front of the bots' processes.

A place that becomes free goes to the address with the fewest thoughts under way, then the one that has waited
longest since its last turn; within it to the guest by the same measure; within those a bot's turn comes
before a hint, and a hint before an analysis. So nobody waits for what others have piled up, only for their
share.

What nobody needs is lent out, to searches that go faster with helpers, and taken back when somebody asks.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Final

from drakkar.table.refusals import Refuse

# How many of those who had a turn are remembered at a time.
REMEMBERED: Final = 10_000


class Kind(IntEnum):
    """What is thought about; the first comes before the others of the same guest."""

    TURN = 0
    HINT = 1
    ANALYSIS = 2


@dataclass(frozen=True)
class Asker:
    """On whose behalf: an address (or IPv6 household), and a guest there."""

    address: str = ""
    guest: str = ""

    @property
    def shares(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What is counted, the larger one first."""
        return (self.address,), (self.address, self.guest)


@dataclass(eq=False)
class _Ticket:
    asker: Asker
    kind: Kind
    number: int
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    begun: bool = False


class Turns:
    """So many places to think in; and so many thoughts that one guest or one address may ask for at a
    time."""

    def __init__(self, places: int, per_guest: int = 1_000_000, per_address: int = 1_000_000) -> None:
        self._places = places
        self._most = (per_address, per_guest)
        self._free = places
        self._numbers = count(1)
        self._waiting: list[_Ticket] = []
        # By share: how many are under way, how many are under way or wait, and when it had its last turn.
        self._running: Counter[tuple[str, ...]] = Counter()
        self._asked: Counter[tuple[str, ...]] = Counter()
        self._served: OrderedDict[tuple[str, ...], int] = OrderedDict()
        # How to get back what is lent, the latest at the end.
        self._lent: list[Callable[[], object]] = []
        self._hoping: list[asyncio.Future[None]] = []

    @asynccontextmanager
    async def place(self, asker: Asker, kind: Kind) -> AsyncIterator[None]:
        """A place, when it is this one's turn. Refuses who asks for too much at a time."""
        if not self._has_room(asker):
            raise Refuse("thinking-quota")
        ticket = _Ticket(asker, kind, next(self._numbers))
        self._asked.update(asker.shares)
        self._waiting.append(ticket)
        try:
            self._call()
            await ticket.called
            yield
        finally:
            self._forget(ticket)
            self._call()

    async def room(self, asker: Asker) -> None:
        """Until this one may ask again."""
        while not self._has_room(asker):
            hope: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._hoping.append(hope)
            await hope

    @contextmanager
    def loan(self, give_back: Callable[[], object]) -> Iterator[bool]:
        """A place that nobody needs now, if there is one. `give_back` is called when somebody does."""
        if not self._free:
            yield False
            return
        self._free -= 1
        self._lent.append(give_back)
        try:
            yield True
        finally:
            if give_back in self._lent:
                self._lent.remove(give_back)
                self._free += 1
                self._call()

    @property
    def idle(self) -> int:
        """Places that nobody needs now."""
        return self._free

    def load(self, asker: Asker) -> tuple[int, ...]:
        """How much this one thinks already; the least loaded of a table's people stands for it."""
        return tuple(self._running[share] for share in asker.shares)

    def _has_room(self, asker: Asker) -> bool:
        return all(self._asked[share] < most for share, most in zip(asker.shares, self._most, strict=True))

    def _call(self) -> None:
        """Give what is free to whose turn it is."""
        # Who has just left is not called.
        self._waiting = [ticket for ticket in self._waiting if not ticket.called.done()]
        while self._waiting:
            if not self._free:
                if not self._lent:
                    return
                # Whoever it was lent to gives it up at once.
                self._lent.pop()()
                self._free += 1
            ticket = min(self._waiting, key=self._rank)
            self._waiting.remove(ticket)
            self._free -= 1
            ticket.begun = True
            self._running.update(ticket.asker.shares)
            for share in ticket.asker.shares:
                self._served[share] = next(self._numbers)
                self._served.move_to_end(share)
            while len(self._served) > REMEMBERED:
                self._served.popitem(last=False)
            ticket.called.set_result(None)

    def _rank(self, ticket: _Ticket) -> tuple[int, ...]:
        address, guest = ticket.asker.shares
        return (
            self._running[address],
            self._served.get(address, 0),
            self._running[guest],
            self._served.get(guest, 0),
            ticket.kind,
            ticket.number,
        )

    def _forget(self, ticket: _Ticket) -> None:
        """It is thought, or nobody wants it any more."""
        if ticket.begun:
            self._free += 1
            _take_off(self._running, ticket.asker)
        elif ticket in self._waiting:
            self._waiting.remove(ticket)
        _take_off(self._asked, ticket.asker)
        hoping, self._hoping = self._hoping, []
        for hope in hoping:
            if not hope.done():
                hope.set_result(None)


def _take_off(counted: Counter[tuple[str, ...]], asker: Asker) -> None:
    for share in asker.shares:
        counted[share] -= 1
        if not counted[share]:
            del counted[share]
