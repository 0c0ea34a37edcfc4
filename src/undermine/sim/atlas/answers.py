"""What players argue about, answered by the figures of an atlas, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undermine.engine.saboteur.ruleset import MINERS
from undermine.sim.atlas.figures import (
    Share,
    ahead,
    beyond,
    dealt,
    gold_of,
    miners_won,
    won_by_first,
    won_with,
)
from undermine.sim.atlas.plan import EDITIONS, LEVELS, MODULE_PLAYERS, USUAL_PLAYERS, AtlasPlan, Cell
from undermine.sim.atlas.playing import SABOTEUR, AtlasResults

Say = Callable[..., str]

FOUR = 4
MINER = "miner"
EVEN = 0.5
VERDICTS = {1: "yes", -1: "no", 0: "open"}


def answers(plan: AtlasPlan, results: AtlasResults, say: Say) -> Iterator[str]:
    """Give an answer to every question that the rounds played so far can be asked."""
    asked = (four_players, most_even, editions, balancing, modules, first_seat, levels)
    for question in asked:
        answer = question(plan, results, say)
        if answer is not None:
            yield answer


def four_players(plan: AtlasPlan, results: AtlasResults, say: Say) -> str | None:
    """Tell how weak the saboteurs are with four players."""
    cell = Cell(EDITIONS[0], FOUR, plan.bot)
    won = miners_won(results, cell)
    if not won.rounds:
        return None
    return say(
        "four",
        verdict=VERDICTS[beyond(won, EVEN)],
        share=won.short,
        against=won_with(results, cell, 1).short,
        without=dealt(results, cell, 0).short,
        saboteur=f"{gold_of(results, cell, SABOTEUR).value:.2f}",
        miner=f"{gold_of(results, cell, MINER).value:.2f}",
    )


def most_even(plan: AtlasPlan, results: AtlasResults, say: Say) -> str | None:
    """Tell with how many players it is most even, and where least."""
    known = [(miners_won(results, cell), cell) for cell in plan.by_players() if cell.rules == EDITIONS[0]]
    found = sorted([(abs(won.value - EVEN), cell.players, won) for won, cell in known if won.rounds])
    if len(found) < 2:
        return None
    (_, players, best), (_, worst_players, worst) = found[0], found[-1]
    return say("even", players=players, share=best.short, worst=worst_players, worstShare=worst.short)


def editions(plan: AtlasPlan, results: AtlasResults, say: Say) -> str | None:
    """Tell to whom the classic edition is kinder."""
    base, classic = (
        miners_won(results, Cell(rules, USUAL_PLAYERS, plan.bot)) for rules in (EDITIONS[0], EDITIONS[1])
    )
    if not base.rounds or not classic.rounds:
        return None
    return say("edition", verdict=VERDICTS[ahead(base, classic)], base=base.short, classic=classic.short)


def balancing(plan: AtlasPlan, results: AtlasResults, say: Say) -> str | None:
    """Tell which variant comes nearest to balancing the game of four."""
    found = [
        (abs(won.value - EVEN), cell.rules, won)
        for cell in plan.by_module()
        if cell.players == FOUR and (won := miners_won(results, cell)).rounds
    ]
    plain = miners_won(results, Cell(EDITIONS[0], FOUR, plan.bot))
    if not found or not plain.rounds:
        return None
    _, rules, best = min(found)
    return say("variant", rules=f"`{rules}`", share=best.short, plain=plain.short)


def modules(plan: AtlasPlan, results: AtlasResults, say: Say) -> str | None:
    """Tell which module helps whom."""
    told = [_modules_with(players, plan, results, say) for players in reversed(MODULE_PLAYERS)]
    sentences = [sentence for sentence in told if sentence is not None]
    return " ".join([say("modules"), *sentences]) if sentences else None


def _modules_with(players: int, plan: AtlasPlan, results: AtlasResults, say: Say) -> str | None:
    plain = miners_won(results, Cell(EDITIONS[0], players, plan.bot))
    cells = [cell for cell in plan.by_module() if cell.players == players and cell.rules not in EDITIONS]
    known = [(cell.rules, miners_won(results, cell)) for cell in cells]
    found = [(rules, won) for rules, won in known if won.rounds and plain.rounds]
    if not found:
        return None
    sides = {-1: "saboteurs", 1: MINERS, 0: "neither"}
    return say(
        "modules-with", players=players, **{side: _helped(found, plain, of) for of, side in sides.items()}
    )


def _helped(found: list[tuple[str, Share]], plain: Share, side: int) -> str:
    """List the modules that help a side (1: the miners, 0: neither), those that help most first."""
    points = {rules: 100 * (won.value - plain.value) for rules, won in found if ahead(won, plain) == side}
    most_first = sorted(points, key=lambda rules: -abs(points[rules]))
    names = [f"`{rules.removeprefix(f'{EDITIONS[0]}+')}` ({points[rules]:+.1f})" for rules in most_first]
    return ", ".join(names) or "-"


def first_seat(plan: AtlasPlan, results: AtlasResults, say: Say) -> str | None:
    """Tell whether it matters to sit first."""
    cells = [cell for cell in plan.by_players() if cell.rules == EDITIONS[0]]
    known = {cell.players: won_by_first(results, cell) for cell in cells}
    played = {players: won for players, won in known.items() if won[0].rounds}
    if USUAL_PLAYERS not in played:
        return None
    first, others = played[USUAL_PLAYERS]
    better, worse = (
        ", ".join([str(players) for players, won in played.items() if ahead(*won) == sign]) or "-"
        for sign in (1, -1)
    )
    return say("seat", first=first.short, others=others.short, better=better, worse=worse)


def levels(plan: AtlasPlan, results: AtlasResults, say: Say) -> str | None:
    """Tell what better play does."""
    found = [(cell.bot, miners_won(results, cell)) for cell in plan.by_level()]
    known = [(bot, won) for bot, won in found if won.rounds and bot in LEVELS]
    if len(known) < 2:
        return None
    listed = ", ".join([f"{bot} {won.short}" for bot, won in known])
    return say("level", levels=listed)
