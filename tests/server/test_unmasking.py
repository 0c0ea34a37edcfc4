"""The end of a round is a state of the room: play stops until all people have looked, or for a while."""

import pytest

from undermine.bots.contract import Budget, decide
from undermine.bots.registry import make_bot
from undermine.engine.games import compose
from undermine.engine.kernel.play import options
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import view
from undermine.protocol import messages, views
from undermine.server.room.attendance import GRACE_SECONDS
from undermine.server.room.effects import Append, Effect, Send, Think
from undermine.server.room.entries import ONWARD, READY, Entry
from undermine.server.room.room import Room

ANN, BOB, CID = 0, 1, 2
SEATS = (ANN, BOB, CID)
LOOKING = 15.0
HELD = messages.TableOptions(reaction_seconds=0)
CLOCK = messages.TableOptions(reaction_seconds=0, turn_seconds=30)
DAYS = messages.TableOptions(reaction_seconds=0, turn_days=2)
AT_ONCE = messages.TableOptions(reaction_seconds=0, unmasking_seconds=0)


class Players:
    """Three clients at a room, whose seats are played by diggers; all effects are carried out."""

    def __init__(
        self, options: messages.TableOptions = HELD, rules: str = "base", bots: tuple[int, ...] = ()
    ) -> None:
        self.options, self.rules, self.bots = options, rules, bots
        self.room = self.new_room()
        self.entries: list[Entry] = []
        self.heard: dict[int, list[messages.ServerMessage]] = {seat: [] for seat in SEATS}
        self.thoughts: list[Think] = []
        for seat in SEATS:
            if seat not in bots:
                self.carry_out(self.room.join(seat, seat, None))

    def new_room(self) -> Room:
        return Room("game", compose(self.rules), 3, seed_bytes("4"), self.bots, self.options)

    def carry_out(self, effects: list[Effect]) -> None:
        todo = list(effects)
        while todo:
            effect = todo.pop(0)
            if isinstance(effect, Append):
                self.entries += effect.entries
                todo += self.room.committed()
            elif isinstance(effect, Send):
                self.heard[effect.client].append(effect.message)
            elif isinstance(effect, Think):
                self.thoughts.append(effect)

    def play(self) -> None:
        """Make one move."""
        room = self.room
        seat = room.log.awaited()[0]
        seen = view(room.log.table, seat)
        action = str(decide(make_bot("digger", seat, b"", Budget()), seen))
        if seat in self.bots:
            self.carry_out(room.bot_moves(seat, room.log.ask, action))
        else:
            self.carry_out(room.act(seat, messages.Act(f"c{room.log.ask}", room.log.ask, action)))

    def play_round(self) -> None:
        """Play until a round is over and nobody is asked."""
        while self.room.log.awaited():
            self.play()

    def ready(self, seat: int) -> None:
        end = self.room.log.unmasking
        assert end is not None
        self.carry_out(self.room.ready(seat, end.round))

    def last(self, seat: int, kind: type) -> messages.ServerMessage:
        return [message for message in self.heard[seat] if isinstance(message, kind)][-1]

    def events(self, seat: int) -> list[str]:
        updates = [message for message in self.heard[seat] if isinstance(message, messages.Update)]
        return [str(event["is"]) for update in updates for event in update.events]

    def situation(self, seat: int) -> messages.Situation:
        now = [
            message.now
            for message in self.heard[seat]
            if isinstance(message, messages.Update) and message.now
        ]
        return now[-1]


@pytest.fixture
def players() -> Players:
    """Three people who look at the end of the first round."""
    players = Players()
    players.play_round()
    return players


def test_play_stops_at_the_end_of_a_round_with_the_labyrinth_in_sight(players: Players) -> None:
    for seat in SEATS:
        now = players.situation(seat)
        assert now.ask is not None
        assert (now.ask.name, now.ask.seats, now.options) == ("unmasking", [], None)
        assert now.view.round == 1
        assert len(now.view.board) > 1
        assert None not in now.view.dwarfs
        assert "round-began" not in players.events(seat)


def test_nothing_of_the_next_round_is_told_before_it_begins(players: Players) -> None:
    assert not any("dwarfs-dealt" in players.events(seat) for seat in SEATS)
    for seat in SEATS:
        players.ready(seat)
    assert all(players.events(seat).count("round-began") == 1 for seat in SEATS)
    assert all("dwarfs-dealt" in players.events(seat) for seat in SEATS)


def test_everybody_is_told_who_is_ready_and_how_long_the_rest_may_look(players: Players) -> None:
    assert players.last(CID, messages.Unmasking) == messages.Unmasking(1, [], LOOKING)
    players.room.now = 4.0
    players.ready(BOB)
    assert players.last(CID, messages.Unmasking) == messages.Unmasking(1, [BOB], LOOKING - 4)


def test_the_next_round_begins_when_all_people_are_ready(players: Players) -> None:
    players.ready(ANN)
    players.ready(BOB)
    assert players.situation(ANN).view.round == 1
    players.ready(CID)
    now = players.situation(ANN)
    assert now.ask is not None
    assert (now.view.round, now.ask.name) == (2, "take-turn")
    players.play()  # the question that was told is the one that can be answered
    assert players.room.log.table.turn == 2


def test_who_presses_twice_or_for_another_round_changes_nothing(players: Players) -> None:
    players.ready(ANN)
    made = len(players.entries)
    players.ready(ANN)
    players.carry_out(players.room.ready(BOB, 2))
    assert len(players.entries) == made


def test_the_next_round_begins_by_itself_after_a_while(players: Players) -> None:
    players.carry_out(players.room.tick(LOOKING - 0.1))
    assert players.room.log.waits()
    assert players.room.next_deadline() == LOOKING
    players.carry_out(players.room.tick(LOOKING))
    assert not players.room.log.waits()
    assert players.entries[-1].kind == ONWARD
    assert players.situation(ANN).view.round == 2


