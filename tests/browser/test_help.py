"""Help in place: the rules with drawn examples, searched; the words of the game."""

from playwright.sync_api import Browser, expect

from tests.browser.player import PHONE, Player
from tests.server.running import RunningServer


def test_the_rules_are_searched_and_drawn(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url, screen=PHONE)
    page = ann.page
    page.get_by_role("link", name="Rules").click()
    expect(page.locator("dt.page")).to_have_count(6)
    page.get_by_label("Search the rules").fill("rockfall tunnel removes")
    expect(page.locator("dd b").first).to_have_text("BASE-24")
    figure = page.locator("[id='BASE-24'] figure")
    expect(figure).to_contain_text("rockfall")
    expect(figure.locator("svg").first).to_be_visible()
    ann.expect_to_fit()
    page.get_by_label("Search the rules").fill("no such rule at all")
    expect(page.locator("dl")).to_contain_text("Nothing found")
    ann.close()


def test_help_at_a_table_shows_the_rules_in_play(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("button", name="Play now").click()
    ann.wait_until_asked()
    ann.page.locator(".top").get_by_role("button", name="Rules").click()
    help_ = ann.page.locator("section.help")
    help_.locator("[id='BASE-10']").scroll_into_view_if_needed()
    expect(help_.locator("[id='BASE-10'] figure")).to_be_visible()
    expect(help_.locator("[id='S2-10'], [id='LM-10']")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(help_).to_be_hidden()
    ann.close()


def test_a_word_leads_to_its_rule(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, f"{server.url}/glossary", locale="de-AT")
    ann.page.get_by_role("searchbox").fill("osuwisko")
    entry = ann.page.locator(".entry")
    expect(entry).to_have_count(1)
    expect(entry.locator("dt")).to_have_text("Steinschlag")
    entry.get_by_role("link", name="BASE-24").click()
    expect(ann.page.locator("[id='BASE-24'] figure")).to_be_in_viewport()
    ann.close()
