"""How well people and bots play: a rating as miner, as saboteur and alone, learnt from rated games."""
