"""What a seat believes: by the deal alone, by what it has seen, by what everybody did and claimed."""

from __future__ import annotations

from typing import cast

import pytest

from tests.properties.play import Game, Setup
from undermine.bots.belief import Belief
from undermine.bots.contract import Claim
from undermine.bots.games import believe, determinise
from undermine.bots.pile import Pile
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.claims import Words
from undermine.bots.saboteur.beliefs.likelihoods import likelihoods_for
from undermine.bots.saboteur.beliefs.suspects import Evidence
from undermine.bots.saboteur.play import SaboteurGrandmaster, SaboteurMaster
from undermine.engine.games import compose
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.sides import at
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios

NORTH, MIDDLE, SOUTH = [int(at(8, y)) for y in (-2, 0, 2)]
HANDS = "seats: 5\n" + "".join(
    [f"hand {name}: map, [NS], [EW], N|E|S|W, broken-pick\n" for name in ("Ann", "Bob", "Cid")]
)


def position(text: str) -> Table:
    return set_up(read_scenarios(f"scenario: Somebody looks\n{text}")[0]).table


def moved(table: Table, *moves: str) -> Table:
    """The table after moves of whoever is asked."""
    for move in moves:
        ask = table.ask()
        assert ask is not None
        seat = next(seat for seat in range(table.seats) if ask.awaits(table, seat))
        apply(table, seat, read_action(move, table.ruleset.verbs))
    return table


def watcher(table: Table) -> Belief:
    return believe(view(table, SPECTATOR))


@pytest.mark.parametrize(("players", "chance"), [(3, 1 / 4), (5, 2 / 6), (7, 3 / 8), (10, 4 / 11)])
def test_before_anybody_has_moved_the_dwarf_deck_says_it_all(players: int, chance: float) -> None:
    belief = watcher(start(compose("base"), players, seed_bytes("deal")))
    assert [belief.saboteur(seat) for seat in range(players)] == pytest.approx([chance] * players)
    assert belief.goals == pytest.approx({NORTH: 1 / 3, MIDDLE: 1 / 3, SOUTH: 1 / 3})


def test_a_seat_knows_itself_and_reckons_with_that() -> None:
    table = cast("SaboteurTable", start(compose("base"), 5, seed_bytes("deal")))
    for seat in range(5):
        guilty = table.roles[seat] == table.rules.card("saboteur")
        belief = believe(view(table, seat))
        assert belief.saboteur(seat) == pytest.approx(float(guilty))
        assert belief.saboteur((seat + 1) % 5) == pytest.approx(1 / 5 if guilty else 2 / 5)


def test_the_chances_of_all_sets_of_saboteurs_add_up_and_agree_with_those_of_the_seats() -> None:
    belief = watcher(moved(position(f"{HANDS}turn: Ann"), "dig [EW] 1,0", "break broken-pick @0"))
    assert sum(chance for _, chance in belief.roles()) == pytest.approx(1.0)
    for seat in range(5):
        share = sum(chance for seats, chance in belief.roles() if seat in seats)
        assert belief.saboteur(seat) == pytest.approx(share)


def test_whoever_digs_on_is_trusted_and_whoever_lays_a_dead_end_in_the_way_is_not() -> None:
    dug_on = watcher(moved(position(f"{HANDS}turn: Ann"), "dig [EW] 1,0"))
    dead_end = watcher(moved(position(f"{HANDS}turn: Ann"), "dig N|E|S|W 1,0"))
    assert dug_on.saboteur(0) < 1 / 3 < dead_end.saboteur(0)
    assert dug_on.saboteur(1) > 1 / 3


def test_belief_names_the_moves_that_moved_it() -> None:
    belief = watcher(moved(position(f"{HANDS}turn: Ann"), "dig N|E|S|W 1,0", "map map 8,0"))
    assert [(reason.seat, reason.observed) for reason in belief.reasons] == [(0, "dead-against"), (1, "map")]
    assert belief.reasons[0].factor > 1.5


