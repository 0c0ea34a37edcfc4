"""All questions, verbs, cards and events of the engine, for the web client: `python -m tests.locale.prompts`.

Writes web/tests/prompts.json, from which the client's tests see that every question has a prompt that fits, and every
card a drawing of its own.
"""

import json
from pathlib import Path
from typing import Any

from undermine.engine import games
from undermine.engine.kernel import agenda
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.codec import kind_name, value_classes
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.rounds import RoundOver
from undermine.engine.kernel.table import Ask, Event, PublicEvent
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.keeping import KeepOne, KeptOne
from undermine.engine.saboteur.modules.saboteur2.aiming import TakenFromBefore
from undermine.engine.tunnels.tiles import TunnelCard

PROMPTS = Path(__file__).parents[2] / "web" / "tests" / "prompts.json"
UNTOLD = (Event, PublicEvent, RoundOver, Observation, KeptOne, TakenFromBefore)
ABSTRACT = (Ask, agenda.SeatAsk, Choice, agenda.SealedAsk, KeepOne)


def engine_values() -> list[type[Value]]:
    """Return the engine's own classes of values: tests that ran before in this process may have made others."""
    return [value for value in value_classes() if value.__module__.startswith("undermine.")]


def asks() -> dict[str, str]:
    """Return every question, with the verb that answers it where there is only one."""
    found = [value for value in engine_values() if issubclass(value, Ask) and value not in ABSTRACT]
    return {kind_name(ask): ask.verb if issubclass(ask, Choice) else "" for ask in found}


def verbs() -> dict[str, list[str]]:
    """Return every verb with the kinds of its targets."""
    modules = [make() for box in games.BOXES for _, make in box.modules]
    return {
        verb.name: [kind.name for kind in (verb.first, verb.second) if kind is not None]
        for module in modules
        for verb in module.verbs()
    }


def cards() -> dict[str, list[str]]:
    """Return every card that is no tunnel or path, with its tags."""
    found = [card for box in games.BOXES for _, make in box.modules for card in make().cards()]
    return {card.name: list(card.tags) for card in found if not isinstance(card, TunnelCard)}


def told() -> dict[str, dict[str, str]]:
    """Return every event and observation with the kinds of its fields."""
    named = [
        value for value in engine_values() if issubclass(value, (Event, Observation)) and value not in UNTOLD
    ]
    return {kind_name(value): dict(field_kind(field) for field in value.fields) for value in named}


def field_kind(field: str) -> tuple[str, str]:
    name, _, kind = field.partition(":")
    return name, kind or name


def presets() -> dict[str, str]:
    """Return the mixtures that have a name of their own, as tables write them, with that name."""
    return {games.compose(mixture).name: name for name, mixture in games.PRESETS.items()}


def prompts() -> dict[str, Any]:
    """Return what the file holds."""
    found: dict[str, dict[str, Any]] = {
        "asks": asks(),
        "verbs": verbs(),
        "cards": cards(),
        "told": told(),
        "presets": presets(),
    }
    return {sort: dict(sorted(things.items())) for sort, things in found.items()}


if __name__ == "__main__":
    PROMPTS.write_text(json.dumps(prompts(), indent=2) + "\n")
