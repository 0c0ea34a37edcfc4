"""Printed cards, by `undermine print`: measured in the PDF that comes out."""

import os
import re
import subprocess
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from tests.server.running import PYTHON
from undermine.cli.rules import printing
from undermine.engine.games import FOUNDATIONS, optional_modules
from undermine.errors import UserError
from undermine.rulebook.components import components, dwarf_deck, gold_cards
from undermine.rulebook.rulesets import ruleset

DOTS_PER_INCH = 300
COUNTING_DOTS_PER_INCH = 50
PAPER_WHITE = 250
MM = 25.4 / DOTS_PER_INCH
A4, LETTER = (210.0, 297.0), (215.9, 279.4)
EXACTNESS_MM = 0.1


def counted(rules: str) -> Counter[str]:
    """Return how many cards of each kind are in the box."""
    kinds: Counter[str] = Counter()
    for card, copies in components(rules):
        kinds[card.kind] += copies
    kinds["gold"] = sum(copies for _, copies in gold_cards(rules))
    return kinds


# -- what is in the box ----------------------------------------------------------------------------------------------


def test_the_base_game_has_the_cards_of_its_box() -> None:
    """BASE-1 to BASE-4: 44 tunnel cards with start and goals, 27 action cards, 28 gold cards, 11 dwarfs."""
    kinds = counted("base")
    assert kinds["tunnel"] + kinds["start"] + kinds["goal"] == 44
    assert (kinds["action"], kinds["gold"], kinds["dwarf"]) == (27, 28, 11)


def test_saboteur_2_has_all_fifteen_dwarfs_and_one_more_rockfall() -> None:
    """S2-2, S2-3: what the second box adds; nobody is a plain miner there."""
    copies = {card.name: number for card, number in components("saboteur2")}
    assert sum(number for card, number in components("saboteur2") if card.kind == "dwarf") == 15
    assert copies["rockfall"] == {card.name: number for card, number in components("base")}["rockfall"] + 1
    assert "miner" not in copies


def test_the_lost_mines_have_twelve_treasures_and_ten_dwarfs() -> None:
    """LM-3, LM-7: as many as the largest game needs."""
    kinds = counted("lost-mines")
    assert (kinds["treasure"], kinds["dwarf"], kinds["mine"], kinds["gold"]) == (12, 10, 4, 0)


@pytest.mark.parametrize("module", optional_modules())
def test_every_card_of_a_module_is_printed_as_often_as_its_data_say(module: str) -> None:
    game = next(name for name in FOUNDATIONS if can_be_added(module, name))
    mixture = ruleset(f"{game}+{module}")
    printed = {card.name: copies for card, copies in components(mixture.name)}
    expected = {card.name: card.copies for card in mixture.cards if card.module == module and card.copies}
    assert {name: printed.get(name) for name in expected} == expected
    assert {card.name for card in mixture.cards if card.kind not in ("back", "dwarf")} <= set(printed)


def can_be_added(module: str, game: str) -> bool:
    try:
        ruleset(f"{game}+{module}")
    except Exception:  # noqa: BLE001 - why it cannot is another test's business
        return False
    return True


def test_the_dwarfs_of_a_number_of_players_are_those_of_the_rules() -> None:
    """BASE-5: for five players four miners and two saboteurs."""
    assert dwarf_deck("base", 5) == [("miner", 4), ("saboteur", 2)]


# -- the command -----------------------------------------------------------------------------------------------------


def test_without_chromium_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(UserError, match="Printing needs Chromium"):
        printing.found_browser()


@pytest.fixture(scope="session")
def printed(tmp_path_factory: pytest.TempPathFactory, root: Path) -> "PdfMaker":
    return PdfMaker(tmp_path_factory.mktemp("printed"), root)


