"""A table as text: the labyrinth drawn, the players, a hand, what one has seen, and who is asked what.

Works from views alone, so it shows what one seat may know; `open_lines` shows a whole table, for a finished game.
"""

from __future__ import annotations

from typing import cast

from undermine.cli.show_forest import board_lines, dwarf_rows, forest_sketch, open_mines
from undermine.engine.classic.table import ClassicTable, classic
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.events import SPECTATOR
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.values import Value
from undermine.engine.kernel.views import view
from undermine.engine.lost_mines.table import lost_mines
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.tunnels.sides import CELL
from undermine.engine.tunnels.sketch import draw
from undermine.locale.words import Words

Shown = ClassicView | LostMinesView
"""What the games show of their tables."""


def seen(table: Table, seat: int) -> Shown:
    """Return what a seat (or SPECTATOR) may know of a table."""
    return cast("Shown", view(table, seat))


def lines(shown: Shown, words: Words) -> list[str]:
    """Return what one seat may know, line by line."""
    told = [*_head(shown, words), *_players(shown, words, shown.dwarfs)]
    if isinstance(shown, LostMinesView):
        told.extend(board_lines(shown, words))
    if shown.seat != SPECTATOR:
        told.append(words.text("show-hand", cards=_cards(shown.hand.listing(), words)))
        if isinstance(shown, ClassicView) and shown.gold:
            values = ", ".join(str(value) for value in sorted(shown.gold))
            told.append(words.text("show-own-gold", values=values))
    if shown.memories:
        told.append(words.text("show-seen"))
        told.extend(f"  {words.memory(memory)}" for memory in shown.memories)
    return [*told, *_modules(shown.parts, words), *_asked(shown, words)]


def open_lines(table: Table, words: Words) -> list[str]:
    """Return a table with all hands, dwarfs and goals open, line by line."""
    watched = seen(table, SPECTATOR)
    views = [seen(table, seat) for seat in range(table.seats)]
    dwarfs = [own.dwarfs[seat] for seat, own in enumerate(views)]
    told = [*_head(watched, words), *_players(watched, words, dwarfs)]
    if isinstance(watched, LostMinesView):
        told.extend([*board_lines(watched, words), open_mines(lost_mines(table), words)])
    else:
        told.append(_open_goals(classic(table), words))
    for seat, own in enumerate(views):
        cards = _cards(own.hand.listing(), words)
        told.append(words.text("show-hand-of", seat=words.seat(seat), cards=cards))
    return [*told, *_modules(_open_parts(table), words), *_asked(watched, words)]


def sketch(shown: Shown) -> str:
    """Draw the labyrinth, or the forest, as everybody sees it."""
    if isinstance(shown, LostMinesView):
        return forest_sketch(shown)
    hidden = [int(goal.cell) for goal in shown.goals if not goal.revealed]
    return draw(shown.board, shown.ruleset.cards, hidden)


def _head(shown: Shown, words: Words) -> list[str]:
    head = words.text("show-round", round=shown.round, turn=shown.turn)
    deck = words.text("show-deck", deck=shown.deck_size, discard=shown.discard_size)
    return [f"{head} · {deck}", "", sketch(shown), ""]


def _players(shown: Shown, words: Words, dwarfs: list[int]) -> list[str]:
    """Return one line a player: name, dwarf if known, cards in hand, gold, what lies in front of them."""
    if isinstance(shown, LostMinesView):
        rows = dwarf_rows(shown, words, dwarfs)
    else:
        rows = [_player(shown, words, seat, dwarfs[seat]) for seat in range(shown.seats)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ] + [""]


def _player(shown: ClassicView, words: Words, seat: int, dwarf: int) -> list[str]:
    before = ", ".join(words.card(card) for card in shown.before[seat])
    return [
        f"{'>' if seat in shown.asked else ' '} {words.seat(seat)}",
        words.text("show-unknown-dwarf") if dwarf == UNKNOWN else words.card(dwarf),
        words.text("show-cards", count=shown.hand_sizes[seat]),
        _gold(shown, words, seat),
        words.text("show-before", cards=before) if before else "",
    ]


def _gold(shown: ClassicView, words: Words, seat: int) -> str:
    if shown.over:
        return words.text("show-nuggets", count=shown.wealth[seat])
    told = []
    if shown.gold_cards[seat]:
        told.append(words.text("show-gold-cards", count=shown.gold_cards[seat]))
    if shown.tokens[seat]:
        told.append(words.text("show-tokens", count=shown.tokens[seat]))
    return ", ".join(told)


def _cards(cards: list[int], words: Words) -> str:
    return ", ".join(words.card(card) for card in cards) or words.text("show-empty")


def _modules(parts: dict[str, Value], words: Words) -> list[str]:
    """Return what the modules show of their own."""
    told = {module: words.contents(part) for module, part in parts.items()}
    return [
        words.text("show-part", module=words.text(f"module-{module}"), contents=contents)
        for module, contents in told.items()
        if contents
    ]


def _open_parts(table: Table) -> dict[str, Value]:
    modules = zip(table.ruleset.modules, table.parts, strict=True)
    return {module.id: part for module, part in modules if part is not None}


def _asked(shown: Shown, words: Words) -> list[str]:
    if shown.over:
        return [words.text("show-winners", seats=words.listed([words.seat(seat) for seat in shown.winners]))]
    seats = words.listed([words.seat(seat) for seat in shown.asked])
    return [words.text("show-asked", seats=seats, question=words.ask(shown.asking))]


def _open_goals(table: ClassicTable, words: Words) -> str:
    goals = [
        words.text("show-goal", cell=CELL.write(int(goal.cell), []), card=words.card(int(goal.card)))
        for goal in table.goals
    ]
    return words.text("show-goals", goals=", ".join(goals))
