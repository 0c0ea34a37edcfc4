"""Play the tables and pictures of docs/bots.md anew: `make arena`.

Every run keeps its results below build/arena and goes on where it was stopped, so that it can be done in portions
(`MINUTES=20 make arena`); whatever has been played so far goes into the page. Delete a file there to begin it anew,
above all after a change of the bots.
"""

import argparse
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "arena"
PAGE = ROOT / "docs" / "bots.md"
PICTURES = ROOT / "docs" / "pictures"
LEVELS = "master,apprentice,novice,random"


STRANGERS = (
    "straight.py:Straight",
    "grudger.py:Grudger",
    "hoarder.py:Hoarder",
    "gambler.py:Gambler",
    "double_agent.py:DoubleAgent",
    "copycat.py:Copycat",
)
LEAGUE_DEALS = 60


@dataclass(frozen=True)
class Run:
    """One table of the page: its name there, the command, and whether it has a picture."""

    name: str
    options: str
    picture: bool = False

    def command(self) -> str:
        """Return what somebody would type."""
        return f"undermine arena {self.options}"

    def shown(self) -> str:
        """Return the line of the page that shows the picture."""
        return f"\n\n![{self.command()}](pictures/arena-{self.name}.svg)" if self.picture else ""

    def play(self, minutes: float | None) -> dict[str, Any]:
        """Go on with it for so long, and return what it comes to."""
        command = [sys.executable, "-m", "undermine", *self.command().split()[1:], "--json"]
        command += ["--resume", str(KEPT / f"{self.name}.jsonl")]
        if self.picture:
            command += ["--plot", str(PICTURES / f"arena-{self.name}.svg"), "--lang", "en"]
        if minutes is not None:
            command += ["--minutes", f"{minutes:.2f}"]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        result: dict[str, Any] = json.loads(done.stdout)
        return result


RUNS = (
    Run("sides", f"--sides --bots {LEVELS} --rules base --players 5 --games 400 --seed 7", picture=True),
    Run("games", f"--bots {LEVELS} --rules base --players 5 --games 1200 --seed 7", picture=True),
    Run("games-3", f"--bots {LEVELS} --rules base --players 3 --games 1200 --seed 7"),
    Run("games-7", f"--bots {LEVELS} --rules base --players 7 --games 800 --seed 7"),
    Run("games-10", f"--bots {LEVELS} --rules base --players 10 --games 800 --seed 7"),
    Run("saboteur2", f"--bots {LEVELS} --rules saboteur2 --players 6 --games 1600 --seed 7"),
    Run("lost-mines", f"--bots {LEVELS} --rules lost-mines --players 5 --games 1600 --seed 7"),
    Run(
        "thinking",
        "--thinking 10,50,200 --bots master,apprentice --players 5 --games 200 --seed 7",
        picture=True,
    ),
)


# -- tables ------------------------------------------------------------------------------------------------------------


def sides_table(result: dict[str, Any]) -> str:
    """Return the miners' share of rounds, miners downwards and saboteurs across."""
    columns = list(dict.fromkeys(cell["saboteurs"] for cell in result["cells"]))
    rows: dict[str, list[str]] = {}
    for cell in result["cells"]:
        words = f"{percent(cell['miners_won'])} of {cell['rounds']}" if cell["rounds"] else ""
        rows.setdefault(cell["miners"], []).append(words)
    lines = [f"| miners \\ saboteurs | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|"]
    lines += [f"| {bot} | {' | '.join(cells)} |" for bot, cells in rows.items()]
    return "\n".join([*lines, "", ahead_table(result), "", ratings_table(result)])


def ahead_table(result: dict[str, Any]) -> str:
    """Return by how many points of a hundred one bot is ahead of the next, on the same deals."""
    lines = ["| side | ahead | of | against | points |", "|---|---|---|---|---|"]
    for one in result["ahead"]:
        by = {name: 100 * value for name, value in one["by"].items()}
        points = f"{by['value']:+.1f} ({by['low']:+.1f} to {by['high']:+.1f})"
        lines.append(f"| {one['role']}s | {one['bot']} | {one['of']} | {one['against']} | {points} |")
    return "\n".join(lines)


def ratings_table(result: dict[str, Any]) -> str:
    """Return both ratings and the time of every bot."""
    lines = [
        "| bot | rating as miners | as saboteurs | ms a decision, median | 95th percentile |",
        "|---|---|---|---|---|",
    ]
    for bot, figures in result["bots"].items():
        ratings = " | ".join(rating(figures["rating"][role]) for role in ("miner", "saboteur"))
        lines.append(f"| {bot} | {ratings} | {times(result, bot)} |")
    return "\n".join(lines)


def games_table(result: dict[str, Any]) -> str:
    """Return what every bot earned, how often it won, its rating and its time, and who is ahead of whom."""
    lines = [
        f"| bot | {result['counted']} a game | games won | rating | ms a decision, median | 95th percentile |",
        "|---|---|---|---|---|---|",
    ]
    for bot, figures in result["bots"].items():
        earned = f"{amount(figures['earned'])} | {percent(figures['won'])}"
        lines.append(f"| {bot} | {earned} | {rating(figures['rating'])} | {times(result, bot)} |")
    sentences = [
        f"{one['bot']} ahead of {one['of']} by {amount(one['by'], '+.2f')}"
        + (f", {one['by_share']:.0%}" if one["by_share"] is not None else "")
        + ("" if one["surely"] else " (not beyond the interval)")
        for one in result["ahead"]
    ]
    return "\n".join(
        [*lines, "", f"{result['games']} games on {result['deals']} deals: {'; '.join(sentences)}."]
    )


