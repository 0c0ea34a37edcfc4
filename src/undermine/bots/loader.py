"""Bots of one's own: `path.py:MyBot` names a class in a file, `master@200` how much a bot may think (docs/own-bot.md).

`cmd:./mybot` is a program in any language (docs/line-protocol.md).

Only commands that somebody types at a keyboard look here. The server knows the bots of the registry and no files.
"""

import importlib.util
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from types import FrameType, ModuleType
from typing import Final, NoReturn

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot, Budget, Claim, Maker
from undermine.bots.program import PROGRAM, ProgramMaker, program_name
from undermine.bots.registry import find_bot
from undermine.errors import UserError

IN_A_FILE: Final = ".py:"
THINKING: Final = "@"
MOST_ITERATIONS: Final = 1_000_000
"""More would take days for a single answer."""
DECISION_SECONDS: Final = 60.0
"""How long a bot from a file may think about one answer, unless somebody says another number."""


@dataclass(frozen=True)
class Hired:
    """A bot as somebody named it: how it is made, and how much it may think."""

    name: str
    maker: Maker
    budget: Budget

    def at(self, seat: int, seed: bytes) -> Bot:
        """Let it sit down."""
        return self.maker(seat, seed, self.budget)


@cache
def hire(name: str, iterations: int = Budget().iterations, seconds: float = DECISION_SECONDS) -> Hired:
    """Return the bot that a name means, with the given number of iterations unless the name says another.

    A bot from a file may take `seconds` for an answer. Raises `UserError` with a sentence.
    """
    if name.startswith(PROGRAM):
        check_iterations(iterations)
        return Hired(name, ProgramMaker(name, seconds), Budget(iterations))
    called, at, thinking = name.partition(THINKING)
    if at and not (thinking.isdecimal() and len(thinking) < 20 and int(thinking)):
        raise UserError("bad-thinking", thinking=thinking, name=name)
    budget = Budget(int(thinking or iterations))
    check_iterations(budget.iterations)
    maker = _from_file(called, seconds) if IN_A_FILE in called else find_bot(called).maker
    return Hired(name, maker, budget)


def check_iterations(iterations: int) -> None:
    """Raise `UserError` if nobody can think so much."""
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise UserError("bad-iterations", iterations=str(iterations), most=str(MOST_ITERATIONS))


def check_seconds(seconds: float) -> None:
    """Raise `UserError` if that is no time for an answer."""
    if not 0 < seconds < float("inf"):
        raise UserError("bad-decision-seconds", seconds=f"{seconds:g}")


def short_name(name: str) -> str:
    """Return a bot's name as tables show it: of a file only the class, of a program only the last word."""
    if name.startswith(PROGRAM):
        return program_name(name)
    return name.rpartition(IN_A_FILE)[2]


def _from_file(name: str, seconds: float) -> Maker:
    path, _, wanted = name.rpartition(":")
    kind = getattr(_loaded(Path(path), seconds), wanted, None)
    if kind is None:
        raise UserError("no-class", name=wanted, file=path)
    return own_maker(name, kind, f"'{wanted}' in '{path}'", seconds)


def own_maker(name: str, given: object, called: str = "", seconds: float | None = None) -> Maker:
    """Return the maker of a bot of one's own: a class made from `Bot`, or a function of view and options.

    With a number of seconds it comes from a file, and is kept at arm's length: see `_at_arms_length`.
    """
    if isinstance(given, type) and issubclass(given, Bot):
        return GuardedMaker(name, given, seconds)
    if callable(given) and not isinstance(given, type):
        return GuardedMaker(name, partial(FunctionBot, given), seconds)
    raise UserError("no-bot-class", name=called or repr(given))


class FunctionBot(Bot):
    """A bot that is one function: it gets a view and options and returns one of them."""

    def __init__(
        self, function: Callable[[View, Options], Action], seat: int, seed: bytes, budget: Budget
    ) -> None:
        super().__init__(seat, seed, budget)
        self.function = function

    def choose(self, view: View, options: Options) -> Action:
        """Ask the function."""
        return self.function(view, options)


