"""Tunnels: the geometry both games share. Sides, tiles, the board, routes over it, and its drawing as text.

The board is the hot core: flat vectors of native integers behind a small interface. It knows nothing of players,
and everything in it is public: what a face-down card shows is not on the board.
"""
