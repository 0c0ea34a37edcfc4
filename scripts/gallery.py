"""Take pictures of every page and state of the web client: all games on all screens and in all languages.

For looking at, not for keeping. What is wanted can be narrowed down:
`python scripts/gallery.py --languages de --screens phone,desk --parts doors,reading`.
"""

import argparse
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Locator, sync_playwright

from tests.browser.conftest import CHROMIUM, client_settings
from tests.browser.player import DESK, PHONE, Player
from tests.server import positions
from tests.server.finished import finished_game
from tests.server.running import RunningServer
from undermine.engine.kernel.play import options
from undermine.engine.kernel.table import Table

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
    "light": {
        "color_scheme": "light",
        "script": "localStorage['undermine-settings'] ??= '{\"theme\": \"light\"}'",
    },
    "contrast": {"color_scheme": "dark", "contrast": "more"},
}
RESTING_MS = 400  # fonts have come, short moves are over
TURNING_MS = 3500  # all dwarfs have turned over
STAGING_MS = 400  # from one picture of what is staged to the next
STAGED_PICTURES = 4
REVIEWING_MS = 180_000  # all that is to be learnt from a game has been worked out
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
#: Rules and seats of the tables.
GAMES = {"base": 5, "saboteur2": 6, "lost-mines": 5, "jubilee": 5}
SCENES = ("role", "turn", "planned", "gold", "unmasking", "result")
#: Where the question is not the division of the gold, which there is not in every game.
GOLD = {"lost-mines": "choose-treasure", "saboteur2": "choose-victim"}
LATE_TURN = 8
LAYING = ("dig", "lay")
TALKING_MS = 4000  # bots have answered what somebody said
FEW_SCENES = "turn,gold,unmasking"
#: What is taken unless something else is wanted: screens, languages, schemes, parts and scenes of games.
PLANS = (
    (",".join(SCREENS), "en", "dark", "", ""),
    ("phone,desk", "pl,cs,de", "dark", "", FEW_SCENES),
    ("phone,desk", "en", "light,contrast", f"doors,{','.join(GAMES)}", FEW_SCENES),
)


def well_begun(table: Table) -> bool:
    """Want a turn of the first seat, when much has been laid and a card can be."""
    return positions.turn(LATE_TURN)(table) and any(
        action.verb.name in LAYING for action in options(table, 0)
    )


def position(rules: str, scene: str) -> positions.Wanted:
    """Return what is wanted of a table for the scene."""
    return {
        "role": positions.turn(1),
        "turn": well_begun,
        "planned": positions.other_turn,
        "gold": positions.question(GOLD.get(rules, "pick-gold")),
        "unmasking": positions.round_end,
        "result": positions.game_end,
    }[scene]


