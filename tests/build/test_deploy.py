"""What deploy/ has, as far as it can be tried without containers: it builds, can be read, and names what exists."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import yaml  # type: ignore[import-untyped]

from undermine.server.settings import Settings

COMPOSED = (("compose.yaml",), ("compose.yaml", "compose.postgresql.yaml"), ("compose.cluster.yaml",))


def copied(dockerfile: str) -> list[tuple[list[str], str]]:
    """Read what the first stage copies from the checkout, and to where."""
    build = dockerfile.split("\nFROM ")[1]
    lines = [line.split()[1:] for line in build.splitlines() if line.startswith("COPY ")]
    return [(words[:-1], words[-1]) for words in lines]


@pytest.mark.slow
def test_the_image_is_built_from_all_that_the_wheel_needs(root: Path, tmp_path: Path) -> None:
    for sources, place in copied((root / "deploy" / "Dockerfile").read_text()):
        for source in sources:
            target = tmp_path / place / (Path(source).name if place.endswith("/") else "")
            if (root / source).is_dir():
                shutil.copytree(
                    root / source,
                    target,
                    ignore=shutil.ignore_patterns("node_modules", "dist", "__pycache__"),
                )
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(root / source, target)
    command = (
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--directory",
        tmp_path / "wheel",
    )
    environment = os.environ | {"UNDERMINE_COMPILE": "0", "UNDERMINE_WEB": "0"}
    subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True)
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "undermine/rulebook/glossary.md" in names
    assert "undermine/server/web/plain/index.html" in names
    scenarios = [name for name in names if name.startswith("undermine/rulebook/scenarios/")]
    assert len(scenarios) == len(
        list((root / "src" / "undermine" / "rulebook" / "scenarios").rglob("*.scenario"))
    )


def test_only_what_is_copied_is_sent_to_the_builder(root: Path) -> None:
    wanted = {
        source for sources, _ in copied((root / "deploy" / "Dockerfile").read_text()) for source in sources
    }
    lines = (root / "deploy" / "Dockerfile.dockerignore").read_text().splitlines()
    assert {line[1:] for line in lines if line.startswith("!")} == wanted


def composed(root: Path, names: tuple[str, ...]) -> dict[str, Any]:
    """Lay compose files over each other, as far as services go."""
    services: dict[str, Any] = {}
    for name in names:
        document = yaml.safe_load((root / "deploy" / name).read_text())
        for service, content in document["services"].items():
            known = services.setdefault(service, {})
            environment = known.get("environment", {}) | content.get("environment", {})
            services[service] = known | content | {"environment": environment}
    return services


@pytest.mark.parametrize("names", COMPOSED, ids="+".join)
def test_a_compose_file_names_services_files_and_settings_that_exist(
    root: Path, names: tuple[str, ...]
) -> None:
    services = composed(root, names)
    documented = (root / "docs" / "hosting.md").read_text()
    servers = [service for service in services.values() if "build" in service]
    assert servers
    for server in servers:
        assert (root / "deploy" / server["build"]["context"] / server["build"]["dockerfile"]).exists()
        assert all(f"`{name}`" in documented for name in server["environment"])
        assert server["environment"]["FORWARDED_ALLOW_IPS"] == "*"  # Caddy stands in front of all of them
    for service in services.values():
        assert "build" in service or re.fullmatch(r"[a-z]+:\d+", service["image"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            assert not volume.startswith(".") or (root / "deploy" / volume.partition(":")[0]).exists()
        for address in re.findall("@([a-z]+)/|redis://([a-z]+):", str(service["environment"])):
            assert "".join(address) in services


def test_the_systemd_unit_is_sound(root: Path, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed")
    unit = (root / "deploy" / "undermine.service").read_text()
    tried = tmp_path / "undermine.service"
    tried.write_text(unit.replace("/opt/undermine/bin/undermine", sys.executable))
    verified = subprocess.run((analyze, "verify", tried), capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")


def test_the_unit_lets_the_server_have_more_files_than_it_takes_connections(root: Path) -> None:
    (files,) = re.findall(
        r"^LimitNOFILE=(\d+)$", (root / "deploy" / "undermine.service").read_text(), re.MULTILINE
    )
    assert int(files) > 2 * Settings().connections_per_address


def test_caddy_takes_the_file_of_the_cluster(root: Path) -> None:
    if shutil.which("caddy") is None:
        pytest.skip("Caddy is not installed")
    command = (
        "caddy",
        "validate",
        "--adapter",
        "caddyfile",
        "--config",
        root / "deploy" / "Caddyfile.cluster",
    )
    environment = os.environ | {"UNDERMINE_DOMAIN": "undermine.example"}
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_the_recipe_for_hosts_lets_browsers_use_https_alone(root: Path) -> None:
    recipe = (root / "docs" / "hosting.md").read_text("utf-8")
    proxy = next(line for line in recipe.splitlines() if "Caddyfile" in line and "reverse_proxy" in line)
    assert 'Strict-Transport-Security "max-age=' in proxy
