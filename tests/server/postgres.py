"""A PostgreSQL of our own for tests: made in a folder, reached over a socket in it, gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import sqlalchemy as sa

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def program(name: str) -> str | None:
    """Return where a program of PostgreSQL is, if it is installed."""
    folders = [str(folder) for folder in reversed(DEBIAN)]
    return shutil.which(name, path=os.pathsep.join([*folders, os.environ.get("PATH", "")]))


def is_installed() -> bool:
    return program("initdb") is not None and program("pg_ctl") is not None


@contextmanager
def running() -> Iterator[str]:
    """Start a server and give its address; PostgreSQL refuses to run as root, so then it runs as nobody."""
    owner = pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else os.geteuid()
    with tempfile.TemporaryDirectory(prefix="undermine-pg-") as folder:
        os.chown(folder, owner, -1)
        Path(folder).chmod(0o700)

        def run(*command: str) -> None:
            subprocess.run(command, check=True, cwd=folder, user=owner, stdout=subprocess.DEVNULL)

        data = f"{folder}/data"
        run(str(program("initdb")), "--auth=trust", "--username=undermine", "--no-sync", "-D", data)
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"
        control = (str(program("pg_ctl")), "-D", data, "-w")
        run(*control, "-l", f"{folder}/log", "-o", options, "start")
        try:
            yield f"postgresql://undermine@/postgres?host={folder}"
        finally:
            run(*control, "-m", "immediate", "stop")


def empty_database(address: str) -> str:
    """Make a database in a running server and return its address."""
    name = f"test_{uuid4().hex}"
    driver = sa.make_url(address).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(driver, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.replace("/postgres?", f"/{name}?")
