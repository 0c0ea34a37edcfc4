"""The page about the HTTP interface: everything is on it, and nothing that our own policy forbids."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.in_process import InProcess
from undermine.server.settings import Settings
from undermine.server.store.database import Database

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    folder: Path = tmp_path_factory.mktemp("page")
    running = InProcess(Settings(), Database(f"sqlite:///{folder}/undermine.sqlite"))
    yield running
    running.stop()


def test_every_request_and_type_is_on_the_page_with_what_it_is_for(server: InProcess) -> None:
    described = server.request("GET", "/api/schema/openapi.json").json()
    page = server.request("GET", "/api/schema").text
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert f"<b>{method.upper()}</b> {path}</h3>" in page
            assert operation["description"]
            assert "Failure" in str(operation["responses"]["4XX"])
    for name, shape in described["components"]["schemas"].items():
        assert f'id="type-{name}"' in page
        assert set(re.findall("<code>(.*?)</code>", page)) >= set(shape.get("properties", {}))
    assert "Make a table and sit down on its first seat." in page


def test_the_page_keeps_to_the_policy_and_its_links_lead_somewhere(server: InProcess) -> None:
    answer = server.request("GET", "/api/schema")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["content-type"].startswith("text/html")
    assert not re.search("<script|<style|style=|//|javascript:", answer.text)
    places = set(re.findall('id="([^"]+)"', answer.text))
    for link in set(re.findall('href="([^"]+)"', answer.text)):
        assert link.removeprefix("#") in places or server.request("GET", link).is_success
