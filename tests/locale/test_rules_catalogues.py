"""The rules in words: every clause in every language, readable by Fluent, with the same facts.

The checks run over every ``rules-*.ftl`` file of the package, so a new page is covered as soon as
its English catalogue exists. English is the original, the other languages are translations of it.
What a machine can compare is compared: numbers, clause ids, tile signs and the marks for our own decisions.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LOCALE = Path(__file__).parents[2] / "src" / "undermine" / "locale"
ORIGINAL = "en"
LANGUAGES = ("en", "pl", "cs", "de")
TRANSLATIONS = tuple(language for language in LANGUAGES if language != ORIGINAL)
PAGES = tuple(
    sorted({path.name for language in LANGUAGES for path in (LOCALE / language).glob("rules-*.ftl")})
)

#: What stands for [D] (a decision of ours) and [C] (a choice of components) in each language.
MARKS = {
    "en": ("(house ruling", "(component choice"),
    "pl": ("(zasada domowa", "(dobór elementów"),
    "cs": ("(domácí pravidlo", "(volba komponent"),
    "de": ("(Hausregel", "(Materialwahl"),
}

#: Numbers that only one of the two languages writes in digits, by language and text id, and how many of them:
#: {("pl", "clause-base-30"): Counter({"10": 1})} lets "10" stand for the English "ten".
WRITTEN_OUT: dict[tuple[str, str], Counter[str]] = {}

NUMBER = re.compile(r"\d+")
CLAUSE_ID = re.compile(r"\b[A-Z][A-Z0-9]*-\d+\b")
TILE = re.compile(r"(?:\[[NESW]+\])+(?:\|[NESW])*|\b[NESW](?:\|[NESW])+")


@cache
def parsed(language: str, page: str) -> ast.Resource:
    return FluentParser().parse((LOCALE / language / page).read_text(encoding="utf-8"))


def raw_text(pattern: ast.Pattern) -> str:
    """The words of a pattern, with every placeable left out but string literals."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.value)
    return "".join(parts)


@cache
def patterns(language: str, page: str) -> dict[str, ast.Pattern | None]:
    """Every value and attribute of a catalogue by its id: ``clause-base-1``, ``clause-base-1.section``."""
    found: dict[str, ast.Pattern | None] = {}
    for entry in parsed(language, page).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{page}: {entry.id.name} occurs twice"
            found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def texts(language: str, page: str) -> dict[str, str]:
    return {
        key: raw_text(pattern) for key, pattern in patterns(language, page).items() if pattern is not None
    }


@cache
def bundle(language: str) -> FluentBundle:
    whole = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("rules-*.ftl")):
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return whole


def numbers(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(text))


def signs(text: str) -> Counter[str]:
    return Counter(CLAUSE_ID.findall(text)) + Counter(TILE.findall(text))


def marks(text: str) -> Counter[str]:
    """How often each mark occurs, in whichever language."""
    found: Counter[str] = Counter()
    for words in MARKS.values():
        found.update({mark: text.count(word) for mark, word in zip(MARKS[ORIGINAL], words, strict=True)})
    return found


def differences(language: str, page: str, facts: Callable[[str], Counter[str]]) -> list[str]:
    """One sentence per text whose facts are not those of the English one."""
    translated = texts(language, page)
    wrong = []
    for key, english in texts(ORIGINAL, page).items():
        expected, seen = facts(english), facts(translated.get(key, ""))
        lacking, extra = expected - seen, seen - expected
        if facts is numbers:
            allowed = WRITTEN_OUT.get((language, key), Counter())
            lacking, extra = lacking - allowed, extra - allowed
        if lacking or extra:
            wrong.append(f"{language}/{page} {key}: lacks {dict(lacking)}, has too much {dict(extra)}")
    return wrong


def test_there_are_rules_to_check() -> None:
    assert {"rules-base.ftl", "rules-saboteur2.ftl", "rules-championship.ftl"} <= set(PAGES)
    assert set(LANGUAGES) == set(MARKS)


def test_the_three_first_pages_hold_every_clause_of_theirs() -> None:
    expected = {
        "rules-base.ftl": [f"clause-base-{n}" for n in range(1, 39)],
        "rules-saboteur2.ftl": [f"clause-s2-{n}" for n in range(1, 31)],
        "rules-championship.ftl": [f"clause-wc-{n}" for n in range(2016, 2024)],
    }
    for page, clauses in expected.items():
        present = {key for key in patterns(ORIGINAL, page) if key.startswith("clause-") and "." not in key}
        assert present == set(clauses), page


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_syntax_errors(language: str, page: str) -> None:
    junk = [entry.content for entry in parsed(language, page).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_says_at_its_head_what_it_is(language: str, page: str) -> None:
    assert isinstance(parsed(language, page).body[0], ast.BaseComment)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_exists_in_every_language_in_the_same_order(language: str, page: str) -> None:
    assert list(patterns(language, page)) == list(patterns(ORIGINAL, page))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_names_its_section(language: str, page: str) -> None:
    found = patterns(language, page)
    clauses = [key for key in found if key.startswith("clause-") and "." not in key]
    assert clauses
    assert [key for key in clauses if f"{key}.section" not in found] == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_formats_to_something(language: str, page: str) -> None:
    whole = bundle(language)
    for key, pattern in patterns(language, page).items():
        assert pattern is not None, f"{language}/{page}: {key} is empty"
        message, _, attribute = key.partition(".")
        entry = whole.get_message(message)
        value = entry.attributes[attribute] if attribute else entry.value
        assert value is not None
        text, errors = whole.format_pattern(value)
        assert errors == [], f"{language}/{page}: {key}"
        assert str(text).strip(), f"{language}/{page}: {key} is empty"


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_is_not_the_english_text(language: str, page: str) -> None:
    original, translated = texts(ORIGINAL, page), texts(language, page)
    clauses = [key for key in original if key.startswith("clause-") and "." not in key]
    assert [key for key in clauses if translated.get(key) == original[key]] == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_numbers(language: str, page: str) -> None:
    assert differences(language, page, numbers) == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_clause_ids_and_tile_signs(language: str, page: str) -> None:
    assert differences(language, page, signs) == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_marks_our_own_decisions_alike(language: str, page: str) -> None:
    assert differences(language, page, marks) == []


def test_the_comparison_can_fail() -> None:
    english = "Draw 4 cards [NE]|S as in BASE-32 (house ruling)."
    assert numbers(english) != numbers("Dobierz 3 karty [NE]|S jak w BASE-32 (zasada domowa).")
    assert signs(english) != signs("Dobierz 4 karty [NE] jak w BASE-32 (zasada domowa).")
    assert signs(english) != signs("Dobierz 4 karty [NE]|S jak w BASE-31 (zasada domowa).")
    assert marks(english) != marks("Dobierz 4 karty [NE]|S jak w BASE-32.")
    assert marks(english) == marks("Dobierz 4 karty [NE]|S jak w BASE-32 (zasada domowa).")
