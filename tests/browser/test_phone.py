"""At the table with a phone: what the others do and say is seen, and nothing is cut off."""

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.barriers import barriers
from tests.browser.player import PATIENT, PHONE, Player, at_a_table
from tests.server.running import RunningServer

ANNOUNCED_MS = 3000
BACK_MS = 2000

#: What sticks out of its own box, cut off, in the bar above the table.
CUT = """() => [...document.querySelectorAll(".top strong, .top small, .top .clock, .top .role")]
  .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.textContent)"""


#: By how much the lines over the board cover the start card, in pixels.
UNDER_THE_LINES = """() => {
  const start = document.querySelector(".layer [transform='translate(0 0)'] .laid").getBoundingClientRect();
  return [...document.querySelectorAll(".ticker p")].map((line) => line.getBoundingClientRect())
    .filter(({ left, right, top, bottom }) =>
      left < start.right && right > start.left && top < start.bottom && bottom > start.top)
    .map(({ top }) => start.bottom - top);
}"""


def sit_down_together(ann: Player, bob: Player, **options: object) -> None:
    """Sit two people down with a bot, and begin."""
    ann.name_oneself("Ann")
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator(".numbers select").first.select_option("3")
    ann.page.locator(".numbers select").nth(1).select_option("1")
    ann.click("Open the table")
    if options:
        made = ann.page.request.post(f"{ann.url}/api/tables/{ann.code()}/options", data=options)
        expect(made).to_be_ok()
    bob.page.goto(f"{bob.url}/t/{ann.code()}")
    bob.name_oneself("Bob")
    bob.click("Sit here")
    expect(ann.page.locator(".seats")).to_contain_text("Bob")
    ann.click("Begin")
    expect(bob.page.locator(".hand .card").first).to_be_visible()


def test_talk_shows_over_the_board_and_as_a_number_at_the_log(
    browser: Browser, server: RunningServer
) -> None:
    ann = Player(browser, server.url)
    bob = Player(browser, server.url, screen=PHONE, script=PATIENT)  # else the lines go after some seconds
    sit_down_together(ann, bob)
    ann.page.get_by_label("Say something to all").fill("Dig, Bob!")
    ann.click("Send")
    expect(bob.page.locator(".ticker")).to_contain_text("Ann: Dig, Bob!")
    expect(bob.page.locator(".ticker p")).to_have_count(2)  # what was done, and what was said
    assert bob.page.evaluate(UNDER_THE_LINES) == []
    expect(bob.page.locator(".log .unread")).to_have_text("1")
    bob.page.get_by_role("button", name="What happened; one new remark").click()
    expect(bob.page.locator(".talk")).to_contain_text("Ann: Dig, Bob!")
    expect(bob.page.locator(".log .unread")).to_have_count(0)
    ann.close()
    bob.close()


def told(line: Locator) -> str:
    return " ".join((line.text_content() or "").split())


def test_what_others_do_shows_over_the_board(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(
        browser, server.url, screen=PHONE, script=PATIENT
    )  # else the line goes after some seconds
    ann.answer()
    ann.wait_until_asked()
    last = ann.page.locator(".panel ol").first.locator("li").last
    ann.wait_for(lambda: told(ann.page.locator(".ticker p").first) == told(last) != "", wanted=True)
    ann.close()


def test_a_clock_leaves_the_bar_whole(browser: Browser, server: RunningServer) -> None:
    ann, bob = Player(browser, server.url, screen=PHONE), Player(browser, server.url, screen=PHONE)
    sit_down_together(ann, bob, turn_seconds=60, reserve_seconds=300)
    for player in (ann, bob):
        expect(player.page.get_by_role("timer")).to_be_visible()
        player.expect_to_fit()
        assert player.page.evaluate(CUT) == []
    ann.close()
    bob.close()


def newest_is_in_sight(page: Page) -> bool:
    seen: bool = page.locator(".panel ol").first.evaluate(
        "list => list.scrollHeight - list.scrollTop - list.clientHeight < 2"
    )
    return seen


def test_the_log_keeps_its_newest_line_when_what_is_below_grows(
    browser: Browser, server: RunningServer
) -> None:
    ann = at_a_table(browser, server.url, screen={"width": 1000, "height": 560})
    for _ in range(3):
        ann.make_a_move()
    ann.wait_for(lambda: newest_is_in_sight(ann.page), wanted=True)
    ann.click("I suspect …")
    ann.wait_for(lambda: newest_is_in_sight(ann.page), wanted=True)
    ann.page.wait_for_timeout(200)
    assert newest_is_in_sight(ann.page)
    ann.close()


def test_a_lost_connection_is_announced_within_seconds_and_comes_back_at_once(
    browser: Browser, server: RunningServer
) -> None:
    ann = at_a_table(browser, server.url)
    ann.context.set_offline(True)
    expect(ann.page.locator(".banner")).to_contain_text("Connection lost", timeout=ANNOUNCED_MS)
    ann.page.wait_for_timeout(3000)
    ann.context.set_offline(False)
    expect(ann.page.locator(".banner")).to_have_count(0, timeout=BACK_MS)
    ann.close()


def test_tables_and_the_tutorial_have_a_heading(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(browser, server.url)
    ann.page.keyboard.press("1")
    expect(ann.page.locator("h1")).to_have_text("Base game, current edition")
    assert barriers(ann.page) == []
    ann.page.goto(f"{server.url}/tutorial")
    expect(ann.page.locator("h1")).to_have_text("Tutorial")
    ann.close()
