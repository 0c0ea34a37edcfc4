"""What a grandmaster of The Lost Mines may learn: features of options, and what they count beside its scores."""

from __future__ import annotations

from typing import cast

import pytest

from undermine.bots.learnt.network import Network
from undermine.bots.lost_mines.beliefs import LostMinesBelief
from undermine.bots.lost_mines.grandmaster_scores import GRAND_SCORES, grand_scores
from undermine.bots.lost_mines.grandmaster_situation import AGAINST, FRIENDLY, OWN, GrandmasterSituation
from undermine.bots.lost_mines.learnt.contexts import CONTEXTS, contexts_of
from undermine.bots.lost_mines.learnt.features import all_features
from undermine.bots.lost_mines.learnt.trained import (
    SCORE,
    TEMPERATURE_POINTS,
    feature_names,
    found_features,
    is_turn,
    with_learnt,
)
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import view
from undermine.engine.lost_mines.views import LostMinesView
from undermine.sim.match import awaited_seat
from undermine.sim.plan import composed

Moment = tuple[GrandmasterSituation, list[Action], list[float]]


def moments(decisions: int) -> list[Moment]:
    """Decisions of a round of grandmasters, as those see them who decide."""
    table = start(composed("lost-mines"), 5, seed_bytes("what is learnt"))
    found = []
    for _ in range(decisions):
        ask = table.ask()
        assert ask is not None
        seat = awaited_seat(table, ask)
        seen = cast("LostMinesView", view(table, seat))
        assert seen.prompt is not None
        options = list(seen.prompt.options)
        situation = GrandmasterSituation(seen, LostMinesBelief(seen))
        scores = grand_scores(situation, options)
        found.append((situation, options, scores))
        apply(table, seat, options[scores.index(max(scores))])
    return found


@pytest.fixture(scope="module")
def played() -> list[Moment]:
    return [moment for moment in moments(30) if is_turn(moment[1])]


def network(weights: dict[str, float]) -> Network:
    """A network that weighs some features alike in all contexts, without hidden units that count."""
    products = [[weights.get(name, 0.0), *[0.0] * len(CONTEXTS)] for name in feature_names()]
    hidden = [[0.0] for _ in (*feature_names(), *CONTEXTS)]
    return Network(products, hidden, [0.0], [0.0])


def test_everything_that_a_grandmaster_judges_has_features_and_no_name_is_given_twice() -> None:
    assert set(GRAND_SCORES) == set(all_features())
    assert len(set(feature_names())) == len(feature_names())


def test_an_option_has_the_features_of_its_verb_and_no_others(played: list[Moment]) -> None:
    for situation, options, scores in played:
        for action, score in zip(options, scores, strict=True):
            maker = all_features()[action.verb.name]
            assert {name for name, _ in maker.find(situation, action, score)} <= set(maker.names)


def test_what_an_option_changes_for_the_seat_and_others_adds_up_to_its_gain(played: list[Moment]) -> None:
    for situation, options, _ in played:
        judged = [situation.changes[int(action.code())] for action in options if action.verb.name == "lay"]
        for change in judged:
            total = OWN * change.own + FRIENDLY * change.friends + AGAINST * change.others
            assert change.total == pytest.approx(total)


def test_moments_have_as_many_contexts_as_are_named_none_far_from_0_and_1(played: list[Moment]) -> None:
    for situation, _, _ in played:
        contexts = contexts_of(situation)
        assert len(contexts) == len(CONTEXTS)
        assert all(-1.0 <= context <= 2.0 for context in contexts)


def test_walking_is_another_moment_than_playing_a_card(played: list[Moment]) -> None:
    place = CONTEXTS.index("walking")
    for situation, options, _ in played:
        walks = any(action.verb.name == "stay" for action in options)
        assert contexts_of(situation)[place] == float(walks)


def test_who_has_learnt_nothing_keeps_its_scores_and_who_has_adds_it_to_them(played: list[Moment]) -> None:
    learnt = network({"pass": 2.0})
    for situation, options, scores in played:
        assert with_learnt(None, situation, options, scores) == scores
        passes = [2.0 if action.verb.name == "pass" else 0.0 for action in options]
        expected = [score + TEMPERATURE_POINTS * more for score, more in zip(scores, passes, strict=True)]
        assert with_learnt(learnt, situation, options, scores) == pytest.approx(expected)


def test_every_option_has_its_score_as_its_first_feature(played: list[Moment]) -> None:
    assert feature_names()[0] == SCORE
    situation, options, scores = played[0]
    found = found_features(situation, options, scores)
    firsts = [found.values[place * found.width] for place in range(len(options))]
    assert firsts == pytest.approx(scores)