class PdfMaker:
    """Makes PDFs by the command, each once."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder = folder
        self.client = root / "web" / "dist"
        self.make = cache(self._make)

    def _make(self, *options: str) -> Path:
        out = self.folder / (re.sub(r"\W+", "-", " ".join(options)) + ".pdf")
        run = subprocess.run(
            [PYTHON, "-m", "undermine", "print", *options, "--out", str(out)],
            env=environment(self.client),
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        return out


def environment(client: Path) -> dict[str, str]:
    built = {} if "UNDERMINE_WHEEL_PYTHON" in os.environ else {"UNDERMINE_WEB_DIR": str(client)}
    return dict(os.environ) | built


def told(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def page_sizes(pdf: Path) -> set[tuple[float, float]]:
    """Return the sizes of the pages in millimetres, to a tenth."""
    listing = told("pdfinfo", "-f", "1", "-l", "999", str(pdf))
    sizes = re.findall(r"Page +\d+ size: +([\d.]+) x ([\d.]+)", listing)
    return {(float(width) / 72 * 25.4, float(height) / 72 * 25.4) for width, height in sizes}


def drawn(pdf: Path, folder: Path, dots_per_inch: int, last: int) -> list[NDArray[Any]]:
    """Return the pages of a PDF up to the last one wanted as brightness, dot by dot."""
    told("pdftoppm", "-r", str(dots_per_inch), "-gray", "-l", str(last), str(pdf), str(folder / "page"))
    files = sorted(folder.glob("page-*.pgm"))  # packing them would take longer than drawing them
    pages = [np.array(Image.open(file).convert("L")) for file in files]
    for file in files:
        file.unlink()
    return pages


def marks_along(dots: NDArray[Any]) -> tuple[list[float], list[float]]:
    """Return where cut marks stand along the upper and the left edge of a page, in millimetres."""
    dark = dots < 128
    top = int(dark.any(axis=1).argmax()) + round(2 / MM)  # in the middle of a mark
    left = int(dark.any(axis=0).argmax()) + round(2 / MM)
    return middles(np.flatnonzero(dark[top]).tolist()), middles(np.flatnonzero(dark[:, left]).tolist())


def cards_on(dots: NDArray[Any], marks: tuple[list[float], list[float]]) -> int:
    """Return how many of the cells between the marks have anything drawn in them."""
    across, down = ([round(edge / 25.4 * COUNTING_DOTS_PER_INCH) for edge in edges] for edges in marks)
    cells = [
        dots[top + 2 : bottom - 2, left + 2 : right - 2]
        for top, bottom in pairwise(down)
        for left, right in pairwise(across)
    ]
    return sum(bool((cell < PAPER_WHITE).any()) for cell in cells)


def middles(dots: list[int]) -> list[float]:
    """Return the middles of runs of dots, in millimetres."""
    runs: list[list[int]] = []
    for dot in dots:
        if runs and dot == runs[-1][-1] + 1:
            runs[-1].append(dot)
        else:
            runs.append([dot])
    return [(run[0] + run[-1] + 1) / 2 * MM for run in runs]


def widths(edges: list[float], per_card: int) -> list[float]:
    """Return how far apart the cuts of each card are; cards that touch share one."""
    if per_card == 1:
        return [later - earlier for earlier, later in pairwise(edges)]
    return [later - earlier for earlier, later in zip(edges[::2], edges[1::2], strict=True)]


FORMATS = [
    (("--size", "63x88", "--bleed", "3", "--paper", "Letter"), LETTER, (63, 88), 2),
    pytest.param(("--size", "63x88", "--bleed", "3"), A4, (63, 88), 2, marks=pytest.mark.soak),
    pytest.param(
        ("--size", "44x67", "--bleed", "3", "--paper", "Letter"), LETTER, (44, 67), 2, marks=pytest.mark.soak
    ),
    pytest.param(("--size", "63x88", "--paper", "Letter"), LETTER, (63, 88), 1, marks=pytest.mark.soak),
]
"""The others; 44x67 on A4 is what the tests of all rulesets measure."""


@pytest.mark.slow
@pytest.mark.parametrize(("options", "paper", "card", "per_card"), FORMATS)
def test_pages_and_cards_have_their_size_to_a_tenth_of_a_millimetre(
    printed: PdfMaker,
    tmp_path: Path,
    options: tuple[str, ...],
    paper: tuple[float, float],
    card: tuple[int, int],
    per_card: int,
) -> None:
    pdf = printed.make("--rules", "base", "--no-booklet", *options)
    expect_sizes(pdf, tmp_path, paper, card, per_card)


def expect_sizes(
    pdf: Path, folder: Path, paper: tuple[float, float], card: tuple[int, int], per_card: int = 1
) -> None:
    """Measure pages, and cards by their cut marks, on a front and its back."""
    for size in page_sizes(pdf):
        assert size == pytest.approx(paper, abs=EXACTNESS_MM)
    for page in drawn(pdf, folder, DOTS_PER_INCH, last=2):
        across, down = marks_along(page)
        for width in widths(across, per_card):
            assert width == pytest.approx(card[0], abs=EXACTNESS_MM)
        for height in widths(down, per_card):
            assert height == pytest.approx(card[1], abs=EXACTNESS_MM)


BOXES = ["base"]
MORE_BOXES = ["lost-mines", "saboteur2", "jubilee", "classic"]
MODULES = [
    next(f"{game}+{module}" for game in FOUNDATIONS if can_be_added(module, game))
    for module in optional_modules()
]
"""Every module, on top of a game that it can be added to."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules", [*BOXES, *[pytest.param(rules, marks=pytest.mark.soak) for rules in [*MORE_BOXES, *MODULES]]]
)
def test_a_pdf_holds_every_card_and_its_back_as_vectors_with_fonts_inside(
    printed: PdfMaker, tmp_path: Path, rules: str
) -> None:
    pdf = printed.make("--rules", rules)  # with the booklet
    expect_sizes(pdf, tmp_path, A4, (44, 67))
    expect_cards(pdf, tmp_path, sum(counted(rules).values()))
    assert len(told("pdfimages", "-list", str(pdf)).splitlines()) == 2  # nothing below the heading
    fonts = told("pdffonts", str(pdf)).splitlines()[2:]
    assert fonts
    assert all(re.search(r" yes (yes|no) +(yes|no) ", line) for line in fonts)


