"""Check the wheels of a release, and tag it: `make release`, `make release TAG=1`.

The compiled wheel of this Python and the pure one are each installed in an environment that has nothing else, and play;
the pure one where no C compiler can be found. What they bring along is written down as a CycloneDX SBOM. The wheels of
other Pythons and systems come from .github/workflows/wheels.yml, which publishes when the tag arrives.
"""

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass
from email.parser import HeaderParser
from pathlib import Path
from shutil import copy, rmtree
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen
from zipfile import ZipFile

from hatch_build import CLIENT_PLACE

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "release"
PURE_TAG = "py3-none-any"
NATIVE = (".so", ".pyd")
CLIENT = f"{CLIENT_PLACE}/index.html"
SHORTEST_HELP = 20
"""Scenario files that the help of a whole wheel has at least."""
START_SECONDS = 240
"""Seconds until a server answers: who runs it may have to install it first."""
UNCOMPILED = "uncompiled Python"

PLAY = """
import undermine as um

game = um.play("base+toll", ["apprentice", "novice", "random"], seed=7)
assert game.over and len(game.scores) == 3, game
game = um.play("lost-mines", ["novice", "random", "random"], seed=7)
assert game.over and game.winners, game
"""


class ReleaseError(Exception):
    """Something that must not be released; the message says what."""


@dataclass(frozen=True)
class Tools:
    """The programs that a release is checked with."""

    pip: Path
    twine: Path
    sbom: Path
    uv: Path
    pipx: Path


