"""What a master of The Lost Mines would do, and why."""

from __future__ import annotations

from typing import Final

from undermine.bots.advice import Advice, Reason, best_places
from undermine.bots.lost_mines.play import LostMinesMaster
from undermine.engine.kernel.actions import Options
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.views import View

REASONS: Final = {
    "lay": "builds-way",
    "bring-tool": "opens-way",
    "move": "walks-on",
    "stay": "stays",
    "look-mine": "learns-mine",
    "look-treasure": "learns-treasure",
    "look-dwarf": "learns-role",
    "set-trap": "hinders-others",
    "call-troll": "hinders-others",
    "storm": "hinders-others",
    "pass": "card-of-no-use",
}
"""What speaks for an option of each verb; for others only that it weighs most."""


def advise(view: View, options: Options, _tries: int, _rng: Rng) -> list[Advice]:
    """Return the best options for the seat of a view, and why."""
    scores = LostMinesMaster().scores(view, options)
    verbs = [action.verb.name for action in options]
    places = best_places(scores, [str(action).partition(" ")[2] for action in options])
    return [Advice(place, (Reason(REASONS.get(verbs[place], "weighs-most")),)) for place in places]
