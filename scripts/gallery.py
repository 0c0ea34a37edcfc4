"""Take pictures of every page and state of the web client: all games on all screens and in all languages.

For looking at, not for keeping. Not every product of all: every game on every screen and in every language, every page
on every screen (`gallery_plan.py`). What is wanted can be narrowed down:
`python scripts/gallery.py --languages de --screens phone,desk --parts doors,reading`.
"""

import argparse
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Locator, sync_playwright

from scripts.gallery_plan import (
    BESIDE_GOALS,
    GAMES,
    LOCALES,
    MOMENTS,
    SCENES,
    SCHEMES,
    SCREENS,
    Plan,
    plans,
    position,
)
from tests.browser.conftest import CHROMIUM, client_settings
from tests.browser.player import Player
from tests.browser.test_stage_events import Teller
from tests.server import positions
from tests.server.finished import finished_game
from tests.server.running import RunningServer

ROOT = Path(__file__).parent.parent
RESTING_MS = 250  # fonts have come, short moves are over
TURNING_MS = 3200  # all dwarfs have turned over
STAGING_MS = 500  # from one picture of what is staged to the next
STAGED_PICTURES = 2
REVIEWING_MS = 180_000  # all that is to be learnt from a game has been worked out
TALKING_MS = 2500  # bots have answered what somebody said
STAGED_MS = 350  # a moment after something has happened
BOT_PACE = "0.5"
#: Pages with something to read, and what shows that it is there. Codes: a finished game of each kind.
READING = {
    "rules": ("/rules", "figure"),
    "glossary": ("/glossary", ".entry"),
    "ratings": ("/ratings", ".hint"),
    "tournaments": ("/tournaments", "main h1"),
    "privacy": ("/privacy", "section li"),
    "here": ("/here", "main .primary"),
    "companion": ("/companion", "main .primary"),
    "print": ("/print", ".sheet .card"),
    "screen": ("/screen", "form"),
    "replay-file": ("/replay", "input[type=file]"),
    "replay-open": ("/replay/{saboteur}?move=40", ".controls"),
    "replay-seat": ("/replay/{saboteur}?move=40&seat=1", ".controls"),
    "replay-forest": ("/replay/{forest}?move=40", ".controls"),
    "verify": ("/verify/{saboteur}", ".verdict"),
    "tutorial": ("/tutorial", ".lesson"),
    "not-found": ("/no/such/page", "main h1"),
}


