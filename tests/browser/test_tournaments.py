"""A tournament in real browsers: organiser, players at desks and on phones, a projector; bots fill the tables."""

import os
import time
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.barriers import MESSAGE_ID, barriers, too_small
from tests.browser.crowd import Crowd
from tests.browser.player import DESK, PATIENCE_MS, PHONE, PULSE_MS, Player
from tests.server.running import RunningServer


@dataclass(frozen=True)
class Size:
    """How large a tournament is, and who of its players has a browser."""

    bots: int
    browsers: tuple[str, ...]
    rounds: int
    semifinal: int
    final: int


SOAK = os.environ.get("UNDERMINE_SOAK") == "1"
LANGUAGES = ("en", "pl", "cs", "de")
"""In the short form each page is read in one of them, in the long form in all."""
SHORT = Size(8, ("Ann", "Bob"), rounds=2, semifinal=0, final=5)
LONG = Size(18, ("Ann", "Bob", "Cid", "Dan"), rounds=4, semifinal=12, final=6)
"""With a late arrival, 11 and 23 people."""


def open_tournament(browser: Browser, url: str, size: Size, *, onsite: bool = False) -> Player:
    """Olga opens a tournament and is on its organiser's page."""
    olga = Player(browser, url, door=False)
    olga.page.goto(f"{url}/tournaments")
    page = olga.page
    page.get_by_label("Name of the tournament").fill("Miners' Cup")
    page.get_by_label("Your name").fill("Olga")
    page.get_by_label("Rounds").fill(str(size.rounds))
    page.get_by_label("In the semifinals").fill(str(size.semifinal))
    page.get_by_label("In the final").fill(str(size.final))
    if onsite:
        page.get_by_label("Where it is played").select_option("onsite")
    else:
        page.get_by_label("Time for a turn").select_option("0")
    olga.click("Open the tournament")
    page.wait_for_url("**/organise")
    return olga


def code_of(olga: Player) -> str:
    return olga.page.url.split("/")[-2]


def enter(browser: Browser, url: str, code: str, name: str, screen: dict[str, int]) -> Player:
    """Somebody registers by the link."""
    player = Player(browser, url, screen=screen, door=False)
    player.page.goto(f"{url}/tournament/{code}")
    player.name_oneself(name)
    player.click("Register")
    expect(player.page.get_by_text(f"You take part as {name}.")).to_be_visible()
    return player


def play_round(olga: Player, name: str, players: dict[str, Player], crowd: Crowd) -> None:
    """Olga pairs and begins a round; those who are seated go to their tables, move once, and leave the rest to bots."""
    olga.click(f"Pair: {name}")
    olga.click(f"Begin: {name}")
    expect(olga.page.get_by_text("still being played")).to_be_visible()
    waiting = {own: player for own, player in players.items() if went_to_table(player)}
    ends = time.monotonic() + PATIENCE_MS / 1000
    while waiting:  # two may sit at one table: whoever is asked moves
        assert time.monotonic() < ends, f"{list(waiting)} are not asked"
        for own, player in list(waiting.items()):
            if player.is_asked():
                player.make_a_move()
                crowd.play_on(player, own)
                del waiting[own]
        olga.page.wait_for_timeout(PULSE_MS)


def went_to_table(player: Player) -> bool:
    """Go to one's table, and return whether one plays in this round."""
    way = player.page.get_by_role("link", name="Go to my table")
    elsewhere = player.page.get_by_text("You do not play in this round.")
    expect(way.or_(elsewhere)).to_be_visible()
    if way.count():
        way.click()
        return True
    return False


def come_back(players: dict[str, Player], url: str, code: str) -> None:
    for player in players.values():
        player.page.goto(f"{url}/tournament/{code}")


