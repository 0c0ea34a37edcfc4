"""What an observation is written into: numbers where they belong, wiped without looking at the rest."""

import pytest

from undermine.engine.kernel.views import view
from undermine.env import VectorEnv
from undermine.env.episode import Episode
from undermine.env.numbers.entries import Entries
from undermine.env.processes import seated
from undermine.env.setting import Setting
from undermine.env.sight import Sight


def written(entries: Entries) -> dict[int, int]:
    return {packed >> 8: packed & 255 for packed in entries.listing()}


def test_the_later_number_counts_nothing_is_no_number_and_the_largest_is_255() -> None:
    entries = Entries(10)
    for index, value in ((3, 7), (3, 9), (4, 0), (5, -1), (6, 300)):
        entries.put(index, value)
    assert written(entries) == {3: 9, 6: 255}


def test_numbers_grow_by_one_up_to_the_largest() -> None:
    entries = Entries(10)
    for _ in range(300):
        entries.add(2)
    entries.add(1)
    assert written(entries) == {1: 1, 2: 255}


def test_what_is_wiped_is_gone_and_what_is_kept_stays() -> None:
    entries = Entries(10)
    entries.put(1, 5)
    entries.keep()
    entries.begin(4)
    entries.put(1, 6)
    assert list(entries.numbers) == [0, 5, 0, 0, 0, 6, 0, 0, 0, 0]
    entries.wipe()
    assert list(entries.numbers) == [0, 5, 0, 0, 0, 0, 0, 0, 0, 0]
    assert written(entries) == {}


@pytest.mark.parametrize("whole_game", [False, True])
def test_who_looks_at_a_table_from_other_seats_changes_nothing_of_a_batch(whole_game: bool) -> None:
    """Even where several are asked at once, and what is offered to another of them was looked at last."""
    setting = Setting(rules="base+wc2019", players=4, whole_game=whole_game, actions="listed")
    watched, alone = (seated(Sight(setting), range(3), 3, "5") for _ in range(2))
    for _ in range(120):
        for place in range(3):
            for seat in range(4):
                view(watched.course(place).table, seat)
        for tables in (watched, alone):
            tables.step([count - 1 for count in tables.offered])
        assert watched.observations.tobytes() == alone.observations.tobytes()
        assert watched.masks.tobytes() == alone.masks.tobytes()
        assert watched.seats.tolist() == alone.seats.tolist()


@pytest.mark.parametrize("rules", ["base+chests", "saboteur2", "jubilee2", "lost-mines"])
def test_a_batch_shows_after_every_step_what_one_who_looks_for_the_first_time_sees(rules: str) -> None:
    """Cards that fell, goals that were turned up, moved or exchanged, and a new round leave nothing behind."""
    batch = VectorEnv(tables=2, rules=rules, players=5, seed=1, whole_game=True)
    alone = Episode(Setting(rules=rules, players=5, whole_game=True, actions="listed"))
    alone.begin("1/0")
    for step in range(200):
        assert batch.observations[0].tobytes() == alone.observation(int(batch.seats[0])).tobytes(), step
        choices = [(7 * step) % int(count) for count in batch.offered]
        batch.step(choices)
        if batch.over[0]:
            break
        alone.act(choices[0])
