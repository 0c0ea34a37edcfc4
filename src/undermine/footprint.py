"""How much memory a process holds, where the system tells."""

import os
from pathlib import Path
from typing import Final

MEBIBYTE: Final = 2**20


def resident_bytes(process: int | None = None) -> int | None:
    """Return the memory that a process holds, our own if none is named; None where there is no /proc or no process.

    Not `getrusage`: its highest value of a child process begins with what the parent held.
    """
    try:
        pages = Path(f"/proc/{process or os.getpid()}/statm").read_text(encoding="ascii").split()[1]
    except (OSError, IndexError):
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
