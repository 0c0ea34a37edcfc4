"""Answers that were packed where they were made."""

import gzip
from typing import Any

from litestar import MediaType, Response

from undermine.server.web.guards import AnyRequest


def packed(request: AnyRequest, answer: bytes) -> Response[Any]:
    """Return an answer in JSON that is packed already; unpack it only for who does not know how to."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(answer), media_type=MediaType.JSON)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(answer, media_type=MediaType.JSON, headers=headers)
