"""The tutorial: a short game with a fixed deal against players who follow a script, on the real engine.

`tutorial.scenario` holds the position, the script, and what the pupil does in each lesson. Nothing is kept here: a
request brings all answers given so far, they are played again, and the answer to the last one is shown. What is against
the rules is refused as at any table; what is legal but another move than the lesson's is only not taken.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files

from undermine.engine.kernel.actions import NO_CARD
from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.table import Event
from undermine.engine.kernel.views import view
from undermine.protocol import learning, messages, present
from undermine.replay.viewers import seen_events
from undermine.scenarios.position import Stage, set_up
from undermine.scenarios.reading import Scenario, Step, read_scenarios
from undermine.scenarios.scene import Scene
from undermine.server.errors import RequestError

LESSONS = ("dig", "repair", "rockfall", "map", "deduce", "break", "treasure", "gold")
"""What is learnt, in order. Each but one is an action of the pupil."""
DEDUCE = "deduce"
"""The lesson in which the pupil says whom they suspect: `suspect @2`."""
FREE = ("map", "gold")
"""Lessons in which any target will do."""
PUPIL, CULPRIT = 0, 2


@lru_cache(maxsize=1)
def scenario() -> Scenario:
    text = files("undermine.server.teaching").joinpath("tutorial.scenario").read_text(encoding="utf-8")
    return read_scenarios(text)[0]


@dataclass
class Lesson:
    """What the pupil is to do (nothing, to deduce), and what the others do then."""

    name: str
    model: str = ""
    script: list[Step] = field(default_factory=list)


@lru_cache(maxsize=1)
def lessons() -> list[Lesson]:
    """Return the lessons of the scenario."""
    stage = set_up(scenario())
    found: list[Lesson] = []
    names = iter(LESSONS)
    for step in scenario().steps:
        if stage.scene.seat(step.who) != PUPIL:
            found[-1].script.append(step)
            continue
        name = next(names)
        if name == DEDUCE:
            found.append(Lesson(name))
            name = next(names)
        found.append(Lesson(name, stage.scene.numbered(step.action)))
    return found


class Course:
    """The game as far as the pupil has come."""

    def __init__(self) -> None:
        """Set up the position."""
        self.stage: Stage = set_up(scenario())
        self.done = 0
        self.steps: list[learning.TutorialStep] = []
        self.again = False
        self.refused: list[messages.Reason] = []
        self._show([])

    def answer(self, text: str) -> None:
        """Take the pupil's answer to the lesson, and let the others play on if it is the right one."""
        if self.done == len(LESSONS):
            raise RequestError("no-more-lessons", "The tutorial is over.", 400)
        lesson = lessons()[self.done]
        self.steps, self.refused = [], []
        self.again = not self._is_right(lesson, text)
        if not self.again:
            self.done += 1
            for step in lesson.script:
                self._follow(step)

    def _is_right(self, lesson: Lesson, text: str) -> bool:
        if lesson.name == DEDUCE:
            self._show([])
            return text == f"suspect @{CULPRIT}"
        trial = self.stage.table.copy()
        try:
            action = self.stage.scene.action(text)
            events = apply(trial, PUPIL, action)
        except (Unreadable, ValueError, OverflowError):
            self.refused = [messages.Reason("unreadable")]
            return False
        except Refused as refused:
            self.refused = [present.reason(refusal) for refusal in refused.reasons]
            return False
        model = self.stage.scene.action(lesson.model)
        right = action.verb is model.verb if lesson.name in FREE else str(action) == str(model)
        if right:
            self.stage.table = trial
            self._show(events)
        return right

    def _follow(self, step: Step) -> None:
        scene = self.stage.scene
        self._show(apply(self.stage.table, scene.seat(step.who), scene.action(step.action)))

    def _show(self, events: list[Event]) -> None:
        table = self.stage.table
        seen = present.words(seen_events(events, PUPIL), table.ruleset)
        self.steps.append(learning.TutorialStep(seen, present.situation(view(table, PUPIL), self.done + 1)))


def wanted_card(lesson: Lesson, scene: Scene) -> str | None:
    """Return the card that a lesson is about, if it is about one of the hand."""
    card = NO_CARD if lesson.name == DEDUCE else scene.action(lesson.model).card
    return None if card == NO_CARD else scene.ruleset.cards[card].name


def taught(answers: list[str]) -> learning.Tutorial:
    """Return where the pupil is after these answers, and what the last one has led to."""
    course = Course()
    for answer in answers:
        if course.again:
            raise RequestError("wrong-answer", "Only the last answer may be a wrong one.", 400)
        course.answer(answer)
    lesson = None if course.done == len(LESSONS) else lessons()[course.done]
    scene = course.stage.scene
    return learning.Tutorial(
        rules=scene.ruleset.name,
        names=scene.names,
        lesson=None if lesson is None else lesson.name,
        done=course.done,
        lessons=len(LESSONS),
        card=None if lesson is None else wanted_card(lesson, scene),
        steps=course.steps,
        again=course.again,
        refused=course.refused,
    )
