"""Make the README's pictures: `make pictures`. A real server, a real browser, bots that play."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from scripts.gallery_plan import GAMES, position
from tests.browser.conftest import CHROMIUM, client_settings
from tests.browser.player import DESK, PHONE, Player
from tests.browser.room import Device
from tests.server import positions
from tests.server.finished import finished_game
from tests.server.running import RunningServer

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
MOVES = 6
FEWEST_LIT = 4
REPLAYED_MOVE = 40
TALKING_MS = 2500  # bots have answered
UNMASKING_MS = 3000  # until all dwarfs have turned over


def take(player: Player, name: str) -> None:
    player.page.wait_for_timeout(400)  # fonts and short moves come to rest
    player.page.screenshot(path=PICTURES / f"{name}.png")


def play_moves(player: Player, moves: int) -> None:
    for _ in range(moves):
        player.wait_until_asked()
        player.answer()
    player.wait_until_asked()


def choose_a_card(player: Player) -> None:
    """Take up a card that can be laid in several places."""
    hand = player.page.locator(".hand .card:has(.tile)")
    for place in range(hand.count()):
        hand.nth(place).click()
        if player.page.locator(".board .aim").count() >= FEWEST_LIT:
            return


def tour(player: Player, screen: str) -> None:
    """Take pictures of all pages on one screen."""
    page = player.page
    page.locator("button.primary").wait_for()
    take(player, f"home-{screen}")
    player.name_oneself("Ann")
    page.get_by_role("button", name="Play with friends").click()
    page.locator(".numbers select").nth(1).select_option("2")
    page.locator("button[type=submit]").click()
    page.locator(".seats li").first.wait_for()
    take(player, f"lobby-{screen}")
    page.goto(player.url)
    page.get_by_role("button", name="Play now").click()
    page.locator(".reveal").wait_for()
    take(player, f"role-{screen}")


def table(player: Player, screen: str, database_url: str) -> None:
    """Take a picture of one's own turn: somebody is accused, bots have answered, a card is about to be laid."""
    page = player.page
    sit_down(player, database_url, "base", "half")
    drawer = page.locator(".top .log")
    if drawer.is_visible():
        drawer.click()
    player.click("I suspect …")
    page.locator(".claims button").first.click()
    page.keyboard.press("Escape")
    page.wait_for_timeout(TALKING_MS)
    choose_a_card(player)
    take(player, f"table-{screen}")


def replay(player: Player, screen: str, code: str) -> None:
    """Take a picture of a finished game with everything open, and of what a master advises there."""
    page = player.page
    page.goto(f"{player.url}/replay/{code}?move={REPLAYED_MOVE}&seat=open")
    page.locator(".where strong", has_text=str(REPLAYED_MOVE)).wait_for()
    page.get_by_role("button", name="Ask a master").click()
    page.locator(".advice li").first.wait_for()
    take(player, f"replay-{screen}")


def one_room(browser: Browser, url: str) -> None:
    """Take pictures of the ways to play for people in one room."""
    device = Device(browser, url, screen=PHONE, color_scheme="dark")
    device.begin("base", ("Ann", "Bob", "Cleo"), bots=1)
    device.page.locator(".hand-over .primary").wait_for()
    take(device, "here-phone")
    device.close()
    host = Player(browser, url, screen=DESK, color_scheme="dark")
    options = {"watch": True}
    wanted = {"rules": "base", "seats": 5, "name": "Ann", "bots": ["apprentice"] * 4, "options": options}
    code = host.page.request.post(f"{url}/api/tables", data=wanted).json()["table"]["code"]
    host.page.request.post(f"{url}/api/tables/{code}/start", data={})
    host.page.goto(f"{url}/t/{code}")
    play_moves(host, MOVES)
    screen = Player(browser, url, screen=DESK, color_scheme="dark")
    screen.page.goto(f"{url}/screen/{code}")
    screen.page.locator(".turn").wait_for()
    take(screen, "screen-desk")
    printed(screen)
    for player in (host, screen):
        player.close()
    accompanied(browser, url)


def printed(player: Player) -> None:
    """Take a picture of sheets of cards as they come out of the printer."""
    page = player.page
    page.goto(f"{player.url}/print?rules=jubilee&booklet=no")
    page.locator(".sheet .card").first.wait_for()
    page.locator("section.sheet").nth(4).evaluate("sheet => sheet.scrollIntoView()")
    take(player, "print-desk")


def accompanied(browser: Browser, url: str) -> None:
    """Take a picture of the page for people with printed cards."""
    phone = Player(browser, url, screen=PHONE, color_scheme="dark")
    page = phone.page
    page.goto(f"{url}/companion")
    for place, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve")):
        page.get_by_label(f"Name of player {place + 1}").fill(name)
    phone.click("One phone goes round")
    page.locator("table").wait_for()
    take(phone, "companion-phone")
    phone.close()


def sit_down(player: Player, database_url: str, rules: str, scene: str) -> None:
    """Sit the player down with bots, in a game by these rules that has come to the scene."""
    guest = positions.new_guest(database_url)
    player.be(guest)
    code = positions.set_up(database_url, [guest], rules, GAMES[rules], position(rules, scene))
    player.page.goto(f"{player.url}/t/{code}")
    player.wait_until_asked()
    if player.page.locator(".reveal button").count():
        player.page.locator(".reveal button").click()


def unmasking(player: Player, screen: str, database_url: str) -> None:
    """Take a picture of the end of a round."""
    sit_down(player, database_url, "base", "unmasking")
    player.page.wait_for_timeout(UNMASKING_MS)
    take(player, f"unmasking-{screen}")


def forest(player: Player, screen: str, database_url: str) -> None:
    """Take a picture of The Lost Mines."""
    sit_down(player, database_url, "lost-mines", "turn")
    take(player, f"forest-{screen}")


def take_all(browser: Browser, server: RunningServer) -> None:
    """Take one picture after the other."""
    code = finished_game(server.database_url, "pictured", watch=True)
    for screen, size in (("desk", DESK), ("phone", PHONE)):
        player = Player(browser, server.url, screen=size, color_scheme="dark")
        tour(player, screen)
        table(player, screen, server.database_url)
        replay(player, screen, code)
        unmasking(player, screen, server.database_url)
        forest(player, screen, server.database_url)
        player.close()
    one_room(browser, server.url)


def main() -> None:
    """Start a server and a browser, and take all pictures."""
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data), **client_settings(ROOT))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            take_all(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
