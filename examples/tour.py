"""A walk through the front door: a game, what is asked, moves, views, records, and a game of bots.

Run it with `python examples/tour.py`.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import undermine as um

game = um.Game("base+toll", players=5, seed=7)  # any rules of `undermine modules`, both games
print(game)  # the table as a watcher sees it, board drawn
print(game.view(0))  # the same as a seat sees it, with its hand and its dwarf

print(game.asked, game.options)  # who must decide, and what the first of them may do
first = game.options[0]
print(
    first.verb, first.card, first.cell, first.turned, first.seat
)  # words of the game; None where it has none

try:
    game.play("dig [NES] 1,0")  # refused with every reason, each with its clause; nothing has changed
except um.Refused as refused:
    print([(reason.code, reason.clause) for reason in refused.reasons])
game.play("dig [NS] 0,-1")
game.play(game.options[0])
print(game.view(2).role, game.scores, game.winners, game.over, game.round)
print(game.options_of(1))  # nothing: seat 1 is not asked now

twin = game.copy()
while not game.over:
    game.play(game.options[-1])
print(repr(twin), repr(game), game.winners)

with TemporaryDirectory() as folder:
    path = Path(folder) / "g.json"
    game.record.save(path)
    print(um.Record.load(path).replay(to=14).scenario())  # the position after 14 moves, as text


class MyBot(um.Bot):
    """Takes the first option."""

    def choose(self, view: um.View, options: um.Options) -> um.Action:
        """Answer whatever is asked."""
        return options[0]


print(um.play("base", ["master", "apprentice", MyBot, "novice", "random"], seed=7).scores)
