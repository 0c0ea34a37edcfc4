"""Bots of one's own: `path.py:MyBot` names a class in a file, `master@200` how much a bot may think (docs/own-bot.md).

Only commands that somebody types at a keyboard look here. The server knows the bots of the registry and no files.
"""

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Final

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot, Budget, Claim, Maker
from undermine.bots.registry import find_bot
from undermine.errors import UserError

IN_A_FILE: Final = ".py:"
THINKING: Final = "@"


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
def hire(name: str, iterations: int = Budget().iterations) -> Hired:
    """Return the bot that a name means, with so many iterations unless the name says another number.

    Raises `UserError` with a sentence.
    """
    called, _, thinking = name.partition(THINKING)
    if thinking and not (thinking.isdecimal() and int(thinking)):
        raise UserError(f"'{thinking}' in '{name}' must be a number of iterations, as in 'master@200'")
    maker = _from_file(called) if IN_A_FILE in called else find_bot(called).maker
    return Hired(name, maker, Budget(int(thinking or iterations)))


def short_name(name: str) -> str:
    """Return a bot's name as tables show it: of a file only the class."""
    return name.rpartition(IN_A_FILE)[2]


def _from_file(name: str) -> Maker:
    path, _, wanted = name.rpartition(":")
    kind = getattr(_loaded(Path(path)), wanted, None)
    if kind is None:
        raise UserError(f"there is no class or function '{wanted}' in '{path}'")
    return own_maker(name, kind, f"'{wanted}' in '{path}'")


def own_maker(name: str, given: object, called: str = "") -> Maker:
    """Return the maker of a bot of one's own: a class made from `Bot`, or a function of view and options."""
    if isinstance(given, type) and issubclass(given, Bot):
        return GuardedMaker(name, given)
    if callable(given) and not isinstance(given, type):
        return GuardedMaker(name, partial(FunctionBot, given))
    raise UserError(
        f"{called or repr(given)} must be a class made from undermine.Bot, or a function of view and options"
    )


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
def _loaded(path: Path) -> ModuleType:
    """Run the file; a class in it keeps its module, so that what it needs is found again."""
    if not path.is_file():
        raise UserError(f"there is no file '{path}'")
    module_name = f"own_bot_{sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None:
        raise UserError(f"'{path}' cannot be read as Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UserError(f"'{path}' cannot be loaded: {_told(error, path)}") from error
    return module


@dataclass(frozen=True)
class GuardedMaker:
    """Makes a bot of somebody's own, whose mistakes are told in a sentence."""

    name: str
    kind: Maker

    def __call__(self, seat: int, seed: bytes, budget: Budget) -> Bot:
        """Make it for a seat."""
        try:
            return GuardedBot(self, self.kind(seat, seed, budget))
        except Exception as error:
            raise self.mistake(error) from error

    def mistake(self, error: Exception) -> UserError:
        """Return what is to be said of an exception."""
        return UserError(f"the bot '{self.name}' failed: {_told(error, Path(self.name.rpartition(':')[0]))}")


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
        try:
            return self.inner.speak(view)
        except Exception as error:
            raise self.maker.mistake(error) from error

    def choose(self, view: View, options: Options) -> Action:
        """Pass on the answer if it is one."""
        try:
            action = self.inner.decide(view)
        except Exception as error:
            raise self.maker.mistake(error) from error
        if action not in options:
            raise UserError(
                f"the bot '{self.maker.name}' answered '{action}' to '{view.question}', which is not one of its options"
            )
        return action


def _told(error: Exception, path: Path) -> str:
    """Say an exception, with the last line of the file it came through."""
    line = error.lineno if isinstance(error, SyntaxError) else None
    trace = error.__traceback__
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename) == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    place = f" (line {line})" if line is not None else ""
    return f"{type(error).__name__}: {error}{place}"