class Gallery:
    """The pictures of one screen, language and scheme."""

    def __init__(self, folder: Path, player: Player, tour: "Tour", scenes: tuple[str, ...]) -> None:
        """Begin with no picture."""
        self.folder = folder
        self.player = player
        self.page = player.page
        self.tour = tour
        self.scenes = scenes or SCENES
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, *, whole: bool = False, rest_ms: int = RESTING_MS) -> None:
        self.page.wait_for_timeout(rest_ms)
        self.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)

    # -- before and beside a game --------------------------------------------------------------------------------------

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
        page.locator(".settings select").nth(2).wait_for()
        page.locator(".talk input").fill("Saboteur 2?")
        page.keyboard.press("Enter")
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
            self.page.goto(self.player.url + path.format(**self.tour.codes))
            self.page.locator(there).first.wait_for()
            self.take(name)

    def learning(self) -> None:
        """Take what a master advises in a finished game."""
        page = self.page
        page.goto(f"{self.player.url}/replay/{self.tour.codes['saboteur']}?move=40&seat=open")
        page.locator(".advice button").click()
        page.locator(".advice li").first.wait_for()
        self.take("ask-a-master")

    def filmed(self, name: str) -> None:
        """Take one picture after the other of what is being staged."""
        for number in range(1, STAGED_PICTURES + 1):
            self.take(f"{name}-{number}", rest_ms=STAGING_MS)

    # -- games ---------------------------------------------------------------------------------------------------------

    def game(self, rules: str) -> None:
        """Take a game from the dwarf that one is dealt to its result."""
        self.player.be(self.tour.guest)
        shown: dict[str, Callable[[str], None]] = {
            "role": self.role,
            "turn": self.turn,
            "explained": self.explained,
            "talk": self.talk,
            "planned": self.planned,
            "result": self.result,
        }
        for scene in self.scenes:
            self.page.goto(f"{self.player.url}/t/{self.tour.table(rules, scene)}")
            self.page.locator("main.table").wait_for()
            shown.get(scene, self.when_turned)(f"{rules}-{scene}")

    def moments(self) -> None:
        """Take what happens where it happens."""
        self.player.be(self.tour.guest)
        teller = Teller(self.page)
        self.page.goto(f"{self.player.url}/t/{self.tour.table('base', 'early')}")
        self.put_role_away()
        for name, event in MOMENTS.items():
            teller.tell(event)
            self.page.locator(".stage").wait_for(state="attached")
            self.take(f"moment-{name}", rest_ms=STAGED_MS)
            self.page.keyboard.press("Escape")
        self.page.goto(f"{self.player.url}/t/{self.tour.table('base', 'near')}")
        self.put_role_away()
        self.choose_card(f".aim[data-cell^='{BESIDE_GOALS},']")
        self.page.locator(f".aim[data-cell^='{BESIDE_GOALS},']").first.click()
        self.page.locator(".steps .primary").click()
        self.filmed("moment-a-step-to-a-goal")

    def when_turned(self, name: str) -> None:
        """Take the end of a round, or what is asked there, when all dwarfs have turned over."""
        if self.page.locator(".reveal button").count():
            self.page.locator(".reveal button").click()
        self.take(name, rest_ms=TURNING_MS)

    def role(self, name: str) -> None:
        self.page.locator(".reveal").wait_for()
        self.take(name)

    def put_role_away(self) -> None:
        self.page.locator(".hand .card").first.wait_for()
        self.page.wait_for_timeout(RESTING_MS)
        if self.page.locator(".reveal button").count():
            self.page.locator(".reveal button").click()

    def turn(self, name: str) -> None:
        """Take one's own turn: a chosen card, its preview, and what the others do then."""
        self.put_role_away()
        self.take(name)
        self.aim(name)
        self.player.answer()
        self.filmed(f"{name}-staged")

    def explained(self, name: str) -> None:
        """Take what explains the table to somebody who asks: sheets, log and rules."""
        page = self.page
        self.put_role_away()
        self.sheets(name)
        if page.locator(".top .log").is_visible():
            page.locator(".top .log").click()
            self.take(f"{name}-log")
            page.keyboard.press("Escape")
        page.locator(".top .help").click()
        page.locator(".help dd").nth(3).wait_for()
        self.take(f"{name}-help")

    def talk(self, name: str) -> None:
        """Take what bots answer to somebody who speaks of one of them."""
        page = self.page
        self.put_role_away()
        other = page.locator(".players li:not(.mine) strong").first.evaluate("name => name.firstChild.data")
        drawer = page.locator(".top .log")
        if drawer.is_visible():
            drawer.click()
        page.locator(".claims button").nth(1).click()
        page.locator(".claims button").filter(has_text=other).first.click()
        self.take(name, rest_ms=TALKING_MS)

    def aim(self, name: str) -> None:
        """Take a card that can be laid, and how it would lie."""
        self.choose_card(".board .aim")
        self.take(f"{name}-card-chosen")
        if self.page.locator(".board .aim").count():
            self.player.take_cell()
            self.take(f"{name}-preview")

    def choose_card(self, lit: str) -> None:
        """Take up cards until there is what should be lit."""
        hand = self.page.locator(".hand .card")
        for place in range(hand.count()):
            hand.nth(place).click()
            if self.page.locator(lit).count():
                return

    def sheets(self, name: str) -> None:
        """Take what a card does, and what one keeps in mind of a player."""
        page = self.page
        page.locator(".hand .card").first.focus()
        page.keyboard.press("i")
        page.locator(".sheet[open]").wait_for()
        self.take(f"{name}-sheet-card")
        page.keyboard.press("Escape")
        page.locator(".players li:not(.mine) .who").first.click()
        sheet = page.locator(".sheet[open]")
        marks: Locator = sheet.locator("button[aria-pressed]")
        marks.last.click()
        sheet.get_by_role("textbox").fill("?!")
        self.take(f"{name}-sheet-player")
        page.keyboard.press("Escape")

    def planned(self, name: str) -> None:
        """Take a card that is planned while somebody else plays."""
        self.put_role_away()
        self.page.locator(".hand .card").first.click()
        self.page.locator(".plan button").first.wait_for()
        self.page.locator(".plan button").first.click()
        self.take(name)

    def result(self, name: str) -> None:
        """Take the end of the game, with what can be learnt from it, and the home of somebody who has played."""
        page = self.page
        page.locator(".result figure").nth(1).wait_for(timeout=REVIEWING_MS)
        self.take(name)
        for part in page.locator(".result, .learnt").all():
            part.evaluate("part => part.scrollTo(0, part.scrollHeight)")
        self.take(f"{name}-charts")
        with page.expect_download() as shared:
            page.locator(".result .share").click()
        shared.value.save_as(self.folder / f"{name}-shared.png")
        page.goto(self.player.url)
        page.locator("button.primary").first.wait_for()
        self.take(f"{name}-home-again", whole=True)

    def parts(self) -> dict[str, Callable[[], None]]:
        games = {rules: partial(self.game, rules) for rules in GAMES}
        return {
            "doors": self.doors,
            "reading": self.reading,
            "learning": self.learning,
            "moments": self.moments,
            **games,
        }


