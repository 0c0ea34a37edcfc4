"""What a grandmaster has learnt: features of options, and what they count beside the policy's scores."""

from __future__ import annotations

from math import tanh
from typing import cast

import pytest

from tests.bots.sitting import DECK, KNOWN
from tests.properties.play import Game, Setup
from undermine.bots.learnt.features import Features
from undermine.bots.learnt.network import Network, network_from, squashed
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.learnt.appearance import APPEARANCES
from undermine.bots.saboteur.learnt.contexts import context_names, contexts_of, exposure
from undermine.bots.saboteur.learnt.remembered import REMEMBERED
from undermine.bots.saboteur.learnt.trained import (
    AIMED,
    SCORE,
    TEMPERATURE_CARDS,
    all_features,
    feature_names,
    found_features,
    learns_as,
    trained_network,
    with_learnt,
)
from undermine.bots.saboteur.policy.scoring import VERBS, Policy
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.weights import PLAIN
from undermine.engine.kernel.actions import VERB_MASK, Options
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.modules.base.digging import TunnelDug
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios

Moment = tuple[Situation, SaboteurBelief, Options, list[float]]


def moments(rules: str, decisions: int) -> list[Moment]:
    """The first decisions of a round, as those see them who decide."""
    game = Game(Setup(rules, 5, 5))
    policy = Policy(cast("SaboteurRuleset", game.table.ruleset), PLAIN)
    found = []
    for _ in range(decisions):
        ask = game.table.ask()
        assert ask is not None
        seat = next(seat for seat in range(5) if ask.awaits(game.table, seat))
        seen = cast("SaboteurView", view(game.table, seat))
        assert seen.prompt is not None
        situation, options = policy.situation(seen), seen.prompt.options
        found.append((situation, SaboteurBelief(seen), options, policy.scores(situation, options)))
        game.move()
    return found


def test_every_verb_of_the_base_game_has_features() -> None:
    assert set(VERBS) <= set(all_features())


def network(products: dict[str, list[float]], units: dict[str, float] | None = None) -> Network:
    """A network with weights of some features, and one hidden unit that looks at some features and contexts."""
    names = list(feature_names())
    rows = [products.get(name, [0.0] * (1 + len(context_names()))) for name in names]
    looked_at = units or {}
    hidden = [[looked_at.get(name, 0.0)] for name in [*names, *context_names()]]
    return Network(rows, hidden, [0.0], [1.0])


def named(features: Features) -> list[dict[str, float]]:
    """The features of every option by name, those that are 0 left out."""
    values, width = list(features.values), features.width
    rows = [values[begin : begin + width] for begin in range(0, len(values), width)]
    return [{name: value for name, value in zip(feature_names(), row, strict=True) if value} for row in rows]


def always(weight: float) -> list[float]:
    return [weight, *[0.0] * len(context_names())]


def test_features_are_called_as_they_were_registered_and_none_twice() -> None:
    assert len(set(feature_names())) == len(feature_names())
    for situation, belief, options, scores in moments("base", 25) + moments("saboteur2", 25):
        verbs = situation.rules.verbs
        for number, features in enumerate(named(found_features(situation, belief, options, scores))):
            registered = all_features()[verbs[int(options.codes[number]) & VERB_MASK].name].names
            assert features.keys() <= {SCORE, *APPEARANCES, *REMEMBERED, *AIMED, *registered}


def test_options_of_pages_without_features_keep_their_scores() -> None:
    learnt = network({name: always(1.0) for name in feature_names() if name != SCORE}, {"time-left": 1.0})
    for situation, belief, options, scores in moments("saboteur2", 10):
        weighed = with_learnt(learnt, situation, belief, options, scores)
        for number, features in enumerate(named(found_features(situation, belief, options, scores))):
            assert not features.keys() <= {SCORE} or weighed[number] == pytest.approx(scores[number])


