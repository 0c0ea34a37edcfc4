"""After a game: everybody sees that another one is being opened and joins it; with bots alone it begins at once."""

from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.server import positions
from tests.server.running import RunningServer


def after_a_game(browser: Browser, server: RunningServer, *names: str) -> list[Player]:
    """Return people who look at the result of a game that they have played with bots."""
    guests = [positions.new_guest(server.database_url, name) for name in names]
    code = positions.set_up(server.database_url, guests, "base", 4, positions.game_end)
    players = [Player(browser, server.url, door=False) for _ in guests]
    for player, guest in zip(players, guests, strict=True):
        player.be(guest)
        player.page.goto(f"{server.url}/t/{code}")
        expect(player.page.locator(".result")).to_be_visible()
    return players


def test_everybody_sees_the_rematch_and_joins_it(browser: Browser, server: RunningServer) -> None:
    ann, bob = after_a_game(browser, server, "Ann", "Bob")
    ann.click("Play again")
    expect(ann.page.locator(".seats")).not_to_contain_text("Bob")  # nobody is seated unasked
    expect(bob.page.locator(".result .invited")).to_be_visible()
    bob.click("Join the next game")
    for player in (ann, bob):
        expect(player.page.locator(".seats")).to_contain_text("Ann")
        expect(player.page.locator(".seats")).to_contain_text("Bob")
        player.close()


def test_another_game_with_bots_alone_begins_at_once(browser: Browser, server: RunningServer) -> None:
    (ann,) = after_a_game(browser, server, "Ann")
    ann.click("Play again")
    expect(ann.page.locator(".result")).to_have_count(0)
    expect(ann.page.locator(".hand .card").first).to_be_visible()
    ann.close()
