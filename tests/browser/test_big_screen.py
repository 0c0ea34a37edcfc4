"""The table on a television, phones as hands: the screen gets what everybody may see and nothing else."""

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.barriers import barriers, too_small
from tests.browser.player import PHONE, Player, play_to_the_end
from tests.browser.room import PRIVATE, Frames
from tests.server.running import RunningServer

TELEVISION = {"width": 1920, "height": 1080}
PHONES = ("Ann", "Bob", "Cleo")


class Screen(Player):
    """A television, and all that the server tells it."""

    def __init__(self, browser: Browser, url: str, code: str) -> None:
        super().__init__(browser, url, screen=TELEVISION, door=False)
        self.frames = Frames(self.page)
        self.page.goto(f"{url}/screen/{code}")

    def expect_to_know_nothing(self) -> None:
        """Find no hand, no option and no dwarf that is still secret in anything the server has sent.

        To the server the screen is nobody; that no byte to nobody depends on what is hidden is shown in
        `tests.server.test_served_law`, also for a screen that one of the players has opened.
        """
        assert self.frames.texts
        assert self.context.cookies() == []
        for text in self.frames.texts:
            message = json.loads(text)
            assert message.get("you") is None
            now = message.get("now")
            if now:
                assert (now["view"]["hand"], now["options"]) == ([], None)
                revealed = now["ask"] is None or now["ask"]["name"] in ("unmasking", "pick-gold")
                assert revealed or not any(now["view"]["dwarfs"])
        assert self.page.locator(PRIVATE).count() == 0


def table_for_phones(
    browser: Browser, url: str, names: tuple[str, ...], bots: int = 0, looks: int = 0
) -> list[Player]:
    """Let the first open a table that may be watched, and the others scan the code on the screen.

    `looks` is how many seconds the game waits for people to look at the end of a round.
    """
    host = Player(browser, url, screen=PHONE, door=False)
    seats = len(names) + bots
    options = {"watch": True, "reaction_seconds": 0, "unmasking_seconds": looks}
    wanted = {
        "rules": "base",
        "seats": seats,
        "name": names[0],
        "bots": ["apprentice"] * bots,
        "options": options,
    }
    made = host.page.request.post(f"{url}/api/tables", data=wanted)
    code = made.json()["table"]["code"]
    players = [host, *[Player(browser, url, screen=PHONE, door=False) for _ in names[1:]]]
    for player, name in zip(players, names, strict=True):
        player.page.goto(f"{url}/t/{code}?hand")
        if player is not host:
            player.name_oneself(name)
            player.click("Sit here")
    return players


def test_the_screen_shows_the_code_then_the_table_and_never_a_secret(
    browser: Browser, server: RunningServer
) -> None:
    ann, bob, _cleo = phones = table_for_phones(browser, server.url, PHONES)
    screen = Screen(browser, server.url, ann.code().partition("?")[0])
    expect(screen.page.get_by_alt_text("QR code")).to_be_visible()
    expect(screen.page.locator("li", has_text="Cleo")).to_be_visible()
    assert barriers(screen.page) == []
    expect(ann.page.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
    ann.click("Begin")
    expect(screen.page.locator(".turn .asked")).to_contain_text("plays")
    for phone in phones:
        expect(phone.page.locator(".hand .card")).to_have_count(6)
        phone.page.locator(".reveal button").click()
        expect(phone.page.locator(".board svg").first).to_be_hidden()
    bob.page.get_by_role("button", name="Only my hand").click()
    expect(bob.page.locator(".board svg").first).to_be_visible()
    asked = next(phone for phone in phones if phone.is_asked())
    asked.answer()  # where the board is needed to choose a place, it comes by itself
    expect(screen.page.locator(".panel li")).not_to_have_count(0)
    screen.expect_to_know_nothing()
    assert (barriers(screen.page), barriers(ann.page), too_small(ann.page)) == ([], [], [])
    screen.expect_to_fit()
    ann.expect_to_fit()
    for player in (*phones, screen):
        player.close()


def test_a_screen_where_nobody_may_watch_says_what_to_do(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("button", name="Play now").click()
    ann.wait_until_asked()
    screen = Screen(browser, server.url, ann.code())
    expect(screen.page.locator("h1")).to_contain_text("The host does not let others watch")
    for player in (ann, screen):
        player.close()


def test_the_host_hands_the_seat_of_a_dead_phone_to_another(browser: Browser, server: RunningServer) -> None:
    ann, bob = table_for_phones(browser, server.url, PHONES[:2], bots=1)
    code = ann.code().partition("?")[0]
    ann.click("Begin")
    expect(bob.page.locator(".hand .card")).to_have_count(6)
    bob.close()
    ann.page.get_by_role("button", name="Only my hand").click()
    expect(ann.page.locator(".players li", has_text="away")).to_have_count(1)
    ann.page.locator(".players li", has_text="Bob").click(button="right")
    ann.click("Hand this seat over")
    link = ann.page.locator(".sheet input[readonly]").input_value()
    dan = Player(browser, server.url, screen=PHONE, door=False)
    dan.page.goto(link)
    dan.name_oneself("Dan")
    dan.click("Sit down")
    expect(dan.page.locator(".hand .card")).not_to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".players li", has_text="Dan")).to_have_count(1)
    assert dan.page.url.endswith(f"/t/{code}")
    for player in (ann, dan):
        player.close()


@pytest.mark.soak
@pytest.mark.parametrize("looks", [0, 15])
def test_a_whole_game_with_a_screen_and_three_phones(
    browser: Browser, server: RunningServer, looks: int
) -> None:
    phones = table_for_phones(browser, server.url, PHONES, looks=looks)
    screen = Screen(browser, server.url, phones[0].code().partition("?")[0])
    expect(screen.page.locator("li", has_text="Cleo")).to_be_visible()
    phones[0].click("Begin")
    play_to_the_end(*phones)
    expect(screen.page.locator(".result li")).to_have_count(len(PHONES))
    screen.expect_to_know_nothing()
    assert barriers(screen.page) == []
    for player in (*phones, screen):
        player.close()
