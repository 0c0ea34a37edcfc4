"""The Gymnasium environment: one policy against named bots. It plays one seat, or every seat with a certain dwarf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from undermine.api.views import View
from undermine.bots.contract import Bot, decide
from undermine.bots.loader import hire
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import view
from undermine.env.aec import ILLEGAL_REWARD, LARGEST_SEED, observation_space, observed
from undermine.env.episode import Episode, view_of_seat
from undermine.env.layout import Layout
from undermine.env.picture import draw
from undermine.env.setting import Setting
from undermine.env.sight import Mask, Numbers
from undermine.errors import UserError

ANY_SEAT = "any"
MOST_DEALS = 100
"""Deals that are tried until somebody gets the dwarf that the policy is to play."""


class SaboteurSeat(gymnasium.Env[Any, np.int64]):
    """A seat in a game of ours. Parameters are those of `Setting`, and these.

    `seat`: the number of a seat, `any` for another one in every episode, or the name of a dwarf (`miner`): the policy
    then answers for every seat that has it, each by what that seat knows. `bots`: who plays the other seats: one name
    or several, which go round the table, or names by dwarf. `text`: a language for `info["text"]`.

    An observation is the plain array of numbers (with `listed` actions a dictionary, with the options beside it); the
    mask is in `info["action_mask"]` and by `action_masks()`, as sb3-contrib wants it. An illegal action ends the
    episode.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        render_mode: str | None = None,
        seat: int | str = ANY_SEAT,
        bots: str | Sequence[str] | Mapping[str, str] = "apprentice",
        text: str | None = None,
        **setting: Any,
    ) -> None:
        self.setting = Setting(**setting)
        self.episode = Episode(self.setting)
        self.render_mode = render_mode
        self.wanted = seat
        self.bots = [bots] if isinstance(bots, str) else bots
        self.language = text
        self._check_seat()
        shown = observation_space(self.episode)
        masked = self.episode.sight.flat is None
        self.observation_space = (
            spaces.Dict({name: shown[name] for name in ("observation", "options")})
            if masked
            else shown["observation"]
        )
        self.action_space = spaces.Discrete(self.episode.sight.actions)
        self.controlled: list[int] = []
        self.seated: list[Bot | None] = []

    def _check_seat(self) -> None:
        for name in self.bots.values() if isinstance(self.bots, Mapping) else self.bots:
            hire(name)
        dwarfs = [card.name for card in self.setting.ruleset.cards if card.kind == "dwarf"]
        known = [ANY_SEAT, *dwarfs, *range(self.setting.seats)]
        if self.wanted not in known:
            raise UserError("env-choice", name="seat", value=self.wanted, choices=", ".join(map(str, known)))

    def layout(self) -> Layout:
        """Return the pieces of an observation with their offsets."""
        return self.episode.sight.encoder.layout

    def view(self) -> View:
        """Return what the seat that must act may know, as a view of the public API."""
        return view_of_seat(self.episode, self._acting())

    def meaning(self, action: int) -> str:
        """Return what an action means."""
        return self.episode.sight.meaning(action)

    # -- the cycle -------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new episode and let the bots play until the policy is asked.

        `options={"deal": text}` names the deal.
        """
        super().reset(seed=seed)
        named = (options or {}).get("deal")
        for attempt in range(MOST_DEALS):
            deal = str(self.np_random.integers(LARGEST_SEED)) if named is None else f"{named}/{attempt}"
            self.episode.begin(deal)
            self.controlled = self._controlled()
            if self.controlled:
                break
        else:
            raise UserError("env-no-dwarf", dwarf=self.wanted, rules=self.setting.rules)
        self._seat_bots(deal)
        self._play_bots()
        return self._observed(), self._info()

    def _controlled(self) -> list[int]:
        if isinstance(self.wanted, int):
            return [self.wanted]
        if self.wanted == ANY_SEAT:
            return [int(self.np_random.integers(self.setting.seats))]
        return [seat for seat, dwarf in enumerate(self._dwarfs()) if dwarf == self.wanted]

    def _dwarfs(self) -> list[str]:
        cards = self.setting.ruleset.cards
        return [cards[dwarf].name for dwarf in getattr(self.episode.table, "roles")]

    def _seat_bots(self, deal: str) -> None:
        dwarfs = self._dwarfs()
        self.seated = []
        for seat in range(self.setting.seats):
            if isinstance(self.bots, Mapping):
                name = self.bots.get(dwarfs[seat], "apprentice")
            else:
                name = self.bots[seat % len(self.bots)]
            bot = None if seat in self.controlled else hire(name).at(seat, seed_bytes(f"{deal}/seat {seat}"))
            self.seated.append(bot)

    def _play_bots(self) -> float:
        paid = 0.0
        episode = self.episode
        while not episode.over and (bot := self.seated[episode.seat]) is not None:
            paid += self._paid(self._let_decide(bot))
        return paid

    def _let_decide(self, bot: Bot) -> Sequence[float]:
        episode, table = self.episode, self.episode.table
        seen = view(table, episode.seat)
        if episode.sight.claims is not None:
            bot.hear(episode.heard())
            self._let_speak(bot)
            bot.hear(episode.heard())
        before = table.round
        apply(table, episode.seat, decide(bot, seen).engine)
        return episode.moved(before)

    def _let_speak(self, bot: Bot) -> None:
        episode = self.episode
        claim = bot.speak(view_of_seat(episode, episode.seat))
        claims = episode.sight.claims
        form = None if claim is None or claims is None else claims.form_of(episode.table, claim)
        if form is not None:
            episode.claim(form)

    def _paid(self, paid: Sequence[float]) -> float:
        return sum(paid[seat] for seat in self.controlled) / len(self.controlled)

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Let the policy act, then the bots until it is asked again."""
        if not self.action_masks()[int(action)]:
            return self._observed(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": True}
        paid = self._paid(self.episode.act(int(action))) + self._play_bots()
        return self._observed(), paid, self.episode.over, False, self._info()

    def action_masks(self) -> Mask:
        """Return which actions are possible now, 1 or 0 each."""
        return self.episode.mask(self._acting())

    def _acting(self) -> int:
        return self.controlled[0] if self.episode.over else self.episode.seat

    def _observed(self) -> Any:
        shown = observed(self.episode, self._acting())
        del shown["action_mask"]
        return shown if len(shown) > 1 else shown["observation"]

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self._acting()}
        if self.language is not None:
            info["text"] = self.episode.text(self._acting(), self.language)
        return info

    def render(self) -> str | Numbers | None:
        """Show the table: as a picture of what everybody sees, or as text of what the policy's seat may know."""
        if self.render_mode == "rgb_array":
            return draw(self.episode.table, self.setting.cells)
        if self.render_mode == "ansi":
            return self.view().text(self.language or "en")
        return None
