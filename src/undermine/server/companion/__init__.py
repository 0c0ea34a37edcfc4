"""Games that are played with printed cards: the server deals the dwarfs, passes the gold round and counts."""
