"""A league: a rating list of all bots that goes on by itself, on deals that everybody meets, as a page.

A folder holds the results of every round (`league.jsonl`) and the page made of them (`league.md`). Every run adds
rounds for the pairs that lack them, so that a new bot catches up and nothing is played twice. Bots have a rating for
each side; the list is in the order of what is sure of both: the mean less three times how unsure it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from undermine.bots.loader import hire, short_name
from undermine.bots.registry import BOTS
from undermine.errors import UserError
from undermine.sim.arena.keeping import Keeper
from undermine.sim.arena.plan import MINER, SABOTEUR, SidesPlan
from undermine.sim.outputs import prepare_folder, written_beside

SURE: Final = 3
"""How many times its uncertainty is taken from a rating to say what is sure."""

Say = Callable[..., str]


@dataclass(frozen=True)
class League:
    """A league and the folder that it lives in."""

    folder: Path

    @property
    def results(self) -> Path:
        """Where every round is kept."""
        return self.folder / "league.jsonl"

    @property
    def page(self) -> Path:
        """Where the list is written."""
        return self.folder / "league.md"

    def plan(self, wanted: SidesPlan) -> SidesPlan:
        """Return what is to be played: the bots given, ours, and those of earlier runs that can still play."""
        prepare_folder(self.folder, self.results.name, self.page.name)
        known = Keeper(wanted, self.results).kept if self.results.exists() else {}
        earlier = sorted({bot for task in known for bot in task.line_up})
        names = dict.fromkeys([*wanted.bots, *BOTS, *[bot for bot in earlier if can_play(bot)]])
        return replace(wanted, bots=tuple(names))

    def write(self, result: dict[str, Any], say: Say) -> None:
        """Write the page."""
        with written_beside(self.page) as beside:
            beside.write_text(page(result, say), encoding="utf-8")


def can_play(name: str) -> bool:
    """Return whether a bot of an earlier run is still there."""
    try:
        hire(name)
    except UserError:
        return False
    return True


def standing(result: dict[str, Any]) -> list[str]:
    """Return the bots, the best first."""
    return sorted(result["bots"], key=lambda bot: -sum(sure(result, bot, side) for side in (MINER, SABOTEUR)))


def sure(result: dict[str, Any], bot: str, side: str) -> float:
    """Return the rating that a bot surely has on a side; nothing if it has not played there."""
    rating = result["bots"][bot]["rating"][side]
    return 0.0 if rating is None else float(rating["mu"] - SURE * rating["sigma"])


def page(result: dict[str, Any], say: Say) -> str:
    """Return the list as a page of Markdown."""
    setting = {name: str(result[name]) for name in ("rules", "players", "seed")}
    rounds = sum(cell["rounds"] for cell in result["cells"])
    lines = [
        f"# {say('title')}",
        "",
        say("setting", **setting, rounds=rounds),
        "",
        *rating_list(result, say),
        "",
        say("explained"),
    ]
    return "\n".join(lines) + "\n"


def rating_list(result: dict[str, Any], say: Say) -> list[str]:
    """Return the list itself: ratings, shares of rounds, and how far each bot is ahead of the next, for each side."""
    columns = (
        "place",
        "bot",
        "miner",
        "saboteur",
        "miners-won",
        "saboteurs-won",
        "miners-ahead",
        "saboteurs-ahead",
    )
    order = standing(result)
    rows = [
        [
            str(place),
            short_name(bot),
            *[written(result, bot, side) for side in (MINER, SABOTEUR)],
            *[won(result, bot, side) for side in (MINER, SABOTEUR)],
            *[ahead(result, bot, following, side) for side in (MINER, SABOTEUR)],
        ]
        for place, (bot, following) in enumerate(zip(order, [*order[1:], None], strict=True), 1)
    ]
    return table([say(column) for column in columns], rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return a table of Markdown."""
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def written(result: dict[str, Any], bot: str, side: str) -> str:
    """Return a rating as the list shows it."""
    rating = result["bots"][bot]["rating"][side]
    return "" if rating is None else f"{rating['mu']:.1f} ± {rating['sigma']:.1f}"


def won(result: dict[str, Any], bot: str, side: str) -> str:
    """Return how often a bot has won on a side against all others."""
    share = result["bots"][bot]["won"][side]
    return "" if share is None else interval(share, ".1%")


def ahead(result: dict[str, Any], bot: str, following: str | None, side: str) -> str:
    """Return by how many points of a hundred a bot is ahead of the next on a side, on the same deals."""
    for pair in result["between"]:
        if (pair["bot"], pair["of"], pair["role"]) == (bot, following, side):
            return interval({name: 100 * value for name, value in pair["by"].items()}, "+.1f")
    return ""


def interval(found: dict[str, float], form: str) -> str:
    """Return a number with its interval; a single deal, and deals that all came to the same, have none."""
    value, low, high = (format(found[name], form) for name in ("value", "low", "high"))
    return value if low == high else f"{value} ({low} – {high})"  # noqa: RUF001 - a dash between numbers
