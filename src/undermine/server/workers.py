"""Worker processes: how they begin, and how a pool of them ends."""

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, parent_process

NICENESS = 5


def begin_worker() -> None:
    """Make a worker end with its server, however that ends, and leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def begin_gentle_worker() -> None:
    """Begin a worker that gives way to all others: what takes seconds of one core must not hold up a game."""
    begin_worker()
    if hasattr(os, "nice"):  # Windows has none
        os.nice(NICENESS)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End a pool of workers at once, whatever they are doing."""
    workers = list((pool._processes or {}).values())  # noqa: SLF001 - a worker that hangs can only be killed
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
