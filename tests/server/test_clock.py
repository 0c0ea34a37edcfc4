"""Clocks, in virtual time: nobody waits for ever, those who are gone are played for, and windows tell nothing."""

import random

import pytest

from tests.server.test_room import ANN, BOB, CID, act, asked_seat, entry_of, sent, some_action
from undermine.engine.kernel.play import options
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.saboteur.box import compose
from undermine.protocol import messages
from undermine.server.room.attendance import GRACE_SECONDS
from undermine.server.room.clock import MORE_TIME_USES
from undermine.server.room.effects import Append, Effect, Send, Think
from undermine.server.room.entries import RESUMED
from undermine.server.room.room import Room

TURN = messages.TableOptions(turn_seconds=30, reserve_seconds=20)
HARMLESS = messages.TableOptions(turn_seconds=30, when_out="harmless")
WINDOW = messages.TableOptions(reaction_seconds=4)


def new_room(table_options: messages.TableOptions, bots: tuple[int, ...] = (), rules: str = "base") -> Room:
    room = Room("game", compose(rules), 3, seed_bytes("7"), bots, table_options)
    for seat in {ANN, BOB, CID} - set(bots):
        room.join(seat, seat, None)
    return room


def thoughts(effects: list[Effect]) -> list[int]:
    return [effect.seat for effect in effects if isinstance(effect, Think)]


def entries(effects: list[Effect], room: Room) -> list[tuple[str, str]]:
    """Commit whatever is to be written, and return it."""
    written = []
    while appended := [effect for effect in effects if isinstance(effect, Append)]:
        written += [(entry.cmd_id, entry.command) for entry in appended[0].entries]
        effects = room.committed()
    return written


def clocks(effects: list[Effect], client: int) -> list[messages.ClockShown]:
    return [message for message in sent(effects, client) if isinstance(message, messages.ClockShown)]


def test_without_a_clock_a_table_waits_for_ever() -> None:
    room = new_room(messages.TableOptions())
    assert room.next_deadline() is None
    assert room.tick(1e9) == []


def test_everybody_sees_how_much_time_is_left_also_those_who_come_later() -> None:
    room = new_room(TURN)
    room.now = 12.0
    (shown,) = clocks(room.join(9, None, None), 9)
    assert shown == messages.ClockShown(1, 38.0, [20.0] * 3, [MORE_TIME_USES] * 3)


def test_who_is_out_of_time_is_played_by_a_bot_once_under_a_name_that_follows_from_the_question() -> None:
    room = new_room(TURN)
    seat = asked_seat(room)
    assert room.next_deadline() == GRACE_SECONDS  # until then people may still be coming
    room.tick(GRACE_SECONDS)
    assert room.next_deadline() == 50.0
    assert thoughts(room.tick(49.9)) == []
    assert thoughts(room.tick(50.0)) == [seat]
    assert thoughts(room.tick(51.0)) == []
    effects = room.bot_moves(seat, 1, some_action(room))
    assert entry_of(effects).cmd_id == f"timeout:1:{seat}"
    room.committed()
    assert not room.presence.is_played(seat, room.now)


def test_who_is_out_of_time_may_still_answer_before_the_bot_does() -> None:
    room = new_room(TURN)
    seat, action = asked_seat(room), some_action(room)
    room.tick(50.0)
    assert entry_of(act(room, seat, action)).cmd_id == f"seat:{seat}:one"
    room.committed()
    assert not [effect for effect in room.bot_moves(seat, 1, action) if isinstance(effect, Append)]


def test_the_harmless_answer_passes_a_card() -> None:
    room = new_room(HARMLESS)
    seat = asked_seat(room)
    ((name, command),) = entries(room.tick(30.0), room)
    assert name == f"timeout:1:{seat}"
    assert command.startswith("pass ")


def test_a_turn_that_takes_longer_eats_into_the_reserve() -> None:
    room = new_room(TURN)
    seat = asked_seat(room)
    room.now = 35.0
    act(room, seat, some_action(room))
    (shown,) = clocks(room.committed(), ANN)
    assert shown.reserve[seat] == 15.0
    assert shown.left == 50.0


def test_anybody_at_the_table_may_give_more_time_but_not_for_ever() -> None:
    room = new_room(TURN)
    for time in range(1, MORE_TIME_USES + 1):
        room.more_time(BOB)
        (shown,) = clocks(room.committed(), CID)
        assert (shown.left, shown.more[BOB]) == (50.0 + 30 * time, MORE_TIME_USES - time)
    assert room.more_time(BOB) == [Send(BOB, messages.Problem("no-more-time"))]
    room.join(9, None, None)
    assert room.more_time(9) == [Send(9, messages.Problem("no-more-time"))]


def test_who_is_gone_is_played_by_a_bot_until_back_and_everybody_sees_it() -> None:
    room = new_room(TURN)
    seat = asked_seat(room)
    other = (seat + 1) % 3
    room.leave(seat, 1.0)
    effects = room.tick(1.0 + GRACE_SECONDS)
    (presence,) = [message for message in sent(effects, other) if isinstance(message, messages.Presence)]
    assert presence.played == [viewer == seat for viewer in range(3)]
    assert thoughts(effects) == [seat]
    effects = room.join(seat, seat, None)
    assert sent(effects, other)[-1] == messages.Presence([True] * 3, [False] * 3)
    assert not [effect for effect in room.bot_moves(seat, 1, some_action(room)) if isinstance(effect, Append)]


