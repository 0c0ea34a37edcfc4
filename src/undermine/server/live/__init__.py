"""Tables in memory: connections, the task of each table, and bots at work."""
