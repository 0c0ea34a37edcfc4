"""The description of the HTTP interface (OpenAPI), for programs as JSON and for people as a page."""

from inspect import cleandoc
from pathlib import Path
from typing import Any

from litestar import MediaType, Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from undermine.protocol.schema import schema
from undermine.server.web import api_page

STYLE = Path(__file__).parent / "plain" / "api.css"
FAILURE = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
FAILURE_FIELDS = {
    "code": {"type": "string"},
    "message": {"type": "string"},
    "about": {"type": "object", "additionalProperties": {"type": ["string", "integer"]}},
}


def exact(description: dict[str, Any]) -> dict[str, Any]:
    """Add what Litestar leaves out: what types are for, that unknown fields are refused, what refusals look like."""
    types = description["components"]["schemas"]
    types["Failure"] = {"type": "object", "properties": FAILURE_FIELDS, "required": list(FAILURE_FIELDS)}
    for full_name, kind in schema()["$defs"].items():
        # Where there are two of a name (options of a table, and of a question), it says where each of them is from.
        name = "_".join(full_name.split(".")[-2:])
        if name in types:
            types[name]["description"] = cleandoc(kind.get("description", ""))
            types[name]["additionalProperties"] = kind.get("additionalProperties", True)
    for methods in description["paths"].values():
        for operation in methods.values():
            operation["responses"].pop("400", None)
            operation["responses"]["4XX"] = {"description": "Refused", "content": FAILURE}
    return description


class Description(JsonRenderPlugin):
    """Gives the description as JSON."""

    def __init__(self) -> None:
        super().__init__()
        self._written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._written = self._written or super().render(request, exact(openapi_schema))
        return self._written


class Page(OpenAPIRenderPlugin):
    """Gives the description as a page, which needs no script and nothing from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._written:
            page = api_page.written(exact(openapi_schema), self.get_openapi_json_route(request))
            self._written = page.encode()
        return self._written


class Style(OpenAPIRenderPlugin):
    """Gives the page its looks."""

    def __init__(self) -> None:
        super().__init__(path="/api.css", media_type=MediaType.CSS)

    def render(self, _request: Request[Any, Any, Any], _openapi_schema: dict[str, Any]) -> bytes:
        return STYLE.read_bytes()
