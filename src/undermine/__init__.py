"""Undermine: the Saboteur board-game family as software."""

__version__ = "0.1.0"
