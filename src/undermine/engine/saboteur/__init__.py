"""Saboteur and its expansions: what all of its modules share. `box.py` lists the modules."""
