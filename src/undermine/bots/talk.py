"""What a bot says at the table: by what its seat may know, its temperament, and what was said before.

A remark is a claim. Bots speak when a turn is over that they took or that was aimed at them, and when a person has
claimed something; who is asked to speak follows from what everybody has seen (`addressed`, `hearers`). In The Lost
Mines nobody may tell facts (LM-37): there bots only trust, suspect, defend themselves and tease.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from undermine.bots.belief import Belief, Claims
from undermine.bots.cast import Temperament
from undermine.bots.contract import Claim
from undermine.bots.games import believe, play_of
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import SPECTATOR, Event
from undermine.engine.kernel.views import View
from undermine.engine.kernel.views import view as watching
from undermine.engine.tunnels.sides import column, row

SILENT: Final = "silent"
LINES_A_ROUND: Final[dict[str, int]] = {SILENT: 0, "some": 3, "lively": 6}
"""The most lines that a bot says in a round, by how chatty the table wants them."""
TRUSTED_BELOW: Final = 0.15
"""A bot speaks up for somebody whom it suspects less than this."""
WORTH_A_LIE: Final = 0.0005
"""A saboteur lies if a watcher suspects it less by this afterwards."""
AIMED: Final = ("tool-broken", "tool-repaired")
SABOTEUR: Final = "saboteur"
TREASURE: Final = "treasure"


# -- who is asked to speak: public facts -----------------------------------------------------------------------------


def addressed(events: Iterable[Event]) -> list[int]:
    """Return who may have something to say about a turn: those at whom it was aimed, then who took it."""
    told = list(events)
    targets = [int(event.target) for event in told if event.name() in AIMED]  # type: ignore[attr-defined]
    movers = [int(seat) for event in told if (seat := getattr(event, "seat", None)) is not None][:1]
    return list(dict.fromkeys([*targets, *movers]))


def hearers(claim: Claim, bots: Sequence[int], seats: int) -> list[int]:
    """Return which bots may answer a claim: the one it is about, then those who sit left of the speaker."""
    order = [(claim.seat + step) % seats for step in range(1, seats)]
    return sorted([seat for seat in order if seat in bots], key=lambda seat: seat != claim.about)


def lines_of(claims: Claims, seat: int) -> int:
    """Return how many lines a seat has said in this round."""
    return sum(claim.seat == seat for claim in claims)


# -- what is said ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Occasion:
    """What a bot knows when it may say something."""

    view: View
    claims: Claims
    temperament: Temperament
    rng: Rng

    @property
    def seat(self) -> int:
        return int(self.view.seat)

    def feels_like(self, percent: int) -> bool:
        return int(self.rng.below(100)) < percent

    def says(self, kind: str, about: int | None = None, **more: object) -> Claim:
        return Claim(self.seat, kind, about=about, **more)  # type: ignore[arg-type]

    def has_said(self, kind: str, about: int | None = None) -> bool:
        return any((claim.seat, claim.kind, claim.about) == (self.seat, kind, about) for claim in self.claims)

    def heard_since(self) -> Claims:
        """Return what others have said since the bot's own last line."""
        own = [number for number, claim in enumerate(self.claims) if claim.seat == self.seat]
        return self.claims[own[-1] + 1 if own else 0 :]

    def role(self) -> str:
        return str(self.view.ruleset.cards[self.view.dwarfs[self.seat]].name)


def remark(view: View, claims: Claims, temperament: Temperament, seed: bytes) -> Claim | None:
    """Return what a bot says now, or None. The same view, claims and seed give the same remark."""
    sight = (view.seat, view.round, view.turn, view.hand.listing(), len(claims))
    rng = Rng(sha256(seed + b" talk " + repr(sight).encode()).digest())
    occasion = Occasion(view, claims, temperament, rng)
    topics = (complaint, thanks, report, plea, defence, excuse) if tells_facts(view) else (defence,)
    for topic in topics:
        found = topic(occasion)
        if found is not None:
            return found
    belief = believe(view, claims)
    return answer(occasion, belief) or accusation(occasion, belief) or tease(occasion)