def test_where_nobody_is_left_the_game_stands_still_and_the_next_turn_begins_anew() -> None:
    room = new_room(TURN)
    for seat in (ANN, BOB, CID):
        room.leave(seat, 1.0)
    room.tick(1.0 + GRACE_SECONDS)
    assert room.next_deadline() is None
    assert thoughts(room.tick(10_000.0)) == []
    assert entry_of(room.join(BOB, BOB, None)).kind == RESUMED
    (shown,) = clocks(room.committed(), BOB)
    assert shown.left == 50.0


def room_with_a_window(table_options: messages.TableOptions, bots: tuple[int, ...] = ()) -> Room:
    """A room in which a card was announced that can be vetoed (WC-2019)."""
    room = new_room(table_options, bots, "base+wc2019")
    chance = random.Random(3)
    for name in range(300):
        if len([seat for seat in range(3) if options(room.log.table, seat)]) > 1:
            return room
        seat = asked_seat(room)
        action = str(chance.choice(list(options(room.log.table, seat))))
        effects = (
            room.bot_moves(seat, room.log.ask, action)
            if seat in bots
            else act(room, seat, action, f"m{name}")
        )
        entries(effects, room)
    raise AssertionError("nobody ever played a card that can be vetoed")


def asked(room: Room) -> list[int]:
    return [seat for seat in range(3) if options(room.log.table, seat)]


def test_a_window_lasts_its_time_whatever_is_answered_and_then_all_answers_count_in_order_of_seats() -> None:
    room = room_with_a_window(WINDOW)
    seats, ask = asked(room), room.log.ask
    for seat in reversed(seats):
        act(room, seat, "say no", f"no{seat}")
        effects = room.committed()
        assert effects == [Send(seat, messages.Held(f"no{seat}"))], "nobody else hears anything"
    assert room.next_deadline() == 4.0
    assert room.tick(3.9) == []
    assert room.log.ask == ask
    written = entries(room.tick(4.0), room)
    assert written == [(f"window:{ask}:{seat}", "say no") for seat in seats]
    assert room.log.ask == ask + 1


def test_who_does_not_answer_a_window_has_said_no() -> None:
    room = room_with_a_window(WINDOW)
    ask = room.log.ask
    expected = [(f"window:{ask}:{seat}", "say no") for seat in asked(room)]
    assert entries(room.tick(4.0), room) == expected


def test_a_held_answer_is_acknowledged_when_the_window_closes_and_may_be_replaced_until_then() -> None:
    room = room_with_a_window(WINDOW)
    seat = asked(room)[0]
    act(room, seat, "say no", "first")
    room.committed()
    act(room, seat, "say no", "second")
    assert room.committed() == [
        Send(seat, messages.Refused("first", [messages.Reason("replaced")])),
        Send(seat, messages.Held("second")),
    ]
    room.tick(4.0)
    number = room.audience.told[seat] + 1
    assert messages.Ack("second", number) in sent(room.committed(), seat)


def test_an_illegal_answer_to_a_window_is_refused_at_once() -> None:
    room = room_with_a_window(WINDOW)
    seat = asked(room)[0]
    refused = sent(act(room, seat, "dig [NES] 1,0"), seat)
    assert isinstance(refused[0], messages.Refused)
    assert seat not in room.log.held


def test_a_standing_no_answers_every_window_and_nobody_else_hears_of_it() -> None:
    room = new_room(WINDOW)
    room.join(9, ANN, None)
    room.stand(ANN, messages.Standing(no=True))
    assert room.committed() == [
        Send(ANN, messages.StandingOrders(True)),
        Send(9, messages.StandingOrders(True)),
    ]
    assert messages.StandingOrders(True) in sent(room.join(10, ANN, None), 10)
    room.stand(ANN, messages.Standing(no=False))
    assert room.committed()[0] == Send(ANN, messages.StandingOrders(False))
    waiting = room_with_a_window(WINDOW)
    seat = asked(waiting)[0]
    waiting.stand(seat, messages.Standing(no=True))
    waiting.committed()
    waiting.log.open_clock(0.0)
    assert str(waiting.log.held[seat].action) == "say no"


@pytest.mark.parametrize("answered", [0, 1, 2])
def test_bots_answer_a_window_unseen_too(answered: int) -> None:
    room = room_with_a_window(WINDOW, bots=(BOB, CID))
    bots = [seat for seat in asked(room) if seat in room.log.bots]
    for seat in bots[:answered]:
        assert entries(room.bot_moves(seat, room.log.ask, "say no"), room)
    ask = room.log.ask
    assert entries(room.tick(3.9), room) == []
    entries(room.tick(4.0), room)
    assert room.log.ask == ask + 1


def test_a_window_that_could_not_be_saved_opens_again() -> None:
    room = room_with_a_window(WINDOW)
    room.tick(4.0)
    room.failed()
    while room.queue.is_writing():
        room.failed()
    assert room.next_deadline() == 8.0
    ask = room.log.ask
    entries(room.tick(8.0), room)
    assert room.log.ask == ask + 1
