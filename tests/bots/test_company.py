"""Company: what kind of players sit at a table, and how much of what a seat may win it shares with them."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tests.bots.sitting import FAR, bot
from undermine.bots.contract import decide
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.sampling import SaboteurSampler
from undermine.bots.saboteur.learnt.company import aimless, sharing
from undermine.bots.saboteur.learnt.contexts import context_names, contexts_of
from undermine.bots.saboteur.policy.scoring import Policy
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.weights import PLAIN
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView
from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.sim.match import awaited_seat

WHOSE = "roles: Ann blue-miner, Bob green-miner, Cid blue-miner"


def looking(position: str, seat: int = 0) -> tuple[Situation, SaboteurBelief]:
    """A position of six players, as a seat sees it."""
    told = f"scenario: A seat looks round\nseats: 6\nhand Ann: [EW], map\n{position}"
    return looked(set_up(read_scenarios(told)[0]).table, seat)


def looked(table: Table, seat: int) -> tuple[Situation, SaboteurBelief]:
    """A table, as a seat sees it."""
    seen = cast("SaboteurView", view(table, seat))
    situation = Policy(cast("SaboteurRuleset", seen.ruleset), PLAIN).situation(seen)
    return situation, SaboteurBelief(seen)


def test_without_teams_nobody_shares() -> None:
    assert sharing(*looking(f"rules: base{FAR}")) == [0.0] * 6


def test_of_strangers_as_many_share_as_are_left_in_the_deck() -> None:
    """Blue miners share with three more of their team, the boss and the profiteer; of 14 cards (S2-3, S2-26)."""
    sharers = {"blue-miner": 5, "green-miner": 5, "saboteur": 3, "geologist": 1}
    table = start(compose("saboteur2"), 12, seed_bytes("strangers"))
    seen = [cast("SaboteurView", view(table, seat)) for seat in range(12)]
    dwarfs = [table.ruleset.cards[own.dwarfs[own.seat]].name for own in seen]
    policy = Policy(cast("SaboteurRuleset", table.ruleset), PLAIN)
    for own, dwarf in zip(seen, dwarfs, strict=True):
        if dwarf in sharers:
            shares = sharing(policy.situation(own), SaboteurBelief(own))
            others = shares[: own.seat] + shares[own.seat + 1 :]
            assert shares[own.seat] == 0.0
            assert others == pytest.approx([sharers[dwarf] / 14] * 11), dwarf
    assert set(sharers) <= set(dwarfs)


def after_a_blue_door(seat: int) -> tuple[Situation, SaboteurBelief]:
    """What a seat sees after Ann has laid a blue door at the end of the tunnel."""
    told = f"scenario: Ann digs\nrules: saboteur2\nseats: 6\n{WHOSE}\nhand Ann: blue-door-[EW], map\n{FAR}"
    table = set_up(read_scenarios(told)[0]).table
    apply(table, 0, read_action("dig blue-door-[EW] 3,0", table.ruleset.verbs))
    return looked(table, seat)


def test_imagined_tables_deal_who_laid_a_door_to_its_team() -> None:
    """To Cid, a blue miner, Ann and Dan are alike but for her blue door; a master does not look at doors."""
    situation, belief = after_a_blue_door(2)
    seen, rng = situation.view, Rng(seed_bytes("teams"))
    dealt = {}
    for facts in (situation.facts, None):
        tables = [SaboteurSampler(seen, belief, facts).table(rng) for _ in range(300)]
        names = [[table.ruleset.cards[dwarf].name for dwarf in table.roles] for table in tables]
        dealt[facts is None] = Counter(ann for ann, *_ in names)
    assert dealt[False]["green-miner"] < dealt[True]["green-miner"] / 3
    assert dealt[False]["blue-miner"] > dealt[True]["blue-miner"] * 1.5


def test_who_lays_a_door_is_of_its_team() -> None:
    shared = {}
    for seat in (1, 2):
        situation, belief = after_a_blue_door(seat)
        shares = sharing(situation, belief)
        shared[seat] = [shares[other] / (1.0 - belief.saboteur(other)) for other in (0, 3)]
    rival_of_ann, rival_of_dan = shared[1]
    team_of_ann, team_of_dan = shared[2]
    assert team_of_ann > 0.9
    assert team_of_dan < 0.6
    assert rival_of_ann < 0.2
    assert rival_of_dan > 0.4


def test_a_door_is_a_wall_to_rivals_and_not_to_its_team() -> None:
    told = {
        seat: dict(zip(context_names(), contexts_of(*after_a_blue_door(seat)), strict=True))
        for seat in (1, 2)
    }
    assert told[1]["rivals-near"] > told[2]["rivals-near"]


def test_the_moment_tells_what_lies_before_the_seat_and_others() -> None:
    position = (
        f"rules: saboteur2\nroles: Ann geologist\nbefore Ann: trap\nbefore Bob: theft\nbefore Cid: theft{FAR}"
    )
    contexts = dict(zip(context_names(), contexts_of(*looking(position)), strict=True))
    assert (contexts["own-trap"], contexts["own-theft"]) == (1.0, 0.0)
    assert contexts["thefts"] == pytest.approx(2 / 3)


def test_players_who_do_anything_are_told_from_those_who_act_by_their_role() -> None:
    """Bots at random and apprentices sit by turns; half-way through a round a watcher knows them apart."""
    found: dict[str, list[float]] = {"random": [], "apprentice": []}
    for number in range(6):
        names = ["random", "apprentice"] * 3
        bots = [bot(name, seat, f"{number}/{seat}") for seat, name in enumerate(names)]
        table = start(compose("base"), 6, seed_bytes(f"company {number}"))
        for _ in range(36):
            ask = table.ask()
            if ask is None or table.round > 1:
                break
            seat = awaited_seat(table, ask)
            apply(table, seat, decide(bots[seat], view(table, seat)).engine)
        if table.round == 1:
            watched = SaboteurBelief(cast("SaboteurView", view(table, SPECTATOR)))
            for name, chance in zip(names, aimless(watched), strict=True):
                found[name].append(chance)
    assert len(found["random"]) > 9
    at_random, by_role = (sum(found[name]) / len(found[name]) for name in ("random", "apprentice"))
    assert at_random > 0.3
    assert by_role < 0.1