def expect_cards(pdf: Path, folder: Path, cards: int) -> None:
    """Find as many faces as there are cards, and as many backs, sixteen to a page; the rules come behind them."""
    full, rest = divmod(cards, 16)  # four by four cards of 44 by 67 mm on A4
    expected = [16] * full + [rest] * (rest > 0)
    marks = marks_along(drawn(pdf, folder, DOTS_PER_INCH, last=1)[0])
    *sheets, rules = drawn(pdf, folder, COUNTING_DOTS_PER_INCH, last=2 * len(expected) + 1)
    found = [cards_on(page, marks) for page in sheets]
    assert (found[::2], found[1::2]) == (expected, expected)
    assert (rules[0] >= PAPER_WHITE).all()  # also where nothing is printed
    number = str(len(sheets) + 1)
    assert re.search(r"\b[A-Z0-9]+-1\b", told("pdftotext", "-f", number, "-l", number, str(pdf), "-"))


SPOKEN_ELSEWHERE = [("de", "Saboteur"), ("cs", "sabotér")]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "word"),
    [("pl", "sabotażysta"), *[pytest.param(*other, marks=pytest.mark.soak) for other in SPOKEN_ELSEWHERE]],
)
def test_names_and_rules_are_printed_in_the_readers_language(
    printed: PdfMaker, language: str, word: str
) -> None:
    pdf = printed.make("--rules", "base", "--lang", language, "--save-ink")
    text = told("pdftotext", str(pdf), "-")
    assert word.casefold() in text.casefold()
    assert "BASE-29" in text
