"""Clues: what belief has to know of one page of the rulebook beyond what its events say of cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from undermine.bots.saboteur.beliefs.goals import Lifting
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Event
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.saboteur.views import SaboteurView

Aim = tuple[str, str] | None
"""The words for an action at one's own seat and at another one; None if it is called as the card is."""


class Filling:
    """Fills in what a page hides, on tables that are imagined from one view."""

    def __init__(self, view: SaboteurView) -> None:
        """Find out what the seat knows of it."""
        self.view = view

    def fill(self, table: SaboteurTable, rng: Rng) -> None:
        """Fill it in on one table, whose hands, deck, pile and agenda are dealt already."""
        raise NotImplementedError


@dataclass(frozen=True)
class Clues:
    """What can be concluded from what a page adds.

    `words` and `aims` name what players did; `telling` are the words of aims that say something of their target as
    well. `dealing` are the events that deal all dwarf cards before players again; `lifting` says how goals may change
    places. `goals` are the names of all goals of which some are laid. `likelihoods` names the fitted numbers of how
    players play with this page, if it has some of its own.
    """

    words: dict[type[Event], str] = field(default_factory=dict)
    aims: dict[type[Event], Aim] = field(default_factory=dict)
    telling: tuple[str, ...] = ()
    dealing: tuple[type[Event], ...] = ()
    lifting: Lifting = field(default_factory=Lifting)
    goals: tuple[str, ...] = ()
    likelihoods: str = ""
    filling: Callable[[SaboteurView], Filling] | None = None
