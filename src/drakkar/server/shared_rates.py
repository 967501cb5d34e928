"""How often somebody may ask all processes of a fleet together: their bucket is in Redis.

Each process has its own buckets besides, so that a Redis which does not answer, or forgets, loosens the limit
to so many times the processes there are, and never lifts it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redis.exceptions import RedisError

if TYPE_CHECKING:
    from redis.asyncio import Redis

# The level of a bucket and when it was last looked at, by Redis's own clock; once empty it is forgotten.
_TAKE: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local level = math.max(0, (tonumber(kept[1]) or 0) - (now - (tonumber(kept[2]) or now)) * rate)
local taken = level + 1 <= burst
if taken then level = level + 1 end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * (level / rate + 1)))
return taken and 1 or 0
"""


class SharedBuckets:
    """A bucket for each who asks, the same in all processes."""

    def __init__(self, redis: Redis, prefix: str, rate: float, burst: int) -> None:
        self._prefix = prefix
        self._limits = [rate, burst]
        self._take = redis.register_script(_TAKE)

    async def take(self, who: str) -> bool:
        try:
            return bool(await self._take(keys=[f"{self._prefix}:rate:{who}"], args=self._limits))
        except (RedisError, OSError):
            return True
