"""Take pictures of every page and state of the web client: all games on all screens, some in every language.

For looking at, not for keeping. What is wanted can be narrowed down:
`python scripts/gallery.py --languages de --screens phone,desk --parts doors,reading`.
"""

import argparse
from collections.abc import Callable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, client_settings
from tests.browser.player import DESK, PHONE, Player
from tests.server.finished import finished_game
from tests.server.running import RunningServer

ROOT = Path(__file__).parent.parent
SCREENS = {
    "phone": PHONE,
    "landscape": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "desk": DESK,
    "large": {"width": 1920, "height": 1080},
}
LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-DE"}
SCHEMES = {
    "dark": {"color_scheme": "dark"},
    "light": {"color_scheme": "light"},
    "contrast": {"color_scheme": "dark", "contrast": "more"},
}
RESTING_MS = 500  # fonts have come, short moves are over
#: Pages with something to read, and what shows that it is there. Codes: a finished game of each kind.
READING = {
    "rules": ("/rules", "figure"),
    "glossary": ("/glossary", ".entry"),
    "replay-file": ("/replay", "input[type=file]"),
    "replay-open": ("/replay/{saboteur}?move=40", ".controls"),
    "replay-seat": ("/replay/{saboteur}?move=40&seat=1", ".controls"),
    "replay-forest": ("/replay/{forest}?move=40", ".controls"),
    "verify": ("/verify/{saboteur}", ".verdict"),
    "result": ("/t/{saboteur}", ".result figure"),
    "result-forest": ("/t/{forest}", ".result figure"),
    "tutorial": ("/tutorial", ".lesson"),
}
TABLES = {
    "saboteur2": ("saboteur2", 6),
    "mixture": ("base+wc2019+toll+chests+new-goals", 5),
    "forest": ("lost-mines", 5),
    "jubilee": ("jubilee", 4),
}
#: What is taken unless something else is wanted: screens, languages, schemes and parts.
PLANS = (
    (",".join(SCREENS), "en", "dark", ""),
    ("phone,desk", "pl,cs,de", "dark", "doors,reading,table"),
    ("phone,desk", "en", "light,contrast", "doors,table"),
)


class Gallery:
    """The pictures of one screen, language and scheme."""

    def __init__(self, folder: Path, player: Player, codes: dict[str, str]) -> None:
        """Begin with no picture."""
        self.folder = folder
        self.player = player
        self.page = player.page
        self.codes = codes
        self.taken = 0
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, *, whole: bool = False) -> None:
        self.page.wait_for_timeout(RESTING_MS)
        self.taken += 1
        self.page.screenshot(path=self.folder / f"{self.taken:02}-{name}.png", full_page=whole)

    def doors(self) -> None:
        """Take everything before a game."""
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
        page.locator(".settings select").first.select_option("60")
        page.locator(".settings input").first.check()
        page.locator(".settings input").nth(1).wait_for()
        page.locator(".settings select").nth(2).wait_for()
        self.take("lobby-host", whole=True)
        page.goto(f"{self.player.url}/t/NONE-SUCH")
        page.locator(".missing").wait_for()
        self.take("no-such-table")
        page.goto(f"{self.player.url}/#you")
        page.reload()
        page.locator("form").first.wait_for()
        self.take("you", whole=True)
        page.locator("header > button.round").click()
        self.take("settings")

    def reading(self) -> None:
        """Take everything that is there to be read."""
        for name, (path, there) in READING.items():
            self.page.goto(self.player.url + path.format(**self.codes))
            self.page.locator(there).first.wait_for()
            self.take(name)

    def table(self) -> None:
        """Take the first moves of a game."""
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
            page.locator(".end .primary").click()
        self.aim()
        page.keyboard.press("Escape")
        page.locator(".top .help").click()
        page.locator(".help dd").nth(3).wait_for()
        self.take("help")
        page.keyboard.press("Escape")
        if page.locator(".top .log").is_visible():
            page.locator(".top .log").click()
            self.take("log")
            page.keyboard.press("Escape")

    def aim(self) -> None:
        """Take a card that can be laid, and how it would lie."""
        hand = self.page.locator(".hand .card")
        for place in range(hand.count()):
            hand.nth(place).click()
            if self.page.locator(".aim").count():
                break
        self.take("card-chosen")
        if self.page.locator(".aim").count():
            self.player.take_cell()
            self.take("preview")

    def to_the_end(self) -> None:
        """Take every new question of the game that is open, the end of a round, and the result."""
        seen: set[str] = set()
        page = self.page
        while not self.player.is_over():
            if page.locator(".end").count() and "end" not in seen:
                seen.add("end")
                self.take("round-end")
            if self.player.is_asked():
                question = page.locator("p.question").inner_text().splitlines()[-1]
                if page.locator(".chip").count() and question not in seen:
                    seen.add(question)
                    self.take("asked")
                self.player.answer()
            page.wait_for_timeout(20)
        self.take("over")

    def another(self, table: str) -> None:
        """Take a table of another game, from its first question to its end."""
        rules, seats = TABLES[table]
        body = {
            "rules": rules,
            "seats": seats,
            "name": "Ann",
            "bots": ["apprentice"] * (seats - 1),
            "nonce": "n",
        }
        made = self.page.request.post(f"{self.player.url}/api/tables", data=body)
        code = made.json()["table"]["code"]
        for path, said in (("options", {"reaction_seconds": 0}), ("start", {})):
            self.page.request.post(f"{self.player.url}/api/tables/{code}/{path}", data=said)
        self.page.goto(f"{self.player.url}/t/{code}")
        self.player.wait_until_asked()
        self.take(f"{table}-role")
        self.aim()
        self.page.keyboard.press("Escape")
        self.to_the_end()

    def parts(self) -> dict[str, Callable[[], None]]:
        others = {name: lambda name=name: self.another(name) for name in TABLES}
        return {
            "doors": self.doors,
            "reading": self.reading,
            "table": self.table,
            "end": self.to_the_end,
            **others,
        }


class Tour:
    """Goes through the client once for every screen, language and scheme that is wanted."""

    def __init__(self, browser: Browser, url: str, out: Path, codes: dict[str, str]) -> None:
        self.browser = browser
        self.url = url
        self.out = out
        self.codes = codes

    def go(self, screens: str, languages: str, schemes: str, parts: str) -> None:
        for screen, language, scheme in product(screens.split(","), languages.split(","), schemes.split(",")):
            options = {"screen": SCREENS[screen], "locale": LOCALES[language], **SCHEMES[scheme]}
            player = Player(self.browser, self.url, **options)  # type: ignore[arg-type]
            gallery = Gallery(self.out / f"{screen}-{language}-{scheme}", player, self.codes)
            every = gallery.parts()
            for part in parts.split(",") if parts else every:
                every[part]()
            player.close()


def main() -> None:
    """Take the pictures that are wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "gallery")
    parser.add_argument("--screens", default="")
    parser.add_argument("--languages", default="en")
    parser.add_argument("--schemes", default="dark")
    parser.add_argument(
        "--parts", default="", help="doors, reading, table, end, saboteur2, mixture, forest, jubilee"
    )
    wanted = parser.parse_args()
    plan = (wanted.screens, wanted.languages, wanted.schemes, wanted.parts)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data), **client_settings(ROOT))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            codes = {
                name: finished_game(server.database_url, name, rules, watch=True)
                for name, rules in (("saboteur", "base"), ("forest", "lost-mines"))
            }
            tour = Tour(browser, server.url, wanted.out, codes)
            for wishes in [plan] if wanted.screens else PLANS:
                tour.go(*wishes)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
