"""A finished game in a database, without the time it takes to play one over a network."""

from random import Random

from sqlalchemy import Connection, select

from undermine.engine.games import compose
from undermine.engine.kernel.codec import digest
from undermine.engine.kernel.play import apply, options, start
from undermine.protocol import http
from undermine.server.people import dealing, lobby
from undermine.server.room.entries import MOVE, Entry
from undermine.server.store import people, tables
from undermine.server.store.database import Database
from undermine.server.store.games import OVER, change_game
from undermine.server.store.log import commit

NAMES = ("Ann", "Bob", "Cid")


def finished_game(database_url: str, name: str, rules: str = "base", *, watch: bool = False) -> str:
    """Let three people, whose ids begin with that name, play at random; return the table's code."""
    database = Database(database_url)

    def work(connection: Connection) -> str:
        persons = [f"{name}-{other}" for other in NAMES]
        known = set(connection.scalars(select(tables.people.c.id)))
        for person in persons:
            if person not in known:  # a test that is tried again finds them there
                people.add_person(connection, person, person, 1)
        table = http.NewTable(rules, 3, NAMES[0], [], "mine", http.Options(watch=watch))
        code = lobby.create(connection, persons[0], table, 1).code
        for person, other in zip(persons[1:], NAMES[1:], strict=True):
            lobby.join(connection, code, person, http.Join(other))
        dealing.start(connection, code, persons[0], 1)
        play(connection, code)
        return code

    try:
        return database.write(work).result()
    finally:
        database.close()


def play(connection: Connection, code: str) -> None:
    """Play a game to its end, straight into its log."""
    game = lobby.table(connection, code)
    assert game.deal_seed is not None
    table = start(compose(game.rules), len(game.seats), game.deal_seed)
    chance, seq = Random(code), 0
    while (ask := table.ask()) is not None:
        seat = next(seat for seat in range(table.seats) if ask.awaits(table, seat))
        action = chance.choice(list(options(table, seat)))
        events = apply(table, seat, action)
        seq += 1
        entry = Entry(seq, f"test:{seq}", MOVE, seat, str(action), digest(events, table.ruleset), seq)
        commit(connection, game.id, [entry], over=False)
    change_game(connection, game.id, status=OVER, ended=2)
