"""What a grandmaster has learnt: features of options, and what they count beside the policy's scores."""

from __future__ import annotations

from typing import cast

import pytest

from tests.properties.play import Game, Setup
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.contexts import CONTEXTS, contexts_of, exposure
from undermine.bots.saboteur.policy.scoring import VERBS, Policy
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.weights import PLAIN
from undermine.bots.saboteur.trained import (
    SCORE,
    all_features,
    feature_names,
    found_features,
    trained_weights,
    with_learnt,
)
from undermine.engine.kernel.actions import VERB_MASK, Options
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView

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


def test_features_are_called_as_they_were_registered_and_none_twice() -> None:
    assert len(set(feature_names())) == len(feature_names())
    for situation, _, options, scores in moments("base", 25):
        verbs = situation.rules.verbs
        for number, features in enumerate(found_features(situation, options, scores)):
            registered = all_features()[verbs[int(options.codes[number]) & VERB_MASK].name].names
            assert {name for name, _ in features} <= {SCORE, *registered}


def test_options_of_pages_without_features_keep_their_scores() -> None:
    learnt = {name: [1.0] * len(CONTEXTS) for name in feature_names() if name != SCORE}
    for situation, belief, options, scores in moments("saboteur2", 10):
        weighed = with_learnt(learnt, situation, belief, options, scores)
        for number, features in enumerate(found_features(situation, options, scores)):
            assert len(features) > 1 or weighed[number] == scores[number]


def test_to_be_surer_changes_no_order_among_options() -> None:
    for situation, belief, options, scores in moments("saboteur2", 10):
        weighed = with_learnt({SCORE: [0.5] * len(CONTEXTS)}, situation, belief, options, scores)
        surer = 1.0 + 0.5 * sum(contexts_of(situation, belief))
        assert weighed == pytest.approx([surer * score for score in scores])


def test_what_was_learnt_is_added_by_feature_and_context() -> None:
    learnt = {"pass": [0.5, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0]}
    for situation, belief, options, scores in moments("base", 5):
        late = situation.time_left()
        weighed = with_learnt(learnt, situation, belief, options, scores)
        for number, code in enumerate(options.codes):
            is_pass = situation.rules.verbs[int(code) & VERB_MASK].name == "pass"
            added = 0.5 + 2.0 * late if is_pass else 0.0
            assert weighed[number] == pytest.approx(scores[number] + added)


def test_a_moment_is_told_by_every_context_within_its_bounds() -> None:
    for situation, belief, _, _ in moments("base", 25):
        contexts = contexts_of(situation, belief)
        assert len(contexts) == len(CONTEXTS)
        assert all(0.0 <= context <= 1.0 for context in contexts)


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


def test_a_dwarf_that_nobody_has_trained_has_learnt_nothing() -> None:
    assert trained_weights(compose("saboteur2"), "geologist") == {}


def test_the_trained_weights_that_ship_name_known_features_in_every_context() -> None:
    for dwarf in ("miner", "saboteur"):
        for name, weights in trained_weights(compose("base"), dwarf).items():
            assert name in feature_names()
            assert len(weights) == len(CONTEXTS)
