"""The documents say what is true: links lead somewhere, examples run, tables agree with the code."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from undermine.cli import app
from undermine.cli.rules.citations import cited
from undermine.engine.kernel.modules import Module
from undermine.engine.saboteur.table import SaboteurModule
from undermine.rulebook.clauses import clause_text, clauses
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.running import run

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
README = (ROOT / "README.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def names(path: object) -> str:
    return path.relative_to(ROOT).as_posix() if isinstance(path, Path) else str(path)


def blocks(text: str, language: str) -> list[str]:
    return [body for found, body in FENCE.findall(text) if found == language]


def section(text: str, heading: str) -> str:
    """The part of a document below a heading, up to the next heading of the same rank."""
    rank = heading.split(maxsplit=1)[0]
    _, _, rest = text.partition(f"\n{heading}\n")
    return re.split(rf"\n#{{1,{len(rank)}}} ", rest)[0]


def rows(text: str) -> Iterator[list[str]]:
    """The rows of the tables in a text, without their heads."""
    for line in text.splitlines():
        if line.startswith("| ") and not line.startswith("| seam") and not line.startswith("| clauses"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


# -- links and commands --------------------------------------------------------------------------------------------


def anchors(path: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", DOCUMENTS, ids=names)
def test_every_link_between_documents_leads_somewhere(path: Path) -> None:
    broken = []
    for link in LINK.findall(FENCE.sub("", path.read_text(encoding="utf-8"))):
        place, _, anchor = link.partition("#")
        target = (path.parent / place).resolve() if place else path
        if "://" not in link and not (target.exists() and (not anchor or anchor in anchors(target))):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=names)
def test_every_command_that_is_named_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)", text)) <= targets
    commands = set(getattr(get_command(app), "commands", {}))
    assert set(re.findall(r"(?:`|\$ |bin/)undermine ([a-z][a-z-]*)", text)) <= commands


def test_decisions_are_numbered_without_gaps() -> None:
    numbers = [int(path.name[:4]) for path in sorted((ROOT / "docs" / "adr").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_house_ruling_of_the_base_game_is_explained() -> None:
    rulings = {clause for clause in clauses("base") if "(house ruling" in clause_text("en", clause)}
    explained = (ROOT / "docs" / "adr" / "0005-interpretations-of-the-base-game.md").read_text(
        encoding="utf-8"
    )
    assert rulings
    assert rulings - set(re.findall(r"^\| (BASE-\d+) \|", explained, re.MULTILINE)) == set()


# -- README --------------------------------------------------------------------------------------------------------


def sessions(sort: str) -> list[tuple[str, str]]:
    """The commands of the README with the output shown for each."""
    found = []
    for block in blocks(README, sort):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    assert found
    return found


def agrees(shown: str, real: str) -> bool:
    """Whether a real output is the one shown, in which a line `...` stands for any lines."""
    pattern = "".join(
        r"(?:.*\n)*" if line.strip() == "..." else re.escape(line.rstrip()) + r" *\n"
        for line in shown.splitlines()
    )
    return re.fullmatch(pattern, real) is not None


def output(command: str) -> str:
    name, *arguments = shlex.split(command)
    assert name == "undermine"
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(("command", "shown"), sessions("console"))
def test_what_the_readme_shows_is_what_happens(
    command: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert agrees(shown, output(command)), output(command)


@pytest.mark.slow
@pytest.mark.parametrize(("command", "shown"), sessions("sample"))
def test_a_sample_in_the_readme_is_right_but_for_its_figures(command: str, shown: str) -> None:
    """Figures change with the bots; their number and places do not."""

    def faceless(text: str) -> str:
        return re.sub(r"[0-9.]+ *(?=[ │%,)\n])", "#", text).replace("\n#\n", "\n...\n")

    real = output(command)
    assert agrees(faceless(shown), faceless(real)), real


def test_the_comparison_with_the_readme_can_fail() -> None:
    assert agrees("a\n...\nd\n", "a\nb\nc\nd\n")
    assert not agrees("a\n...\nd\n", "a\nb\n")
    assert not agrees("a\nb\n", "a\nb\nc\n")


@pytest.mark.parametrize("page", ["README.md", "docs/api.md", "docs/research.md"])
def test_the_python_of_a_page_works(root: Path, page: str) -> None:
    source = "\n".join(blocks((root / page).read_text(encoding="utf-8"), "python"))
    test = doctest.DocTestParser().get_doctest(source, {}, page, page, 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_first_python_example_of_the_readme_has_at_most_six_lines() -> None:
    assert len([line for line in blocks(README, "python")[0].splitlines() if line.startswith(">>>")]) <= 6


def test_the_scenarios_of_the_readme_pass() -> None:
    for block in blocks(README, "scenario"):
        for scenario in read_scenarios(block):
            assert run(scenario).passed


# -- ARCHITECTURE --------------------------------------------------------------------------------------------------


def declared(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


def test_the_table_of_seams_is_that_of_the_code() -> None:
    seams = section(ARCHITECTURE, "## Seams")
    told = {name for row in rows(seams) for cell in row[:2] for name in re.findall(r"`(\w+)`", cell)}
    values = seams.partition("Declared as plain values:")[2].partition("\n\n")[0]
    told |= set(re.findall(r"`(\w+)`", values))
    assert told == declared(Module) | declared(SaboteurModule)


def test_every_clause_of_the_base_game_is_where_the_map_says() -> None:
    home = ROOT / "src" / "undermine" / "engine" / "saboteur"
    missing, mapped = [], set()
    for range_, _, files in rows(section(ARCHITECTURE, "### Where the clauses of the base game live")):
        sources = [
            (home / name).resolve().read_text(encoding="utf-8") for name in re.findall(r"`([^`]+)`", files)
        ]
        found = {clause for source in sources for line in source.splitlines() for clause in cited(line)}
        wanted = cited(f"({range_})")
        assert wanted, range_
        mapped |= wanted
        missing += [f"{clause} in {files}" for clause in sorted(wanted - found)]
    assert missing == []
    assert mapped == {f"BASE-{number}" for number in range(1, 39)}


def test_every_file_of_the_kernel_is_on_the_map() -> None:
    kernel = section(ARCHITECTURE, "### The kernel, file by file")
    told = set(re.findall(r"`(\w+\.py)`", kernel))
    real = {path.name for path in (ROOT / "src" / "undermine" / "engine" / "kernel").glob("*.py")}
    assert told <= real
    assert real - told <= {"__init__.py", "spelling.py", "values.py"}


def test_the_map_names_every_part_of_the_package() -> None:
    drawn = blocks(section(ARCHITECTURE, "## Map"), "")[0]
    parts = {path.parent.name for path in (ROOT / "src" / "undermine").glob("*/__init__.py")}
    assert {part for part in parts if not re.search(rf"^  {part}/ ", drawn, re.MULTILINE)} == set()


def test_every_file_of_the_room_is_on_the_map() -> None:
    told = set(
        re.findall(
            r"`(\w+\.py)`", section(ARCHITECTURE, "## The server: one move, from click to every screen")
        )
    )
    real = {path.name for path in (ROOT / "src" / "undermine" / "server" / "room").glob("*.py")}
    assert real - told == {"__init__.py"}


def test_every_file_of_the_server_that_the_map_names_exists() -> None:
    home = ROOT / "src" / "undermine"
    named = re.findall(
        r"`((?:\w+/)+\w+\.py)`", section(ARCHITECTURE, "## The server: one move, from click to every screen")
    )
    assert named
    assert [path for path in named if not ((home / "server" / path).exists() or (home / path).exists())] == []


# -- CONTRIBUTING --------------------------------------------------------------------------------------------------

PLAY = """
import undermine as um
from undermine.bots.saboteur.policy.scoring import facts_of
from undermine.engine.saboteur.box import compose
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes

