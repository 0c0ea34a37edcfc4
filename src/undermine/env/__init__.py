"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and batches (docs/research.md).

They need `pip install 'undermine[env]'`; importing this package needs nothing. PettingZoo and Gymnasium know ours after
`import undermine.env`; Gymnasium imports it by itself for `gymnasium.make("undermine.env:undermine/saboteur-v0")`.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from undermine.errors import UserError

_HOMES = {
    "Layout": ("undermine.env.layout", ""),
    "Setting": ("undermine.env.setting", ""),
    "env": ("undermine.env.aec", "env"),
    "raw_env": ("undermine.env.aec", "env"),
    "SaboteurSeat": ("undermine.env.single", "env"),
    "VectorEnv": ("undermine.env.vector", "env"),
}
"""Where each public name is defined, and the extra that it needs."""

__all__ = ["Layout", "SaboteurSeat", "Setting", "VectorEnv", "env", "raw_env"]

NAMES = {"undermine/saboteur-v0": "base", "undermine/lost-mines-v0": "lost-mines"}
"""Our environments in the registries of PettingZoo and Gymnasium, and the rules they play unless others are named."""


def register_gymnasium() -> None:
    """Make ours known to Gymnasium."""
    registration = importlib.import_module("gymnasium.envs.registration")
    for name, rules in NAMES.items():
        if name not in registration.registry:
            registration.register(
                name, entry_point="undermine.env.single:SaboteurSeat", kwargs={"rules": rules}
            )


def register_pettingzoo() -> None:
    """Make ours known to PettingZoo."""
    registration = importlib.import_module("pettingzoo.env_registry.registration")
    for name, rules in NAMES.items():
        if name not in registration.aec_registry:
            registration.register("aec", name, "undermine.env.aec:env", kwargs={"rules": rules})


def _register_what_is_installed() -> None:
    for package, register in (("gymnasium", register_gymnasium), ("pettingzoo", register_pettingzoo)):
        if importlib.util.find_spec(package) is not None:
            register()


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'undermine.env' has no attribute '{name}'")
    home, extra = _HOMES[name]
    try:
        value = getattr(importlib.import_module(home), name)
    except ModuleNotFoundError as missing:
        if not extra or (missing.name or "").startswith("undermine"):
            raise
        raise UserError("needs-extra", what=f"undermine.env.{name}", extra=extra) from missing
    globals()[name] = value
    return value


_register_what_is_installed()
