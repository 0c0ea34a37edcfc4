"""Rounds with the expansions, played by clicking: every kind of question has a prompt that leads on."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import Player, play_a_round
from tests.server.running import RunningServer


def open_table(player: Player, rules: str, *modules: str) -> None:
    """Open a table with these rules and three bots, and begin."""
    page = player.page
    page.get_by_role("button", name="Play with friends").click()
    page.locator(f"input[value={rules}]").check()
    page.locator("summary").click()
    for module in modules:
        choice = page.locator("details .choice", has_text=module)
        choice.click()
        expect(choice.locator("input")).to_be_checked()
    page.locator(".numbers select").first.select_option("4")
    page.locator(".numbers select").nth(1).select_option("3")
    player.click("Open the table")
    # Reaction windows that close with the last answer, as at tables of programs: nobody here needs time to think.
    settings = {"reaction_seconds": 0}
    page.request.post(f"{player.url}/api/tables/{player.code()}/options", data=settings)
    player.click("Begin")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "modules"),
    [
        ("saboteur2", ()),
        ("base", ("Veto (2019)", "Tunnel Toll", "New Goals", "Treasure Chests", "Gold Nuggets")),
    ],
)
def test_a_round_with_expansions_can_be_played(
    browser: Browser, server: RunningServer, rules: str, modules: tuple[str, ...]
) -> None:
    ann = Player(browser, server.url)
    open_table(ann, rules, *modules)
    play_a_round(ann)
    expect(ann.page.locator(".panel")).to_contain_text("The dwarfs are revealed")
    expect(ann.page.get_by_text("Round 2 of 3")).to_be_visible()
    ann.close()


def test_modules_that_cannot_be_combined_say_so(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator("summary").click()
    ann.page.locator("details .choice", has_text="Costume Department").click()
    party = ann.page.locator("details .choice", has_text="Tunnel Party")
    party.click()
    expect(party.get_by_role("alert")).to_have_text(
        "“Costume Department” and “Tunnel Party” cannot be combined."
    )
    expect(party.locator("input")).not_to_be_checked()
    ann.close()
