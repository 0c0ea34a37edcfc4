"""The hooks before a commit and the workflows: they can be read, and name what exists."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]


def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def targets(root: Path) -> set[str]:
    return set(re.findall(r"^([a-z]+):", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def steps(root: Path, workflow: str) -> list[str]:
    """Return every command of a workflow."""
    read = yaml.safe_load((root / ".github" / "workflows" / workflow).read_text(encoding="utf-8"))
    return [step["run"] for job in read["jobs"].values() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("workflow", ["test.yml", "wheels.yml"])
def test_workflows_call_what_there_is_to_make(root: Path, workflow: str) -> None:
    made = {target for step in steps(root, workflow) for target in re.findall(r"\bmake (\w+)", step)}
    assert made
    assert made <= targets(root)


def test_every_change_passes_all_tests(root: Path) -> None:
    assert "make test" in steps(root, "test.yml")


def test_a_wheel_is_built_for_every_python_that_the_package_names(root: Path) -> None:
    named = [
        line.rpartition(" ")[2]
        for line in project(root)["project"]["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", line)
    ]
    assert project(root)["tool"]["cibuildwheel"]["build"] == [
        f"cp{version.replace('.', '')}-*" for version in named
    ]
    assert project(root)["project"]["requires-python"] == f">={named[0]}"


def test_only_a_tag_publishes_and_no_token_is_kept(root: Path) -> None:
    text = (root / ".github" / "workflows" / "wheels.yml").read_text(encoding="utf-8")
    publishing = yaml.safe_load(text)["jobs"]["publish"]
    assert publishing["if"] == "startsWith(github.ref, 'refs/tags/v')"
    assert publishing["permissions"] == {"id-token": "write"}
    assert "secrets." not in text


def test_hooks_are_the_checks_of_this_checkout(root: Path) -> None:
    config = yaml.safe_load((root / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [repository["repo"] for repository in config["repos"]] == ["local"]
    hooks = {hook["id"]: hook for hook in config["repos"][0]["hooks"]}
    assert sorted(hooks) == ["biome", "mypy", "ruff-check", "ruff-format"]
    assert all(hook["language"] == "system" for hook in hooks.values())
    tools = project(root)["project"]["optional-dependencies"]["dev"]
    for program in ("ruff", "mypy"):
        assert any(re.match(rf"{program}\b", tool) for tool in tools)
        assert hooks[program if program in hooks else f"{program}-check"]["entry"].startswith(
            f".venv/bin/{program}"
        )


def test_the_oldest_versions_are_those_that_the_package_allows(root: Path) -> None:
    told = project(root)["project"]
    extras = [
        needed
        for extra in ("pg", "redis", "sim", "push", "notify")
        for needed in told["optional-dependencies"][extra]
    ]
    floors = [
        re.match(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+)", needed) for needed in [*told["dependencies"], *extras]
    ]
    lowest = (root / "requirements" / "lowest.txt").read_text(encoding="utf-8").splitlines()[1:]
    wanted = {f"{floor[1]}=={floor[2]}" for floor in floors if floor is not None}
    assert None not in floors
    assert wanted <= set(lowest)
    # One comes with psycopg; the other is a tool of the tests, which goes with the oldest rich in its oldest version.
    others = {line.partition("==")[0] for line in set(lowest) - wanted}
    assert others == {"psycopg-binary", "import-linter"}


def test_the_site_is_built_by_one_exact_version(root: Path) -> None:
    needed = (root / "requirements" / "docs.txt").read_text(encoding="utf-8")
    pinned = re.findall(r"^zensical==[\d.]+$", needed, re.MULTILINE)
    assert len(pinned) == 1
    assert pinned[0] in (root / "requirements" / "constraints.txt").read_text(encoding="utf-8").splitlines()
