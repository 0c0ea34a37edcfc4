"""The database's history: one file a step, applied in order when the server starts."""
