"""The HTTP interface to tournaments, and the WebSocket by which they are told live."""

from collections.abc import Callable
from typing import Annotated

from litestar import Response, get, post, websocket
from litestar.datastructures import State
from litestar.params import Parameter
from sqlalchemy import Connection as Transaction

from undermine.protocol import tournaments as told
from undermine.server.live.hub import Hub
from undermine.server.live.tournaments import Board, Boards
from undermine.server.settings import Settings
from undermine.server.store import people
from undermine.server.store.calling.calls import ROUND
from undermine.server.timestamps import now_ms
from undermine.server.tournaments import keeping, shown
from undermine.server.tournaments.course import course
from undermine.server.web.answers import base_address, qr_code
from undermine.server.web.guards import AnyRequest, note_miss, session_cookie
from undermine.server.web.http_api import as_somebody
from undermine.server.web.listening import let_listen
from undermine.server.web.socket_api import Socket


def boards_of(state: State) -> Boards:
    boards: Boards = state.boards
    return boards


async def own(hub: Hub, code: str, person: str | None) -> told.OwnTournament:
    return await hub.database.read(lambda transaction: shown.own_tournament(transaction, code, person))


async def changed(
    hub: Hub, code: str, person: str | None, change: Callable[[Transaction], object]
) -> told.OwnTournament:
    """Change a tournament and return it."""
    await hub.database.write(change, code.upper())
    return await own(hub, code, person)


@get("/api/tournaments")
async def show_own_tournaments(hub: Hub, person: str | None) -> told.OwnTournaments:
    """List the tournaments that the asker organises or takes part in."""
    return await hub.database.read(lambda transaction: shown.own_tournaments(transaction, person))


@post("/api/tournaments")
async def open_tournament(
    data: told.NewTournament, hub: Hub, settings: Settings, person: str | None
) -> Response[told.OwnTournament]:
    """Open a tournament; the asker is its organiser."""

    def work(transaction: Transaction, somebody: str) -> str:
        return keeping.open_tournament(transaction, somebody, data, now_ms())

    code, somebody, token = await as_somebody(hub.database, person, data.organiser, work)
    cookies = [session_cookie(settings, token)] if token else []
    return Response(await own(hub, code, somebody), cookies=cookies)


@get("/api/tournaments/{code:str}")
async def show_tournament(code: str, hub: Hub, person: str | None) -> told.OwnTournament:
    """Show a tournament to anybody who has its code."""
    return await own(hub, code, person)


@post("/api/tournaments/{code:str}/register", status_code=200)
async def register(
    code: str, data: told.RegisterPlayer, hub: Hub, settings: Settings, person: str | None
) -> Response[told.OwnTournament]:
    """Take part."""

    def work(transaction: Transaction, somebody: str) -> str:
        keeping.register(transaction, code, somebody, data, now_ms())
        return code

    _, somebody, token = await as_somebody(hub.database, person, data.name, work, code.upper())
    cookies = [session_cookie(settings, token)] if token else []
    return Response(await own(hub, code, somebody), cookies=cookies)


@post("/api/tournaments/{code:str}/claim", status_code=200)
async def claim(
    code: str, data: told.ClaimPlayer, hub: Hub, settings: Settings, person: str | None
) -> Response[told.OwnTournament]:
    """Be, with this device, the player whose key one has."""
    present = await hub.database.read(lambda transaction: course(transaction, code))
    player = keeping.player_with_key(present, data.key)

    def work(transaction: Transaction, somebody: str) -> str:
        keeping.claim(transaction, code, somebody, data.key, now_ms())
        return code

    name = player.name if person is None else await known_name(hub, person)
    _, somebody, token = await as_somebody(hub.database, person, name, work, code.upper())
    cookies = [session_cookie(settings, token)] if token else []
    return Response(await own(hub, code, somebody), cookies=cookies)


async def known_name(hub: Hub, person: str) -> str:
    return await hub.database.read(lambda transaction: people.name_of(transaction, person))


