"""Thinking: a grandmaster tries its best options out in playouts, and is moved by them as far as they are sure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from random import Random
from typing import cast

import pytest

from tests.bots.sitting import DECK, KNOWN, NEAR, bot, dealt_round
from tests.bots.test_contract import asked_views
from tests.bots.test_law import Choosing
from tests.properties.exchange import check
from tests.properties.hidden import Stretch
from tests.properties.play import Setup, awaited
from undermine.bots.contract import Budget, decide
from undermine.bots.games import believe, determinise
from undermine.bots.grandmaster import GrandmasterBot
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.learnt.company import aimless
from undermine.bots.saboteur.play import SaboteurGrandmaster, policies_of_dwarfs
from undermine.bots.saboteur.policy.playouts import Playouts
from undermine.bots.saboteur.thinking import TRUSTS, Tried, public_guilt, think_through
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.sim.plan import composed

TRUST = TRUSTS["base"]["saboteur"]
TABLES = cast("Iterator[Table]", repeat(None))


class Told:
    """Playouts that go as one is told: by the code of an option how often of ten it earns a saboteur's three gold."""

    def __init__(self, *wins_of_ten: int) -> None:
        self.wins_of_ten = wins_of_ten
        self.played = 0

    def earns(self, table: Table, code: int, number: int) -> int:  # noqa: ARG002 - it needs no table
        self.played += 1
        return 3 if (7 * number + 3 * code) % 10 < self.wins_of_ten[code] else 0


def taken(playouts: Told, most: int, *cards_behind: float) -> int:
    options = [Tried(place, place, behind, TRUST) for place, behind in enumerate((0.0, *cards_behind))]
    return think_through(options, cast("Playouts", playouts), TABLES, most).place


@pytest.mark.parametrize(
    ("why", "wins_of_ten", "most", "cards_behind", "expected"),
    [
        ("a rival that always wins where the favourite loses is taken", (0, 9), 200, (0.5,), 1),
        ("what wins no more often than the favourite is not", (5, 5), 400, (0.1,), 0),
        ("the best of several is taken", (2, 4, 9), 900, (0.2, 0.2), 2),
        ("a small lead does not outweigh how much worse it looks", (5, 6), 48, (0.9,), 0),
        ("without playouts what looks best is taken", (0, 10), 0, (0.1,), 0),
    ],
)
def test_playouts_move_the_choice_as_far_as_they_are_sure(
    why: str, wins_of_ten: tuple[int, ...], most: int, cards_behind: tuple[float, ...], expected: int
) -> None:
    assert taken(Told(*wins_of_ten), most, *cards_behind) == expected, why


@pytest.mark.parametrize("most", [0, 10, 100, 1000])
def test_no_more_is_played_than_the_budget_allows(most: int) -> None:
    playouts = Told(5, 6, 5, 6)
    taken(playouts, most, 0.1, 0.1, 0.1)
    assert playouts.played <= most
    assert playouts.played > most // 2 or most < 100


def test_options_that_have_fallen_behind_cost_no_more_playouts() -> None:
    playouts = Told(9, 0, 0)
    assert taken(playouts, 10_000, 0.3, 0.3) == 0
    assert playouts.played < 100


def test_a_lead_is_the_surer_the_more_playouts_there_were() -> None:
    tried = Tried(1, 1, 0.5, TRUST)
    before, deviation = tried.lead()
    assert before < 0.0 < deviation < TRUST.off_by
    leads = []
    for _ in range(3):
        for _ in range(50):
            tried.add(3)
        leads.append(tried.lead())
    assert [lead for lead, _ in leads] == sorted(lead for lead, _ in leads)
    assert [found for _, found in leads] == sorted((found for _, found in leads), reverse=True)


def test_playouts_without_end_are_believed_no_further_than_their_bias_allows() -> None:
    tried = Tried(1, 1, 0.0, TRUST)
    for _ in range(100_000):
        tried.add(1)
    lead, open_ = tried.lead()
    assert lead == pytest.approx(TRUST.off_by**2 / (TRUST.off_by**2 + TRUST.biased_by**2), abs=0.001)
    assert open_ < 0.001


def test_what_playouts_cannot_change_is_not_tried() -> None:
    playouts = Told(5, 10)
    assert taken(playouts, 10_000, 9.0) == 0
    assert playouts.played == 0


def near_the_treasure(hand: str, role: str = "miner") -> SaboteurView:
    told = f"scenario: Ann thinks\nseats: 5\nroles: Ann {role}\nhand Ann: {hand}\n{DECK}{NEAR}{KNOWN}"
    return cast("SaboteurView", view(set_up(read_scenarios(told)[0]).table, 0))


def test_a_playout_of_the_last_missing_tunnel_earns_gold() -> None:
    seen = near_the_treasure("[EW], [NS], N|E, broken-pick")
    belief = cast("SaboteurBelief", believe(seen))
    rules = belief.round.rules
    playouts = Playouts(seen, policies_of_dwarfs(rules), public_guilt(belief), aimless(belief))
    assert seen.prompt is not None
    table = determinise(belief, Rng(seed_bytes("a table")))
    earned = {
        str(action): playouts.earns(table, code, 1)
        for action, code in zip(seen.prompt.options, seen.prompt.options.codes, strict=True)
    }
    digs = [name for name in earned if name.startswith("dig [EW] 7,0")]
    assert digs
    assert all(earned[name] > 0 for name in digs)


