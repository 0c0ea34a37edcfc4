"""Answers for those who give none, and how long bots seem to think. All of it follows from public facts."""

from hashlib import sha256

from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import options
from undermine.engine.kernel.table import Table


def harmless(table: Table, seat: int) -> Action:
    """Return the most harmless answer of a seat: to pass a card, else what is offered first (no, to a window)."""
    answers = list(options(table, seat))
    passing = [answer for answer in answers if answer.verb.name == "pass"]
    return (passing or answers)[0]


def any_answer(table: Table, seat: int, game: str, ask: int) -> Action:
    """Return a legal answer of a seat."""
    answers = options(table, seat)
    return answers[int(_chance(game, ask) * len(answers))]


def delay(game: str, ask: int) -> float:
    """Return for how many seconds a bot seems to think: the same for every bot asked."""
    return 0.6 + 0.9 * _chance(game, ask)


def _chance(game: str, ask: int) -> float:
    """Return a number from 0 to 1."""
    return int.from_bytes(sha256(f"{game}:{ask}".encode()).digest()[:4], "big") / 2**32
