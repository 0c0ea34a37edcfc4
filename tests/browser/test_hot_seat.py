"""Several people at one browser: everybody is called by name, and sees their own cards and nobody else's."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.room import PRIVATE, Device
from tests.server.running import RunningServer

PEOPLE = ("Ann", "Bob", "Cleo")


def turn_of(device: Device) -> str:
    """Let the next one take the device, play, and cover the cards again."""
    name = device.take_device()
    while device.page.locator("p.question.mine").count():
        device.answer()
        device.page.locator("p.question.mine, .cover").first.wait_for()
    device.click("Cover my cards")
    return name


def test_three_people_are_called_one_after_the_other_and_see_only_their_own_cards(
    browser: Browser, server: RunningServer
) -> None:
    device = Device(browser, server.url)
    device.begin("base", PEOPLE)
    device.look_on()
    called = []
    for _ in PEOPLE:
        device.page.locator(".hand-over .primary").wait_for()
        called.append(turn_of(device))
    assert sorted(called) == sorted(PEOPLE)
    first = PEOPLE.index(called[0])
    assert called == [*PEOPLE[first:], *PEOPLE[:first]]
    device.close()


#: Puts somebody's card between turns on the table, and takes it away again before anybody has painted it.
SHORT_SIGHT = """() => {
  const hand = document.querySelector("main.table .hand");
  hand.innerHTML = "<li><button class='card'>map</button></li>";
  return new Promise((done) => setTimeout(() => done((hand.innerHTML = ""))));
}"""


def test_a_card_that_is_shown_between_turns_for_a_moment_would_be_noticed(
    browser: Browser, server: RunningServer
) -> None:
    device = Device(browser, server.url)
    device.begin("base", PEOPLE)
    device.page.locator(".hand-over .primary").wait_for()
    device.page.evaluate(SHORT_SIGHT)
    assert device.page.evaluate("leaks.splice(0)") != []
    device.look_on()
    device.page.evaluate("document.querySelector('main.table .top').title = 'Ann has a map'")
    assert device.differs_from_onlooker() == ["Ann has a map"]
    device.close()


def test_everybody_is_asked_for_a_veto_in_the_order_of_the_seats(
    browser: Browser, server: RunningServer
) -> None:
    device = Device(browser, server.url)
    device.begin("base", PEOPLE, modules=["Veto (2019)"])
    device.page.locator(".hand-over .primary").wait_for()
    mover = device.take_device()
    device.answer()  # a tunnel is dug if any can be, else a card is discarded, of which nobody asks
    device.page.locator(".cover").click()
    others = [name for name in PEOPLE if name != mover]
    if device.page.locator("p.question").inner_text().count(" and "):
        for name in others:
            assert device.take_device() == name
            expect(device.page.get_by_role("button", name="Always no")).to_have_count(0)
            device.page.locator(".chip, .steps [data-verb]").first.click()
            device.page.locator(".hand-over .primary").wait_for()  # covered at once, without another gesture
            device.expect_covered()
    device.close()


def test_what_is_kept_of_one_player_is_not_shown_to_the_next(browser: Browser, server: RunningServer) -> None:
    device = Device(browser, server.url)
    device.begin("base", PEOPLE)
    page = device.page
    page.locator(".hand-over .primary").wait_for()
    device.take_device()
    page.keyboard.press("Escape")
    page.locator(".reveal button").click()
    page.locator(".players li:not(.mine)").first.click(button="right")
    page.get_by_role("button", name="I suspect", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator(".players .mark")).to_have_count(1)
    page.reload()
    page.locator(".hand-over .primary").wait_for()
    device.expect_covered()
    expect(page.locator(".players .mark")).to_have_count(0)
    for name in PEOPLE:
        page.locator(".hand-over summary").click()
        page.get_by_role("button", name=f"{name}, alone").click()
        page.locator(".top button.role").wait_for()
        device.expect_own_hand(name)
        expect(page.locator(".players .mark"), f"{name} after {device.called}").to_have_count(
            1 if name == device.called[0] else 0, timeout=5000
        )
        if page.locator(".reveal button").count():
            page.locator(".reveal button").click()
        if page.locator(".cover").count():
            page.locator(".cover").click()
        else:  # whose turn it is has to play first
            turn_answered(device)
    device.close()


def turn_answered(device: Device) -> None:
    while device.page.locator("p.question.mine").count():
        device.answer()
        device.page.locator("p.question.mine, .cover").first.wait_for()
    device.page.locator(".cover").click()


def test_who_opens_the_table_at_the_shared_browser_finds_it_covered(
    browser: Browser, server: RunningServer
) -> None:
    device = Device(browser, server.url)
    device.begin("base", PEOPLE)
    code = device.page.url.rpartition("/")[2]
    device.page.goto(f"{server.url}/t/{code}")
    device.page.locator(".hand-over .primary").wait_for()
    assert device.page.locator(PRIVATE).count() == 0
    device.close()


def test_who_leaves_for_good_takes_nobody_else_along(browser: Browser, server: RunningServer) -> None:
    device = Device(browser, server.url)
    device.begin("base", PEOPLE)
    page = device.page
    code = page.url.rpartition("/")[2]
    page.locator(".hand-over summary").click()
    page.get_by_role("button", name="Cleo, alone").click()
    page.locator(".reveal button").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave for good").click()
    page.wait_for_url(f"{server.url}/")
    page.goto(f"{server.url}/here/{code}")
    page.locator(".hand-over .primary").wait_for()
    assert device.take_device() in PEOPLE[:2]
    device.close()


def test_one_person_with_two_seats_needs_no_cover(browser: Browser, server: RunningServer) -> None:
    device = Device(browser, server.url)
    page = device.page
    page.goto(f"{server.url}/here")
    page.get_by_label("Remove player 3").click()
    page.locator(".numbers select").first.select_option("1")
    page.get_by_label("Cover the cards between turns").uncheck()
    device.click("Begin")
    for _ in range(2):
        page.locator("p.question.mine").wait_for()
        before = page.locator(".players li.mine").get_attribute("data-seat")
        while page.locator(f".players li.mine[data-seat='{before}']").count():
            if page.locator("p.question.mine").count():
                device.answer()
            page.wait_for_timeout(20)
    device.close()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("rules", "modules", "people", "bots"),
    [
        ("base", ["Veto (2019)"], PEOPLE, 0),
        ("base", ["Veto (2019)"], PEOPLE[:2], 2),
        ("saboteur2", [], PEOPLE, 0),
        ("saboteur2", [], PEOPLE[:2], 2),
        ("lost-mines", [], PEOPLE[:2], 2),
    ],
)
def test_a_whole_game_at_one_browser(
    browser: Browser,
    server: RunningServer,
    rules: str,
    modules: list[str],
    people: tuple[str, ...],
    bots: int,
) -> None:
    device = Device(browser, server.url)
    device.begin(rules, people, bots, modules)
    device.look_on()
    device.play_to_the_end()
    assert set(device.called) == set(people)
    expect(device.page.locator(".result li")).to_have_count(len(people) + bots)
    device.close()
