"""The kernel: what any card game with hidden information needs, and nothing of dwarfs or tunnels.

Three verbs play a game: `start`, `options` and `apply` (see `play`). A table holds everything; rule
modules decide through the seams of `modules`; events are the only thing that changes a table.
"""
