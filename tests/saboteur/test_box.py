"""Which rules can be named and mixed: names in any order and spelling, presets, and what is not allowed."""

from __future__ import annotations

from itertools import combinations

import pytest

from undermine.engine.kernel.boxes import Box
from undermine.engine.kernel.rulesets import RulesError
from undermine.engine.saboteur.box import (
    ALIASES,
    BOX,
    FOUNDATIONS,
    PRESETS,
    SABOTEUR_BOX,
    compose,
    optional_modules,
)

CARDS = [f"wc{year}" for year in range(2017, 2024)]
MINI = ["toll", "new-goals", "chests", "nuggets"]
POSTCARDS = ["costume", "party"]

#: The table of combinations on the rules page, row by row: the foundations a module goes with, and what it excludes.
GOES_WITH = {
    **{name: {"base", "classic", "saboteur2"} for name in (*CARDS, *MINI, *POSTCARDS, "chests-chosen")},
    "wc2016": {"base", "classic"},
    "sabotaged": {"base", "classic"},
    "tournament": {"base"},
}
EXCLUDING = {
    frozenset({"costume", "party"}),
    frozenset({"tournament", "wc2016"}),
    frozenset({"tournament", "sabotaged"}),
    frozenset({"tournament", "costume"}),
}
#: Another way to play a module takes its place.
INSTEAD_OF = {"chests-chosen": "chests"}


def allowed(foundation: str, modules: tuple[str, ...]) -> bool:
    """Whether the table on the rules page allows a mixture."""
    fits = all(foundation in GOES_WITH[module] for module in modules)
    return fits and not any(pair <= set(modules) for pair in EXCLUDING)


def mixtures() -> list[tuple[str, tuple[str, ...]]]:
    """Every foundation with every single module and every pair of modules."""
    modules = optional_modules()
    chosen = [(module,) for module in modules] + list(combinations(modules, 2))
    return [(foundation, some) for foundation in FOUNDATIONS for some in chosen]


def refused(rules: str) -> str:
    """The sentence with which rules are refused."""
    with pytest.raises(RulesError) as error:
        compose(rules)
    return str(error.value)


def test_the_box_has_every_module_that_foundations_and_presets_name() -> None:
    assert (SABOTEUR_BOX.foundations, SABOTEUR_BOX.presets) == (FOUNDATIONS, PRESETS)


def test_foundations_and_presets_go_with_a_module_that_they_need() -> None:
    modules = tuple((name, make) for name, make in BOX if name not in ("saboteur2", "wc2016"))
    box = Box(modules, FOUNDATIONS, PRESETS, ALIASES)
    assert set(FOUNDATIONS) - set(box.foundations) == {"saboteur2"}
    assert set(PRESETS) - set(box.presets) == {"championship", "jubilee", "jubilee2"}
    assert not box.knows("saboteur2")
    assert not box.knows("jubilee")


def test_the_table_of_combinations_speaks_of_every_module() -> None:
    assert set(GOES_WITH) == set(optional_modules())


def test_every_mixture_that_the_table_allows_can_be_composed() -> None:
    for foundation, modules in mixtures():
        if allowed(foundation, modules):
            replaced = {INSTEAD_OF.get(module, "") for module in modules}
            names = compose("+".join([foundation, *modules])).name.split("+")
            assert set(names) == {foundation, *modules} - replaced


def test_a_variant_of_a_module_takes_its_place_in_presets_too() -> None:
    """CHEST-1: `chests-chosen` is played in place of `chests`."""
    for preset in ("jubilee", "jubilee2"):
        modules = [module.id for module in compose(preset).modules]
        chosen = compose(f"{preset}+chests-chosen")
        assert [module.id for module in chosen.modules] == [
            "chests-chosen" if module == "chests" else module for module in modules
        ]
        assert chosen.has("chests")
        assert not compose(preset).has("chests-chosen")


def test_every_other_mixture_is_refused_with_a_sentence_that_names_two_modules_of_it() -> None:
    forbidden = [
        (foundation, modules) for foundation, modules in mixtures() if not allowed(foundation, modules)
    ]
    assert len(forbidden) > 50
    for foundation, modules in forbidden:
        for names in ([foundation, *modules], [*reversed(modules), foundation]):
            sentence = refused("+".join(names))
            assert "cannot be combined with" in sentence
            assert sum(f"'{name}'" in sentence for name in names) == 2, sentence


