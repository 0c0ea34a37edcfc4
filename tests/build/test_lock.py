"""What a server installs from elsewhere is pinned by its hashes, in the versions that everything is tested with."""

import re
import tomllib
from pathlib import Path

import pytest


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.fixture(scope="module")
def locked() -> dict[str, tuple[str, int]]:
    """The version and the number of hashes of every package in the lock."""
    text = (root() / "requirements" / "lock.txt").read_text()
    entries = re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)((?:.*\\\n)*.*)", text, re.MULTILINE)
    return {normal(name): (version, rest.count("--hash=sha256:")) for name, version, rest in entries}


def root() -> Path:
    return Path(__file__).parents[2]


def test_every_pin_of_the_lock_has_hashes_and_the_version_that_is_tested(
    locked: dict[str, tuple[str, int]],
) -> None:
    constraints = (root() / "requirements" / "constraints.txt").read_text()
    tested = {
        normal(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)", constraints, re.MULTILINE)
    }
    assert all(hashes for _, hashes in locked.values())
    differ = {name for name, (version, _) in locked.items() if tested.get(name, version) != version}
    assert differ == set()


def test_the_lock_holds_all_that_the_program_asks_for(locked: dict[str, tuple[str, int]]) -> None:
    project = tomllib.loads((root() / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["pg"], *extras["redis"], *extras["sim"]]
    names = {normal(re.split(r"[\[<>=;! ]", requirement)[0]) for requirement in wanted}
    assert names <= set(locked)


def test_the_image_installs_by_hashes() -> None:
    assert "--require-hashes" in (root() / "deploy" / "Dockerfile").read_text()
