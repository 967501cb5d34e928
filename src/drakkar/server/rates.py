"""How often somebody may ask."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Final

# How many of those who ask are remembered at a time.
REMEMBERED: Final = 10_000


@dataclass
class Bucket:
    """So many requests at once, and so many a second after that."""

    rate: float
    burst: int
    level: float = 0.0
    at: float = 0.0

    def take(self, now: float) -> bool:
        self.level = max(0.0, self.level - (now - self.at) * self.rate)
        self.at = now
        if self.level + 1 > self.burst:
            return False
        self.level += 1
        return True


class Buckets:
    """A bucket for each who asks, by address or name; the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, at=monotonic())
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take(monotonic())
