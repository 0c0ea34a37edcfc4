"""Every page in every language, light and dark: words and no ids, nothing serious for axe, nothing too small to hit."""

import os

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.barriers import MESSAGE_ID, barriers, too_small
from tests.browser.player import PHONE, Player
from tests.server.finished import finished_game
from tests.server.running import RunningServer

SOAK = os.environ.get("UNDERMINE_SOAK") == "1"
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-AT"}
#: Where there is something to read, and what shows that it is there.
READING = {
    "/replay": "input[type=file]",
    "/replay/{code}?move=30&seat=1": ".controls",
    "/replay/{code}?move=30": ".hands li",
    "/verify/{code}": ".verdict",
    "/rules": "figure",
    "/glossary": ".entry",
    "/ratings": ".hint",
    "/privacy": "section li",
    "/tutorial": ".lesson",
    "/t/{code}": ".result figure",
}


def pages(player: Player) -> list[str]:
    """Walk through all pages and return what is to be read on each."""
    seen = []

    def look() -> None:
        seen.append(player.page.locator("body").inner_text())
        if player.page.viewport_size == PHONE:
            assert too_small(player.page) == [], seen[-1][:80]
        if SOAK:  # else test_barriers looks at these pages, in English
            assert barriers(player.page) == [], seen[-1][:80]

    page = player.page
    page.locator("button.primary").wait_for()
    look()
    page.locator(".doors button").nth(1).click()
    page.locator("summary").click()
    page.locator("details .choice").first.wait_for()
    look()
    page.locator("button[type=submit]").click()
    page.locator(".seats li").first.wait_for()
    page.locator(".settings select").first.select_option("60")
    page.locator(".settings input").first.check()
    page.locator(".settings input").nth(1).wait_for()
    page.locator(".settings select").nth(2).wait_for()
    look()
    page.goto(player.url)
    page.locator("header .you").click()
    page.locator("form").first.wait_for()
    look()
    page.locator("header > button.round").click()
    page.locator("dialog[open]").wait_for()
    look()
    page.goto(player.url)
    page.locator("button.primary").click()
    player.wait_until_asked()
    look()
    page.locator(".hand .card").first.click()
    page.locator(".top .help").click()
    page.locator(".help dd").nth(3).wait_for()
    look()
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(("language", "locale"), LANGUAGES.items())
def test_every_page_speaks_the_browsers_language(
    browser: Browser, server: RunningServer, language: str, locale: str
) -> None:
    scheme = "dark" if language in ("en", "cs") else "light"
    player = Player(browser, server.url, locale=locale, color_scheme=scheme)
    texts = pages(player)
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    assert [MESSAGE_ID.findall(text) for text in texts] == [[]] * len(texts)
    player.close()


def test_nothing_is_too_small_for_a_finger_on_a_phone(browser: Browser, server: RunningServer) -> None:
    player = Player(browser, server.url, screen=PHONE)
    assert len(pages(player)) == 7
    player.close()


@pytest.mark.slow
def test_what_is_to_be_read_has_words_and_fits_a_phone(browser: Browser, server: RunningServer) -> None:
    code = finished_game(server.database_url, "read", watch=True)
    reader = Player(browser, server.url, screen=PHONE, door=False, locale="de-AT", color_scheme="light")
    for path, there in READING.items():
        reader.page.goto(server.url + path.format(code=code))
        reader.page.locator(there).first.wait_for()
        if reader.page.get_by_role("searchbox").count():
            reader.page.get_by_role("searchbox").fill("Steinschlag")  # axe takes its time with long pages
        assert not SOAK or barriers(reader.page) == [], path  # test_barriers looks at these pages in English
        assert too_small(reader.page) == [], path
        assert MESSAGE_ID.findall(reader.page.locator("body").inner_text()) == [], path
        reader.expect_to_fit()
    reader.close()


def test_the_language_can_be_changed(browser: Browser, server: RunningServer) -> None:
    player = Player(browser, server.url)
    player.page.locator("header .language select").select_option("de")
    player.page.get_by_role("button", name="Jetzt spielen").wait_for()
    player.page.reload()
    player.page.get_by_role("button", name="Jetzt spielen").wait_for()
    player.close()