@pytest.mark.parametrize(
    ("rules", "one", "other"),
    [
        ("saboteur2+wc2016", "wc2016", "saboteur2"),
        ("saboteur2+sabotaged", "sabotaged", "saboteur2"),
        ("saboteur2+tournament", "tournament", "saboteur2"),
        ("classic+tournament", "tournament", "classic"),
        ("base+wc2016+tournament", "wc2016", "tournament"),
        ("base+sabotaged+tournament", "sabotaged", "tournament"),
        ("base+costume+tournament", "costume", "tournament"),
        ("base+costume+party", "costume", "party"),
    ],
)
def test_a_forbidden_pair_is_named(rules: str, one: str, other: str) -> None:
    sentence = refused(rules)
    assert f"'{one}'" in sentence
    assert f"'{other}'" in sentence


@pytest.mark.parametrize(("one", "other"), list(combinations(["base", "classic", "saboteur2"], 2)))
def test_two_foundations_cannot_be_combined(one: str, other: str) -> None:
    assert refused(f"{one}+{other}") == f"'{one}' cannot be combined with '{other}'"


def test_names_may_come_in_any_order_and_spelling() -> None:
    assert compose("new_goals+WC2019 + base+toll").name == "base+wc2019+new-goals+toll"


def test_the_current_edition_is_the_base_game() -> None:
    assert compose("current+toll").name == "base+toll"


def test_the_order_of_names_changes_nothing() -> None:
    one, other = compose("base+toll+wc2023+wc2019"), compose("wc2019+wc2023+base+toll")
    assert one.name == other.name
    assert [card.name for card in one.cards] == [card.name for card in other.cards]
    assert [verb.name for verb in one.verbs] == [verb.name for verb in other.verbs]


def test_a_preset_stands_for_its_mixture() -> None:
    assert compose("jubilee").name == compose(PRESETS["jubilee"]).name
    assert set(PRESETS["jubilee"].split("+")) == {"base", "wc2016", *CARDS, *MINI, "costume", "sabotaged"}
    assert set(PRESETS["jubilee2"].split("+")) == {"saboteur2", *CARDS, *MINI, "costume"}


def test_tournament_alone_is_the_base_game_with_the_tournaments_rules_by_tour_4() -> None:
    assert compose("tournament").name == compose("Tournament ").name == "base+tournament"
    assert compose("base+tournament").name == compose("tournament+base").name == "base+tournament"
    assert compose("tournament+party").name == "base+party+tournament"


@pytest.mark.parametrize(
    ("mixture", "other"),
    [
        ("classic+tournament", "classic"),
        ("saboteur2+tournament", "saboteur2"),
        ("championship+tournament", "wc2016"),
    ],
)
def test_beside_another_foundation_tournament_is_the_module_which_does_not_go_with_it(
    mixture: str, other: str
) -> None:
    with pytest.raises(RulesError, match=f"(?=.*'tournament')(?=.*'{other}')"):
        compose(mixture)


def test_a_name_that_is_a_preset_and_a_module_is_listed_once() -> None:
    with pytest.raises(RulesError, match=r"there are: (?!.*tournament.*tournament).*tournament"):
        compose("tournement")


def test_tournament_twice_is_refused_by_its_own_name() -> None:
    with pytest.raises(RulesError, match="'tournament' is named twice"):
        compose("tournament+tournament")


def test_something_can_be_added_to_a_preset() -> None:
    assert "toll" in compose("championship+toll").name.split("+")
    assert refused("jubilee+party") == "'costume' cannot be combined with 'party'"
    assert refused("jubilee+toll").startswith("'toll' is named twice")


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_preset_can_be_composed(preset: str) -> None:
    assert compose(preset).most >= 9


def test_unknown_rules_are_refused_with_the_choice() -> None:
    sentence = refused("base+tol")
    assert sentence.startswith("there are no rules called 'tol'; there are: base, classic, ")
    for name in (*FOUNDATIONS, *PRESETS, *optional_modules()):
        assert name in sentence


def test_parts_of_a_foundation_are_no_rules_of_their_own() -> None:
    assert refused("base+gold-cards").startswith("there are no rules called 'gold-cards'")


def test_modules_need_something_to_be_added_to() -> None:
    assert refused("toll+wc2019") == "'toll+wc2019' must be added to one of base, classic, saboteur2"


def test_nothing_is_named_twice() -> None:
    assert refused("base+toll+toll") == "'toll' is named twice in 'base+toll+toll'"
    assert refused("base+base").startswith("'base' is named twice")
