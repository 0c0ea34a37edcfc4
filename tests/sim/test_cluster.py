"""A cluster plays the same games as processes do, survives the loss of a worker, and talks to nobody it should not."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from distributed import Client, LocalCluster
from typer.testing import CliRunner

from undermine.cli import app
from undermine.errors import UserError
from undermine.sim.atlas.plan import AtlasPlan, Cell
from undermine.sim.atlas.playing import AtlasResults, play_atlas
from undermine.sim.batch import Spreader, over_processes, play_games
from undermine.sim.calibration import calibrate
from undermine.sim.cluster import ANY_PORT, ClusterAddress, over_cluster, portion_size, spread_portions
from undermine.sim.dataset import plan as dataset_plan
from undermine.sim.dataset import writing as dataset_writing
from undermine.sim.dataset.plan import DatasetPlan
from undermine.sim.dataset.writing import write_dataset
from undermine.sim.plan import Plan

PLAN = Plan("base", 4, 6, "7", ("random",))


def played(*options: str) -> str:
    result = CliRunner().invoke(app, [*options, "--json"])
    if result.exception:
        raise result.exception
    return result.stdout


def untimed(result: str) -> str:
    """Leave out how long bots thought, which is measured."""
    return re.sub(r'(_ms": )[0-9.]+', r"\1", result)


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--games", "6", "--players", "4", "--bots", "random,digger"),
        ("arena", "--games", "2", "--players", "3", "--bots", "digger,random"),
    ],
    ids=lambda command: command[0],
)
def test_a_cluster_and_processes_come_to_the_same_byte_for_byte(command: tuple[str, ...]) -> None:
    by_cluster, by_workers = played(*command, "--cluster", "local:2"), played(*command, "--workers", "2")
    assert untimed(by_cluster) == untimed(by_workers)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Spreader]:
    """One for all who leave it running: starting one takes longer than what is compared here."""
    with over_cluster(ClusterAddress("local:2")) as spread:
        yield spread


@pytest.mark.slow
def test_a_cluster_and_processes_write_the_same_dataset(
    cluster: Spreader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset_plan, "GAMES_IN_A_PART", 1)
    monkeypatch.setattr(dataset_writing, "GAMES_IN_A_PART", 1)
    plan = DatasetPlan(Plan("base", 3, 3, "7", ("random",)), belief=False)
    write_dataset(plan, tmp_path / "cluster", cluster, lambda _: None)
    write_dataset(plan, tmp_path / "workers", over_processes(2), lambda _: None)
    files = {path.name: path.read_bytes() for path in (tmp_path / "cluster").iterdir()}
    assert len(files) == 4
    assert files == {path.name: path.read_bytes() for path in (tmp_path / "workers").iterdir()}


@pytest.mark.slow
def test_a_cluster_and_processes_come_to_the_same_calibration(cluster: Spreader) -> None:
    plan = Plan("base", 3, 2, "calibration", ("digger",))
    over_workers = calibrate(plan, 2, cluster, "master")
    assert json.dumps(over_workers) == json.dumps(calibrate(plan, 2, None, "master"))


@pytest.mark.slow
def test_a_cluster_and_processes_train_the_same_weights(tmp_path: Path) -> None:
    course = ("train", "--rounds", "4", "--deals", "2", "--side", "saboteur")
    for name, place in (("cluster", ("--cluster", "local:2")), ("workers", ("--workers", "2"))):
        result = CliRunner().invoke(app, [*course, "--output", str(tmp_path / f"{name}.json"), *place])
        assert result.exit_code == 0, result.output
    assert (tmp_path / "cluster.json").read_bytes() == (tmp_path / "workers.json").read_bytes()


@pytest.mark.slow
def test_a_cluster_and_processes_make_the_same_atlas(cluster: Spreader, tmp_path: Path) -> None:
    class TwoCells(AtlasPlan):
        """A few rounds are enough to compare."""

        def cells(self) -> list[Cell]:
            return [Cell("base", 3, "random"), Cell("base", 4, "digger")]

    plan = TwoCells(2, "7", "random")
    found = []
    for name, spreader in (("cluster", cluster), ("workers", over_processes(2))):
        results = AtlasResults(plan, tmp_path / name)
        play_atlas(plan, results, spreader, lambda _: None)
        found.append((tmp_path / name).read_bytes())
    assert found[0] == found[1]


@pytest.mark.slow
def test_two_clusters_of_one_machine_do_not_get_in_each_others_way() -> None:
    """A port that both wanted would be told as a warning, which is an error here."""
    with over_cluster(ClusterAddress("local:1")), over_cluster(ClusterAddress("local:1")):
        pass


@pytest.mark.slow
def test_a_worker_that_is_killed_in_the_middle_changes_nothing() -> None:
    play = partial(play_games, Plan("base", 4, 16, "7", ("digger",)), None)
    chunks = [range(game, game + 1) for game in range(16)]
    with (
        LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address=None,
            scheduler_kwargs=ANY_PORT,
        ) as local,
        Client(local, set_as_default=False) as client,
    ):
        workers = list(client.run(os.getpid).values())
        results = spread_portions(client, play, chunks)
        found = [next(results)]
        os.kill(workers[0], signal.SIGKILL)
        found += list(results)
    assert found == list(over_processes(1)(play, chunks))


def test_portions_grow_until_they_take_two_seconds() -> None:
    assert portion_size(1, 0.01) == 2
    assert portion_size(8, 1.0) == 16
    assert portion_size(8, 4.0) == 4
    assert portion_size(1, 60.0) == 1


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("tcp://10.0.0.7:8786", "neither on this machine nor encrypted"),
        ("tls://10.0.0.7:8786", "needs the files ca.pem"),
        ("somewhere", "is no cluster"),
        ("tcp://10.0.0.7:port", "is no cluster"),
        ("local:many", "is no cluster"),
    ],
)
def test_an_address_that_cannot_be_trusted_is_refused(address: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        ClusterAddress(address).check()


def test_plain_tcp_is_for_this_machine_or_for_those_who_insist() -> None:
    ClusterAddress("tcp://127.0.0.1:8786").check()
    ClusterAddress("tcp://10.0.0.7:8786", insecure=True).check()


def test_records_are_not_kept_on_other_machines(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot be kept by workers on other machines"):
        played("simulate", "--games", "1", "--cluster", "tcp://127.0.0.1:1", "--records", str(tmp_path / "r"))


def certificates(folder: Path) -> Path:
    """One certificate that signs itself, for both ends."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "cluster")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    written = certificate.public_bytes(serialization.Encoding.PEM)
    for name_of_file in ("ca.pem", "cert.pem"):
        (folder / name_of_file).write_bytes(written)
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return folder


