"""Games with real cards: five phones, or one that goes round, deal, divide the gold and count."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.barriers import barriers, too_small
from tests.browser.player import PHONE, Player
from tests.server.running import RunningServer

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
DWARF = ".own .who"
WON_BY_SABOTEURS = {1: 4, 2: 3, 3: 3, 4: 2}
"""BASE-32: gold for each, by their number."""
PAGE = "document.body.innerHTML"


def begin(player: Player, way: str, rules: str = "base") -> str:
    """Begin a game of five and return its code."""
    page = player.page
    page.goto(f"{player.url}/companion")
    for place, name in enumerate(NAMES):
        page.get_by_label(f"Name of player {place + 1}").fill(name)
    page.locator(f"input[value={rules}]").check()
    player.click(way)
    page.wait_for_url("**/companion/*")
    page.locator(".board svg").first.wait_for()
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


def gold_of(page: Page, name: str) -> int:
    """Let somebody look at their gold cards and cover them again; return what they are worth."""
    page.get_by_role("button", name=f"{name}, alone").click()
    told = page.locator(".own").inner_text()
    page.get_by_role("button", name="Cover", exact=True).click()
    expect(page.locator(DWARF)).to_have_count(0)
    return int((re.findall(r"Your gold cards: .* = (\d+)", told) or [0])[0])


def end_round(page: Page, finisher: str) -> None:
    page.get_by_text("The round is over", exact=True).click()
    page.get_by_label("Who reached the treasure?").select_option(label=finisher)
    page.get_by_role("button", name="Show the dwarfs and divide").click()


def take_gold(pages: dict[str, Page]) -> dict[str, int]:
    """Let the miners take a gold card each, in the order in which they are asked; return what each has got."""
    first = next(iter(pages.values()))
    taken: dict[str, int] = {}
    while True:
        asked = first.get_by_role("status").filter(has_text="takes a gold card")
        expect(asked.or_(first.get_by_text("the dwarfs are dealt"))).to_be_visible()
        if asked.count() == 0:
            return taken
        name = asked.inner_text().removesuffix(" takes a gold card")
        page = pages[name]
        page.get_by_role("button", name=f"{name}, alone").click()
        number = page.locator(".offered button").first.inner_text().split()[0]
        taken[name] = 1 if number == "One" else int(number)
        page.locator(".offered button").first.click()
        expect(page.locator(DWARF)).to_have_count(0)
        expect(asked.filter(has_text=name)).to_have_count(0)


def look_around(pages: dict[str, Page]) -> dict[str, str]:
    """Let everybody look at their dwarf, and see that no look leaves anything behind."""
    for page in pages.values():  # all have heard of what happened last
        expect(page.locator(".join")).to_have_count(0)
        heading = pages["Ann"].locator("p.round").first.inner_text()
        expect(page.locator("p.round").first).to_have_text(heading)
    covered = {page: page.evaluate(PAGE) for page in pages.values()}
    dwarfs = {name: dwarf_of(page, name) for name, page in pages.items()}
    assert {page: page.evaluate(PAGE) for page in pages.values()} == covered
    return dwarfs


def scores(page: Page) -> dict[str, int]:
    """Return everybody's points at the end of the game."""
    expect(page.get_by_text("The game is over")).to_be_visible()
    sums = page.locator("td strong").all_inner_texts()
    return dict(zip(NAMES, map(int, sums), strict=True))


def play(pages: dict[str, Page]) -> None:
    """Play three rounds: the miners win the first, nobody reaches the treasure in the others."""
    first = pages["Ann"]
    dwarfs = look_around(pages)
    assert sorted(dwarfs.values()) in (
        ["miner"] * 3 + ["saboteur"] * 2,
        ["miner"] * 4 + ["saboteur"],
    )
    end_round(first, next(name for name, dwarf in dwarfs.items() if dwarf == "miner"))
    for name, dwarf in dwarfs.items():
        expect(first.get_by_text(f"{name}: {dwarf}")).to_be_visible()
    taken = take_gold(pages)  # the last card goes to the last miner unasked
    expected = {name: gold_of(page, name) for name, page in pages.items()}
    assert taken.items() <= expected.items()
    assert [name for name, gold in expected.items() if gold] == [
        name for name, dwarf in dwarfs.items() if dwarf == "miner"
    ]
    for number in (2, 3):
        expect(first.get_by_text(f"Round {number}: the dwarfs are dealt")).to_be_visible()
        saboteurs = [name for name, dwarf in look_around(pages).items() if dwarf == "saboteur"]
        for name in saboteurs:  # BASE-32
            expected[name] += WON_BY_SABOTEURS[len(saboteurs)]
        end_round(first, "Nobody")
    assert scores(first) == expected


