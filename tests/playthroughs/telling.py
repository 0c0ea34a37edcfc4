"""Playthroughs: whole games told in plain text, as the golden files beside this one hold them.

The first round is told in full: every event, what everybody can see, and what each seat sees besides; of all that, what
has changed since the move before. Later rounds have one line a move, with digests of its events and of one seat's view.
`python -m tests.playthroughs.telling` writes all files anew; with names of rules, only those.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import cast

from tests.properties.canonical import canonical_view, text
from tests.properties.play import NAMES, Game, Setup, composed, each_on_its_own, forest_of, player_counts
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.codec import digest, plain
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.records import read_seed
from undermine.engine.kernel.table import SPECTATOR, Event
from undermine.engine.kernel.views import view
from undermine.engine.lost_mines.table import Mine
from undermine.engine.saboteur.box import PRESETS
from undermine.engine.saboteur.table import Goal, SaboteurTable
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.sides import CELL
from undermine.engine.tunnels.sketch import draw

FOLDER = Path(__file__).parent
FULL_ROUNDS = 1
MOVE = re.compile(r"^\d+\. (\w+): (.+?)(?: {3}\(.*\))?$")

UNTOLD = ("seat", "seats", "ruleset", "board", "prompt", "outline")
"""Fields of a view that are told otherwise, or never change; so are all that begin with an underscore."""

CARDS = ("dwarfs", "unused", "before")
"""Fields of a view that hold indices of cards."""


class Teller:
    """Tells a game move by move."""

    def __init__(self, rules: str, seats: int, seed: str) -> None:
        self.table = cast("SaboteurTable", start(composed(rules), seats, read_seed(seed)))
        self.head = [f"rules: {rules}", f"seats: {', '.join(NAMES[:seats])}", f"seed: {seed}", ""]
        self.seen: dict[int, dict[str, str]] = {viewer: {} for viewer in (SPECTATOR, *range(seats))}
        self.drawn = ""
        self.number = 0

    def beginning(self) -> Iterator[str]:
        """The head of the file and the deal."""
        yield from self.head
        yield "The deal"
        yield from self._happenings(self.table.happened)

    def move(self, seat: int, action: str) -> Iterator[str]:
        """Make a move and tell it."""
        self.number += 1
        in_full = self.table.round <= FULL_ROUNDS
        events = apply(self.table, seat, read_action(action, self.table.rules.verbs))
        told = f"{self.number}. {NAMES[seat]}: {action}"
        if in_full:
            yield ""
            yield told
            yield from self._happenings(events)
        else:
            yield f"{told}   (events {digest(events, self.table.rules)[:8]}, view {self._view_digest()})"

    def _happenings(self, events: list[Event]) -> Iterator[str]:
        for event in events:
            yield f"  {words(event, self.table)}"
        public = told_view(self.table, SPECTATOR)
        yield from self._changes("everybody sees", SPECTATOR, public)
        for seat in range(self.table.seats):
            own = told_view(self.table, seat)
            yield from self._changes(
                f"{NAMES[seat]} sees",
                seat,
                {name: own[name] for name in own if own[name] != public.get(name)},
            )
        yield from self._board()

    def _changes(self, heading: str, viewer: int, now: dict[str, str]) -> Iterator[str]:
        before = self.seen[viewer]
        self.seen[viewer] = now
        changed = [f"{name} {now[name]}" for name in now if before.get(name) != now[name]]
        changed += [f"no {name}" for name in before if name not in now]
        if changed:
            yield f"  {heading}: {'; '.join(changed)}"

    def _board(self) -> Iterator[str]:
        """The labyrinth, when a goal was revealed, and every now and then."""
        state = f"{self.table.round} {[goal.revealed for goal in face_down(self.table)]} {self.number // 10}"
        if state != self.drawn:
            self.drawn = state
            yield from self._drawing()

    def _drawing(self) -> list[str]:
        hidden = [int(goal.cell) for goal in face_down(self.table)]
        return draw(self.table.board, self.table.rules.cards, hidden).splitlines()

    def _view_digest(self) -> str:
        """Of the views of all seats in turn, one after each move."""
        seen = told_view(self.table, self.number % self.table.seats)
        return sha256(text([seen, self._drawing()]).encode()).hexdigest()[:8]


def words(value: Event, table: SaboteurTable) -> str:
    """A value in one line: its name and its fields."""
    data = plain(value, table.rules)
    fields = [f"{name}={shown(content)}" for name, content in data.items() if name != "is"]
    return " ".join([str(data["is"]), *fields])


def shown(content: object) -> str:
    if isinstance(content, list):
        return f"({', '.join([shown(item) for item in content])})"
    if isinstance(content, dict):
        inside = [f"{name}={shown(item)}" for name, item in content.items() if name != "is"]
        return f"{content.get('is', '')}({', '.join(inside)})"
    return str(content)


def is_told(name: str) -> bool:
    return name not in UNTOLD and not name.startswith("_")


def told_view(table: SaboteurTable, viewer: int) -> dict[str, str]:
    """What a viewer sees, field by field, in words."""
    seen = view(table, viewer)
    fields = {name: shown(content) for name, content in canonical_view(seen).items() if is_told(name)}
    for name in (*CARDS, "clans"):
        if name in fields:
            fields[name] = shown(card_names(getattr(seen, name), table))
    if isinstance(seen, SaboteurView):
        fields["last_dug"] = CELL.write(seen.last_dug, [])
    for name in ("places", "tools"):
        if name in fields:
            fields[name] = shown([CELL.write(cell, []) for cell in getattr(seen, name)])
    if seen.prompt is not None:
        answers = [str(action) for action in seen.prompt.options]
        fields["options"] = f"{len(answers)} ({sha256(text(answers).encode()).hexdigest()[:8]})"
    return fields


def face_down(table: SaboteurTable) -> list[Goal] | list[Mine]:
    """The goals, or the mines."""
    forest = forest_of(table)
    return forest.mines if forest else table.goals


def card_names(cards: object, table: SaboteurTable) -> object:
    if isinstance(cards, list | tuple):
        return [card_names(card, table) for card in cards]
    card = cast("int", cards)
    return "?" if card < 0 else table.rules.cards[card].name


# -- the files -----------------------------------------------------------------------------------------------------


def tell_again(told: str) -> list[str]:
    """Play the game of a file again and tell it."""
    head = dict(line.split(": ", 1) for line in told.splitlines()[:3])
    teller = Teller(head["rules"], len(head["seats"].split(", ")), head["seed"])
    lines = [*teller.beginning()]
    for line in told.splitlines():
        move = MOVE.match(line)
        if move:
            lines += teller.move(NAMES.index(move[1]), move[2])
    return lines


def wanted() -> list[str]:
    """Every foundation, every module on its own, every preset."""
    return [*each_on_its_own(), *PRESETS]


def file_of(rules: str) -> Path:
    return FOLDER / f"{rules}.txt"


def eventful_game(rules: str) -> Game:
    """Of some short games the one in whose first round most different things happen."""
    games = [Game(Setup(rules, player_counts(rules)[0], seed)) for seed in range(20)]
    return max(games, key=variety)


def variety(game: Game) -> int:
    names: set[str] = set()
    while not game.over() and game.table.round <= FULL_ROUNDS:
        move = game.move()
        names |= {move.action.verb.name, *[event.name() for event in move.events]}
    return 100 * len(names) - len(game.moves)


def main() -> None:
    for rules in sys.argv[1:] or wanted():
        game = eventful_game(rules).play()
        teller = Teller(rules, game.setup.seats, str(game.setup.seed))
        lines = [*teller.beginning()]
        for move in game.moves:
            lines += teller.move(move.seat, str(move.action))
        file_of(rules).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
