"""The edge of the command line, where errors become sentences and exit codes.

0: fine. 1: the answer is no (a check failed, a record is no fair game). 2: the input is wrong, or cannot be used here.
130: stopped by Ctrl-C, after printing what there is. 141: nobody reads the output any more.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import typer
from typer.main import get_command

from undermine.cli.language import language_of_errors
from undermine.cli.output import STOPPED_EXIT_CODE
from undermine.errors import UserError

WRONG_INPUT_EXIT_CODE = 2
UNREAD_EXIT_CODE = 141
"""As shells count it: 128 and the number of the signal of a broken pipe."""


def run(app: typer.Typer, arguments: Sequence[str]) -> int:
    """Run one command and return its exit code. What the user can put right ends in one sentence, never a traceback."""
    _take_any_character()
    language = language_of_errors(arguments)
    try:
        code = _run(app, arguments)
        sys.stdout.flush()
    except UserError as error:
        return _fail(error, language)
    except BrokenPipeError:
        _drop_output()
        return UNREAD_EXIT_CODE
    except OSError as error:  # a full disk, a device that has gone away
        _drop_output()
        return _fail(UserError("system", reason=error.strerror or error), language)
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED_EXIT_CODE
    return code


def _run(app: typer.Typer, arguments: Sequence[str]) -> int:
    command = _command(app)
    try:
        with command.make_context("undermine", list(arguments)) as context:
            command.invoke(context)
    except typer.Exit as stop:
        return int(stop.exit_code)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        wrong = usage_error(error)
        if wrong is None:  # the help has been printed instead
            return WRONG_INPUT_EXIT_CODE
        raise wrong from None
    return 0


_command = cache(get_command)  # made once, also where many commands run in one process


def usage_error(error: Any) -> UserError | None:
    """Return in words of ours what the command line's parser says against the arguments."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return None
    if kind == "NoSuchOption":
        return UserError("no-option", option=error.option_name)
    if kind == "BadOptionUsage":
        needs = "requires" in error.message
        return UserError("option-needs-value" if needs else "option-without-value", option=error.option_name)
    if kind == "MissingParameter":
        return UserError("missing", name=_named(error.param))
    if kind == "BadParameter" and error.param is not None:
        return _bad_value(error.param)
    return _bad_usage(error)


def _bad_usage(error: Any) -> UserError:
    """Return what is said against commands that do not exist, and arguments that are too many."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "undermine"
    quoted = error.message.partition("'")[2].rpartition("'")[0]
    if error.message.startswith("No such command") and quoted:
        return UserError("no-command", command=command, name=quoted)
    if "extra argument" in error.message:
        words = error.message.partition("(")[2].partition("(")[2].rpartition(")")[0]
        return UserError("too-much", command=command, words=words)
    return UserError("usage", command=command, reason=error.message)


def _bad_value(parameter: Any) -> UserError:
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    annotation = getattr(getattr(parameter, "type_descriptor", None), "annotation", None)
    kind = "whole" if annotation is int else "number"
    limits = "between" if None not in (least, most) else "at-least" if least is not None else "any"
    if annotation not in (int, float):
        return UserError("option-bad-value", option=_named(parameter))
    return UserError(
        f"option-{kind}-{limits}", option=_named(parameter), least=_limit(least), most=_limit(most)
    )


def _limit(number: float | None) -> str:
    return "" if number is None else f"{number:g}"


def _named(parameter: Any) -> str:
    """Return how people write a parameter: `--games`, FILE."""
    if parameter is None:
        return "?"
    return str(parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.name.upper())


def _fail(error: UserError, language: str) -> int:
    print(f"undermine: {error.told(language)}", file=sys.stderr)
    return error.exit_code


def _take_any_character() -> None:
    """Let no character that a device does not know end a command in an error."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Throw away what is still to be written, so that Python does not try again when it ends."""
    try:
        sink = os.open(os.devnull, os.O_WRONLY)
        os.dup2(sink, sys.stdout.fileno())
        os.close(sink)
    except (OSError, ValueError):
        return
