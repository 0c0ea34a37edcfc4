"""How somebody who looks elsewhere learns that it is their turn: title, notification, sounds."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import DESK, PHONE, Player
from tests.server.running import RunningServer

#: A page that nobody looks at, and a browser that notes what it is to notify of.
ELSEWHERE = """
window.noted = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { window.noted.push(`${title}: ${body}`); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


@pytest.mark.parametrize("wanted", [True, False], ids=["wanted", "not wanted"])
def test_the_title_says_whose_turn_it_is_and_a_notification_calls_whoever_wants_it(
    browser: Browser, server: RunningServer, *, wanted: bool
) -> None:
    ann = Player(browser, server.url, script=ELSEWHERE)
    page = ann.page
    page.locator("header > button.round").click()
    page.get_by_label("Notify me when it is my turn").set_checked(wanted)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    ann.wait_until_asked()
    expect(page).to_have_title(re.compile("^● Your turn"))
    called = [f"Your turn: The table {ann.code()} waits for you."]
    ann.wait_for(lambda: page.evaluate("window.noted"), called if wanted else [])
    ann.click("Leave the table")
    ann.click("Come back later")
    expect(page).to_have_title("Undermine")
    ann.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_phone_is_silent_until_sounds_are_wanted(
    browser: Browser, server: RunningServer, *, phone: bool
) -> None:
    ann = Player(browser, server.url, screen=PHONE if phone else DESK, has_touch=phone, is_mobile=phone)
    ann.page.locator("header > button.round").click()
    expect(ann.page.get_by_label("Sounds")).to_be_checked(checked=not phone)
    ann.close()
