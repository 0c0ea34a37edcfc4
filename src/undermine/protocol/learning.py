"""What the HTTP interface takes and gives for those who learn: tutorial, examples, glossary (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta, Struct

from undermine.protocol.http import Request
from undermine.protocol.messages import ActionText, Reason, Situation
from undermine.protocol.views import AnyView, Words


class Lessons(Request):
    """Everything the pupil of the tutorial has answered so far."""

    answers: Annotated[list[ActionText], Meta(max_length=20)]


class TutorialStep(Struct):
    """What somebody's move in the tutorial brought, as the pupil sees it."""

    events: list[Words]
    now: Situation


class Tutorial(Struct):
    """Where the pupil is: the open lesson (null: all are done) and the card it is about.

    `steps` is what the last answer has led to, the first one being the pupil's own. If it was not the lesson's answer
    nothing has happened: `again`, with reasons if it was against the rules.
    """

    rules: str
    names: list[str]
    lesson: str | None
    done: int
    lessons: int
    card: str | None
    steps: list[TutorialStep]
    again: bool
    refused: list[Reason]


class Picture(Struct):
    """A table with everything open: what lies there, and all hands."""

    view: AnyView
    hands: list[list[str]]


class Example(Struct):
    """A move that shows what a clause means: the table before and after it, what it did, or why it is refused.

    What a move does is told up to the end of its round; a new round has no picture.
    """

    clause: str
    rules: str
    names: list[str]
    seat: int
    action: str
    before: Picture
    events: list[Words]
    refused: list[Reason]
    after: Picture | None


class Examples(Struct):
    """The clauses that have an example."""

    clauses: list[str]


class GlossaryWord(Struct):
    """A word of the game: in every language, and the clauses that say what it is."""

    word: dict[str, str]
    clauses: list[str]


class GlossarySection(Struct):
    """Words that belong together; `title` is the message that names them."""

    title: str
    words: list[GlossaryWord]


class Glossary(Struct):
    """The words of the game."""

    sections: list[GlossarySection]
