"""One measured process: reads tasks from its standard input, one JSON a line, and writes what it measured likewise.

So the same Python code measures every build of the engine, and passes over several builds can be interleaved.
"""

import json
import platform
import sys
from importlib import metadata

from undermine import __version__
from undermine.engine.build import compiled
from undermine.sim.bench.measuring import measure
from undermine.sim.bench.peers import measure_peer, peer_version
from undermine.sim.plan import find_rules


def about() -> dict[str, object]:
    """Say which build this is, and with what it runs."""
    return {
        "build": "compiled" if compiled() else "uncompiled",
        "undermine": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "librt": metadata.version("librt"),
        "open_spiel": peer_version(),
    }


def done(task: dict[str, object]) -> dict[str, object]:
    """Do one task."""
    if task["task"] == "about":
        return about()
    seconds = float(str(task["seconds"]))
    if task["task"] == "peer":
        return {**measure_peer(seconds)}
    return {**measure(find_rules(str(task["rules"])), int(str(task["players"])), seconds)}


def main() -> None:
    """Do tasks until there are no more."""
    for line in sys.stdin:
        sys.stdout.write(json.dumps(done(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
