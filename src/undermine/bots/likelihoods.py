"""The fitted numbers of how each role plays, data in `likelihoods.json`.

`python -m undermine.training.likelihoods` makes them; the file says with which options.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, cast


def fitted(game: str) -> dict[str, Any]:
    """Return the fitted numbers of a game."""
    text = files(__package__).joinpath("likelihoods.json").read_text("utf-8")
    return cast("dict[str, Any]", json.loads(text)["games"][game])
