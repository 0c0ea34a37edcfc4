"""The end of every round in a real browser: play stops, the labyrinth stays in sight, and people press on."""

import struct
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.barriers import barriers
from tests.browser.player import Player
from tests.server import positions
from tests.server.running import RunningServer

ROUNDS = 3
PREVIEW = (1200, 630)  # what link previews and messengers show whole
SEATS = 10  # the more play, the fewer turns each has
#: A restart may take longer than people usually look.
LONG_LOOKS = {"unmasking_seconds": 60}


def size_of(picture: Path) -> tuple[int, int]:
    """Return how wide and how high a PNG is: its first block begins with that."""
    wide, high = struct.unpack(">II", picture.read_bytes()[16:24])
    return wide, high


def play_to_the_end_of_a_round(player: Player) -> None:
    button = player.page.locator(".end .primary")
    while not button.count():
        player.page.locator("p.question.mine").or_(button).first.wait_for()
        if not button.count():
            player.answer()


def test_every_round_ends_with_an_unmasking_and_the_result_can_be_put_aside(
    browser: Browser, own_server: RunningServer
) -> None:
    ann = Player(browser, own_server.url, door=False)
    page = ann.page
    made = page.request.post(
        f"{own_server.url}/api/tables",
        data={
            "rules": "base",
            "seats": SEATS,
            "name": "Ann",
            "bots": ["digger"] * (SEATS - 1),
            "options": LONG_LOOKS,
        },
    ).json()["table"]["code"]
    expect(page.request.post(f"{own_server.url}/api/tables/{made}/start", data={})).to_be_ok()
    page.goto(f"{own_server.url}/t/{made}")
    for round_ in range(1, ROUNDS + 1):
        play_to_the_end_of_a_round(ann)
        expect(page.locator(".end h2")).to_contain_text("You have")
        expect(page.locator(".end .dwarfs li")).to_have_count(SEATS)
        expect(page.locator(".top")).to_contain_text(f"Round {round_} of 3")
        if round_ == 1:
            assert barriers(page) == []
            own_server.kill()
            own_server.start()  # the wait is in the log
            page.reload()
            expect(page.locator(".end .dwarfs li")).to_have_count(SEATS)
        page.locator(".end .primary").click()
        expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".result")).to_be_visible()
    with page.expect_download() as shared:  # where the system has no share sheet
        ann.click("Share a picture")
    assert size_of(shared.value.path()) == PREVIEW
    ann.click("Look at the board")
    expect(page.locator(".result")).to_have_count(0)
    ann.click("Back to the result")
    expect(page.locator(".result")).to_be_visible()
    ann.close()


def test_the_words_have_room_beside_twelve_dwarfs(browser: Browser, server: RunningServer) -> None:
    ann = Player(browser, server.url, door=False)
    guest = positions.new_guest(server.database_url)
    ann.be(guest)
    code = positions.set_up(server.database_url, [guest], "saboteur2", 12, positions.round_end)
    ann.page.goto(f"{server.url}/t/{code}")
    words = ann.page.locator(".end .words").bounding_box()
    assert words
    assert words["width"] > 200
    ann.close()
