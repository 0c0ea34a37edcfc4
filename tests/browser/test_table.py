"""At the table in a real browser: by drag and by touch, with claims, clocks, two windows and settings."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.large import CARDS, fill_the_board
from tests.browser.player import EASTMOST, PATIENT, PHONE, TITLES, Player, at_a_table
from tests.server.running import RunningServer

#: Where something is, once all letters have come and nothing is moved by them any more.
BOX = "thing => document.fonts.ready.then(() => thing.getBoundingClientRect().toJSON())"


def middle(page: Page, place: str, number: int = 0) -> tuple[float, float]:
    box = page.locator(place).nth(number).evaluate(BOX)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift_a_card(ann: Player) -> bool:
    """Press on one card after the other and drag it upwards, until the board has a place for it."""
    for place in range(ann.page.locator(".hand .card").count()):
        x, y = middle(ann.page, ".hand .card", place)
        ann.page.mouse.move(x, y)
        ann.page.mouse.down()
        ann.page.mouse.move(x, y - 60, steps=4)
        expect(ann.page.locator(".ghost")).to_be_visible()
        if ann.page.locator(".board .aim").count():
            return True
        ann.page.mouse.up()
        ann.page.keyboard.press("Escape")
    return False


def carry_east(ann: Player) -> int:
    """Carry the card to the place farthest to the east, and return over how many it is: the board may have moved."""
    aims = ann.page.locator(".board .aim")
    ann.page.mouse.move(*middle(ann.page, ".board .aim", aims.evaluate_all(EASTMOST)), steps=4)
    return ann.page.locator(".board .aim.under").count()


def test_a_card_is_dragged_to_its_place(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(browser, server.url)
    while not lift_a_card(ann):  # nothing fits: pass, and try the next hand
        ann.make_a_move()
        ann.wait_until_asked()
    lines = ann.page.locator(".panel li").count()
    ann.wait_for(lambda: carry_east(ann), 1)
    ann.page.mouse.up()
    confirm, told = ann.page.locator(".steps .primary"), ann.page.locator(".panel li")
    expect(confirm).to_be_visible()  # it lies there for a look, and nothing is played yet
    expect(ann.page.locator(".board .ghost")).to_have_count(1)
    expect(told).to_have_count(lines)
    confirm.click()
    expect(told).not_to_have_count(lines)
    ann.close()


def test_claims_are_made_by_buttons_and_people_can_be_muted(browser: Browser, server: RunningServer) -> None:
    ann, bob = Player(browser, server.url), Player(browser, server.url)
    ann.name_oneself("Ann")
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator(".numbers select").first.select_option("3")
    ann.page.locator(".numbers select").nth(1).select_option("1")
    ann.click("Open the table")
    bob.page.goto(f"{server.url}/t/{ann.code()}")
    bob.name_oneself("Bob")
    bob.click("Sit here")
    expect(ann.page.locator(".seats")).to_contain_text("Bob")
    ann.click("Begin")
    ann.click("I looked …")
    ann.click("the upper goal")
    ann.page.locator(".claims button", has_text="treasure").click()
    expect(bob.page.locator(".talk")).to_contain_text("Ann: I looked: the upper goal is the treasure.")
    ann.click("I trust …")
    ann.page.locator(".claims button", has_text="Bob").click()
    expect(bob.page.locator(".talk")).to_contain_text("Ann: I trust Bob.")
    ann.page.get_by_label("Say something to all").fill("Dig!")
    ann.click("Send")
    expect(bob.page.locator(".talk")).to_contain_text("Ann: Dig!")
    bob.page.get_by_role("button", name="Mute Ann").first.click()
    expect(bob.page.locator(".talk")).not_to_contain_text("Ann: Dig!")
    expect(bob.page.locator(".talk")).to_contain_text("Ann: I trust Bob.")
    bob.click("Hear Ann again")
    expect(bob.page.locator(".talk")).to_contain_text("Ann: Dig!")
    ann.close()
    bob.close()


def test_two_windows_of_one_player_show_the_same_and_a_late_answer_says_so(
    browser: Browser, server: RunningServer
) -> None:
    ann = at_a_table(browser, server.url)
    other = ann.context.new_page()
    other.goto(ann.page.url)
    expect(other.locator("p.question.mine")).to_be_visible()
    lines = other.locator(".panel li").count()
    ann.make_a_move()
    expect(other.locator(".panel li")).not_to_have_count(lines)
    second = other.locator(".hand .card")
    ann.wait_for(lambda: second.evaluate_all(TITLES) == ann.hand(), wanted=True)
    ann.close()


def test_a_move_made_without_connection_goes_off_when_it_is_back(
    browser: Browser, own_server: RunningServer
) -> None:
    ann = at_a_table(browser, own_server.url)
    lines = ann.page.locator(".panel li").count()
    ann.page.keyboard.press("1")
    ann.page.locator("[data-verb=pass]").click()
    own_server.kill()
    ann.page.locator(".steps .primary").click()
    expect(ann.page.locator(".banner")).to_contain_text("Your move is saved")
    own_server.start()
    expect(ann.page.locator(".banner")).to_have_count(0)
    expect(ann.page.locator(".panel li")).not_to_have_count(lines)
    ann.close()


def test_a_player_at_a_clock_can_take_more_time(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator(".numbers select").nth(1).select_option("4")
    ann.click("Open the table")
    settings = {"turn_seconds": 60, "reserve_seconds": 300}
    expect(ann.page.request.post(f"{server.url}/api/tables/{ann.code()}/options", data=settings)).to_be_ok()
    ann.click("Begin")
    ann.wait_until_asked()
    expect(ann.page.get_by_role("timer")).to_contain_text("including 300 s reserve")
    ann.click("More time (3)")
    expect(ann.page.get_by_role("button", name="More time (2)")).to_be_visible()
    ann.close()


def test_colours_contrast_and_sounds_are_chosen_and_kept(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(browser, server.url, color_scheme="dark")
    html = ann.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    ann.click("Settings")
    ann.page.locator("dialog[open] select").nth(1).select_option("light")
    ann.page.locator("dialog[open]").get_by_label("High contrast").check()
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    ann.wait_until_asked()
    for contrast, theme in (("high", "light"), ("high", "dark")):
        ann.click("Settings")
        ann.page.locator("dialog[open] select").nth(1).select_option(theme)
        ann.page.keyboard.press("Escape")
        expect(html).to_have_attribute("data-theme", theme)
        expect(html).to_have_attribute("data-contrast", contrast)
        problems = Axe().run(ann.page).response["violations"]
        assert [p["id"] for p in problems if p["impact"] in ("serious", "critical")] == []
    ann.close()


def test_two_fingers_zoom_the_board(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(browser, server.url, screen=PHONE, script=PATIENT)
    ann.page.locator(".reveal button").click()
    expect(ann.page.locator(".reveal")).to_have_count(0)
    x, y = middle(ann.page, "[role=application]")

    def wide() -> int:
        layer: int = ann.page.locator(".layer").evaluate("layer => layer.clientWidth")
        return layer

    before = wide()
    touch = ann.context.new_cdp_session(ann.page)

    def spread() -> bool:
        """Spread two fingers, and say whether all is larger; fingers that are too slow may count as held still."""
        for apart in (20, 40, 60, 80):
            points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
            kind = "touchStart" if apart == 20 else "touchMove"
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return wide() > 1.5 * before

    ann.wait_for(spread, wanted=True)
    ann.close()


def test_a_large_labyrinth_has_a_small_map(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    fill_the_board(ann.page, server.url)
    ann.page.get_by_role("button", name="Play now").click()
    ann.wait_until_asked()
    small = ann.page.get_by_role("img", name="The whole labyrinth in small")
    expect(small).to_have_count(0)
    for _ in range(4):
        ann.click("Zoom in")
    expect(small).to_be_visible()
    expect(small.locator("rect.card")).to_have_count(CARDS)
    place = "layer => layer.style.transform"
    before = ann.page.locator(".layer").evaluate(place)
    small.click(position={"x": 8, "y": 8})
    ann.wait_for(lambda: ann.page.locator(".layer").evaluate(place) != before, wanted=True)
    ann.click("Show everything")
    expect(small).to_have_count(0)
    ann.close()


def test_once_the_deck_is_empty_the_server_passes_and_a_watcher_sees_the_round_openly(
    browser: Browser, server: RunningServer
) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator(".numbers select").first.select_option("10")  # the more play, the sooner it is empty
    ann.page.locator(".numbers select").nth(1).select_option("9")
    ann.click("Open the table")
    ann.page.get_by_label("Others may watch").check()
    ann.page.get_by_label("Watchers see all cards of rounds that are over").check()
    ann.click("Begin")
    offer = ann.page.get_by_role("button", name="Pass for me to the end of the round")
    ended = ann.page.locator(".end")
    while True:
        ann.page.locator("p.question.mine").or_(ended).first.wait_for()
        if ended.count() or offer.count():
            break
        lines = ann.page.locator(".panel li").count()
        ann.page.keyboard.press("1")
        ann.page.locator("[data-verb=pass]").click()
        ann.page.locator(".steps .primary").click()
        expect(ann.page.locator(".panel li")).not_to_have_count(lines)
    if offer.count():  # nobody has found the treasure before
        offer.click()
        expect(ended).to_be_visible()
    bob = Player(browser, ann.page.url)
    expect(bob.page.locator(".top")).to_contain_text("You watch")
    bob.click("See the last round openly")
    expect(bob.page.locator(".hands li")).to_have_count(10)
    expect(bob.page.locator(".where")).to_contain_text("Move 0 of")
    expect(bob.page.get_by_label("Seen by").locator("option")).to_have_count(1)
    bob.click("Back to the table")
    expect(bob.page.locator(".top")).to_contain_text("You watch")
    bob.close()
    ann.close()
