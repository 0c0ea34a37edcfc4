"""Records of finished games as files, and checking them; `replays` goes through them step by step.

A record that the server writes is one that `undermine replay` reads, and holds besides under `fairness` how the deal
was made, so that `undermine verify` can compute it again without the server.
"""

from collections.abc import Iterable

from msgspec import DecodeError, Struct, json

from undermine.engine.kernel.records import (
    NO_VERSION,
    RULES_VERSION,
    BadRecord,
    Move,
    OtherRules,
    Record,
    Replay,
    read_record,
)
from undermine.locale.catalogue import ORIGINAL, text
from undermine.locale.telling import in_words
from undermine.protocol import history, http
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError
from undermine.server.people.lobby import fairness
from undermine.server.room import chat, fair
from undermine.server.room.chat import Speech
from undermine.server.room.entries import MOVE, Entry
from undermine.server.store.games import OVER, GameRow

MOST_UPLOADED_MOVES = 5000
"""Longer records of others are not replayed here; a long game has a tenth of that."""


def refuse_unfinished(game: GameRow) -> None:
    """Refuse to open the cards of a game that is not over."""
    if game.status != OVER or game.deal_seed is None:
        raise RequestError("not-over", "The game is not over.")


def refusal(error: BadRecord) -> RequestError:
    """Return the refusal of a record that cannot be replayed."""
    if isinstance(error, OtherRules):
        about: http.About = {"version": error.version, "ours": RULES_VERSION}
        return RequestError("other-rules", f"{error}.", 409, about)
    return RequestError("bad-record", f"{error}.", 400)


def refuse_other_rules(game: GameRow) -> None:
    """Refuse to replay a game that was dealt by another version of the rules."""
    if game.has_other_rules():
        raise refusal(OtherRules(game.rules_version or NO_VERSION))


def record_of(game: GameRow, entries: Iterable[Entry]) -> Record:
    """Return the record of a finished game."""
    refuse_unfinished(game)
    return moves_so_far(game, entries)


def moves_so_far(game: GameRow, entries: Iterable[Entry]) -> Record:
    """Return the record of a game that may still be played; it is not for anybody's eyes."""
    names = [seat.name for seat in game.seats]
    version = game.rules_version or NO_VERSION
    record = Record(game.rules, names, (game.deal_seed or b"").hex(), version)
    moves = [entry for entry in entries if entry.kind == MOVE]
    record.moves = [Move(entry.seat, entry.command, entry.digest) for entry in moves]
    return record


def written(game: GameRow, entries: Iterable[Entry], said: Iterable[Speech]) -> str:
    """Return the record of a finished game as a file, with how its deal was made and what was said."""
    shown = json.encode(fairness(game)).decode()
    remarks = json.encode([remark(speech) for speech in said]).decode()
    record = record_of(game, entries).to_json()
    return f'{{"fairness": {shown},\n"talk": {remarks},\n{record.removeprefix("{")}'


def remark(speech: Speech) -> history.Remark:
    """Return what was said, with the move behind which it was."""
    body = chat.read(speech)
    return history.Remark(move=speech.head, seat=speech.seat, text=body.text, claim=body.claim)


def uploaded(written_record: str) -> Record:
    """Read a record that somebody has brought along; refuse what is none, with a sentence."""
    try:
        record = read_record(written_record)
    except BadRecord as error:
        raise refusal(error) from None
    except RecursionError:
        raise RequestError("bad-record", "This is not a record.", 400) from None
    if len(record.moves) > MOST_UPLOADED_MOVES:
        raise RequestError("record-too-long", f"A record has at most {MOST_UPLOADED_MOVES} moves.", 400)
    if not all(0 <= move.seat < len(record.names) for move in record.moves):
        raise RequestError("bad-record", "A move is made by a seat that does not exist.", 400)
    return record


# -- checking ------------------------------------------------------------------------------------------------------


class Extras(Struct):
    """What a record of the server holds beside the game: how its deal was made, and what was said."""

    fairness: http.Fairness | None = None
    talk: list[history.Remark] = []


def extras_of(written_record: str) -> Extras:
    """Return what a record holds beside the game; others than the server's hold nothing."""
    try:
        return json.decode(written_record, type=Extras)
    except (DecodeError, RecursionError):
        return Extras()


def verified(
    written_record: str, commitment: str = "", nonce: str = "", language: str = ORIGINAL
) -> list[history.Check]:
    """Check a record: the commitment, the share of a nonce, the deal's seed, and every move to the end.

    `commitment` and `nonce` are what somebody noted before the game; the first check is only as good as that note.
    """
    return _Checking(language).check(written_record, commitment, nonce)


class _Checking:
    """Checks that say in a language what they have found."""

    def __init__(self, language: str) -> None:
        self._language = language

    def check(self, written_record: str, commitment: str, nonce: str) -> list[history.Check]:
        try:
            record = read_record(written_record)
        except BadRecord as error:
            return [history.Check("record", False, self._told(error))]
        shown = extras_of(written_record).fairness
        checks = [self._found("deal", False, "not-said")]
        if shown is not None and shown.server_seed is not None:
            checks = self._deal(shown, record, commitment, nonce)
        return [*checks, self._moves(record)]

    def _found(self, name: str, holds: bool, message: str, **about: str | int) -> history.Check:
        return history.Check(name, holds, text(self._language, f"verify-found-{message}", **about))

    def _told(self, error: BadRecord) -> str:
        return str(in_words(error, self._language))

    def _deal(self, shown: http.Fairness, record: Record, commitment: str, nonce: str) -> list[history.Check]:
        try:
            secret = bytes.fromhex(shown.server_seed or "")
        except ValueError:
            return [self._found("commitment", False, "no-seed")]
        promised = (commitment or shown.commitment).lower()
        kept = fair.commitment(secret, shown.game)
        checks = [self._found("commitment", kept == promised, "commitment", promised=promised, found=kept)]
        if nonce:
            checks.append(self._found("nonce", nonce in shown.nonces, "nonce", count=len(shown.nonces)))
        if shown.shares:
            checks.append(self._shares(shown))
        seed = fair.deal_seed(secret, shown.game, shown.nonces).hex()
        return [*checks, self._found("deal", seed == record.seed, "deal", found=seed, dealt=record.seed)]

    def _shares(self, shown: http.Fairness) -> history.Check:
        """Check that every share is the one that was promised, and that the deal was made from them and no others.

        Games from before there were promises have shares without one.
        """
        given = [share for share in shown.shares if share.nonce]
        kept = all(share.promise in ("", fair.promise(share.nonce)) for share in given)
        same = sorted(share.nonce for share in given) == sorted(shown.nonces)
        silent = sum(bool(share.promise) and not share.nonce for share in shown.shares)
        return self._found(
            "shares", kept and same, "shares", given=len(given), people=len(shown.shares), silent=silent
        )

    def _moves(self, record: Record) -> history.Check:
        try:
            table = Replay(record, rulesets.ruleset).finish()
        except BadRecord as error:
            return history.Check("moves", False, self._told(error))
        over = table.ask() is None
        return self._found("moves", over, "moves" if over else "not-over", count=len(record.moves))
