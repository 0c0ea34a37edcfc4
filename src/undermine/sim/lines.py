"""Files to which long runs add a line of JSON for all they have done, after a first line that says what is done."""

import json
from pathlib import Path
from typing import Any, Final

from undermine.errors import UserError

HEAD_BEGINS: Final = '{"undermine":'
"""How the first line of our files begins."""


def kept_lines(path: Path, refusal: str) -> tuple[str, list[dict[str, Any]]]:
    """Return the whole lines of a file, as a text and read; changes nothing.

    Raises `UserError` with that refusal if the file is not ours.
    """
    whole = _whole_lines(path, refusal)
    return whole, _read_lines(path, whole, refusal)


def _whole_lines(path: Path, refusal: str) -> str:
    """Return the lines of a file, without what was cut off when a run was stopped; changes nothing."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
    except (OSError, ValueError):
        raise UserError(refusal, file=path) from None
    if not text.startswith(HEAD_BEGINS[: len(text)]):  # even the first line may have been cut off
        raise UserError(refusal, file=path)
    return text[: text.rfind("\n") + 1]


def _read_lines(path: Path, whole: str, refusal: str) -> list[dict[str, Any]]:
    try:
        lines = [json.loads(line) for line in whole.splitlines()]
    except (ValueError, RecursionError):
        lines = [None]
    if not all(isinstance(line, dict) for line in lines):
        raise UserError(refusal, file=path)
    return lines
