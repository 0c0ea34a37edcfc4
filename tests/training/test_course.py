"""Training: what won is done more often, a stopped course goes on, and its players are those of the arena."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from undermine.bots.contract import decide
from undermine.bots.loader import hire
from undermine.bots.saboteur.learnt.contexts import CONTEXTS
from undermine.bots.saboteur.learnt.features import Features
from undermine.bots.saboteur.learnt.trained import feature_names
from undermine.engine.kernel.actions import Options, unpack
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.saboteur.table import saboteur
from undermine.engine.saboteur.views import SaboteurView
from undermine.errors import UserError
from undermine.sim.batch import over_processes
from undermine.sim.plan import composed
from undermine.training.course import TRIES, Course, CoursePlan, opened, planned
from undermine.training.critic import LASTING, LUCK, Critic, deal_leaning, worths
from undermine.training.networks import DIGITS, Decision, Decisions, Learning, network_of
from undermine.training.rounds import (
    LEARNER,
    MINER,
    SABOTEUR,
    Chooser,
    Following,
    Match,
    Tables,
    Taught,
    finish,
)

UNTAUGHT = Tables(Taught({}, Critic.begun().weights))
SMALL = CoursePlan("a small course", players=(3,), deals=2)
BATCH_ROUNDS = SMALL.deals * TRIES


PASS, DIG = feature_names().index("pass"), feature_names().index("dig")
CALM = [0.0] * len(CONTEXTS)


def decision(chosen: int) -> Decision:
    """Between digging and passing, which look alike to the policy."""
    features = np.zeros((2, len(feature_names())), dtype=np.float32)
    features[0, DIG] = features[1, PASS] = 1.0
    usual = np.zeros(2, dtype=np.float32)
    return Decision(features, np.array(CALM, dtype=np.float32), usual, chosen, float(np.log(0.5)))


def passing_rather_than_digging(learning: Learning) -> float:
    features = Features(2, len(feature_names()))
    for option, feature in enumerate((DIG, PASS)):
        features.begin(option, feature)
        features.put(0, 1.0)
    dig, pass_ = network_of(learning.weights).values(features, CALM)
    return pass_ - dig


def trained(course: Course, rounds: int) -> Course:
    for _ in course.train(rounds, over_processes(1), lambda _: None):
        pass
    return course


def test_what_won_is_done_more_often_and_what_lost_less() -> None:
    learning = Learning.begun()
    assert passing_rather_than_digging(learning) == 0.0
    for _ in range(20):
        learning.learn([decision(0), decision(1)] * 8, np.array([-0.1, 0.1] * 8))
    assert passing_rather_than_digging(learning) > 0.1


def test_what_was_worth_nothing_teaches_nothing() -> None:
    learning = Learning.begun()
    learning.learn([decision(0), decision(1)] * 8, np.zeros(16))
    assert passing_rather_than_digging(learning) == 0.0


def test_a_network_that_strayed_is_pulled_back_where_nothing_is_to_be_gained() -> None:
    learning = Learning.begun()
    learning.weights["products"][PASS, 0] = 2.0
    for _ in range(20):
        learning.learn([decision(0), decision(1)] * 8, np.zeros(16))
    assert 0.0 < passing_rather_than_digging(learning) < 1.9


def test_what_plays_thinks_as_what_learns() -> None:
    learning = Learning.begun()
    chance = np.random.default_rng(7)
    learning.weights = {name: chance.normal(size=array.shape) for name, array in learning.weights.items()}
    both = Decisions([decision(0)])
    values, _ = learning.values(both)
    assert passing_rather_than_digging(learning) == pytest.approx(values[1] - values[0], abs=0.01)


def test_a_decision_is_worth_what_changes_after_it_the_later_the_less() -> None:
    assert worths(np.array([0.5, 0.5, 0.5]), [1, 2, 7], found=True) == pytest.approx(
        [0.5 * LASTING**6, 0.5 * LASTING**5, 0.5]
    )
    assert worths(np.array([0.5, 1.0]), [1, 2], found=True) == pytest.approx([0.5, 0.0])


def test_how_lucky_a_deal_is_is_told_by_its_other_tries() -> None:
    assert deal_leaning([]) == 0.0
    assert deal_leaning([True, True]) == -deal_leaning([False, False]) > deal_leaning([True, False]) == 0.0
    tries = UNTAUGHT.play(Match("luck", "base", 5, SABOTEUR, "apprentice", 3))
    for number, played in enumerate(tries):
        others = [other.found for place, other in enumerate(tries) if place != number]
        assert played.positions[:, -LUCK] == pytest.approx(deal_leaning(others))


def test_the_critic_learns_which_positions_lead_to_the_treasure() -> None:
    critic = Critic.begun()
    positions = np.zeros((200, len(critic.weights)))
    positions[:, 0] = 1.0
    positions[:100, 1] = 1.0
    found = np.array([0.0] * 100 + [1.0] * 100)
    for _ in range(5):
        critic.learn(positions, found)
    assert critic.values(positions)[0] < 0.1
    assert critic.values(positions)[-1] > 0.9


def test_a_stopped_course_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole = trained(Course.begun(SMALL), 2 * BATCH_ROUNDS)
    first = trained(Course.begun(SMALL), BATCH_ROUNDS)
    first.keep(tmp_path / "course.npz")
    gone_on = trained(Course.kept(tmp_path / "course.npz", SMALL), 2 * BATCH_ROUNDS)
    assert gone_on.curve == whole.curve
    for side in (MINER, SABOTEUR):
        one, other = gone_on.sides[side], whole.sides[side]
        assert one.learning.steps == other.learning.steps > 0
        assert all((one.averaged[name] == other.averaged[name]).all() for name in one.averaged)


def test_a_course_can_begin_with_weights_that_were_written(tmp_path: Path) -> None:
    first = trained(Course.begun(SMALL), BATCH_ROUNDS)
    written = tmp_path / "trained.json"
    first.write(written)
    plan = planned("another", "both", None, 2, str(written))
    begun = Course.begun(plan)
    for side, course in begun.sides.items():
        for name, array in first.sides[side].averaged.items():
            assert course.learning.weights[name] == pytest.approx(array, abs=0.5 * 10**-DIGITS)
    assert plan.command(8).endswith(f" --from {written}")


def test_what_is_no_network_of_ours_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "trained.json"
    for text in ("", "[]", '{"networks": {"base": {"miner": {}}}}', '{"networks": {"base": {"miner": 1}}}'):
        file.write_text(text, "utf-8")
        with pytest.raises(UserError, match="has no trained weights"):
            Course.begun(planned("another", "both", None, 2, str(file)))


def test_a_course_is_not_gone_on_with_by_another_plan(tmp_path: Path) -> None:
    output = tmp_path / "trained.json"
    plan = planned("7", "both", None)
    Course.begun(plan).keep(tmp_path / "trained.json.course.npz")
    assert opened(output, plan, 10).batch == 0
    with pytest.raises(UserError):
        opened(output, replace(plan, against="master"), 10)


def test_trained_weights_are_written_with_the_command_that_made_them(tmp_path: Path) -> None:
    course = trained(Course.begun(SMALL), BATCH_ROUNDS)
    course.write(tmp_path / "trained.json")
    data = json.loads((tmp_path / "trained.json").read_text("utf-8"))
    assert data["made_by"] == f"undermine train --rounds {BATCH_ROUNDS} --seed a small course --deals 2"
    assert set(data["networks"]["base"]) == {MINER, SABOTEUR}
    assert list(data["networks"]["base"][MINER]["products"]) == list(feature_names())


@pytest.mark.parametrize("level", ["master", "grandmaster"])
def test_a_quick_player_of_training_chooses_as_the_level_does(level: str) -> None:
    table = saboteur(start(composed("base"), 5, seed_bytes("quick")))
    following = Following(table)
    tables, match = UNTAUGHT, Match("quick", "base", 5, MINER, level, 1)
    compared = []

    def both(seat: int) -> Chooser:
        quick = tables.other(match, seat, table.ruleset.cards[table.roles[seat]].name, following)
        bot = hire(level, 1).at(seat, seed_bytes(f"seat {seat}"))

        def choose(seen: SaboteurView, options: Options) -> int:
            chosen = quick(seen, options)
            compared.append(unpack(options.codes[chosen], seen.ruleset.verbs) == decide(bot, seen).engine)
            return chosen

        return choose

    finish(table, [both(seat) for seat in range(5)])
    assert compared
    assert all(compared)


def test_against_itself_both_sides_learn() -> None:
    match = Match("itself", "base", 3, MINER, LEARNER, 1)
    (played,) = UNTAUGHT.play(match)
    assert [lesson.side for lesson in played.lessons] == [MINER, SABOTEUR]
    for one in played.lessons:
        assert len(one.decisions) == len(one.worths)
        assert one.decisions or one.side == SABOTEUR


def test_a_side_that_nobody_is_on_learns_nothing() -> None:
    rules = composed("base")
    alone = next(
        seed
        for seed in map(str, count())
        if rules.card("saboteur") not in saboteur(start(rules, 3, seed_bytes(seed))).roles
    )
    (played,) = UNTAUGHT.play(Match(alone, "base", 3, SABOTEUR, "apprentice", 1))
    assert not played.lessons[0].decisions
