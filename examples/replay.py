"""Play a game, keep its record, and go through it again move by move: `python examples/replay.py`."""

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import undermine as um

played = um.play("saboteur2", ["apprentice"] * 5, seed=3)
with TemporaryDirectory() as folder:
    path = Path(folder) / "game.json"
    played.record.save(path)
    record = um.Record.load(path)

verbs = Counter(move.action.split()[0] for move in record.moves)
print(record, verbs.most_common(5))

half = record.replay(to=len(record) // 2)
print(half.view(0))  # what seat 0 knew in the middle of the game
assert record.replay().scores == played.scores
