"""Axe finds nothing on any page and in any state, in the dark and in the light look.

In the short form one page is looked at in the dark, the next in the light; in the long form every one in both.
"""

import json
import os
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.barriers import findings
from tests.browser.player import PHONE, Player
from tests.browser.test_stage_events import Teller
from tests.server import positions
from tests.server.finished import finished_game
from tests.server.running import RunningServer

#: The look follows that of the system, which can be changed while a page is open.
LOOK_OF_SYSTEM = "if (origin !== 'null') localStorage['undermine-settings'] ??= '{\"theme\": \"auto\"}'"
SOAK = os.environ.get("UNDERMINE_SOAK") == "1"
#: Every page, and what shows that it is there.
PAGES = {
    "/": ".tiles, .doors",
    "/#new": ".choice",
    "/#you": "form",
    "/here": "main .primary",
    "/host": "form",
    "/rules": "figure",
    "/glossary": ".entry",
    "/ratings": ".hint",
    "/tournaments": "main",
    "/privacy": "section li",
    "/companion": "main .primary",
    "/print?booklet=no": ".sheet .card",
    "/screen": "form",
    "/screen/{game}": ".turn",
    "/replay": "input[type=file]",
    "/replay/{code}?move=30": ".hands li",
    "/verify/{code}": ".verdict",
    "/tutorial": ".lesson",
    "/t/{code}": ".result figure",
    "/p/nobody": "main",
    "/no/such/page": "main",
    "/t/NONE-SUCH": ".missing",
}
#: Where the bots come to each question of the first round soonest.
QUESTIONS = {
    "choose-next": ("current", 6),
    "choose-treasure": ("lost-mines", 6),
    "choose-victim": ("saboteur2", 4),
    "decide-swap": ("jubilee", 5),
    "keep-of-deck": ("jubilee", 5),
    "keep-of-pile": ("base+chests", 6),
    "leave-round": ("base+nuggets", 6),
    "look-at-whom": ("jubilee", 5),
    "move-dwarf": ("lost-mines", 6),
    "move-which-goal": ("jubilee", 5),
    "pay-for-me": ("saboteur2+toll", 4),
    "pick-from-vault": ("base+wc2018", 6),
    "pick-gold": ("base+wc2016", 4),
    "pick-nugget": ("jubilee", 4),
    "pioneer-digs": ("base+wc2022", 6),
    "place-chest": ("base+chests-chosen", 4),
    "place-nugget": ("jubilee", 4),
    "take-from-whom": ("jubilee", 5),
    "take-turn": ("base", 5),
    "turn-mine": ("lost-mines+decider", 4),
    "veto-window": ("base+wc2019", 4),
}
#: One for each way to answer: cards, cells, players, goals, places of a dwarf, yes or no.
SOME_QUESTIONS = ("take-turn", "place-chest", "choose-victim", "move-which-goal", "move-dwarf", "veto-window")
#: Those that bots hardly ever come to; what they offer is offered by others too.
RARE = {"agree-to-stop", "change-gold", "turn-dark-card", "turn-goal", "unmasking"}


class Reader:
    """Somebody who looks at everything."""

    def __init__(self, player: Player, server: RunningServer, guest: positions.Guest) -> None:
        """Begin to read."""
        self.player = player
        self.page: Page = player.page
        self.server = server
        self.guest = guest
        self.found: dict[str, list[tuple[str, list[str]]]] = {}
        self._looks: Iterator[Literal["dark", "light"]] = cycle(("dark", "light"))

    def sit(self, rules: str, seats: int, wanted: positions.Wanted, *others: positions.Guest) -> None:
        """Sit down at a table in that position."""
        code = positions.set_up(self.server.database_url, [self.guest, *others], rules, seats, wanted)
        self.page.goto(f"{self.server.url}/t/{code}")
        self.page.locator("main.table").wait_for()

    def look(self, where: str) -> None:
        """Note what axe finds here."""
        for look in ("dark", "light") if SOAK else (next(self._looks),):
            self.page.emulate_media(color_scheme=look)
            self.page.locator(f"html[data-theme={look}]").wait_for(state="attached")
            if found := findings(self.page):
                self.found[f"{where}, {look}"] = found


