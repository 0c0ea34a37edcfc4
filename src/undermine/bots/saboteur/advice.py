"""What a master of Saboteur would do, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from undermine.bots.advice import Advice, Reason, best_places
from undermine.bots.saboteur.play import SaboteurMaster
from undermine.bots.saboteur.policy.judge import card_in, first_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine.kernel.actions import Action, Options
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of

WORTH_TELLING_CARDS: Final = 0.25
"""A tunnel that brings the treasure nearer by less than this, in cards, leads nowhere in particular."""
LEFT_ALONE: Final = Reason("weighs-most")
"""What is said of options for which no reason of its own is known."""

Why = Callable[[Situation, int], Reason]


def advise(view: View, options: Options, tries: int, rng: Rng) -> list[Advice]:
    """Return the best options for the seat of a view, and why."""
    seen = cast("SaboteurView", view)
    master = SaboteurMaster(int(seen.seat), tries)
    policy = master.policy(seen)
    situation = policy.situation(seen)
    scores = master.weighed(policy, situation, master.belief(seen), options)
    proven = master.think(view, options, lambda: rng) if len(options) > 1 else None
    cards = [_card(situation, int(code)) for code in options.codes]
    places = best_places(scores, cards, proven)
    return [Advice(place, _reasons(situation, options[place], int(options.codes[place]))) for place in places]


def _card(situation: Situation, code: int) -> str:
    card = int(card_in(code))
    return situation.rules.cards[card].name if card < len(situation.rules.cards) else ""


def _reasons(situation: Situation, action: Action, code: int) -> tuple[Reason, ...]:
    why = WHY.get(action.verb.name)
    if why is None or situation.view.asking not in ("", "take-turn"):
        return (LEFT_ALONE,)
    return (why(situation, code),)


def _dig(situation: Situation, code: int) -> Reason:
    first = int(first_in(code))
    cell, face = first & CELL_MASK, face_of(card_in(code), 1 if first & TURNED_BIT else 0)
    gain = situation.gain(cell, face)
    if not situation.digs:
        return Reason("lengthens-way") if gain < -WORTH_TELLING_CARDS else Reason("keeps-cover")
    reached = [number for number, routes in enumerate(situation.routes) if routes.with_face(cell, face) == 0]
    if reached:
        return Reason("reaches-goal", chance=sum([situation.chances[number] for number in reached]))
    return Reason("nearer") if gain > WORTH_TELLING_CARDS else Reason("does-no-harm")


def _hinder(situation: Situation, code: int) -> Reason:
    seat = int(first_in(code))
    guilt = situation.guilt(seat)
    return (
        Reason("stops-suspect", seat, guilt) if situation.digs else Reason("stops-digger", seat, 1.0 - guilt)
    )


def _help(situation: Situation, code: int) -> Reason:
    seat = int(first_in(code))
    if seat == situation.seat:
        return Reason("helps-oneself")
    guilt = situation.guilt(seat)
    return (
        Reason("helps-digger", seat, 1.0 - guilt) if situation.digs else Reason("helps-fellow", seat, guilt)
    )


def _rockfall(situation: Situation, code: int) -> Reason:
    gain = situation.gain_without(int(first_in(code)) & CELL_MASK)
    if situation.digs:
        return Reason("opens-way") if gain > 0.0 else Reason("does-no-harm")
    return Reason("lengthens-way") if gain < 0.0 else Reason("keeps-cover")


def _look(situation: Situation, code: int) -> Reason:
    return Reason("learns-goal", chance=situation.chance_at(int(first_in(code)) & CELL_MASK))


def _inspect(situation: Situation, code: int) -> Reason:
    seat = int(first_in(code))
    return Reason("learns-dwarf", seat, situation.guilt(seat))


def _pass(_situation: Situation, _code: int) -> Reason:
    return Reason("card-of-no-use")


WHY: Final[dict[str, Why]] = {
    "dig": _dig,
    "break": _hinder,
    "trap": _hinder,
    "repair": _help,
    "free": _help,
    "rockfall": _rockfall,
    "map": _look,
    "inspect": _inspect,
    "pass": _pass,
}
"""What speaks for an option of each verb; for others only that it weighs most."""
