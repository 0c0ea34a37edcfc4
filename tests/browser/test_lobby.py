"""What the host decides before the game: modules, and how time runs."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.player import Player
from tests.server.running import RunningServer


def set_option(page: Page, label: str, choice: str) -> None:
    page.get_by_label(label).select_option(label=choice)
    expect(page.get_by_label(label).locator("option:checked")).to_have_text(choice)


def test_the_host_sets_clock_reserve_and_what_happens_when_time_is_out(
    browser: Browser, server: RunningServer
) -> None:
    ann = Player(browser, server.url)
    page = ann.page
    page.get_by_role("button", name="Play with friends").click()
    page.locator(".numbers select").nth(1).select_option("4")
    ann.click("Open the table")
    address = f"{server.url}/api/tables/{ann.code()}"
    expect(page.get_by_label("Reserve for the whole game")).to_have_count(0)
    set_option(page, "Time for a turn", "One minute")
    set_option(page, "Reserve for the whole game", "5 minutes")
    set_option(page, "When time is out", "The most harmless move is made")
    options = page.request.get(address).json()["table"]["options"]
    assert [options[name] for name in ("turn_seconds", "reserve_seconds", "when_out", "turn_days")] == [
        60,
        300,
        "harmless",
        0,
    ]
    set_option(page, "Time for a turn", "3 days")
    expect(page.get_by_label("Reserve for the whole game")).to_have_count(0)
    options = page.request.get(address).json()["table"]["options"]
    assert [options[name] for name in ("turn_seconds", "turn_days")] == [0, 3]
    ann.click("Begin")
    ann.wait_until_asked()
    expect(page.get_by_role("timer")).to_contain_text("3 days")
    ann.close()


def test_two_quick_clicks_choose_two_modules(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator("summary").click()
    choices = ann.page.locator("details .choice")
    choices.first.wait_for()
    choices.evaluate_all("choices => choices.slice(0, 2).forEach(choice => choice.click())")
    expect(ann.page.locator("details input:checked")).to_have_count(2)
    expect(ann.page.locator("summary")).to_have_text("Add modules (2 chosen)")
    ann.close()
