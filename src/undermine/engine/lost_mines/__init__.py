"""The Lost Mines, a second game over the same kernel and tunnels: dwarfs walk. `box.py` composes it."""
