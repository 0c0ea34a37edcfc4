"""Who leaves a running game gives the seat to a bot: everybody is told, the log says so, and one can come back."""

from tests.server.running import RunningServer
from tests.server.test_tables import refusal, run
from tests.server.test_unmasking import ANN, BOB, CID, SEATS, Players
from undermine.client import Person
from undermine.protocol import messages
from undermine.server.room.entries import LEFT


def leave(players: Players, seat: int, *, leaves: bool = True) -> None:
    players.carry_out(players.room.leave_game(seat, leaves=leaves))


def test_everybody_hears_who_has_left_and_a_bot_plays_on() -> None:
    players = Players()
    asked = players.room.log.awaited()[0]
    leave(players, asked)
    told = [players.last(seat, messages.Presence) for seat in SEATS]
    assert all(isinstance(message, messages.Presence) and message.left == [asked] for message in told)
    assert [thought.seat for thought in players.thoughts] == [asked]
    assert [entry.kind for entry in players.entries] == [LEFT]


def test_who_has_left_makes_no_more_moves_until_they_are_back() -> None:
    players = Players()
    asked = players.room.log.awaited()[0]
    leave(players, asked)
    players.play()
    assert isinstance(problem := players.last(asked, messages.Problem), messages.Problem)
    assert problem.code == "not-seated"
    leave(players, asked, leaves=False)
    players.play()
    assert len(players.room.log.moves) == 1


def test_nobody_waits_for_those_who_have_left_at_the_end_of_a_round() -> None:
    players = Players()
    players.play_round()
    players.ready(ANN)
    players.ready(CID)
    assert players.situation(ANN).view.round == 1
    leave(players, BOB)
    assert players.situation(ANN).view.round == 2


def test_a_room_that_is_rebuilt_knows_who_has_left() -> None:
    players = Players()
    leave(players, BOB)
    leave(players, CID)
    leave(players, BOB, leaves=False)
    again = players.new_room()
    again.rebuild(players.entries, 0.0)
    assert again.log.left == {CID}
    assert again.log.people() == {ANN, BOB}


def test_leaving_twice_or_after_the_game_changes_nothing() -> None:
    players = Players()
    leave(players, BOB)
    leave(players, BOB)
    assert len(players.entries) == 1


def test_a_game_that_was_left_is_no_more_among_ones_own_until_one_is_back(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            code = (await ann.create("base", 3, "Ann", ("random",))).table.code
            await bob.join(code, "Bob")
            await ann.start(code)
            await bob.leave(code)
            assert [table.code for table in (await bob.me()).running] == []
            assert [table.code for table in (await ann.me()).running] == [code]
            await bob.come_back(code)
            assert [table.code for table in (await bob.me()).running] == [code]

    run(game())


def test_the_last_person_who_leaves_closes_the_table(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            code = (await ann.create("base", 3, "Ann", ("random", "random"))).table.code
            await ann.start(code)
            assert (await ann.leave(code)).table.status == "closed"
            assert (await ann.me()).tables == []

    run(game())


def test_the_host_has_other_rules_played_and_changes_the_seats(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            code = (await ann.create("base", 5, "Ann", ("random",))).table.code
            await bob.join(code, "Bob", 2)
            assert await refusal(bob.set_rules(code, "saboteur2", 4)) == "not-host"
            assert await refusal(ann.set_rules(code, "base+no-such-thing", 4)) == "unknown-rules"
            fewer = (await ann.set_rules(code, "saboteur2", 3)).table
            assert (fewer.rules.split("+")[0], [seat.name for seat in fewer.seats][:2]) == (
                "saboteur2",
                ["Ann", "Bob"],
            )
            assert fewer.seats[2].bot == "random"
            more = (await ann.set_rules(code, "base", 6)).table
            assert [seat.name for seat in more.seats][3:] == ["", "", ""]

    run(game())
