"""Finished games: records, replays, reviews, results."""
