"""The room, without any I/O: what is sent, to whom, and in which order."""

import pytest

from undermine.engine.games import compose
from undermine.engine.kernel.play import options
from undermine.engine.kernel.rng import seed_bytes
from undermine.protocol import messages
from undermine.server.room.attendance import GRACE_SECONDS
from undermine.server.room.effects import Append, Effect, Send, Think
from undermine.server.room.entries import Entry
from undermine.server.room.log import DamagedLogError
from undermine.server.room.room import Room

ANN, BOB, CID = 0, 1, 2


def new_room(bots: tuple[int, ...] = (), rules: str = "base") -> Room:
    return Room("game", compose(rules), 3, seed_bytes("7"), bots)


def asked_seat(room: Room) -> int:
    return next(seat for seat in range(3) if options(room.log.table, seat))


def some_action(room: Room) -> str:
    return str(options(room.log.table, asked_seat(room))[0])


def act(room: Room, client: int, action: str, name: str = "one", ask: int | None = None) -> list[Effect]:
    return room.act(client, messages.Act(name, room.log.ask if ask is None else ask, action))


def sent(effects: list[Effect], client: int) -> list[messages.ServerMessage]:
    return [effect.message for effect in effects if isinstance(effect, Send) and effect.client == client]


def entry_of(effects: list[Effect]) -> Entry:
    return next(effect.entries[0] for effect in effects if isinstance(effect, Append))


@pytest.fixture
def room() -> Room:
    """A room in which client n looks as seat n."""
    room = new_room()
    for seat in (ANN, BOB, CID):
        room.join(seat, seat, None)
    return room


def test_nothing_is_said_before_the_command_is_committed(room: Room) -> None:
    effects = act(room, asked_seat(room), some_action(room))
    assert [type(effect) for effect in effects] == [Append]


def test_the_acknowledgement_comes_before_every_update(room: Room) -> None:
    seat = asked_seat(room)
    act(room, seat, some_action(room))
    effects = room.committed()
    told = [effect.message for effect in effects if isinstance(effect, Send)]
    assert told[0] == messages.Ack("one", 2)
    assert [type(message) for message in told[1:]] == [messages.Update] * 3


def test_the_same_command_twice_has_one_effect_and_the_same_acknowledgement(room: Room) -> None:
    seat, ask, action = asked_seat(room), room.log.ask, some_action(room)
    act(room, seat, action)
    first = sent(room.committed(), seat)[0]
    again = act(room, seat, action, ask=ask)
    assert again == [Send(seat, first)]
    assert room.log.head == 1


def test_a_repetition_that_overtakes_the_commit_waits_for_it(room: Room) -> None:
    seat, ask, action = asked_seat(room), room.log.ask, some_action(room)
    act(room, seat, action)
    assert act(room, seat, action, ask=ask) == []
    acks = [message for message in sent(room.committed(), seat) if isinstance(message, messages.Ack)]
    assert acks == [messages.Ack("one", 2), messages.Ack("one", 2)]
    assert room.log.head == 1


def test_an_answer_to_an_old_question_is_refused(room: Room) -> None:
    seat = asked_seat(room)
    effects = act(room, seat, some_action(room), ask=room.log.ask - 1)
    assert effects == [Send(seat, messages.Refused("one", [messages.Reason("stale-ask")]))]


def test_a_seat_that_is_not_asked_is_refused_and_nobody_else_hears_of_it(room: Room) -> None:
    other = (asked_seat(room) + 1) % 3
    effects = act(room, other, some_action(room))
    assert effects == [Send(other, messages.Refused("one", [messages.Reason("not-your-turn", "BASE-9")]))]


def test_ids_of_different_seats_do_not_meet(room: Room) -> None:
    act(room, asked_seat(room), some_action(room))
    room.committed()
    assert isinstance(act(room, asked_seat(room), some_action(room))[0], Append)


def test_nonsense_is_refused(room: Room) -> None:
    seat = asked_seat(room)
    for nonsense in (
        "fly 3,4",
        "dig",
        "dig [NES] 900,900",
        "pass ?",
        "break broken-pick @77",
        "take-gold 99999999999999999999",
        "\x00",
    ):
        refusal = sent(act(room, seat, nonsense), seat)[0]
        assert isinstance(refusal, messages.Refused)
    assert room.log.head == 0


def test_a_spectator_cannot_act(room: Room) -> None:
    room.join(9, None, None)
    assert act(room, 9, some_action(room)) == [Send(9, messages.Problem("not-seated", "one"))]


def test_a_command_that_was_not_saved_has_not_happened_and_can_be_repeated(room: Room) -> None:
    seat, action = asked_seat(room), some_action(room)
    act(room, seat, action)
    assert sent(room.failed(), seat) == [messages.Problem("not-saved", "one")]
    assert room.log.head == 0
    assert isinstance(act(room, seat, action)[0], Append)


def test_a_command_that_somebody_else_saved_first_is_acknowledged_once_it_is_seen(room: Room) -> None:
    seat = asked_seat(room)
    entry = entry_of(act(room, seat, some_action(room)))
    told = sent(room.overtaken([entry]), seat)
    assert [type(message) for message in told] == [messages.Update, messages.Ack]
    assert room.log.head == 1


def test_a_client_that_comes_back_gets_what_it_missed_and_one_that_begins_a_snapshot(room: Room) -> None:
    for name in ("one", "two", "three"):
        act(room, asked_seat(room), some_action(room), name)
        room.committed()
    tail = [message for message in sent(room.join(10, ANN, 2), 10) if isinstance(message, messages.Update)]
    assert [update.seq for update in tail] == [3, 4]
    assert [update.now is None for update in tail] == [True, False]
    fresh = sent(room.join(11, ANN, None), 11)[0]
    assert isinstance(fresh, messages.Snapshot)
    assert fresh.seq == 4
    assert fresh.now == tail[-1].now


