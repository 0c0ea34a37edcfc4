"""The server: people, tables and rooms, and how they are kept and reached.

From the inside out: `room` (one game, without any I/O), `store` (what is kept), `lobby` and `identity` (tables before
the game, and who somebody is), `hub` (live rooms and connections), `app` (HTTP and WebSocket). Messages are in
`protocol`; `wire` turns what the engine shows a seat into them.
"""
