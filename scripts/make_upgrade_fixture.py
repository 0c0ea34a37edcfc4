"""Make what later versions must open: a database with games in every state, and records of several mixtures.

`PYTHONPATH=. python scripts/make_upgrade_fixture.py tests/upgrades/NAME` writes them into a folder that is not there;
`tests/server/test_upgrades.py` opens all of them. Make another one when the database or the rules have changed.
"""

import gzip
import json
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from sqlalchemy import Connection

from tests.server.finished import play
from undermine import __version__
from undermine.engine.games import compose
from undermine.engine.kernel.codec import digest
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.records import RULES_VERSION, Record, read_seed
from undermine.protocol import http
from undermine.server.people import accounts, dealing, identity, lobby
from undermine.server.people.passwords import Passwords
from undermine.server.room.chat import Speech
from undermine.server.room.entries import MOVE, Entry
from undermine.server.store import talk
from undermine.server.store.database import Database
from undermine.server.store.log import commit

PASSWORD = "a shaft full of lamps"  # noqa: S105 - of nobody
RULES = ("base", "classic", "championship", "saboteur2", "base+toll+chests", "lost-mines")
MOVES_PLAYED = 12
MOMENT = 1_700_000_000_000


def new_table(connection: Connection, host: str, rules: str, bots: list[str]) -> str:
    """Let Ann and Bob sit down, with bots."""
    table = http.NewTable(rules, 2 + len(bots), "Ann", bots, "anns-share", http.Options(watch=True))
    code = lobby.create(connection, host, table, MOMENT).code
    guest, _ = identity.new_guest(connection, "Bob", MOMENT)
    lobby.join(connection, code, guest, http.Join("Bob"))
    return code


def begin(connection: Connection, code: str, host: str) -> None:
    """Begin a game and make its first moves, with something said."""
    dealing.start(connection, code, host, MOMENT)
    game = lobby.table(connection, code)
    table = start(compose(game.rules), len(game.seats), game.deal_seed or b"")
    chance = Random(1)  # noqa: S311 - it may be foreseen
    for seq in range(1, MOVES_PLAYED + 1):
        ask = table.ask()
        seat = next(seat for seat in range(table.seats) if ask is not None and ask.awaits(table, seat))
        action = chance.choice(list(options(table, seat)))
        events = apply(table, seat, action)
        entry = Entry(
            seq, f"fixture:{seq}", MOVE, seat, str(action), digest(events, table.ruleset), MOMENT + seq
        )
        commit(connection, game.id, [entry], over=False)
    talk.say(connection, game.id, "said", Speech(0, 0, MOVES_PLAYED, 1, '{"text":"Hello!"}'), MOMENT)


def fill(connection: Connection) -> dict[str, str]:
    """Fill a database, and return the codes of its tables by their state."""
    passwords = Passwords(0)
    host, _ = identity.new_guest(connection, "Ann", MOMENT)
    kept = passwords._hasher.hash(PASSWORD)  # noqa: SLF001 - the same, without a loop
    passwords.close()
    accounts.open_account(connection, host, "Ann", kept, MOMENT)
    codes = {name: new_table(connection, host, "base", ["random"]) for name in ("open", "playing", "over")}
    begin(connection, codes["playing"], host)
    dealing.start(connection, codes["over"], host, MOMENT)
    play(connection, codes["over"])
    return codes


def record_of(rules: str) -> Record:
    """Play a game at random."""
    ruleset = compose(rules)
    seats = min(max(3, ruleset.fewest), ruleset.most)
    record = Record(rules, ["Ann", "Bob", "Cid", "Dan", "Eve"][:seats], f"fixture {rules}")
    table, chance = start(ruleset, seats, read_seed(record.seed)), Random(rules)  # noqa: S311 - as above
    while (ask := table.ask()) is not None:
        seat = next(seat for seat in range(seats) if ask.awaits(table, seat))
        action = chance.choice(list(options(table, seat)))
        record.add(seat, action, list(apply(table, seat, action)), ruleset)
    return record


def make(folder: Path) -> None:
    """Write everything into a new folder."""
    folder.mkdir(parents=True)
    with TemporaryDirectory() as scratch:
        file = Path(scratch) / "undermine.sqlite"
        database = Database(f"sqlite:///{file}")
        codes = database.write(fill).result()
        database.close()
        (folder / "undermine.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    for rules in RULES:
        text = record_of(rules).to_json()
        (folder / f"{rules}.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    about = {"undermine": __version__, "rules_version": RULES_VERSION, "codes": codes}
    (folder / "about.json").write_text(json.dumps(about, indent=2) + "\n")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
