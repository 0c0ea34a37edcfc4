"""Playing the games of a dataset and writing its parts; a part that is there is not played again."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from undermine.bots.loader import hire
from undermine.env.setting import Setting
from undermine.env.sight import Sight
from undermine.errors import UserError
from undermine.sim.batch import Spreader
from undermine.sim.dataset.columns import Columns
from undermine.sim.dataset.plan import GAMES_IN_A_PART, DatasetPlan
from undermine.sim.dataset.rows import RowKeeper, SpeakingBot
from undermine.sim.match import play_match
from undermine.sim.outputs import refused_writing, written_beside
from undermine.sim.plan import composed

DESCRIPTION: Final = "dataset.json"


def play_part(dataset: DatasetPlan, games: range) -> bytes:
    """Play some games and return their rows as a Parquet file: the same bytes wherever they are played."""
    plan = dataset.plan
    keeper = RowKeeper(plan.rules, plan.players, dataset.claims, dataset.belief)
    for game in games:
        line_up = plan.line_up(game)
        hired = [hire(name, seconds=plan.decision_seconds) for name in line_up]
        bots = [bot.at(seat, plan.bot_seed(game, seat)) for seat, bot in enumerate(hired)]
        keeper.seat(game, line_up)
        seated = [SpeakingBot(bot, keeper) for bot in bots] if dataset.claims else bots
        play_match(composed(plan.rules), seated, plan.deal_seed(game), [keeper])
    return written_columns(keeper.columns)


def written_columns(columns: Columns) -> bytes:
    """Return rows as a Parquet file."""
    written = io.BytesIO()
    pq.write_table(columns.arrow(), written, compression="zstd")
    return written.getvalue()


def prepare(dataset: DatasetPlan, folder: Path) -> None:
    """Make the folder and say in it what it holds; raises `UserError` if something else is there."""
    plan = dataset.plan
    layout = layout_of(plan.rules, plan.players, dataset.claims)
    said = json.dumps(dataset.description(layout), indent=1) + "\n"
    with refused_writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        note = folder / DESCRIPTION
        if note.is_file():
            if note.read_text(encoding="utf-8", errors="replace") != said:
                raise UserError("dataset-of-others", folder=folder)
            return
        if any(folder.iterdir()):
            raise UserError("folder-not-empty", folder=folder)
        with written_beside(note) as beside:
            beside.write_text(said, encoding="utf-8")


def layout_of(rules: str, players: int, claims: bool) -> list[dict[str, Any]]:
    """Return the pieces of an observation: name, offset, labels along the axes, meaning."""
    sight = Sight(Setting(rules=rules, players=players, claims=claims, whole_game=True))
    return [
        {"name": piece.name, "start": piece.start, "axes": piece.axes, "meaning": piece.meaning}
        for piece in sight.encoder.layout
    ]


def part_path(folder: Path, games: range) -> Path:
    """Return where the part with these games is kept."""
    return folder / f"part-{games.start // GAMES_IN_A_PART:06}.parquet"


def write_dataset(
    dataset: DatasetPlan, folder: Path, spread: Spreader, progress: Callable[[int], None]
) -> int:
    """Write the parts that are not there yet; return how many games are there then."""
    dataset.plan.check()
    prepare(dataset, folder)
    lacking: list[range] = []
    done = 0
    for games in dataset.parts():
        if is_whole(part_path(folder, games), games):
            done += len(games)
        else:
            lacking.append(games)
    progress(done)
    for games, part in spread(partial(play_part, dataset), lacking):
        with written_beside(part_path(folder, games)) as beside:
            beside.write_bytes(part)
        done += len(games)
        progress(len(games))
    return done


def is_whole(path: Path, games: range) -> bool:
    """Return whether a part is there with all of these games: the last one of a run with fewer has not."""
    if not path.is_file():
        return False
    try:
        found = pq.read_table(path, columns=["game"])["game"].to_pylist()
    except (OSError, pa.ArrowInvalid):
        return False
    return set(found) == set(games)


def read_rows(folder: Path) -> Iterator[dict[str, Any]]:
    """Go through the rows of a dataset, part by part."""
    for path in sorted(folder.glob("part-*.parquet")):
        yield from pq.read_table(path).to_pylist()