@pytest.mark.parametrize("role", ["miner", "saboteur"])
def test_both_sides_try_as_many_options_as_there_is_time_for(role: str) -> None:
    seen = near_the_treasure("[EW], [NS], N|E, broken-pick", role)
    for playouts, candidates in zip((10, 100, 480), (0, 4, 20), strict=True):
        grandmaster = SaboteurGrandmaster(0, playouts)
        assert grandmaster.candidates(seen, grandmaster.policy(seen).situation(seen)) == candidates


def test_every_dwarf_of_saboteur_2_thinks() -> None:
    thinking = set()
    for seat, seen in asked_views("saboteur2", 6, ["apprentice"]):
        grandmaster = SaboteurGrandmaster(seat, 480)
        told = cast("SaboteurView", seen)
        situation = grandmaster.policy(told).situation(told)
        assert grandmaster.candidates(told, situation) > 1
        thinking.add(situation.dwarf)
    assert len(thinking) > 2


@pytest.mark.parametrize(("name", "dwarfs"), [("base", 2), ("saboteur2", 6)])
def test_in_playouts_every_dwarf_plays_on_in_its_own_way(name: str, dwarfs: int) -> None:
    rules = cast("SaboteurRuleset", composed(name))
    policies = policies_of_dwarfs(rules)
    named = {rules.cards[card].name for card in policies if card != UNKNOWN}
    assert named == set(TRUSTS[name])
    assert len({id(policies[card]) for card in policies if card != UNKNOWN}) == dwarfs


def test_playouts_of_saboteur_2_come_to_the_gold_of_every_dwarf() -> None:
    """Options of the first turns are played on to the end: nobody earns less than nothing, and somebody something."""
    earned: dict[str, int] = {}
    for number, (_, seen) in enumerate(asked_views("saboteur2", 6, ["apprentice"])):
        told = cast("SaboteurView", seen)
        if number % 10 or told.prompt is None:
            continue
        belief = cast("SaboteurBelief", believe(told))
        playouts = Playouts(
            told, policies_of_dwarfs(belief.round.rules), public_guilt(belief), aimless(belief)
        )
        table = determinise(belief, Rng(seed_bytes("a table")))
        dwarf = told.ruleset.cards[told.dwarfs[told.seat]].name
        gold = [playouts.earns(table, code, 1) for code in told.prompt.options.codes]
        earned[dwarf] = earned.get(dwarf, 0) + sum(gold)
    assert len(earned) > 1
    assert sum(earned.values()) > 0


def test_in_playouts_miners_find_less_gold_with_those_who_do_anything() -> None:
    """The first view of a round in which a miner has the first turn."""
    views = (cast("SaboteurView", seen) for _, seen in asked_views("base", 5, ["apprentice"]))
    seen = next(told for told in views if told.ruleset.cards[told.dwarfs[told.seat]].name == "miner")
    belief = cast("SaboteurBelief", believe(seen))
    policies, table = policies_of_dwarfs(belief.round.rules), determinise(belief, Rng(seed_bytes("a table")))
    assert seen.prompt is not None
    code = seen.prompt.options.codes[0]
    gold = []
    for chance in (0.0, 1.0):
        playouts = Playouts(seen, policies, public_guilt(belief), [chance] * 5)
        gold.append(sum(playouts.earns(table, code, number) for number in range(40)))
    assert gold[1] < gold[0]


def test_who_does_anything_in_a_playout_is_drawn_as_often_as_it_is_likely_and_never_the_seat_itself() -> None:
    seen = near_the_treasure("[EW], [NS]")
    belief = cast("SaboteurBelief", believe(seen))
    policies = policies_of_dwarfs(belief.round.rules)
    playouts = Playouts(seen, policies, public_guilt(belief), [1.0, 0.0, 0.25, 0.5, 1.0])
    drawn = [playouts.who_is_aimless(number) for number in range(1000)]
    often = [sum(bits >> seat & 1 for bits in drawn) for seat in range(5)]
    assert often[:2] == [0, 0]
    assert 200 < often[2] < 300
    assert 440 < often[3] < 560
    assert often[4] == 1000


def test_everybody_suspects_the_thinking_seat_by_what_it_did_and_not_by_its_dwarf() -> None:
    table = dealt_round(3)
    for seat in range(table.seats):
        belief = cast("SaboteurBelief", believe(view(table, seat)))
        found = public_guilt(belief)
        assert found == pytest.approx([found[0]] * table.seats)
        assert 0.2 < found[0] < 0.5


class Thoughtful(GrandmasterBot):
    """A grandmaster who thinks as much where the engine is not compiled."""

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        super().__init__(seat, seed, budget)
        self.tries = 60


def test_a_grandmaster_who_thinks_answers_the_same_whenever_it_is_asked_the_same() -> None:
    seen = near_the_treasure("[NS], [NESW], N|E, broken-pick")
    answers = set()
    for _ in range(2):
        answers.add(str(decide(Thoughtful(0, seed_bytes("thinking"), Budget()), seen)))
    assert len(answers) == 1


def test_a_grandmaster_without_time_takes_what_looks_best_at_once() -> None:
    for number, (seat, seen) in enumerate(asked_views("base", 4, ["apprentice"])):
        if number % 10 == 0:
            made = [bot("grandmaster", seat, budget=Budget(budget)) for budget in (0, 1)]
            assert decide(made[0], seen) == decide(made[1], seen)


def test_thinking_comes_to_the_same_whatever_is_hidden_from_the_seat() -> None:
    stretch = Stretch(Setup("base", 4, 7), 38, 3)
    choosing = Choosing({"thoughtful": Thoughtful})
    check(stretch, awaited(stretch.table)[0], 3, Random(1), choosing)
    assert choosing.answers