def run(browser: Browser, server: RunningServer, size: Size) -> None:
    olga = open_tournament(browser, server.url, size)
    code = code_of(olga)
    screens = (DESK, PHONE, DESK, PHONE)
    players = {
        name: enter(browser, server.url, code, name, screen)
        for name, screen in zip(size.browsers, screens, strict=False)
    }
    crowd = Crowd(server.url, code)
    crowd.register(*[f"Bot {number}" for number in range(1, size.bots + 1)])
    expect(olga.page.get_by_role("heading", name=f"Players ({size.bots + len(players)})")).to_be_visible()

    play_round(olga, "Round 1", players, crowd)
    server.kill()  # in the middle of the round
    server.start()
    expect(olga.page.get_by_role("button", name="Pair: Round 2")).to_be_visible(timeout=240_000)

    correct_the_first_table(olga)
    olga.page.get_by_role("button", name="Withdraw Bot 1", exact=True).click()
    expect(olga.page.get_by_role("button", name="Bring Bot 1 back")).to_be_visible()
    crowd.register("Late")
    for number in range(2, size.rounds + 1):
        come_back(players, server.url, code)
        play_round(olga, f"Round {number}", players, crowd)
        expect(olga.page.get_by_role("button", name="Pair:")).to_be_visible(timeout=240_000)
    for name in ["Semifinals"] * bool(size.semifinal) + ["Final"]:
        come_back(players, server.url, code)
        play_round(olga, name, players, crowd)
        done = olga.page.get_by_text("The tournament is over.")
        expect(done.or_(olga.page.get_by_role("button", name="Pair:"))).to_be_visible(timeout=240_000)
    expect(olga.page.get_by_text("The tournament is over.")).to_be_visible()
    crowd.finish()
    look_at_the_end(browser, server.url, code, players, size)
    olga.close()


def correct_the_first_table(olga: Player) -> None:
    """The winner of the first table was another one: the standings follow."""
    page = olga.page
    page.get_by_role("button", name="Result of table 1").click()
    fields = page.get_by_role("form", name="Result of table 1").get_by_role("spinbutton")
    count = fields.count()
    for at in range(count):
        fields.nth(at).fill("90" if at == 0 else "0")
    olga.click("Enter the result")
    best = page.locator(".tables > li").first.locator(".players li span").first.inner_text()
    expect(page.locator("tbody tr").first).to_contain_text(best)
    expect(page.locator("tbody tr").first).to_contain_text("90")


def look_at_the_end(browser: Browser, url: str, code: str, players: dict[str, Player], size: Size) -> None:
    come_back(players, url, code)
    for player in players.values():
        expect(player.page.get_by_text("The tournament is over. Your place:")).to_be_visible()
        expect(player.page.locator("tbody tr")).to_have_count(size.bots + len(players) + 1)
        player.close()
    projector = Player(browser, url, door=False)
    projector.page.goto(f"{url}/tournament/{code}/screen")
    winner = projector.page.locator("tbody tr .name").first.inner_text()
    expect(projector.page.get_by_text(f"{winner} has won!")).to_be_visible()
    projector.close()


@pytest.mark.slow
def test_a_tournament_runs_through_a_crash_a_withdrawal_a_late_arrival_and_a_correction(
    browser: Browser, own_server: RunningServer
) -> None:
    run(browser, own_server, SHORT)


@pytest.mark.soak
def test_twenty_three_people_play_four_rounds_semifinals_and_a_final(
    browser: Browser, own_server: RunningServer
) -> None:
    run(browser, own_server, LONG)