def test_what_was_learnt_is_added_by_feature_and_context() -> None:
    late = context_names().index("time-left")
    weights = [0.5, *[2.0 if number == late else 0.0 for number in range(len(context_names()))]]
    for situation, belief, options, scores in moments("base", 5):
        weighed = with_learnt(network({"pass": weights}), situation, belief, options, scores)
        for number, code in enumerate(options.codes):
            is_pass = situation.rules.verbs[int(code) & VERB_MASK].name == "pass"
            added = TEMPERATURE_CARDS * (0.5 + 2.0 * situation.time_left()) if is_pass else 0.0
            assert weighed[number] == pytest.approx(scores[number] + added)


def test_a_hidden_unit_looks_at_a_feature_and_a_context_together() -> None:
    learnt = network({}, {"pass": 3.0, "time-left": -2.0})
    for situation, belief, options, scores in moments("base", 5):
        weighed = with_learnt(learnt, situation, belief, options, scores)
        begun = -2.0 * situation.time_left()
        for number, code in enumerate(options.codes):
            is_pass = situation.rules.verbs[int(code) & VERB_MASK].name == "pass"
            added = squashed(begun + 3.0) - squashed(begun) if is_pass else 0.0
            assert weighed[number] == pytest.approx(scores[number] + TEMPERATURE_CARDS * added)


def test_a_hidden_unit_gives_almost_the_hyperbolic_tangent_and_never_more_than_1() -> None:
    for tenths in range(-60, 61):
        assert squashed(tenths / 10) == pytest.approx(tanh(tenths / 10), abs=0.025)
        assert -1.0 <= squashed(tenths / 10) <= 1.0


def test_a_seat_looks_worse_by_what_saboteurs_do_rather_than_miners() -> None:
    looks: dict[str, list[float]] = {"forward": [], "dead-end": []}
    for situation, belief, options, scores in moments("base", 25):
        for features in named(found_features(situation, belief, options, scores)):
            if "dig-dead-end" in features:
                looks["dead-end"].append(features["looks-guilty"])
            elif "dig-nearer" in features:
                looks["forward"].append(features.get("looks-guilty", 0.0))
    assert min(looks["dead-end"]) > 0.0
    assert sum(looks["forward"]) < 0.0


def of_actions(position: str) -> dict[str, dict[str, float]]:
    """The features of what Ann may do in a position, by the words for it."""
    seen = cast("SaboteurView", view(set_up(read_scenarios(f"scenario: Ann\n{position}")[0]).table, 0))
    policy = Policy(cast("SaboteurRuleset", seen.ruleset), PLAIN)
    assert seen.prompt is not None
    options, situation = seen.prompt.options, policy.situation(seen)
    found = found_features(situation, SaboteurBelief(seen), options, policy.scores(situation, options))
    return dict(zip(map(str, options), named(found), strict=True))


def test_a_broken_tool_lasts_longer_where_the_seat_holds_what_would_repair_it() -> None:
    gone = []
    for held in ("map", "repair-pick", "repair-pick, repair-pick+cart"):
        features = of_actions(f"seats: 5\nhand Ann: broken-pick, {held}\n{DECK}")
        gone.append(features["break broken-pick @1"].get("repairs-gone", 0.0))
    assert gone == pytest.approx([0.0, 1 / 4, 2 / 4])


SIX_LONG = """
board:
        0  1  2  3  4  5
   0    ╬  ─  ─  ─  ─  ─
"""


@pytest.mark.parametrize(("held", "own"), [("[EW], [EW]", 1.0), ("[EW], [NS]", 0.0), ("[EW], map", 0.0)])
def test_a_tunnel_that_leaves_one_card_tells_whether_the_seat_holds_it(held: str, own: float) -> None:
    features = of_actions(f"seats: 5\nhand Ann: {held}\n{DECK}{SIX_LONG}{KNOWN}")["dig [EW] 6,0"]
    assert features["dig-leave-one"] == 1.0
    assert features.get("dig-leave-own", 0.0) == own


BETWEEN_WALLS = """
board:
        0  1  2  3  4  5  6  7
  -1    .  .  .  .  .  .  .  ─
   0    ╬  ─  ─  ─  ─  ─  .  .
   1    .  .  .  .  .  .  .  ─
"""


