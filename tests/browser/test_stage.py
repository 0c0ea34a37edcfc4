"""What happens is seen where it happens: bubbles at the players, marks and eyes on the board."""

from playwright.sync_api import Browser, expect

from tests.browser.player import PATIENT, Player
from tests.browser.test_tutorial import play, watch
from tests.server.running import RunningServer

#: Notes every trace that ever shows, however short.
NOTE = """
window.traces = new Set();
const note = (node) => node.querySelectorAll?.("[data-bubble], [data-mark], .flight").forEach((trace) =>
  traces.add(trace.dataset.bubble ? "bubble" : trace.dataset.mark ? `mark ${trace.dataset.mark}` : "flight"));
new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
  if (node.parentElement) note(node.parentElement);
}))).observe(document, { subtree: true, childList: true });
"""


def test_actions_of_the_others_leave_their_traces(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, f"{server.url}/tutorial", script=NOTE)
    coach = ann.page.locator(".lesson")
    play(ann, "straight, open: right, left")
    expect(coach.locator(".primary")).to_have_count(1)  # the others play
    expect(coach.locator(".primary")).to_have_count(0)
    wanted = {"bubble", "flight", "mark glow"}  # a tunnel was laid, a tool was broken
    ann.wait_for(lambda: wanted - set(ann.page.evaluate("[...traces]")), set())
    ann.close()


def test_an_eye_stays_on_the_goal_that_was_looked_at(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, f"{server.url}/tutorial", script=PATIENT)
    play(ann, "straight, open: right, left")
    watch(ann, 2)
    play(ann, "pick repair")
    watch(ann, 3)
    play(ann, "rockfall")
    watch(ann, 4)
    play(ann, "map")
    watch(ann, 5)
    expect(ann.page.locator("[data-eye='0']")).to_have_count(1)
    ann.close()
