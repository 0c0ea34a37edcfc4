"""Games in which bots talk, and what their talk does to belief (docs/bots.md).

Bots speak as at a server's table: after every turn those at whom it was aimed and who took it, one line at most.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from undermine.api.games import seat_names
from undermine.api.views import view_of
from undermine.bots.cast import CAST, TEMPERAMENTS
from undermine.bots.contract import Bot, Budget, Claim
from undermine.bots.games import believe, determinise
from undermine.bots.registry import make_bot
from undermine.bots.talk import LINES_A_ROUND, SABOTEUR, addressed, lines_of, remark
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.rounds import RoundBegan
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Event, Table
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.kernel.views import view
from undermine.sim.match import Watcher, play_match


@dataclass(frozen=True)
class Line:
    """A line that a bot has said: in which game and round, what, and what had been said in that round before."""

    game: int
    round: int
    table: Table
    claim: Claim
    before: tuple[Claim, ...]


class Listener(Watcher):
    """Lets the bots of a match talk, and keeps what they say."""

    def __init__(self, game: int, bots: Sequence[Bot], chatter: str) -> None:
        self.game = game
        self.bots = bots
        self.most = LINES_A_ROUND[chatter]
        self.claims: tuple[Claim, ...] = ()
        self.lines: list[Line] = []

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        if any(isinstance(event, RoundBegan) for event in events):
            self.claims = ()
        if not isinstance(table.ask(), TakeTurn):
            return
        for speaker in addressed(events):
            claim = self._spoken(table, speaker)
            if claim is not None:
                self.lines.append(Line(self.game, int(table.round), table.copy(), claim, self.claims))
                self.claims += (claim,)
                return

    def _spoken(self, table: Table, seat: int) -> Claim | None:
        if lines_of(self.claims, seat) >= self.most:
            return None
        self.bots[seat].hear(self.claims)
        return self.bots[seat].speak(view_of(view(table, seat), seat_names(table.seats)))


def talking_games(
    rules: Ruleset, games: int, level: str = "apprentice", players: int = 5, chatter: str = "lively"
) -> Iterator[list[Line]]:
    """Play games and return what was said in each."""
    for game in range(games):
        bots = [make_bot(level, seat, seed_bytes(f"{game} {seat}"), Budget()) for seat in range(players)]
        names = list(CAST)
        for seat, bot in enumerate(bots):
            bot.temperament = CAST[names[(game + seat) % len(names)]]
        listener = Listener(game, bots, chatter)
        play_match(rules, bots, seed_bytes(f"talk {game}"), [listener])
        yield listener.lines


@dataclass
class Effects:
    """How much lines have changed what hearers believe, on the average, and which of them gave something away."""

    games: int = 0
    lines: int = 0
    most_lines: int = 0
    leaks: list[Line] = field(default_factory=list)
    lies: list[float] = field(default_factory=list)
    true_accusations: list[float] = field(default_factory=list)

    def add(self, lines: list[Line]) -> None:
        """Count the lines of one more game."""
        self.games += 1
        self.lines += len(lines)
        for line in lines:
            self.most_lines = max(self.most_lines, lines_of((*line.before, line.claim), line.claim.seat))
            if is_lie(line):
                self.lies.append(change(line, line.claim.seat))
            elif is_true_accusation(line) and line.claim.about is not None:
                self.true_accusations.append(change(line, line.claim.about))


def gives_away(line: Line, seed: str) -> bool:
    """Return whether somebody would have said something else on another table of which the seat knows the same."""
    seat = line.claim.seat
    seen = view(line.table, seat)
    other = view(determinise(believe(seen, line.before), Rng(seed_bytes(f"other {seed}"))), seat)
    return any(
        remark(seen, line.before, manner, b"seed") != remark(other, line.before, manner, b"seed")
        for manner in TEMPERAMENTS.values()
    )


def dwarf_of(line: Line, seat: int) -> str:
    table = line.table
    return str(table.ruleset.cards[view(table, seat).dwarfs[seat]].name)


def is_lie(line: Line) -> bool:
    """Return whether a saboteur says what is false: that a miner is none, or that the treasure is a stone."""
    claim = line.claim
    if dwarf_of(line, claim.seat) != SABOTEUR:
        return False
    if claim.kind == "suspect" and claim.about is not None:
        return dwarf_of(line, claim.about) != SABOTEUR
    return claim.kind == "looked" and not tells_truth(line)


def tells_truth(line: Line) -> bool:
    """Return whether a claimed look shows what the speaker has really seen there."""
    seen = view(line.table, line.claim.seat)
    looks = [memory for memory in seen.memories if memory.name() == "saw-goal"]
    cards = line.table.ruleset.cards
    return any(cards[int(look.goal)].name == line.claim.card for look in looks[-1:])  # type: ignore[attr-defined]


def is_true_accusation(line: Line) -> bool:
    """Return whether a miner accuses a saboteur."""
    claim = line.claim
    accuses = claim.kind == "suspect" and claim.about is not None
    return accuses and dwarf_of(line, claim.seat) != SABOTEUR and dwarf_of(line, claim.about or 0) == SABOTEUR


def change(line: Line, about: int) -> float:
    """Return by how much a line changes how likely one who hears it thinks somebody a saboteur; hearers take turns."""
    hearers = [seat for seat in range(line.table.seats) if seat not in (line.claim.seat, about)]
    seen = view(line.table, hearers[len(line.before) % len(hearers)])
    before = believe(seen, line.before).saboteur(about)
    return believe(seen, (*line.before, line.claim)).saboteur(about) - before


def measure(rules: Ruleset, games: int, tell: Callable[[Effects], None] = lambda _: None) -> Effects:
    """Play games and return what the talk in them has done to belief, and which lines gave something away.

    `tell` hears how it stands after each game.
    """
    effects = Effects()
    for lines in talking_games(rules, games):
        effects.add(lines)
        effects.leaks += [
            line for number, line in enumerate(lines) if gives_away(line, f"{effects.games} {number}")
        ]
        tell(effects)
    return effects
