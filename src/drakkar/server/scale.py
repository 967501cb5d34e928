"""What more than one process needs; whoever asks for half of it is told the rest before anything starts."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from drakkar.kernel.errors import UserError
from drakkar.server.config import Config

if TYPE_CHECKING:
    from redis.asyncio import Redis

# An answer that takes longer, in seconds, is none: Redis is asked in the middle of everything.
ANSWERS_WITHIN: Final = 2.0


def check(config: Config) -> None:
    """Refuses what cannot work, in one line that says what to do."""
    if config.workers < 1:
        raise UserError("bad-setting", name="--workers", value=str(config.workers))
    if config.workers > 1 and not (config.on_postgres and config.redis):
        raise UserError("workers-alone", workers=str(config.workers))
    if config.bot_workers < 1 and not config.redis:
        raise UserError("bad-setting", name="DRAKKAR_BOT_WORKERS", value=str(config.bot_workers))
    if config.redis and not config.on_postgres:
        raise UserError("redis-without-postgres")
    if config.on_postgres:
        must_have("asyncpg")
    if config.redis:
        must_have("redis", "saq")
        open_redis(config.redis)


def must_have(*packages: str) -> None:
    """Packages of the extra `scale`."""
    for package in packages:
        if find_spec(package) is None:
            raise UserError("scale-missing", package=package)


def open_redis(url: str, retries: int = 1) -> Redis:
    """Connections to Redis or Valkey, made when they are needed. What fails, fails soon: nobody waits for
    what may be lost anyway."""
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    try:
        return Redis.from_url(
            url,
            socket_connect_timeout=ANSWERS_WITHIN,
            socket_timeout=ANSWERS_WITHIN,
            # Once more, on a new connection: the old one may have ended long ago.
            retry=Retry(NoBackoff(), retries),
        )
    except ValueError as error:
        raise UserError("redis-unusable", reason=str(error)) from None


async def must_answer(url: str) -> None:
    """At the start Redis has to be there; later on it may come and go."""
    from redis.exceptions import RedisError

    redis = open_redis(url)
    try:
        await redis.get("there?")
    except (RedisError, OSError) as error:
        raise UserError("redis-unusable", reason=str(error)) from None
    finally:
        await redis.aclose()
