"""The build hook of the wheel: compiles the engine with mypyc where a C compiler works.

Without one the wheel holds the same source uncompiled. UNDERMINE_COMPILE=0 asks for the uncompiled wheel,
UNDERMINE_COMPILE=1 makes a failed compilation an error. Editable installs are never compiled.
"""

import os
import sys
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Compiled together as one group, so that calls between these modules are direct. Paths below src.
COMPILED = ("undermine/engine/**/*.py", "undermine/bots/playout*.py")
# Packages only import, and _native chooses between the compiled and the uncompiled types.
INTERPRETED = ("__init__.py", "_native.py")
GROUP = "undermine._engine"

FORCE, FORBID = "1", "0"


def switch() -> str:
    return os.environ.get("UNDERMINE_COMPILE", "")


def wants_compiling() -> bool:
    return switch() != FORBID and sys.implementation.name == "cpython"


def sources(src: Path) -> list[str]:
    paths = {path for pattern in COMPILED for path in src.glob(pattern) if path.name not in INTERPRETED}
    return sorted(path.relative_to(src).as_posix() for path in paths)


def compile_sources(src: Path, work: Path) -> list[Path]:
    """Compile into `work`, writing nothing anywhere else, and name the results, relative to `work`/lib."""
    from mypyc.build import mypycify
    from setuptools import setup

    mypy = ["--strict", "--explicit-package-bases", "--config-file=", "--cache-dir=/dev/null"]
    with chdir(src):  # so that no path of the building machine gets into the modules
        modules = mypycify(
            [*mypy, *sources(src)], opt_level="3", debug_level="0", target_dir=f"{work}/c", group_name=GROUP
        )
        folders = [f"--build-lib={work}/lib", f"--build-temp={work}/objects"]
        setup(
            name="undermine", ext_modules=modules, script_args=["-q", "build_ext", "--parallel=2", *folders]
        )
    return [path.relative_to(work / "lib") for path in (work / "lib").rglob("*") if path.is_file()]


class WheelHook(BuildHookInterface[Any]):
    """Called by hatchling, which finds it by its base class."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4.1", "setuptools>=80"] if wants_compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self.add_compiled_engine(build_data)

    def add_compiled_engine(self, build_data: dict[str, Any]) -> None:
        if not wants_compiling():
            return
        self.work = TemporaryDirectory(prefix="undermine-")  # goes with the hook, after the wheel is written
        work = Path(self.work.name)
        try:
            modules = compile_sources(Path(self.root, "src"), work)
        except (Exception, SystemExit):  # mypyc and setuptools exit where they cannot go on
            if switch() == FORCE:
                raise
            self.app.display_warning("The engine stays uncompiled (UNDERMINE_COMPILE=1 shows why)")
            return
        build_data["force_include"].update({str(work / "lib" / path): str(path) for path in modules})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
