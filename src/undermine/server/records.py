"""Records of finished games: as files, checked, and step by step as their players saw them.

A record that the server writes is one that `undermine replay` reads, and holds besides under `fairness` how the deal
was made, so that `undermine verify` can compute it again without the server.
"""

from collections.abc import Iterable, Iterator

from msgspec import DecodeError, Struct, json

from undermine.engine.kernel.events import SPECTATOR, Event
from undermine.engine.kernel.records import BadRecord, Move, Record, Replay, read_record
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.server import api, fair, rulebook, talk, wire
from undermine.server.entries import Entry
from undermine.server.lobby import LobbyError, fairness
from undermine.server.store.games import OVER, GameRow
from undermine.server.talk import Speech

MOST_STEPS = 50
"""So many steps of a replay are given at once."""


def refuse_unfinished(game: GameRow) -> None:
    """Refuse to open the cards of a game that is not over."""
    if game.status != OVER or game.deal_seed is None:
        raise LobbyError("not-over", "The game is not over.")


def record_of(game: GameRow, entries: Iterable[Entry]) -> Record:
    """Return the record of a finished game."""
    refuse_unfinished(game)
    record = Record(game.rules, [seat.name for seat in game.seats], (game.deal_seed or b"").hex())
    record.moves = [Move(entry.seat, entry.command, entry.digest) for entry in entries]
    return record


def written(game: GameRow, entries: Iterable[Entry], said: Iterable[Speech]) -> str:
    """Return the record of a finished game as a file, with how its deal was made and what was said."""
    shown = json.encode(fairness(game)).decode()
    remarks = json.encode([remark(speech) for speech in said]).decode()
    record = record_of(game, entries).to_json()
    return f'{{"fairness": {shown},\n"talk": {remarks},\n{record.removeprefix("{")}'


def remark(speech: Speech) -> api.Remark:
    """Return what was said, with the move behind which it was."""
    body = talk.read(speech)
    return api.Remark(move=speech.head, seat=speech.seat, text=body.text, claim=body.claim)


# -- checking ------------------------------------------------------------------------------------------------------


class _File(Struct):
    fairness: api.Fairness | None = None


def verified(text: str, commitment: str = "", nonce: str = "") -> list[api.Check]:
    """Check a record: the commitment, the share of a nonce, the deal's seed, and every move to the end.

    `commitment` and `nonce` are what somebody noted before the game; the first check is only as good as that note.
    """
    try:
        record = read_record(text)
        shown = json.decode(text, type=_File).fairness
    except (BadRecord, DecodeError) as error:
        return [api.Check("record", False, str(error))]
    checks = [api.Check("deal", False, "the record does not say how it was dealt")]
    if shown is not None and shown.server_seed is not None:
        checks = _checked_deal(shown, record, commitment, nonce)
    return [*checks, _checked_moves(record)]


def _checked_deal(shown: api.Fairness, record: Record, commitment: str, nonce: str) -> list[api.Check]:
    try:
        secret = bytes.fromhex(shown.server_seed or "")
    except ValueError:
        return [api.Check("commitment", False, "the server's seed is not hexadecimal")]
    promised = (commitment or shown.commitment).lower()
    kept = fair.commitment(secret, shown.game)
    checks = [api.Check("commitment", kept == promised, f"{promised} was promised, {kept} follows")]
    if nonce:
        checks.append(api.Check("nonce", nonce in shown.nonces, f"{len(shown.nonces)} nonces made the deal"))
    seed = fair.deal_seed(secret, shown.game, shown.nonces).hex()
    checks.append(api.Check("deal", seed == record.seed, f"{seed} follows, {record.seed} was dealt"))
    return checks


def _checked_moves(record: Record) -> api.Check:
    try:
        table = Replay(record, rulebook.ruleset).finish()
    except BadRecord as error:
        return api.Check("moves", False, str(error))
    if table.ask() is not None:
        return api.Check("moves", False, f"the game is not over after {len(record.moves)} moves")
    return api.Check("moves", True, f"{len(record.moves)} moves, each with the recorded events")


# -- step by step --------------------------------------------------------------------------------------------------


def viewers_of(seat: str, seats: int) -> list[int]:
    """Return whose views are asked for: a seat's, a spectator's, or those of all seats."""
    if seat == "all":
        return list(range(seats))
    if seat == "spectator":
        return [int(SPECTATOR)]
    if seat.isascii() and seat.isdecimal() and len(seat) <= 2 and int(seat) < seats:
        return [int(seat)]
    raise LobbyError("no-such-seat", "The view is that of a seat, 'all' or 'spectator'.", 400)


def replayed(
    game: GameRow, entries: list[Entry], said: list[Speech], seat: str, first: int, count: int
) -> api.Replay:
    """Return some steps of a finished game as one seat saw them, or as every seat saw them.

    Step 0 is the deal; step n is what the nth command did.
    """
    record = record_of(game, entries)
    viewers = viewers_of(seat, len(game.seats))
    last = min(first + min(count, MOST_STEPS), len(record.moves) + 1)
    steps = [step for step in _steps(record, viewers, last) if step.number >= first]
    remarks = [remark(speech) for speech in said if first <= speech.head < last]
    return api.Replay(game.rules, record.names, len(record.moves), viewers, steps, remarks)


def _steps(record: Record, viewers: list[int], last: int) -> Iterator[api.Step]:
    replay = Replay(record, rulebook.ruleset)
    table = replay.table
    yield api.Step(0, None, None, _seen(table, table.happened, viewers, 0))
    for number in range(1, last):
        move = record.moves[number - 1]
        asked = view(table, SPECTATOR).asked
        events = replay.step()
        own = move.seat in viewers
        mover = move.seat if own or len(asked) == 1 else None
        yield api.Step(number, mover, move.action if own else None, _seen(table, events, viewers, number))


def _seen(table: Table, events: list[Event], viewers: list[int], number: int) -> list[api.Seen]:
    """Return what each viewer saw; from views and from events as they are seen, as in the game itself."""
    shown = []
    for viewer in viewers:
        now = wire.situation(view(table, viewer), number)
        shown.append(api.Seen(wire.words(wire.seen(events, viewer), table.ruleset), now.view, now.ask))
    return shown
