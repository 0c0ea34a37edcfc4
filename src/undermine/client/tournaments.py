"""A tournament at a server, for programs that take part in it or organise it.

cup = await TournamentClient.open(organiser, tournaments.NewTournament("Cup", "Olga"))
await TournamentClient(player, cup.code).register("Ann")
"""

import secrets
from typing import Self

from undermine.client.person import Person
from undermine.protocol import tournaments as told
from undermine.protocol.http import Request


class TournamentClient:
    """What a person does in a tournament. Requests have an id, so that sending one again does nothing twice."""

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.code = code
        self._path = f"/api/tournaments/{code}"

    @classmethod
    async def open(cls, person: Person, wanted: told.NewTournament) -> Self:
        """Open a tournament as its organiser."""
        opened = await person.post("/api/tournaments", wanted, told.OwnTournament)
        return cls(person, opened.tournament.code)

    async def look(self) -> told.OwnTournament:
        return await self.person.get(self._path, told.OwnTournament)

    async def register(self, name: str) -> told.OwnTournament:
        return await self._ask("register", told.RegisterPlayer(_new_id(), name))

    async def claim(self, key: str) -> told.OwnTournament:
        """Be the player whose key this is."""
        return await self._ask("claim", told.ClaimPlayer(key))

    async def type_in(self, names: list[str]) -> told.OwnTournament:
        return await self._ask("players", told.TypeInPlayers(_new_id(), names))

    async def set_attendance(self, player: str, attendance: told.Attendance) -> told.OwnTournament:
        return await self._ask("attendance", told.SetAttendance(_new_id(), player, attendance))

    async def pair(self) -> told.OwnTournament:
        return await self._ask("pair", told.TournamentCommand(_new_id()))

    async def begin(self, by_hand: tuple[int, ...] = ()) -> told.OwnTournament:
        return await self._ask("begin", told.BeginRound(_new_id(), list(by_hand)))

    async def give_result(self, number: int, table: int, gold: list[int]) -> told.OwnTournament:
        return await self._ask("result", told.GiveResult(_new_id(), number, table, gold))

    async def close(self) -> told.OwnTournament:
        return await self._ask("close", told.TournamentCommand(_new_id()))

    async def _ask(self, what: str, request: Request) -> told.OwnTournament:
        return await self.person.post(f"{self._path}/{what}", request, told.OwnTournament)


def _new_id() -> str:
    return secrets.token_urlsafe(9)