def test_on_site_a_player_types_the_result_in_on_a_phone_by_their_link(
    browser: Browser, server: RunningServer
) -> None:
    olga = open_tournament(browser, server.url, Size(0, (), rounds=1, semifinal=0, final=0), onsite=True)
    page = olga.page
    page.get_by_label("Type in players, one in each line").fill("Ann\nBob\nCid\nDan\nEva")
    olga.click("Add 5 players")
    expect(page.get_by_text("no device yet")).to_have_count(5)
    page.get_by_role("button", name="Link of Ann").click()
    link = page.locator("code").inner_text()
    olga.click("Pair: Round 1")
    olga.click("Begin: Round 1")
    phone = Player(browser, link, screen=PHONE)
    expect(phone.page.get_by_text("You take part as Ann.")).to_be_visible()
    assert "key" not in phone.page.url
    projector = Player(browser, f"{server.url}/tournament/{code_of(olga)}/screen")
    expect(projector.page.get_by_text("being played")).to_be_visible()
    for at, name in enumerate(("Ann", "Bob", "Cid", "Dan", "Eva")):
        phone.page.get_by_label(f"Gold of {name}").fill(str(9 - at))
    phone.expect_to_fit()
    assert too_small(phone.page) == []
    phone.click("Enter the result")
    expect(phone.page.get_by_text("Your place: 1.")).to_be_visible()
    expect(projector.page.get_by_text("Ann has won!")).to_be_visible()
    expect(page.get_by_text("The tournament is over.")).to_be_visible()
    for player in (phone, projector, olga):
        player.close()


def test_on_site_a_phone_deals_counts_and_enters_the_result(browser: Browser, server: RunningServer) -> None:
    olga = open_tournament(browser, server.url, Size(0, (), rounds=1, semifinal=0, final=0), onsite=True)
    page = olga.page
    page.get_by_label("Type in players, one in each line").fill("Ann\nBob\nCid\nDan\nEva")
    olga.click("Add 5 players")
    page.get_by_role("button", name="Link of Ann").click()
    link = page.locator("code").inner_text()
    olga.click("Pair: Round 1")
    olga.click("Begin: Round 1")
    phone = Player(browser, link, screen=PHONE)
    phone.click("Deal and count on this page")
    phone.page.wait_for_url("**/companion/*")
    phone.click("I am Ann")
    for _ in range(3):
        phone.page.get_by_text("The round is over", exact=True).click()
        phone.click("Show the dwarfs and divide")
        phone.page.locator("details[open]").wait_for(state="detached")
        expect(
            phone.page.get_by_text("The round is over", exact=True).or_(enter_button(phone))
        ).to_be_visible()
    gold = phone.page.locator("td strong").all_inner_texts()
    assert (barriers(phone.page), too_small(phone.page)) == ([], [])
    enter_button(phone).click()
    phone.page.get_by_role("link", name="of tournament").click()
    expect(phone.page.get_by_text("Your place:")).to_be_visible()
    expect(page.get_by_text("The tournament is over.")).to_be_visible()
    nuggets = page.locator(".tables .gold").all_inner_texts()
    assert sorted(text.split()[0] for text in nuggets) == sorted(gold)
    for player in (phone, olga):
        player.close()


def enter_button(phone: Player) -> Locator:
    return phone.page.get_by_role("button", name="Enter the result in the tournament")


def test_the_pages_of_a_tournament_keep_nobody_out(browser: Browser, server: RunningServer) -> None:
    olga = open_tournament(browser, server.url, Size(0, (), rounds=2, semifinal=0, final=5), onsite=True)
    page, code = olga.page, code_of(olga)
    page.get_by_label("Type in players, one in each line").fill("\n".join(f"Player {n}" for n in range(11)))
    olga.click("Add 11 players")
    olga.click("Pair: Round 1")
    olga.click("Begin: Round 1")
    paths = ["/tournaments", *[f"/tournament/{code}{sub}" for sub in ("", "/organise", "/screen", "/sheets")]]
    for path in paths:
        show(olga, path)
        assert barriers(page) == [], path
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for place, language in enumerate(LANGUAGES):
        show(olga, "/tournaments")
        page.locator("header select").first.select_option(language)
        for path in paths if SOAK else paths[place :: len(LANGUAGES)]:
            show(olga, path)
            assert MESSAGE_ID.findall(page.inner_text("main")) == [], (language, path)
            assert too_small(page) == [], (language, path)
    olga.close()


def show(player: Player, path: str) -> None:
    """Go to a page and wait until it is there and fits the screen."""
    player.page.goto(player.url + path)
    player.page.locator("main h1").first.wait_for()
    player.expect_to_fit()
