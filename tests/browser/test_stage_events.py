"""Every event of every module, shown to a page as if it had just happened, is seen where it happens."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.player import DESK, PATIENT, PHONE, Player
from tests.browser.test_phone import told
from tests.locale.prompts import UNTOLD, engine_values
from tests.server import positions
from tests.server.running import RunningServer
from undermine.engine.kernel.codec import kind_name
from undermine.engine.kernel.table import Event

#: What is never told (web/src/words/eventIcons.ts): others tell the same, or nothing is to be seen.
QUIET = {
    "announced",
    "answer-given",
    "card-drawn",
    "deck-shuffled",
    "game-began",
    "hand-dealt",
    "supply-shuffled",
    "turn-began",
}
LARGE_CARD = 120  # pixels of its shorter side
#: An example of each kind of field; the first seat is the reader's.
CONTENTS: dict[str, object] = {
    "seat": "@1",
    "seats": ["@1", "@2"],
    "cell": "1,0",
    "cells": ["1,0", "2,0"],
    "edge": "1,0|2,0",
    "edges": ["1,0|2,0"],
    "number": "1",
    "numbers": ["1", "2"],
    "flag": "yes",
    "route": "E",
    "action": "pass",
}


def example(name: str, fields: dict[str, str], card: str) -> dict[str, object]:
    """Return an event with every field filled in; where several players are named, the others are another one."""
    contents = CONTENTS | {"card": card, "cards": [card, card]}
    event: dict[str, object] = {"is": name} | {field: contents[kind] for field, kind in fields.items()}
    return event | {field: "@2" for field, kind in fields.items() if kind == "seat" and field != "seat"}


class Teller:
    """Stands between a page and the server, and tells the page of events that have not happened."""

    def __init__(self, page: Page) -> None:
        self._seq = 0
        self._client: WebSocketRoute | None = None
        page.route_web_socket("**/ws/tables/*", self._relay)

    def _relay(self, client: WebSocketRoute) -> None:
        self._client, server = client, client.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            self._seq = json.loads(message).get("seq", self._seq)
            client.send(message)

        server.on_message(pass_on)

    def tell(self, event: Mapping[str, object]) -> None:
        assert self._client is not None
        self._client.send(
            json.dumps({"type": "update", "seq": self._seq, "now": None, "events": [dict(event)]})
        )


class Watcher:
    """Somebody at a table who is told of every event there is, one after the other."""

    def __init__(self, browser: Browser, server: RunningServer, screen: dict[str, int]) -> None:
        self.player = Player(
            browser, server.url, screen=screen, script=PATIENT, door=False
        )  # what is staged stays until skipped
        self.page = self.player.page
        self.teller = Teller(self.page)
        guest = positions.new_guest(server.database_url)
        self.player.be(guest)
        code = positions.set_up(server.database_url, [guest], "base", 4, positions.turn(2))
        self.page.goto(f"{server.url}/t/{code}")
        self.page.locator(".reveal button").click()
        rules: dict[str, Any] = self.page.request.get(f"{server.url}/api/rules/base").json()
        self.kinds: dict[str, dict[str, str]] = rules["values"]
        self.card: str = rules["cards"][0]["name"]

    def unseen(self, is_seen: Callable[[Page], bool]) -> list[str]:
        """Return the events that are not seen."""
        unseen = []
        for name in sorted(self.told()):
            self.teller.tell(example(name, self.kinds[name], self.card))
            expect(self.page.locator(".stage")).to_be_attached()
            if not is_seen(self.page):
                unseen.append(name)
            self.page.keyboard.press("Escape")
            expect(self.page.locator(".stage")).to_have_count(0)
        return unseen

    def told(self) -> set[str]:
        events = {kind_name(value) for value in engine_values() if issubclass(value, Event)}
        return events - {kind_name(value) for value in UNTOLD} - QUIET


def at_its_place(page: Page) -> bool:
    """Return whether something flies, is marked, or is said at somebody's place or above the board."""
    traces = page.locator("[data-bubble], [data-mark], [data-notice], .flight")
    return traces.filter(visible=True).count() > 0


def over_the_board(page: Page) -> bool:
    """Return whether the last line of the log stands over the board."""
    line = page.locator(".ticker p:not(.spoken)").filter(visible=True)
    return line.count() == 1 and told(line) == told(page.locator(".panel ol").first.locator("li").last)


@pytest.mark.parametrize(
    ("screen", "is_seen"), [(DESK, at_its_place), (PHONE, over_the_board)], ids=["desk", "phone"]
)
def test_every_event_leaves_a_trace(
    browser: Browser, server: RunningServer, screen: dict[str, int], is_seen: Callable[[Page], bool]
) -> None:
    watcher = Watcher(browser, server, screen)
    assert len(watcher.told()) > 80
    assert watcher.unseen(is_seen) == []
    watcher.player.close()


#: Where a flight ends, and where the middle of the card is that it flies to.
ENDS = """flight => {
  const { e: x, f: y } = new DOMMatrix(flight.getAnimations()[0].effect.getKeyframes().at(-1).transform);
  const { left, top, width, height } = document.querySelector("[data-mended]").getBoundingClientRect();
  return [[x, y], [left + width / 2, top + height / 2]].map(spot => spot.map(Math.round));
}"""


@pytest.mark.parametrize("target", ["@2", "@1"], ids=["others", "own"])
def test_a_repair_flies_to_the_tool_that_it_mends(
    browser: Browser, server: RunningServer, target: str
) -> None:
    watcher = Watcher(browser, server, DESK)
    repair = {"card": "repair-pick", "removed": "broken-pick"}
    watcher.teller.tell({"is": "tool-repaired", "seat": "@1", "target": target} | repair)
    tool = watcher.page.locator(f".players [data-seat='{target[1:]}'] [data-mended='broken-pick']")
    expect(tool).to_be_attached()
    end, middle = watcher.page.locator(".flight").evaluate(ENDS)
    assert end == middle
    watcher.page.keyboard.press("Escape")
    expect(tool).to_have_count(0)
    watcher.player.close()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_looker_sees_the_goal_at_its_full_size_and_lays_it_back(
    browser: Browser, server: RunningServer, screen: dict[str, int]
) -> None:
    watcher = Watcher(browser, server, screen)
    look = {"is": "goal-seen", "seat": "@0", "card": watcher.card, "cell": "8,0", "goal": "treasure"}
    watcher.teller.tell(look | {"seat": "@1", "goal": "?"})
    expect(watcher.page.locator(".stage")).to_be_attached()
    lifted = watcher.page.locator(".peek > svg")
    expect(lifted).to_have_count(0)
    watcher.teller.tell(look)
    expect(lifted).to_be_visible()
    box = lifted.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > LARGE_CARD
    watcher.page.keyboard.press("Escape")
    expect(lifted).to_have_count(0)
    watcher.player.close()
