"""One of OpenSpiel's algorithms on a small table: `python examples/openspiel.py`, with `undermine[openspiel]`.

Outcome-sampling Monte Carlo CFR on a round with three players and one deal. A round is far too large to be solved; this
shows that the pieces fit.
"""

import random
import sys

import numpy as np

try:
    import pyspiel
    from open_spiel.python.algorithms import outcome_sampling_mccfr
except ModuleNotFoundError:
    sys.exit(print("OpenSpiel is not installed here: pip install 'undermine[openspiel]'"))

import undermine.env.openspiel  # noqa: F401 - makes our games known

random.seed(7)
np.random.seed(7)  # noqa: NPY002 - OpenSpiel draws from it
game = pyspiel.load_game("python_undermine_saboteur", {"players": 3, "deals": 1})
solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 2):
    solver.iteration()
state = game.new_initial_state()
state.apply_action(0)
policy = solver.average_policy().action_probabilities(state)
likeliest = max(policy, key=lambda action: policy[action])
print(f"{len(policy)} actions; likeliest: {state.action_to_string(state.current_player(), likeliest)}")
