"""The wheel as users get it: compiled where a C compiler works, the same program where none does."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from undermine import __version__
from undermine.engine.build import compiled


def run(*command: Path | str, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env=os.environ | env, capture_output=True, text=True, check=False)


def build_wheel_with_broken_compiler(
    root: Path, folder: Path, *, switch: str
) -> subprocess.CompletedProcess[str]:
    build = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
    return run(*build, cwd=root, CC="/bin/false", UNDERMINE_COMPILE=switch)


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"}


def test_the_wheel_is_compiled(wheel_python: Path) -> None:
    version = run(wheel_python, "-m", "undermine", "--version")
    assert version.stdout == f"undermine {__version__} (engine: compiled)\n"


def test_the_checkout_is_not_compiled(root: Path) -> None:
    assert not compiled()
    version = run(sys.executable, "-m", "undermine", "--version")
    assert version.stdout == f"undermine {__version__} (engine: uncompiled Python)\n"
    assert not {path for path in files(root / "src") if path.suffix in {".c", ".o", ".so"}}


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_the_same_program_uncompiled(root: Path, tmp_path: Path) -> None:
    before = files(root / "src")
    build = build_wheel_with_broken_compiler(root, tmp_path, switch="")
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name == f"undermine-{__version__}-py3-none-any.whl"
    assert "The engine stays uncompiled" in build.stdout + build.stderr
    assert files(root / "src") == before

    installed = tmp_path / "installed"
    pip = run(
        sys.executable, "-m", "pip", "install", "--no-deps", "--no-compile", "--target", installed, wheel
    )
    assert pip.returncode == 0, pip.stderr
    version = run(sys.executable, "-m", "undermine", "--version", PYTHONPATH=str(installed))
    assert version.stdout == f"undermine {__version__} (engine: uncompiled Python)\n"


@pytest.mark.slow
def test_a_failed_compilation_is_an_error_where_compiling_was_demanded(root: Path, tmp_path: Path) -> None:
    build = build_wheel_with_broken_compiler(root, tmp_path, switch="1")
    assert build.returncode != 0
    assert not list(tmp_path.glob("*.whl"))


@pytest.mark.parametrize(("version", "taken"), [("v18.20.4", False), ("v20.18.1", False), ("v20.19.0", True)])
def test_a_node_too_old_for_the_client_is_not_taken(
    root: Path, tmp_path: Path, version: str, *, taken: bool
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    asked = run(
        sys.executable,
        "-c",
        "import hatch_build; print(hatch_build.has_node())",
        cwd=root,
        PATH=str(tmp_path),
    )
    assert asked.stdout == f"{taken}\n"
