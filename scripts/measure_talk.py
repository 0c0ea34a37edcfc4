"""Let bots talk through many games, and print what their talk does to belief: the numbers of docs/bots.md."""

import argparse
import sys

from undermine.engine.games import compose
from undermine.sim.talking import Effects, measure

PROGRESS_GAMES = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rules", default="base")
    options = parser.parse_args()
    print(told(measure(compose(options.rules), options.games, tell=progress)))


def progress(effects: Effects) -> None:
    if effects.games % PROGRESS_GAMES == 0:
        print(told(effects), file=sys.stderr, flush=True)


def told(effects: Effects) -> str:
    lies, accusations = effects.lies, effects.true_accusations
    return "\n".join(
        [
            f"{effects.games} games, {effects.lines} lines, at most {effects.most_lines} of one bot in a round",
            f"{len(effects.leaks)} lines would have been others on another table of which the speaker knows the same",
            f"lies of saboteurs: {len(lies)}, suspicion of the speaker {_mean(lies):+.4f}",
            f"true accusations of miners: {len(accusations)}, suspicion of the accused {_mean(accusations):+.4f}",
        ]
    )


def _mean(changes: list[float]) -> float:
    return sum(changes) / len(changes) if changes else 0.0


if __name__ == "__main__":
    main()
