"""Commands as processes of their own, as people start them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "undermine"]


def undermine(*words: str, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [*COMMAND, *words],
        cwd=cwd,
        env=settings(environment),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def settings(environment: dict[str, str]) -> dict[str, str]:
    """Return the environment of a command: English, and no database of anybody's."""
    left_out = ("DATABASE_URL", "REDIS_URL", "LC_ALL", "LC_MESSAGES", "LANG", "UNDERMINE_DATA_DIR")
    return {name: value for name, value in os.environ.items() if name not in left_out} | environment


def interrupted(*words: str, cwd: Path, when: Path) -> subprocess.CompletedProcess[str]:
    """Run a command, press Ctrl-C once a file is there, and wait for its end."""
    process = subprocess.Popen(
        [*COMMAND, *words],
        cwd=cwd,
        env=settings({}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509 - no threads here
    )
    try:
        deadline = time.monotonic() + 90
        while not when.exists() and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    return subprocess.CompletedProcess(words, process.returncode, out, err)
