"""The fitted numbers of how each role plays, as data.

`likelihoods.json` has models of many kinds of players; `python -m undermine.training.likelihoods` makes it, and the
file says with which options. `master_likelihoods.json` is what the master believes by, fitted to apprentices; it is
never fitted again, so that the master stays what others are compared with.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

STRANGERS: Final = "likelihoods.json"
"""Models of all kinds of players ..."""
MASTERS: Final = "master_likelihoods.json"
"""... and what the master knows: apprentices."""


@cache
def _read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files(__package__).joinpath(name).read_text("utf-8"))
    return data


def fitted(game: str, name: str = STRANGERS) -> dict[str, Any]:
    """Return the fitted numbers of a game."""
    numbers: dict[str, Any] = _read(name)["games"][game]
    return numbers
