"""Company: what kind of players the others are, and how much of what a seat may win it shares with each of them.

Somebody who does anything at all is neither much of a friend nor of a foe, whatever its dwarf. Where a page has teams,
it counts more than who is a saboteur: winners of the same side get the less, the more they are, and a team of rivals
digs as well. Who is of which team shows in the cards that only some dwarfs lay.
"""

from __future__ import annotations

from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64


def shared_with(situation: Situation, belief: SaboteurBelief) -> list[float]:
    """Return for every seat how much it shares what this seat wins, found once for a situation."""
    if not situation.sharing:
        situation.sharing = sharing(situation, belief)
    return situation.sharing


def sharing(situation: Situation, belief: SaboteurBelief) -> list[float]:
    """Return for every seat how much it shares what this seat wins; nothing where no page has teams."""
    shares = [0.0] * int(situation.view.seats)
    facts = situation.facts
    if not facts.has_teams:
        return shares
    names = dwarf_names(belief)
    dwarfs, own = belief.dwarfs, situation.dwarf
    for seat in range(len(shares)):
        if seat != situation.seat:
            for dwarf, chance in chances_of(situation, belief, names, dwarfs.held[seat], seat).items():
                shares[seat] += chance * facts.shares(own, dwarf)
    return shares


def aimless(belief: SaboteurBelief) -> list[float]:
    """Return for every seat how likely it does anything, whatever its dwarf, by what it alone has done."""
    seats = range(belief.view.seats)
    return [1.0 - belief.likelihoods.purpose(belief.actions_of(seat)) for seat in seats]


def dwarf_names(belief: SaboteurBelief) -> dict[str, float]:
    """Return how many of each dwarf are left of the deck beside those whose card the seat knows."""
    dwarfs, cards = belief.dwarfs, belief.view.ruleset.cards
    left: dict[str, float] = {}
    for dwarf in dwarfs.deck:
        name = cards[dwarf].name
        left[name] = left.get(name, 0.0) + 1.0
    for card in [*dwarfs.held, *dwarfs.unused]:
        if card in dwarfs.known:
            left[cards[dwarfs.known[card]].name] -= 1.0
    return left


def chances_of(
    situation: Situation, belief: SaboteurBelief, left: dict[str, float], held: int, seat: i64
) -> dict[str, float]:
    """Return how likely a seat is each dwarf: by its guilt, by what is left, and by the cards that it has laid."""
    known = belief.dwarfs.known.get(held, -1)
    cards = belief.view.ruleset.cards
    if known >= 0:
        return {cards[known].name: 1.0}
    guilty = cards[belief.card].name
    laid = belief.round.laid.get(held, [])
    likely: dict[str, float] = {}
    total = 0.0
    for name, copies in left.items():
        if name == guilty or copies <= 0.0:
            continue
        chance = copies * situation.facts.lays_all(laid, name)
        likely[name] = chance
        total += chance
    guilt = belief.saboteur(int(seat))
    found = {name: (1.0 - guilt) * chance / total for name, chance in likely.items()} if total else {}
    found[guilty] = guilt
    return found
