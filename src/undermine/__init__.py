"""Undermine: the Saboteur board games as software. `import undermine as um` is the way in for programs (docs/api.md).

Names are loaded when they are first used, so that the command line starts without loading bots and catalogues.
"""

import importlib

__version__ = "0.1.0"

_HOMES = {
    "Action": "undermine.api.actions",
    "BadRecord": "undermine.engine.kernel.records",
    "Bot": "undermine.bots.contract",
    "Budget": "undermine.bots.contract",
    "Claim": "undermine.bots.contract",
    "Event": "undermine.api.events",
    "Game": "undermine.api.games",
    "LostMinesView": "undermine.api.views",
    "Options": "undermine.api.actions",
    "Record": "undermine.api.games",
    "Refused": "undermine.engine.kernel.refusals",
    "RulesError": "undermine.engine.kernel.rulesets",
    "SaboteurView": "undermine.api.views",
    "View": "undermine.api.views",
    "play": "undermine.sim.match",
}
"""Where each public name is defined; `__init__.pyi` says the same to type checkers."""

__all__ = [
    "Action",
    "BadRecord",
    "Bot",
    "Budget",
    "Claim",
    "Event",
    "Game",
    "LostMinesView",
    "Options",
    "Record",
    "Refused",
    "RulesError",
    "SaboteurView",
    "View",
    "__version__",
    "play",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'undermine' has no attribute '{name}'")
    value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
