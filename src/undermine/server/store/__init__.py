"""What is kept: games and their logs, people and their tokens; SQLite in a file, or PostgreSQL."""
