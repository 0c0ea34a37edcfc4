"""A labyrinth far larger than any that is played, shown to a page in place of the one that lies at its table."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

CARDS = 150
COLUMNS = 15


def large_labyrinth(cards: list[str]) -> list[dict[str, Any]]:
    """Return as many laid cards as wanted, one beside the other."""
    return [
        {"cell": [place % COLUMNS, place // COLUMNS - 5], "card": cards[place % len(cards)], "turned": False}
        for place in range(CARDS)
    ]


def fill_the_board(page: Page, url: str) -> None:
    """Let the page see a large labyrinth in place of the one that lies at its table."""
    rules = page.request.get(f"{url}/api/rules/base").json()
    laid = large_labyrinth([card["name"] for card in rules["cards"] if card["kind"] == "tunnel"])

    def relay(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("now"):
                said["now"]["view"]["board"] = laid
            client.send(json.dumps(said))

        server.on_message(pass_on)

    page.route_web_socket("**/ws/tables/*", relay)