class Gallery:
    """The pictures of one screen, language and scheme."""

    def __init__(
        self, folder: Path, player: Player, database_url: str, codes: dict[str, str], scenes: str
    ) -> None:
        """Begin with no picture."""
        self.folder = folder
        self.player = player
        self.page = player.page
        self.database_url = database_url
        self.codes = codes
        self.scenes = scenes.split(",") if scenes else SCENES
        self.guest = positions.new_guest(database_url)
        self.other = positions.new_guest(database_url, "Bob")
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
            self.page.goto(self.player.url + path.format(**self.codes))
            self.page.locator(there).first.wait_for()
            self.take(name)

    def learning(self) -> None:
        """Take what a master advises in a finished game."""
        page = self.page
        page.goto(f"{self.player.url}/replay/{self.codes['saboteur']}?move=40&seat=open")
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
        self.player.be(self.guest)
        for scene in self.scenes:
            guests = [self.guest, self.other] if scene == "planned" else [self.guest]
            wanted = position(rules, scene)
            code = positions.set_up(self.database_url, guests, rules, GAMES[rules], wanted)
            self.page.goto(f"{self.player.url}/t/{code}")
            self.page.locator("main.table").wait_for()
            shown: dict[str, Callable[[str], None]] = {
                "role": self.role,
                "turn": self.turn,
                "planned": self.planned,
                "result": self.result,
            }
            shown.get(scene, self.when_turned)(f"{rules}-{scene}")

    def when_turned(self, name: str) -> None:
        """Take the end of a round, when all dwarfs have turned over."""
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
        """Take one's own turn: a chosen card, its preview, sheets, log and talk, and what the others do then."""
        page = self.page
        self.put_role_away()
        self.take(name)
        self.aim(name)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        self.sheets(name)
        if page.locator(".top .log").is_visible():
            page.locator(".top .log").click()
            self.take(f"{name}-log")
            page.keyboard.press("Escape")
        page.locator(".top .help").click()
        page.locator(".help dd").nth(3).wait_for()
        self.take(f"{name}-help")
        page.keyboard.press("Escape")
        self.talk(name)
        self.player.answer()
        self.filmed(f"{name}-staged")

    def talk(self, name: str) -> None:
        """Take what bots answer to somebody who speaks of one of them."""
        page = self.page
        other = page.locator(".players li:not(.mine) strong").first.evaluate("name => name.firstChild.data")
        drawer = page.locator(".top .log")
        if drawer.is_visible():
            drawer.click()
        page.locator(".claims button").nth(1).click()
        page.locator(".claims button").filter(has_text=other).first.click()
        self.take(f"{name}-talk", rest_ms=TALKING_MS)
        page.keyboard.press("Escape")

    def aim(self, name: str) -> None:
        """Take a card that can be laid, and how it would lie."""
        hand = self.page.locator(".hand .card")
        for place in range(hand.count()):
            hand.nth(place).click()
            if self.page.locator(".aim").count():
                break
        self.take(f"{name}-card-chosen")
        if self.page.locator(".aim").count():
            self.player.take_cell()
            self.take(f"{name}-preview")

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
        self.take(name, rest_ms=TURNING_MS)
        page.locator(".result").evaluate("result => result.scrollTo(0, result.scrollHeight)")
        self.take(f"{name}-charts")
        page.goto(self.player.url)
        page.locator("button.primary").first.wait_for()
        self.take(f"{name}-home-again", whole=True)

    def parts(self) -> dict[str, Callable[[], None]]:
        games = {rules: partial(self.game, rules) for rules in GAMES}
        return {
            "doors": self.doors,
            "reading": self.reading,
            "learning": self.learning,
            **games,
        }


class Tour:
    """Goes through the client once for every screen, language and scheme that is wanted."""

    def __init__(self, browser: Browser, server: RunningServer, out: Path) -> None:
        self.browser = browser
        self.server = server
        self.out = out
        self.codes = {
            name: finished_game(server.database_url, name, rules, watch=True)
            for name, rules in (("saboteur", "base"), ("forest", "lost-mines"))
        }

    def go(self, screens: str, languages: str, schemes: str, parts: str, scenes: str) -> None:
        for screen, language, scheme in product(screens.split(","), languages.split(","), schemes.split(",")):
            browser = {"screen": SCREENS[screen], "locale": LOCALES[language], **SCHEMES[scheme]}
            motion = {"reduced_motion": "no-preference"}
            player = Player(self.browser, self.server.url, **browser, **motion)  # type: ignore[arg-type]
            folder = self.out / f"{screen}-{language}-{scheme}"
            gallery = Gallery(folder, player, self.server.database_url, self.codes, scenes)
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
    parser.add_argument("--parts", default="", help=f"doors, reading, learning, {', '.join(GAMES)}")
    parser.add_argument("--scenes", default="", help=f"of each game: {', '.join(SCENES)}")
    wanted = parser.parse_args()
    plan = (wanted.screens, wanted.languages, wanted.schemes, wanted.parts, wanted.scenes)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        settings = client_settings(ROOT) | {"UNDERMINE_BOT_PACE": BOT_PACE}
        server = RunningServer(Path(data), **settings)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            tour = Tour(browser, server, wanted.out)
            for wishes in [plan] if wanted.screens else PLANS:
                tour.go(*wishes)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
