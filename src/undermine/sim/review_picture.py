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
        _draw_suspicion(upper, result["names"], round_["saboteurs"], moves)
        _draw_treasure(lower, moves)
        for axes in (upper, lower):
            axes.axvline(moves[-1]["seq"] + 0.5, color="lightgrey", linewidth=0.8)
    for telling in result["gave_away"]:
        upper.plot(telling["seq"], telling["after"], marker="v", color="red")
    upper.set_ylabel(say("suspicion"))
    lower.set_ylabel(say("treasure"))
    lower.set_xlabel(say("move"))
    for axes in (upper, lower):
        axes.set_ylim(-0.03, 1.03)
    lines = upper.get_lines()[: len(result["names"])]  # those of the first round
    upper.legend(lines, [plain(name) for name in result["names"]], loc="upper left", fontsize=7, ncols=5)
    write(figure, path)


def _draw_suspicion(axes: Any, names: list[str], saboteurs: list[int], moves: list[dict[str, Any]]) -> None:
    numbers = [move["seq"] for move in moves]
    for seat in range(len(names)):
        suspicion = [move["observer"][seat] for move in moves]
        width = 2.4 if seat in saboteurs else 1.0
        axes.plot(numbers, suspicion, color=SEATS[seat % len(SEATS)], linewidth=width)


def _draw_treasure(axes: Any, moves: list[dict[str, Any]]) -> None:
    if moves and moves[0]["treasure"] is not None:
        axes.plot([move["seq"] for move in moves], [move["treasure"] for move in moves], color="#b08d1a")
