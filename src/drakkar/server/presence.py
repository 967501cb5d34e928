"""Who is at a table by way of other processes, and which process plays its bots: kept in Redis, for a while.

Each process writes down the guests at its tables, and that it lives. It repeats both well before they run
out, so that Redis may lose everything and a process may die: what it wrote is void soon after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from redis.exceptions import RedisError

if TYPE_CHECKING:
    from redis.asyncio import Redis

FAILURES: Final = (RedisError, OSError)
# Guests by process.
Guests = dict[str, frozenset[str]]

# Lengthened or given back by who has it, and by nobody else.
_KEEP: Final = """
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0
"""
_GIVE_BACK: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
"""


class Presence:
    """What one process says and knows of all."""

    def __init__(self, redis: Redis, prefix: str, worker: str, seconds: float) -> None:
        self._redis = redis
        self._prefix = prefix
        self._worker = worker
        self._milliseconds = max(1, round(seconds * 1000))
        self._keep = redis.register_script(_KEEP)
        self._give_back = redis.register_script(_GIVE_BACK)

    def _at(self, table: str) -> str:
        return f"{self._prefix}:at:{table}"

    def _alive(self, worker: str) -> str:
        return f"{self._prefix}:worker:{worker}"

    def _driver(self, table: str) -> str:
        return f"{self._prefix}:driver:{table}"

    async def tell(self, here: Mapping[str, Iterable[str]]) -> dict[str, Guests] | None:
        """Write down who is at these tables here, and read who is at them elsewhere; None if Redis does not
        answer."""
        try:
            async with self._redis.pipeline(transaction=False) as bundle:
                bundle.set(self._alive(self._worker), 1, px=self._milliseconds)
                for table, guests in here.items():
                    said = " ".join(sorted(guests))
                    if said:
                        bundle.hset(self._at(table), self._worker, said)
                    else:
                        bundle.hdel(self._at(table), self._worker)
                    bundle.pexpire(self._at(table), self._milliseconds * 10)
                await bundle.execute()
            return await self.elsewhere(here)
        except FAILURES:
            return None

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, Guests]:
        """Who is at these tables by way of other processes that live."""
        names = list(tables)
        try:
            async with self._redis.pipeline(transaction=False) as bundle:
                for table in names:
                    bundle.hgetall(self._at(table))
                told = await bundle.execute() if names else []
            found = [
                {
                    worker.decode(): frozenset(guests.decode().split())
                    for worker, guests in each.items()
                    if worker.decode() != self._worker
                }
                for each in told
            ]
            workers = sorted({worker for each in found for worker in each})
            living = await self._redis.mget([self._alive(worker) for worker in workers]) if workers else []
        except FAILURES:
            return {}
        alive = {worker for worker, sign in zip(workers, living, strict=True) if sign}
        return {
            table: {worker: guests for worker, guests in each.items() if worker in alive}
            for table, each in zip(names, found, strict=True)
        }

    async def drive(self, table: str) -> bool:
        """Whether the bots of this table are this process's to play, from now on for a while. Without Redis
        everybody's: they may think in vain, but of two rows with one number the database keeps one."""
        try:
            return bool(await self._keep(keys=[self._driver(table)], args=[self._worker, self._milliseconds]))
        except FAILURES:
            return True

    async def hand_over(self, table: str) -> None:
        try:
            await self._give_back(keys=[self._driver(table)], args=[self._worker])
        except FAILURES:
            return  # it runs out by itself
