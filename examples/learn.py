"""A policy gradient in numpy alone, choosing from the list of options: `python examples/learn.py 200`.

It learns to dig eastwards as a miner, a little, from what the rounds paid. `train_ppo.py` is the one that plays well.
"""

import sys

import numpy as np

from undermine.env import SaboteurSeat

VERBS = 32
RATE = 0.02
episodes = int(sys.argv[1]) if len(sys.argv) > 1 else 3

env = SaboteurSeat(rules="base", players=3, seat="miner", bots="digger", actions="listed", most_options=128)
chance = np.random.default_rng(7)
weights = np.zeros(VERBS + 2)


def features(options: np.ndarray) -> np.ndarray:
    """Describe every option by its verb, and by how far to the east it aims."""
    verbs = np.eye(VERBS)[options[:, 0]]
    return np.hstack([verbs, options[:, 2:4] / 16.0])


paid = []
for episode in range(episodes):
    shown, info = env.reset(seed=episode)
    gradient, over, reward = np.zeros_like(weights), False, 0.0
    while not over:
        described = features(shown["options"])
        scores = np.where(info["action_mask"] > 0, described @ weights, -np.inf)
        likely = np.exp(scores - scores.max())
        likely /= likely.sum()
        action = int(chance.choice(len(likely), p=likely))
        gradient += described[action] - likely @ described
        shown, reward, over, _, info = env.step(action)
    paid.append(reward)
    weights += RATE * (reward - float(np.mean(paid))) * gradient
print(f"{episodes} rounds, {np.mean(np.array(paid) > 0):.0%} won, weight of the east {weights[VERBS]:+.3f}")
