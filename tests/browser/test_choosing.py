"""Choosing at the table: what was chosen is seen, what is offered is in order, and nothing moves away meanwhile."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import DESK, PHONE, Player
from tests.server import positions
from tests.server.running import RunningServer
from undermine.engine.kernel.play import options
from undermine.engine.kernel.table import Table

LOW = {"width": 844, "height": 390}
#: What the marks of chosen cells lie on, each once.
CHOSEN = "marks => [...new Set(marks.map((mark) => mark.getCTM().e + ' ' + mark.getCTM().f))].length"
#: By how much the players would be lower if no tool were broken.
HIGHER_FOR_TOOLS = """players => {
  const high = players.offsetHeight;
  players.querySelectorAll(".before").forEach((tools) => tools.remove());
  return high - players.offsetHeight;
}"""
LAST_IN_SIGHT = """list => {
  const last = list.lastElementChild.getBoundingClientRect();
  const shown = list.getBoundingClientRect();
  return last.height > 0 && last.bottom <= shown.bottom + 1;
}"""
REMARKS = 5  # more at once are too many
LONG = " and dig" * 30
LEAST_LOG_PX = 100  # three lines


def can(verb: str) -> positions.Wanted:
    """Want a turn of the first seat in which it can do something."""

    def wanted(table: Table) -> bool:
        return positions.turn(1)(table) and any(action.verb.name == verb for action in options(table, 0))

    return wanted


CAN_BREAK, CAN_REPAIR, CAN_SWAP = can("break"), can("repair"), can("swap-goals")


def only_passing_is_left(table: Table) -> bool:
    return table.deck_size() == 0 and positions.asks(table, "take-turn")


def seated(
    browser: Browser, server: RunningServer, rules: str, wanted: positions.Wanted, screen: dict[str, int]
) -> Player:
    guest = positions.new_guest(server.database_url)
    code = positions.set_up(server.database_url, [guest], rules, 5, wanted)
    player = Player(browser, server.url, screen=screen, door=False)
    player.be(guest)
    player.page.goto(f"{server.url}/t/{code}")
    player.page.locator("p.question.mine").wait_for()
    if player.page.locator(".reveal button").count():
        player.page.locator(".reveal button").click()
    return player


def test_whom_a_card_is_for_is_chosen_by_face_and_outlined(browser: Browser, server: RunningServer) -> None:
    ann = seated(browser, server, "base", CAN_BREAK, PHONE)
    ann.page.locator(".hand .card[aria-label^=broken]").first.click()
    expect(ann.page.locator(".steps .chip:has(.face)")).to_have_count(4)
    whom = ann.page.locator(".steps .chip").first.inner_text().strip()
    verbs = ann.page.locator(".steps [data-verb]").evaluate_all("all => all.map((one) => one.dataset.verb)")
    assert verbs == ["break", "pass"]
    ann.page.locator(".steps .chip").first.click()
    expect(ann.page.locator(".players li.chosen")).to_have_count(1)
    expect(ann.page.locator(".players li.chosen")).to_contain_text(whom)
    ann.page.locator(".players li.aim:not(.chosen) .choose").first.click()
    expect(ann.page.locator(".players li.chosen")).not_to_contain_text(whom)
    ann.close()


def test_both_of_two_chosen_goals_are_marked(browser: Browser, server: RunningServer) -> None:
    ann = seated(browser, server, "championship", CAN_SWAP, DESK)
    marks = ann.page.locator(".board rect.chosen")
    ann.page.get_by_role("button", name="goal swap").click()
    ann.page.locator(".board .aim").first.click()
    ann.wait_for(lambda: marks.evaluate_all(CHOSEN), wanted=1)
    ann.page.locator(".board .aim").last.click()
    expect(ann.page.locator(".steps .primary")).to_be_visible()
    ann.wait_for(lambda: marks.evaluate_all(CHOSEN), wanted=2)
    ann.close()


def test_a_broken_tool_leaves_the_board_of_a_phone_where_it_is(
    browser: Browser, server: RunningServer
) -> None:
    ann = seated(browser, server, "base", CAN_REPAIR, PHONE)
    expect(ann.page.locator(".players .piece").first).to_be_visible()
    assert ann.page.locator(".players").evaluate(HIGHER_FOR_TOOLS) == 0
    ann.close()


@pytest.mark.parametrize("rules", ["base", "lost-mines"])
def test_five_players_are_in_sight_on_a_low_screen(
    browser: Browser, server: RunningServer, rules: str
) -> None:
    ann = seated(browser, server, rules, positions.turn(1), LOW)
    hidden = "all => all.scrollHeight - all.clientHeight"
    ann.wait_for(lambda: ann.page.locator(".players").evaluate(hidden), wanted=0)
    ann.close()


def test_what_was_said_last_is_in_sight_and_the_log_keeps_its_lines(
    browser: Browser, server: RunningServer
) -> None:
    ann = seated(browser, server, "base", positions.turn(2), DESK)
    for number in range(REMARKS):
        ann.page.get_by_label("Say something to all").fill(f"This is remark {number + 1}{LONG}")
        ann.page.keyboard.press("Enter")
        expect(ann.page.locator(".talk")).to_contain_text(f"This is remark {number + 1}")
    assert ann.page.locator(".panel > ol").evaluate("list => list.clientHeight") > LEAST_LOG_PX
    ann.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    ann.page.locator(".top .log").click()
    ann.wait_for(lambda: ann.page.locator(".talk ol").evaluate(LAST_IN_SIGHT), wanted=True)
    ann.close()


def test_nobody_is_passed_for_in_a_forest_where_they_still_walk(
    browser: Browser, server: RunningServer
) -> None:
    for rules, offered in (("base", 1), ("lost-mines", 0)):
        ann = seated(browser, server, rules, only_passing_is_left, DESK)
        expect(ann.page.get_by_role("button", name="Pass for me until the round ends")).to_have_count(offered)
        ann.close()
