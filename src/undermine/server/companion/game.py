"""A game with printed cards as the engine sees it: dwarfs and gold are dealt here, everything else is on the table.

What is kept of it are its seed and what people have told: how rounds ended, which gold card somebody took, gold that
came from elsewhere. From that the engine comes to the same dwarfs, gold and scores every time. Pure.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from undermine.engine.kernel.play import apply, offered, options, take
from undermine.engine.kernel.table import NOBODY, Table
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.saboteur.modules.base.gold import PickGold
from undermine.protocol import companion as told
from undermine.server.errors import RequestError

PLAYING, DIVIDING, OVER = "playing", "dividing", "over"


@dataclass
class RoundShown:
    """What everybody sees when a round is over: all dwarfs, and who has won."""

    dwarfs: list[str]
    winners: list[int]


@dataclass
class SilentGame(ABC):
    """A game of which the engine knows dwarfs, gold and points, and no card that is played."""

    table: Table
    shown: RoundShown | None = None

    # -- what each game knows of itself ----------------------------------------------------------------------------

    @abstractmethod
    def roles(self) -> list[int]:
        """Return everybody's dwarf card."""

    @abstractmethod
    def gold_of(self, seat: int) -> list[int]:
        """Return the gold cards of a seat; only for its own eyes until the game is over."""

    @abstractmethod
    def open_gold_of(self, seat: int) -> int:
        """Return what everybody may know: gold in tokens, or points."""

    @abstractmethod
    def end_as_told(self, entry: told.RoundOver, finisher: int) -> list[int]:
        """End the round, and return who has won it where that is said at once."""

    @abstractmethod
    def correct(self, seat: int, gold: int) -> None:
        """Note gold that came or went otherwise: tolls, chests, thefts."""

    # -- what is to be seen ----------------------------------------------------------------------------------------

    def phase(self) -> str:
        ask = self.table.ask()
        if ask is None:
            return OVER
        return DIVIDING if isinstance(ask, PickGold) else PLAYING

    def dwarf_of(self, seat: int) -> str:
        return self.table.ruleset.cards[self.roles()[seat]].name

    def asked(self) -> int | None:
        """Return who takes a gold card next."""
        ask = self.table.ask()
        return int(ask.seat) if isinstance(ask, PickGold) else None

    def gold_on_offer(self) -> list[int]:
        """Return the gold cards that go round; only for the eyes of the one who is asked."""
        ask = self.table.ask()
        return sorted(int(card) for card in ask.cards) if isinstance(ask, PickGold) else []

    def score_of(self, seat: int) -> int:
        return sum(self.gold_of(seat)) + self.open_gold_of(seat)

    # -- what people tell ------------------------------------------------------------------------------------------

    def tell(self, entry: told.Entry) -> None:
        """Go on by what somebody has told; raises `RequestError` if it cannot be so."""
        if isinstance(entry, told.RoundOver):
            self._end_round(entry)
        elif isinstance(entry, told.GoldPicked):
            self._pick(entry)
        else:
            self.correct(self.checked(entry.seat), entry.gold)

    def _end_round(self, entry: told.RoundOver) -> None:
        if self.phase() != PLAYING:
            raise RequestError("not-playing", "No round is played now.")
        dwarfs = [self.table.ruleset.cards[role].name for role in self.roles()]
        finisher = NOBODY if entry.finisher is None else self.checked(entry.finisher)
        self.shown = RoundShown(dwarfs, self.end_as_told(entry, finisher))
        self.play_on()

    def _pick(self, entry: told.GoldPicked) -> None:
        cards = list(options(self.table, entry.seat)) if self.asked() == entry.seat else []
        chosen = next((card for card in cards if card.first == entry.value), None)
        if chosen is None:
            raise RequestError("no-such-gold", "This gold card is not on offer to you.")
        apply(self.table, entry.seat, chosen)
        self.play_on()

    def play_on(self) -> None:
        """Go on to the next question that people answer here: what is laid where is seen on their own table."""
        table = self.table
        while (ask := table.ask()) is not None and not isinstance(ask, PickGold | TakeTurn):
            offered(table)
            take(table, 0)

    def checked(self, seat: int) -> int:
        """Return a seat of the table; refuses others."""
        if seat >= self.table.seats:
            raise RequestError("wrong-seat", "There is no such seat.", 400)
        return seat
