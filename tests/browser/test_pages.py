"""Every page in every language, light and dark: no message id is ever shown, and axe finds nothing serious."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.player import PHONE, Player
from tests.server.running import RunningServer

LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-AT"}
MESSAGE_ID = re.compile(
    r"\b(?:web|bot|card|goal|dwarf|verb|ask|event|memory|module|preset|refusal)-[a-z0-9-]{3,}"
)
SERIOUS = {"serious", "critical"}


def pages(player: Player) -> list[str]:
    """Walk through all pages and return what is to be read on each."""
    seen = []

    def look() -> None:
        seen.append(player.page.locator("body").inner_text())
        problems = Axe().run(player.page).response["violations"]
        found = [(p["id"], [n["html"][:200] for n in p["nodes"]]) for p in problems if p["impact"] in SERIOUS]
        assert found == [], seen[-1][:80]

    page = player.page
    page.locator("button.primary").wait_for()
    look()
    page.locator(".doors button").nth(1).click()
    page.locator("summary").click()
    page.locator("details .choice").first.wait_for()
    look()
    page.locator("button[type=submit]").click()
    page.locator(".seats li").first.wait_for()
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
    assert player.page.locator("html").get_attribute("lang") == language
    assert [MESSAGE_ID.findall(text) for text in texts] == [[]] * len(texts)
    player.close()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_phone_shows_every_page_without_barriers(
    browser: Browser, server: RunningServer, scheme: str
) -> None:
    player = Player(browser, server.url, screen=PHONE, color_scheme=scheme)
    assert len(pages(player)) == 5
    player.close()


def test_the_language_can_be_changed(browser: Browser, server: RunningServer) -> None:
    player = Player(browser, server.url)
    player.page.locator("header .language select").select_option("de")
    player.page.get_by_role("button", name="Jetzt spielen").wait_for()
    player.page.reload()
    player.page.get_by_role("button", name="Jetzt spielen").wait_for()
    player.close()