def test_who_breaks_the_tools_of_a_suspect_is_suspected_less() -> None:
    story = (f"{HANDS}turn: Ann", "dig N|E|S|W 1,0")
    of_suspect = watcher(moved(position(story[0]), story[1], "break broken-pick @0"))
    of_other = watcher(moved(position(story[0]), story[1], "break broken-pick @2"))
    assert of_suspect.saboteur(1) < of_other.saboteur(1)


def test_what_the_seat_looked_at_is_certain_and_others_only_guess() -> None:
    goals = "goals: 8,-2 stone-ne; 8,0 treasure; 8,2 stone-nw\n"
    table = moved(position(f"{HANDS}{goals}turn: Ann"), "map map 8,0")
    assert believe(view(table, 0)).goals == pytest.approx({NORTH: 0.0, MIDDLE: 1.0, SOUTH: 0.0}, abs=1e-9)
    assert believe(view(table, 1)).goals[MIDDLE] < 0.7


def test_a_look_is_worth_half_once_others_may_have_swapped_the_goals() -> None:
    goals = "goals: 8,-2 stone-ne; 8,0 treasure; 8,2 stone-nw\n"
    rules = "rules: base+wc2017\nseats: 5\nhand Ann: map, map\nhand Bob: goal-swap, map\n"
    table = moved(
        position(f"{rules}{goals}turn: Ann"), "map map 8,0", "swap-goals goal-swap 8,-2 8,0", "say yes"
    )
    looked, swapper = believe(view(table, 0)), believe(view(table, 1))
    assert looked.goals == pytest.approx({NORTH: 0.5, MIDDLE: 0.5, SOUTH: 0.0}, abs=1e-9)
    assert swapper.goals[SOUTH] == pytest.approx(1 / 3, abs=0.1)


def test_a_claim_is_believed_of_a_miner_and_with_doubt() -> None:
    table = moved(position(f"{HANDS}turn: Ann"), "map map 8,0")
    seen = view(table, 1)
    heard = believe(seen, (Claim(0, "looked", cell=(8, 0), card="treasure"),))
    assert believe(seen).goals[MIDDLE] < heard.goals[MIDDLE] < 0.9
    accused = believe(seen, (Claim(0, "suspect", about=2),))
    assert accused.saboteur(2) > believe(seen).saboteur(2)


def test_the_word_of_a_player_who_was_found_wrong_counts_less() -> None:
    looked = saboteur(moved(position(f"{HANDS}turn: Ann"), "map map 8,0", "map map 8,-2"))
    north = next(goal for goal in looked.goals if goal.cell == NORTH)
    is_treasure = looked.ruleset.cards[north.card].name == "treasure"
    lie = Claim(0, "looked", cell=(8, -2), card="stone-NW" if is_treasure else "treasure")
    words = Words(
        SaboteurBelief(cast("SaboteurView", view(looked, 1))).round, int(looked.ruleset.card("treasure"))
    )
    evidence = Evidence(likelihoods_for(looked.ruleset), {}, [], [1.0] * len(words.round.places))
    assert words.reliability(0, 0.9) == pytest.approx(0.9)
    words.consider(evidence, lie)
    assert words.reliability(0, 0.9) < 0.8
    assert words.reliability(2, 0.9) == pytest.approx(0.9)


def test_tables_are_drawn_as_often_as_they_are_believed() -> None:
    table = moved(position(f"{HANDS}turn: Ann"), "dig N|E|S|W 1,0", "map map 8,0")
    seen = view(table, 2)
    belief, rng, draws = believe(seen), Rng(seed_bytes("draws")), 600
    tables = [cast("SaboteurTable", determinise(belief, rng)) for _ in range(draws)]
    saboteur, treasure = table.ruleset.card("saboteur"), table.ruleset.card("treasure")
    for seat in range(5):
        drawn = sum(imagined.roles[seat] == saboteur for imagined in tables)
        assert drawn / draws == pytest.approx(belief.saboteur(seat), abs=0.08)
    for number, cell in enumerate((NORTH, MIDDLE, SOUTH)):
        drawn = sum(imagined.goals[number].card == treasure for imagined in tables)
        assert drawn / draws == pytest.approx(belief.goals[cell], abs=0.08)


