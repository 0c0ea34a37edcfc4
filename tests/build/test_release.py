"""A release: what is in a wheel is checked before anybody gets it, and only what is committed and told is tagged."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from scripts.release import PLAY, ReleaseError, check_taggable, problems, tag, without_compiler

VERSION = "1.2.3"


@pytest.fixture(scope="module")
def pure_wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for all Pythons, with the web client that has been built for the compiled one."""
    folder = tmp_path_factory.mktemp("pure")
    command = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
    environment = os.environ | {"UNDERMINE_COMPILE": "0", "UNDERMINE_WEB": "1"}
    subprocess.run(command, cwd=root, env=environment, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def changed(wheel: Path, place: Path, *, without: str = "", added: str = "") -> Path:
    """Copy a wheel, leaving out the files whose names end like this, or adding one."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(wheel) as old, ZipFile(place, "w") as new:
        for name in old.namelist():
            if not without or not name.endswith(without):
                new.writestr(name, old.read(name))
        if added:
            new.writestr(added, b"")
    return place


@pytest.mark.slow
def test_the_compiled_wheel_is_whole(root: Path) -> None:
    (wheel,) = (root / "build" / "wheel").glob("*.whl")
    assert problems(wheel) == []


@pytest.mark.slow
def test_the_pure_wheel_is_whole_and_for_all(pure_wheel: Path) -> None:
    assert pure_wheel.stem.endswith("-py3-none-any")
    assert problems(pure_wheel) == []


@pytest.mark.slow
def test_the_pure_wheel_plays_without_a_compiler_and_without_librt(pure_wheel: Path, tmp_path: Path) -> None:
    with ZipFile(pure_wheel) as opened:
        opened.extractall(tmp_path)
    hidden = "import sys; sys.modules['librt'] = None\n"
    environment = os.environ | without_compiler(tmp_path) | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", hidden + PLAY], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("without", "added", "told"),
    [
        ("static/index.html", "", "has no web client"),
        (".scenario", "", "has no scenarios to show"),
        ("", "undermine/engine/play.so", "says that it is pure and has compiled modules"),
    ],
)
def test_a_wheel_that_lacks_something_is_not_released(
    pure_wheel: Path, tmp_path: Path, without: str, added: str, told: str
) -> None:
    wheel = changed(pure_wheel, tmp_path / pure_wheel.name, without=without, added=added)
    assert problems(wheel) == [f"{wheel.name} {told}"]


@pytest.mark.slow
def test_a_wheel_that_only_says_it_is_compiled_or_newer_is_not_released(
    pure_wheel: Path, tmp_path: Path
) -> None:
    wheel = changed(pure_wheel, tmp_path / "undermine-99.0-cp311-cp311-linux_x86_64.whl")
    assert problems(wheel) == [
        f"{wheel.name} says that it is compiled and has no compiled modules",
        f"{wheel.name} has a version that its name does not tell",
    ]


# -- tags ----------------------------------------------------------------------------------------------------------


def git(folder: Path, *command: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    program = shutil.which("git")
    assert program is not None
    done = subprocess.run([program, *who, *command], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository whose one commit can be tagged."""
    monkeypatch.setenv("GIT_COMMITTER_NAME", "A")
    monkeypatch.setenv("GIT_COMMITTER_EMAIL", "a@example.org")
    package = tmp_path / "src" / "undermine"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(f'__version__ = "{VERSION}"\n')
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n## {VERSION}\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "all")
    return tmp_path


def test_a_clean_commit_with_its_changes_told_is_tagged_once(checkout: Path) -> None:
    assert tag(checkout) == f"v{VERSION}"
    assert git(checkout, "tag", "--points-at", "HEAD") == f"v{VERSION}"
    with pytest.raises(ReleaseError, match="is tagged already"):
        tag(checkout)


def test_what_is_not_committed_is_not_tagged(checkout: Path) -> None:
    (checkout / "more.txt").write_text("more")
    with pytest.raises(ReleaseError, match="not committed"):
        check_taggable(checkout)


def test_a_version_that_the_changelog_does_not_tell_of_is_not_tagged(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n")
    git(checkout, "commit", "--quiet", "--all", "--message", "untold")
    with pytest.raises(ReleaseError, match=f"no section '## {VERSION}'"):
        check_taggable(checkout)
