"""A review as a picture: suspicion of every seat over the moves of a game, and the chance of the treasure below."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from undermine.sim.pictures import paper, plain, write

SEATS = (
    "#2f6f8f",
    "#b5541c",
    "#4a8a3f",
    "#8a4f9e",
    "#b08d1a",
    "#5a5a5a",
    "#c2577c",
    "#1f8a8a",
    "#7a5230",
    "#3d4fae",
)
"""The colours of the seats, in order."""


def draw(result: dict[str, Any], path: Path, say: Callable[[str], str]) -> None:
    """Draw what a watcher could believe; saboteurs have thick lines, rounds are apart."""
    figure, upper = paper(10, 5.5, 2, 1)
    lower = figure.add_subplot(2, 1, 2, sharex=upper)
    for round_ in result["rounds"]:
        moves = [move for move in result["moves"] if move["round"] == round_["round"]]
        numbers = [move["seq"] for move in moves]
        for seat, name in enumerate(result["names"]):
            upper.plot(
                numbers,
                [move["observer"][seat] for move in moves],
                color=SEATS[seat % len(SEATS)],
                linewidth=2.4 if seat in round_["saboteurs"] else 1.0,
                label=plain(name) if round_ is result["rounds"][0] else None,
            )
        if moves and moves[0]["treasure"] is not None:
            lower.plot(numbers, [move["treasure"] for move in moves], color="#b08d1a")
        for axes in (upper, lower):
            axes.axvline(numbers[-1] + 0.5, color="lightgrey", linewidth=0.8)
    for telling in result["gave_away"]:
        upper.plot(telling["seq"], telling["after"], marker="v", color="red")
    upper.set_ylabel(say("suspicion"))
    lower.set_ylabel(say("treasure"))
    lower.set_xlabel(say("move"))
    for axes in (upper, lower):
        axes.set_ylim(-0.03, 1.03)
    upper.legend(loc="upper left", fontsize=7, ncols=5)
    write(figure, path)
