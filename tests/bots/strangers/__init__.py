"""Strangers: bots that were written without looking at ours, in the ways in which people play.

Beliefs are fitted to the first three (`FITTED`), never to the others (`HELD_OUT`): those show whether beliefs hold for
players nobody has met.
"""

from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent
FITTED: Final = tuple(
    f"{_FOLDER}/{name}" for name in ("straight.py:Straight", "grudger.py:Grudger", "hoarder.py:Hoarder")
)
HELD_OUT: Final = tuple(
    f"{_FOLDER}/{name}"
    for name in ("gambler.py:Gambler", "double_agent.py:DoubleAgent", "copycat.py:Copycat")
)