def run(*command: str | Path, **env: str) -> str:
    """Run a command and return what it prints."""
    done = subprocess.run(command, env=os.environ | env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


# -- what is in a wheel --------------------------------------------------------------------------------------------


def is_pure(wheel: Path) -> bool:
    return wheel.stem.endswith(PURE_TAG)


def problems(wheel: Path) -> list[str]:
    """Return what is wrong with the contents of a wheel."""
    with ZipFile(wheel) as opened:
        names = opened.namelist()
        (metadata,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        told = HeaderParser().parsestr(opened.read(metadata).decode())
    native = [name for name in names if name.endswith(NATIVE)]
    checks = {
        "has no web client": CLIENT in names,
        "has no scenarios to show": len([name for name in names if name.endswith(".scenario")])
        >= SHORTEST_HELP,
        "says that it is pure and has compiled modules": not (is_pure(wheel) and native),
        "says that it is compiled and has no compiled modules": is_pure(wheel) or bool(native),
        "has a version that its name does not tell": wheel.name.split("-")[1] == told["Version"],
    }
    return [f"{wheel.name} {problem}" for problem, right in checks.items() if not right]


# -- wheels at work ------------------------------------------------------------------------------------------------


def environment(wheel: Path, tools: Tools) -> Path:
    """Install a wheel, compiling nothing, in an environment of its own; return where its programs are."""
    home = BUILT / "environments" / ("pure" if is_pure(wheel) else "compiled")
    run(sys.executable, "-m", "venv", "--clear", "--without-pip", home)
    install = ("install", "--quiet", "--no-compile", "--only-binary=:all:", wheel)
    run(tools.pip, "--python", home / "bin" / "python", *install, **without_compiler(home / "bin"))
    return home / "bin"


def without_compiler(programs: Path) -> dict[str, str]:
    """Return an environment in which there are only these programs, and no C compiler works."""
    return {"CC": "/bin/false", "CXX": "/bin/false", "PATH": str(programs)}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def served(*command: str | Path, **env: str) -> str:
    """Start a server with the words that start `undermine`, and return its front page."""
    port, unheard = free_port(), subprocess.DEVNULL
    words = (*command, "serve", "--port", str(port), "--data-dir", BUILT / "data" / str(port))
    server = subprocess.Popen(
        words, env=os.environ | env, stdout=unheard, stderr=unheard, start_new_session=True
    )
    try:
        return fetched(f"http://127.0.0.1:{port}/", server)
    finally:
        os.killpg(server.pid, signal.SIGTERM)  # what starts it may not hand that on
        server.wait(timeout=START_SECONDS)


def check_client(page: str, who: str) -> None:
    """Raise `ReleaseError` if a front page is not the web client's."""
    if '<script type="module"' not in page:
        raise ReleaseError(f"{who} does not serve the web client")


def fetched(url: str, server: subprocess.Popen[bytes]) -> str:
    """Return a page as soon as the server answers."""
    until = monotonic() + START_SECONDS
    while monotonic() < until and server.poll() is None:
        try:
            with urlopen(url, timeout=START_SECONDS) as answer:  # noqa: S310 # our own server
                return str(answer.read().decode())
        except URLError:
            sleep(0.2)
    raise ReleaseError(f"nobody answers at {url}")


def try_wheel(wheel: Path, programs: Path, tools: Tools) -> None:
    """Play and serve with an installed wheel."""
    bare = without_compiler(programs)
    version = run(programs / "undermine", "--version", **bare)
    if (UNCOMPILED in version) != is_pure(wheel):
        raise ReleaseError(f"{wheel.name} says: {version}")
    run(programs / "python", "-c", PLAY, **bare)
    check_client(served(programs / "undermine", **bare), wheel.name)
    if is_pure(wheel):  # librt is only what compiled modules need: where it cannot be had, nothing is lost
        run(tools.pip, "--python", programs / "python", "uninstall", "--quiet", "--yes", "librt")
        run(programs / "python", "-c", PLAY, **bare)


def try_runners(wheel: Path, tools: Tools) -> None:
    """Run a wheel as `uvx undermine serve` and `pipx run undermine serve` do."""
    home = {"PIPX_HOME": str(BUILT / "pipx")}
    for name, command in (
        ("uvx", (tools.uv, "tool", "run", "--isolated", "--from", wheel, "undermine")),
        ("pipx run", (tools.pipx, "run", "--no-cache", "--spec", wheel, "undermine")),
    ):
        print(f"  {name}: {run(*command, '--version', **home).strip()}")
        check_client(served(*command, **home), f"{wheel.name} by {name}")


def write_sbom(wheel: Path, programs: Path, tools: Tools) -> Path:
    """Write down everything that a user of this wheel gets."""
    bill = BUILT / f"{wheel.stem}.cdx.json"
    run(tools.sbom, "environment", programs / "python", "--output-reproducible", "--output-file", bill)
    return bill


# -- the tag -------------------------------------------------------------------------------------------------------


def git(root: Path, *command: str) -> str:
    return run("git", "-C", str(root), *command).strip()


def version_of(root: Path) -> str:
    source = (root / "src" / "undermine" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
    if found is None:
        raise ReleaseError("src/undermine/__init__.py names no version")
    return found.group(1)


def check_taggable(root: Path) -> None:
    """Raise if this commit must not be tagged as the version it says it is."""
    version = version_of(root)
    if git(root, "status", "--porcelain"):
        raise ReleaseError("there are changes that are not committed")
    if git(root, "tag", "--list", f"v{version}"):
        raise ReleaseError(f"v{version} is tagged already: change the version in src/undermine/__init__.py")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version)}\b", changes, re.MULTILINE):
        raise ReleaseError(f"CHANGELOG.md has no section '## {version}'")


def tag(root: Path) -> str:
    check_taggable(root)
    name = f"v{version_of(root)}"
    git(root, "tag", "--annotate", "--message", f"Undermine {version_of(root)}", name)
    return name


# -- all of it -----------------------------------------------------------------------------------------------------


def build_pure(folder: Path) -> None:
    """Build the wheel for all Pythons and systems, from the checkout in which we are."""
    build = ("-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
    run(sys.executable, *build, UNDERMINE_COMPILE="0", UNDERMINE_WEB="1")


def release(compiled: Path, tools: Tools) -> None:
    """Build what is missing and check everything, telling how far it is."""
    rmtree(BUILT, ignore_errors=True)
    BUILT.mkdir(parents=True)
    copy(compiled, BUILT)
    build_pure(BUILT)
    wheels = sorted(BUILT.glob("*.whl"))
    wrong = [problem for wheel in wheels for problem in problems(wheel)]
    if len(wheels) != 2 or wrong:
        raise ReleaseError(
            "\n".join(wrong) or f"expected two wheels, found {[wheel.name for wheel in wheels]}"
        )
    run(tools.twine, "check", "--strict", *wheels)
    for wheel in wheels:
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
        programs = environment(wheel, tools)
        print(f"  installed without a compiler; its SBOM is {write_sbom(wheel, programs, tools).name}")
        try_wheel(wheel, programs, tools)
        print("  played and served")
        try_runners(wheel, tools)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("compiled", type=Path, help="the compiled wheel of this Python")
    parser.add_argument(
        "--tools", type=Path, required=True, help="where twine, cyclonedx-py, uv and pipx are"
    )
    parser.add_argument("--tag", action="store_true", help="tag this commit if all is well")
    chosen = parser.parse_args()
    pip = Path(sys.executable).with_name("pip")
    tools = Tools(pip, *[chosen.tools / name for name in ("twine", "cyclonedx-py", "uv", "pipx")])
    try:
        if chosen.tag:
            check_taggable(ROOT)
        release(chosen.compiled.resolve(), tools)
        print(f"tagged {tag(ROOT)}" if chosen.tag else "not tagged: `make release TAG=1` does that")
    except ReleaseError as error:
        sys.exit(f"No release: {error}")


if __name__ == "__main__":
    main()
