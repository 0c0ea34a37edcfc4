"""What is said at a table: chat, and claims that programs can read. Everybody hears everything; nothing is private.

Talk has a stream of its own beside the log of commands, so that a replay of the commands does not depend on it. Each
thing said keeps the number of moves before it, for replays, and the number of the question then open, which
everybody knows and which is what clients are told: how many moves there were can be a secret.
"""

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from msgspec import DecodeError, json, structs

from undermine.protocol import claiming, messages, views
from undermine.server.limits import Limit
from undermine.server.room.room import Room

MESSAGES_KEPT = 100
"""How many of the last things said are given to those who come."""
SECRET_LOOK = "secret-look"  # noqa: S105 - the code of an objection
CLAUSES = {SECRET_LOOK: "LM-37"}
"""The clause by which something may not be said, by the code of the objection."""
SEAT_MESSAGES_PER_SECOND, SEAT_MESSAGE_BURST = 0.5, 6.0
"""Things a seat may say: a second on the long run, and at once."""

NOTHING = "{}"
"""The body of a thing said of which nothing is known any more."""

Speaking = messages.Say | messages.Claim


@dataclass(frozen=True)
class Speech:
    """One thing said, as it is kept. `head` counts the moves before it."""

    number: int
    seat: int
    head: int
    ask: int
    body: str


class Body(messages.Spoken):
    """What is kept of a thing said: the text or the claim."""


def written(message: Speaking) -> str:
    """Return the body of what somebody says."""
    if isinstance(message, messages.Claim):
        return written_claim(message.claim)
    return json.encode(Body(text=message.text)).decode()


def written_claim(claim: claiming.AnyClaim) -> str:
    """Return the body of a claim."""
    return json.encode(Body(claim=claim)).decode()


def read(speech: Speech) -> Body:
    return json.decode(speech.body, type=Body)


def is_readable(speech: Speech) -> bool:
    try:
        read(speech)
    except (DecodeError, UnicodeError):
        return False
    return True


class Conversation:
    """What has been said at one table, and who may say something now."""

    def __init__(self, said: Iterable[Speech]) -> None:
        """Begin with what was said before."""
        self.head = 0
        self.tail: deque[messages.Talk] = deque(maxlen=MESSAGES_KEPT)
        self._limit = Limit(SEAT_MESSAGES_PER_SECOND, SEAT_MESSAGE_BURST)
        for speech in said:
            self.hear(speech)

    def hear(self, speech: Speech) -> messages.Talk:
        """Take what has been kept and return the message that tells of it."""
        body = read(speech)
        talk = messages.Talk(speech.number, speech.seat, speech.ask, body.text, body.claim)
        self.head = speech.number
        self.tail.append(talk)
        return talk

    def missed(self, last: int | None) -> list[messages.Talk]:
        """Return what was said behind a number, as far as it is remembered."""
        return [talk for talk in self.tail if talk.number > (last or 0)]

    def claims_since(self, ask: int) -> tuple[tuple[int, claiming.AnyClaim], ...]:
        """Return who claimed what since the question with this number, as far as it is remembered."""
        return tuple(
            [(talk.seat, talk.claim) for talk in self.tail if talk.claim is not None and talk.ask >= ask]
        )

    def objection(self, seat: int | None, message: Speaking, room: Room | None, now: float) -> str | None:
        """Return the code of what speaks against saying this, or None."""
        if seat is None:
            return "not-seated"
        if isinstance(message, messages.Say):
            code = None if message.text.isprintable() and message.text.strip() else "bad-text"
        else:
            code = "bad-claim" if room is None else claim_objection(message.claim, seat, room)
        if code is None and not self._limit.take(seat, now):
            return "too-fast"
        return code


def muffled(message: messages.ServerMessage, muted: Collection[int]) -> messages.ServerMessage:
    """Take the texts of these seats out of what a client is told; their claims stay, and so do the numbers."""
    if isinstance(message, messages.Talk):
        return _muffled(message, muted)
    if isinstance(message, messages.Talked):
        return messages.Talked([_muffled(talk, muted) for talk in message.talk])
    return message


def _muffled(talk: messages.Talk, muted: Collection[int]) -> messages.Talk:
    return structs.replace(talk, text=None) if talk.seat in muted else talk


def claim_objection(claim: claiming.AnyClaim, seat: int, room: Room) -> str | None:
    """Return the code of what speaks against a claim: it must tell no facts in The Lost Mines (LM-37)."""
    if isinstance(claim, claiming.Looked | claiming.PassingBecause) and not isinstance(
        room.public_view(), views.SaboteurView
    ):
        return SECRET_LOOK
    return None if makes_sense(claim, seat, room) else "bad-claim"


def makes_sense(claim: claiming.AnyClaim, seat: int, room: Room) -> bool:
    """Return whether a claim speaks of things that exist; whether it is true is not ours to say."""
    if isinstance(claim, claiming.Looked):
        view = room.public_view()
        cells = [goal.cell for goal in view.goals] if isinstance(view, views.SaboteurView) else []
        names = [card.name for card in room.log.table.ruleset.cards if card.kind == "goal"]
        return tuple(claim.cell) in cells and claim.card in names
    if isinstance(claim, claiming.AboutSeat):
        return claim.seat < room.log.seats and claim.seat != seat
    return True
