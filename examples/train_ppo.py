"""Train a miner with MaskablePPO: `python examples/train_ppo.py --minutes 20`, after `pip install sb3-contrib`.

One small network answers for every miner, each by what that seat knows, against apprentice saboteurs. It first learns
to do what apprentices do (random miners never find the treasure, so there is nothing to learn from), then plays and
improves. The curve and the comparison with `digger` miners on deals that were never trained on are printed, and kept
with --out.
"""

import argparse
import json
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from undermine.bots.loader import hire
from undermine.env import SaboteurSeat

WINDOW = (-1, -4, 9, 4)
SABOTEURS = "apprentice"
CLONING_SHARE = 0.5
"""The part of the time that goes into learning from apprentices."""
EVALUATED_EVERY_SECONDS = 120.0


def make_env(players: int, bots: dict[str, str] | None = None) -> SaboteurSeat:
    """Return a table at which the policy plays all miners."""
    return SaboteurSeat(
        rules="base", players=players, seat="miner", bots=bots or {"saboteur": SABOTEURS}, window=WINDOW
    )


# -- learning from apprentices -------------------------------------------------------------------------------------


def demonstrate(players: int, seconds: float, seed: int) -> tuple[Any, Any, Any]:
    """Let apprentices play the miners, and note what they saw, could do and did."""
    env = make_env(players)
    teacher = hire("apprentice")
    seen: list[Any] = []
    masks: list[Any] = []
    actions: list[int] = []
    latest = monotonic() + seconds
    deal = 0
    while monotonic() < latest or not actions:
        observation, _ = env.reset(options={"deal": f"lesson {seed}/{deal}"})
        deal += 1
        over = False
        while not over:
            seat = env.episode.seat
            view = env.view()
            chosen = teacher.at(seat, f"{seed}/{deal}/{seat}".encode()).decide(view)
            mask = env.action_masks()
            place = list(view.options).index(chosen)
            action = env.episode.sight.ids(env.episode.table, seat)[place]
            seen.append(observation)
            masks.append(np.packbits(mask))
            actions.append(action)
            observation, _, over, _, _ = env.step(action)
    return np.array(seen), np.array(masks), np.array(actions)


def imitate(model: MaskablePPO, lessons: tuple[Any, Any, Any], seconds: float) -> None:
    """Make the policy do what was done in the lessons."""
    seen, masks, actions = lessons
    width = model.action_space.n
    optimizer = torch.optim.Adam(model.policy.parameters(), lr=1e-3)
    chance = np.random.default_rng(0)
    latest = monotonic() + seconds
    losses: list[float] = []
    while monotonic() < latest or not losses:
        batch = chance.integers(len(actions), size=min(512, len(actions)))
        mask = np.unpackbits(masks[batch], axis=1)[:, :width]
        _, likelihood, _ = model.policy.evaluate_actions(
            torch.as_tensor(seen[batch]).float(), torch.as_tensor(actions[batch]), action_masks=mask
        )
        loss = -likelihood.mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    print(f"imitation: {len(actions)} decisions, {len(losses)} steps, loss {np.mean(losses[-50:]):.2f}")


# -- comparing -----------------------------------------------------------------------------------------------------


def share_won(players: int, deals: int, model: MaskablePPO | None) -> float:
    """Return how often the miners win on deals that nobody trains on: of the policy, or of diggers without one."""
    bots = {"saboteur": SABOTEURS, "miner": "digger"}
    won = 0
    for deal in range(deals):
        env = make_env(players, bots)
        observation, _ = env.reset(options={"deal": f"held out {deal}"})
        over, reward = False, 0.0
        while not over:
            if model is None:
                action = digger_action(env)
            else:
                action = int(
                    model.predict(observation, action_masks=env.action_masks(), deterministic=True)[0]
                )
            observation, reward, over, _, _ = env.step(action)
        won += reward > 0
    return won / deals


def digger_action(env: SaboteurSeat) -> int:
    """Return what a digger would do in the seat that must act."""
    seat, view = env.episode.seat, env.view()
    chosen = hire("digger").at(seat, b"digger").decide(view)
    return int(env.episode.sight.ids(env.episode.table, seat)[list(view.options).index(chosen)])


class Clock(BaseCallback):  # type: ignore[misc, unused-ignore]  # its package need not be installed
    """Ends the training when the time is up, and measures how strong the policy is now and then."""

    def __init__(
        self, latest: float, players: int, deals: int, curve: list[dict[str, float]], began: float
    ) -> None:
        super().__init__()
        self.latest, self.players, self.deals, self.curve, self.began = latest, players, deals, curve, began
        self.next = monotonic()

    def _on_step(self) -> bool:
        return monotonic() < self.latest

    def _on_rollout_start(self) -> None:
        if monotonic() >= self.next:
            note(self.curve, self.began, self.num_timesteps, share_won(self.players, self.deals, self.model))
            self.next = monotonic() + EVALUATED_EVERY_SECONDS


def note(curve: list[dict[str, float]], began: float, steps: int, won: float) -> None:
    """Add a point to the curve."""
    curve.append({"minutes": round((monotonic() - began) / 60, 2), "steps": steps, "won": round(won, 3)})
    print(curve[-1], flush=True)


def main() -> None:
    """Train for some minutes and compare."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--minutes", type=float, default=20.0)
    arguments.add_argument("--players", type=int, default=5)
    arguments.add_argument("--deals", type=int, default=100, help="deals of every comparison")
    arguments.add_argument("--out", type=Path, default=None, help="a folder for the curve and the policy")
    given = arguments.parse_args()
    torch.manual_seed(7)
    began = monotonic()
    latest = began + 60 * given.minutes
    env = DummyVecEnv([lambda: make_env(given.players)] * 4)
    env.seed(7)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=256, batch_size=256, n_epochs=4, learning_rate=1e-4, gamma=1.0, ent_coef=0.003,
        clip_range=0.1, policy_kwargs={"net_arch": [256, 256], "normalize_images": False}, seed=7,
    )  # fmt: skip
    cloning = 60 * given.minutes * CLONING_SHARE
    imitate(model, demonstrate(given.players, cloning * 0.7, 7), cloning * 0.3)
    curve: list[dict[str, float]] = []
    model.learn(10**9, callback=Clock(latest, given.players, given.deals, curve, began))
    note(curve, began, model.num_timesteps, share_won(given.players, given.deals, model))
    diggers = share_won(given.players, given.deals, None)
    print(f"digger miners win {diggers:.1%} of the same deals, the trained ones {curve[-1]['won']:.1%}")
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / "curve.json").write_text(json.dumps({"diggers": diggers, "curve": curve}, indent=1))
        model.save(given.out / "miner.zip")


if __name__ == "__main__":
    main()