def test_the_last_card_is_the_harder_to_come_by_the_fewer_fit() -> None:
    many = of_actions(f"seats: 5\nhand Ann: [EW], map\n{DECK}{SIX_LONG}{KNOWN}")
    few = of_actions(f"seats: 5\nhand Ann: [EW], map\n{DECK}{BETWEEN_WALLS}{KNOWN}")
    assert 0.0 < many["dig [EW] 6,0"]["dig-leave-hard"] < few["dig [EW] 6,0"]["dig-leave-hard"] <= 1.0


def test_it_is_remembered_who_passed_with_whole_tools_and_who_dug_on() -> None:
    game = Game(Setup("base", 5, 5))
    told = set()
    for _ in range(60):
        ask = game.table.ask()
        assert ask is not None
        mover = next(seat for seat in range(5) if ask.awaits(game.table, seat))
        before, broken = len(view(game.table, mover).story()), bool(game.table.before[mover])
        game.move()
        seen = cast("SaboteurView", view(game.table, (mover + 1) % 5))
        followed, story = SaboteurBelief(seen).round, seen.story()
        passed = any(isinstance(event, Passed) for event in story[before:])
        assert followed.idle[mover] == (passed and not broken)
        told.add((passed, broken))
        assert followed.dug_on[mover] <= sum(isinstance(event, TunnelDug) for event in story)
    assert len(told) > 2


def test_a_moment_is_told_by_every_context_within_its_bounds() -> None:
    for situation, belief, _, _ in moments("base", 25):
        contexts = contexts_of(situation, belief)
        assert len(contexts) == len(context_names())
        assert all(0.0 <= context <= 1.5 for context in contexts)


def test_a_seat_is_as_exposed_as_its_own_actions_make_it_and_nobody_elses() -> None:
    game = Game(Setup("base", 5, 5))
    before = [exposure(SaboteurBelief(cast("SaboteurView", view(game.table, seat)))) for seat in range(5)]
    assert before == pytest.approx([2 / 6] * 5)
    ask = game.table.ask()
    assert ask is not None
    mover = next(seat for seat in range(5) if ask.awaits(game.table, seat))
    game.move()
    after = [exposure(SaboteurBelief(cast("SaboteurView", view(game.table, seat)))) for seat in range(5)]
    assert [seat for seat in range(5) if after[seat] != pytest.approx(before[seat])] == [mover]


def test_who_does_not_know_its_dwarf_has_learnt_nothing() -> None:
    assert trained_network(compose("saboteur2"), "") is None


def test_miners_of_both_teams_learn_together_and_everybody_else_alone() -> None:
    dwarfs = ("blue-miner", "green-miner", "boss", "saboteur", "miner")
    assert [learns_as(dwarf) for dwarf in dwarfs] == ["miner", "miner", "boss", "saboteur", "miner"]


def test_the_trained_networks_that_ship_know_all_features_and_contexts() -> None:
    dwarfs = {
        "base": ("miner", "saboteur"),
        "saboteur2": ("blue-miner", "green-miner", "boss", "geologist", "profiteer", "saboteur"),
    }
    for rules, trained in dwarfs.items():
        for dwarf in trained:
            network_ = trained_network(compose(rules), dwarf)
            assert network_ is not None
            assert network_.features == len(feature_names())
            assert network_.contexts == len(context_names())


def test_a_network_knows_its_contexts_by_name_and_does_without_those_of_pages_that_are_not_there() -> None:
    data = {
        "products": {"dig": [1.0, 2.0, 3.0, 4.0]},
        "hidden": {"dig": [0.0]},
        "hidden_contexts": {"early": [0.0], "of-a-page": [9.0], "late": [0.0]},
        "bias": [0.0],
        "out": [1.0],
    }
    features = Features(1, 1)
    features.begin(0, 0)
    features.put(0, 1.0)
    assert network_from(data, ("dig",), ("late", "early")).values(features, [10.0, 100.0]) == [241.0]
