"""Large tournaments are paired while people wait."""

import time
from random import Random

import pytest

from undermine.tournaments.events import Begun, Registered, ResultGiven
from undermine.tournaments.formats import Format
from undermine.tournaments.tournament import Tournament

SECONDS = 2.0


@pytest.mark.soak
def test_a_round_of_500_players_is_paired_within_two_seconds() -> None:
    chance = Random(1)
    tournament = Tournament(
        Format(rounds=5), "lot", [Registered(f"player {number}") for number in range(500)]
    )
    for number in range(5):
        began = time.perf_counter()
        tournament.happen(tournament.pairing(chance))
        assert time.perf_counter() - began < SECONDS
        tournament.happen(Begun())
        for table, seated in enumerate(tournament.rounds[-1].tables):
            tournament.happen(ResultGiven(number, table, [chance.randint(0, 9) for _ in seated]))
