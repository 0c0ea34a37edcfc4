"""Who somebody is, and who sits where before and after a game."""
