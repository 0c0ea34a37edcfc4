"""Saboteur 2 (rules page: saboteur2). `module.py` puts its parts together.

Nothing here, and nothing elsewhere in the engine, lets a player show a role, a card or a look to somebody: secret
knowledge cannot be proved, and what players say to each other is talk outside the rules (S2-30).
"""
