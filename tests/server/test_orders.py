"""Standing orders, passing for somebody, and turns of days: a table goes on without its people, and tells nothing."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.test_clock import asked, entries, new_room, room_with_a_window, thoughts
from tests.server.test_hub import with_hubs
from tests.server.test_room import ANN, BOB, CID, act, asked_seat, sent
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.play import options
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import ruleset_of
from undermine.engine.kernel.turns import Announced
from undermine.engine.saboteur.box import compose
from undermine.protocol import http, messages
from undermine.server.live.dealing import new_entries
from undermine.server.live.hub import Hub
from undermine.server.live.overdue import look_for_overdue
from undermine.server.people import dealing, lobby
from undermine.server.room.clock import DAY_SECONDS, SHORTEST_WINDOW_SECONDS
from undermine.server.room.effects import Append, Effect, Send
from undermine.server.room.entries import MOVE, Entry
from undermine.server.room.room import Room
from undermine.server.store import people
from undermine.server.store.database import Database
from undermine.server.store.games import DAY_MS, change_game, overdue_games
from undermine.server.store.log import commit
from undermine.server.timestamps import now_ms

DAYS = messages.TableOptions(turn_days=3)
WINDOW = messages.TableOptions(reaction_seconds=4)


def announced_verb(room: Room) -> str:
    question = room.log.table.ask()
    assert question is not None
    about = question.about(room.log.table)
    assert isinstance(about, Announced)
    return unpack(about.action, room.log.table.ruleset.verbs).verb.name


def holder_of_the_veto(room: Room) -> int:
    card = room.log.table.ruleset.card("veto")
    return next(seat for seat in asked(room) if room.log.table.hands[seat].holds(card))


def room_where_somebody_can_veto(table_options: messages.TableOptions) -> Room:
    """A window in which one of those asked holds the veto (WC-2019)."""
    for seed in range(60):
        room = Room("game", compose("base+wc2019"), 3, seed_bytes(str(seed)), (), table_options)
        for seat in (ANN, BOB, CID):
            room.join(seat, seat, None)
        chance = random.Random(seed)
        for name in range(40):
            seats = asked(room)
            if len(seats) > 1 and any(len(options(room.log.table, seat)) > 1 for seat in seats):
                return room
            if len(seats) > 1:
                entries(room.tick(room.now + 4), room)
            else:
                action = str(chance.choice(list(options(room.log.table, seats[0]))))
                entries(act(room, seats[0], action, f"m{name}"), room)
    raise AssertionError("the veto never was in a hand")


def give_orders(room: Room, seat: int, orders: messages.Standing) -> list[Effect]:
    """Give orders and let the open window begin anew, as if they had been given before."""
    effects = room.stand(seat, orders)
    while any(isinstance(effect, Append) for effect in effects):
        effects = room.committed()
    room.log.open_clock(room.now)
    return effects


def test_orders_stop_what_they_name_and_nothing_else() -> None:
    room = room_where_somebody_can_veto(WINDOW)
    holder, verb = holder_of_the_veto(room), announced_verb(room)
    give_orders(room, holder, messages.Standing(no=False, veto=[verb]))
    assert str(room.log.held[holder].action) == "say yes"
    other = next(
        other.name
        for other in ruleset_of(room.log.table).turn_verbs
        if other.stoppable and other.name != verb
    )
    give_orders(room, holder, messages.Standing(no=False, veto=[other]))
    assert holder not in room.log.held
    written = entries(room.tick(room.now + 4), room)
    assert {command for _, command in written} == {"say no"}


def test_orders_that_name_what_nobody_can_stop_are_refused() -> None:
    room = new_room(WINDOW, rules="base+wc2019")
    for orders in (
        messages.Standing(no=False, veto=["pass"]),
        messages.Standing(no=False, veto=["fly"]),
        messages.Standing(no=True, veto=["dig"]),
    ):
        assert room.stand(ANN, orders) == [Send(ANN, messages.Problem("bad-order"))]
    room.join(9, None, None)
    assert room.stand(9, messages.Standing(no=True)) == [Send(9, messages.Problem("not-seated"))]


def test_orders_reach_all_devices_of_the_seat_and_nobody_else() -> None:
    room = new_room(WINDOW, rules="base+wc2019")
    room.join(9, ANN, None)
    room.stand(ANN, messages.Standing(no=False, veto=["dig"]))
    shown = messages.StandingOrders(no=False, veto=["dig"])
    assert room.committed() == [Send(ANN, shown), Send(9, shown)]
    assert shown in sent(room.join(10, ANN, None), 10)
    assert not [message for message in sent(room.join(11, BOB, None), 11) if message == shown]


@pytest.mark.parametrize(
    "orders", [messages.Standing(no=True), messages.Standing(no=False, veto=["dig", "break"])]
)
def test_nobody_hears_by_a_byte_or_a_moment_that_somebody_without_the_veto_has_given_orders(
    orders: messages.Standing,
) -> None:
    heard = []
    for given in (False, True):
        room = room_where_somebody_can_veto(WINDOW)
        holder = holder_of_the_veto(room)
        other = next(seat for seat in asked(room) if seat != holder)
        watcher = next(seat for seat in range(3) if seat not in (holder, other))
        told = give_orders(room, other, orders) if given else []
        seen = sent(told, watcher) + sent(told, holder)
        moment = room.next_deadline()
        effects = room.tick(room.now + 4)
        while any(isinstance(effect, Append) for effect in effects):
            seen += sent(effects, watcher) + sent(effects, holder)
            effects = room.committed()
        heard.append((moment, [messages.write_message(message) for message in seen + sent(effects, holder)]))
    assert heard[0] == heard[1]


def test_orders_are_remembered_by_the_log() -> None:
    room, again = new_room(WINDOW, rules="base+wc2019"), new_room(WINDOW, rules="base+wc2019")
    kept: list[Entry] = []
    for seat, orders in ((ANN, messages.Standing(no=False, veto=["dig"])), (BOB, messages.Standing(no=True))):
        (append_,) = [effect for effect in room.stand(seat, orders) if isinstance(effect, Append)]
        kept += append_.entries
        room.committed()
    again.rebuild(kept, 0.0)
    assert again.log.orders == room.log.orders


# -- passing -------------------------------------------------------------------------------------------------------


def room_with_an_empty_deck() -> Room:
    room = new_room(messages.TableOptions())
    chance = random.Random(5)
    for name in range(400):
        seat = asked_seat(room)
        if not room.log.table.deck_size():
            return room
        passing = [answer for answer in options(room.log.table, seat) if answer.verb.name == "pass"]
        entries(act(room, seat, str(chance.choice(passing)), f"p{name}"), room)
    raise AssertionError("the deck never was empty")


def test_nobody_is_passed_for_while_there_are_cards_to_draw() -> None:
    room = new_room(messages.TableOptions())
    assert room.pass_on(ANN, on=True) == [Send(ANN, messages.Problem("not-yet"))]
    assert room.pass_on(ANN, on=False) != []


def test_the_server_passes_for_whoever_asks_until_the_round_is_over() -> None:
    room = room_with_an_empty_deck()
    seat, round_ = asked_seat(room), room.log.table.round
    room.pass_on(seat, on=True)
    effects = room.committed()
    assert Send(seat, messages.Passing(True)) in effects
    assert messages.Passing(True) in sent(room.join(9, seat, None), 9)
    assert thoughts(effects) == [seat]
    ((name, command),) = entries(room.bot_moves(seat, room.log.ask, "dig [NES] 1,0"), room)
    assert (name, command.split()[0]) == (f"passing:{room.log.ask - 1}:{seat}", "pass")
    for turn in range(60):
        if room.log.table.round != round_:
            break
        (active,) = asked(room)
        action = next(str(answer) for answer in options(room.log.table, active) if answer.verb.name == "pass")
        passed = (
            room.bot_moves(seat, room.log.ask, None)
            if active == seat
            else act(room, active, action, f"x{turn}")
        )
        entries(passed, room)
    assert room.log.table.round == round_ + 1
    assert not any(room.log.passing)


def test_whoever_is_passed_for_may_change_their_mind() -> None:
    room = room_with_an_empty_deck()
    seat = asked_seat(room)
    room.pass_on(seat, on=True)
    room.committed()
    room.pass_on(seat, on=False)
    assert Send(seat, messages.Passing(False)) in room.committed()
    assert entries(room.bot_moves(seat, room.log.ask, None), room) == []


# -- days ----------------------------------------------------------------------------------------------------------


def test_days_run_whether_anybody_is_there_or_not() -> None:
    room = Room("game", compose("base"), 3, seed_bytes("7"), (), DAYS)
    seat = asked_seat(room)
    assert room.next_deadline() == 3 * DAY_SECONDS
    assert thoughts(room.tick(3 * DAY_SECONDS - 1)) == []
    assert thoughts(room.tick(3 * DAY_SECONDS)) == [seat]
    ((name, _),) = entries(room.bot_moves(seat, 1, None), room)
    assert name == f"timeout:1:{seat}"
    assert room.next_deadline() == 6 * DAY_SECONDS


def test_days_that_are_out_can_mean_that_a_card_is_passed() -> None:
    room = Room(
        "game",
        compose("base"),
        3,
        seed_bytes("7"),
        (),
        messages.TableOptions(turn_days=1, when_out="harmless"),
    )
    ((_, command),) = entries(room.tick(DAY_SECONDS), room)
    assert command.startswith("pass ")


def test_where_turns_have_days_nobody_is_played_for_only_because_they_are_away() -> None:
    room = new_room(DAYS)
    seat = asked_seat(room)
    room.leave(seat, 1.0)
    effects = room.tick(DAY_SECONDS)
    assert thoughts(effects) == []
    assert all(
        message.played == [] for message in sent(effects, BOB) if isinstance(message, messages.Presence)
    )


def test_coming_back_or_a_restart_gives_nobody_more_days() -> None:
    room = Room("game", compose("base"), 3, seed_bytes("7"), (), DAYS)
    room.now = 2 * DAY_SECONDS
    (shown,) = [
        message
        for message in sent(room.join(BOB, BOB, None), BOB)
        if isinstance(message, messages.ClockShown)
    ]
    assert (shown.left, shown.more) == (DAY_SECONDS, [0, 0, 0])
    again = Room("game", compose("base"), 3, seed_bytes("7"), (), DAYS)
    again.rebuild([], 2.5 * DAY_SECONDS)
    assert again.next_deadline() == 3 * DAY_SECONDS
    again.now = 10 * DAY_SECONDS
    assert not [effect for effect in again.join(BOB, BOB, None) if isinstance(effect, Append)]


def test_windows_of_a_table_with_days_close_by_themselves_after_a_fixed_time() -> None:
    room = room_with_a_window(messages.TableOptions(turn_days=2, reaction_seconds=0))
    ask = room.log.ask
    entries(room.tick(room.log.clock.opened + SHORTEST_WINDOW_SECONDS), room)
    assert room.log.ask > ask


def test_tables_whose_days_are_out_are_found(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/undermine.sqlite")

    def work(days: int, last: int) -> str:
        def made(connection: Connection) -> str:
            options_ = http.Options(turn_days=days)
            game = lobby.create(
                connection, "ann", http.NewTable("base", 3, "Ann", ["random"] * 2, options=options_), 1
            )
            dealing.start(connection, game.code, "ann", 1)
            commit(connection, game.id, [Entry(1, "a", MOVE, 0, "pass map", "0", last)], over=False)
            return game.code

        return str(database.write(made).result())

    database.write(lambda connection: people.add_person(connection, "ann", "Ann", 1)).result()
    codes = [work(days, last) for days, last in ((1, DAY_MS), (1, 2 * DAY_MS), (10, DAY_MS), (0, 1))]
    assert database.read(lambda connection: overdue_games(connection, 2 * DAY_MS)).result() == codes[:1]
    database.close()


def test_a_table_that_nobody_looks_at_goes_on_when_somebodys_days_are_out(tmp_path: Path) -> None:
    async def game(one: Hub, _other: Hub, code: str) -> None:
        days = lobby.written_options(messages.TableOptions(turn_days=1, when_out="harmless"))
        row = await one.database.read(lambda connection: lobby.table(connection, code))
        await one.database.write(lambda connection: change_game(connection, row.id, options=days))
        looking = asyncio.create_task(look_for_overdue(one))
        written: list[Entry] = []
        while not written:
            written = await new_entries(one.database, row, 0)
        looking.cancel()
        (passed,) = written
        assert passed.cmd_id.startswith("timeout:1:")
        assert await one.database.read(lambda connection: overdue_games(connection, now_ms())) == []

    with_hubs(tmp_path, game)