def test_whoever_looked_remembers_it_on_imagined_tables() -> None:
    table = moved(position(f"{HANDS}turn: Ann"), "map map 8,0")
    seen = view(table, 2)
    imagined = cast("SaboteurTable", determinise(believe(seen), Rng(seed_bytes("looks"))))
    (look,) = imagined.memories[0]
    assert getattr(look, "goal", None) == imagined.goals[1].card


@pytest.mark.parametrize("rules", ["base", "saboteur2", "base+wc2017", "base+party", "lost-mines"])
def test_what_a_seat_believes_can_be_told_from_what_a_watcher_does(rules: str) -> None:
    game = Game(Setup(rules, 5, 5))
    while game.table.round == 1 and game.table.ask() is not None:
        game.move()
        if len(game.moves) % 9 == 0 and game.table.round == 1:
            watched = watcher(game.table)
            for seat in range(5):
                alone, told = believe(view(game.table, seat)), watched.seen_by(view(game.table, seat))
                assert told.suspicion == pytest.approx(alone.suspicion, abs=1e-9)
                assert told.goals == pytest.approx(alone.goals, abs=1e-9)


@pytest.mark.parametrize("rules", ["base", "saboteur2", "base+wc2017", "base+party", "lost-mines"])
def test_who_has_watched_on_believes_as_if_the_round_had_been_told_from_its_beginning(rules: str) -> None:
    game = Game(Setup(rules, 5, 5))
    belief = watcher(game.table)
    for _ in range(60):
        game.move()
        if game.table.round > 1:
            break
        belief, afresh = belief.later(view(game.table, SPECTATOR)), watcher(game.table)
        assert belief.suspicion == pytest.approx(afresh.suspicion, abs=1e-9)
        assert belief.goals == pytest.approx(afresh.goals, abs=1e-9)


@pytest.mark.parametrize("rules", ["base", "saboteur2", "base+wc2017", "base+party"])
@pytest.mark.parametrize("level", [SaboteurMaster, SaboteurGrandmaster])
def test_a_player_who_has_followed_the_round_believes_like_one_who_has_just_sat_down(
    rules: str, level: type[SaboteurMaster]
) -> None:
    game = Game(Setup(rules, 5, 5))
    followers = [level(seat, 0) for seat in range(5)]
    for _ in range(50):
        game.move()
        if game.table.round > 1:
            break
        for seat in range(5):
            seen = cast("SaboteurView", view(game.table, seat))
            followed, afresh = followers[seat].belief(seen), level(seat, 0).belief(seen)
            assert followed.suspicion == afresh.suspicion
            assert followed.goals == afresh.goals


def test_who_has_watched_on_does_not_follow_the_beginning_again() -> None:
    game = Game(Setup("base", 5, 5))
    belief = cast("SaboteurBelief", watcher(game.table))
    game.move()
    later = belief.later(view(game.table, SPECTATOR))
    assert later.round is belief.round
    assert len(later.round.observed) == 1


def test_in_the_lost_mines_a_clan_has_one_saboteur_at_most() -> None:
    belief = watcher(start(compose("lost-mines"), 5, seed_bytes("forest")))
    assert sum(chance for _, chance in belief.roles()) == pytest.approx(1.0)
    assert max(len(seats) for seats, _ in belief.roles()) <= 2
    assert set(belief.goals.values()) <= {0.0, 0.25, 0.5, 0.75, 1.0}


def test_who_has_searched_the_pile_knows_what_lies_there_and_who_held_it_no_longer_matters() -> None:
    table = moved(
        position(
            "rules: saboteur2+wc2018\nseats: 3\nhand Ann: swap-hands, [NS], [EW], map\n"
            "hand Bob: vault, [NE], trap, free\nhand Cid: [NES], [NEW], rockfall, theft\n"
        ),
        "swap-hands swap-hands @1",
        "pass [NS]",
        "pass rockfall",
        "open-vault vault",
        "choose-card rockfall",
    )
    pile = Pile(view(table, 0))
    assert pile.pile == table.discard
    assert pile.lost == []
    for seed in range(9):
        imagined = determinise(believe(view(table, 0)), Rng(seed_bytes(str(seed))))
        assert imagined.discard == table.discard
