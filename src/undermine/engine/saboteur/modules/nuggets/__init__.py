"""Gold Nuggets, the 10-years cards (rules page: mini, NUGGET-1 to NUGGET-4). `module.py` puts its parts together."""
