"""The master stays as it was when a level above it came, so that others can be compared with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.bots.frozen.positions import FILE, POSITIONS, chosen, positions

GAMES: list[dict[str, Any]] = json.loads(FILE.read_text())["games"]
QUICKLY = 10
"""Only every tenth position is looked at where time is short."""


def test_there_are_five_hundred_positions() -> None:
    assert sum(len(game["answers"]) for game in GAMES) == POSITIONS


def differing(every: int) -> list[str]:
    """Where the master chooses otherwise than it did."""
    found = []
    asked = 0
    for game in GAMES:
        for number, seat, seen in positions(game):
            asked += 1
            if asked % every == 0 and (now := chosen(seat, seen)) != game["answers"][str(number)]:
                found.append(f"{game['seed']}, {number}: {game['answers'][str(number)]}, now {now}")
    return found


def test_the_master_chooses_what_it_chose_then() -> None:
    assert differing(QUICKLY) == []


@pytest.mark.soak
def test_the_master_chooses_what_it_chose_then_in_all_positions() -> None:
    assert differing(1) == []
