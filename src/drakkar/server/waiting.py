"""Answers that take long are worked out only as long as somebody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import HTTPException

# As others call it; nobody is there to read it.
GONE = 499

Answer = TypeVar("Answer")


async def while_wanted(request: Request[Any, Any, Any], work: Coroutine[Any, Any, Answer]) -> Answer:
    """The answer; if whoever asked goes away, the work on it ends at once."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_leaving(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HTTPException(status_code=GONE)
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _leaving(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
