"""Somebody at a browser, who plays by clicking what the page offers."""

import time
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from tests.server.positions import Guest

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 60_000
PULSE_MS = 20
GAME_SECONDS = 1800  # far longer than a game takes, also where several run at once
expect.set_options(timeout=PATIENCE_MS)  # a busy machine is slow, not wrong

#: For pages where nothing is to go on or go away by itself while somebody is slow: what waits long waits for ever.
PATIENT = "const soon = setTimeout; window.setTimeout = (work, ms) => (ms > 1000 ? 0 : soon(work, ms));"

#: Prefers what leads to the goals: the lit cell farthest to the east.
EASTMOST = "cells => cells.map((c, i) => [parseFloat(c.dataset.cell), i]).sort((a, b) => b[0] - a[0])[0][1]"

TITLES = "cards => cards.map(card => card.ariaLabel)"

#: A few cards, those with a way on them first: whoever clicks through a whole hand in every turn plays for minutes.
TILES_FIRST = """cards => {
  const places = cards.map((_, place) => place);
  const tiles = places.filter((place) => cards[place].querySelector(".tile"));
  const others = places.filter((place) => !tiles.includes(place));
  return [...tiles.slice(0, 2), ...others.slice(0, 2)];
}"""


class Player:
    """One browser of one person."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        screen: dict[str, int] | None = None,
        script: str = "",
        door: bool = True,
        **context: object,
    ) -> None:
        """Open a browser that nobody has used before; every page runs the script first.

        Who goes on to another page at once needs not load what is at the door.
        """
        self.url = url
        self.complaints: list[str] = []
        self.has_said_no = False
        options = {"locale": "en-GB", "reduced_motion": "reduce"} | context
        self.context = browser.new_context(viewport=screen or DESK, **options)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE_MS)
        if script:
            self.context.add_init_script(script)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        if door:
            self.page.goto(url)

    def close(self) -> None:
        self.context.close()
        assert self.complaints == []

    def click(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def be(self, guest: Guest) -> None:
        """Be known to the server as somebody who was there before, from the next page on."""
        self.context.add_cookies([{"name": "undermine", "value": guest.token, "url": self.url}])

    def cookies(self) -> dict[str, str]:
        """Return by what the server knows this person, for those who go on without a browser."""
        return {str(one["name"]): str(one["value"]) for one in self.context.cookies()}

    def name_oneself(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)

    def code(self) -> str:
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    def wait_for(self, read: Callable[[], object], wanted: object) -> None:
        """Read again and again until it is as wanted: what is told by others comes when it comes."""
        ends = time.monotonic() + PATIENCE_MS / 1000
        while (found := read()) != wanted:
            assert time.monotonic() < ends, f"{found} is not {wanted}"
            self.page.wait_for_timeout(PULSE_MS)

    def expect_to_fit(self) -> None:
        """Wait until nothing sticks out to the side."""
        wide = "document.documentElement.scrollWidth <= innerWidth"
        self.wait_for(lambda: self.page.evaluate(wide), wanted=True)

    # -- playing -------------------------------------------------------------------------------------------------------

    def is_asked(self) -> bool:
        return self.page.locator("p.question.mine, .end .primary").count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def whereabouts(self) -> list[str]:
        """Return how far the game is, and what is asked."""
        return self.page.locator(".state, .question, .end h2").all_inner_texts()

    def hand(self) -> list[str]:
        """Return the names of the cards in hand."""
        titles: list[str] = self.page.locator(".hand .card").evaluate_all(TITLES)
        return titles

    def wait_until_asked(self) -> None:
        """Wait until there is something to answer, be it only that the end of a round has been looked at."""
        self.page.locator("p.question.mine, .end .primary, .result").first.wait_for()

    def answer(self) -> None:
        """Answer what is asked: a tunnel if one can be dug, else whatever is on offer."""
        page = self.page
        if page.locator(".end .primary").count():
            page.locator(".end .primary").click()
            page.locator(".end .primary").wait_for(state="detached")
        if page.locator(".reveal button").count():
            page.locator(".reveal button").click()
        if not page.locator("p.question.mine").count():
            return  # the end of a round was all; cards could be taken up now, but only for a plan
        once_for_all = page.get_by_role("button", name="Always no", pressed=False)
        if once_for_all.count() and self.has_said_no:
            once_for_all.click()
            expect(once_for_all).to_have_count(0)
        elif page.locator(".chip").count():
            self.has_said_no = once_for_all.count() > 0
            page.locator(".chip").first.click()
        elif page.locator(".aim").count():
            self.take_cell()
        elif page.locator(".hand .card:enabled").count():
            self.play_a_card()
        else:
            return
        if page.locator(".steps .primary").count():
            page.locator(".steps .primary").click()

    def play_a_card(self) -> None:
        """Play the first of a few cards that can be played, tunnels and paths before all others; else discard one."""
        page = self.page
        hand = page.locator(".hand .card")
        for place in hand.evaluate_all(TILES_FIRST):
            hand.nth(place).click()
            plays = page.locator(".steps [data-verb]:not([data-verb=pass])")
            if plays.count() > 1:
                plays.first.click()
            if plays.count() and self.aim():
                return
        if page.locator(".hand .card.chosen").count() == 0:
            hand.first.click()
        page.locator("[data-verb=pass]").click()

    def aim(self) -> bool:
        """Choose target after target of what is to be done, and say whether it can be done now."""
        page = self.page
        while not page.locator(".steps .primary").count():
            if page.locator(".chip").count():
                page.locator(".chip").first.click()
            elif page.locator(".aim").count():
                self.take_cell()
            else:
                return False
        return True

    def take_cell(self) -> None:
        cells = self.page.locator(".aim")
        cells.nth(cells.evaluate_all(EASTMOST)).click()

    def make_a_move(self) -> None:
        """Answer once and wait until the answer has been taken."""
        self.wait_until_asked()
        lines = self.page.locator(".panel li").count()
        self.answer()
        expect(self.page.locator(".panel li")).not_to_have_count(lines)


def at_a_table(browser: Browser, url: str, **options: object) -> Player:
    """Sit somebody down with bots, and wait for their first turn."""
    player = Player(browser, url, **options)  # type: ignore[arg-type]
    player.page.get_by_role("button", name="Play now").click()
    player.wait_until_asked()
    return player


def play_to_the_end(*players: Player) -> set[str]:
    """Let everybody play until the game is over, and return the questions that came up."""
    questions: set[str] = set()
    waiting = list(players)
    ends = time.monotonic() + GAME_SECONDS
    while waiting:
        assert time.monotonic() < ends, (
            f"the game does not end: {[player.whereabouts() for player in players]}"
        )
        for player in list(waiting):
            if player.is_over():
                waiting.remove(player)
            elif player.is_asked():
                questions.update(player.page.locator("p.question").all_inner_texts())
                player.answer()
        if len(waiting) == 1:
            waiting[0].wait_until_asked()
        elif waiting:
            waiting[0].page.wait_for_timeout(PULSE_MS)
    return questions
