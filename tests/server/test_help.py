"""What the help shows: every example is a move that was really played, and every word has four languages."""

from collections.abc import Iterator

import pytest

from undermine.locale.catalogue import LANGUAGES, has_text
from undermine.rulebook import glossary
from undermine.rulebook.clauses import all_clauses
from undermine.server.errors import RequestError
from undermine.server.teaching import examples


def words() -> Iterator[glossary.Word]:
    for section in glossary.sections():
        yield from section.words


def test_every_clause_that_a_move_can_show_has_an_example() -> None:
    shown = examples.chosen()
    assert set(shown) <= set(all_clauses())
    assert len(shown) > 120
    assert {f"BASE-{number}" for number in range(8, 39)} <= set(shown)


def test_every_example_can_be_drawn() -> None:
    for clause in examples.chosen():
        shown = examples.example(clause)
        assert shown.events or shown.refused, clause
        assert len(shown.before.hands) == len(shown.names)
        assert shown.after is None or not shown.refused or shown.after == shown.before


def test_an_example_shows_the_clause_it_is_for() -> None:
    shown = examples.example("BASE-14")
    assert (shown.rules, shown.action) == ("base", "dig [NS] 3,0")
    assert "BASE-14" in [reason.clause for reason in shown.refused]
    fallen = examples.example("BASE-24")
    assert fallen.after is not None
    gone = {card.cell for card in fallen.before.view.board} - {card.cell for card in fallen.after.view.board}
    assert gone == {(3, 0)}


def test_a_clause_without_example_is_refused() -> None:
    with pytest.raises(RequestError) as refused:
        examples.example("BASE-4")
    assert refused.value.status == 404


def test_the_glossary_has_every_word_in_four_languages_and_its_clauses() -> None:
    assert len(list(words())) > 100
    for entry in words():
        assert list(entry.word) == list(LANGUAGES)
        assert all(entry.word.values()), entry.word
        assert not set("`*|") & set("".join(entry.word.values())), entry.word
        assert set(entry.clauses) <= set(all_clauses())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_glossary_has_a_title(language: str) -> None:
    assert [section.title for section in glossary.sections() if not has_text(language, section.title)] == []
