"""Training: what won is done more often, a stopped course goes on, and its players are those of the arena."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from undermine.bots.contract import decide
from undermine.bots.learnt.features import Features
from undermine.bots.loader import hire
from undermine.bots.saboteur.learnt.contexts import context_names
from undermine.bots.saboteur.learnt.trained import feature_names
from undermine.engine.kernel.actions import Options, unpack
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.table import saboteur
from undermine.errors import UserError
from undermine.sim.batch import over_processes
from undermine.sim.plan import composed
from undermine.training.course import Course, CoursePlan, earnings, opened, planned, shares_won
from undermine.training.critic import LASTING, Critic, worths
from undermine.training.games import TRAINEES
from undermine.training.matches import (
    LEARNER,
    MINER,
    MIXED,
    SABOTEUR,
    SIDES,
    TRIES,
    Match,
    Seating,
    dealt,
)
from undermine.training.networks import (
    DIGITS,
    Decision,
    Decisions,
    Learning,
    network_of,
    read_weights,
    written_weights,
)
from undermine.training.rounds import Chooser, Lesson, Played, Taught, finish, play_match
from undermine.training.saboteur import SELDOM, Following, SaboteurPlayers, decision_between

UNTAUGHT = SaboteurPlayers(Taught({}))
SMALL = CoursePlan("a small course", deals=4, players=(3,))
BATCH_ROUNDS = SMALL.deals * TRIES


PASS, DIG = feature_names().index("pass"), feature_names().index("dig")
CALM = [0.0] * len(context_names())


def decision(chosen: int) -> Decision:
    """Between digging and passing, which look alike to the policy."""
    places, numbers = np.array([0, 1], dtype=np.uint16), np.array([DIG, PASS], dtype=np.uint16)
    ones, usual = np.ones(2, dtype=np.float32), np.zeros(2, dtype=np.float32)
    return Decision(
        places, numbers, ones, np.array(CALM, dtype=np.float32), usual, chosen, float(np.log(0.5))
    )


def begun() -> Learning:
    return Learning.begun(feature_names(), context_names())


def passing_rather_than_digging(learning: Learning) -> float:
    network = network_of(feature_names(), context_names(), learning.weights)
    features = Features(2, len(feature_names()))
    for option, feature in enumerate((DIG, PASS)):
        features.begin(option, feature)
        features.put(0, 1.0)
    dig, pass_ = network.values(features, CALM)
    return pass_ - dig


def trained(course: Course, rounds: int) -> Course:
    for _ in course.train(rounds, over_processes(1), lambda _: None):
        pass
    return course


def test_what_won_is_done_more_often_and_what_lost_less() -> None:
    learning = begun()
    assert passing_rather_than_digging(learning) == 0.0
    for _ in range(20):
        learning.learn([decision(0), decision(1)] * 8, np.array([-0.1, 0.1] * 8))
    assert passing_rather_than_digging(learning) > 0.1


def test_what_was_worth_nothing_teaches_nothing() -> None:
    learning = begun()
    learning.learn([decision(0), decision(1)] * 8, np.zeros(16))
    assert passing_rather_than_digging(learning) == 0.0


def test_a_network_that_strayed_is_pulled_back_where_nothing_is_to_be_gained() -> None:
    learning = begun()
    learning.weights["products"][PASS, 0] = 2.0
    for _ in range(20):
        learning.learn([decision(0), decision(1)] * 8, np.zeros(16))
    assert 0.0 < passing_rather_than_digging(learning) < 1.9


def test_what_plays_thinks_as_what_learns() -> None:
    learning = begun()
    chance = np.random.default_rng(7)
    learning.adam.weights = {
        name: chance.normal(size=array.shape) for name, array in learning.weights.items()
    }
    both = Decisions([decision(0)], len(feature_names()))
    values = learning.values(both)
    assert passing_rather_than_digging(learning) == pytest.approx(values[1] - values[0], abs=0.01)


def among_three(chances: list[float], chosen: int) -> Decision:
    """A decision between digging, passing, and something without any feature."""
    features = Features(3, len(feature_names()))
    for option, feature in enumerate((DIG, PASS)):
        features.begin(option, feature)
        features.put(0, 1.0)
    return decision_between(features, CALM, np.zeros(3), np.array(chances), chosen)


def test_options_that_are_hardly_ever_taken_are_not_learnt_from() -> None:
    dug = among_three([SELDOM, 0.3 - SELDOM, 0.7], 2)
    assert (len(dug.usual), dug.chosen, list(dug.options), list(dug.numbers)) == (2, 1, [0], [PASS])
    assert dug.log_chance == pytest.approx(np.log(0.7 / (1.0 - SELDOM)))


def test_what_was_taken_is_learnt_from_however_unlikely_it_was() -> None:
    dug = among_three([1e-9, 0.3, 0.7 - 1e-9], 0)
    assert (len(dug.usual), dug.chosen, list(dug.numbers)) == (3, 0, [DIG, PASS])


def test_a_decision_is_worth_what_changes_after_it_the_later_the_less() -> None:
    assert worths(np.array([0.5, 0.5, 0.5]), [1, 2, 7], 1.0) == pytest.approx(
        [0.5 * LASTING**6, 0.5 * LASTING**5, 0.5]
    )
    assert worths(np.array([0.5, 1.0]), [1, 2], 1.0) == pytest.approx([0.5, 0.0])


def test_how_lucky_a_deal_is_is_told_by_its_other_tries() -> None:
    tries = play_match(UNTAUGHT, Match("luck", "base", (LEARNER, *["apprentice"] * 4), MIXED, shared=False))
    for number, played in enumerate(tries):
        others = [other.gained[0] for place, other in enumerate(tries) if place != number]
        (lesson,) = played.lessons
        assert lesson.earned == played.gained[0]
        assert lesson.luck == pytest.approx(sum(others) / len(others))


def test_a_side_that_learns_together_shares_what_it_earns() -> None:
    seating = Seating("sharing", "base", (5,), (MINER,), "random")
    match = seating.match(0, Random(1))
    dwarfs = dealt("base", 5, match.seed)
    for played in play_match(UNTAUGHT, match):
        shares = [gold for gold, dwarf in zip(played.gained, dwarfs, strict=True) if dwarf == MINER]
        assert all(lesson.earned == pytest.approx(sum(shares) / len(shares)) for lesson in played.lessons)


def test_sides_and_mixed_tables_take_turns_and_somebody_always_learns() -> None:
    seating = Seating("turns", "base", (3, 5), SIDES)
    lots = Random(3)
    matches = [seating.match(number, lots) for number in range(16)]
    assert [match.shared for match in matches] == [True, False, False, False] * 4
    assert [match.label.partition(" ")[0] for match in matches[::8]] == [MINER] * 2
    assert {len(match.seats) for match in matches if not match.shared} == {3, 5}
    assert all(LEARNER in match.seats for match in matches)
    for match in matches[::4]:
        side, _, other = match.label.partition(" against ")
        dwarfs = dealt("base", len(match.seats), match.seed)
        learning = [dwarf for dwarf, name in zip(dwarfs, match.seats, strict=True) if name == LEARNER]
        assert set(learning) == (set(dwarfs) if other == LEARNER else {side})


def test_where_one_dwarf_learns_alone_those_who_learn_are_that_dwarf() -> None:
    seating = Seating("alone", "base", (3, 7), (SABOTEUR,), tables="mixed")
    lots, learning = Random(4), []
    for number in range(12):
        match = seating.match(number, lots)
        dwarfs = dealt("base", len(match.seats), match.seed)
        learning.append([dwarf for dwarf, name in zip(dwarfs, match.seats, strict=True) if name == LEARNER])
    assert all(set(dwarfs) == {SABOTEUR} for dwarfs in learning)
    assert max(map(len, learning)) > 1


def test_a_course_may_play_whole_sides_or_mixed_tables_alone() -> None:
    for tables, mixed in (("sides", set()), ("mixed", {MIXED}), ("both", {MIXED})):
        labels = {match.label for match in replace(SMALL, tables=tables).matches(0)}
        assert labels & {MIXED} == mixed
        assert (labels == {MIXED}) == (tables == "mixed")


def test_tables_that_make_no_sense_are_refused() -> None:
    with pytest.raises(UserError, match="both, sides, mixed"):
        planned(replace(SMALL, tables="round"))
    with pytest.raises(UserError, match="saboteur2"):
        planned(replace(SMALL, rules="saboteur2", tables="sides"))


def test_against_one_bot_nobody_else_is_met() -> None:
    seating = Seating("alone", "base", (5,), SIDES, "novice")
    lots = Random(3)
    for number in range(6):
        assert set(seating.match(number, lots).seats) == {LEARNER, "novice"}


def test_the_critic_learns_which_positions_earn_something() -> None:
    critic = Critic.begun(2)
    positions = np.zeros((200, 2), dtype=np.float32)
    positions[:100, 1] = 1.0
    earned = np.array([0.0] * 100 + [3.0] * 100)
    for _ in range(40):
        critic.learn(positions, earned)
    assert critic.values(positions)[0] < 0.3
    assert critic.values(positions)[-1] > 2.7


def test_a_critic_without_an_opinion_teaches_nobody() -> None:
    course = trained(Course.begun(SMALL), BATCH_ROUNDS)
    assert all(part.critic.has_learnt and part.learning.adam.steps == 0 for part in course.parts.values())
    trained(course, 2 * BATCH_ROUNDS)
    assert all(part.learning.adam.steps > 0 for part in course.parts.values())


def test_a_stopped_course_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole = trained(Course.begun(SMALL), 3 * BATCH_ROUNDS)
    first = trained(Course.begun(SMALL), 2 * BATCH_ROUNDS)
    first.keep(tmp_path / "course.npz")
    gone_on = trained(Course.kept(tmp_path / "course.npz", SMALL), 3 * BATCH_ROUNDS)
    assert gone_on.curve == whole.curve
    for side in SIDES:
        one, other = gone_on.parts[side], whole.parts[side]
        assert one.learning.adam.steps == other.learning.adam.steps > 0
        assert all((one.averaged[name] == other.averaged[name]).all() for name in one.averaged)


def test_a_course_can_begin_with_weights_that_were_written(tmp_path: Path) -> None:
    first = trained(Course.begun(SMALL), 2 * BATCH_ROUNDS)
    written = tmp_path / "trained.json"
    first.write(written)
    plan = planned(CoursePlan("another", deals=2, known=str(written)))
    for part, course in Course.begun(plan).parts.items():
        for name, array in first.parts[part].averaged.items():
            assert course.learning.weights[name] == pytest.approx(array, abs=0.5 * 10**-DIGITS)
    assert plan.command(8).endswith(f" --from {written}")


def test_what_is_no_network_of_ours_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "trained.json"
    for text in ("", "[]", '{"networks": {"miner": {}}}', '{"networks": {"miner": 1}}'):
        file.write_text(text, "utf-8")
        with pytest.raises(UserError, match="has no trained weights"):
            Course.begun(planned(CoursePlan("another", deals=2, known=str(file))))


def test_a_course_is_not_gone_on_with_by_another_plan(tmp_path: Path) -> None:
    output = tmp_path / "trained.json"
    plan = planned(CoursePlan("7"))
    Course.begun(plan).keep(tmp_path / "trained.json.course.npz")
    assert opened(output, plan, 10).batch == 0
    with pytest.raises(UserError):
        opened(output, replace(plan, against="master"), 10)


def test_trained_weights_are_written_with_the_command_that_made_them(tmp_path: Path) -> None:
    course = trained(Course.begun(SMALL), BATCH_ROUNDS)
    course.write(tmp_path / "trained.json")
    data = json.loads((tmp_path / "trained.json").read_text("utf-8"))
    assert data["made_by"] == f"undermine train --rounds {BATCH_ROUNDS} --seed a small course --deals 4"
    assert set(data["networks"]) == {MINER, SABOTEUR}
    assert list(data["networks"][MINER]["products"]) == list(feature_names())


def test_rules_by_which_nobody_learns_are_refused() -> None:
    with pytest.raises(UserError, match="duel"):
        planned(CoursePlan("7", rules="duel"))


@pytest.mark.parametrize("rules", TRAINEES)
def test_every_dwarf_of_an_edition_learns_something(rules: str) -> None:
    trainee = TRAINEES[rules]
    seating = Seating("every dwarf", rules, trainee.players[:1], trainee.sides)
    lots, learnt = Random(5), set()
    for number in range(12):
        match = seating.match(number, lots)._replace(tries=1, seats=(LEARNER,) * trainee.players[0])
        (played,) = play_match(trainee.make_players(Taught({})), match)
        for lesson in played.lessons:
            learnt |= {note.part for note in lesson.notes}
            assert all(len(note.position) == trainee.positions for note in lesson.notes)
        if learnt == set(trainee.parts):
            break
    assert learnt == set(trainee.parts)


@pytest.mark.parametrize("level", ["master", "grandmaster"])
@pytest.mark.parametrize("rules", ["base", "saboteur2"])
def test_a_quick_player_of_training_chooses_as_the_level_does(level: str, rules: str) -> None:
    table = saboteur(start(composed(rules), 5, seed_bytes("quick")))
    following = Following(table)
    compared = []

    def both(seat: int) -> Chooser:
        quick = UNTAUGHT.chooser(following, level, seat, "quick")
        bot = hire(level, 1).at(seat, seed_bytes(f"seat {seat}"))

        def choose(seen: View, options: Options) -> int:
            chosen = quick(seen, options)
            if (
                seen.active >= 0
            ):  # what is asked after a round, levels answer in the same way, but draw equals by lot
                action = unpack(options.codes[chosen], seen.ruleset.verbs)
                compared.append(action == decide(bot, seen).engine)
            return chosen

        return choose

    finish(table, [both(seat) for seat in range(5)])
    assert compared
    assert all(compared)


def test_against_itself_both_sides_learn() -> None:
    seating = Seating("itself", "base", (3,), (MINER,), None)
    match = seating.match(0, Random(1))._replace(seats=(LEARNER,) * 3, tries=1)
    (played,) = play_match(UNTAUGHT, match)
    assert {note.part for lesson in played.lessons for note in lesson.notes} <= set(SIDES)
    assert len(played.lessons) == 3


def test_curves_tell_who_won_against_whom_and_who_earned_what_at_mixed_tables() -> None:
    notes = play_match(UNTAUGHT, Match("curve", "base", (LEARNER, *["random"] * 2), MIXED, shared=False))
    noted = notes[0].lessons[0].notes
    mixed = Match("a", "base", (LEARNER, "master", "master"), MIXED, shared=False)
    played = [
        Played(mixed, (2, 0, 3), [Lesson(noted, 2.0, 0.0)]),
        Played(mixed._replace(label="miner against master"), (0, 4, 4), [Lesson(noted, 0.0, 0.0)]),
    ]
    assert shares_won(played) == {MIXED: 1.0, "miner against master": 0.0}
    assert earnings(played) == {LEARNER: 2.0, "master": 1.5}


def test_a_feature_that_came_after_the_weights_were_written_counts_nothing_at_first() -> None:
    learning = Learning.begun(feature_names(), context_names())
    data = written_weights(feature_names(), context_names(), learning.weights)
    for rows in (data["products"], data["hidden"]):
        del rows["dig-useful"]
    found, place = read_weights(learning, data), feature_names().index("dig-useful")
    assert not found["hidden"][place].any()
    assert found["hidden"][place - 1].any()
