"""What players read and hear: words of people, never the notation of files, in every language."""

import os
import re
import time

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import GAME_SECONDS, Player, at_a_table
from tests.server.running import RunningServer

#: Cells, edges, shapes of cards, and ways as files and the command line write them.
NOTATION = re.compile(r"(?<![\d.:])-?\d+,-?\d+(?!\d)|\[[NESW]+\]|\b[NESW](?:\|[NESW])+|180°|\b[NESW]{2,}\b")

#: Notes every text and every accessible name that ever stands on the page. Drawings have no words.
LISTEN = """
window.read = new Set();
const NAMES = ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "aria-description"];
const note = (text) => text && read.add(text.trim());
const listen = (node) => {
  if (node.nodeType === Node.TEXT_NODE) {
    if (!node.parentElement?.closest("script, style")) note(node.data);
    return;
  }
  NAMES.forEach((name) => note(node.getAttribute?.(name)));
  node.childNodes.forEach(listen);
};
new MutationObserver((changes) => changes.forEach(({ type, target, addedNodes }) => {
  if (type === "childList") addedNodes.forEach(listen);
  else listen(target);
})).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: NAMES });
"""

GAMES = [("en", "base", 8), ("pl", "saboteur2", 12), ("cs", "lost-mines", 9), ("de", "jubilee", 9)]
WHOLE = "UNDERMINE_SOAK" in os.environ


def sit_down(player: Player, rules: str, seats: int) -> None:
    """Sit the player down with bots and begin, whatever their language."""
    tables = f"{player.url}/api/tables"
    wanted = {
        "rules": rules,
        "seats": seats,
        "name": "Ann",
        "bots": ["novice"] * (seats - 1),
        "nonce": "0" * 32,
        "options": {"reaction_seconds": 0},
    }
    made = player.page.request.post(tables, data=wanted)
    expect(made).to_be_ok()
    code = made.json()["table"]["code"]
    expect(player.page.request.post(f"{tables}/{code}/start", data={})).to_be_ok()
    player.page.goto(f"{player.url}/t/{code}")


def play_a_round(player: Player) -> None:
    """Play until a round is over; in long runs until the game is."""
    ends = time.monotonic() + GAME_SECONDS
    while not player.is_over():
        assert time.monotonic() < ends, "the round does not end"
        player.page.locator("p.question.mine, .end, .result").first.wait_for()
        if player.page.locator(".end").count() and not WHOLE:
            return
        if player.is_asked():
            player.answer()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "rules", "seats"), GAMES)
def test_nobody_meets_the_notation_of_files(
    browser: Browser, server: RunningServer, language: str, rules: str, seats: int
) -> None:
    ann = Player(browser, server.url, script=LISTEN, door=False, locale=language)
    sit_down(ann, rules, seats)
    play_a_round(ann)
    ann.page.locator("[role=application]").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "n"):
        ann.page.keyboard.press(key)
    read: list[str] = ann.page.evaluate("[...read]")
    assert len(read) > 100, "too little was read to say anything"
    assert [text for text in read if NOTATION.search(text)] == []
    ann.close()


def test_a_line_of_the_log_lights_its_place_on_the_board(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(browser, server.url)
    ann.make_a_move()
    laid = ann.page.locator(".panel ol li", has_text="start").filter(has_text="lay").last
    spot = ann.page.locator(".board .told")
    laid.hover()
    expect(spot).to_have_count(1)
    ann.page.locator(".top").hover()
    expect(spot).to_have_count(0)
    ann.page.locator(".panel ol").first.focus()
    for _ in range(ann.page.locator(".panel ol").first.locator("li").count()):
        ann.page.keyboard.press("ArrowUp")
        if spot.count():
            break
    expect(spot).to_have_count(1)
    ann.close()


def test_experts_may_have_the_notation(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(browser, server.url)
    assert not any(NOTATION.search(name) for name in ann.hand())
    ann.page.get_by_role("button", name="Settings").first.click()
    ann.page.get_by_label("Notation for experts").first.check()
    expect(ann.page.locator(".panel ol").first).not_to_contain_text("east of the start")
    assert any(
        NOTATION.search(text) for text in ann.page.locator(".panel ol li").all_inner_texts() + ann.hand()
    )
    ann.close()
