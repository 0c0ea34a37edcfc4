"""Several people at one browser: they hand it on, and what each of them sees is held against what is secret."""

import json
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Browser, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.player import GAME_SECONDS, PULSE_MS, Player

#: What only the one may see who has the device: cards of the hand, the dwarf, the question and its answers.
PRIVATE = ".hand .card, .top button.role, .reveal, p.question.mine, .steps button"
MOMENT_MS = 1000
BUSY = ".hand-over .primary, p.question.mine, .result"

#: Looks at the page after every change, before anybody can see it: what is private must have its owner shown beside it.
WITNESS = f"""
window.leaks = [];
new MutationObserver(() => {{
  const found = document.querySelector("{PRIVATE}");
  if (found && !document.querySelector(".players li.mine")) window.leaks.push(found.outerHTML);
}}).observe(document, {{ childList: true, subtree: true, attributes: true, characterData: true }});
"""

#: All that is on the table for eyes, for screen readers and in the page behind, but for who is called to it.
LYING_OPEN = """() => {
  const told = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.data.trim()];
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(".hand-over, .turn")) return [];
    const said = ["aria-label", "title", "alt", "value", "data-card"].map((name) => node.getAttribute(name) ?? "");
    return [...said, ...[...node.childNodes].flatMap(told)];
  };
  return told(document.querySelector("main.table")).filter(Boolean);
}"""


class Frames:
    """What the server has told a page over its connections: for each seat, the view that it has seen last."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        self.seats: list[int | None] = []
        self.hands: dict[int, list[str]] = {}
        self.dwarfs: dict[int, str | None] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        place = len(self.seats)
        self.seats.append(None)

        def hear(payload: str | bytes) -> None:
            self.texts.append(str(payload))
            message = json.loads(payload)
            if message["type"] in ("welcome", "table"):
                self.seats[place] = message["you"]
            seat, now = self.seats[place], message.get("now")
            if seat is not None and now:
                self.hands[seat] = now["view"]["hand"]
                self.dwarfs[seat] = now["view"]["dwarfs"][seat]

        socket.on("framereceived", hear)


class Device(Player):
    """One browser that goes from hand to hand."""

    def __init__(self, browser: Browser, url: str, **options: object) -> None:
        super().__init__(browser, url, script=WITNESS, door=False, **options)  # type: ignore[arg-type]
        self.browser = browser
        self.frames = Frames(self.page)
        self.called: list[str] = []
        self.names: dict[str, str] = {}
        self.onlooker: Player | None = None

    def begin(self, rules: str, names: Sequence[str], bots: int = 0, modules: Sequence[str] = ()) -> None:
        """Sit these people down with bots, by the page for that, and begin."""
        page = self.page
        page.goto(f"{self.url}/here")
        for _ in names[3:]:
            self.click("Add a player")
        for place in range(3 - len(names)):
            page.get_by_label(f"Remove player {3 - place}").click()
        for place, name in enumerate(names):
            page.get_by_label(f"Name of player {place + 1}").fill(name)
        page.locator(".numbers select").first.select_option(str(bots))
        page.locator(f"input[value={rules}]").check()
        if modules:
            page.locator("summary").click()
        for module in modules:
            page.get_by_role("checkbox", name=module).click()
        self.click("Begin")
        page.wait_for_url("**/here/*")

    def expect_covered(self) -> None:
        """See nothing that is somebody's secret."""
        assert self.page.locator(PRIVATE).count() == 0
        assert self.page.evaluate("leaks") == []
        if self.onlooker is not None and self.page.locator(".end").count() == 0:
            self.wait_for(self.differs_from_onlooker, wanted=[])

    def look_on(self) -> None:
        """Open another browser that only watches: between turns, this one has to show what that one does."""
        code = self.page.url.rpartition("/")[2]
        self.onlooker = Player(self.browser, self.url, door=False)
        self.onlooker.context.add_cookies(self.context.cookies())  # type: ignore[arg-type]
        self.onlooker.page.goto(f"{self.url}/screen/{code}")
        self.onlooker.page.locator("main.table").wait_for()

    def differs_from_onlooker(self) -> list[str]:
        """Return what lies open only here or only there."""
        assert self.onlooker is not None
        if (rest := self.onlooker.page.locator(".end .primary")).count():
            rest.click()
        here, there = (Counter(page.evaluate(LYING_OPEN)) for page in (self.page, self.onlooker.page))
        return [*(here - there), *(there - here)]

    def take_device(self) -> str:
        """Let the one who is called uncover their cards; return the name."""
        page = self.page
        self.expect_covered()
        button = page.locator(".hand-over .primary")
        name = button.inner_text().removeprefix("I am ").partition(":")[0]
        button.click()
        self.called.append(name)
        page.locator(".top button.role").wait_for()
        self.expect_own_hand(name)
        return name

    def expect_own_hand(self, name: str) -> None:
        """See as many cards as the server has dealt to the one who was called, and those of nobody else."""
        seat = self.page.locator(".players li.mine").get_attribute("data-seat")
        expect(self.page.locator(".players li.mine strong")).to_contain_text(name)
        cards = self.page.locator(".hand .card")
        if self.page.locator(".end").count() == 0:  # while the gold is divided nobody's hand is shown
            hand = self.frames.hands[int(seat or 0)]
            self.wait_for(lambda: cards.count() == len(hand), wanted=True)
            self._expect_names(hand, self.hand())
            self._expect_names([str(self.frames.dwarfs[int(seat or 0)])], [self._role()])

    def _role(self) -> str:
        return self.page.locator(".top button.role").inner_text()

    def _expect_names(self, things: list[str], names: list[str]) -> None:
        """See what the server told this seat, by names that are the same whenever the thing is seen."""
        for thing, name in zip(things, names, strict=True):
            assert self.names.setdefault(thing, name) == name

    def go_on(self) -> None:
        """Do the next thing for the one who has the device."""
        page = self.page
        page.locator(BUSY).first.wait_for()
        if page.locator(".result").count():
            return
        if page.locator("p.question.mine").count():
            self.answer()
        elif page.locator(".hand-over .cover").count():
            with suppress(TooLate):  # the next question to the same player may have come
                page.locator(".hand-over .cover").click(timeout=MOMENT_MS)
        elif page.get_by_role("button", name="I am").count():
            self.take_device()
        elif page.locator(".hand-over .primary").count():
            self.expect_covered()
            page.locator(".hand-over .primary").click()
            page.wait_for_timeout(PULSE_MS)

    def close(self) -> None:
        if self.onlooker is not None:
            self.onlooker.close()
        assert self.page.evaluate("leaks") == []
        super().close()

    def play_to_the_end(self) -> None:
        ends = time.monotonic() + GAME_SECONDS
        while not self.is_over():
            assert time.monotonic() < ends, f"the game does not end: {self.whereabouts()}"
            self.go_on()
