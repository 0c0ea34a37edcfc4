"""Answers for those who give none, and how long bots seem to think. All of it follows from public facts."""

from hashlib import sha256

from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import options
from undermine.engine.kernel.table import Table

SECONDS, MASTERS_SECONDS = 1.0, 1.5
"""Seconds that bots take for a turn; masters think longer, and nearly always have an answer by then."""
MASTERS = ("master", "grandmaster")
ASIDE = 0.7
"""The share of that for a question between turns."""
TURN = "take-turn"
SEALED = ""
"""In place of the kind of question in a reaction window, where every answer is held back anyway."""


def harmless(table: Table, seat: int) -> Action:
    """Return the most harmless answer of a seat: to pass a card, else what is offered first (no, to a window)."""
    answers = list(options(table, seat))
    passing = [answer for answer in answers if answer.verb.name == "pass"]
    return (passing or answers)[0]


def any_answer(table: Table, seat: int, game: str, ask: int) -> Action:
    """Return a legal answer of a seat."""
    answers = options(table, seat)
    return answers[int(_chance(game, ask) * len(answers))]


def delay(level: str, question: str) -> float:
    """Return after how many seconds a bot answers: by its level and the kind of question, and by nothing else.

    A bot that is not ready by then does not take longer (`live/thoughts.py`), so the time tells nothing of a hand.
    """
    if question == SEALED:
        return 0.0
    seconds = MASTERS_SECONDS if level in MASTERS else SECONDS
    return seconds if question == TURN else seconds * ASIDE


def _chance(game: str, ask: int) -> float:
    """Return a number from 0 to 1."""
    return int.from_bytes(sha256(f"{game}:{ask}".encode()).digest()[:4], "big") / 2**32
