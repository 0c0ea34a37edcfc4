"""Who may be a saboteur and where the treasure is, from a view; tables sampled by that."""