@contextmanager
def encrypted_cluster(folder: Path) -> Iterator[str]:
    """A scheduler and a worker of `dask`, as docs/research.md starts them."""
    pems = (
        "--tls-ca-file",
        folder / "ca.pem",
        "--tls-cert",
        folder / "cert.pem",
        "--tls-key",
        folder / "key.pem",
    )
    about = folder / "scheduler.json"
    place = ("--protocol", "tls", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    dask = [sys.executable, "-m", "distributed.cli.dask_scheduler", *place, "--scheduler-file", about, *pems]
    scheduler = subprocess.Popen([*map(str, dask)], stderr=subprocess.DEVNULL)
    try:
        while not about.exists() or not about.read_text():
            time.sleep(0.1)
        address = json.loads(about.read_text())["address"]
        words = ["--nthreads", "1", "--no-nanny", "--no-dashboard", *pems]
        worker = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_worker", address, *map(str, words)],
            stderr=subprocess.DEVNULL,
            cwd=folder,
        )
        try:
            yield address
        finally:
            worker.terminate()
            worker.wait()
    finally:
        scheduler.terminate()
        scheduler.wait()


@pytest.mark.slow
def test_an_encrypted_cluster_plays_for_those_who_have_its_certificates(tmp_path: Path) -> None:
    folder = certificates(tmp_path)
    play = partial(play_games, PLAN, None)
    chunks = [range(2), range(2, 4)]
    with encrypted_cluster(folder) as address:
        assert address.startswith("tls://")
        with over_cluster(ClusterAddress(address, folder)) as spread:
            found = [summary for _, summary in spread(play, chunks)]
    assert found == [summary for _, summary in over_processes(1)(play, chunks)]
