"""Set up a position, ask what is possible there, and what a master would do: `python examples/position.py`."""

import undermine as um

POSITION = """
scenario: One card before the goal
hand Ann: [EW], map, broken-pick
board:
        0  1  2  3  4  5  6  7
   0    ╬  ─  ─  ─  ─  ─  ─  .
turn: Ann
"""

game = um.Game.from_scenario(POSITION)
print(game)
for action in game.options.of("dig", "map"):
    print(action)

try:
    game.play("dig [EW] 7,1")
except um.Refused as refused:
    print(refused)  # every reason, with the clause of the rules

game.play("dig [EW] 7,0")
print([event.name for event in game.events])
print(game.scenario())
