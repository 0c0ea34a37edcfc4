"""What Hypothesis chooses for the property tests: rules and their mixtures, players, seeds, stopping points."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.properties.play import Game, Setup, composed
from undermine.engine.games import FOUNDATIONS, optional_modules
from undermine.testing.mixtures import mixture

LONGEST = 400
"""Decisions before a stopping point: all three rounds of most games."""


@st.composite
def rules(draw: st.DrawFn) -> str:
    """A foundation, alone or with a random legal mixture of modules."""
    foundation = draw(st.sampled_from(sorted(FOUNDATIONS)))
    modules = optional_modules()
    if not modules:
        return foundation
    chosen = draw(st.lists(st.sampled_from(modules), unique=True, max_size=len(modules)))
    return mixture(foundation, chosen)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A game that is still to be played."""
    chosen = draw(rules())
    ruleset = composed(chosen)
    seats = draw(st.integers(ruleset.fewest, ruleset.most))
    return Setup(chosen, seats, draw(st.integers(0, 2**32)))


@st.composite
def games(draw: st.DrawFn, longest: int = LONGEST) -> Game:
    """A game that has been played up to some point, perhaps in the middle of a turn, perhaps to its end."""
    return Game(draw(setups())).play(draw(st.integers(0, longest)))
