"""Tournaments on the server: a log of what happened, from which everything else follows."""
