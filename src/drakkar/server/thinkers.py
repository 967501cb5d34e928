"""Thinking as a service of its own: servers put jobs into a queue in Redis, `drakkar think` takes them out.

What travels are plain values as JSON, so nobody who can write to Redis can run anything here. The answer
waits in a list of its own until it is fetched. A service that dies, or a Redis that forgets, makes a thought
late: who waits for it asks again, or thinks by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar
from uuid import uuid4

import msgspec

from drakkar.coach.judging import Counsel, Judgement
from drakkar.server import bot_worker
from drakkar.server.bot_worker import Forgotten, Job, Question, Thought

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from saq.queue.redis import RedisQueue

LOG = logging.getLogger(__name__)

Result = TypeVar("Result")

# What can be asked for: by name, what is sent and what comes back.
WORKS: Final[dict[str, tuple[Callable[[Any], Any], type[Any], type[Any]]]] = {
    "think": (bot_worker.think, Job, Thought),
    "hint": (bot_worker.hint, Question, Counsel),
    "review": (bot_worker.review, Question, Judgement),
}
# A service says so often, in seconds, that it is there; who waits for an answer looks as often.
SIGN_OF_LIFE: Final = 3
LOOK: Final = 2
# How long it is believed that services are there, or are not; and an answer is kept.
BELIEVED: Final = 1.0
KEPT: Final = 60
# No thought takes so long, in seconds.
AT_MOST: Final = 600
# What comes back if the plies that were left out are not known there, or if it went wrong.
FORGOTTEN: Final = b"forgotten"
FAILED: Final = b"failed"


class Unanswered(Exception):
    """Nobody thinks for us now."""


def open_queue(url: str, prefix: str) -> RedisQueue:
    """The queue, by a line that may wait: taking a job does."""
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import ConstantBackoff
    from saq.queue.redis import RedisQueue

    redis = Redis.from_url(url, socket_connect_timeout=LOOK, retry=Retry(ConstantBackoff(0.5), 2))
    return RedisQueue(redis, name=f"{prefix}-think")


def encode(task: Job | Question) -> str:
    return msgspec.json.encode(task).decode()


def reply_to(prefix: str, number: str) -> str:
    return f"{prefix}:thought:{number}"


class Thinkers:
    """The services, as a server sees them."""

    def __init__(self, url: str, prefix: str) -> None:
        self._queue = open_queue(url, prefix)
        self._redis: Redis = self._queue.redis
        self._prefix = prefix
        self._there = False
        self._looked = 0.0

    async def there(self) -> bool:
        """Whether a service answers. Tells the log when that changes."""
        if self._looked and monotonic() - self._looked < BELIEVED:
            return self._there
        there = bool(await self._alive())
        if self._looked and there != self._there:
            if there:
                LOG.warning("a service thinks for the bots")
            else:
                LOG.warning("no service thinks for the bots: start `drakkar think`")
        self._there, self._looked = there, monotonic()
        return there

    async def ask(self, work: str, task: Job | Question) -> Any:
        """What a service finds; it is told when nobody waits any more. Raises Unanswered if none does."""
        from redis.exceptions import RedisError
        from saq import Job as Queued

        number = uuid4().hex
        queued = Queued(
            function=work,
            kwargs={"task": encode(task), "number": number},
            key=number,
            timeout=AT_MOST,
            ttl=KEPT,
        )
        try:
            await self._queue.enqueue(queued)
            while True:
                reply: Any = self._redis.blpop([reply_to(self._prefix, number)], timeout=LOOK)
                answer = await reply
                if answer is not None:
                    return _read(work, answer[1])
                await self._must_be_thought_about(number)
        except (RedisError, OSError) as error:
            raise Unanswered from error
        except asyncio.CancelledError:
            await asyncio.shield(self._give_up(queued))
            raise

    async def close(self) -> None:
        await self._queue.disconnect()

    async def _alive(self) -> set[str]:
        from redis.exceptions import RedisError

        try:
            return set((await self._queue.info())["workers"])
        except (RedisError, OSError):
            return set()

    async def _must_be_thought_about(self, number: str) -> None:
        """It waits for its turn, or a service that lives has it."""
        alive = await self._alive()
        job = await self._queue.job(number)
        if not alive or job is None or (job.worker_id and job.worker_id not in alive):
            self._looked = 0.0
            raise Unanswered

    async def _give_up(self, queued: Any) -> None:
        from redis.exceptions import RedisError

        try:
            await queued.abort("nobody waits for it")
        except (RedisError, OSError):
            return


def _read(work: str, answer: bytes) -> Any:
    if answer == FORGOTTEN:
        raise Forgotten(work)
    if answer == FAILED:
        raise Unanswered
    return msgspec.json.decode(answer, type=WORKS[work][2])
