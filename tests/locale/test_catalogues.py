"""Catalogues and what they say: languages, fallbacks, and every name of the engine in all four languages."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.ast import BaseComment

from undermine import engine
from undermine.cli.language import chosen_language
from undermine.engine import games
from undermine.engine.kernel import agenda
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.codec import kind_name, value_classes
from undermine.engine.kernel.drawing import CardDrawn
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.observations import Observation, SeenTransfer
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rounds import RoundOver
from undermine.engine.kernel.table import SPECTATOR, Ask, Event, PublicEvent
from undermine.engine.saboteur import box
from undermine.engine.saboteur.keeping import KeepOne, KeptOne
from undermine.engine.saboteur.modules.saboteur2.aiming import TakenFromBefore
from undermine.engine.saboteur.table import Goal
from undermine.engine.tunnels.sides import at
from undermine.errors import UserError
from undermine.locale.catalogue import (
    LANGUAGES,
    ORIGINAL,
    MissingMessage,
    entries,
    file_names,
    has_text,
    listed,
    read,
    text,
)
from undermine.locale.words import Words, card_message

TRANSLATIONS = tuple(language for language in LANGUAGES if language != ORIGINAL)
WORD_FILES = tuple(name for name in file_names(ORIGINAL) if not name.startswith("rules-"))
#: The plural forms each language must tell apart.
PLURALS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
    "de": {"one", "other"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_entry_by_entry_a_catalogue_says_what_its_files_say(language: str) -> None:
    """Entries are parsed on their own when they are asked for, so where each ends must be found right."""
    for name in file_names(language):
        source = read(language, name)
        alone = [FluentResource(entry).body for _, entry in entries(source)]
        parts = [part for body in alone for part in body if not isinstance(part, BaseComment)]
        whole = [part for part in FluentResource(source).body if not isinstance(part, BaseComment)]
        assert len(parts) == len(whole), name
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(parts, whole, strict=True)), (
            name
        )


# -- languages -----------------------------------------------------------------------------------------------------


def test_the_wish_comes_before_the_environment() -> None:
    assert chosen_language("cs", {"LANG": "pl_PL.UTF-8"}) == "cs"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_ALL": "de_AT", "LANG": "pl_PL.UTF-8"}, "de"),
        ({"LC_MESSAGES": "cs", "LANG": "de"}, "cs"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "deutsch"}, "en"),
        ({"LC_ALL": "fr_FR", "LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert chosen_language("", environment) == language


def test_an_unknown_language_is_refused_with_the_choice() -> None:
    with pytest.raises(UserError, match="'xx'; there are: en, pl, cs, de"):
        chosen_language("xx")


# -- messages ------------------------------------------------------------------------------------------------------


def test_a_message_is_said_in_the_language_asked_for() -> None:
    assert text("en", "card-rockfall") == "rockfall"
    assert text("pl", "card-rockfall") == "osuwisko"


def test_an_attribute_is_a_message_of_its_own() -> None:
    assert text("de", "clause-base-14.section") == "Wegekarten"


def test_a_message_that_exists_nowhere_is_named() -> None:
    with pytest.raises(MissingMessage, match="card-of-nobody"):
        text("en", "card-of-nobody")


def test_a_message_without_its_variable_is_named() -> None:
    with pytest.raises(MissingMessage, match="card-tunnel"):
        text("en", "card-tunnel")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undermine.locale.catalogue.has_text", lambda language, _: language == "en")
    assert text("pl", "card-map") == "map"


def test_enumerations_have_commas_and_a_last_word() -> None:
    assert listed("en", []) == ""
    assert listed("en", ["a"]) == "a"
    assert listed("pl", ["a", "b", "c"]) == "a, b i c"


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("en", 1, "Ann is dealt 1 card."),
        ("en", 6, "Ann is dealt 6 cards."),
        ("pl", 1, "Ann dostaje na rękę 1 kartę."),
        ("pl", 4, "Ann dostaje na rękę 4 karty."),
        ("pl", 5, "Ann dostaje na rękę 5 kart."),
        ("pl", 22, "Ann dostaje na rękę 22 karty."),
        ("cs", 1, "Ann dostává do ruky 1 kartu."),
        ("cs", 4, "Ann dostává do ruky 4 karty."),
        ("cs", 5, "Ann dostává do ruky 5 karet."),
        ("cs", 22, "Ann dostává do ruky 22 karet."),
        ("de", 1, "Ann erhält 1 Handkarte."),
        ("de", 6, "Ann erhält 6 Handkarten."),
    ],
)
def test_plurals_are_right(language: str, count: int, told: str) -> None:
    args = {"seat": "Ann", "cards": "", "cards-known": "no", "cards-count": count}
    assert text(language, "event-hand-dealt", **args) == told


# -- values in words -----------------------------------------------------------------------------------------------


def words(language: str) -> Words:
    return Words(language, box.compose("base"), ["Ann", "Bob", "Cid"])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The card does not fit its eastern neighbour (BASE-14)."),
        ("pl", "Karta nie pasuje do sąsiedniej karty na wschodzie (BASE-14)."),
        ("cs", "Karta nenavazuje na sousední kartu na východě (BASE-14)."),
        ("de", "Die Karte passt nicht zur Nachbarkarte im Osten (BASE-14)."),
    ],
)
def test_a_refusal_says_why_and_by_which_clause(language: str, told: str) -> None:
    assert words(language).refusal(Refusal("does-not-fit", "BASE-14", "east")) == told


def test_an_action_is_told_with_its_card_and_its_targets() -> None:
    verbs = words("en").ruleset.verbs
    repair = read_action("repair repair-pick+cart @2 cart", verbs)
    assert words("en").action(repair) == "repair a tool: pick or cart repair, Cid, cart"
    dig = read_action("dig [NES] 3,-1 turned", verbs)
    assert words("de").action(dig) == "eine Wegekarte legen: Weg [NES], 3,-1, gedreht"


def test_an_event_tells_only_what_its_reader_may_know() -> None:
    rules = words("en").ruleset
    drawn = CardDrawn(0, rules.card("map"))
    assert words("en").event(drawn) == "Ann draws map."
    seen = drawn.seen_by(1)
    assert seen is not None
    assert words("en").event(seen) == "Ann draws a card."


def test_any_value_can_be_told_by_its_fields() -> None:
    treasure = words("en").ruleset.card("treasure")
    assert words("en").contents(Goal(at(8, 0), treasure, 1)) == "cell 8,0, card treasure, revealed"
    assert words("en").contents(Goal(at(8, 0), UNKNOWN)) == "cell 8,0"


# -- every file ----------------------------------------------------------------------------------------------------


@cache
def messages(language: str, name: str) -> dict[str, fluent.Message]:
    body = FluentParser().parse(read(language, name)).body
    junk = [entry.content for entry in body if isinstance(entry, fluent.Junk)]
    assert junk == [], f"{language}/{name}"
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found), f"{language}/{name} says something twice"
    return {entry.id.name: entry for entry in found}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert file_names(language) == file_names(ORIGINAL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    names = list(chain.from_iterable(messages(language, name) for name in file_names(language)))
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("name", WORD_FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_says_the_same_things_in_the_same_order(language: str, name: str) -> None:
    assert list(messages(language, name)) == list(messages(ORIGINAL, name))


def variables(entry: fluent.Message) -> set[str]:
    return {node.id.name for node in nodes(entry) if isinstance(node, fluent.VariableReference)}


def nodes(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from nodes(child)


@pytest.mark.parametrize("name", WORD_FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_needs_no_other_variables(language: str, name: str) -> None:
    original = messages(ORIGINAL, name)
    more = {
        key: variables(entry) - variables(original[key])
        for key, entry in messages(language, name).items()
        if key in original and variables(entry) - variables(original[key])
    }
    assert more == {}


@pytest.mark.parametrize("name", WORD_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wherever_a_plural_is_chosen_all_forms_of_the_language_are_there(language: str, name: str) -> None:
    lacking = {}
    for key, entry in messages(language, name).items():
        for node in nodes(entry):
            if isinstance(node, fluent.SelectExpression):
                forms = {getattr(variant.key, "name", "") for variant in node.variants}
                by_number = forms & {"one", "few", "many"}
                # "[one] *[other]" is enough where the language says few, many and other alike.
                if by_number and not (PLURALS[language] <= forms or by_number == {"one"}):
                    lacking[key] = PLURALS[language] - forms
    assert lacking == {}


# -- every name of the engine ---------------------------------------------------------------------------------------


def engine_modules() -> list[str]:
    return [name for name in sys.modules if name.startswith("undermine.engine.")]


def value_names(kind: type, abstract: tuple[type, ...]) -> set[str]:
    return {
        kind_name(found)
        for found in value_classes()
        if issubclass(found, kind) and found not in abstract and found.__module__ in engine_modules()
    }


def refusal_codes() -> set[str]:
    """Every code that the source gives to a refusal."""
    codes = set()
    for path in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if called in ("Refusal", "refusal"):
                    codes.add(str(node.args[0].value))
    return codes | set(box.compose("base").game.clauses)


@cache
def names_needed() -> set[str]:
    events = (Event, PublicEvent, RoundOver, KeptOne, TakenFromBefore)
    needed = {f"event-{name}" for name in value_names(Event, events)}
    asks = (Ask, agenda.SeatAsk, agenda.Choice, agenda.SealedAsk, KeepOne)
    needed |= {f"ask-{name}" for name in value_names(Ask, asks)}
    needed |= {f"memory-{name}" for name in value_names(Observation, (Observation, SeenTransfer))}
    needed |= {f"refusal-{code}" for code in refusal_codes()}
    every = [entry for box_ in games.BOXES for entry in box_.modules]
    for name in (*games.FOUNDATIONS, *(module for module, _ in every)):
        needed |= {f"module-{name}", f"module-{name}-about"}
    for name in games.PRESETS:
        needed |= {f"preset-{name}", f"preset-{name}-about"}
    for _, make in every:
        module = make()
        needed |= {f"verb-{verb.name}" for verb in module.verbs()}
        needed |= {card_message(card) for card in module.cards()}
    return needed


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_its_words(language: str) -> None:
    assert sorted(name for name in names_needed() if not has_text(language, name)) == []


def test_the_search_for_names_finds_some_of_every_sort() -> None:
    needed = names_needed()
    some = {"card-tunnel", "dwarf-miner", "goal-treasure", "verb-dig", "ask-pick-gold", "event-tunnel-dug"}
    assert needed >= some | {
        "refusal-does-not-fit",
        "refusal-game-over",
        "memory-saw-goal",
        "module-base-about",
    }


@pytest.mark.parametrize("rules", [*games.FOUNDATIONS, *games.PRESETS])
def test_everything_that_happens_in_a_game_can_be_said(rules: str) -> None:
    ruleset = games.compose(rules)
    names = [f"P{seat}" for seat in range(ruleset.most)]
    speakers = [Words(language, ruleset, names) for language in LANGUAGES]
    table = start(ruleset, ruleset.most, seed_bytes("words"))
    chance = Random(rules)
    events = table.happened
    said: Counter[str] = Counter()
    while (ask := table.ask()) is not None and table.turn < 60:
        seat = next(seat for seat in range(table.seats) if ask.awaits(table, seat))
        actions = options(table, seat)
        action = actions[chance.randrange(len(actions))]
        told = [event for seen in (0, SPECTATOR) for event in [e.seen_by(seen) for e in events] if event]
        for event in (*events, *told):
            said[event.name()] += 1
            if said[event.name()] < 10:
                assert all(speaker.event(event) for speaker in speakers)
        assert all(speaker.ask(ask.name()) and speaker.action(action) for speaker in speakers)
        events = apply(table, seat, action)
    assert len(said) > 10
