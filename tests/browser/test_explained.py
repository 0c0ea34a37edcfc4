"""Who am I, what is this card: the page explains itself where somebody asks."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.barriers import barriers
from tests.browser.player import PATIENT, PHONE, Player, at_a_table
from tests.server import positions
from tests.server.running import RunningServer
from undermine.engine.kernel.table import Table


def nobody_has_walked(table: Table) -> bool:
    """Want the very beginning, with the first seat on turn."""
    return table.turn == 1 and positions.asks(table, "take-turn")


def test_the_role_card_says_the_aim_and_the_facts_and_stays_until_it_is_tapped(
    browser: Browser, server: RunningServer
) -> None:
    ann = at_a_table(browser, server.url, screen=PHONE)
    reveal = ann.page.locator(".reveal")
    expect(reveal).to_contain_text("Among five players one or two are saboteurs.")
    expect(reveal).to_contain_text(re.compile("Dig to the treasure|not found before the cards run out"))
    ann.page.wait_for_timeout(8000)
    ann.click("Understood")
    expect(reveal).to_have_count(0)
    ann.page.locator("button.role").click()
    expect(reveal).to_be_visible()
    ann.close()


def test_a_card_is_explained_by_its_key_and_by_a_long_press(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, f"{server.url}/tutorial", script=PATIENT)
    card = ann.page.locator(".hand .card[aria-label='straight, open: right, left']")
    sheet = ann.page.locator(".sheet[open]")
    card.focus()
    ann.page.keyboard.press("i")
    expect(sheet).to_contain_text("Lay it next to the tunnels that lead from the start")
    assert barriers(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    card.hover()
    ann.page.mouse.down()
    expect(sheet).to_contain_text("The rule: BASE-15")
    ann.page.mouse.up()
    sheet.get_by_role("button", name="The rule: BASE-15").click()
    expect(ann.page.locator("#BASE-15")).to_be_in_viewport()
    ann.close()


def test_players_and_what_lies_on_the_board_are_explained(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(browser, server.url)
    ann.click("Understood")
    sheet = ann.page.locator(".sheet[open]")
    ann.page.locator(".players li").last.click(button="right")
    expect(sheet).to_contain_text("A bot: Apprentice.")
    ann.page.keyboard.press("Escape")
    ann.page.locator("[role=application]").focus()
    for _ in range(12):
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("i")
        if sheet.count():
            break
    expect(sheet).to_be_visible()
    ann.close()


def test_dwarfs_and_mines_of_the_forest_are_explained(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    guest = positions.new_guest(server.database_url)
    ann.be(guest)
    code = positions.set_up(server.database_url, [guest], "lost-mines", 3, nobody_has_walked)
    ann.page.goto(f"{server.url}/t/{code}")
    ann.click("Understood")
    sheet = ann.page.locator(".sheet[open]")

    def ask(*keys: str) -> None:
        ann.page.locator("[role=application]").focus()
        for key in keys:  # the first one puts the cursor into the middle
            ann.page.keyboard.press(key)
        ann.page.keyboard.press("i")

    ask("ArrowUp", *["ArrowLeft"] * 4, "ArrowUp")
    expect(sheet).to_contain_text("dwarf of")
    expect(sheet).to_contain_text("Walks up to three cards in a turn")
    assert barriers(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ask("ArrowUp", *["ArrowRight"] * 4, *["ArrowUp"] * 3)
    expect(sheet).to_contain_text("Face down until a dwarf steps onto it")
    expect(sheet.get_by_role("button", name="The rule: LM-26")).to_be_visible()
    ann.close()


def test_a_card_that_cannot_be_played_is_dimmed_and_says_why(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, f"{server.url}/tutorial", script=PATIENT)
    ann.page.locator(".hand .card[aria-label='straight, open: right, left']").click()
    ann.take_cell()
    ann.page.locator(".steps .primary").click()
    ann.page.locator(".lesson .primary").click()
    tunnel = ann.page.locator(".hand .card[aria-label^=crossing]").first  # the pick is broken now
    expect(tunnel).to_have_class(re.compile("stuck"))
    tunnel.click()
    expect(ann.page.locator("p.question")).to_contain_text("You cannot lay tunnels while a broken tool")
    expect(ann.page.locator("[data-verb=pass]")).to_have_text("Discard this card and draw")
    ann.close()


def test_help_begins_with_the_player_and_their_cards(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(browser, server.url)
    ann.page.get_by_role("button", name="Rules").first.click()
    headings = ann.page.locator(".help h3")
    expect(headings).to_have_text(["Your role", "Your cards", "How to win", "All rules, clause by clause"])
    expect(ann.page.locator(".help .cards li").first).to_be_visible()
    ann.close()


def test_the_clause_of_a_refusal_opens_the_rule(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, f"{server.url}/tutorial", script=PATIENT)
    ann.page.locator(".hand .card[aria-label='straight, open: right, left']").click()
    board = ann.page.locator("[role=application]")
    box = board.bounding_box()
    assert box
    ann.page.mouse.click(box["x"] + 8, box["y"] + 8)
    refused = ann.page.locator(".refused button").first
    clause = refused.inner_text()
    refused.click()
    expect(ann.page.locator(f"#{clause}")).to_be_in_viewport()
    ann.close()
