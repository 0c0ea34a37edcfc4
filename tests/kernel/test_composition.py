"""Rules are checked when they are composed: what does not go together is refused with a sentence naming it."""

from __future__ import annotations

import pytest

from undermine.engine.kernel.cards import Card, hand_of
from undermine.engine.kernel.drawing import CardDrawn
from undermine.engine.kernel.kinds import CARD
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.rulesets import MOST_CARDS, MOST_VERBS, RulesError, listed
from undermine.engine.kernel.values import dashed
from undermine.engine.saboteur.modules.base.editions import ClassicEdition, CurrentEdition
from undermine.engine.saboteur.modules.base.module import BaseGame, GoldCards
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.table import SaboteurModule


class SecondMap(SaboteurModule):
    id = "second-map"

    def cards(self) -> list[Card]:
        return [Card("map", "none")]


class SecondDig(SaboteurModule):
    id = "second-dig"

    def verbs(self) -> list[Verb]:
        return [Verb("dig", "none")]


class TooManyCards(SaboteurModule):
    id = "too-many-cards"

    def cards(self) -> list[Card]:
        return [Card(f"card {number}", "none") for number in range(MOST_CARDS)]


class TooManyVerbs(SaboteurModule):
    id = "too-many-verbs"

    def verbs(self) -> list[Verb]:
        return [Verb(f"do-{number}", "none") for number in range(MOST_VERBS)]


class NeedsRain(SaboteurModule):
    id = "needs-rain"
    requires = ("rain", "snow")


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        (SecondMap, "'map' is brought by both 'dwarfs' and 'second-map'"),
        (SecondDig, "the verb 'dig' is owned twice, the second time by 'second-dig'"),
        (TooManyCards, "'mixed' has more than 255 kinds of cards"),
        (TooManyVerbs, "'mixed' has more than 64 verbs"),
        (NeedsRain, "'needs-rain' needs 'rain' and 'snow' (one of them)"),
        (ClassicEdition, "'current' cannot be combined with 'classic'"),
        (GoldCards, "'gold-cards' is named twice"),
    ],
    ids=lambda content: content.__name__ if isinstance(content, type) else "",
)
def test_what_does_not_go_together_is_named(module: type[SaboteurModule], sentence: str) -> None:
    with pytest.raises(RulesError) as error:
        SaboteurRuleset("mixed", [BaseGame(), GoldCards(), CurrentEdition(), module()])
    assert str(error.value) == sentence


def test_names_are_spelt_with_dashes_and_listed_with_and() -> None:
    assert dashed("TunnelDug") == "tunnel-dug"
    assert [listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_hands_and_values_are_equal_by_what_they_hold() -> None:
    assert hand_of([3, 1, 2]) == hand_of([1, 2, 3]) != hand_of([1, 2])
    assert len({hand_of([3, 1]), hand_of([1, 3])}) == 1
    assert CardDrawn(1, 2) == CardDrawn(1, 2) != CardDrawn(1, 3)
    assert repr(CardDrawn(1, 2)) == "CardDrawn(seat=1, card=2)"
    assert repr(Card("map", "BASE-3")) == "<card map>"
    assert repr(Verb("look", "none", first=CARD)) == "<verb look>"
