"""The command for long random runs.

    python -m undermine.testing.soak --games 100000 --workers 2

plays the games, checks now and then that no card and no gold gets lost, tries forbidden things, and fails unless every
verb, ask, event and refusal code of the rules has occurred and the treasure was found often enough.

    python -m undermine.testing.soak --mixtures 2000 --workers 2

plays a game of each of N random legal mixtures of modules, with random numbers of players. It fails at the first
exception, card or gold that is lost, or game without end; what never occurred is only reported.
"""

import argparse
import json
import sys

from undermine.bots.contract import Budget
from undermine.errors import UserError
from undermine.testing.long_runs import BOTH_EDITIONS, SoakPlan, mixture_plan, soak


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m undermine.testing.soak", description="Long random runs.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rules", default=",".join(BOTH_EDITIONS), help="rulesets, separated by commas")
    parser.add_argument(
        "--mixtures", type=int, help="number of random mixtures to play instead, one game each"
    )
    parser.add_argument("--bots", default="", help="who plays, separated by commas; else all that are quick")
    parser.add_argument("--iterations", type=int, default=Budget().iterations, help="how much bots may think")
    given = parser.parse_args()
    bots = tuple(given.bots.split(",")) if given.bots else ()
    try:
        if given.mixtures:
            plan: SoakPlan = mixture_plan(given.seed, bots, given.iterations)
        else:
            plan = SoakPlan(tuple(given.rules.split(",")), given.seed, bots, given.iterations)
        result = soak(plan, given.mixtures or given.games, given.workers)
    except UserError as error:
        parser.error(str(error))
    json.dump(result, sys.stdout, indent=1)
    sys.stdout.write("\n")
    sys.exit(1 if result["faults"] else 0)


if __name__ == "__main__":
    main()
