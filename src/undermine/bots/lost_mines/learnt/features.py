"""Features of options of The Lost Mines: named numbers that tell options of a turn apart, by the verb.

Optional rules may register the features of theirs on their pages, as `FEATURES`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from undermine.bots.lost_mines import modules
from undermine.bots.lost_mines.grandmaster_situation import GrandmasterSituation, Worth
from undermine.bots.pages import page_files
from undermine.engine.kernel.actions import Action
from undermine.engine.lost_mines.table import TRAP
from undermine.engine.tunnels.board import HIDDEN
from undermine.engine.tunnels.sides import beside, edge_at, route_sides
from undermine.engine.tunnels.tiles import card_of, face_of

MOST_POINTS: Final = 2.0
"""Nothing is hoped for more or less than this, where it counts as a feature."""
SIDES: Final = 4.0
CHANGES: Final = ("own", "friends", "others")


Named = list[tuple[str, float]]
"""Features by their names."""


class VerbFeatures(NamedTuple):
    """The features of one verb: their names, and what finds them by the situation, the action and its score."""

    names: tuple[str, ...]
    find: Callable[[GrandmasterSituation, Action, float], Named]


def bounded(points: float) -> float:
    """Return points, or the most that count."""
    return max(-MOST_POINTS, min(MOST_POINTS, points))


def changed(situation: GrandmasterSituation, action: Action) -> Named:
    """Return the name of the verb, and what its option changes for the seat, its friends and others."""
    verb = action.verb.name
    change: Worth = situation.changes[int(action.code())]
    parts = zip(CHANGES, (change.own, change.friends, change.others), strict=True)
    return [(verb, 1.0), *[(f"{verb}-{part}", bounded(points)) for part, points in parts]]


def changing(verb: str, *more: str) -> tuple[str, ...]:
    """Return the names of the features of a verb that changes the race to the mines."""
    return (verb, *[f"{verb}-{part}" for part in CHANGES], *more)


def token_or_storm(situation: GrandmasterSituation, action: Action, score: float) -> Named:  # noqa: ARG001
    """Return what it changes."""
    return changed(situation, action)


def laying(situation: GrandmasterSituation, action: Action, score: float) -> Named:  # noqa: ARG001
    """Return what a path changes, how open it is, and whether it is an obstacle."""
    openings = int(situation.board.tiles.openings[face_of(action.card, 0)]).bit_count()
    closed = 1.0 if situation.rules.obstacle[action.card] else 0.0
    return [*changed(situation, action), ("lay-openings", openings / SIDES), ("lay-obstacle", closed)]


def looking(situation: GrandmasterSituation, action: Action, score: float) -> Named:  # noqa: ARG001
    """Return what is looked at, and how good that looks."""
    return [(action.verb.name, 1.0), (f"{action.verb.name}-score", bounded(score))]


def passing(situation: GrandmasterSituation, action: Action, score: float) -> Named:  # noqa: ARG001
    """Return how many cards are discarded, of what kinds, and what keeping them is worth."""
    cards = [int(action.card), *[int(spare) - 1 for spare in (action.first, action.second) if spare]]
    rules = situation.rules
    paths = [card for card in cards if rules.is_path[card]]
    return [
        ("pass", 1.0),
        ("pass-more", len(cards) - 1.0),
        ("pass-kept", sum(situation.kept(card) for card in cards)),
        ("pass-path", sum(1.0 for card in paths if not rules.obstacle[card])),
        ("pass-obstacle", sum(1.0 for card in paths if rules.obstacle[card])),
        ("pass-tool", sum(1.0 for card in cards if rules.overcomes[card])),
    ]


def staying(situation: GrandmasterSituation, action: Action, score: float) -> Named:  # noqa: ARG001
    """Return what that changes, and where the dwarf stands."""
    return [*changed(situation, action), *standing("stay", situation, situation.place)]


def moving(situation: GrandmasterSituation, action: Action, score: float) -> Named:  # noqa: ARG001
    """Return what that changes, how far it is, how many traps are crossed, and where the dwarf stands then."""
    cell, crossed = situation.place, 0.0
    traps = [int(token.edge) for token in situation.view.tokens if token.owner == TRAP]
    sides = route_sides(action.first)
    for side in sides:
        crossed += int(edge_at(cell, side)) in traps
        cell = int(beside(cell, side))
    walked = [("move-steps", len(sides) / SIDES), ("move-traps", crossed)]
    return [*changed(situation, action), *walked, *standing("move", situation, cell)]


def standing(verb: str, situation: GrandmasterSituation, cell: int) -> Named:
    """Return on what kind of card a dwarf ends its move: a mine, rocks or the like (LM-25), a campfire (LM-24)."""
    face = int(situation.board.face_at(cell))
    if cell in situation.mines:
        return [(f"{verb}-unknown" if face == HIDDEN else f"{verb}-mine", 1.0)]
    card = int(card_of(face))
    narrow, fire = situation.rules.is_narrow[card], situation.rules.is_campfire[card]
    return [(f"{verb}-narrow", float(narrow)), (f"{verb}-campfire", float(fire))]


STANDING: Final = ("unknown", "mine", "narrow", "campfire")
FEATURES: Final[dict[str, VerbFeatures]] = {
    "lay": VerbFeatures(changing("lay", "lay-openings", "lay-obstacle"), laying),
    "bring-tool": VerbFeatures(changing("bring-tool"), token_or_storm),
    "storm": VerbFeatures(changing("storm"), token_or_storm),
    "set-trap": VerbFeatures(changing("set-trap"), token_or_storm),
    "call-troll": VerbFeatures(changing("call-troll"), token_or_storm),
    "look-mine": VerbFeatures(("look-mine", "look-mine-score"), looking),
    "look-treasure": VerbFeatures(("look-treasure", "look-treasure-score"), looking),
    "look-dwarf": VerbFeatures(("look-dwarf", "look-dwarf-score"), looking),
    "pass": VerbFeatures(
        ("pass", "pass-more", "pass-kept", "pass-path", "pass-obstacle", "pass-tool"), passing
    ),
    "stay": VerbFeatures(changing("stay", *[f"stay-{kind}" for kind in STANDING]), staying),
    "move": VerbFeatures(
        changing("move", "move-steps", "move-traps", *[f"move-{kind}" for kind in STANDING]), moving
    ),
}
"""The features of every verb of a turn."""


@cache
def all_features() -> dict[str, VerbFeatures]:
    """Return the features of every verb, those of all pages."""
    found = dict(FEATURES)
    for page in page_files(modules):
        found.update(getattr(page, "FEATURES", {}))
    return found
