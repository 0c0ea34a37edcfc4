"""Train a miner with MaskablePPO: `python examples/train_ppo.py --minutes 20`, after `pip install sb3-contrib`.

One small network answers for every miner, each by what that seat knows, against apprentice saboteurs. Actions are
`listed`: the network gives every option a score from what the option is and from what the seat knows. It first learns
to do what apprentices do (random miners never find the treasure, so there is nothing to learn from), then plays and
improves. The curve and the comparison with `digger` miners on deals that were never trained on are printed, and kept
with --out: `curve.json`, a picture of it (`curve.svg`) and the policy. Shares have their 95 % intervals. Minutes are
those of the clock, or with --cpu those of the processor, for a machine that others use too.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

from undermine.bots.loader import hire
from undermine.env import SaboteurSeat
from undermine.sim.intervals import Interval, share
from undermine.sim.pictures import COLOURS, paper, write

WINDOW = (-1, -4, 9, 4)
MOST_OPTIONS = 128
SABOTEURS = "apprentice"
WIDTH = 64
VALUES = 256
"""Numbers of observations and options are bytes."""
ROW = 16
"""More than the window is high."""
LESSONS_SHARE, IMITATION_SHARE = 0.3, 0.25
"""The parts of the time that go into watching apprentices, and into learning to do the same."""
MOST_LESSONS = 60_000
"""Decisions of apprentices to learn from."""
CURVE_POINTS = 6
"""How often the policy is measured while it plays."""


def make_env(players: int, bots: dict[str, str] | None = None) -> SaboteurSeat:
    """Return a table at which the policy plays all miners."""
    return SaboteurSeat(
        rules="base",
        players=players,
        seat="miner",
        bots=bots or {"saboteur": SABOTEURS},
        window=WINDOW,
        actions="listed",
        most_options=MOST_OPTIONS,
    )


# -- the network ---------------------------------------------------------------------------------------------------


class OptionScores(BaseFeaturesExtractor):  # type: ignore[misc, unused-ignore]  # its package need not be installed
    """Gives every option a score, and behind the scores what the value of the position is estimated from."""

    def __init__(self, observation_space: Any) -> None:
        options, features = observation_space["options"].shape
        super().__init__(observation_space, options + WIDTH)
        self.knowledge = nn.Linear(observation_space["observation"].shape[0], WIDTH)
        self.features = features
        # Each number of an option by itself, a card with how it is turned, and a column with a row.
        self.parts = nn.EmbeddingBag((features + 4 + ROW) * VALUES, WIDTH, mode="sum")
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, 48), nn.ReLU(), nn.Linear(48, 1))
        self.register_buffer("offsets", torch.arange(features) * VALUES)

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        """Return the scores and what is known."""
        known = self.knowledge(torch.log1p(seen["observation"].float()))
        offered = seen["options"][..., 0] > 0
        options = seen["options"][offered].long()
        card, x, y, turned = (options[:, place] for place in (1, 2, 3, 4))
        shape = self.features * VALUES + card * 4 + turned.clamp(max=3)
        place = (self.features + 4) * VALUES + x * ROW + y.clamp(max=ROW - 1)
        parts = torch.cat([options + self.offsets, shape.unsqueeze(1), place.unsqueeze(1)], dim=1)
        knowing = known.repeat_interleave(offered.sum(dim=1), dim=0)
        scores = torch.zeros(offered.shape)
        scores[offered] = self.score(self.parts(parts) + knowing).squeeze(-1)
        return torch.cat([scores, known], dim=-1)


class SplitScores(nn.Module):  # type: ignore[misc, unused-ignore]
    """Hands the scores to the actor, and what is known to the critic."""

    def __init__(self, options: int) -> None:
        super().__init__()
        self.latent_dim_pi, self.latent_dim_vf = options, WIDTH

    def forward(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: torch.Tensor) -> torch.Tensor:
        return features[:, : self.latent_dim_pi]

    def forward_critic(self, features: torch.Tensor) -> torch.Tensor:
        return torch.tanh(features[:, self.latent_dim_pi :])


class ScoringPolicy(MaskableMultiInputActorCriticPolicy):  # type: ignore[misc, unused-ignore]
    """Chooses among options by their scores."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = SplitScores(self.features_dim - WIDTH)

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


# -- learning from apprentices -------------------------------------------------------------------------------------


def demonstrate(players: int, clock: Callable[[], float], latest: float, seed: int) -> dict[str, Any]:
    """Let apprentices play the miners, and note what they saw, could do and did."""
    env = make_env(players)
    teacher = hire("apprentice")
    noted: dict[str, list[Any]] = {"observation": [], "options": [], "masks": [], "actions": []}
    deal = 0
    while (clock() < latest and len(noted["actions"]) < MOST_LESSONS) or not noted["actions"]:
        seen, _ = env.reset(options={"deal": f"lesson {seed}/{deal}"})
        deal += 1
        over = False
        while not over:
            seat, view = env.episode.seat, env.view()
            chosen = teacher.at(seat, f"{seed}/{deal}/{seat}".encode()).decide(view)
            action = list(view.options).index(chosen)
            noted["observation"].append(seen["observation"])
            noted["options"].append(seen["options"])
            noted["masks"].append(env.action_masks())
            noted["actions"].append(action)
            seen, _, over, _, _ = env.step(action)
    return {name: np.array(rows) for name, rows in noted.items()}