def thinking_table(result: dict[str, Any]) -> str:
    """Return how often the thinker's side won, by its iterations."""
    lines = [
        "| iterations | ms a decision, median | 95th percentile | as miners | as saboteurs |",
        "|---|---|---|---|---|",
    ]
    *thinkers, _ = result["bots"]
    for thinker in thinkers:
        won = {
            cell["miners"] == thinker: cell
            for cell in result["cells"]
            if thinker in (cell["miners"], cell["saboteurs"])
        }
        shares = [percent(won[True]["miners_won"]), percent(turned(won[False]["miners_won"]))]
        lines.append(f"| {thinker.partition('@')[2]} | {times(result, thinker)} | {' | '.join(shares)} |")
    return "\n".join([*lines, "", f"{result['cells'][0]['rounds']} rounds for each."])


def turned(won: dict[str, float]) -> dict[str, float]:
    """Return the other side's share."""
    return {"value": 1 - won["value"], "low": 1 - won["high"], "high": 1 - won["low"]}


def percent(share: dict[str, float]) -> str:
    """Write a share with its interval."""
    return f"{share['value']:.1%} ({share['low']:.1%} to {share['high']:.1%})"


def amount(interval: dict[str, float], form: str = ".2f") -> str:
    """Write a mean with its interval."""
    return f"{interval['value']:{form}} ({interval['low']:{form}} to {interval['high']:{form}})"


def rating(found: dict[str, float] | None) -> str:
    """Write a rating."""
    return f"{found['mu']:.1f} ± {found['sigma']:.1f}" if found else ""


def times(result: dict[str, Any], bot: str) -> str:
    """Write the time of a decision."""
    found = result["time"].get(bot)
    return f"{found['median_ms']:.2f} | {found['p95_ms']:.2f}" if found else " | "


TABLES: dict[str, Callable[[dict[str, Any]], str]] = {"sides": sides_table, "thinking": thinking_table}


def league_options(folder: str) -> list[str]:
    """Return what a league of all bots, strangers and a program is called with."""
    bots = [*[f"tests/bots/strangers/{name}" for name in STRANGERS], "cmd:node examples/programs/east.mjs"]
    return ["--league", folder, "--games", str(LEAGUE_DEALS), "--bots", ",".join(bots)]


def league(minutes: float | None) -> str:
    """Go on with the league; return the list as it stands then."""
    kept = KEPT / "league"
    command = [sys.executable, "-m", "undermine", "arena", *league_options(str(kept)), "--lang", "en"]
    command += ["--plot", str(PICTURES / "arena-league.svg")]
    if minutes is not None:
        command += ["--minutes", f"{minutes:.2f}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    shown = f"undermine arena {shlex.join(league_options('league'))}"
    return league_words(shown, (kept / "league.md").read_text(encoding="utf-8"))


def league_words(command: str, page: str) -> str:
    """Return what stands in the page of a league: the command, the list without its heading, the picture."""
    body = page.partition("\n")[2].strip()
    picture = "![all bots as miners, downwards, against all as saboteurs](pictures/arena-league.svg)"
    return f"```\n{command}\n```\n\n{body}\n\n{picture}"


# -- the page ----------------------------------------------------------------------------------------------------------


def write(name: str, words: str) -> None:
    """Put words between the marks of that name in the page."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    pattern = re.compile(rf"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    page = PAGE.read_text(encoding="utf-8")
    if not pattern.search(page):
        sys.exit(f"{PAGE} has no place for {name}")
    PAGE.write_text(pattern.sub(lambda _: f"{begin}\n{words}\n{end}", page), encoding="utf-8")


def ceiling() -> str:
    """Return what all-knowing miners reach, and which part of that apprentices do."""
    command = [sys.executable, "-m", "tests.bots.oracle", "--miners", "apprentice", "--saboteurs", "random"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    found = json.loads(done.stdout)
    shares = [
        f"{value:.1%} ({low:.1%} to {high:.1%})" for value, low, high in (found[name] for name in PARTS)
    ]
    return "\n".join(
        [
            "| all-knowing miners | apprentices | part reached |",
            "|---|---|---|",
            f"| {' | '.join(shares)} |",
            "",
            f"{found['deals']} rounds against random saboteurs, all on the same deals.",
        ]
    )


PARTS = ("all_knowing", "miners", "reached")


def _left(stop: float | None) -> float | None:
    """Return how many minutes are left until then."""
    return None if stop is None else max(0.0, stop - monotonic()) / 60


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Play the tables and pictures of docs/bots.md anew.")
    parser.add_argument("names", nargs="*", help="only these")
    parser.add_argument("--minutes", type=float, help="stop after so long; 0 only writes the page")
    given = parser.parse_args()
    stop = monotonic() + 60 * given.minutes if given.minutes is not None else None
    KEPT.mkdir(parents=True, exist_ok=True)
    if "ceiling" in given.names or not given.names:
        write(
            "ceiling",
            f"```\npython -m tests.bots.oracle --miners apprentice --saboteurs random\n```\n\n{ceiling()}",
        )
    if "league" in given.names or not given.names:
        write("league", league(_left(stop)))
    for run in RUNS:
        if run.name in given.names or not given.names:
            result = run.play(_left(stop))
            write(
                run.name,
                f"```\n{run.command()}\n```\n\n{TABLES.get(run.name, games_table)(result)}{run.shown()}",
            )


if __name__ == "__main__":
    main()
