"""The description of the HTTP interface (OpenAPI), which also says that unknown fields are refused."""

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from undermine.server import api
from undermine.server.schema import REQUESTS

EXACT = {"api_Options" if kind is api.Options else kind.__name__ for kind in REQUESTS}
"""What requests are made of, as Litestar names it: there are also the options of a question."""


class ExactDescription(JsonRenderPlugin):
    """Gives the description as JSON; Litestar by itself leaves out that fields which are not named are refused."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Add what is missing."""
        described = openapi_schema["components"]["schemas"]
        for name in EXACT & set(described):
            described[name]["additionalProperties"] = False
        return super().render(request, openapi_schema)
