"""How fair is Saboteur? Many rounds over numbers of players, editions, modules and levels of play, as a page."""