class Tour:
    """Goes through the client once for every screen, language and scheme that is wanted."""

    def __init__(self, browser: Browser, server: RunningServer, out: Path) -> None:
        self.browser = browser
        self.server = server
        self.out = out
        self.guest = positions.new_guest(server.database_url)
        self.other = positions.new_guest(server.database_url, "Bob")
        self.ended: dict[str, str] = {}
        self.codes = {
            name: finished_game(server.database_url, name, rules, watch=True)
            for name, rules in (("saboteur", "base"), ("forest", "lost-mines"))
        }

    def table(self, rules: str, scene: str) -> str:
        """Return the code of a table for the scene: a fresh one, unless its game is over."""
        if scene == "result" and rules in self.ended:
            return self.ended[rules]
        guests = [self.guest, self.other] if scene == "planned" else [self.guest]
        wanted = position(rules, scene)
        code = positions.set_up(self.server.database_url, guests, rules, GAMES[rules], wanted)
        if scene == "result":
            self.ended[rules] = code
        return code

    def go(self, plan: Plan) -> None:
        screen, language, scheme, parts, scenes = plan
        browser = {"screen": SCREENS[screen], "locale": LOCALES[language], **SCHEMES[scheme]}
        motion = {"reduced_motion": "no-preference"}
        player = Player(self.browser, self.server.url, **browser, **motion)  # type: ignore[arg-type]
        every = Gallery(self.out / f"{screen}-{language}-{scheme}", player, self, scenes).parts()
        for part in parts or every:
            every[part]()
        player.close()


def chosen(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()


def main() -> None:
    """Take the pictures that are wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "gallery")
    parser.add_argument(
        "--screens", default="", help=f"not those of the plan, but these: {', '.join(SCREENS)}"
    )
    parser.add_argument("--languages", default="en")
    parser.add_argument("--schemes", default="dark")
    parser.add_argument("--parts", default="", help=f"doors, reading, learning, moments, {', '.join(GAMES)}")
    parser.add_argument("--scenes", default="", help=f"of each game: {', '.join(SCENES)}")
    wanted = parser.parse_args()
    narrowed = product(
        chosen(wanted.screens),
        chosen(wanted.languages),
        chosen(wanted.schemes),
        [chosen(wanted.parts)],
        [chosen(wanted.scenes)],
    )
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        settings = client_settings(ROOT) | {"UNDERMINE_BOT_PACE": BOT_PACE}
        server = RunningServer(Path(data), **settings)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            tour = Tour(browser, server, wanted.out)
            for plan in list(narrowed) or plans():
                tour.go(plan)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
