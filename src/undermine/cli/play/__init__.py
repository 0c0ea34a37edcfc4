"""Commands that let bots play: simulations, the arena, benchmarks."""
