"""The pages for people in one room: for every reader, in every language, and without a mouse."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.barriers import MESSAGE_ID, barriers, too_small
from tests.browser.player import DESK, PATIENT, PHONE, Player
from tests.browser.test_big_screen import TELEVISION
from tests.browser.test_keyboard import Typist
from tests.server.running import RunningServer

OTHER_READERS = [("pl-PL", "dark", DESK), ("cs-CZ", "light", DESK), ("de-AT", "dark", PHONE)]
READERS = [
    ("en-GB", "light", PHONE),
    *[pytest.param(*reader, marks=pytest.mark.soak) for reader in OTHER_READERS],
]
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


def expect_no_barriers(player: Player) -> None:
    """Find words, nothing too small or too wide, and nothing that keeps a reader out."""
    page = player.page
    assert MESSAGE_ID.findall(page.locator("body").inner_text()) == []
    assert (barriers(page), too_small(page)) == ([], [])
    player.expect_to_fit()


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "scheme", "size"), READERS)
def test_no_page_keeps_a_reader_out(
    browser: Browser, server: RunningServer, locale: str, scheme: str, size: dict[str, int]
) -> None:
    ann = Player(browser, server.url, screen=size, door=False, locale=locale, color_scheme=scheme)
    sit_around_one_device(ann)
    sit_around_real_cards(ann)
    ann.page.goto(f"{server.url}/print?rules=lost-mines")
    ann.page.locator(".sheet .card").first.wait_for()
    expect_no_barriers(ann)
    ann.close()


def sit_around_one_device(ann: Player) -> None:
    """Look at the pages of one device for all, and at that of the big screen."""
    page = ann.page
    page.goto(f"{ann.url}/here")
    page.locator(".choice").first.wait_for()
    expect_no_barriers(ann)
    page.locator(".ways .primary").click()
    page.locator(".hand-over .primary").wait_for()
    expect_no_barriers(ann)
    code = page.url.rpartition("/")[2]
    page.locator(".hand-over .primary").click()
    page.locator(".reveal button").click()
    expect_no_barriers(ann)
    for path in ("/screen", f"/screen/{code}"):
        page.goto(ann.url + path)
        page.locator("main").wait_for()
        expect_no_barriers(ann)


def sit_around_real_cards(ann: Player) -> None:
    """Look at the pages for printed cards: to begin, to take a name, uncovered, at the end of round and game."""
    page = ann.page
    page.goto(f"{ann.url}/companion")
    page.locator(".choice").first.wait_for()
    expect_no_barriers(ann)
    begun = page.request.post(f"{ann.url}/api/companion", data={"rules": "saboteur2", "names": NAMES})
    page.goto(f"{ann.url}/companion/{begun.json()['code']}")
    page.locator(".join .names button").first.click()
    page.locator("section:not(.join) .names button").wait_for()
    expect_no_barriers(ann)
    page.locator("section:not(.join) .names button").click()
    page.locator(".own").wait_for()
    expect_no_barriers(ann)
    page.locator(".own .primary").click()
    for _ in range(3):
        page.locator("summary").click()
        expect_no_barriers(ann)
        page.locator("details .primary").click()
        page.locator("details[open]").wait_for(state="detached")
    page.locator("td strong").first.wait_for()
    expect_no_barriers(ann)


def test_one_device_goes_round_by_keys_alone(browser: Browser, server: RunningServer) -> None:
    ann = Typist(browser, f"{server.url}/here", script=PATIENT)
    page = ann.page
    ann.tab_to("fieldset li input")
    page.keyboard.type("Ann")
    ann.tab_to(".ways .primary")
    ann.press("Enter")
    called = page.locator(".hand-over .primary")
    for _ in range(2):
        expect(called).to_be_focused()
        name = called.inner_text()
        ann.press("Enter")
        expect(page.locator(".reveal button")).to_be_focused()
        ann.press("Enter")
        ann.play_or_pass()
        expect(page.locator(".cover")).to_be_focused()
        ann.press("Enter")
        expect(called).not_to_have_text(name)
    ann.close()


def test_the_big_screen_is_opened_and_read_by_keys_alone(browser: Browser, server: RunningServer) -> None:
    ann = Typist(browser, f"{server.url}/screen", screen=TELEVISION, script=PATIENT)
    page = ann.page
    ann.tab_to("form input")
    page.keyboard.type(table_of_bots(ann, server.url))
    ann.press("Enter")
    board = page.get_by_role("application")
    ann.tab_to("[role=application]")
    ann.press("ArrowRight")
    expect(board.locator("[aria-live]")).not_to_be_empty()
    ann.tab_to(".settings > button")
    ann.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    ann.press("Escape")
    expect(page.locator(".settings > button")).to_be_focused()
    ann.tab_to("button.help")
    ann.press("Enter")
    expect(page.get_by_role("heading", name="How to win")).to_be_visible()
    assert barriers(page) == []
    ann.press("Escape")
    expect(page.locator("section.help")).to_have_count(0)
    ann.close()


def table_of_bots(ann: Player, url: str) -> str:
    """Open a table where it is Ann's turn or a bot's, and return its code."""
    wanted = {"rules": "base", "seats": 3, "name": "Ann", "bots": ["digger"] * 2}
    code: str = ann.page.request.post(f"{url}/api/tables", data=wanted).json()["table"]["code"]
    expect(ann.page.request.post(f"{url}/api/tables/{code}/start", data={})).to_be_ok()
    return code


def test_real_cards_are_dealt_and_counted_by_keys_alone(browser: Browser, server: RunningServer) -> None:
    ann = Typist(browser, f"{server.url}/companion")
    page = ann.page
    page.locator(".choice").first.wait_for()
    ann.tab_to(".ways button:not(.primary)")
    ann.press("Enter")
    expect(page.locator(".names button").first).to_be_focused()
    ann.press("Enter")
    expect(page.locator(".own .primary")).to_be_focused()
    ann.press("Enter")
    expect(page.locator(".own")).to_have_count(0)
    for number in (2, 3, 4):
        ann.tab_to("summary")
        ann.press("Enter")
        ann.tab_to("details .primary")
        ann.press("Enter")
        heading = "The game is over" if number == 4 else f"Round {number}:"
        expect(page.locator("p.round").first).to_contain_text(heading)
    ann.close()


def test_cards_to_print_are_chosen_by_keys_alone(browser: Browser, server: RunningServer) -> None:
    ann = Typist(browser, f"{server.url}/print")
    page = ann.page
    page.locator(".sheet .behind").first.wait_for()
    sheets = page.locator("section.sheet").count()
    ann.tab_to(".numbers select")
    ann.press("ArrowDown")  # larger cards
    expect(page.locator("section.sheet")).not_to_have_count(sheets)
    ann.tab_to(".tick input")
    ann.press("Space")
    expect(page.locator(".sheet .behind")).to_have_count(0)
    ann.tab_to("main .primary")
    ann.tab_to(".printed")  # which scrolls
    ann.close()