def imitate(model: MaskablePPO, lessons: dict[str, Any], clock: Callable[[], float], latest: float) -> None:
    """Make the policy do what was done in the lessons."""
    optimizer = torch.optim.Adam(model.policy.parameters(), lr=2e-3)
    chance = np.random.default_rng(0)
    losses: list[float] = []
    count = len(lessons["actions"])
    while clock() < latest or not losses:
        batch = chance.integers(count, size=min(256, count))
        seen = {name: torch.as_tensor(lessons[name][batch]) for name in ("observation", "options")}
        _, likelihood, _ = model.policy.evaluate_actions(
            seen, torch.as_tensor(lessons["actions"][batch]), action_masks=lessons["masks"][batch]
        )
        loss = -likelihood.mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    print(f"imitation: {count} decisions, {len(losses)} steps, loss {np.mean(losses[-50:]):.2f}", flush=True)


# -- comparing -----------------------------------------------------------------------------------------------------


def share_won(players: int, deals: int, model: MaskablePPO | None) -> Interval:
    """Return how often the miners win on deals that nobody trains on: of the policy, or of diggers without one."""
    env = make_env(players)
    won = 0
    for deal in range(deals):
        seen, _ = env.reset(options={"deal": f"held out {deal}"})
        over, reward = False, 0.0
        while not over:
            if model is None:
                action = digger_action(env)
            else:
                action = int(model.predict(seen, action_masks=env.action_masks(), deterministic=True)[0])
            seen, reward, over, _, _ = env.step(action)
        won += reward > 0
    return share(won, deals)


def digger_action(env: SaboteurSeat) -> int:
    """Return what a digger would do in the seat that must act."""
    view = env.view()
    return list(view.options).index(hire("digger").at(env.episode.seat, b"digger").decide(view))


class Clock(BaseCallback):  # type: ignore[misc, unused-ignore]
    """Ends the training when the time is up, and measures how strong the policy is now and then."""

    def __init__(self, clock: Callable[[], float], latest: float, measure: Callable[[int], None]) -> None:
        super().__init__()
        self.clock, self.latest, self.measure = clock, latest, measure
        self.next = clock()
        self.apart = (latest - self.next) / CURVE_POINTS

    def _on_step(self) -> bool:
        return self.clock() < self.latest

    def _on_rollout_start(self) -> None:
        if self.clock() >= self.next:
            self.measure(self.num_timesteps)
            self.next = self.clock() + self.apart


def train(given: argparse.Namespace) -> tuple[MaskablePPO, list[dict[str, Any]]]:
    """Train for some minutes; return the policy and how strong it was when."""
    clock = process_time if given.cpu else monotonic
    began = clock()
    seconds = 60 * given.minutes
    env = DummyVecEnv([lambda: make_env(given.players)] * 8)
    env.seed(7)
    model = MaskablePPO(
        ScoringPolicy, env, n_steps=256, batch_size=512, n_epochs=3, learning_rate=3e-4, gamma=1.0, gae_lambda=0.95,
        ent_coef=0.003, clip_range=0.15, policy_kwargs={"features_extractor_class": OptionScores}, seed=7,
    )  # fmt: skip
    curve: list[dict[str, Any]] = []

    def measure(steps: int) -> None:
        minutes = round((clock() - began) / 60, 2)
        won = share_won(given.players, given.deals, model)
        curve.append({"minutes": minutes, "steps": steps, "won": won._asdict()})
        print(
            f"{minutes} minutes, {steps} decisions played: {told(won)} of {given.deals} deals won", flush=True
        )

    lessons = demonstrate(given.players, clock, began + seconds * LESSONS_SHARE, 7)
    imitate(model, lessons, clock, began + seconds * (LESSONS_SHARE + IMITATION_SHARE))
    model.learn(10**9, callback=Clock(clock, began + seconds, measure))
    measure(model.num_timesteps)
    return model, curve


def told(won: Interval) -> str:
    """Return a share with its interval."""
    return f"{won.value:.1%} ({won.low:.1%} to {won.high:.1%})"


def draw(found: dict[str, Any], path: Path) -> None:
    """Draw the curve, and the diggers as a line."""
    figure, axes = paper(6, 3.6)
    minutes = [point["minutes"] for point in found["curve"]]
    won = [Interval(**point["won"]) for point in found["curve"]]
    reach = [[one.value - one.low for one in won], [one.high - one.value for one in won]]
    axes.errorbar(
        minutes, [one.value for one in won], yerr=reach, color=COLOURS[0], marker="o", capsize=3, label="trained miners"
    )  # fmt: skip
    axes.axhline(found["diggers"]["value"], color=COLOURS[1], label="digger miners")
    axes.set_ylim(0, 1)
    axes.set_xlabel("minutes")
    axes.set_ylabel("rounds won on held-out deals")
    axes.legend()
    write(figure, path)


def main() -> None:
    """Train for some minutes and compare."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--minutes", type=float, default=20.0)
    arguments.add_argument("--cpu", action="store_true", help="count the minutes of the processor")
    arguments.add_argument("--players", type=int, default=5)
    arguments.add_argument("--deals", type=int, default=100, help="deals of every comparison")
    arguments.add_argument("--final", type=int, default=400, help="deals of the last comparison")
    arguments.add_argument("--out", type=Path, default=None, help="a folder for the curve and the policy")
    given = arguments.parse_args()
    torch.manual_seed(7)
    torch.set_num_threads(1)
    model, curve = train(given)
    diggers, trained = (share_won(given.players, given.final, who) for who in (None, model))
    print(
        f"on {given.final} held-out deals digger miners win {told(diggers)}, the trained ones {told(trained)}"
    )
    if given.out is not None:
        found = {
            "deals": given.final,
            "diggers": diggers._asdict(),
            "trained": trained._asdict(),
            "curve": curve,
        }
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / "curve.json").write_text(json.dumps(found, indent=1))
        draw(found, given.out / "curve.svg")
        model.save(given.out / "miner.zip")


if __name__ == "__main__":
    main()
