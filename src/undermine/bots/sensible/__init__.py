"""The sensible bot: plain rules of thumb for miners and saboteurs. `bot` puts its parts together."""
