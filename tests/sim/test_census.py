"""The census counts what occurs, and knows what the rules in play can make occur."""

from __future__ import annotations

from random import Random

import pytest

from undermine.bots.contract import Budget
from undermine.bots.registry import make_bot
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import options, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.table import saboteur
from undermine.sim.match import play_match
from undermine.testing.census import Census, CensusTaker, expected_census
from undermine.testing.provoking import AllowedError, Provoker


def test_the_base_game_is_expected_to_have_its_own_verbs_asks_events_and_refusals() -> None:
    expected = expected_census([compose("base")])
    assert set(expected.verbs) == {
        "dig", "break", "repair", "rockfall", "map", "pass", "choose-cell", "choose-place", "take-gold"
    }  # fmt: skip
    assert set(expected.asks) == {"take-turn", "choose-next", "turn-goal", "pick-gold"}
    assert {"tunnel-dug", "goal-revealed", "gold-taken", "game-ended"} <= set(expected.events)
    assert {"does-not-fit", "not-connected", "broken-tool", "game-over"} <= set(expected.refusals)


def test_what_only_expansions_make_is_not_expected_of_the_base_game() -> None:
    expected = expected_census([compose("base")])
    assert not {"announced", "answer-given", "tokens-paid", "dwarf-exchanged"} & set(expected.events)
    assert "meets-no-opening" not in expected.refusals


def test_the_editions_are_expected_to_differ_in_what_they_refuse() -> None:
    current, classic_ = [set(expected_census([compose(rules)]).refusals) for rules in ("base", "classic")]
    assert current - classic_ == {"only-others", "not-connected"}
    assert set(expected_census([compose("base"), compose("classic")]).refusals) == current | classic_


def test_a_variant_is_expected_to_have_its_own_events_in_place_of_those_it_does_without() -> None:
    lot, choice = [expected_census([compose(f"base+{name}")]) for name in ("chests", "chests-chosen")]
    assert set(lot.events) ^ set(choice.events) == {"chests-laid", "chest-laid"}
    assert set(choice.asks) - set(lot.asks) == {"place-chest"}


def test_tokens_are_not_expected_where_gold_is_in_cards_alone() -> None:
    rules = ("base", "classic", "base+toll", "base+tournament")
    assert ["tokens-gained" in expected_census([compose(name)]).events for name in rules] == [
        False, False, True, True
    ]  # fmt: skip


def test_an_expansion_is_expected_to_add_its_own() -> None:
    expected = expected_census([compose("saboteur2")])
    assert "trap" in expected.verbs
    assert "trap-laid" in expected.events
    assert "trapped" in expected.refusals


def test_a_game_is_counted_move_by_move() -> None:
    taker = CensusTaker()
    bots = [make_bot("random", seat, seed_bytes("census"), Budget()) for seat in range(3)]
    play_match(compose("base"), bots, seed_bytes("census"), [taker])
    census = taker.census()
    assert census.events["game-began"] == census.events["game-ended"] == 1
    assert census.events["round-began"] == 3
    assert sum(census.verbs.values()) == sum(census.asks.values())
    assert census.verbs["dig"] == census.events["tunnel-dug"]


def test_missing_names_what_never_occurred() -> None:
    seen = Census()
    seen.verbs.update(["dig"])
    expected = Census()
    expected.verbs.update(["dig", "pass"])
    expected.events.update(["tunnel-dug"])
    assert seen.missing(expected) == {"verbs": ["pass"], "events": ["tunnel-dug"]}


def test_provoking_finds_refusals_and_changes_nothing() -> None:
    taker = CensusTaker()
    provoker = Provoker(Random(1), 1.0, taker)
    table = saboteur(start(compose("base"), 4, seed_bytes("provoked")))
    seat = int(table.active)
    offered = [str(action) for action in options(table, seat)]
    for _ in range(300):
        provoker.asked(table, seat)
    assert [str(action) for action in options(table, seat)] == offered
    assert {"not-in-hand", "wrong-card", "not-asked", "not-your-turn", "does-not-fit"} <= set(taker.refusals)


def test_provoking_notices_a_table_that_does_what_it_did_not_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    provoker = Provoker(Random(1), 1.0, CensusTaker())
    table = saboteur(start(compose("base"), 4, seed_bytes("provoked")))
    seat = int(table.active)
    offered = options(table, seat)
    unoffered = options(table, (seat + 1) % 4)

    def offered_action(*_: object) -> Action:
        return offered[0]

    monkeypatch.setattr(provoker, "any_action", offered_action)
    monkeypatch.setattr("undermine.testing.provoking.options", lambda *_: unoffered)
    with pytest.raises(AllowedError, match="was done although it was not among the options"):
        provoker.provoke(table, seat)
