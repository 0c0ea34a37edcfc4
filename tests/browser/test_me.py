"""Order, privacy and being called back, as a player sees them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.barriers import MESSAGE_ID, barriers, too_small
from tests.browser.conftest import client_settings
from tests.browser.player import DESK, PHONE, Player
from tests.server.push_service import PushService
from tests.server.running import RunningServer

LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-AT"}
GAME: dict[str, Any] = {"rules": "base", "seats": 3, "name": "Bob", "options": {"unmasking_seconds": 0}}

#: A browser's push manager that needs no push service of its maker: what it gives is a subscription all the same.
SUBSCRIBES = """subscription => {
  const made = { endpoint: subscription.endpoint, unsubscribe: async () => true, toJSON: () => ({
    endpoint: subscription.endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } }) };
  let present = null;
  PushManager.prototype.getSubscription = async () => present;
  PushManager.prototype.subscribe = async () => (present = made);
  Notification.requestPermission = async () => "granted";
}"""


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def calling(
    tmp_path_factory: pytest.TempPathFactory, root: Path, push: PushService
) -> Iterator[RunningServer]:
    """A server that calls people back at once."""
    settings = {"UNDERMINE_PUSH_SERVICES": push.origin, "UNDERMINE_CALL_DELAY": "0"} | client_settings(root)
    running = RunningServer(tmp_path_factory.mktemp("data"), **settings)
    yield running
    running.stop()


class Bob:
    """The host of a table, without a browser."""

    def __init__(self, url: str, seats: int = 3) -> None:
        self._url = url
        made = httpx.post(f"{url}/api/tables", json=GAME | {"bots": ["random"], "seats": seats})
        self.code = str(made.json()["table"]["code"])
        self.cookie = str(made.cookies["undermine"])

    def start(self) -> None:
        cookies = {"undermine": self.cookie}
        assert httpx.post(f"{self._url}/api/tables/{self.code}/start", json={}, cookies=cookies).is_success


def with_bob(browser: Browser, server: RunningServer, seats: int = 3, **more: Any) -> tuple[Player, Bob, str]:
    """Bob opens a table with a bot, and Ann sits down there by a browser; return both and the code."""
    bob = Bob(server.url, seats)
    ann = Player(browser, server.url, door=False, **more)
    joined = ann.page.request.post(f"{server.url}/api/tables/{bob.code}/join", data={"name": "Ann"})
    assert joined.ok, joined.text()
    return ann, bob, bob.code


def test_somebody_is_reported_and_blocked_and_the_operator_settles_it(
    browser: Browser, server: RunningServer
) -> None:
    ann, bob, code = with_bob(browser, server)
    bob.start()
    page = ann.page
    page.goto(f"{server.url}/t/{code}")
    page.locator("li[data-seat='0']").click(button="right")
    page.locator("summary", has_text="Trouble with Bob?").click()
    page.get_by_label("What is wrong?").select_option("stalling")
    page.get_by_role("textbox", name="What happened").fill("half an hour for a map")
    ann.click("Send the report")
    expect(page.get_by_text("Reported. Thank you.")).to_be_visible()
    ann.click("Do not meet again")
    expect(page.get_by_text("You will not meet Bob again.")).to_be_visible()
    expect(page.get_by_role("button", name="Send away")).to_have_count(0)
    assert barriers(page) == []
    page.goto(f"{server.url}/host")
    page.locator("main input").fill("figures")
    page.locator("main button[type=submit]").click()
    report = page.locator("li", has_text="half an hour for a map")
    expect(report).to_contain_text(f"Table {code}, move")
    report.get_by_role("button").click()
    expect(report).to_have_count(0)
    page.goto(f"{server.url}/#you")
    page.reload()
    ann.click("Meet Bob again")
    expect(page.get_by_text("Nobody. You can block somebody at a table")).to_be_visible()
    ann.close()


def test_the_host_sends_somebody_away_and_a_bot_plays_on(browser: Browser, server: RunningServer) -> None:
    ann, bob, code = with_bob(browser, server)
    bob.start()
    host = Player(browser, server.url)
    host.context.add_cookies([{"name": "undermine", "value": bob.cookie, "url": server.url}])
    host.page.goto(f"{server.url}/t/{code}")
    ann.page.goto(f"{server.url}/t/{code}")
    plate = host.page.locator("li[data-seat='1']")
    expect(plate).to_contain_text("Ann")
    plate.click(button="right")
    host.page.locator("summary", has_text="Trouble with Ann?").click()
    host.click("Send away")
    expect(plate).to_contain_text("Apprentice")
    expect(plate).not_to_contain_text("Ann")
    expect(ann.page.get_by_text("The host has sent you away from this table.")).to_be_visible()
    host.close()
    ann.close()


def test_somebody_takes_their_data_along_and_deletes_themselves(
    browser: Browser, server: RunningServer
) -> None:
    ann, _, code = with_bob(browser, server)
    page = ann.page
    page.goto(f"{server.url}/#you")
    page.reload()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert f'"code":"{code}"' in download.value.path().read_text()
    page.locator("summary", has_text="Delete me and my data").click()
    expect(page.get_by_role("button", name="Delete for good")).to_be_disabled()
    page.get_by_label("I want to be deleted").check()
    ann.click("Delete for good")
    expect(page.get_by_text("You have been deleted.")).to_be_visible()
    assert page.request.get(f"{server.url}/api/me").json()["name"] is None
    ann.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    "language", ["pl", "cs", *[pytest.param(other, marks=pytest.mark.soak) for other in ("en", "de")]]
)
def test_the_pages_about_oneself_have_no_barriers(
    browser: Browser, calling: RunningServer, language: str
) -> None:
    size, scheme = (PHONE, "light") if language in ("en", "cs") else (DESK, "dark")
    ann, _, _ = with_bob(browser, calling, locale=LANGUAGES[language], screen=size, color_scheme=scheme)
    page = ann.page
    for address, shown in (("/#you", "fieldset"), ("/privacy", "section li"), ("/offline", "section")):
        page.goto(f"{calling.url}{address}")
        page.reload()
        page.locator(shown).first.wait_for()
        if shown == "fieldset":
            page.locator("fieldset input").last.check()
            page.locator("input[type=time]").nth(1).wait_for()
            for closed in page.locator("main > section > details").all():
                closed.locator("summary").click()
        assert barriers(page) == []
        if size == PHONE:
            assert too_small(page) == []
        assert MESSAGE_ID.findall(page.locator("body").inner_text()) == []
        assert " me-" not in page.locator("body").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.close()


def test_a_player_allows_to_be_called_and_is_when_the_page_is_closed(
    browser: Browser, calling: RunningServer, push: PushService
) -> None:
    ann, _, code = with_bob(browser, calling, seats=4)
    page = ann.page
    page.goto(f"{calling.url}/#you")
    page.reload()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.evaluate(SUBSCRIBES, push.subscription("ann"))
    ann.click("Tell me on this device")
    expect(page.get_by_role("button", name="Not on this device any more")).to_be_visible()
    page.get_by_label("A game of mine is over").uncheck()
    expect(page.get_by_text("Saved.")).to_be_visible()
    told = page.request.get(f"{calling.url}/api/me/calls").json()
    assert (told["settings"]["over"], told["settings"]["turn"]) == (False, True)
    assert httpx.post(f"{calling.url}/api/tables/{code}/join", json={"name": "Cid"}).is_success
    ann.wait_for(lambda: [(told["kind"], told["about"]) for told in push.delivered], [("full", code)])
    ann.close()


def test_the_page_can_be_installed_and_says_when_there_is_no_connection(
    browser: Browser, own_server: RunningServer
) -> None:
    ann = Player(browser, own_server.url)
    page = ann.page
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()  # from now on the service worker is asked first
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()"""
    )
    assert sorted(kept) == ["/icon.svg", "/offline", "/offline.css"]
    manifest = page.request.get(f"{own_server.url}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(f"{own_server.url}{icon['src']}").ok
    own_server.stop()
    page.reload()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("heading", name="Bez připojení")).to_be_visible()
    own_server.start()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    ann.close()


def test_a_profile_is_seen_by_others_only_if_its_owner_wants_it(
    browser: Browser, server: RunningServer
) -> None:
    ann, bob = Player(browser, f"{server.url}/#you"), Player(browser, server.url)
    ann.page.get_by_label("Name", exact=True).fill("Ann of the profile")
    ann.page.get_by_label("Password").fill("open sesame 1")
    ann.click("Create an account")
    expect(ann.page.get_by_text("You are logged in as Ann of the profile.")).to_be_visible()
    bob.page.goto(f"{server.url}/p/Ann%20of%20the%20profile")
    expect(bob.page.get_by_role("alert")).not_to_be_empty()
    shown = ann.page.request.post(f"{server.url}/api/me/profile", data={"public": True})
    assert shown.ok, shown.text()
    bob.page.reload()
    expect(bob.page.get_by_role("heading", name="Ann of the profile")).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_be_empty()
    assert barriers(bob.page) == []
    ann.close()
    bob.close()
