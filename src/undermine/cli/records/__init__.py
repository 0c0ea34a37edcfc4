"""Commands about records of games: stepping through, reviewing, verifying."""
