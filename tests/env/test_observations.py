"""What observations, actions and rewards say is what happens in the game."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.play import options
from undermine.env.episode import Episode
from undermine.env.numbers.course import places
from undermine.env.numbers.flat import WAIT
from undermine.env.setting import Setting
from undermine.errors import UserError


def played(episode: Episode, seed: str, decisions: int = 10_000) -> Episode:
    """An episode in which anything was done."""
    chance = Random(seed)
    episode.begin(seed)
    while not episode.over and decisions:
        episode.act(chance.choice(np.flatnonzero(episode.mask(episode.seat)).tolist()))
        decisions -= 1
    return episode


def piece(episode: Episode, name: str, numbers: Any) -> Any:
    found = episode.sight.state_layout[name]
    return numbers[found.start : found.stop].reshape(found.shape)


def test_seats_are_counted_from_the_observer() -> None:
    episode = played(Episode(Setting(players=4)), "a", 9)
    for seat in range(4):
        shown = episode.observation(seat)
        assert piece(episode, "asked", shown).argmax() == (episode.seat - seat) % 4
        sizes = [int(episode.table.hands[(seat + other) % 4].size()) for other in range(4)]
        assert piece(episode, "hand_sizes", shown).tolist() == sizes
        assert piece(episode, "hand", shown).sum() == sizes[0]


def test_every_index_of_an_observation_has_a_meaning() -> None:
    layout = Episode(Setting(players=3)).sight.encoder.layout
    labels = [layout.label(index) for index in range(layout.size)]
    assert len(set(labels)) == layout.size
    assert "hand[map]" in labels
    assert "board[card, 8,-2]" in labels
    with pytest.raises(IndexError):
        layout.label(layout.size)


def test_the_board_shows_what_lies_where_and_who_dug_it() -> None:
    episode = Episode(Setting(players=3))
    episode.begin("7")
    digger = episode.seat
    mask = np.flatnonzero(episode.mask(digger)).tolist()
    dig = next(action for action in mask if episode.sight.meaning(action).startswith("dig"))
    _, card, cell = episode.sight.meaning(dig).split()[:3]
    episode.act(dig)
    layout = episode.sight.encoder.layout
    shown = {
        layout.label(int(index)): int(value)
        for index, value in enumerate(episode.observation((digger + 1) % 3))
        if value
    }
    assert shown[f"board[card, {cell}]"] == 1 + int(episode.table.ruleset.card(card))
    assert shown[f"board[dug by, {cell}]"] == 3  # two seats after the observer
    assert shown[f"played[+2, {card}]"] == 1


@pytest.mark.parametrize("rules", ["base", "saboteur2", "jubilee2", "lost-mines"])
def test_a_flat_id_means_the_action_it_is_given_for(rules: str) -> None:
    episode = Episode(Setting(rules=rules, players=5, whole_game=True))
    chance = Random(rules)
    episode.begin("ids")
    flat = episode.sight.flat
    assert flat is not None
    for _ in range(150):
        if episode.over:
            break
        table, seat = episode.table, episode.seat
        ids = episode.sight.ids(table, seat)
        own = [action for action in ids if action != flat.beyond]
        assert len(set(own)) == len(own), "two options have one id"
        for place, option in enumerate(list(options(table, seat))[:5]):
            said = str(option).split()
            assert ids[place] == flat.beyond or said[0] == flat.meaning(ids[place]).split()[0]
        episode.act(chance.choice(ids))


def test_an_id_says_card_cell_and_way_up_and_counts_seats_from_the_observer() -> None:
    episode = Episode(Setting(players=4))
    episode.begin("9")
    table, seat = episode.table, episode.seat
    meanings = [episode.sight.meaning(action) for action in episode.sight.ids(table, seat)]
    verbs = table.ruleset.verbs
    said = [str(unpack(code, verbs)) for code in table.offers.listing()]
    plain = [action for action in said if "@" not in action and not action.startswith("pass")]
    assert [meaning for meaning in meanings if "+" not in meaning and "#" not in meaning] == plain
    aimed = [action.replace(f"@{(seat + 2) % 4}", "+2") for action in said if f"@{(seat + 2) % 4}" in action]
    assert [meaning for meaning in meanings if "+2" in meaning] == aimed


def test_what_lies_beyond_the_window_shares_the_last_id() -> None:
    episode = Episode(Setting(players=3, window=(0, 0, 0, 0)))
    episode.begin("3")
    flat = episode.sight.flat
    assert flat is not None
    assert episode.mask(episode.seat)[int(flat.beyond)] == 1
    laid = len(episode.table.board.laid)  # type: ignore[attr-defined]
    episode.act(int(flat.beyond))
    assert len(episode.table.board.laid) == laid + 1  # type: ignore[attr-defined]


def test_a_seat_that_is_not_asked_can_only_wait() -> None:
    episode = Episode(Setting(players=4))
    episode.begin("1")
    for seat in range(4):
        assert (episode.mask(seat)[int(WAIT)] == 1) == (seat != episode.seat)
        assert episode.mask(seat).any()


def test_an_impossible_action_changes_nothing() -> None:
    episode = Episode(Setting(players=4))
    episode.begin("1")
    before = episode.state().tobytes()
    with pytest.raises(ValueError, match="not possible"):
        episode.act(int(WAIT))
    assert episode.state().tobytes() == before


def test_a_round_pays_its_winners_and_a_game_its_first() -> None:
    episode = Episode(Setting(players=5))
    paid = [0.0] * 5
    chance = Random(4)
    episode.begin("4")
    while not episode.over:
        paid = episode.act(chance.choice(np.flatnonzero(episode.mask(episode.seat)).tolist()))
    assert paid == [1.0 if won else -1.0 for won in episode.rounds[0].won]
    assert len(episode.rounds) == 1
    layout = episode.sight.encoder.layout  # the next round is not this episode's
    assert [layout.label(int(index)) for index in np.flatnonzero(episode.observation(0))] == ["course[over]"]
    assert places([3, 9, 3]) == [0.25, 1.0, 0.25]


def test_the_state_alone_holds_the_truth() -> None:
    episode = played(Episode(Setting(players=5)), "b", 6)
    roles = [1 + role for role in episode.table.roles]  # type: ignore[attr-defined]
    assert piece(episode, "true_dwarfs", episode.state()).tolist() == roles
    assert episode.state().size > episode.observation(0).size


def test_one_thing_may_be_claimed_before_an_answer_and_all_hear_it() -> None:
    episode = Episode(Setting(players=3, claims=True))
    episode.begin("2")
    speaker = episode.seat
    claims = list(range(episode.sight.options_size, episode.sight.actions))
    suspect = next(action for action in claims if episode.sight.meaning(action) == "claim suspect +1")
    assert episode.act(suspect) == [0.0] * 3
    assert episode.seat == speaker
    assert not episode.mask(speaker)[claims].any()
    layout = episode.sight.encoder.layout
    other = (speaker + 1) % 3
    heard = [layout.label(int(index)) for index in np.flatnonzero(episode.observation(other))]
    assert "claims[+2, claim suspect +1]" in heard
    assert f"Seat {speaker} suspects seat {other}." in episode.text(other, "en")
    assert [claim.about for claim in episode.heard()] == [other]


def test_nobody_may_claim_what_a_look_showed_in_the_lost_mines() -> None:
    sight = Episode(Setting(rules="lost-mines", claims=True)).sight
    meanings = [sight.meaning(action) for action in range(sight.options_size, sight.actions)]
    assert meanings
    assert not [meaning for meaning in meanings if "looked" in meaning]


def test_the_text_has_every_option_in_every_language() -> None:
    episode = Episode(Setting(players=4))
    episode.begin("5")
    for language, word in (
        ("en", "What you may do"),
        ("pl", "Co możesz"),
        ("cs", "Co můžeš"),
        ("de", "Was du tun"),
    ):
        text = episode.text(episode.seat, language)
        assert word in text
        for action in np.flatnonzero(episode.mask(episode.seat)):
            assert f"\n{action}: " in text


def test_a_wrong_parameter_is_told_in_a_sentence() -> None:
    with pytest.raises(UserError, match="'fame' is no reward; choose one of round, gold, place"):
        Episode(Setting(reward="fame"))
    with pytest.raises(UserError, match="must hold the cell 0,0"):
        Episode(Setting(window=(3, 0, 5, 5)))
