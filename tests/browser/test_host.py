"""The page for the operator of the server: behind a token, in every language, without barriers, at both sizes."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.barriers import MESSAGE_ID, barriers, too_small
from tests.browser.player import PHONE, Player
from tests.server.running import RunningServer

LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-AT"}
DESKTOP = {"width": 1280, "height": 800}


@pytest.mark.slow
@pytest.mark.parametrize(
    "language", ["pl", "de", *[pytest.param(other, marks=pytest.mark.soak) for other in ("en", "cs")]]
)
def test_those_who_have_the_token_see_how_the_server_is(
    browser: Browser, server: RunningServer, language: str
) -> None:
    size = PHONE if language in ("en", "de") else DESKTOP
    scheme = "light" if language in ("cs", "de") else "dark"
    player = Player(
        browser, server.url, locale=LANGUAGES[language], color_scheme=scheme, screen=size, door=False
    )
    page = player.page
    page.goto(f"{server.url}/host")
    for token, shown in (("wrong", ".failure:not(:empty)"), ("figures", "dl dd")):
        page.locator("main input").fill(token)
        page.locator("main button[type=submit]").click()
        page.locator(shown).first.wait_for()
        assert barriers(page) == []
        if size == PHONE:
            assert too_small(page) == []
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert MESSAGE_ID.findall(page.locator("body").inner_text()) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    page.locator("dl dd").first.wait_for()
    page.locator("main > button").click()
    expect(page.locator("main input")).to_be_visible()
    player.close()