@post("/api/tournaments/{code:str}/players", status_code=200)
async def type_in_players(
    code: str, data: told.TypeInPlayers, hub: Hub, person: str | None
) -> told.OwnTournament:
    """Register people (organiser)."""
    return await changed(
        hub, code, person, lambda transaction: keeping.type_in(transaction, code, person, data, now_ms())
    )


@post("/api/tournaments/{code:str}/attendance", status_code=200)
async def set_attendance(
    code: str, data: told.SetAttendance, hub: Hub, person: str | None
) -> told.OwnTournament:
    """Withdraw somebody, bring them back, or let them miss the next round (organiser, or oneself)."""
    return await changed(
        hub,
        code,
        person,
        lambda transaction: keeping.set_attendance(transaction, code, person, data, now_ms()),
    )


@post("/api/tournaments/{code:str}/pair", status_code=200)
async def pair_round(
    code: str, data: told.TournamentCommand, hub: Hub, person: str | None
) -> told.OwnTournament:
    """Pair the next round, or pair it again (organiser)."""
    return await changed(
        hub, code, person, lambda transaction: keeping.pair(transaction, code, person, data, now_ms())
    )


@post("/api/tournaments/{code:str}/begin", status_code=200)
async def begin_round(code: str, data: told.BeginRound, hub: Hub, person: str | None) -> told.OwnTournament:
    """Begin the round that is paired: its tables are opened (organiser)."""
    opened = await hub.database.write(
        lambda transaction: keeping.begin(transaction, code, person, data, now_ms()), code.upper()
    )
    for table in opened:
        await hub.open(table)  # clocks must go on even if nobody is connected
    present = await hub.database.read(lambda transaction: course(transaction, code))
    hub.caller.call(present.people_in_round(), ROUND, code.upper(), len(present.tournament.rounds))
    return await own(hub, code, person)


@post("/api/tournaments/{code:str}/result", status_code=200)
async def give_result(code: str, data: told.GiveResult, hub: Hub, person: str | None) -> told.OwnTournament:
    """Give the result of a table, or correct it (organiser; players of a table with real cards)."""
    return await changed(
        hub, code, person, lambda transaction: keeping.give_result(transaction, code, person, data, now_ms())
    )


@post("/api/tournaments/{code:str}/close", status_code=200)
async def close_tournament(
    code: str, data: told.TournamentCommand, hub: Hub, person: str | None
) -> told.OwnTournament:
    """Close the tournament: nothing more is paired (organiser)."""
    return await changed(
        hub, code, person, lambda transaction: keeping.close(transaction, code, person, data, now_ms())
    )


@get("/api/tournaments/{code:str}/qr.svg", media_type="image/svg+xml")
async def show_tournament_qr_code(
    code: str,
    request: AnyRequest,
    hub: Hub,
    settings: Settings,
    key: Annotated[str, Parameter(max_length=64, pattern=r"^[0-9a-f]*$")] = "",
) -> bytes:
    """Draw the link to a tournament, or with a key the link of that player."""
    present = await hub.database.read(lambda transaction: course(transaction, code))
    link = f"{base_address(request, settings)}/tournament/{present.row.code}"
    return qr_code(link + (f"?key={key}" if key else ""))


@websocket("/ws/tournaments/{code:str}")
async def tournament_socket(code: str, socket: Socket, hub: Hub, boards: Boards, settings: Settings) -> None:
    """Tell a client how a tournament stands, and whenever something happens, until it goes."""

    async def find() -> Board | None:
        board = await boards.find(code)
        if board is None:
            note_miss(socket)
        return board

    await let_listen(socket, hub, settings, find)


HANDLERS = (
    show_own_tournaments,
    open_tournament,
    show_tournament,
    register,
    claim,
    type_in_players,
    set_attendance,
    pair_round,
    begin_round,
    give_result,
    close_tournament,
    show_tournament_qr_code,
    tournament_socket,
)
