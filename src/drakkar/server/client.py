"""Any other address: a file of the web client, or its page."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from drakkar.server.hall import Hall


@get(["/", "/{path:path}"])
async def client_file(
    request: Request[Any, Any, Any], hall: Hall, path: FromPath[str] = ""
) -> Response[bytes]:
    found = hall.client.find(path.strip("/"))
    headers = {"etag": found.etag, "cache-control": found.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.squeezed, headers=headers, media_type=found.media_type)
    return Response(found.content, headers=headers, media_type=found.media_type)


HANDLERS = [client_file]
