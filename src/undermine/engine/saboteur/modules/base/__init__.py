"""The base game (rules page: base). `module.py` puts its parts together; `editions.py` has what the editions change."""
