"""Programs in any language as bots: `cmd:./mybot --fast` is started and asked over its standard input and output.

The protocol is JSON, one message a line, version 1 (docs/line-protocol.md). A program that is too slow, ends, or
answers something impossible loses the decision: the most harmless option is taken in its place, and the loss is
counted. So nothing that a program does stops a match.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, cast

from msgspec import to_builtins

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot, Budget, Claim
from undermine.errors import UserError
from undermine.protocol import present

PROGRAM: Final = "cmd:"
"""How the name of such a bot begins."""
PROTOCOL: Final = 1
LONGEST_LINE: Final = 1 << 20
"""Characters of an answer; what is longer is no answer."""
ENDING_SECONDS: Final = 1.0
"""How long a program may take to end when it is told to."""
LOSSES_BEFORE_GIVING_UP: Final = 5
"""Decisions lost one after the other because the program ended or was too slow: it is not asked again in that game."""

TOO_SLOW, ENDED, NO_JSON, IMPOSSIBLE = "too-slow", "ended", "no-json", "impossible"
REASONS: Final = (TOO_SLOW, ENDED, NO_JSON, IMPOSSIBLE)
"""Why a decision is lost."""


class LostDecision(Exception):  # noqa: N818 - what it is, said where it is raised
    """A program gave no answer that can be used; the message is one of `REASONS`."""


class Program:
    """A running program and the lines it writes."""

    def __init__(self, words: list[str]) -> None:
        """Start it; its error output goes where ours goes."""
        self.process = subprocess.Popen(  # noqa: S603 - the person at the keyboard named it
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name == "posix"
        )
        self.lines: queue.Queue[bytes] = queue.Queue(maxsize=16)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None  # noqa: S101 - it was asked for
        while line := self.process.stdout.readline(LONGEST_LINE):
            self.lines.put(line)
        self.lines.put(b"")
        self.process.stdout.close()

    def send(self, message: dict[str, Any]) -> None:
        """Write one message; raises `LostDecision` if nobody reads any more."""
        assert self.process.stdin is not None  # noqa: S101 - it was asked for
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise LostDecision(ENDED) from None

    def receive(self, seconds: float) -> dict[str, Any]:
        """Return the next message; raises `LostDecision` if there is none in time, or if it is none."""
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise LostDecision(TOO_SLOW) from None
        if not line:
            raise LostDecision(ENDED)
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise LostDecision(NO_JSON) from None
        if not isinstance(message, dict):
            raise LostDecision(NO_JSON)
        return message

    def end(self) -> None:
        """Tell the program to end, and end it if it does not."""
        try:
            self.send({"is": "end"})
            self.process.wait(ENDING_SECONDS)
        except (LostDecision, subprocess.TimeoutExpired):
            pass
        self.kill()

    def kill(self) -> None:
        """End the program at once, and what it has started."""
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        with suppress(OSError):  # what it did not read
            cast("Any", self.process.stdin).close()
        latest = monotonic() + ENDING_SECONDS
        while self.reader.is_alive() and monotonic() < latest:  # it may wait for room
            with suppress(queue.Empty):
                self.lines.get(timeout=0.01)


class Programs:
    """The programs that run, one for each command and seat: starting one takes longer than a game."""

    def __init__(self) -> None:
        self.running: dict[tuple[tuple[str, ...], int], Program] = {}

    def find(self, words: tuple[str, ...], seat: int) -> tuple[Program, bool]:
        """Return the program at a seat, and whether it has just been started."""
        program = self.running.get((words, seat))
        if program is not None and program.process.poll() is None:
            return program, False
        self.stop(words, seat)
        try:
            program = Program(list(words))
        except OSError:
            raise LostDecision(ENDED) from None
        self.running[words, seat] = program
        return program, True

    def stop(self, words: tuple[str, ...], seat: int) -> None:
        """End the program at a seat: the next one begins afresh."""
        program = self.running.pop((words, seat), None)
        if program is not None:
            program.kill()

    def end_all(self) -> None:
        """End all of them."""
        for program in self.running.values():
            program.end()
        self.running.clear()


PROGRAMS: Final = Programs()
atexit.register(PROGRAMS.end_all)


class ProgramMaker:
    """Makes bots that ask a program."""

    def __init__(self, name: str, seconds: float) -> None:
        """Take the command apart; raises `UserError` if there is no such program."""
        self.name = name
        self.seconds = seconds
        try:
            self.words = tuple(shlex.split(name.removeprefix(PROGRAM)))
        except ValueError:
            self.words = ()
        if not self.words or shutil.which(self.words[0]) is None:
            raise UserError("no-program", name=name)

    def __call__(self, seat: int, seed: bytes, budget: Budget) -> Bot:
        """Make one for a seat."""
        return ProgramBot(self, seat, seed, budget)


class ProgramBot(Bot):
    """A seat whose answers a program gives. `lost` counts the decisions that it lost, by the reason."""

    def __init__(self, maker: ProgramMaker, seat: int, seed: bytes, budget: Budget) -> None:
        super().__init__(seat, seed, budget)
        self.maker = maker
        self.lost: Counter[str] = Counter()
        self._greeted = False
        self._asked = 0
        self._lost_in_a_row = 0

    def choose(self, view: View, options: Options) -> Action:
        """Ask the program; where it fails, do what is most harmless."""
        try:
            if self._lost_in_a_row >= LOSSES_BEFORE_GIVING_UP:
                raise LostDecision(ENDED)  # noqa: TRY301 - lost like the others
            chosen = self._ask(view, options)
        except LostDecision as lost:
            self._lose(str(lost))
            return harmless(options)
        self._lost_in_a_row = 0
        return chosen

    def _lose(self, reason: str) -> None:
        self.lost[reason] += 1
        if reason in (TOO_SLOW, ENDED):
            self._lost_in_a_row += 1
            PROGRAMS.stop(self.maker.words, self.seat)
            self._greeted = False

    def _ask(self, view: View, options: Options) -> Action:
        program = self._greet(view)
        self._asked += 1
        program.send({"is": "choose", "number": self._asked, **question(view, self._asked, self.claims)})
        answer = program.receive(self.maker.seconds)
        while answer.get("is") == "answer" and answer.get("number") != self._asked:
            answer = program.receive(self.maker.seconds)  # of a question that was lost
        return read_answer(answer, options)

    def _greet(self, view: View) -> Program:
        program, fresh = PROGRAMS.find(self.maker.words, self.seat)
        if fresh or not self._greeted:
            program.send(
                {
                    "is": "hello",
                    "protocol": PROTOCOL,
                    "rules": view.rules,
                    "players": view.players,
                    "seat": self.seat,
                    "seed": self.seed.hex(),
                    "iterations": self.budget.iterations,
                    "seconds": self.maker.seconds,
                }
            )
            while (ready := program.receive(self.maker.seconds)).get("is") == "answer":
                pass  # of the game before
            if ready.get("is") != "ready":
                raise LostDecision(NO_JSON)
            self._greeted = True
        return program


def read_answer(answer: dict[str, Any], options: Options) -> Action:
    """Return the option that an answer names, by its place or in words; raises `LostDecision` if it names none."""
    if answer.get("is") != "answer":
        raise LostDecision(NO_JSON)
    option, action = answer.get("option"), answer.get("action")
    if isinstance(option, int) and not isinstance(option, bool) and 0 <= option < len(options):
        return options[option]
    if isinstance(action, str):
        named = [one for one in options if str(one) == action]
        if named:
            return named[0]
    raise LostDecision(IMPOSSIBLE)


def harmless(options: Options) -> Action:
    """Return the most harmless option: to pass a card, else what is offered first."""
    passing = options.of("pass")
    return passing[0] if passing else options[0]


def question(view: View, number: int, claims: tuple[Claim, ...]) -> dict[str, Any]:
    """Return what a seat may know and do, as docs/protocol.md describes it: view, question, options, events, claims."""
    seen = view.engine
    situation = present.situation(seen, number)
    shown: dict[str, Any] = to_builtins(
        {
            "view": situation.view,
            "question": situation.ask,
            "options": [] if situation.options is None else situation.options.all,
        }
    )
    shown["events"] = present.words(seen.story(), seen.ruleset)
    shown["claims"] = [claim_in_words(claim) for claim in claims]
    return shown


def claim_in_words(claim: Claim) -> dict[str, Any]:
    facts = {
        "seat": claim.seat,
        "is": claim.kind,
        "cell": claim.cell,
        "card": claim.card,
        "about": claim.about,
    }
    return {name: value for name, value in facts.items() if value is not None}


def lost_by(names: Sequence[str], bots: Sequence[Bot]) -> dict[str, Counter[str]]:
    """Return the decisions that programs among these bots have lost, by name and reason."""
    lost: dict[str, Counter[str]] = {}
    for name, bot in zip(names, bots, strict=True):
        if isinstance(bot, ProgramBot) and bot.lost:
            lost.setdefault(name, Counter()).update(bot.lost)
    return lost


def program_name(name: str) -> str:
    """Return how tables show a program: the last word of its command, without folders."""
    words = name.removeprefix(PROGRAM).split()
    return Path(words[-1]).name if words else name
