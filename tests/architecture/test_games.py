"""Code outside the engine asks no table which game it is: what differs is looked up by the game's name."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "undermine"
GAMES = ("Saboteur", "LostMines")
OF_A_GAME = {f"{game}{kind}" for game in GAMES for kind in ("View", "Table", "Ruleset")}
CHECKS = ("isinstance", "issubclass", "type")


def switches(tree: ast.AST) -> list[int]:
    """Return the lines that ask of which game something is."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CHECKS:
            asked = node.args[1:]
        elif isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
            if any(
                isinstance(part, ast.Attribute) and ast.unparse(part).endswith("game.name") for part in asked
            ):
                found.append(node.lineno)
        else:
            continue
        names = {part.id for one in asked for part in ast.walk(one) if isinstance(part, ast.Name)}
        if names & OF_A_GAME:
            found.append(node.lineno)
    return found


@pytest.mark.parametrize(
    "planted",
    [
        "isinstance(view, SaboteurView)",
        "isinstance(table, int | LostMinesTable)",
        "type(view) is LostMinesView",
        "table.ruleset.game.name == 'saboteur'",
    ],
)
def test_a_planted_switch_is_found(planted: str) -> None:
    assert switches(ast.parse(planted)) == [1]


def test_nothing_outside_the_engine_switches_on_the_game() -> None:
    files = [path for path in SOURCE.rglob("*.py") if "engine" not in path.relative_to(SOURCE).parts]
    found = {path: switches(ast.parse(path.read_text(encoding="utf-8"))) for path in files}
    assert [f"{path}:{line}" for path, lines in found.items() for line in lines] == []


CLIENT = Path(__file__).parents[2] / "web" / "src"
COMPARES_THE_GAME = re.compile(r"""game\s*[!=]==?\s*["']|[!=]==?\s*["'](?:saboteur|lost-mines)["']""")


def test_a_planted_switch_of_the_client_is_found() -> None:
    assert COMPARES_THE_GAME.search('{#if view.game === "saboteur"}')
    assert COMPARES_THE_GAME.search("card.module !== 'lost-mines'")


def test_the_client_looks_up_what_differs_between_games_in_one_folder() -> None:
    files = [path for suffix in ("ts", "svelte") for path in CLIENT.rglob(f"*.{suffix}")]
    found = [str(path) for path in files if COMPARES_THE_GAME.search(path.read_text(encoding="utf-8"))]
    assert found == []
