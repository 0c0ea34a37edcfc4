"""A system's clock that is set back stops nothing: windows close, limits fill up, time never runs backwards."""

from __future__ import annotations

import time

import pytest

from tests.server.test_clock import entries, room_with_a_window
from undermine.protocol import messages
from undermine.server import timestamps
from undermine.server.live.rate_limits import RateLimits
from undermine.server.room.room import Room
from undermine.server.timestamps import Watch, elapsed

HOUR_SECONDS = 3600.0


class FakeClock:
    """The system's two clocks; the first can be set."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.wall, self.running = 1_000_000.0, 50.0
        patch.setattr(time, "time", lambda: self.wall)
        patch.setattr(time, "monotonic", lambda: self.running)

    def go_on(self, seconds: float) -> None:
        self.wall += seconds
        self.running += seconds


def test_time_runs_on_when_the_clock_is_set_back_and_follows_it_forward(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = FakeClock(monkeypatch)
    watch = Watch()
    assert watch.now() == 1_000_000
    clock.go_on(10)
    clock.wall -= HOUR_SECONDS
    assert watch.now() == 1_000_010
    clock.go_on(10)
    assert watch.now() == 1_000_020
    clock.wall += 2 * HOUR_SECONDS
    assert watch.now() == clock.wall


def test_the_server_s_time_is_such_a_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    before = timestamps.now()
    clock = time.time
    monkeypatch.setattr(time, "time", lambda: clock() - HOUR_SECONDS)
    assert timestamps.now() >= before


def test_limits_fill_up_again_although_the_clock_was_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FakeClock(monkeypatch)
    requests = RateLimits(1.0).requests
    while requests.take("Ann", elapsed()):
        pass
    clock.wall -= HOUR_SECONDS
    clock.go_on(2)
    assert requests.take("Ann", elapsed())


def test_a_window_that_a_log_dates_an_hour_ahead_closes_in_its_time() -> None:
    """A server that starts after its clock was set back reads entries from the future."""
    options = messages.TableOptions(reaction_seconds=4)
    room = room_with_a_window(options)
    ahead = room.now + HOUR_SECONDS
    entries(room.tick(ahead), room)  # all entries from here on are an hour ahead
    again = room_with_a_window(options)
    again.log.clock.opened = ahead
    restarted = Room.rebuild
    restarted(again, [], 100.0)
    due = again.next_deadline()
    assert due is not None
    assert due <= 100.0 + options.reaction_seconds