def test_one_phone_goes_round_deals_divides_and_counts(browser: Browser, server: RunningServer) -> None:
    phone = Player(browser, server.url, screen=PHONE, door=False)
    begin(phone, "One phone goes round")
    assert (barriers(phone.page), too_small(phone.page)) == ([], [])
    phone.expect_to_fit()
    play(dict.fromkeys(NAMES, phone.page))
    phone.close()


@pytest.mark.slow
def test_five_phones_each_know_their_own_dwarf(browser: Browser, server: RunningServer) -> None:
    phones = [Player(browser, server.url, screen=PHONE, door=False) for _ in NAMES]
    code = begin(phones[0], "Everybody has a phone")
    for phone, name in zip(phones, NAMES, strict=True):
        phone.page.goto(f"{server.url}/companion/{code}")
        phone.click(f"I am {name}")
        phone.page.locator(".board svg").first.wait_for()
        expect(phone.page.get_by_role("button", name=f"{name}, alone")).to_be_visible()
    late = Player(browser, server.url, screen=PHONE, door=False)
    late.page.goto(f"{server.url}/companion/{code}")
    expect(late.page.get_by_text("the dwarfs are dealt")).to_be_visible()
    expect(late.page.get_by_role("button", name="alone")).to_have_count(0)  # all names are taken
    play({name: phone.page for phone, name in zip(phones, NAMES, strict=True)})
    for phone in (*phones, late):
        phone.close()


def test_the_lost_mines_are_dealt_and_counted(browser: Browser, server: RunningServer) -> None:
    """LM-30 to LM-33: a treasure is its holder's, or shared by those of one pool; the dragon takes two points."""
    phone = Player(browser, server.url, screen=PHONE, door=False)
    begin(phone, "One phone goes round", "lost-mines")
    page = phone.page
    expected = dict.fromkeys(NAMES, 0)
    for number in (1, 2):
        expect(page.get_by_text(f"Round {number}: the dwarfs are dealt")).to_be_visible()
        dwarfs = look_around(dict.fromkeys(NAMES, page))
        page.get_by_text("The round is over", exact=True).click()
        page.get_by_label("gems worth 5").select_option(label="Ann")
        if number == 2:
            page.get_by_label("Who has the dragon?").select_option(label="Ann")
        assert (barriers(page), too_small(page)) == ([], [])
        page.get_by_role("button", name="Show the dwarfs and divide").click()
        pool = those_of_a_pool(dwarfs, "Ann")
        for name in pool:
            expected[name] += 5 // len(pool)
        expected["Ann"] += 5 % len(pool)
    expected["Ann"] -= 2
    assert scores(page) == expected
    phone.close()


def those_of_a_pool(dwarfs: dict[str, str], name: str) -> list[str]:
    """Return who shares with somebody: nobody, or the loyal of a clan and the saboteurs of the other (LM-31)."""

    def pool_of(dwarf: str) -> str:
        clan = "blue" if "blue" in dwarf else "yellow"
        other = "yellow" if clan == "blue" else "blue"
        return other if "saboteur" in dwarf else clan

    if "selfish" in dwarfs[name]:
        return [name]
    return [
        other
        for other, dwarf in dwarfs.items()
        if "selfish" not in dwarf and pool_of(dwarf) == pool_of(dwarfs[name])
    ]


def test_two_deals_look_the_same_on_a_covered_phone(browser: Browser, server: RunningServer) -> None:
    pages = []
    for _ in range(2):
        phone = Player(browser, server.url, screen=PHONE, door=False)
        code = begin(phone, "One phone goes round", "saboteur2")
        pages.append(phone.page.evaluate(PAGE).replace(code, "CODE"))
        phone.close()
    assert pages[0] == pages[1]
