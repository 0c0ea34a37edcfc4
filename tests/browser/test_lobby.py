"""What the host decides before the game: modules, and how time runs."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.player import Player
from tests.server.running import RunningServer

SETTINGS = ("turn_seconds", "reserve_seconds", "when_out", "turn_days")
CLOCK, RESERVE, WHEN_OUT = "Time for a turn", "Reserve for the whole game", "When time runs out"

#: Makes several choices before the page can hear of the first.
CHOOSE_AT_ONCE = """choices => choices.forEach(([label, value]) => {
  const labels = [...document.querySelectorAll("label")];
  const list = labels.find(other => other.innerText.includes(label)).querySelector("select");
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
})"""


def open_table(browser: Browser, url: str) -> Player:
    """Open a table full of bots."""
    ann = Player(browser, url)
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator(".numbers select").nth(1).select_option("4")
    ann.click("Open the table")
    return ann


def choose(page: Page, label: str, choice: str) -> None:
    page.get_by_label(label).select_option(label=choice)


def expect_chosen(page: Page, label: str, choice: str) -> None:
    expect(page.get_by_label(label).locator("option:checked")).to_have_text(choice)


def expect_settings(ann: Player, *wanted: object) -> None:
    """Wait until the server has these settings: the page shows what was chosen before it has answered."""
    address = f"{ann.url}/api/tables/{ann.code()}"

    def settings() -> list[object]:
        options = ann.page.request.get(address).json()["table"]["options"]
        return [options[name] for name in SETTINGS]

    ann.wait_for(settings, list(wanted))


def test_the_host_sets_clock_reserve_and_what_happens_when_time_is_out(
    browser: Browser, server: RunningServer
) -> None:
    ann = open_table(browser, server.url)
    page = ann.page
    expect(page.get_by_label(CLOCK)).to_be_visible()
    expect(page.get_by_label(RESERVE)).to_have_count(0)
    choose(page, CLOCK, "One minute")
    choose(page, RESERVE, "5 minutes")
    choose(page, WHEN_OUT, "The most harmless move is made")
    expect_settings(ann, 60, 300, "harmless", 0)
    choose(page, CLOCK, "3 days")
    expect(page.get_by_label(RESERVE)).to_have_count(0)
    expect_settings(ann, 0, 300, "harmless", 3)
    ann.click("Begin")
    ann.wait_until_asked()
    expect(page.get_by_role("timer")).to_contain_text("3 days")
    ann.close()


def test_of_two_quick_changes_both_are_kept_and_a_refused_one_goes_back(
    browser: Browser, server: RunningServer
) -> None:
    ann = open_table(browser, server.url)
    page = ann.page
    choose(page, CLOCK, "One minute")
    expect_settings(ann, 60, 0, "bot", 0)
    page.evaluate(CHOOSE_AT_ONCE, [(RESERVE, "300"), (WHEN_OUT, "harmless")])
    expect_settings(ann, 60, 300, "harmless", 0)
    expect_chosen(page, RESERVE, "5 minutes")
    expect_chosen(page, WHEN_OUT, "The most harmless move is made")
    refusal = {
        "status": 403,
        "json": {"code": "not-host", "message": "Only the host may do this.", "about": {}},
    }
    page.route("**/options", lambda route: route.fulfill(**refusal))
    choose(page, RESERVE, "10 minutes")
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect_chosen(page, RESERVE, "5 minutes")
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
