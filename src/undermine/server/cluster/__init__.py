"""Several servers of one database: who runs, what they tell each other, and a cluster on one machine."""