@pytest.fixture
def reader(browser: Browser, server: RunningServer) -> Iterator[Reader]:
    player = Player(browser, server.url, screen=PHONE, script=LOOK_OF_SYSTEM, door=False, color_scheme="dark")
    guest = positions.new_guest(server.database_url)
    player.be(guest)
    yield Reader(player, server, guest)
    player.close()


@pytest.mark.slow
def test_pages(reader: Reader) -> None:
    finished = finished_game(reader.server.database_url, "barriers", watch=True)
    game = positions.set_up(reader.server.database_url, [reader.guest], "base", 5, positions.turn(3))
    for path, there in PAGES.items():
        reader.page.goto("about:blank")
        reader.page.goto(reader.server.url + path.format(code=finished, game=game))
        reader.page.locator(there).first.wait_for()
        if reader.page.get_by_role("searchbox").count():
            reader.page.get_by_role("searchbox").fill("0")  # axe takes its time with long pages
        reader.look(path)
    assert reader.found == {}


@pytest.mark.slow
def test_questions(reader: Reader) -> None:
    for question in QUESTIONS if SOAK else SOME_QUESTIONS:
        rules, seats = QUESTIONS[question]
        reader.sit(rules, seats, positions.question(question))
        put_role_away(reader.page)
        reader.page.locator("p.question.mine").wait_for()
        reader.look(question)
    assert reader.found == {}


def test_every_question_is_looked_at(root: Path) -> None:
    asks = json.loads((root / "web" / "tests" / "prompts.json").read_text())["asks"]
    assert set(asks) == set(QUESTIONS) | RARE


def put_role_away(page: Page) -> None:
    if page.locator(".reveal button").count():
        page.locator(".reveal button").click()


def the_dwarf(reader: Reader) -> None:
    reader.page.locator(".top button.role").click()
    reader.page.locator(".reveal").wait_for()


def a_card_in_preview(reader: Reader) -> None:
    hand = reader.page.locator(".hand .card")
    for place in range(hand.count()):
        hand.nth(place).click()
        if reader.page.locator(".aim").count():
            reader.player.take_cell()
            return


def the_sheet_of_a_card(reader: Reader) -> None:
    reader.page.locator(".hand .card").first.focus()
    reader.page.keyboard.press("i")
    reader.page.locator(".sheet[open]").wait_for()


def the_sheet_of_a_player(reader: Reader) -> None:
    reader.page.locator(".players li:not(.mine) .who").first.click()
    reader.page.locator(".sheet[open]").wait_for()


def the_log(reader: Reader) -> None:
    reader.page.locator(".top .log").click()
    reader.page.locator(".panel.open, .panel li").first.wait_for()


def the_rules(reader: Reader) -> None:
    reader.page.locator(".top .help").click()
    reader.page.locator(".help dd").nth(3).wait_for()


def a_refusal(reader: Reader) -> None:
    a_card_in_preview(reader)
    board = reader.page.locator("[role=application]").bounding_box()
    assert board is not None
    reader.page.mouse.click(board["x"] + board["width"] - 8, board["y"] + board["height"] / 2)
    reader.page.locator(".refused").wait_for()


def half_a_claim(reader: Reader) -> None:
    the_log(reader)
    reader.page.locator(".claims button").nth(1).click()


def a_resting_mouse(reader: Reader) -> None:
    reader.page.locator(".hand .card").first.hover()
    reader.page.locator(".pointed").wait_for()


def what_happened_since(reader: Reader) -> None:
    the_log(reader)
    reader.page.locator(".again").click()
    reader.page.locator(".stage").wait_for(state="attached")
    reader.page.locator(".panel.open").wait_for(state="detached")  # it lay over the players


