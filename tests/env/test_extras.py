"""What is not installed is missed in one sentence that names the extra, and nothing else needs it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

import undermine.env as envs
from undermine.cli import app
from undermine.errors import UserError

EXTRAS = (
    "pettingzoo",
    "gymnasium",
    "numpy",
    "pyarrow",
    "distributed",
    "dask",
    "mcp",
    "pyspiel",
    "matplotlib",
)


def without(monkeypatch: pytest.MonkeyPatch, package: str, *ours: str) -> None:
    """As if a package were not installed: those of ours that need it are loaded again."""
    for name in [name for name in sys.modules if name.startswith((*ours, f"{package}."))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)


def test_an_environment_without_its_packages_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "pettingzoo", "undermine.env.aec")
    monkeypatch.delitem(vars(envs), "raw_env", raising=False)
    with pytest.raises(UserError, match=r"undermine\.env\.raw_env needs packages .* 'undermine\[env\]'"):
        _ = envs.raw_env


@pytest.mark.parametrize(
    ("command", "package", "ours", "extra"),
    [
        (["dataset", "--out", "nowhere"], "pyarrow", "undermine.sim.dataset", "data"),
        (["simulate", "--cluster", "local:2"], "distributed", "undermine.sim.cluster", "cluster"),
    ],
)
def test_a_command_without_its_packages_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, command: list[str], package: str, ours: str, extra: str
) -> None:
    without(monkeypatch, package, ours)
    result = CliRunner().invoke(app, command)
    assert isinstance(result.exception, UserError)
    assert f"undermine[{extra}]" in str(result.exception)


def test_a_plain_start_loads_none_of_the_extras() -> None:
    code = f"import sys, undermine, undermine.cli; print([name for name in {EXTRAS} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout == "[]\n"
