"""The compiled engine does not get slower unnoticed: instructions a decision, counted by callgrind.

`instructions.json` has the figures for each Python and compiler, of the wheel that `make test` builds: each file
optimised alone and less far (-O1) than for users, whose wheel takes a fifth fewer. So this sees what grows by what is
written; `make bench AGAINST=path.whl` compares the wheels that are released. A change that makes the engine quicker, or
slower with good reason, puts its own figure there: `PYTHONPATH= .venv-wheel/bin/python -m
undermine.sim.bench.instructions "base inside"`.
"""

from __future__ import annotations

import json
import platform
import re
import subprocess
from pathlib import Path
from shutil import which

import pytest

from undermine.sim.bench.instructions import TASKS

TASK = "base inside"
MOST_GROWTH = 1.05
"""How many times the committed figure a decision may cost."""
FIGURES = Path(__file__).parent / "instructions.json"


def toolchain(python: Path) -> str:
    """The Python and the compiler on which the figure depends, such as `CPython 3.11.7, gcc 12.2.0 -O1, x86_64`."""
    ask = "import platform; print(platform.python_implementation(), platform.python_version())"
    version = subprocess.run([python, "-c", ask], check=True, capture_output=True, text=True).stdout.strip()
    gcc = str(which("gcc"))
    compiler = subprocess.run([gcc, "-dumpfullversion"], check=True, capture_output=True, text=True).stdout
    return f"{version}, gcc {compiler.strip()} -O1, {platform.machine()}"


@pytest.mark.slow
@pytest.mark.skipif(which("valgrind") is None or which("gcc") is None, reason="needs valgrind and gcc")
def test_a_decision_takes_at_most_a_twentieth_more_instructions_than_committed(wheel_python: Path) -> None:
    """The same few random games of five players, played inside the engine of our own wheel."""
    figures = json.loads(FIGURES.read_text(encoding="utf-8"))
    build = toolchain(wheel_python)
    if build not in figures:
        pytest.skip(f"no figure is committed for {build}")
    command = [str(wheel_python), "-P", "-m", "undermine.sim.bench.instructions", TASK]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    counted = json.loads(output)["instructions"]
    assert counted <= MOST_GROWTH * figures[build], f"{counted} instructions a decision"


def test_the_counted_task_is_one_of_the_benchmark() -> None:
    assert TASK in TASKS
    assert all(
        re.fullmatch(r"CPython \S+, gcc \S+ -O1, \S+", build) for build in json.loads(FIGURES.read_text())
    )
