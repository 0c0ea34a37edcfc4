"""The server: people, tables and rooms, and how they are kept and reached.

From the inside out: `room` (one game, without any I/O), `store` (what is kept), `people` (who somebody is, and tables
before the game), `history` (finished games), `cluster` (other servers), `teaching`, `live` (tables in memory), `web`
(HTTP and WebSocket). Messages are in `undermine.protocol`.
"""
