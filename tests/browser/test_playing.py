"""Playing in a real browser: from the front door to the rematch, alone and together, over a broken connection."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.crowd import play_soon_to_the_end
from tests.browser.player import PHONE, Player
from tests.server.running import RunningServer


def test_a_newcomer_is_at_a_table_with_bots_after_one_click(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("button", name="Play now").click()
    ann.wait_until_asked()
    expect(ann.page.locator(".players li")).to_have_count(5)
    expect(ann.page.locator(".hand .card")).to_have_count(6)
    ann.make_a_move()
    expect(ann.page.locator(".panel")).to_contain_text("You ")
    ann.close()


@pytest.mark.slow
def test_two_people_and_eight_bots_play_a_whole_game_and_another(
    browser: Browser, server: RunningServer
) -> None:
    ann, bob = Player(browser, server.url), Player(browser, server.url)
    ann.name_oneself("Ann")
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator(".numbers select").nth(0).select_option("10")  # the more play, the fewer turns each has
    ann.page.locator(".numbers select").nth(1).select_option("8")
    ann.click("Open the table")
    code = ann.code()
    bob.page.goto(f"{server.url}/t/{code}")
    bob.name_oneself("Bob")
    bob.click("Sit here")
    expect(ann.page.locator(".seats")).to_contain_text("Bob")
    ann.click("Begin")

    questions = play_soon_to_the_end(ann, bob)
    assert any("Your turn" in question for question in questions)
    expect(ann.page.locator(".panel")).to_contain_text("Round 3 begins")
    expect(ann.page.locator(".result li")).to_have_count(10)

    ann.click("Play again")
    ann.page.wait_for_url(lambda url: not url.endswith(code))
    bob.click("Join the next game")
    bob.page.wait_for_url(ann.page.url)
    expect(bob.page.locator(".seats, .players")).to_contain_text("Ann")
    ann.close()
    bob.close()


def test_a_guest_joins_by_link_on_a_phone(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url)
    ann.name_oneself("Ann")
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.locator(".numbers select").first.select_option("3")
    ann.page.locator(".numbers select").nth(1).select_option("1")
    ann.click("Open the table")
    drawn = ann.page.get_by_alt_text("QR code").evaluate(
        "picture => picture.decode().then(() => picture.naturalWidth)"
    )
    assert drawn > 0
    bob = Player(browser, f"{server.url}/t/{ann.code()}", screen=PHONE)
    bob.name_oneself("Bob")
    bob.click("Sit here")
    expect(bob.page.get_by_text("The host begins the game")).to_be_visible()
    ann.click("Begin")
    expect(bob.page.locator(".hand .card")).to_have_count(6)
    bob.expect_to_fit()
    bob.page.get_by_role("button", name="What happened").first.click()
    expect(bob.page.locator(".panel")).to_contain_text("Round 1 begins")
    ann.page.get_by_label("Say something to all").fill("Dig, Bob!")
    ann.click("Send")
    expect(bob.page.locator(".talk")).to_contain_text("Ann: Dig, Bob!")
    ann.close()
    bob.close()


def test_a_reload_and_a_restarted_server_lose_nothing(browser: Browser, own_server: RunningServer) -> None:
    ann = Player(browser, own_server.url)
    ann.page.get_by_role("button", name="Play now").click()
    ann.make_a_move()
    ann.wait_until_asked()
    hand = ann.hand()

    ann.page.reload()
    ann.wait_until_asked()
    ann.wait_for(ann.hand, hand)

    own_server.kill()
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    expect(ann.page.get_by_text("Connection lost")).to_be_hidden()
    ann.make_a_move()
    ann.close()


def test_why_a_tunnel_cannot_be_dug_somewhere_is_said_with_the_clause(
    browser: Browser, server: RunningServer
) -> None:
    ann = Player(browser, server.url)
    ann.page.get_by_role("button", name="Play now").click()
    ann.wait_until_asked()
    tunnels = ann.page.locator(".hand .card[aria-label*=open]")
    while not tunnels.count():  # it happens
        ann.make_a_move()
        ann.wait_until_asked()
    tunnels.first.click()
    ann.page.get_by_role("application").click(position={"x": 700, "y": 40})
    expect(ann.page.get_by_role("alert")).to_contain_text("BASE-")
    ann.close()