def test_who_only_watches_does_not_hold_up_the_others(players: Players) -> None:
    players.heard[9] = []
    players.carry_out(players.room.join(9, None, None))
    assert players.last(9, messages.Unmasking) == messages.Unmasking(1, [], LOOKING)
    players.carry_out(players.room.ready(9, 1))
    assert players.heard[9][-1] == messages.Problem("not-seated")


def test_nobody_acts_meanwhile(players: Players) -> None:
    room = players.room
    seat = next(seat for seat in SEATS if options(room.log.table, seat))
    action = str(options(room.log.table, seat)[0])
    players.carry_out(room.act(seat, messages.Act("early", room.log.ask, action)))
    assert players.heard[seat][-1] == messages.Refused("early", [messages.Reason("stale-ask")])
    assert room.log.table.turn == 1


def test_bots_wait_and_need_not_press_anything() -> None:
    players = Players(bots=(BOB, CID))
    players.play_round()
    thoughts = len(players.thoughts)
    assert players.room.wake() == []
    players.ready(ANN)
    assert players.situation(ANN).view.round == 2
    asked = players.room.log.awaited()
    assert len(players.thoughts) == thoughts + (asked != [ANN])


def test_no_clock_runs_meanwhile() -> None:
    players = Players(CLOCK)
    players.play_round()
    clocks = [message for message in players.heard[ANN] if isinstance(message, messages.ClockShown)]
    for seat in SEATS:
        players.ready(seat)
    later = [message for message in players.heard[ANN] if isinstance(message, messages.ClockShown)]
    assert len(later) == len(clocks) + 1
    assert later[-1].left == 30


def test_a_room_made_again_from_the_log_waits_as_before(players: Players) -> None:
    players.ready(ANN)
    again = players.new_room()
    again.rebuild(players.entries, now=3.0)
    told = [effect.message for effect in again.join(BOB, BOB, None) if isinstance(effect, Send)]
    snapshot = told[0]
    assert isinstance(snapshot, messages.Snapshot)
    assert snapshot.now == players.situation(BOB)
    assert "dwarfs-revealed" in [event["is"] for event in snapshot.story]
    assert told[-1] == messages.Unmasking(1, [ANN], LOOKING - 3)


def test_numbers_of_updates_are_the_same_in_a_room_made_again(players: Players) -> None:
    for seat in SEATS:
        players.ready(seat)
    again = players.new_room()
    again.rebuild(players.entries, now=3.0)
    assert again.audience.told == players.room.audience.told
    assert again.log.ask == players.room.log.ask


def test_who_was_away_sees_the_whole_end_after_coming_back(players: Players) -> None:
    room = players.room
    for seat in SEATS:
        room.leave(seat, 1.0)
    players.carry_out(room.tick(1.0 + GRACE_SECONDS))
    room.now = 1000.0  # nobody was there to see the time run out
    players.carry_out(room.join(ANN, ANN, None))
    assert players.last(ANN, messages.Unmasking) == messages.Unmasking(1, [], LOOKING)


def test_the_last_round_is_looked_at_before_the_result() -> None:
    players = Players()
    for round_ in (1, 2, 3):
        players.play_round()
        now = players.situation(ANN)
        assert isinstance(now.view, views.SaboteurView)
        assert (now.view.round, now.view.over, now.view.wealth) == (round_, False, [])
        assert "game-ended" not in players.events(ANN)
        for seat in SEATS:
            players.ready(seat)
    assert players.situation(ANN).view.over
    assert players.events(ANN)[-1] == "game-ended"
    assert players.entries[-1].kind == READY


def test_the_game_is_over_in_the_store_with_its_last_move() -> None:
    players = Players()
    for _ in (1, 2):
        players.play_round()
        for seat in SEATS:
            players.ready(seat)
    over: list[bool] = []
    carry_out = players.carry_out

    def watched(effects: list[Effect]) -> None:
        over.extend([effect.over for effect in effects if isinstance(effect, Append)])
        carry_out(effects)

    players.carry_out = watched  # type: ignore[method-assign]
    players.play_round()
    assert over[-1]
    players.ready(ANN)
    assert not over[-1]


def test_the_lost_mines_are_looked_at_as_well() -> None:
    players = Players(rules="lost-mines")
    players.play_round()
    now = players.situation(BOB)
    assert now.ask is not None
    assert (now.ask.name, now.view.round) == ("unmasking", 1)
    assert None not in now.view.dwarfs


def test_where_turns_have_days_the_game_goes_on_and_each_seat_is_told_until_it_has_looked() -> None:
    players = Players(DAYS)
    while players.room.log.unmasking is None:
        players.play()
    assert players.situation(ANN).view.round == 2
    told = players.last(ANN, messages.Unmasking)
    assert isinstance(told, messages.Unmasking)
    assert told.left is None
    assert told.now is not None
    assert told.now.view.round == 1
    assert "dwarfs-revealed" in [event["is"] for event in told.events]
    players.play()
    assert _told_on_coming_back(players, BOB) == 1
    players.ready(BOB)
    assert _told_on_coming_back(players, BOB) == 0
    assert _told_on_coming_back(players, CID) == 1


def _told_on_coming_back(players: Players, seat: int) -> int:
    effects = players.room.join(seat, seat, None)
    return sum(
        isinstance(effect, Send) and isinstance(effect.message, messages.Unmasking) for effect in effects
    )


def test_tables_of_programs_can_do_without() -> None:
    players = Players(AT_ONCE)
    players.play_round()
    assert players.situation(ANN).view.over
    assert not [message for message in players.heard[ANN] if isinstance(message, messages.Unmasking)]
