"""A person at a server: making tables, sitting down, and being known again. Speaks HTTP."""

from functools import cache
from ssl import SSLContext
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from undermine.client.line import Line
from undermine.protocol import history, http, openings

T = TypeVar("T")
UNUSED_SECONDS = 2.0
"""How long an idle connection is used again: the server closes it after five, and might do so just then."""


@cache
def _certificates() -> SSLContext:
    """Return what servers are known by; read once, since reading them takes longer than many requests."""
    return httpx.create_ssl_context()


class RequestRefused(Exception):  # noqa: N818 - it is no fault of the program
    """The server has refused a request; `code` says why."""

    def __init__(self, status: int, failure: http.Failure) -> None:
        super().__init__(f"{failure.message} ({failure.code})")
        self.status = status
        self.code = failure.code
        self.about = failure.about


class Person:
    """Somebody with a session of their own. The session is made when they first sit down."""

    def __init__(self, url: str, cookies: dict[str, str] | None = None, token: str = "") -> None:
        """Talk to the server at this address; cookies of an earlier session, or a token, make the same person."""
        self.url = url.rstrip("/")
        self.token = {"Authorization": f"Bearer {token}"} if token else {}
        limits = httpx.Limits(keepalive_expiry=UNUSED_SECONDS)
        self.http = httpx.AsyncClient(
            base_url=self.url,
            cookies=cookies,
            headers=self.token,
            timeout=30,
            limits=limits,
            verify=_certificates(),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookies(self) -> dict[str, str]:
        """What makes another `Person` the same one."""
        return dict(self.http.cookies)

    async def create(
        self,
        rules: str,
        seats: int,
        name: str,
        bots: tuple[str, ...] = (),
        nonce: str = "",
        options: http.Options | None = None,
        *,
        assistant: bool = False,
    ) -> http.Seated:
        chosen = options or http.Options()
        request = http.NewTable(rules, seats, name, list(bots), nonce, chosen, assistant=assistant)
        return await self.post("/api/tables", request, http.Seated)

    async def join(
        self,
        code: str,
        name: str,
        seat: int | None = None,
        nonce: str = "",
        *,
        guest: bool = False,
        assistant: bool = False,
    ) -> http.Seated:
        request = http.Join(name, seat, nonce, guest=guest, assistant=assistant)
        return await self.post(f"/api/tables/{code}/join", request, http.Seated)

    async def let_in(self, code: str, name: str) -> http.Seated:
        return await self.post(f"/api/tables/{code}/let-in", http.LetIn(name), http.Seated)

    async def leave(self, code: str) -> http.Seated:
        return await self.post(f"/api/tables/{code}/leave", None, http.Seated)

    async def come_back(self, code: str) -> http.Seated:
        """Take the seat of a running game that was left back from the bot."""
        return await self.post(f"/api/tables/{code}/return", None, http.Seated)

    async def set_rules(self, code: str, rules: str, seats: int) -> http.Seated:
        return await self.post(f"/api/tables/{code}/rules", http.OtherRules(rules, seats), http.Seated)

    async def set_seat(self, code: str, seat: int, bot: str | None) -> http.Seated:
        return await self.post(f"/api/tables/{code}/seat", http.SetSeat(seat, bot), http.Seated)

    async def reorder(self, code: str, order: list[int]) -> http.Seated:
        return await self.post(f"/api/tables/{code}/order", http.Reorder(order), http.Seated)

    async def set_options(self, code: str, options: http.Options) -> http.Seated:
        return await self.post(f"/api/tables/{code}/options", options, http.Seated)

    async def start(self, code: str) -> http.Seated:
        return await self.post(f"/api/tables/{code}/start", None, http.Seated)

    async def share(self, code: str, *, promise: str = "", nonce: str = "") -> http.Seated:
        """Promise a share in the deal (the SHA-256 of a nonce) or, once the table is `revealing`, show it."""
        return await self.post(f"/api/tables/{code}/share", http.GivenShare(promise, nonce), http.Seated)

    async def rematch(self, code: str) -> http.Seated:
        return await self.post(f"/api/tables/{code}/rematch", None, http.Seated)

    async def table(self, code: str) -> http.Seated:
        return await self.get(f"/api/tables/{code}", http.Seated)

    async def agree_to_research(self, code: str, agrees: bool = True) -> http.Seated:
        """Agree that the finished game may become data for research, without names and talk, or no longer."""
        return await self.post(f"/api/tables/{code}/research", http.Research(agrees), http.Seated)

    async def open_tables(self) -> list[openings.OpenTable]:
        """Return the open tables that everybody may find."""
        return (await self.get("/api/open", openings.OpenTables)).tables

    async def fairness(self, code: str) -> http.Fairness:
        return await self.get(f"/api/tables/{code}/fairness", http.Fairness)

    async def record(self, code: str) -> str:
        """Return the record of a finished game, as `undermine replay` reads it."""
        response = await self.http.get(f"/api/tables/{code}/record")
        if not response.is_success:
            _read(response, http.Failure)
        return response.text

    async def verification(self, code: str) -> history.Verification:
        return await self.get(f"/api/tables/{code}/verify", history.Verification)

    async def replay(self, code: str, seat: str = "all", first: int = 0, count: int = 50) -> history.Replay:
        """Return some steps of a finished game; `seat` may be 'all' or 'spectator'."""
        return await self.get(
            f"/api/tables/{code}/replay?seat={seat}&first={first}&count={count}", history.Replay
        )

    async def review(self, code: str) -> history.Review:
        """Return what could be believed in a finished game after every move; the first time takes some seconds."""
        return await self.get(f"/api/tables/{code}/review", history.Review)

    async def rules(self) -> http.Rules:
        return await self.get("/api/rules", http.Rules)

    async def me(self) -> http.Me:
        return await self.get("/api/me", http.Me)

    async def games(self, first: int = 0, count: int = 10) -> history.GamesPlayed:
        """Return some of one's finished games, newest first."""
        return await self.get(f"/api/me/games?first={first}&count={count}", history.GamesPlayed)

    async def statistics(self) -> history.Statistics:
        """Return what one's finished games came to."""
        return await self.get("/api/me/statistics", history.Statistics)

    async def recovery_key(self) -> str:
        return (await self.post("/api/me/recovery-key", None, http.RecoveryKey)).key

    async def recover(self, key: str) -> http.Me:
        return await self.post("/api/me/recover", http.Recover(key), http.Me)

    async def open_account(self, name: str, password: str) -> http.Me:
        return await self.post("/api/account", http.Credentials(name, password), http.Me)

    async def log_in(self, name: str, password: str) -> http.Me:
        return await self.post("/api/login", http.Credentials(name, password), http.Me)

    async def log_out(self) -> http.Me:
        return await self.post("/api/logout", None, http.Me)

    async def change_password(self, old: str, new: str) -> http.Me:
        return await self.post("/api/account/password", http.NewPassword(old, new), http.Me)

    async def make_token(self, name: str) -> http.NewToken:
        """Return a token with which a program may play for this person."""
        return await self.post("/api/me/tokens", http.TokenWanted(name), http.NewToken)

    async def tokens(self) -> list[http.Token]:
        return (await self.get("/api/me/tokens", http.Tokens)).tokens

    async def revoke_token(self, token_id: str) -> list[http.Token]:
        return (await self.post(f"/api/me/tokens/{token_id}/revoke", None, http.Tokens)).tokens

    def line(self, code: str, last: int | None = None) -> Line:
        """Return a line to a table; `last` is the last update already seen, 0 for all from the beginning."""
        return Line(self.url, code, self.cookies, last, self.token)

    async def get(self, path: str, kind: type[T]) -> T:
        """Ask for something; raises `RequestRefused`."""
        return _read(await self.http.get(path), kind)

    async def post(self, path: str, request: Any, kind: type[T]) -> T:
        """Change something; raises `RequestRefused`."""
        body = b"" if request is None else msgspec.json.encode(request)
        return _read(
            await self.http.post(path, content=body, headers={"Content-Type": "application/json"}), kind
        )


def _read(response: httpx.Response, kind: type[T]) -> T:
    if response.is_success:
        return msgspec.json.decode(response.content, type=kind)
    failure = msgspec.json.decode(response.content, type=http.Failure)
    raise RequestRefused(response.status_code, failure)
