"""No mistake is told in English alone: what scenarios and their notation raise is a message of every catalogue."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from undermine import engine, scenarios
from undermine.engine.games import compose
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.codec import read_value
from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.tunnels.sketch import read_sketch
from undermine.locale.catalogue import LANGUAGES, has_text, text
from undermine.locale.telling import in_words
from undermine.scenarios.instead import Instead, Message

SCENARIOS, ENGINE = Path(str(scenarios.__file__)).parent, Path(str(engine.__file__)).parent
TOLD_ELSEWHERE = {"rules-", "unreadable-"}
"""How the messages begin that `on_line` makes of what the engine raises."""


def calls(folder: Path, name: str) -> Iterator[ast.Call]:
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def raised(folder: Path) -> Iterator[ast.expr]:
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and node.exc is not None:
                yield node.exc


def mistakes() -> Iterator[tuple[str, list[str]]]:
    """Return every message that `scenarios` raises, with the names of what it speaks of."""
    for call in calls(SCENARIOS, "BadScenario"):
        message = call.args[0]
        if isinstance(message, ast.JoinedStr):
            assert ast.literal_eval(message.values[0]) in TOLD_ELSEWHERE
        else:
            yield str(ast.literal_eval(message)), [keyword.arg or "" for keyword in call.keywords]


def unreadable() -> Iterator[tuple[str, list[str]]]:
    """Return the message for every code of the engine's `Unreadable`, with the names of what it speaks of."""
    for call in calls(ENGINE, "Unreadable"):
        code, about, _ = call.args
        assert isinstance(about, ast.Dict)
        yield (
            f"unreadable-{ast.literal_eval(code)}",
            [str(ast.literal_eval(key)) for key in about.keys if key is not None],
        )


MESSAGES = sorted([*mistakes(), *unreadable()])


def test_scenarios_raise_nothing_but_messages() -> None:
    names = {ast.unparse(exception).partition("(")[0] for exception in raised(SCENARIOS)}
    assert names == {"BadScenario", "NotImplementedError", "self._no_heading"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_can_be_told_with_what_it_speaks_of(language: str) -> None:
    assert len(MESSAGES) > 60
    for message, about in MESSAGES:
        assert has_text(language, f"error-{message}"), message
        assert text(language, f"error-{message}", **dict.fromkeys(about, "x")), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_may_be_the_case_instead_can_be_told(language: str) -> None:
    names = [str(ast.literal_eval(call.args[0])) for call in calls(SCENARIOS, "Message") if _literal(call)]
    assert names
    for name in names:
        assert has_text(language, f"scenario-instead-{name}"), name
        assert Message(name, "Ann").told(language)


def _literal(call: ast.Call) -> bool:
    return isinstance(call.args[0], ast.Constant)


def test_a_check_returns_what_can_be_told() -> None:
    assert all(kind.told is not Instead.told for kind in Instead.__subclasses__())


RULES = compose("base")


@pytest.mark.parametrize(
    "line",
    [
        "fly",
        "dig",
        "dig [XYZ] 1,0",
        "dig [NS]",
        "dig [NS] 1,0 up",
        "dig [NS] 1;0",
        "dig [NS] 512,0",
        "say maybe",
        "break broken-pick 2",
        "break broken-pick @two",
        "repair repair-pick @1 saw",
        f"take-gold {2**63}",
    ],
)
def test_the_engine_and_the_english_catalogue_say_the_same_of_an_action(line: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_action(line, RULES.verbs)
    assert in_words(unreadable.value, "en") == str(unreadable.value)


@pytest.mark.parametrize("sketch", ["a b", "0 1\n0 ╬ x", "0\n0 ╬ ─"])
def test_the_engine_and_the_english_catalogue_say_the_same_of_a_sketch(sketch: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_sketch(sketch, RULES.cards)
    assert in_words(unreadable.value, "en") == str(unreadable.value)


@pytest.mark.parametrize("value", [{"is": "earthquake"}, {"is": "card-drawn", "seat": "@0"}])
def test_the_engine_and_the_english_catalogue_say_the_same_of_a_value(value: dict[str, object]) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_value(value, RULES)
    assert in_words(unreadable.value, "en") == str(unreadable.value)
