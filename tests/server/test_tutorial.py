"""The tutorial: its script runs on the real engine, whatever a pupil answers."""

from pathlib import Path

import pytest

from undermine.scenarios.reading import read_file
from undermine.scenarios.running import run
from undermine.server.errors import RequestError
from undermine.server.teaching import tutorial
from undermine.server.teaching.tutorial import LESSONS, taught

RIGHT = [
    "dig [EW] 5,0",
    "repair repair-pick @0 pick",
    "rockfall rockfall 7,0",
    "map map 8,0",
    "suspect @2",
    "break broken-lantern @2",
    "dig [NESW] 7,0",
    "take-gold 3",
]


def names(events: list[dict[str, object]]) -> list[object]:
    return [event["is"] for event in events]


def test_the_script_is_a_scenario_that_holds() -> None:
    path = Path(tutorial.__file__).with_name("tutorial.scenario")
    assert [run(scenario).failures for scenario in read_file(path)] == [[]]


def test_the_right_answers_lead_through_all_lessons() -> None:
    told = [taught(RIGHT[:done]) for done in range(len(RIGHT) + 1)]
    assert [lesson.lesson for lesson in told] == [*LESSONS, None]
    assert not any(lesson.again for lesson in told)
    assert [lesson.card for lesson in told[:3]] == ["[EW]", "repair-pick", "rockfall"]
    assert all(lesson.steps[-1].now.options for lesson in told[:-1])
    assert "dwarfs-revealed" in names(told[7].steps[-1].events)


@pytest.mark.parametrize("goal", ["8,-2", "8,2"])
@pytest.mark.parametrize("gold", ["1", "2"])
def test_where_any_target_will_do_the_game_goes_on(goal: str, gold: str) -> None:
    answers = [answer.replace("map 8,0", f"map {goal}") for answer in RIGHT[:-1]]
    assert taught([*answers, f"take-gold {gold}"]).lesson is None


def test_another_legal_move_is_not_taken_and_not_refused() -> None:
    told = taught(["dig [NESW] 5,0"])
    assert (told.lesson, told.again, told.refused, told.steps) == ("dig", True, [], [])
    wrong = taught([*RIGHT[:4], "suspect @1"])
    assert (wrong.lesson, wrong.again) == ("deduce", True)


@pytest.mark.parametrize(("answer", "code"), [("dig [EW] 9,9", "not-beside-a-card"), ("fly", "unreadable")])
def test_what_is_against_the_rules_is_refused_as_at_any_table(answer: str, code: str) -> None:
    told = taught([answer])
    assert told.again
    assert code in [reason.code for reason in told.refused]


def test_the_pupil_learns_nothing_that_a_miner_may_not_know() -> None:
    views = [step.now.view for done in range(7) for step in taught(RIGHT[:done]).steps]
    assert {tuple(view.dwarfs[1:]) for view in views} == {(None, None, None)}


@pytest.mark.parametrize("answers", [["fly", *RIGHT], [*RIGHT, "pass map"]])
def test_answers_that_lead_nowhere_are_refused(answers: list[str]) -> None:
    with pytest.raises(RequestError):
        taught(answers)
