"""Whole games with expansions and of The Lost Mines, played by clicking: every kind of question leads on."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.barriers import barriers
from tests.browser.crowd import play_soon_to_the_end
from tests.browser.player import Player
from tests.server.running import RunningServer


def open_table(player: Player, rules: str, *modules: str, seats: int) -> None:
    """Open a table with these rules, fill it with bots, and begin."""
    page = player.page
    page.get_by_role("button", name="Play with friends").click()
    page.locator(f"input[value={rules}]").check()
    page.locator("summary").click()
    for module in modules:
        choice = page.locator("details .choice").filter(has=page.get_by_text(module, exact=True))
        choice.click()
        expect(choice.locator("input")).to_be_checked()
    page.locator(".numbers select").first.select_option(str(seats))
    page.locator(".numbers select").nth(1).select_option(str(seats - 1))
    player.click("Open the table")
    # Reaction windows that close with the last answer, as at tables of programs: nobody here needs time to think.
    settings = {"reaction_seconds": 0}
    expect(page.request.post(f"{player.url}/api/tables/{player.code()}/options", data=settings)).to_be_ok()
    player.click("Begin")


@pytest.mark.slow
def test_a_whole_game_of_saboteur_2(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    open_table(ann, "saboteur2", seats=12)  # the more play, the fewer turns each has
    play_soon_to_the_end(ann)
    expect(ann.page.locator(".panel")).to_contain_text("Round 3 begins")
    expect(ann.page.locator(".result li")).to_have_count(12)
    ann.close()


@pytest.mark.slow
def test_a_whole_game_with_veto_toll_chests_and_new_goals(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    open_table(ann, "base", "Veto (2019)", "Tunnel Toll", "New Goals", "Treasure Chests", seats=10)
    questions = play_soon_to_the_end(ann)
    assert any("veto" in question for question in questions)
    expect(ann.page.locator(".panel")).to_contain_text("Round 3 begins")
    expect(ann.page.locator(".result li")).to_have_count(10)
    ann.close()


@pytest.mark.slow
def test_a_whole_game_of_the_lost_mines(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    open_table(ann, "lost-mines", seats=9)
    ann.wait_until_asked()
    assert barriers(ann.page) == []
    questions = play_soon_to_the_end(ann)
    assert any("Move your dwarf" in question for question in questions)
    expect(ann.page.locator(".panel")).to_contain_text("You walk")
    expect(ann.page.locator(".result li")).to_have_count(9)
    expect(ann.page.locator(".result")).to_contain_text("point")
    assert barriers(ann.page) == []
    ann.close()


def test_players_lay_the_chests_themselves_where_they_choose(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    open_table(ann, "base", "Treasure Chests, chosen", seats=3)  # four chests: everybody lays one (CHEST-1)
    ann.wait_until_asked()
    expect(ann.page.locator("p.question")).to_contain_text("Where do you lay the next chest?")
    ann.click("Understood")
    board = ann.page.locator(".board").bounding_box()
    for aim in ann.page.locator(".aim").all():  # all of them can be seen without panning
        cell = aim.bounding_box()
        assert board
        assert cell
        assert board["y"] <= cell["y"]
        assert cell["y"] + cell["height"] <= board["y"] + board["height"]
    ann.make_a_move()
    expect(ann.page.locator(".panel")).to_contain_text("You lay a chest")
    assert barriers(ann.page) == []
    ann.close()


def test_modules_that_cannot_be_combined_say_so(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator("summary").click()
    costume = ann.page.locator("details .choice", has_text="Costume Department")
    costume.click()
    expect(costume.locator("input")).to_be_checked()
    party = ann.page.locator("details .choice", has_text="Tunnel Party")
    party.click()
    expect(party.get_by_role("alert")).to_have_text(
        "“Costume Department” and “Tunnel Party” cannot be combined."
    )
    expect(party.locator("input")).not_to_be_checked()
    ann.close()