def tells_facts(view: View) -> bool:
    """Return whether facts may be told in this game: in The Lost Mines nobody does (LM-37)."""
    return play_of(view.ruleset).tells_facts


def last_turn(view: View) -> list[Event]:
    """Return what everybody has seen of the turn that was taken last."""
    story = view.story()
    begins = [number for number, event in enumerate(story) if event.name() == "turn-began"]
    return story[begins[-2] : begins[-1]] if len(begins) > 1 else story


def complaint(occasion: Occasion) -> Claim | None:
    """Ask the player who broke the bot's tool why they did."""
    for event in last_turn(occasion.view):
        aimed = event.name() == "tool-broken" and event.target == occasion.seat  # type: ignore[attr-defined]
        if aimed and event.seat != occasion.seat and occasion.feels_like(occasion.temperament.complain):  # type: ignore[attr-defined]
            return occasion.says("why-me", int(event.seat))  # type: ignore[attr-defined]
    return None


def thanks(occasion: Occasion) -> Claim | None:
    """Thank the player who has repaired the bot's tool."""
    for event in last_turn(occasion.view):
        aimed = event.name() == "tool-repaired" and event.target == occasion.seat  # type: ignore[attr-defined]
        if aimed and event.seat != occasion.seat and occasion.feels_like(occasion.temperament.thank):  # type: ignore[attr-defined]
            return occasion.says("thanks", int(event.seat))  # type: ignore[attr-defined]
    return None


def report(occasion: Occasion) -> Claim | None:
    """Tell what the bot has just seen; a saboteur calls the treasure a stone, where nobody else has looked."""
    view = occasion.view
    looks = [seen for seen in view.memories if seen.name() == "saw-goal" and seen.turn == view.turn - 1]  # type: ignore[attr-defined]
    if not looks or not occasion.feels_like(occasion.temperament.report):
        return None
    cell, name = int(looks[-1].cell), view.ruleset.cards[int(looks[-1].goal)].name  # type: ignore[attr-defined]
    lies = occasion.role() == SABOTEUR and name == TREASURE
    if lies and _others_looked(occasion, cell):
        return None
    told = _any_stone(occasion) if lies else name
    claim = occasion.says("looked", cell=(int(column(cell)), int(row(cell))), card=told)
    return None if lies and gain(occasion, claim) < WORTH_A_LIE else claim


def _any_stone(occasion: Occasion) -> str:
    cards = occasion.view.ruleset.cards
    return next(goal.name for goal in cards if goal.kind == "goal" and goal.name != TREASURE)


def _others_looked(occasion: Occasion, cell: int) -> bool:
    looks = [event for event in occasion.view.story() if event.name() == "goal-seen"]
    return any(look.seat != occasion.seat and look.cell == cell for look in looks)  # type: ignore[attr-defined]


def plea(occasion: Occasion) -> Claim | None:
    """Ask for a repair, unless that was the bot's last word."""
    own = [claim.kind for claim in occasion.claims if claim.seat == occasion.seat]
    broken = occasion.view.before[occasion.seat]  # type: ignore[attr-defined]
    tags = {tag for card in broken for tag in occasion.view.ruleset.cards[int(card)].tags}
    if not tags & {"pick", "lantern", "cart"} or own[-1:] == ["repair-me"]:
        return None
    return occasion.says("repair-me") if occasion.feels_like(occasion.temperament.plead) else None


def defence(occasion: Occasion) -> Claim | None:
    """Say that one is on the others' side, after somebody has said otherwise."""
    accused = any(
        claim.about == occasion.seat and claim.kind in ("suspect", "why-me")
        for claim in occasion.heard_since()
    )
    return occasion.says("innocent") if accused and occasion.feels_like(occasion.temperament.defend) else None


