"""Who somebody is: an account to log in to from anywhere, a key for another device."""

from playwright.sync_api import Browser, expect

from tests.browser.player import Player, at_a_table
from tests.server.running import RunningServer


def test_an_account_is_opened_and_logged_in_to_from_elsewhere(
    browser: Browser, server: RunningServer
) -> None:
    ann, tablet = at_a_table(browser, server.url), Player(browser, f"{server.url}/#you")
    code = ann.code()
    ann.page.goto(f"{server.url}/#you")
    ann.page.reload()
    for player, door in ((ann, "Create an account"), (tablet, "Log in")):
        player.page.get_by_label("Name", exact=True).fill("Ann of the mine")
        if player is tablet:
            player.page.get_by_label("Password").fill("not the password")
            player.click("Log in")
            expect(player.page.get_by_role("alert").first).to_contain_text("no account with this name")
        player.page.get_by_label("Password").fill("open sesame 1")
        player.click(door)
        expect(player.page.get_by_text("You are logged in as Ann of the mine.")).to_be_visible()
    tablet.page.goto(server.url)
    expect(tablet.page.locator(".game", has_text=code)).to_be_visible()
    tablet.page.goto(f"{server.url}/#you")
    tablet.page.reload()
    tablet.click("Log out")
    expect(tablet.page.get_by_role("button", name="Log in")).to_be_visible()
    ann.close()
    tablet.close()


def test_the_password_of_an_account_is_changed(browser: Browser, server: RunningServer) -> None:
    ann = at_a_table(browser, server.url)
    ann.page.goto(f"{server.url}/#you")
    ann.page.reload()
    ann.page.get_by_label("Name", exact=True).fill("Ann of the shaft")
    ann.page.get_by_label("Password").fill("open sesame 1")
    ann.click("Create an account")
    ann.page.locator("summary", has_text="Change the password").click()
    ann.page.get_by_label("Current password").fill("not this one")
    ann.page.get_by_label("New password").fill("open sesame 2")
    ann.click("Change the password")
    expect(ann.page.get_by_role("alert").first).not_to_be_empty()
    ann.page.get_by_label("Current password").fill("open sesame 1")
    ann.click("Change the password")
    expect(ann.page.get_by_text("The password is changed")).to_be_visible()
    ann.click("Log out")
    ann.page.get_by_label("Name", exact=True).fill("Ann of the shaft")
    ann.page.get_by_label("Password").fill("open sesame 2")
    ann.click("Log in")
    expect(ann.page.get_by_text("You are logged in as Ann of the shaft.")).to_be_visible()
    ann.close()


def test_a_recovery_key_makes_another_device_the_same_player(browser: Browser, server: RunningServer) -> None:
    ann, tablet = at_a_table(browser, server.url), Player(browser, f"{server.url}/#you")
    code = ann.code()
    ann.page.goto(f"{server.url}/#you")
    ann.page.reload()
    ann.click("Make a key")
    key = ann.page.locator("output.key").inner_text()
    tablet.page.get_by_label("Recovery key").fill(key)
    tablet.click("Continue as that player")
    expect(tablet.page.get_by_role("status")).to_contain_text("Done")
    tablet.page.goto(server.url)
    expect(tablet.page.locator(".game", has_text=code)).to_be_visible()
    ann.close()
    tablet.close()
