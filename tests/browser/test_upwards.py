"""On a phone that is held upright the mine is dug upwards: the start is at the bottom, the goals are at the top."""

from playwright.sync_api import Browser, FloatRect, Locator, expect

from tests.browser.player import DESK, PATIENT, PHONE, Player
from tests.server.running import RunningServer

LESSON = "/tutorial"
STRAIGHT = "straight, open: up, down"
MOST_LIT = 12


def box_of(place: Locator) -> FloatRect:
    box = place.bounding_box()
    assert box
    return box


def middle(place: Locator) -> tuple[float, float]:
    box = box_of(place)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settles(place: Locator) -> bool:
    """Return whether something stays where it is for a moment."""
    before = middle(place)
    place.page.wait_for_timeout(100)
    return middle(place) == before


def take_up(player: Player, card: str) -> Locator:
    """Choose a card of the hand, and return the cell that is lit in the first lesson."""
    player.page.locator(f".hand .card[aria-label='{card}']").first.click()
    return player.page.locator(".aim[data-cell='5,0']")


def test_cards_lie_on_their_side_and_are_larger_than_from_left_to_right(
    browser: Browser, server: RunningServer
) -> None:
    ann = Player(browser, server.url + LESSON, screen=PHONE, script=PATIENT)
    cell = box_of(take_up(ann, STRAIGHT))
    assert cell["width"] > cell["height"]
    turned = Player(browser, server.url + LESSON, screen=DESK, script=PATIENT)
    upright = take_up(turned, "straight, open: right, left")
    turned.page.set_viewport_size({"width": 700, "height": 844})
    expect(upright).to_be_visible()
    as_on_phone = box_of(upright)["width"] * PHONE["width"] / 700
    assert cell["height"] > 1.2 * as_on_phone
    ann.expect_to_fit()
    ann.close()
    turned.close()


def test_a_card_is_carried_to_its_cell_and_told_where_it_lies(
    browser: Browser, server: RunningServer
) -> None:
    ann = Player(browser, server.url + LESSON, screen=PHONE, script=PATIENT)
    card = ann.page.locator(f".hand .card[aria-label='{STRAIGHT}']").first
    expect(card).to_be_enabled()
    ann.wait_for(lambda: settles(card), wanted=True)
    start = middle(card)
    ann.page.mouse.move(*start)
    ann.page.mouse.down()
    ann.page.mouse.move(start[0], start[1] - 60, steps=4)  # the card is lifted, and the cells light up
    aim = ann.page.locator(".aim[data-cell='5,0']")
    expect(aim).to_be_visible()
    ann.wait_for(lambda: settles(aim), wanted=True)
    ann.page.mouse.move(*middle(aim), steps=4)
    expect(ann.page.locator(".aim.under")).to_have_attribute("data-cell", "5,0")
    ann.page.mouse.up()
    ann.page.locator(".steps .primary").click()
    expect(ann.page.locator(".panel")).to_contain_text("five cards above the start")
    ann.close()


def test_arrow_keys_go_where_they_point(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url + LESSON, screen=PHONE, script=PATIENT)
    expect(ann.page.locator(f".hand .card[aria-label='{STRAIGHT}']:enabled").first).to_be_visible()
    ann.page.keyboard.press(str(1 + ann.hand().index(STRAIGHT)))
    board, told = ann.page.get_by_role("application"), ann.page.locator("[role=application] [aria-live]")
    expect(board).to_be_focused()
    lit = "five cards above the start: empty, may be chosen"
    for _ in range(MOST_LIT):
        if told.inner_text() == lit:
            break
        ann.page.keyboard.press("n")
    expect(told).to_have_text(lit)
    ann.page.keyboard.press("ArrowUp")
    expect(told).to_have_text("six cards above the start: empty")
    ann.page.keyboard.press("ArrowLeft")
    expect(told).to_have_text("six cards above the start, one to the left: empty")
    ann.close()