def test_a_client_that_claims_the_future_begins_anew(room: Room) -> None:
    assert isinstance(sent(room.join(10, ANN, 99), 10)[0], messages.Snapshot)


def test_a_seat_is_gone_only_after_a_while_and_only_without_any_device(room: Room) -> None:
    room.join(10, ANN, None)
    room.leave(10, 0)
    assert room.next_deadline() is None
    room.leave(ANN, 5)
    assert room.next_deadline() == 5 + GRACE_SECONDS
    assert room.tick(4 + GRACE_SECONDS) == []
    assert sent(room.tick(5 + GRACE_SECONDS), BOB) == [messages.Presence([False, True, True])]
    assert sent(room.join(10, ANN, None), BOB) == [messages.Presence([True, True, True])]


def test_bots_think_once_about_a_question_and_their_moves_are_commands() -> None:
    room = new_room(bots=(ANN, BOB, CID))
    (thought,) = room.wake()
    assert isinstance(thought, Think)
    assert room.wake() == []
    effects = room.bot_moves(thought.seat, thought.ask, some_action(room))
    assert entry_of(effects).cmd_id == f"bot:{thought.seat}:{thought.ask}"


def test_a_bot_without_an_answer_or_with_a_wrong_one_holds_nobody_up() -> None:
    room = new_room(bots=(ANN, BOB, CID))
    for answer in (None, "dig [NES] 100,100", "gibberish"):
        (thought,) = [effect for effect in room.wake() if isinstance(effect, Think)]
        assert entry_of(room.bot_moves(thought.seat, thought.ask, answer)).seq == room.log.head + 1
        effects = room.committed()
        room.bots.thinking.clear()
        assert any(isinstance(effect, Think) for effect in effects)


def test_a_bot_that_answers_too_late_changes_nothing() -> None:
    room = new_room(bots=(ANN, BOB, CID))
    seat, ask, action = asked_seat(room), room.log.ask, some_action(room)
    room.bot_moves(seat, ask, action)
    room.committed()
    assert not [effect for effect in room.bot_moves(seat, ask, action) if isinstance(effect, Append)]
    assert not [effect for effect in room.bot_moves(seat, ask, None) if isinstance(effect, Append)]


def test_a_log_that_was_changed_is_noticed_at_the_command(room: Room) -> None:
    entry = entry_of(act(room, asked_seat(room), some_action(room)))
    forged = Entry(1, entry.cmd_id, entry.kind, entry.seat, entry.command, "0" * 16)
    with pytest.raises(DamagedLogError, match="command 1 of game game"):
        new_room().rebuild([forged], 0.0)


def room_with_a_sealed_question() -> Room:
    """A room in which everybody is asked whether they veto (WC-2019)."""
    room = Room("game", compose("base+wc2019"), 3, seed_bytes("sealed"), ())
    for seat in (ANN, BOB, CID):
        room.join(seat, seat, None)
    for name in range(200):
        asked = [seat for seat in range(3) if options(room.log.table, seat)]
        if len(asked) > 1:
            return room
        answers = options(room.log.table, asked[0])
        act(room, asked[0], str(answers[name % len(answers)]), f"move{name}")
        room.committed()
    raise AssertionError("nobody ever played a card that can be vetoed")


def test_nobody_hears_that_somebody_has_answered_a_sealed_question() -> None:
    room = room_with_a_sealed_question()
    asked = [seat for seat in range(3) if options(room.log.table, seat)]
    ask, told = room.log.ask, room.audience.told.copy()
    for seat in asked[:-1]:
        act(room, seat, str(options(room.log.table, seat)[0]), "answer")
        effects = room.committed()
        assert {effect.client for effect in effects if isinstance(effect, Send)} == {seat}
        assert room.log.ask == ask
    silent = [viewer for viewer in range(4) if viewer not in asked[:-1]]
    assert [room.audience.told[viewer] for viewer in silent] == [told[viewer] for viewer in silent]
    act(room, asked[-1], str(options(room.log.table, asked[-1])[0]), "answer")
    effects = room.committed()
    assert {effect.client for effect in effects if isinstance(effect, Send)} == {ANN, BOB, CID}
    assert room.log.ask == ask + 1


def test_a_sealed_answer_is_given_once() -> None:
    room = room_with_a_sealed_question()
    seat = next(seat for seat in range(3) if options(room.log.table, seat))
    answer = str(options(room.log.table, seat)[0])
    act(room, seat, answer, "answer")
    room.committed()
    assert sent(act(room, seat, answer, "second"), seat) == [
        messages.Refused("second", [messages.Reason("not-your-turn", "BASE-9")])
    ]


def test_the_board_is_put_into_words_once_for_all_who_look(room: Room) -> None:
    act(room, asked_seat(room), some_action(room))
    updates = [effect.message for effect in room.committed() if isinstance(effect, Send)]
    boards = [
        update.now.view.board for update in updates if isinstance(update, messages.Update) and update.now
    ]
    assert len(boards) == 3
    assert all(board is boards[0] for board in boards)


def test_what_everybody_may_know_is_put_into_words_once(room: Room) -> None:
    act(room, asked_seat(room), some_action(room))
    updates = [effect.message for effect in room.committed() if isinstance(effect, Send)]
    told = [update.events for update in updates if isinstance(update, messages.Update)]
    alike = [words for words in told[0] if all(words in other for other in told)]
    assert alike
    assert all(any(words is same for same in other) for words in alike for other in told)