def excuse(occasion: Occasion) -> Claim | None:
    """Say why one has passed: tools are broken, or nothing in the hand is of use."""
    passed = [event for event in last_turn(occasion.view) if event.name() == "passed"]
    if not any(event.seat == occasion.seat for event in passed):  # type: ignore[attr-defined]
        return None
    why = "broken" if occasion.view.before[occasion.seat] else "no-card"  # type: ignore[attr-defined]
    return occasion.says("passing", why=why) if occasion.feels_like(occasion.temperament.excuse) else None


def answer(occasion: Occasion, belief: Belief) -> Claim | None:
    """Answer the last thing that somebody else has claimed: doubt it, join in, or speak up for who was accused."""
    heard = occasion.heard_since()
    if not heard or not occasion.feels_like(occasion.temperament.answer):
        return None
    last = heard[-1]
    if last.kind == "looked" and tells_facts(occasion.view):
        return _judged(occasion, last)
    about = last.about if last.kind == "suspect" else last.seat if last.kind == "innocent" else None
    return None if about in (None, occasion.seat) else _opinion(occasion, belief, int(about))


def _judged(occasion: Occasion, claim: Claim) -> Claim | None:
    """Say what the bot thinks of somebody who claims to have seen what the bot has seen as well."""
    cards = occasion.view.ruleset.cards
    for seen in occasion.view.memories:
        if seen.name() != "saw-goal" or seen.stale:  # type: ignore[attr-defined]
            continue
        cell = int(seen.cell)  # type: ignore[attr-defined]
        if (int(column(cell)), int(row(cell))) == claim.cell:
            agrees = (cards[int(seen.goal)].name == TREASURE) == (claim.card == TREASURE)  # type: ignore[attr-defined]
            kind = "trust" if agrees else "suspect"
            return None if occasion.has_said(kind, claim.seat) else occasion.says(kind, claim.seat)
    return None


def _opinion(occasion: Occasion, belief: Belief, about: int) -> Claim | None:
    suspicion = belief.saboteur(about)
    if 100 * suspicion >= occasion.temperament.accuses_at and not occasion.has_said("suspect", about):
        return occasion.says("suspect", about)
    if suspicion < TRUSTED_BELOW and not occasion.has_said("trust", about):
        return occasion.says("trust", about)
    return None


def accusation(occasion: Occasion, belief: Belief) -> Claim | None:
    """Accuse whom the bot suspects most; a saboteur accuses whom it pays to accuse."""
    if not occasion.feels_like(occasion.temperament.accuse):
        return None
    if occasion.role() == SABOTEUR:
        return lie(occasion)
    others = [seat for seat in range(occasion.view.seats) if seat != occasion.seat]
    most = max(others, key=belief.saboteur)
    if 100 * belief.saboteur(most) < occasion.temperament.accuses_at or occasion.has_said("suspect", most):
        return None
    return occasion.says("suspect", most)


def lie(occasion: Occasion) -> Claim | None:
    """Accuse the player whose guilt makes others suspect the bot least, if there is one."""
    others = [seat for seat in range(occasion.view.seats) if seat != occasion.seat]
    claims = [occasion.says("suspect", seat) for seat in others if not occasion.has_said("suspect", seat)]
    gains = {claim: gain(occasion, claim) for claim in claims}
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best is not None and gains[best] >= WORTH_A_LIE else None


def gain(occasion: Occasion, claim: Claim) -> float:
    """Return how much less a watcher, who knows no more than everybody, would suspect the bot after a claim."""
    watcher = watching(occasion.view.outline, SPECTATOR)
    before = believe(watcher, occasion.claims).saboteur(occasion.seat)
    return before - believe(watcher, (*occasion.claims, claim)).saboteur(occasion.seat)


def tease(occasion: Occasion) -> Claim | None:
    """Tease who has taken the last turn, if it was somebody else, or who sits next."""
    seats = [
        int(seat) for event in last_turn(occasion.view) if (seat := getattr(event, "seat", None)) is not None
    ]
    about = next((seat for seat in seats if seat != occasion.seat), (occasion.seat + 1) % occasion.view.seats)
    if occasion.has_said("tease", about) or not occasion.feels_like(occasion.temperament.tease):
        return None
    return occasion.says("tease", about)
