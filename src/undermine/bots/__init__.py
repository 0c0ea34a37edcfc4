"""Bots: players that see what a seat may know, and answer. `registry` lists them by name."""
