"""Finding players, tournaments and one's own data by keyboard alone: no pointer is used."""

from playwright.sync_api import Browser, Locator, expect

from tests.browser.player import Player
from tests.browser.test_keyboard import TABS
from tests.browser.test_meeting import listed_table
from tests.server.running import RunningServer


class Clerk(Player):
    """Somebody who fills in forms without a mouse."""

    def go_to(self, target: Locator) -> None:
        """Press Tab until the focus is there."""
        for _ in range(TABS):
            if target.and_(self.page.locator(":focus")).count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {target}")

    def fill_in(self, label: str, words: str) -> None:
        """Type in place of what a field holds."""
        self.go_to(self.page.get_by_label(label))
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(words)

    def press(self, name: str) -> None:
        """Go to a button or link and press it."""
        button = self.page.get_by_role("button", name=name, exact=True)
        target = button.or_(self.page.get_by_role("link", name=name, exact=True)).first
        expect(target).to_be_enabled()
        self.go_to(target)
        self.page.keyboard.press("Enter")


def test_a_stranger_sits_down_at_a_listed_table(browser: Browser, own_server: RunningServer) -> None:
    ann = listed_table(browser, own_server.url, seats=3, free=1)
    bob = Clerk(browser, own_server.url)
    bob.fill_in("Your name", "Bob")
    bob.press("Sit down with Ann")
    assert bob.code() == ann.code()
    bob.close()
    ann.close()


def test_an_organiser_runs_a_round_on_site(browser: Browser, server: RunningServer) -> None:
    olga = Clerk(browser, f"{server.url}/tournaments")
    page = olga.page
    olga.fill_in("Name of the tournament", "Miners' Cup")
    olga.fill_in("Your name", "Olga")
    olga.go_to(page.get_by_label("Where it is played"))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("Where it is played")).to_have_value("onsite")
    olga.press("Open the tournament")
    page.wait_for_url("**/organise")
    olga.fill_in("Type in players, one in each line", "\n".join(f"Player {n}" for n in range(5)))
    olga.press("Add 5 players")
    olga.press("Pair: Round 1")
    olga.press("Begin: Round 1")
    fields = page.get_by_role("form", name="Result of table 1").get_by_role("spinbutton")
    for at in range(5):
        olga.go_to(fields.nth(at))
        page.keyboard.type(str(9 - at))
    olga.press("Enter the result")
    expect(page.locator("tbody tr").first).to_contain_text("9")
    expect(page.get_by_role("button", name="Pair: Round 2")).to_be_visible()
    olga.close()


def test_somebody_deletes_themselves(browser: Browser, server: RunningServer) -> None:
    ann = listed_table(browser, server.url, seats=3, free=2)
    cookies = ann.context.cookies()
    clerk = Clerk(browser, f"{server.url}/privacy")
    clerk.context.add_cookies(cookies)  # type: ignore[arg-type]
    page = clerk.page
    page.goto(f"{server.url}/#you")
    page.reload()
    clerk.go_to(page.locator("summary", has_text="Delete me and my data"))
    page.keyboard.press("Enter")
    clerk.go_to(page.get_by_label("I want to be deleted"))
    page.keyboard.press("Space")
    clerk.press("Delete for good")
    expect(page.get_by_text("You have been deleted.")).to_be_visible()
    clerk.close()
    ann.close()
