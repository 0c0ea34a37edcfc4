"""Players are of several kinds, and what somebody does says which kind they are as well as which role they have."""

from __future__ import annotations

from math import exp, log
from typing import Any

import pytest

from tests.bots.test_beliefs import HANDS, moved, position
from undermine.bots.games import believe
from undermine.bots.saboteur.beliefs.kinds import kinds_by_company
from undermine.bots.saboteur.beliefs.likelihoods import Actions, Likelihoods, likelihoods_from
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.views import view

PLODDER = {"far": {"on": [0.8, 0.2], "pass": [0.2, 0.8]}}
"""Digs as a miner and passes as a saboteur ..."""
SLEEPER = {"far": {"on": [0.8, 0.8], "pass": [0.2, 0.2]}}
"""... and one who digs in both roles."""


def likelihoods(**changes: Any) -> Likelihoods:
    models = {
        "plodder": {"weight": 0.5, "observed": PLODDER},
        "sleeper": {"weight": 0.5, "observed": SLEEPER},
    }
    numbers: dict[str, Any] = {"temper": 1.0, "noise": 0.0, "uniform": 0.0, "models": models, "aims": {}}
    return likelihoods_from({**numbers, **changes})


def odds(known: Likelihoods, *words: str) -> float:
    """How much likelier a saboteur does all that than a miner."""
    return exp(known.leaning(done(known, *words)))


def done(known: Likelihoods, *words: str) -> Actions:
    """Everything that somebody did, one after the other."""
    actions = known.nothing
    for word in words:
        actions = actions.and_then(known.of(("far", word)))
    return actions


def test_all_kinds_of_players_are_weighed_together() -> None:
    known = likelihoods()
    saboteur = 0.5 * 0.8**2 + 0.5 * 0.2**2
    miner = 0.5 * 0.2**2 + 0.5 * 0.2**2
    assert odds(known, "pass", "pass") == pytest.approx(saboteur / miner)


def test_a_possible_sleeper_is_never_quite_cleared_by_digging() -> None:
    single = likelihoods(models={"plodder": {"weight": 1.0, "observed": PLODDER}})
    assert odds(single, *["on"] * 10) < 1e-5
    assert odds(likelihoods(), *["on"] * 10) == pytest.approx(0.5, abs=0.01)


def test_who_does_anything_is_not_condemned_for_it() -> None:
    erratic = ["pass", "on"] * 6
    assert odds(likelihoods(), *erratic, "pass") > odds(likelihoods(uniform=0.5), *erratic, "pass") > 1.0


def test_noise_bounds_what_a_single_action_can_say() -> None:
    certain = {
        "plodder": {"weight": 1.0, "observed": {"far": {"on": [0.999, 0.001], "pass": [0.001, 0.999]}}}
    }
    assert odds(likelihoods(models=certain), "pass") == pytest.approx(999)
    assert odds(likelihoods(models=certain, noise=0.1), "pass") < 20


def test_temper_is_how_much_all_of_it_counts() -> None:
    single = {"plodder": {"weight": 1.0, "observed": PLODDER}}
    whole, half = [likelihoods(models=single, temper=temper) for temper in (1.0, 0.5)]
    assert log(odds(half, "pass", "pass")) == pytest.approx(log(odds(whole, "pass", "pass")) / 2)


def test_the_reasons_together_are_what_moved_belief() -> None:
    """Ann alone has moved; the treasure's places are alike, so the odds are the product of the factors."""
    table = moved(position(f"{HANDS}turn: Ann"), "dig N|E|S|W 1,0")
    before, after = [believe(view(each, SPECTATOR)) for each in (position(f"{HANDS}turn: Ann"), table)]
    (reason,) = after.reasons
    actions = after.likelihoods.of(after.round.observed[0].judged[0])  # type: ignore[attr-defined]
    assert log(reason.factor) == pytest.approx(after.likelihoods.leaning(actions), abs=0.2)  # type: ignore[attr-defined]
    assert after.saboteur(0) > before.saboteur(0)


def test_who_does_anything_accuses_nobody_by_aiming_at_them() -> None:
    anything = {"far": {"on": [0.5, 0.5], "pass": [0.5, 0.5]}}
    models = {
        "plodder": {"weight": 0.5, "observed": {"far": {"on": [0.9, 0.9], "pass": [0.1, 0.1]}}},
        "random": {"weight": 0.5, "observed": anything},
    }
    known = likelihoods(models=models)
    digger, erratic = done(known, *["on"] * 8), done(known, *["pass"] * 8)
    assert known.purpose(digger) > 0.9
    assert known.purpose(erratic) < 0.1
    assert likelihoods().purpose(erratic) == 1.0


LOOKER = {"far": {"on": [0.5, 0.5], "pass": [0.05, 0.05], "map": [0.45, 0.45]}}
"""Looks at goals in both roles ..."""
STUBBORN = {"far": {"on": [0.2, 0.8], "pass": [0.75, 0.15], "map": [0.05, 0.05]}}
"""... and one who hardly does, and digs as a saboteur rather than as a miner."""
KINDS = {
    "looker": {"weight": 0.5, "observed": LOOKER},
    "stubborn": {"weight": 0.5, "observed": STUBBORN},
}


def suspected_among(companions: list[str], together: float) -> float:
    """Return how much likelier a saboteur digs than a miner, where each of the others did something ten times."""
    known = likelihoods(models=KINDS, together=together)
    actions = {(0, 0): [known.of(("far", "on"))]}
    for seat, word in enumerate(companions, 1):
        actions[seat, seat] = [done(known, *[word] * 10)]
    return exp(known.leaning(actions[0, 0][0], kinds_by_company(known, actions, [1.0])[0, 0]))


def test_somebody_is_judged_by_the_kind_of_those_around() -> None:
    alone = odds(likelihoods(models=KINDS), "on")
    assert suspected_among(["pass"] * 3, together=0.5) > 1.4 * alone
    assert suspected_among(["map"] * 3, together=0.5) < alone / 1.4
    assert suspected_among(["pass"] * 3, together=0.0) == pytest.approx(alone)


def test_at_a_mixed_table_nothing_is_concluded_from_one_about_another() -> None:
    alone = odds(likelihoods(models=KINDS), "on")
    assert suspected_among(["pass", "map", "pass"], together=0.5) == pytest.approx(alone, rel=0.05)
