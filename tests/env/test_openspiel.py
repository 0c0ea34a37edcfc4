"""Our games pass OpenSpiel's own simulation test, and say what a player knows."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has wheels for x86_64 alone")

from undermine.env import openspiel  # noqa: E402 - after the check

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("python_undermine_saboteur", {"players": 3}),
    ("python_undermine_saboteur", {"players": 5, "claims": True}),
    ("python_undermine_saboteur", {"players": 3, "whole_game": True}),
    ("python_undermine_saboteur", {"players": 2, "rules": "saboteur2"}),
    ("python_undermine_lost_mines", {"players": 3}),
    ("python_undermine_lost_mines", {"players": 4, "claims": True}),
    ("python_undermine_lost_mines", {"players": 3, "whole_game": True}),
]


@pytest.mark.parametrize(
    ("name", "given"), SETTINGS, ids=[f"{name}-{'-'.join(map(str, given))}" for name, given in SETTINGS]
)
def test_openspiel_finds_nothing_to_object(name: str, given: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, {"deals": 4, **given})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_what_a_player_knows_does_not_depend_on_the_dwarfs_of_others() -> None:
    game = pyspiel.load_game("python_undermine_saboteur", {"deals": 2})
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    seat = state.current_player()
    before = state.information_state_string(seat)
    table = state.episode.table
    other = (seat + 1) % 3
    table.roles[other] = next(role for role in (*table.roles, *table.unused) if role != table.roles[other])
    assert state.information_state_string(seat) == before


def test_the_information_state_remembers_every_decision() -> None:
    state = pyspiel.load_game("python_undermine_saboteur", {"deals": 2}).new_initial_state()
    state.apply_action(1)
    seat = state.current_player()
    state.apply_action(state.legal_actions()[0])
    clone = state.clone()
    assert state.information_state_string(seat).count("|") == 1
    state.apply_action(state.legal_actions()[0])
    assert clone.current_player() != state.current_player()
    assert clone.history() == state.history()[:-1]


def test_tensors_have_a_piece_for_every_part_of_the_layout() -> None:
    game = pyspiel.load_game("python_undermine_saboteur", {"deals": 2})
    state = game.new_initial_state()
    state.apply_action(0)
    observer = openspiel.UndermineObserver(game)
    observer.set_from(state, state.current_player())
    assert observer.dict["hand"].sum() == 6
    assert observer.dict["board"].shape == (17, 208)
    assert observer.string_from(state, 0) == state.observation_string(0)
