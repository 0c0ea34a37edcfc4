"""Make the README's pictures: `make pictures`. A real server, a real browser, bots that play."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, client_settings
from tests.browser.player import DESK, PHONE, Player
from tests.server.running import RunningServer

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
MOVES = 6
FEWEST_LIT = 4
RECORD, RECORD_MOVE = ROOT / "tests" / "corpus" / "base-5.json", 44


def take(player: Player, name: str) -> None:
    player.page.wait_for_timeout(400)  # fonts and short moves come to rest
    player.page.screenshot(path=PICTURES / f"{name}.png")


def play_moves(player: Player, moves: int) -> None:
    for _ in range(moves):
        player.wait_until_asked()
        player.answer()
    player.wait_until_asked()


def choose_a_card(player: Player) -> bool:
    """Take up a card that can be laid somewhere, and say whether there is one."""
    hand = player.page.locator(".hand .card")
    for place in range(hand.count()):
        hand.nth(place).click()
        if player.page.locator(".aim").count() >= FEWEST_LIT:
            return True
    return False


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
    play_moves(player, MOVES)
    while not choose_a_card(player):
        page.keyboard.press("Escape")
        play_moves(player, 1)
    take(player, f"table-{screen}")


def replay(player: Player, screen: str) -> None:
    """Take a picture of a recorded game, with everything open."""
    page = player.page
    page.goto(f"{player.url}/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator("input[type=range]").fill(str(RECORD_MOVE))
    page.locator(".where strong", has_text=str(RECORD_MOVE)).wait_for()
    page.locator("h1").click()
    take(player, f"replay-{screen}")


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data), **client_settings(ROOT))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for screen, size in (("desk", DESK), ("phone", PHONE)):
            player = Player(browser, server.url, screen=size, color_scheme="dark")
            tour(player, screen)
            replay(player, screen)
            player.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
