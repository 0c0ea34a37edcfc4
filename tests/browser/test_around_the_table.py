"""Around a game: talk and rules before it, leaving it, removed players, rematches, and what reaches nobody else."""

from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.barriers import barriers
from tests.browser.player import PATIENT, PHONE, Player
from tests.browser.test_phone import sit_down_together
from tests.server.running import RunningServer


def open_lobby(player: Player, seats: int = 3) -> None:
    player.page.get_by_role("button", name="Play with friends").click()
    player.page.locator(".numbers select").first.select_option(str(seats))
    player.click("Open the table")
    expect(player.page.locator(".seats")).to_be_visible()


def note_what_is_sent(player: Player) -> list[str]:
    """Keep everything that a page sends to the server from now on, after it was loaded again."""
    sent: list[str] = []

    def noted(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    player.page.on("websocket", noted)
    player.page.on("request", lambda request: sent.append(request.post_data or ""))
    player.page.reload()
    expect(player.page.locator(".hand .card").first).to_be_visible()
    return sent


def test_people_talk_before_the_game_and_the_host_changes_rules_and_seats(
    browser: Browser, server: RunningServer
) -> None:
    ann, bob = Player(browser, server.url), Player(browser, server.url, screen=PHONE)
    ann.name_oneself("Ann")
    open_lobby(ann)
    bob.page.goto(f"{server.url}/t/{ann.code()}")
    bob.name_oneself("Bob")
    bob.click("Sit here")
    bob.page.get_by_label("Say something to all").fill("Saboteur 2?")
    bob.click("Send")
    expect(ann.page.locator(".talk")).to_contain_text("Bob: Saboteur 2?")
    ann.click("Change rules or seats")
    ann.page.locator("input[value=saboteur2]").check()
    ann.page.locator(".rules select").select_option("4")
    ann.click("Play by these rules")
    expect(bob.page.locator("dl")).to_contain_text("Saboteur 2")
    expect(bob.page.locator(".seats li")).to_have_count(4)
    expect(bob.page.locator(".seats")).to_contain_text("Bob")
    bob.expect_to_fit()
    assert barriers(bob.page) == []
    ann.close()
    bob.close()


def test_who_leaves_for_good_is_played_by_a_bot_until_they_are_back(
    browser: Browser, server: RunningServer
) -> None:
    ann, bob = Player(browser, server.url), Player(browser, server.url)
    sit_down_together(ann, bob)
    code = ann.code()
    bob.page.get_by_role("button", name="Leave the table").click()
    assert barriers(bob.page) == []
    bob.click("Leave for good")
    expect(bob.page.get_by_role("button", name="Play now")).to_be_visible()
    plate = ann.page.locator(".players li").filter(has_text="Bob")
    expect(plate).to_contain_text("left; a bot plays on")
    bob.page.goto(f"{server.url}/t/{code}")
    expect(bob.page.locator(".left")).to_contain_text("You have left this game")
    bob.click("Take my seat back")
    expect(bob.page.locator(".left")).to_have_count(0)
    expect(plate).not_to_contain_text("left; a bot plays on")
    ann.close()
    bob.close()


def test_a_removed_player_is_told_and_cannot_come_back_unless_let_in(
    browser: Browser, server: RunningServer
) -> None:
    ann, bob = Player(browser, server.url), Player(browser, server.url)
    ann.name_oneself("Ann")
    open_lobby(ann)
    bob.page.goto(f"{server.url}/t/{ann.code()}")
    bob.click("Sit here")
    expect(ann.page.locator(".seats")).to_contain_text("Guest")
    ann.click("Remove")
    expect(bob.page.locator(".failure")).to_contain_text("The host has taken you off this table.")
    bob.page.get_by_role("button", name="Sit here").first.click()
    expect(bob.page.locator(".seats")).not_to_contain_text("Guest")
    ann.click("Let in again")
    bob.page.get_by_role("button", name="Sit here").first.click()
    expect(ann.page.locator(".seats")).to_contain_text("Guest")
    ann.close()
    bob.close()


def test_guests_without_a_name_are_numbered(browser: Browser, server: RunningServer) -> None:
    ann, bob = Player(browser, server.url), Player(browser, server.url)
    open_lobby(ann)
    bob.page.goto(f"{server.url}/t/{ann.code()}")
    bob.page.get_by_role("button", name="Sit here").first.click()
    expect(bob.page.locator(".seats li").filter(has_text="Guest 2")).to_have_count(1)
    ann.close()
    bob.close()


def test_marks_notes_and_plans_reach_nobody_else(browser: Browser, server: RunningServer) -> None:
    ann, bob = Player(browser, server.url), Player(browser, server.url, script=PATIENT)
    sit_down_together(ann, bob)
    ann.wait_for(lambda: ann.is_asked() or bob.is_asked(), wanted=True)  # then everybody waits for this one
    other = bob if ann.is_asked() else ann
    sent = note_what_is_sent(other)
    if other.page.locator(".reveal button").count():
        other.page.locator(".reveal button").click()
    other.page.locator(".players li:not(.mine) .who").first.click()
    sheet = other.page.locator(".sheet[open]")
    sheet.get_by_role("button", name="I suspect").click()
    sheet.get_by_role("textbox").fill("a broken pick too many")
    other.page.keyboard.press("Escape")
    other.page.locator(".hand .card").first.click()
    other.click("Discard it then")
    expect(other.page.locator(".plan")).to_contain_text("Nobody else knows.")
    told = " ".join(sent)
    assert "broken pick too many" not in told
    assert '"act"' not in told
    asked = ann if other is bob else bob
    asked.page.locator(".hand .card").first.click()
    asked.page.locator("[data-verb=pass]").click()
    asked.page.locator(".steps .primary").click()  # the turn comes round, and the plan goes off by itself
    expect(other.page.locator(".panel")).to_contain_text("You discard")
    expect(other.page.locator(".plan")).to_have_count(0)
    ann.close()
    bob.close()
