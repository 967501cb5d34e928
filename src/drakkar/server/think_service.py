"""`drakkar think`: takes thoughts from the queue, and gives each to a process of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec

from drakkar.server.bot_worker import Forgotten
from drakkar.server.bots import Bots
from drakkar.server.config import Config
from drakkar.server.scale import must_answer, must_have
from drakkar.server.thinkers import FAILED, FORGOTTEN, KEPT, SIGN_OF_LIFE, WORKS, open_queue, reply_to

LOG = logging.getLogger(__name__)


def think(config: Config, say: Callable[..., None]) -> None:
    """Until Ctrl-C."""
    from drakkar.server.logs import set_up_logs

    must_have("redis", "saq")
    asyncio.run(must_answer(config.redis))
    set_up_logs(config.log_level, config.log_rate, config.log_burst)
    asyncio.run(_serve(config, say))


async def _serve(config: Config, say: Callable[..., None]) -> None:
    from saq import Worker

    places = max(1, config.bot_workers)
    bots = Bots(places, 0.0)
    bots.warm_up()
    queue = open_queue(config.redis, config.redis_prefix)
    numbers = count(1)

    def answering(name: str) -> Callable[..., Awaitable[None]]:
        work, kind, _ = WORKS[name]

        async def answer(_: object, *, task: str, number: str) -> None:
            # Numbers of jobs are those of whoever asks; here they would be somebody else's, too.
            asked: Any = msgspec.json.decode(task, type=kind)._replace(number=next(numbers))
            try:
                found = msgspec.json.encode(await bots.run(work, asked))
            except Forgotten:
                found = FORGOTTEN
            except Exception:
                LOG.exception("a thought failed")
                found = FAILED
            async with queue.redis.pipeline() as bundle:
                bundle.rpush(reply_to(config.redis_prefix, number), found)
                bundle.expire(reply_to(config.redis_prefix, number), KEPT)
                await bundle.execute()

        return answer

    worker: Worker[Any] = Worker(
        queue,
        [(name, answering(name)) for name in WORKS],
        concurrency=places,
        dequeue_timeout=1.0,
        timers={"schedule": 1, "worker_info": SIGN_OF_LIFE, "sweep": 60, "abort": 1},
    )
    say("think-ready", places=places)
    try:
        await worker.start()
    finally:
        await bots.close([])
        await queue.disconnect()
