"""The tutorial, from the front door to the first real game."""

from playwright.sync_api import Browser, expect

from tests.browser.barriers import findings
from tests.browser.player import PATIENT, PHONE, Player
from tests.server.running import RunningServer


def play(pupil: Player, card: str) -> None:
    """Play a card of the hand at the last cell or the first player on offer."""
    page = pupil.page
    page.locator(f".hand .card[aria-label='{card}']").first.click()
    page.locator(".aim, .steps .chip, .steps .primary").first.wait_for()
    if page.locator(".aim").count():
        pupil.take_cell()
    while not page.locator(".steps .primary").count():
        page.locator(".chip").first.click()
    page.locator(".steps .primary").click()


def watch(pupil: Player, lesson: int) -> None:
    """Let the others play at once, until this lesson begins."""
    coach = pupil.page.locator(".lesson")
    coach.get_by_role("button", name="Go on").click()
    expect(coach).to_contain_text(f"Lesson {lesson} of 8")
    assert findings(pupil.page) == []


def test_a_newcomer_learns_to_play_and_goes_on_to_a_real_game(
    browser: Browser, server: RunningServer
) -> None:
    ann = Player(browser, server.url, screen=PHONE, script=PATIENT)
    page, coach = ann.page, ann.page.locator(".lesson")
    page.get_by_role("button", name="Learn it in three minutes").click()
    expect(coach).to_contain_text("Lesson 1 of 8")

    play(ann, "crossing, open: up, right, down, left")
    expect(coach).to_contain_text("not now")
    assert findings(page) == []
    play(ann, "straight, open: up, down")
    watch(ann, 2)
    play(ann, "pick repair")
    watch(ann, 3)

    page.reload()  # who comes back goes on where they were
    expect(coach).to_contain_text("Lesson 3 of 8")
    play(ann, "rockfall")
    watch(ann, 4)
    play(ann, "map")
    watch(ann, 5)
    coach.get_by_role("button", name="Bob").click()
    expect(coach).to_contain_text("Look at what happened")
    coach.get_by_role("button", name="Cid").click()
    expect(coach).to_contain_text("Lesson 6 of 8")
    page.locator(".hand .card[aria-label='broken lantern']").click()
    page.locator(".chip", has_text="Cid").click()
    page.locator(".steps .primary").click()
    watch(ann, 7)
    play(ann, "crossing, open: up, right, down, left")
    expect(coach).to_contain_text("Cid was the saboteur")
    page.locator(".chip").first.click()

    expect(page.get_by_role("heading", name="Well dug!")).to_be_visible()
    assert findings(page) == []
    page.locator(".ending").get_by_role("button", name="Play now").click()
    ann.wait_until_asked()
    page.goto(server.url)
    expect(page.get_by_role("button", name="Learn it in three minutes")).to_be_visible()
    ann.close()
