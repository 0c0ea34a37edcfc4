"""Strangers find each other by the list of open tables, and a rated game says what it changed."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.crowd import BY_CLICKS_ALONE, leave_to_programs
from tests.browser.player import PULSE_MS, Player, play_to_the_end
from tests.server.running import RunningServer

PEOPLE_WAIT = "People were waiting, so you play with them."


def listed_table(browser: Browser, url: str, seats: int, free: int, *, rated: bool = False) -> Player:
    """Ann opens a table that everybody may find; bots sit where no seat is free."""
    ann = Player(browser, url)
    ann.name_oneself("Ann")
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator(".numbers select").nth(0).select_option(str(seats))
    ann.page.locator(".numbers select").nth(1).select_option(str(seats - 1 - free))
    ann.click("Open the table")
    if rated:
        ann.page.get_by_label("Rated: the game changes everybody's ratings").check()
    ann.page.get_by_label("Everybody may find this table").check()
    expect(ann.page.get_by_text("This table is on the list of open tables.")).to_be_visible()
    return ann


def play_a_game(ann: Player, bob: Player) -> None:
    """Play to the end: each clicks once and comes back when the game is over; in long runs all is played by clicks."""
    if BY_CLICKS_ALONE:
        play_to_the_end(ann, bob)
        return
    for player, other in ((ann, bob), (bob, ann)):
        while not player.is_asked():
            if other.is_asked():
                other.make_a_move()
            player.page.wait_for_timeout(PULSE_MS)
        player.make_a_move()
    leave_to_programs(ann, bob)


@pytest.mark.slow
def test_two_strangers_meet_by_the_list_play_a_rated_game_and_see_what_it_changed(
    browser: Browser, own_server: RunningServer
) -> None:
    bob = Player(browser, own_server.url)
    bob.name_oneself("Bob")
    expect(bob.page.get_by_text("Nobody is waiting for players at the moment.")).to_be_visible()
    ann = listed_table(browser, own_server.url, seats=3, free=1, rated=True)
    seat = bob.page.get_by_role("button", name="Sit down with Ann")
    expect(seat).to_be_visible()
    seat.click()
    assert bob.code() == ann.code()
    play_a_game(ann, bob)  # it begins by itself: all seats are taken
    for player in (ann, bob):
        ratings = player.page.locator(".ratings")
        expect(ratings.get_by_role("heading", name="Ratings")).to_be_visible()
        for name in ("Ann", "Bob"):
            expect(ratings.locator("li", has_text=name).first).to_contain_text("As ")
        ratings.get_by_text("Why?").click()
        expect(ratings.locator(".why li").first).to_contain_text("to be first")
        player.close()


def test_play_now_prefers_people_who_are_about_to_begin_and_offers_the_way_back(
    browser: Browser, own_server: RunningServer
) -> None:
    ann = listed_table(browser, own_server.url, seats=5, free=3)
    ann.page.get_by_label("Bots take free seats after").select_option("30")
    bob = Player(browser, own_server.url)
    bob.name_oneself("Bob")
    expect(bob.page.get_by_role("button", name="Sit down with Ann")).to_be_visible()
    bob.page.get_by_role("button", name="Play now").click()
    assert bob.code().partition("?")[0] == ann.code()
    expect(bob.page.get_by_text(PEOPLE_WAIT)).to_be_visible()
    bob.click("Rather play with bots at once")
    bob.wait_until_asked()
    assert bob.code() != ann.code()
    ann.close()
    bob.close()
