"""A table as text: the board drawn, the players, a hand, what one has seen, and who is asked what.

Works from views alone, so it shows what one seat may know; `open_lines` shows a whole table, for a finished game.
What only one game has on its table is in its own file, looked up by the game's name.
"""

from __future__ import annotations

from typing import Final

from undermine.engine.kernel.rulesets import ruleset_of
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.values import Value
from undermine.engine.kernel.views import View, view
from undermine.locale.lost_mines_table import LostMinesText
from undermine.locale.saboteur_table import SaboteurText
from undermine.locale.table_text import TableText, cards
from undermine.locale.words import Words

TEXTS: Final[dict[str, TableText]] = {"saboteur": SaboteurText(), "lost-mines": LostMinesText()}
"""How the table of each game is shown, by its name in the engine."""


def lines(shown: View, words: Words) -> list[str]:
    """Return what one seat may know, line by line."""
    text = text_of(shown)
    told = [*_head(shown, words), *_players(shown, words, shown.dwarfs), *text.board_lines(shown, words)]
    if shown.seat != SPECTATOR:
        told.append(words.text("show-hand", cards=cards(shown.hand.listing(), words)))
        told.extend(text.own_lines(shown, words))
    if shown.memories:
        told.append(words.text("show-seen"))
        told.extend(f"  {words.memory(memory)}" for memory in shown.memories)
    return [*told, *_modules(shown.parts, words), *_asked(shown, words)]


def open_lines(table: Table, words: Words) -> list[str]:
    """Return a table with all hands, dwarfs and goals open, line by line."""
    watched = view(table, SPECTATOR)
    views = [view(table, seat) for seat in range(table.seats)]
    dwarfs = [own.dwarfs[seat] for seat, own in enumerate(views)]
    text = text_of(watched)
    told = [*_head(watched, words), *_players(watched, words, dwarfs), *text.board_lines(watched, words)]
    told.append(text.open_goals(table, words))
    for seat, own in enumerate(views):
        held = cards(own.hand.listing(), words)
        told.append(words.text("show-hand-of", seat=words.seat(seat), cards=held))
    return [*told, *_modules(_open_parts(table), words), *_asked(watched, words)]


def sketch(shown: View) -> str:
    """Draw the board as everybody sees it."""
    return text_of(shown).sketch(shown)


def text_of(shown: View) -> TableText:
    return TEXTS[shown.ruleset.game.name]


def _head(shown: View, words: Words) -> list[str]:
    head = words.text("show-round", round=shown.round, turn=shown.turn)
    deck = words.text("show-deck", deck=shown.deck_size, discard=shown.discard_size)
    return [f"{head} · {deck}", "", sketch(shown), ""]


def _players(shown: View, words: Words, dwarfs: list[int]) -> list[str]:
    """Return one line a player."""
    rows = [text_of(shown).player(shown, words, seat, dwarfs[seat]) for seat in range(shown.seats)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ] + [""]


def _modules(parts: dict[str, Value], words: Words) -> list[str]:
    """Return what the modules show of their own."""
    told = {module: words.contents(part) for module, part in parts.items()}
    return [
        words.text("show-part", module=words.text(f"module-{module}"), contents=contents)
        for module, contents in told.items()
        if contents
    ]


def _open_parts(table: Table) -> dict[str, Value]:
    modules = zip(ruleset_of(table).modules, table.parts, strict=True)
    return {module.id: part for module, part in modules if part is not None}


def _asked(shown: View, words: Words) -> list[str]:
    if shown.over:
        return [words.text("show-winners", seats=words.listed([words.seat(seat) for seat in shown.winners]))]
    seats = words.listed([words.seat(seat) for seat in shown.asked])
    return [words.text("show-asked", seats=seats, question=words.ask(shown.asking))]