def leaving(reader: Reader) -> None:
    reader.page.locator(".top button").first.click()
    reader.page.locator("dialog[open]").wait_for()


STATES: list[Callable[[Reader], None]] = [
    the_dwarf,
    a_card_in_preview,
    the_sheet_of_a_card,
    the_sheet_of_a_player,
    the_log,
    the_rules,
    a_refusal,
    half_a_claim,
    a_resting_mouse,
    what_happened_since,
    leaving,
]


def test_states_of_a_turn(reader: Reader) -> None:
    reader.sit("base", 5, positions.turn(4))
    for state in STATES:
        reader.page.reload()
        reader.page.locator(".hand .card").first.wait_for()
        put_role_away(reader.page)
        state(reader)
        reader.look(state.__name__)
    assert reader.found == {}


def test_a_look_and_a_lost_connection(reader: Reader) -> None:
    teller = Teller(reader.page)
    reader.sit("base", 5, positions.turn(4))
    put_role_away(reader.page)
    look = {"is": "goal-seen", "seat": "@0", "card": "map", "cell": "8,0", "goal": "treasure"}
    teller.tell(look)
    reader.page.locator(".peek").wait_for()
    reader.look("a look")
    reader.page.keyboard.press("Escape")
    reader.player.context.set_offline(True)
    reader.page.locator(".banner").wait_for()
    reader.look("offline")
    assert reader.found == {}


def test_a_master_and_the_key_moments(reader: Reader) -> None:
    code = finished_game(reader.server.database_url, "asked", watch=True)
    for move in range(30, 50):  # until what was done is among the advice: it is marked
        reader.page.goto(f"{reader.server.url}/replay/{code}?move={move}&seat=1")
        reader.page.locator(".advice button").click()
        reader.page.locator(".advice li").first.wait_for()
        if reader.page.locator(".advice li.done").count():
            break
    for look in ("one look", "the other"):
        reader.look(f"a master's advice, {look}")
    assert reader.found == {}


def test_a_planned_card(reader: Reader) -> None:
    other = positions.new_guest(reader.server.database_url, "Bob")
    reader.sit("base", 5, positions.other_turn, other)
    reader.page.locator(".hand .card").first.wait_for()
    put_role_away(reader.page)
    reader.page.locator(".hand .card").first.click()
    reader.page.locator(".plan").wait_for()
    reader.look("planning")
    assert reader.found == {}


@pytest.mark.parametrize("rules", ["base", "saboteur2", "lost-mines"])
def test_the_end_of_a_round(reader: Reader, rules: str) -> None:
    reader.sit(rules, 5, positions.round_end)
    reader.page.locator(".end .primary").wait_for()
    reader.look("unmasking")
    assert reader.found == {}


def test_the_result(reader: Reader) -> None:
    reader.sit("base", 5, positions.game_end)
    reader.page.locator(".result figure").first.wait_for()
    reader.look("result")
    reader.page.get_by_role("button", name="Look at the board").click()
    reader.page.locator(".result").wait_for(state="detached")
    reader.look("the board after the game")
    assert reader.found == {}


def test_lobby_and_settings(reader: Reader) -> None:
    page = reader.page
    page.goto(f"{reader.server.url}/#new")
    page.locator("button[type=submit]").click()
    page.locator(".seats li").first.wait_for()
    reader.look("lobby")
    page.get_by_role("button", name="Change rules or seats").click()
    page.locator("input[value=saboteur2]").wait_for()
    page.locator("summary").first.click()
    reader.look("changing the rules")
    code = page.url.rpartition("/")[2]
    guest = positions.new_guest(reader.server.database_url, "Bob")
    reader.player.be(guest)
    page.goto("about:blank")
    page.goto(f"{reader.server.url}/t/{code}")
    page.get_by_role("button", name="Sit here").first.wait_for()
    reader.look("lobby of a guest")
    page.goto(reader.server.url)
    page.locator("header > button.round").click()
    page.locator("dialog[open]").wait_for()
    reader.look("settings")
    assert reader.found == {}
