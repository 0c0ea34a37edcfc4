"""Looking at a finished game again: with buttons and keys, by a link, with other eyes, and from a file."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.barriers import barriers
from tests.browser.player import PHONE, Player
from tests.browser.test_words import NOTATION
from tests.server.finished import finished_game
from tests.server.running import RunningServer


@pytest.fixture(scope="module")
def code(server: RunningServer) -> str:
    return finished_game(server.database_url, "watched")


def move(player: Player) -> int:
    told = player.page.locator(".where strong").inner_text()
    return int(told.split()[1])


def test_a_game_is_gone_through_with_buttons_and_keys(
    browser: Browser, server: RunningServer, code: str
) -> None:
    ann = Player(browser, f"{server.url}/replay/{code}")
    page = ann.page
    expect(page.locator(".where")).to_contain_text("Move 0 of")
    ann.click("One step on")
    expect(page.locator(".where")).to_contain_text("Move 1 of")
    page.locator("h1").click()  # away from the buttons, where keys mean the game
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_contain_text("Move 2 of")
    page.keyboard.press("PageDown")
    expect(page.locator(".panel")).to_contain_text("Round 2 begins")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    last = move(ann)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".where")).to_contain_text(f"Move {last - 1} of")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.locator(".where")).not_to_contain_text("Move 0 of")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.locator(".panel li button").last.click()
    ann.wait_for(lambda: page.url.endswith(f"?move={move(ann)}&seat=open"), wanted=True)
    ann.close()


def test_a_link_leads_to_a_move_with_somebodys_eyes(
    browser: Browser, server: RunningServer, code: str
) -> None:
    ann = Player(browser, f"{server.url}/replay/{code}?move=37&seat=2", screen=PHONE)
    expect(ann.page.locator(".where")).to_contain_text("Move 37 of")
    expect(ann.page.locator("select").first).to_have_value("2")
    expect(ann.page.locator(".hands li")).to_have_count(1)
    expect(ann.page.locator(".hands")).to_contain_text("Cid")
    ann.page.locator("select").first.select_option("open")
    expect(ann.page.locator(".hands li")).to_have_count(3)
    expect(ann.page.locator(".where")).to_contain_text("Move 37 of")
    ann.page.locator("select").first.select_option("spectator")
    expect(ann.page.locator(".hands")).to_be_hidden()
    ann.expect_to_fit()
    ann.close()


def test_a_master_is_asked_at_any_moment(browser: Browser, server: RunningServer, code: str) -> None:
    ann = Player(browser, f"{server.url}/replay/{code}?move=6&seat=open", screen=PHONE)
    advice = ann.page.locator(".advice")
    ann.click("Ask a master")
    expect(advice).to_contain_text("a master would:")
    told = advice.locator("li").all_inner_texts()
    assert 1 <= len(told) <= 3
    assert not any(NOTATION.search(text) for text in told)
    assert barriers(ann.page) == []
    ann.click("One step on")
    expect(advice.get_by_role("button", name="Ask a master")).to_be_visible()
    ann.close()


def test_the_lost_mines_are_replayed_in_their_forest(browser: Browser, server: RunningServer) -> None:
    code = finished_game(server.database_url, "walked", "lost-mines")
    ann = Player(browser, f"{server.url}/replay/{code}?move=40&seat=open")
    expect(ann.page.get_by_role("application", name="The forest")).to_be_visible()
    expect(ann.page.locator(".hands li")).to_have_count(3)
    ann.click("One step on")
    expect(ann.page.locator(".where")).not_to_contain_text("Move 40 of")
    ann.close()


def test_a_record_from_a_file_is_shown_and_nonsense_is_refused(
    browser: Browser, server: RunningServer, code: str, tmp_path: Path
) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("link", name="Replay a file").click()
    chooser = ann.page.locator("input[type=file]")
    nonsense, record = tmp_path / "list.json", tmp_path / "game.json"
    nonsense.write_text("my shopping list")
    chooser.set_input_files(nonsense)
    expect(ann.page.get_by_role("alert")).to_contain_text("not the record of a game")
    record.write_text(ann.page.request.get(f"{server.url}/api/tables/{code}/record").text())
    chooser.set_input_files(record)
    expect(ann.page.locator(".where")).to_contain_text("Move 0 of")
    ann.page.get_by_role("slider", name="Move").fill("12")
    expect(ann.page.locator(".where")).to_contain_text("Move 12 of")
    ann.close()


def test_the_verify_page_says_that_the_deal_was_fair(
    browser: Browser, server: RunningServer, code: str
) -> None:
    ann = Player(browser, f"{server.url}/replay/{code}")
    ann.click("Was it fair?")
    expect(ann.page.get_by_role("status")).to_contain_text("Yes: this deal was fair")
    expect(ann.page.locator("main li")).to_have_count(4)
    ann.click("Watch the replay")
    expect(ann.page.locator(".where")).to_contain_text("Move 0 of")
    ann.close()


@pytest.mark.soak
def test_the_result_charts_whom_a_watcher_would_have_suspected(
    browser: Browser, server: RunningServer
) -> None:
    played = finished_game(server.database_url, "charted", watch=True)
    rounds = len(httpx.get(f"{server.url}/api/tables/{played}/review", timeout=60).json()["rounds"])
    ann = Player(browser, f"{server.url}/t/{played}")
    chart = ann.page.locator("figure", has_text="Whom a watcher would suspect")
    expect(chart.locator("path.line")).to_have_count(3 * rounds)
    drawn = chart.locator("path.line").evaluate_all("lines => lines.map(line => line.getTotalLength())")
    assert min(drawn) > 10
    expect(chart.locator("td").first).to_contain_text("%")
    ann.page.locator("[aria-label='Moves that gave a saboteur away'] button").first.click()
    expect(ann.page.locator(".where")).not_to_contain_text("Move 0 of")
    ann.close()
