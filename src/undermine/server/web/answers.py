"""What several endpoints answer with: links to pages of this server, drawings of them, and what is packed already."""

import gzip
from io import BytesIO
from typing import Any

import segno
from litestar import MediaType, Response

from undermine.server.settings import Settings
from undermine.server.web.guards import AnyRequest


def base_address(request: AnyRequest, settings: Settings) -> str:
    """Return the address of the server: as it was set, or as it was asked for."""
    return settings.public_url or str(request.base_url).rstrip("/")


def qr_code(link: str) -> bytes:
    """Return a link as a drawing (SVG) that cameras read."""
    drawing = BytesIO()
    segno.make_qr(link).save(drawing, kind="svg", scale=8, border=2, xmldecl=False)
    return drawing.getvalue()


def packed(request: AnyRequest, answer: bytes) -> Response[Any]:
    """Return an answer in JSON that is packed already; unpack it only for who does not know how to."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(answer), media_type=MediaType.JSON)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(answer, media_type=MediaType.JSON, headers=headers)
