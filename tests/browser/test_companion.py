"""Games with real cards: five phones, or one that goes round, deal, divide the gold and count."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.barriers import barriers, too_small
from tests.browser.player import PHONE, Player
from tests.server.running import RunningServer

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
DWARF = ".own .who"


def begin(player: Player, way: str, rules: str = "base") -> str:
    """Begin a game of five and return its code."""
    page = player.page
    page.goto(f"{player.url}/companion")
    for place, name in enumerate(NAMES):
        page.get_by_label(f"Name of player {place + 1}").fill(name)
    page.locator(f"input[value={rules}]").check()
    player.click(way)
    page.wait_for_url("**/companion/*")
    return page.url.rpartition("/")[2]


def dwarf_of(page: Page, name: str) -> str:
    """Let somebody look at their dwarf and cover it again."""
    expect(page.locator(DWARF)).to_have_count(0)
    page.get_by_role("button", name=f"{name}, alone").click()
    expect(page.locator(".own h1")).to_have_text(name)
    dwarf = page.locator(DWARF).inner_text().removeprefix("You are: ")
    page.get_by_role("button", name="Cover", exact=True).click()
    expect(page.locator(DWARF)).to_have_count(0)
    return dwarf


def end_round(page: Page, finisher: str) -> None:
    page.get_by_text("The round is over", exact=True).click()
    page.get_by_label("Who reached the treasure?").select_option(label=finisher)
    page.get_by_role("button", name="Show the dwarfs and divide").click()


def take_gold(pages: dict[str, Page]) -> None:
    """Let the miners take a gold card each, in the order in which they are asked."""
    first = next(iter(pages.values()))
    while True:
        asked = first.get_by_role("status").filter(has_text="takes a gold card")
        expect(asked.or_(first.get_by_text("the dwarfs are dealt"))).to_be_visible()
        if asked.count() == 0:
            return
        name = asked.inner_text().removesuffix(" takes a gold card")
        page = pages[name]
        page.get_by_role("button", name=f"{name}, alone").click()
        page.locator(".offered button").first.click()
        expect(page.locator(DWARF)).to_have_count(0)
        expect(asked.filter(has_text=name)).to_have_count(0)


def play(pages: dict[str, Page]) -> None:
    """Play three rounds: the miners win the first, nobody reaches the treasure in the others."""
    first = pages["Ann"]
    dwarfs = {name: dwarf_of(page, name) for name, page in pages.items()}
    assert sorted(dwarfs.values()) in (
        ["miner"] * 3 + ["saboteur"] * 2,
        ["miner"] * 4 + ["saboteur"],
    )
    end_round(first, next(name for name, dwarf in dwarfs.items() if dwarf == "miner"))
    for name, dwarf in dwarfs.items():
        expect(first.get_by_text(f"{name}: {dwarf}")).to_be_visible()
    take_gold(pages)
    for number in (2, 3):
        expect(first.get_by_text(f"Round {number}: the dwarfs are dealt")).to_be_visible()
        end_round(first, "Nobody")
    expect(first.get_by_text("The game is over")).to_be_visible()
    assert sum(int(score) for score in first.locator("td strong").all_inner_texts()) > 0


def test_one_phone_goes_round_deals_divides_and_counts(browser: Browser, server: RunningServer) -> None:
    phone = Player(browser, server.url, screen=PHONE)
    begin(phone, "One phone goes round")
    assert (barriers(phone.page), too_small(phone.page)) == ([], [])
    phone.expect_to_fit()
    play(dict.fromkeys(NAMES, phone.page))
    phone.close()


@pytest.mark.slow
def test_five_phones_each_know_their_own_dwarf(browser: Browser, server: RunningServer) -> None:
    phones = [Player(browser, server.url, screen=PHONE) for _ in NAMES]
    code = begin(phones[0], "Everybody has a phone")
    for phone, name in zip(phones, NAMES, strict=True):
        phone.page.goto(f"{server.url}/companion/{code}")
        phone.click(f"I am {name}")
        expect(phone.page.get_by_role("button", name=f"{name}, alone")).to_be_visible()
    late = Player(browser, server.url, screen=PHONE)
    late.page.goto(f"{server.url}/companion/{code}")
    expect(late.page.get_by_text("the dwarfs are dealt")).to_be_visible()
    expect(late.page.get_by_role("button", name="alone")).to_have_count(0)  # all names are taken
    play({name: phone.page for phone, name in zip(phones, NAMES, strict=True)})
    for phone in (*phones, late):
        phone.close()


def test_the_page_to_begin_has_no_barriers(browser: Browser, server: RunningServer) -> None:
    phone = Player(browser, server.url, screen=PHONE)
    phone.page.goto(f"{server.url}/companion")
    phone.page.locator(".choice").first.wait_for()
    assert (barriers(phone.page), too_small(phone.page)) == ([], [])
    phone.expect_to_fit()
    phone.close()
