"""The page to print cards: what is chosen is seen on the sheets below."""

from playwright.sync_api import Browser, expect

from tests.browser.player import PHONE, Player
from tests.server.running import RunningServer

BASE_CARDS = 110


def test_sheets_follow_what_is_chosen(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url, door=False)
    page = ann.page
    page.goto(f"{server.url}/print")
    expect(page.get_by_text(f"{BASE_CARDS} cards")).to_be_visible()
    expect(page.locator(".sheet .face")).to_have_count(BASE_CARDS)
    expect(page.locator(".sheet .behind")).to_have_count(BASE_CARDS)
    expect(page.locator(".booklet")).to_contain_text("BASE-29")
    page.get_by_label("With backs").uncheck()
    expect(page.locator(".sheet .behind")).to_have_count(0)
    page.get_by_label("Size of the cards").select_option("63x88")
    expect(page.locator("section.sheet")).to_have_count(-(-BASE_CARDS // 9))
    page.get_by_label("With the rules").uncheck()
    expect(page.locator(".booklet")).to_have_count(0)
    ann.close()


def test_a_back_lies_behind_its_own_face(browser: Browser, server: RunningServer) -> None:
    """Turned over its long side, a sheet has its columns the other way round."""
    ann = Player(browser, server.url, door=False)
    ann.page.goto(f"{server.url}/print?booklet=no")
    ann.page.locator(".sheet .behind").first.wait_for()
    places = """sheets => sheets.slice(0, 2).map(sheet => [...sheet.querySelectorAll(".card")].map(card => {
      const box = card.getBoundingClientRect(), paper = sheet.getBoundingClientRect();
      return [Math.round(box.left - paper.left), Math.round(paper.right - box.right), Math.round(box.top - paper.top)];
    }))"""
    front, back = ann.page.locator("section.sheet").evaluate_all(places)
    assert [[right, left, top] for left, right, top in back] == front
    ann.close()


def test_sheets_are_scrolled_by_themselves_on_a_phone(browser: Browser, server: RunningServer) -> None:
    """Words for screen readers are laid over the cards; in Polish they once stuck out of the page."""
    ann = Player(browser, server.url, screen=PHONE, door=False, locale="pl-PL")
    ann.page.goto(f"{server.url}/print?rules=lost-mines")
    ann.page.locator(".sheet .face").first.wait_for()
    ann.expect_to_fit()
    ann.close()
