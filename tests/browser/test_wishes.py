"""What somebody may choose for themselves: pace, confirming, volume; what they missed; and their home."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.player import PATIENT, Player
from tests.browser.test_stage_events import Watcher
from tests.server import positions
from tests.server.running import RunningServer

#: Notes how loud every sound is, and what the system is asked to share.
HEARD = """
window.loudness = [];
window.shared = [];
window.AudioContext = class { state = "running"; destination = {}; currentTime = 0; sampleRate = 8000; };
window.GainNode = class {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  constructor(_, { gain }) { this.level = gain; }
  connect(out) { if (out === undefined || !(out instanceof GainNode)) window.loudness.push(this.level); return out; }
};
const part = class { connect(out) { return out; } start() {} stop() {} getChannelData() { return []; } };
window.OscillatorNode = window.AudioBuffer = window.AudioBufferSourceNode = window.BiquadFilterNode = part;
Object.defineProperty(navigator, "share", { value: async (what) => void window.shared.push(what.url) });
"""
DUG = {"is": "tunnel-dug", "seat": "@1", "card": "[NES]", "cell": "1,0", "turned": "no"}


def choose(player: Player, label: str, choice: str) -> None:
    """Choose something in the settings, from a list or on a scale."""
    player.click("Settings")
    field = player.page.locator("dialog[open]").get_by_label(label)
    if field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(choice)
    else:
        field.fill(choice)
    player.page.keyboard.press("Escape")


def seated(browser: Browser, server: RunningServer, script: str = PATIENT) -> Player:
    """Return somebody in their third turn, with three bots."""
    player = Player(browser, server.url, script=script, door=False)
    guest = positions.new_guest(server.database_url)
    player.be(guest)
    code = positions.set_up(server.database_url, [guest], "base", 4, positions.turn(3))
    player.page.goto(f"{server.url}/t/{code}")
    player.page.locator(".reveal button").click()
    return player


def test_what_happened_since_ones_last_turn_is_shown_again(browser: Browser, server: RunningServer) -> None:
    ann = seated(browser, server)
    expect(ann.page.locator(".stage")).to_have_count(0)
    ann.click("Since your last turn")
    expect(ann.page.locator(".stage [data-bubble]").first).to_be_attached()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".stage")).to_have_count(0)
    ann.close()


def test_who_wants_no_animations_sees_none_and_misses_nothing(
    browser: Browser, server: RunningServer
) -> None:
    watcher = Watcher(browser, server, {"width": 1440, "height": 900})
    lines = watcher.page.locator(".panel ol").first.locator("li")
    choose(watcher.player, "Animation speed", "off")
    before = lines.count()
    watcher.teller.tell(DUG)
    expect(lines).to_have_count(before + 1)
    expect(watcher.page.locator(".stage")).to_have_count(0)
    choose(watcher.player, "Animation speed", "fast")
    watcher.teller.tell(DUG)
    expect(watcher.page.locator(".stage")).to_be_attached()
    watcher.player.close()


def test_who_confirms_nothing_plays_with_a_tap_on_the_cell(browser: Browser, server: RunningServer) -> None:
    ann = seated(browser, server)
    ann.click("Settings")
    ann.page.locator("dialog[open]").get_by_label("Confirm every move").uncheck()
    ann.page.keyboard.press("Escape")
    turns = ann.page.locator(".panel li", has_text="You lay")
    before = turns.count()
    hand = ann.page.locator(".hand .card")
    for place in range(hand.count()):
        hand.nth(place).click()
        if ann.page.locator(".aim").count():
            break
    ann.take_cell()
    expect(turns).to_have_count(before + 1)
    ann.close()


def test_sounds_are_as_loud_as_they_are_wanted(browser: Browser, server: RunningServer) -> None:
    ann = seated(browser, server, script=HEARD)
    choose(ann, "Volume", "20")
    ann.page.reload()
    ann.make_a_move()
    ann.wait_for(lambda: min(ann.page.evaluate("loudness"), default=None), 0.25 * 20 / 100)
    ann.close()


def test_a_table_is_shared_by_the_systems_own_sheet(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, f"{server.url}/#new", script=HEARD)
    ann.page.locator("button[type=submit]").click()
    ann.click("Share the link …")
    assert ann.page.evaluate("shared") == [f"{server.url}/t/{ann.code()}"]
    ann.close()


def test_ones_own_games_stand_on_top_with_rules_opponents_and_whose_turn_it_is(
    browser: Browser, server: RunningServer
) -> None:
    guest, other = positions.new_guest(server.database_url), positions.new_guest(server.database_url, "Bob")
    asked = positions.set_up(server.database_url, [guest], "base", 4, positions.turn(2))
    others = positions.set_up(server.database_url, [guest, other], "lost-mines", 5, positions.other_turn)
    ann = Player(browser, server.url)
    ann.be(guest)
    ann.page.reload()
    games = ann.page.get_by_role("region", name="Your running games").locator("li")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("In progress")  # the server has not looked at it yet
    for code in (asked, others):
        ann.page.goto(f"{server.url}/t/{code}")
        expect(ann.page.locator(".hand .card").first).to_be_visible()
    ann.page.goto(server.url)
    expect(games.first).to_contain_text("It is your turn")  # those that wait for oneself come first
    expect(games.last).to_contain_text("The Lost Mines")
    expect(games.last).to_contain_text(re.compile(r"with Bob, .+On turn: "))
    over_all = ann.page.locator("main :is(section, .tiles, .doors)").first
    expect(over_all).to_contain_text("Your running games")
    ann.click(f"Take {asked} off this list")
    expect(games).to_have_count(1)
    ann.page.reload()
    expect(games).to_have_count(1)
    ann.close()


def test_a_tile_begins_its_game_at_once(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url, color_scheme="no-preference")
    expect(ann.page.locator("html")).to_have_attribute(
        "data-theme", "dark"
    )  # the look unless another is wanted
    tiles = ann.page.locator(".tiles button")
    assert [tile.split("\n")[-1] for tile in tiles.all_inner_texts()] == [
        "30 min · easy to learn",
        "45 min · two teams, many roles",
        "45 min · a forest, two clans, a dragon",
        "45 min · everything at once, for experts",
    ]
    tiles.nth(2).click()
    expect(ann.page.locator("h1")).to_have_text("The Lost Mines")
    ann.close()


def test_a_resting_mouse_is_told_what_a_card_is_and_nothing_is_in_its_way(
    browser: Browser, server: RunningServer
) -> None:
    ann = seated(browser, server)
    hint = ann.page.locator(".pointed")
    ann.page.locator(".hand .card").first.hover()
    expect(hint).to_contain_text(re.compile(r"BASE-\d+"))
    ann.page.locator(".hand .card").first.click()
    expect(hint).to_have_count(0)
    ann.page.locator(".players li").last.hover()
    expect(hint).to_contain_text("A bot: Apprentice.")
    ann.page.locator(".top .state").hover()
    expect(hint).to_have_count(0)
    ann.close()
