"""The weights of novices and masters: what their levels change of the plain weights, read once from `weights.json`.

The reasons behind the numbers of masters:

- A master who digs for gold reckons with the cards that are left.
- A master among the saboteurs wants whole tools first, its own and its fellow's, then harm. A rockfall waits for a cell
  that costs the miners dearly, wherever in the labyrinth that is. Broken tools are kept for later: breaking them early
  gives the miners time to repair. In rounds of apprentices against such saboteurs one of three miners with a broken
  tool changed the chance of the treasure by 2 points when the round began and by 10 to 15 in its last third, where it
  is worth more than a turn of the way.
- In Saboteur 2 a theft is a whole piece of gold, so it is worth any turn.
- A team's miner races the other team to the treasure (S2-22, S2-23). The last card wins for one's own team, so it is
  worth more than anything else, and it is not left to the next player if that can be helped. Through the other team's
  doors there is no way.
- If the boss finishes, both teams win and share (S2-24), so others had better do it.
- A geologist wants many crystals and a long round (S2-27), and tools that stay whole.
- The profiteer wins anyhow (S2-26): more among the saboteurs, who are fewer.
- A saboteur in Saboteur 2 does open harm and keeps its tools whole; blending in earned less there.

The numbers were climbed to on rounds against apprentices; docs/bots.md tells how.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from undermine.bots.saboteur.pages import pages_of
from undermine.bots.saboteur.policy.weights import Weights
from undermine.engine.kernel.rulesets import Ruleset

MINER: Final = "miner"
PLAIN_EDITION: Final = "base"


@cache
def _data() -> dict[str, dict[str, dict[str, float | bool]]]:
    data: dict[str, dict[str, dict[str, float | bool]]] = json.loads(
        files(__package__).joinpath("weights.json").read_text("utf-8")
    )
    return data


def changed_weights(changes: dict[str, float | bool]) -> Weights:
    """Return the plain weights but for some that are changed; raises `AttributeError` for one that does not exist."""
    weights = Weights()
    for name, value in changes.items():
        getattr(weights, name)  # so that a misspelt name is an error, not one more attribute
        setattr(weights, name, value)
    return weights


@cache
def novice_weights() -> Weights:
    """Return the weights of somebody who forgets and believes at once."""
    return changed_weights(_data()["novices"]["any"])


@cache
def dwarfs_of(level: str, edition: str) -> dict[str, Weights]:
    """Return a level's weights for every dwarf that has some of its own: of the base game, or of Saboteur 2."""
    return {dwarf: changed_weights(changes) for dwarf, changes in _data()[f"{level} of {edition}"].items()}


def master_weights(ruleset: Ruleset, dwarf: str) -> Weights:
    """Return the weights of a master who is this dwarf, or of whom it is not known; others play as a miner."""
    return _weights_of("masters", ruleset, dwarf)


def grandmaster_weights(ruleset: Ruleset, dwarf: str) -> Weights:
    """Return the weights of a grandmaster who is this dwarf."""
    return _weights_of("grandmasters", ruleset, dwarf)


def playout_weights(ruleset: Ruleset) -> dict[str, Weights]:
    """Return the weights with which dwarfs play on where a grandmaster imagines how a round may end, by their names."""
    return dwarfs_of("playouts", edition_of(ruleset))


def edition_of(ruleset: Ruleset) -> str:
    """Return the edition by whose dwarfs these rules are played: the base game, or Saboteur 2."""
    named = [page.opinions.masters for page in pages_of(ruleset) if page.opinions.masters]
    return named[-1] if named else PLAIN_EDITION


def _weights_of(level: str, ruleset: Ruleset, dwarf: str) -> Weights:
    return dwarfs_of(level, edition_of(ruleset)).get(dwarf, dwarfs_of(level, PLAIN_EDITION)[MINER])
