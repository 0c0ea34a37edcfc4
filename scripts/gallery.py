"""Take a picture of every page and state of the web client, on every screen, in every language, light and dark.

For looking at, not for keeping: `python scripts/gallery.py --out build/gallery --languages de --screens phone,desk`.
"""

import argparse
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, client_settings
from tests.browser.player import DESK, PHONE, Player
from tests.server.running import RunningServer

ROOT = Path(__file__).parent.parent
SCREENS = {
    "phone": PHONE,
    "landscape": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "desk": DESK,
}
LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-DE"}
RESTING_MS = 500  # fonts have come, short moves are over


class Gallery:
    """The pictures of one screen, language and scheme."""

    def __init__(self, folder: Path, player: Player) -> None:
        """Begin with no picture."""
        self.folder = folder
        self.player = player
        self.page = player.page
        self.taken = 0
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, *, whole: bool = False) -> None:
        self.page.wait_for_timeout(RESTING_MS)
        self.taken += 1
        self.page.screenshot(path=self.folder / f"{self.taken:02}-{name}.png", full_page=whole)

    def before_the_game(self) -> None:
        page = self.page
        page.locator("button.primary").first.wait_for()
        self.take("home", whole=True)
        page.locator(".doors button").nth(1).click()
        page.locator(".choice").first.wait_for()
        self.take("new-table", whole=True)
        page.locator("summary").first.click()
        page.locator("details .choice").first.wait_for()
        self.take("modules", whole=True)
        page.locator("button[type=submit]").click()
        page.locator(".seats li").first.wait_for()
        self.take("lobby-host", whole=True)
        page.goto(f"{self.player.url}/t/NONE-SUCH")
        page.locator(".missing").wait_for()
        self.take("no-such-table")

    def at_the_table(self) -> None:
        page = self.page
        page.goto(self.player.url)
        page.locator("button.primary").first.click()
        page.locator(".reveal").wait_for()
        self.take("role")
        page.locator(".reveal").wait_for(state="detached")  # it goes by itself
        self.take("your-turn")
        for _ in range(4):
            self.player.wait_until_asked()
            self.player.answer()
        self.player.wait_until_asked()
        if page.locator(".end").count():
            self.take("round-end-early")
            page.locator(".end .primary").click()
        self.take("your-turn-later")
        hand = page.locator(".hand .card")
        for place in range(hand.count()):
            hand.nth(place).click()
            if page.locator(".aim").count():
                break
        self.take("card-chosen")
        if page.locator(".aim").count():
            self.player.take_cell()
            self.take("preview")
        page.keyboard.press("Escape")
        if page.locator(".top .log").is_visible():
            page.locator(".top .log").click()
            self.take("log")
            page.keyboard.press("Escape")

    def to_the_end(self) -> None:
        seen: set[str] = set()
        page = self.page
        while not self.player.is_over():
            if page.locator(".end").count() and "end" not in seen:
                seen.add("end")
                self.take("round-end")
            if page.locator(".chip").count() and "gold" not in seen:
                seen.add("gold")
                self.take("gold-draft")
            if self.player.is_asked():
                self.player.answer()
            page.wait_for_timeout(20)
        self.take("result")


def tour(browser: Browser, url: str, folder: Path, names: tuple[str, ...], *, whole_game: bool) -> None:
    screen, language, scheme = names
    player = Player(browser, url, screen=SCREENS[screen], locale=LOCALES[language], color_scheme=scheme)
    gallery = Gallery(folder / "-".join(names), player)
    gallery.before_the_game()
    gallery.at_the_table()
    if whole_game:
        gallery.to_the_end()
    player.close()


def main() -> None:
    """Take the pictures that are wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "gallery")
    parser.add_argument("--screens", default=",".join(SCREENS))
    parser.add_argument("--languages", default=",".join(LOCALES))
    parser.add_argument("--schemes", default="dark,light")
    parser.add_argument("--whole-game", action="store_true", help="play on to the end for the last states")
    wanted = parser.parse_args()
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data), **client_settings(ROOT))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        kinds = (wanted.screens.split(","), wanted.languages.split(","), wanted.schemes.split(","))
        try:
            for names in product(*kinds):
                tour(browser, server.url, wanted.out, names, whole_game=wanted.whole_game)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
