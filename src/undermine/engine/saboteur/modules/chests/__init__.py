"""Treasure Chests (rules page: mini, CHEST-1 to CHEST-6). `module.py` puts its parts together."""
