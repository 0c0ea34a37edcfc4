"""Records: a game as the list of its moves, from which it can be played again exactly.

A record holds the version of its form and of the rules, the rules, the seats' names, the seed and the moves, each with
a digest of its events. A record made with another version of the rules is refused; a replay that differs stops and
names the move.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, read_action
from undermine.engine.kernel.codec import digest
from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import RulesError, Ruleset
from undermine.engine.kernel.table import Event, Rules, Table

RECORD_VERSION: Final = 1
"""The version of the form of records."""
RULES_VERSION: Final = 2
"""The version of the rules of all games.

Raise it with every change after which some seed and moves, legal before, give other events or are refused, or after
which a recorded name (a verb, a card, an event, a module) means something else. A change that only adds rules which no
old record can name leaves it as it is. Records and logs without a version are older than version 2.
"""
NO_VERSION: Final = 0
"""The version of what does not say with which version of the rules it was made."""
SEED_LETTERS: Final = 64


class BadRecord(Exception):  # noqa: N818 - a sentence about a file, not a fault of the program
    """A record cannot be read or replayed.

    The sentence is for those who write programs; `code` and what it speaks of (`about`) are for those who say it in
    another language.
    """

    def __init__(self, code: str, about: dict[str, object], sentence: str) -> None:
        """Say where and why."""
        super().__init__(sentence)
        self.code = code
        self.about = about


class OtherRules(BadRecord):
    """A record or a game's log was made with another version of the rules, so it would be replayed wrongly."""

    def __init__(self, version: int) -> None:
        """Name the version, or NO_VERSION."""
        made = (
            f"was made with version {version} of the rules"
            if version
            else "does not name its version of the rules"
        )
        sentence = f"the game {made}, and only version {RULES_VERSION} can be played here"
        super().__init__("other-rules", {"version": version, "ours": RULES_VERSION}, sentence)
        self.version = version


def check_rules_version(version: int) -> None:
    """Raise `OtherRules` unless something was made with the version of the rules that is played here."""
    if version != RULES_VERSION:
        raise OtherRules(version)


class Move:
    """One move of a record: who, what, and the digest of what happened."""

    def __init__(self, seat: int, action: str, digest_: str) -> None:
        """Note the move in words."""
        self.seat = seat
        self.action = action
        self.digest = digest_


class Record:
    """A game from its beginning."""

    def __init__(self, rules: str, names: list[str], seed: str, rules_version: int = RULES_VERSION) -> None:
        """Begin a record without moves; `rules_version` is that of the game, if it was not made here and now."""
        self.rules = rules
        self.names = names
        self.seed = seed
        self.rules_version = rules_version
        self.moves: list[Move] = []

    def add(self, seat: int, action: Action, events: list[Event], ruleset: Rules) -> None:
        """Add a move that has just been made."""
        self.moves.append(Move(seat, str(action), digest(events, ruleset)))

    def to_json(self) -> str:
        """Write the record, one move a line."""
        head: dict[str, object] = {"undermine": RECORD_VERSION, "rules_version": self.rules_version}
        head |= {"rules": self.rules, "seats": self.names, "seed": self.seed}
        lines = [json.dumps([move.seat, move.action, move.digest], ensure_ascii=False) for move in self.moves]
        moves = "[\n" + ",\n".join(lines) + "\n]" if lines else "[]"
        return json.dumps(head, ensure_ascii=False)[:-1] + f', "moves": {moves}}}\n'


def read_record(text: str) -> Record:
    """Read a record from its JSON; raises `BadRecord` with a sentence, `OtherRules` for another version."""
    data = _read_json(text)
    if not isinstance(data, dict) or not isinstance(data.get("undermine"), int):
        raise _no_record()
    version = data["undermine"]
    if version > RECORD_VERSION:
        about: dict[str, object] = {"version": version, "known": RECORD_VERSION}
        msg = f"this record is of version {version}, of a newer Undermine; this one knows version {RECORD_VERSION}"
        raise BadRecord("newer", about, msg)
    if version != RECORD_VERSION:
        raise _no_record()
    made = data.get("rules_version")
    check_rules_version(made if isinstance(made, int) else NO_VERSION)
    try:
        return _read_game(data)
    except (KeyError, TypeError, ValueError):
        msg = "this record lacks rules, seats, seed or moves, or they are malformed"
        raise BadRecord("malformed", {}, msg) from None


def _no_record() -> BadRecord:
    return BadRecord("none", {"known": RECORD_VERSION}, f"this is not a record of version {RECORD_VERSION}")


def _read_json(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        msg = f"this is not a record: line {error.lineno} is not JSON"
        raise BadRecord("not-json", {"line": error.lineno}, msg) from None
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists in lists in lists
        raise _no_record() from None


def _read_game(data: dict[str, object]) -> Record:
    names = data["seats"]
    if not isinstance(names, list):
        raise TypeError
    record = Record(_text(data["rules"]), [_text(name) for name in names], _text(data["seed"]))
    for seat, action, digest_ in cast("list[list[object]]", data["moves"]):
        if not isinstance(seat, int) or not 0 <= seat < len(names):
            raise ValueError
        record.moves.append(Move(seat, _text(action), _text(digest_)))
    return record


def _text(value: object) -> str:
    """Return a text, also of a number; half a character (a lone surrogate) is none."""
    text = str(value)
    text.encode()
    return text


def read_seed(seed: str) -> bytes:
    """Return the bytes of a written seed: 64 hexadecimal digits mean themselves, anything else its SHA-256."""
    if len(seed) == SEED_LETTERS:
        try:
            return bytes.fromhex(seed)
        except ValueError:
            return seed_bytes(seed)
    return seed_bytes(seed)


class Replay:
    """A game played again from its record, move by move."""

    def __init__(self, record: Record, compose: Callable[[str], Ruleset]) -> None:
        """Set the game up as it was; `compose` finds the rules by name. Raises `OtherRules` for another version."""
        check_rules_version(record.rules_version)
        self.record = record
        try:
            self.table: Table = start(compose(record.rules), len(record.names), read_seed(record.seed))
        except RulesError as error:
            msg = f"this record cannot be played: {error}"
            raise BadRecord("unplayable", {"reason": error}, msg) from None
        self.done = 0

    def step(self) -> list[Event]:
        """Make the next move and return what happened; raises `BadRecord` if it differs from the record."""
        move = self.record.moves[self.done]
        number = self.done + 1
        try:
            action = read_action(move.action, self.table.ruleset.verbs)
            events = apply(self.table, cast("i64", move.seat), action)
        except (Unreadable, Refused) as error:
            msg = f"move {number} ('{move.action}' by seat {move.seat}) cannot be made: {error}"
            raise BadRecord("cannot-be-made", self._about(move, reason=error), msg) from None
        if digest(events, self.table.ruleset) != move.digest:
            msg = f"move {number} ('{move.action}' by seat {move.seat}) does not give the recorded events"
            raise BadRecord("differs", self._about(move), msg)
        self.done = number
        return events

    def _about(self, move: Move, reason: Exception | None = None) -> dict[str, object]:
        return {"number": self.done + 1, "action": move.action, "seat": move.seat, "reason": reason}

    def finish(self) -> Table:
        """Make all the moves that are left and return the table."""
        while self.done < len(self.record.moves):
            self.step()
        return self.table
