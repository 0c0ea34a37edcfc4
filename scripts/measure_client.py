"""Measure the web client in a real browser: `make measure`. Its weight, how soon it is usable, how it pans and stages.

On a busy machine times are worse than the client deserves, so the best of several passes counts; all passes are shown.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from tests.browser.conftest import CHROMIUM, client_settings
from tests.browser.large import CARDS, fill_the_board
from tests.browser.player import DESK, Player
from tests.server.running import RunningServer

ROOT = Path(__file__).parent.parent
PASSES = 5
SLOWDOWN = 4
PANNING_MS = 2500
STAGING_MS = 3000

#: Notes when the front door stands and when the last long task before a quiet half second was over.
WATCH_LOADING = """
window.noted = { door: null, busy: 0 };
new PerformanceObserver(list => {
  for (const task of list.getEntries()) noted.busy = Math.max(noted.busy, task.startTime + task.duration);
}).observe({ type: "longtask", buffered: true });
new MutationObserver(() => {
  const door = document.querySelector("button.primary");
  if (door && !door.disabled) noted.door ??= performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""

#: Moves the pressed pointer at every frame and counts the frames in which the board has followed. The pointer is the
#: browser's own mouse (number 1), but moved from inside: from outside, the way of each move would be measured too.
PAN = """
([x, y, ms]) => new Promise(done => {
  const board = document.querySelector("[role=application]");
  const layer = board.querySelector(".layer");
  let step = 0, moved = 0, last = "", begun = null;
  const frame = now => {
    begun ??= now;
    if (layer.style.transform !== last) moved += 1;
    last = layer.style.transform;
    if (now - begun > ms) return done(1000 * moved / (now - begun));
    step += 1;
    const at = { clientX: x + 200 * Math.sin(step / 20), clientY: y + 120 * Math.sin(step / 13) };
    board.dispatchEvent(new PointerEvent("pointermove", { ...at, pointerId: 1, buttons: 1, bubbles: true }));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})
"""

#: Counts the frames a second.
COUNT = """
ms => new Promise(done => {
  let frames = 0, begun = null;
  const frame = now => {
    begun ??= now;
    if (now - begun > ms) return done(1000 * frames / (now - begun));
    frames += 1;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})
"""


def weigh(browser: Browser, url: str) -> Counter[str]:
    """Return the bytes that come over the wire at the first visit, by sort."""
    context = browser.new_context(locale="pl-PL")  # a language that needs all fonts
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    sorts: dict[str, str] = {}
    weights: Counter[str] = Counter()
    devtools.on("Network.responseReceived", lambda seen: sorts.update({seen["requestId"]: seen["type"]}))
    devtools.on(
        "Network.loadingFinished",
        lambda seen: weights.update({sorts.get(seen["requestId"], "Other"): int(seen["encodedDataLength"])}),
    )
    devtools.send("Network.enable")
    page.goto(url)
    page.locator("button.primary").first.wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return weights


def time_to_interactive(browser: Browser, url: str) -> float:
    """Return the milliseconds until the front door can be used, on a slowed processor and an empty cache."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(WATCH_LOADING)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.goto(url)
    page.wait_for_function("() => window.noted.door !== null")
    page.wait_for_timeout(500)
    noted: dict[str, float] = page.evaluate("window.noted")
    context.close()
    return max(noted["door"], noted["busy"])


def pan(page: Page) -> float:
    """Drag the board about and return the frames a second in which it moved."""
    box = page.get_by_role("application").evaluate("board => board.getBoundingClientRect().toJSON()")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    frames: float = page.evaluate(PAN, [x, y, PANNING_MS])
    page.mouse.up()
    return frames


def frames_per_second(browser: Browser, url: str) -> list[float]:
    player = Player(browser, url, screen=DESK)
    fill_the_board(player.page, url)
    player.page.locator("button.primary").first.click()
    player.page.locator(".frame .layer").wait_for()
    if player.page.locator(".reveal button").count():
        player.page.locator(".reveal button").click()
    player.page.get_by_role("button", name="Zoom in").click()
    measured = [pan(player.page) for _ in range(PASSES)]
    player.close()
    return measured


def staging(browser: Browser, url: str) -> tuple[float, float]:
    """Stage actions of others on a slowed processor: cards fly, bubbles come.

    Return the frames a second, and which part of the time the page's thread really worked: how busy others keep the
    machine does not change that.
    """
    context = browser.new_context(
        viewport=ViewportSize(width=DESK["width"], height=DESK["height"]),
        locale="en-GB",
        reduced_motion="no-preference",
    )
    page = context.new_page()
    page.goto(f"{url}/tutorial")
    page.locator(".hand .card[aria-label='straight, open: right, left']").click()
    page.locator(".aim[data-cell='5,0']").click()
    page.locator(".steps .primary").click()
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.locator(".stage").wait_for(state="attached")
    before = worked_seconds(devtools)
    frames: float = page.evaluate(COUNT, STAGING_MS)
    worked = worked_seconds(devtools) - before
    context.close()
    return frames, 1000 * worked / STAGING_MS


def worked_seconds(devtools: CDPSession) -> float:
    """Return how long the page's thread has worked so far."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def kilobytes(weights: Counter[str], *sorts: str) -> str:
    return f"{sum(weights[sort] for sort in sorts) / 1000:.1f} kB"


def listed(figures: Sequence[float]) -> str:
    return ", ".join(f"{figure:.0f}" for figure in figures)


def main() -> None:
    """Measure and print everything."""
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data), **client_settings(ROOT))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            weights = weigh(browser, server.url)
            times = [time_to_interactive(browser, server.url) for _ in range(PASSES)]
            frames = frames_per_second(browser, server.url)
            staged, busy = zip(*[staging(browser, server.url) for _ in range(PASSES)], strict=True)
        finally:
            browser.close()
            server.stop()
    lines = (
        f"first load: script and style {kilobytes(weights, 'Script', 'Stylesheet')}",
        f"first load: fonts {kilobytes(weights, 'Font')}",
        f"first load: page, words and data {kilobytes(weights, 'Document', 'Fetch', 'Image', 'Other')}",
        f"interactive on a {SLOWDOWN} times slowed processor: {min(times):.0f} ms (passes: {listed(times)})",
        f"staging on a {SLOWDOWN} times slowed processor: {max(staged):.0f} frames a second (passes: {listed(staged)})",
        f"its thread works {min(busy):.0%} of that time (passes: {listed([100 * share for share in busy])})",
        f"panning {CARDS} cards: {max(frames):.0f} frames a second (passes: {listed(frames)})",
    )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