for rules in ("base", "base+short-hands"):
    table = start(compose(rules), 4, seed_bytes("7"))
    facts = facts_of(compose(rules))
    map = compose(rules).card("map")
    print([int(hand.size()) for hand in table.hands], facts.miners[map], facts.saboteurs[map])
print(um.play("base+short-hands", ["master", "apprentice", "novice", "random"], seed=7, iterations=2).over)
"""


def test_the_module_of_the_guide_takes_one_file_in_each_room_and_one_line(tmp_path: Path) -> None:
    source, added_import, added_line, page = blocks(CONTRIBUTING, "python")
    package = tmp_path / "undermine"
    shutil.copytree(ROOT / "src" / "undermine", package, ignore=shutil.ignore_patterns("__pycache__"))
    paths = re.findall(r"^`src/(undermine/\S+\.py)`:$", CONTRIBUTING, re.MULTILINE)
    for path, added in zip(paths, (source, page), strict=True):
        (tmp_path / path).write_text(added, encoding="utf-8")
    box = package / "engine" / "saboteur" / "box.py"
    text = box.read_text(encoding="utf-8")
    marker = "from undermine.engine.saboteur.ruleset import"
    text = text.replace(marker, added_import + marker, 1)
    end = text.index("\n)\n", text.index("BOX: Final")) + 1
    box.write_text(text[:end] + added_line + text[end:], encoding="utf-8")
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    shown = ["[6, 6, 6, 6] 2.6 1.2", "[5, 5, 5, 5] 3.2 1.5", "True"]
    assert played.stdout.splitlines() == shown, played.stderr
