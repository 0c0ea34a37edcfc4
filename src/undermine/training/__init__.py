"""Training: programs that play many games and write the fitted numbers which bots read as data."""
