"""How often do the miners win? `python examples/simulate.py` plays games of bots and counts.

`undermine simulate` and `undermine arena` do the same over several processes, with intervals.
"""

import undermine as um

GAMES = 4
reached = rounds = 0
for seed in range(GAMES):
    game = um.play("base", ["apprentice"] * 5, seed=seed)
    replayed = um.Game(game.rules, game.players, game.seed)
    for seat, action in game.moves:
        replayed.play(action, seat)
        for event in replayed.events:
            if event.name == "round-ended":
                rounds += 1
                reached += bool(event.facts["treasure"])
print(f"the miners won {reached} of {rounds} rounds")
