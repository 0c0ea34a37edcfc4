"""Worker processes: how they begin, and how a pool of them ends."""

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process

THINKING_NICENESS, STUDYING_NICENESS = 3, 6
"""How much workers give way: bots to the server, for which people wait, and what goes through games to both."""


def begin_worker(niceness: int) -> None:
    """Make a worker give way, end with its server, however that ends, and leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):  # Windows has none
        os.nice(niceness)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def new_pool(niceness: int) -> ProcessPoolExecutor:
    """Return a pool of one process, which starts when it is needed."""
    return ProcessPoolExecutor(
        1, mp_context=get_context("spawn"), initializer=begin_worker, initargs=(niceness,)
    )


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End a pool of workers at once, whatever they are doing."""
    workers = list((pool._processes or {}).values())  # noqa: SLF001 - a worker that hangs can only be killed
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
