"""The front door: games, actions, views and records in the words of the game, for both games and any rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import undermine as um
from undermine.engine.games import FOUNDATIONS, PRESETS
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.records import read_seed
from undermine.engine.kernel.rulesets import ruleset_of

RULES = [*FOUNDATIONS, *PRESETS]


def finished(rules: str, seed: int = 1) -> um.Game:
    """Play a game by taking options here and there."""
    game = um.Game(rules, seed=seed)
    decisions = 0
    while not game.over:
        decisions += 1
        game.play(game.options[decisions * 7 % len(game.options)])
    return game


@pytest.mark.parametrize("rules", RULES)
def test_a_game_of_any_rules_is_played_to_its_end(rules: str) -> None:
    game = finished(rules)
    assert game.asked == ()
    assert game.question is None
    assert list(game.winners) == [seat for seat, won in enumerate(game.scores) if won == max(game.scores)]
    assert game.view().winners == game.winners
    assert game.view().scores == game.scores


@pytest.mark.parametrize("rules", RULES)
def test_an_action_is_its_text_and_its_words(rules: str) -> None:
    game = um.Game(rules, seed=3)
    while not game.over:
        for option in game.options:
            words = str(option).split()
            assert option.verb == words[0]
            assert option.card is None or option.card in words
            assert option.cell is None or f"{option.cell[0]},{option.cell[1]}" in str(option)
            assert bool(option.turned) == (words[-1] == "turned")
            assert option.seat is None or f"@{option.seat}" in words
        game.play(str(game.options[len(game.options) // 2]))


def test_the_facade_plays_what_the_verbs_play() -> None:
    game = um.Game("base", players=4, seed="same")
    table = start(ruleset_of(game.engine), 4, read_seed("same"))
    while not game.over:
        seat = game.asked[0]
        chosen = options(table, seat)[0]
        assert str(game.options[0]) == str(chosen)
        apply(table, seat, chosen)
        game.play(game.options[0])
    assert table.ask() is None
    assert list(game.scores) == table.ruleset.scores(table)


def test_the_first_asked_seat_answers_and_the_others_wait_their_turn() -> None:
    game = um.Game("base+wc2019", players=4, seed=5)
    while len(game.asked) < 2:
        game.play(game.options[0])
    first, *others = game.asked
    game.play("say no")
    assert list(game.asked) == others
    game.play("say no", seat=others[-1])
    assert list(game.asked) == others[:-1]
    assert len(game.options_of(first)) == 0


def test_a_view_holds_only_what_its_seat_may_know() -> None:
    game = um.Game("base", players=5, seed=7)
    view = game.view(2)
    assert view.role == view.roles[2] == "saboteur"
    assert [role for seat, role in enumerate(view.roles) if seat != 2] == [None] * 4
    assert {goal.card for goal in view.goals} == {None}
    assert game.view().hand == ()
    assert game.view().role is None
    drawn = [event for event in view.events if event.name == "card-drawn"]
    assert all(event.facts["card"] is None for event in drawn)


def test_a_copy_goes_its_own_way() -> None:
    game = um.Game("saboteur2", players=4, seed=2)
    twin = game.copy()
    game.play(game.options[0])
    assert twin.moves == ()
    assert len(twin.options) != 0
    twin.play(twin.options[-1])
    assert str(game) != str(twin)


def test_a_record_is_kept_and_replayed_to_any_move(tmp_path: Path) -> None:
    game = finished("lost-mines")
    game.record.save(tmp_path / "g.json")
    record = um.Record.load(tmp_path / "g.json")
    assert record.replay().scores == game.scores
    assert record.replay().moves == game.moves
    early = record.replay(to=14)
    assert early.moves == game.moves[:14]
    with pytest.raises(ValueError, match="moves, none with the number 9999"):
        record.replay(to=9999)


def test_the_scenario_of_a_game_sets_up_the_same_position() -> None:
    game = um.Game("base+toll", players=4, seed=9)
    for _ in range(20):
        game.play(game.options[0])
    again = um.Game.from_scenario(game.scenario())
    assert sorted(map(str, again.options)) == sorted(map(str, game.options))
    with pytest.raises(ValueError, match="has no record"):
        _ = again.record


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: um.Game("basis"), "there are no rules called 'basis'"),
        (lambda: um.Game("base", players=2), "'base' is for 3 to 10 players, not for 2"),
        (lambda: um.Game("base", players=3, names=["Ann"]), "3 players cannot have 1 names"),
        (lambda: um.Game("base").options_of(7), "there is no seat 7; seats go from 0 to 4"),
        (lambda: um.Game("base").view(-1), "there is no seat -1"),
        (lambda: um.Game("base").play("jump"), "does not begin with a verb of these rules"),
        (lambda: um.play("base", [3, "random", "random"]), "must be a class made from undermine.Bot"),  # type: ignore[list-item]
    ],
)
def test_what_cannot_be_done_is_answered_with_a_sentence(wrong: object, sentence: str) -> None:
    assert callable(wrong)
    with pytest.raises(Exception, match=sentence):
        wrong()


def test_a_refusal_names_codes_and_clauses_and_changes_nothing() -> None:
    game = um.Game("base", players=4, seed=7)
    before = str(game)
    with pytest.raises(um.Refused) as refused:
        game.play("dig [NS] 5,5")
    assert [(reason.code, reason.clause) for reason in refused.value.reasons] != []
    assert str(game) == before
    assert game.moves == ()


def test_bots_are_named_given_as_classes_or_as_functions() -> None:
    class First(um.Bot):
        def choose(self, view: um.View, options: um.Options) -> um.Action:  # noqa: ARG002
            return self.rng.choice(options)

    def last(view: um.View, options: um.Options) -> um.Action:  # noqa: ARG001
        return options[-1]

    game = um.play("base", [First, last, "random"], seed=4)
    assert game.over
    assert game.names == ("First", "last", "random")
    assert um.play("base", [First, last, "random"], seed=4).moves == game.moves


def test_importing_the_package_loads_neither_bots_nor_catalogues() -> None:
    check = "import sys, undermine; print([name for name in sys.modules if name.startswith('undermine.')])"
    run = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_every_public_name_is_there_and_typed() -> None:
    stub = (Path(um.__file__).parent / "__init__.pyi").read_text(encoding="utf-8")
    for name in um.__all__:
        assert hasattr(um, name)
        assert name in stub
