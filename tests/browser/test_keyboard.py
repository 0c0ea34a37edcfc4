"""Everything by keyboard alone: no pointer is used, and the focus goes nowhere but where keys lead it."""

from playwright.sync_api import Browser, expect

from tests.browser.barriers import barriers
from tests.browser.player import PATIENT, Player
from tests.server.running import RunningServer

TABS = 60  # more than there are things to stop at on any page
READY, PASS = ".steps .primary", ".steps [data-verb=pass]"


class Typist(Player):
    """Somebody who has no mouse."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def is_at(self, place: str) -> bool:
        return self.page.locator(f"{place} >> visible=true").and_(self.page.locator(":focus")).count() > 0

    def tab_to(self, place: str) -> None:
        for _ in range(TABS):
            if self.is_at(place):
                return
            self.press("Tab")
        raise AssertionError(f"no key leads to {place}")

    def aim_at(self, cell: str) -> None:
        """Move the cursor from lit cell to lit cell until it is there."""
        expect(self.page.get_by_role("application")).to_be_focused()
        told = self.page.locator("[role=application] [aria-live]")
        for _ in range(TABS):
            if told.inner_text().startswith(f"{cell}:"):
                return
            self.press("n")
        raise AssertionError(f"{cell} is not lit")

    def finish(self) -> None:
        """Take whatever the focus is led to until the answer is ready, and give it."""
        for _ in range(TABS):
            ready = self.is_at(READY)
            self.press("Enter")
            if ready:
                return
        raise AssertionError("the answer is never ready")

    def play_or_pass(self) -> None:
        """Play the first card that can be played; else pass."""
        self.page.locator(".hand .card:enabled").first.wait_for()
        for digit in range(1, 1 + self.page.locator(".hand .card").count()):
            self.press(str(digit))
            if not self.is_at(PASS):
                break
        self.finish()

    def pass_on_purpose(self) -> None:
        self.press("1")
        self.tab_to(PASS)
        self.finish()

    def play(self, card: str) -> None:
        """Take up a card of this name by its digit."""
        expect(self.page.locator(f".hand .card[aria-label='{card}']:enabled").first).to_be_visible()
        self.press(str(1 + self.hand().index(card)))


def test_a_whole_round_from_the_front_door_on(browser: Browser, server: RunningServer) -> None:
    ann = Typist(browser, server.url, script=PATIENT)
    page, log = ann.page, ann.page.locator(".panel li")
    ann.tab_to("button.primary")
    ann.press("Enter")
    expect(page.locator(".reveal")).to_contain_text("Tell nobody")
    expect(page.locator(".reveal button")).to_be_focused()
    ann.press("Enter")
    expect(page.locator(".reveal")).to_have_count(0)

    turns, over = 0, page.locator(".end")
    page.locator("p.question.mine").or_(over).first.wait_for()
    while not over.count():
        turns, lines = turns + 1, log.count()
        if not page.locator(".hand .card:enabled").count():
            ann.finish()  # a question of its own, such as which way up a goal lies
        elif turns == 1:
            ann.pass_on_purpose()
        else:
            ann.play_or_pass()
        expect(log).not_to_have_count(lines)
        page.locator("p.question.mine").or_(over).first.wait_for()
    assert turns > 1
    expect(page.locator(".panel")).to_contain_text("You discard")
    asked, onward = page.locator("p.question.mine"), over.locator(".primary")
    asked.or_(onward).first.wait_for()
    if asked.count():  # miners who have won divide the gold first
        page.locator(".chip").first.focus()
        ann.press("Enter")
        onward.wait_for()
    expect(over.locator(".primary")).to_be_focused()
    assert barriers(page) == []
    ann.press("Enter")
    expect(over).to_have_count(0)
    ann.close()


def test_every_kind_of_card_is_played(browser: Browser, server: RunningServer) -> None:
    ann = Typist(browser, f"{server.url}/tutorial", script=PATIENT)
    coach, told = ann.page.locator(".lesson"), ann.page.locator("[role=application] [aria-live]")

    def watch(lesson: int) -> None:
        expect(coach.locator(".primary")).to_be_visible()
        ann.tab_to(".lesson .primary")
        ann.press("Enter")
        expect(coach).to_contain_text(f"Lesson {lesson} of 8")

    expect(coach).to_contain_text("Lesson 1 of 8")
    ann.play("straight, open: right, left")
    ann.aim_at("five cards east of the start")
    expect(told).to_have_text("five cards east of the start: empty, may be chosen")
    ann.press("ArrowRight")
    expect(told).to_have_text("six cards east of the start: empty")
    ann.press("ArrowLeft")
    ann.finish()
    watch(2)
    ann.play("pick repair")
    ann.finish()
    watch(3)
    ann.play("rockfall")
    ann.aim_at("right before the middle goal")
    ann.finish()
    watch(4)
    ann.play("map")
    ann.finish()
    watch(5)
    ann.tab_to(".lesson button:has-text('Cid')")
    ann.press("Enter")
    expect(coach).to_contain_text("Lesson 6 of 8")
    ann.play("broken lantern")
    ann.tab_to(".chip:has-text('Cid')")
    ann.finish()
    watch(7)
    ann.play("crossing, open: up, right, down, left")
    ann.aim_at("right before the middle goal")
    ann.finish()
    expect(coach).to_contain_text("Cid was the saboteur")
    expect(ann.page.locator(".end")).to_contain_text("You have won!")
    expect(ann.page.locator(".chip").first).to_be_focused()
    ann.press("Enter")
    expect(ann.page.get_by_role("heading", name="Well dug!")).to_be_visible()
    ann.close()
