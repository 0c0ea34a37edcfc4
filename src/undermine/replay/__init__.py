"""Walking through the record of a game: what each viewer saw of every move, and what rounds and games came to."""
