"""An arena's figures for people: tables, and a sentence for each pair of bots of which one is ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.table import Table

from undermine.bots.loader import short_name
from undermine.cli.output import plain_console
from undermine.locale.catalogue import text

Say = Callable[[str], str]


def speaker(result: dict[str, Any], language: str) -> Say:
    """Return what gives the words of an arena, by the ends of their names."""

    def say(name: str) -> str:
        return text(language, f"cli-arena-{name}", counted=result["counted"])

    return say


def show(result: dict[str, Any], language: str) -> None:
    """Print everything."""
    console = plain_console()
    say = speaker(result, language)
    tables = _sides(result, say) if "cells" in result else _contest(result, say, language)
    setting = {name: str(result[name]) for name in ("rules", "players", "seed")}
    console.print(text(language, f"cli-arena-{result['mode']}", **setting, games=result.get("games", 0)))
    for table in (*tables, _times(result, say)):
        console.print(table)
    for ahead in result["ahead"]:
        console.print(_sentence(ahead, result["counted"], language))
    console.print(say("intervals"))
    for sentence in lost_sentences(result, language):
        console.print(sentence)


def lost_sentences(result: dict[str, Any], language: str) -> list[str]:
    """Say which decisions programs have lost, and why."""
    return [
        text(language, f"cli-lost-{reason}", bot=short_name(bot), count=count)
        for bot, reasons in result.get("lost", {}).items()
        for reason, count in reasons.items()
    ]


def _contest(result: dict[str, Any], say: Say, language: str) -> list[Table]:
    bots = Table(say("bot"), say("a-game"), say("games-won"), say("rating"))
    roles = Table(say("bot"), say("role"), say("rounds"), say("rounds-won"), say("a-round"))
    for name, bot in result["bots"].items():
        bots.add_row(short_name(name), _amount(bot["earned"]), _share(bot["won"]), _rating(bot["rating"]))
        for role, figures in bot["roles"].items():
            dwarf = text(language, f"dwarf-{role}")
            won, earned = _share(figures["won"]), _amount(figures["earned"])
            roles.add_row(short_name(name), dwarf, str(figures["rounds"]), won, earned)
    return [bots, roles]


def _sides(result: dict[str, Any], say: Say) -> list[Table]:
    cells = Table(
        say("miners"), say("saboteurs"), say("rounds"), say("miners-won"), say("a-miner"), say("a-saboteur")
    )
    for cell in result["cells"]:
        earned = [_amount(cell["earned"][role]) for role in ("miner", "saboteur")]
        sides = [short_name(cell[side]) for side in ("miners", "saboteurs")]
        cells.add_row(*sides, str(cell["rounds"]), _share(cell["miners_won"]), *earned)
    ratings = Table(say("bot"), say("rating-miners"), say("rating-saboteurs"))
    for name, bot in result["bots"].items():
        ratings.add_row(short_name(name), *(_rating(bot["rating"][role]) for role in ("miner", "saboteur")))
    return [cells, ratings]


def _times(result: dict[str, Any], say: Say) -> Table:
    table = Table(say("bot"), say("decisions"), say("median"), say("slowest"))
    for name, time in result["time"].items():
        figures = f"{time['median_ms']:.2f}", f"{time['p95_ms']:.2f}"
        table.add_row(short_name(name), str(time["decisions"]), *figures)
    return table


def _sentence(ahead: dict[str, Any], counted: str, language: str) -> str:
    """Say by how much one bot is ahead of another, and whether that is sure."""
    by = ahead["by"]
    figure = _percent if "role" in ahead else _plain
    said = {name: figure(by[name]) for name in ("value", "low", "high")}
    words = {"bot": short_name(ahead["bot"]), "of": short_name(ahead["of"]), "counted": counted}
    if "role" in ahead:
        words["against"] = short_name(ahead["against"])
    message = f"cli-arena-ahead-{ahead.get('role', 'games')}"
    sure = text(language, f"cli-arena-{'sure' if ahead['surely'] else 'unsure'}")
    return f"{text(language, message, **words, **said)} {sure}"


def _amount(interval: dict[str, float]) -> str:
    return f"{interval['value']:.2f} ({interval['low']:.2f} – {interval['high']:.2f})"  # noqa: RUF001 - a dash between numbers


def _share(interval: dict[str, float]) -> str:
    return f"{interval['value']:.1%} ({interval['low']:.1%} – {interval['high']:.1%})"  # noqa: RUF001 - a dash between numbers


def _rating(rating: dict[str, float] | None) -> str:
    return f"{rating['mu']:.1f} ± {rating['sigma']:.1f}" if rating else ""


def _percent(value: float) -> str:
    return f"{100 * value:+.1f}"


def _plain(value: float) -> str:
    return f"{value:+.2f}"
