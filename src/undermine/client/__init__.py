"""A client for programs: a person at a server, and lines to its tables that mend themselves.

async with Person("http://127.0.0.1:8000") as ann:
    seated = await ann.create("base", seats=3, name="Ann", bots=["apprentice", "apprentice"])
    await ann.start(seated.table.code)
    async for message in ann.line(seated.table.code):
        ...
"""

from undermine.client.line import Line, Lost
from undermine.client.person import Person, RequestRefused
from undermine.client.tournaments import TournamentClient

__all__ = ["Line", "Lost", "Person", "RequestRefused", "TournamentClient"]