@cache
def _loaded(path: Path, seconds: float) -> ModuleType:
    """Run the file; a class in it keeps its module, so that what it needs is found again."""
    if not path.is_file():
        raise UserError("no-file", file=path)
    module_name = f"own_bot_{sha256(str(path.resolve()).encode(errors='surrogateescape')).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None:
        raise UserError("no-python", file=path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    before = set(sys.modules)
    try:
        with _at_arms_length(path.resolve().parent, seconds):
            spec.loader.exec_module(module)
    except TooSlow:
        raise UserError("bot-too-slow", name=path, seconds=f"{seconds:g}") from None
    except (Exception, SystemExit) as error:
        raise UserError("bot-not-loaded", file=path, error=_told(error, path)) from error
    _forget(set(sys.modules) - before, path.resolve().parent)
    return module


def _forget(modules: set[str], folder: Path) -> None:
    """Let a bot from another folder have modules of the same names; who has imported these keeps them."""
    for name in modules:
        if Path(getattr(sys.modules[name], "__file__", None) or ".").parent == folder:
            del sys.modules[name]


class TooSlow(BaseException):
    """A bot has thought for too long."""


@contextmanager
def _at_arms_length(folder: Path, seconds: float | None) -> Iterator[None]:
    """Run what somebody else wrote: it may import what is beside it, not print to our output, not go on forever.

    Without a number of seconds it is the caller's own, and nothing is kept from it.
    """
    if seconds is None:
        yield
        return
    sys.path.append(str(folder))
    try:
        with redirect_stdout(sys.stderr), _limited(seconds):
            yield
    finally:
        sys.path.remove(str(folder))


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise `TooSlow` inside after so long, where the system can wake us: not on Windows, not in other threads."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _end_thinking)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _end_thinking(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise TooSlow


@dataclass(frozen=True)
class GuardedMaker:
    """Makes a bot of somebody's own, whose mistakes are told in a sentence."""

    name: str
    kind: Maker
    seconds: float | None = None

    def __call__(self, seat: int, seed: bytes, budget: Budget) -> Bot:
        """Make it for a seat."""
        with self.guard():
            return GuardedBot(self, self.kind(seat, seed, budget))

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Tell in a sentence what goes wrong inside."""
        path = Path(self.name.rpartition(":")[0])
        try:
            with _at_arms_length(path.resolve().parent, self.seconds):
                yield
        except TooSlow:
            raise UserError("bot-too-slow", name=self.name, seconds=f"{self.seconds:g}") from None
        except (Exception, SystemExit) as error:
            raise UserError("bot-failed", name=self.name, error=_told(error, path)) from error


class GuardedBot(Bot):
    """A bot of somebody's own; it must answer, and with one of its options."""

    def __init__(self, maker: GuardedMaker, inner: Bot) -> None:
        """Stand before a bot."""
        super().__init__(inner.seat, inner.seed, inner.budget)
        self.maker = maker
        self.inner = inner

    def hear(self, claims: tuple[Claim, ...]) -> None:
        """Pass on what was claimed."""
        self.inner.hear(claims)

    def speak(self, view: View) -> Claim | None:
        """Pass on what the bot claims."""
        with self.maker.guard():
            return self.inner.speak(view)

    def choose(self, view: View, options: Options) -> Action:
        """Pass on the answer if it is one."""
        with self.maker.guard():
            action = self.inner.decide(view)
        if action not in options:
            raise UserError(
                "bot-bad-answer", name=self.maker.name, answer=repr_of(action), question=view.question
            )
        return action


def repr_of(answer: object) -> str:
    """Write an answer, whatever it is."""
    return str(answer) if isinstance(answer, Action | str) else f"{type(answer).__name__} {answer!r:.80}"


def _told(error: BaseException, path: Path) -> str:
    """Say an exception, with the last place in the file's folder that it came through."""
    folder = path.resolve().parent
    place = f"{error.filename}:{error.lineno}" if isinstance(error, SyntaxError) else ""
    trace = error.__traceback__
    while trace is not None:
        file = Path(trace.tb_frame.f_code.co_filename)
        if file.parent == folder:
            place = f"{file}:{trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__}: {error}" + (f" ({place})" if place else "")
