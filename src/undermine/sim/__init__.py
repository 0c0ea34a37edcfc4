"""Simulation: matches and batches of bots, what is counted in them, long random runs, and the benchmark."""
