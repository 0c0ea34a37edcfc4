"""A game with printed cards as the engine sees it: dwarfs and gold are dealt here, everything else is on the table.

What is kept of it are its seed and what people have told: how rounds ended, which gold card somebody took, gold that
came from elsewhere. From that the engine comes to the same dwarfs, gold and scores every time. Pure.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from undermine.engine.kernel.codec import read_value
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.play import offered, options, start, take
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import NOBODY, Table
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.lost_mines.rounds import end_round as end_expedition
from undermine.engine.lost_mines.table import LostMinesTable, Treasure, lost_mines
from undermine.engine.saboteur.modules.base.gold import PickGold, WinnersFound
from undermine.engine.saboteur.purse import TokensGained, TokensLost
from undermine.engine.saboteur.rounds import end_round
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.tiles import face_of
from undermine.protocol import companion as told
from undermine.server.errors import RequestError

JUDGING = "judge-teams"
"""The step that would look for open routes in a labyrinth of which nothing is known here (S2-22)."""
CRYSTAL = "crystal"
OUT_OF_THE_WAY = 6
"""A row of the board that no round reaches."""
PLAYING, DIVIDING, OVER = "playing", "dividing", "over"


@dataclass
class RoundShown:
    """What everybody sees when a round is over: all dwarfs, and who has won."""

    dwarfs: list[str]
    winners: list[int]


@dataclass
class SilentGame:
    """A game of which the engine knows dwarfs, gold and points, and no card that is played."""

    table: Table
    shown: RoundShown | None = None

    # -- what is to be seen ----------------------------------------------------------------------------------------

    def phase(self) -> str:
        ask = self.table.ask()
        if ask is None:
            return OVER
        return DIVIDING if isinstance(ask, PickGold) else PLAYING

    def dwarf_of(self, seat: int) -> str:
        return self.table.ruleset.cards[_roles(self.table)[seat]].name

    def asked(self) -> int | None:
        """Return who takes a gold card next."""
        ask = self.table.ask()
        return int(ask.seat) if isinstance(ask, PickGold) else None

    def gold_on_offer(self) -> list[int]:
        """Return the gold cards that go round; only for the eyes of the one who is asked."""
        ask = self.table.ask()
        return sorted(int(card) for card in ask.cards) if isinstance(ask, PickGold) else []

    def gold_of(self, seat: int) -> list[int]:
        """Return the gold cards of a seat; only for its own eyes until the game is over."""
        return sorted(map(int, self.table.gold[seat])) if isinstance(self.table, SaboteurTable) else []

    def open_gold_of(self, seat: int) -> int:
        """Return what everybody may know: gold in tokens, or points."""
        if isinstance(self.table, SaboteurTable):
            return int(self.table.tokens[seat])
        return int(lost_mines(self.table).points[seat])

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
            self._correct(entry)

    def _end_round(self, entry: told.RoundOver) -> None:
        if self.phase() != PLAYING:
            raise RequestError("not-playing", "No round is played now.")
        table = self.table
        dwarfs = [table.ruleset.cards[role].name for role in _roles(table)]
        finisher = NOBODY if entry.finisher is None else _seat(table, entry.finisher)
        if isinstance(table, LostMinesTable):
            _lay_treasures(table, entry)
            end_expedition(table, True, finisher)
            table.run()
            self.shown = RoundShown(dwarfs, [])
        else:
            at_table = saboteur(table)
            at_table.treasure_found, at_table.finisher = entry.treasure, finisher
            if entry.treasure and entry.finisher is None:
                raise RequestError("no-finisher", "Somebody has reached the treasure.", 400)
            at_table.log.begin_move()
            end_round(at_table)
            _judge_as_told(at_table, entry)
            at_table.run()
            self.shown = RoundShown(dwarfs, _winners(at_table))
        _play_on(table)

    def _pick(self, entry: told.GoldPicked) -> None:
        cards = list(options(self.table, entry.seat)) if self.asked() == entry.seat else []
        place = next((place for place, card in enumerate(cards) if card.first == entry.value), None)
        if place is None:
            raise RequestError("no-such-gold", "This gold card is not on offer to you.")
        offered(self.table, entry.seat)
        take(self.table, entry.seat, place)
        _play_on(self.table)

    def _correct(self, entry: told.GoldCounted) -> None:
        """Note gold that came or went otherwise: tolls, chests, thefts."""
        seat = _seat(self.table, entry.seat)
        if isinstance(self.table, LostMinesTable):
            self.table.points[seat] = max(0, self.table.points[seat] + entry.gold)
        elif entry.gold > 0:
            self.table.happen(TokensGained(seat, entry.gold))
        else:
            lost = min(-entry.gold, int(saboteur(self.table).tokens[seat]))
            self.table.happen(TokensLost(seat, lost))


def silent_game(ruleset: Ruleset, seats: int, seed: bytes, entries: Sequence[told.Entry]) -> SilentGame:
    """Return how a game stands after all that was told."""
    table = start(ruleset, seats, seed)
    _play_on(table)
    game = SilentGame(table)
    for entry in entries:
        game.tell(entry)
    return game


def _play_on(table: Table) -> None:
    """Go on to the next question that people answer here: what is laid where is seen on their own table."""
    while (ask := table.ask()) is not None and not isinstance(ask, PickGold | TakeTurn):
        asked = next(seat for seat in range(table.seats) if offered(table, seat))
        take(table, asked, 0)


def _judge_as_told(table: SaboteurTable, entry: told.RoundOver) -> None:
    """Let those teams have won that people name, and as many crystals lie open as they count (S2-22, S2-27)."""
    steps = [step for step in table.agenda if step.name() != JUDGING]
    if len(steps) == len(table.agenda):
        return
    table.agenda = steps
    if entry.treasure:
        flags = {team: "yes" if team in entry.teams else "no" for team in ("blue", "green")}
        routes = {f"{team}_route": flag for team, flag in flags.items()}
        judged: dict[str, object] = {"is": "teams-judged", **routes, **flags}
        table.happen(cast("Event", read_value(judged, table.rules)))
    crystal = next(card for card in table.rules.cards if CRYSTAL in card.tags)
    for place in range(entry.crystals):
        table.board.place(at(place, OUT_OF_THE_WAY), face_of(crystal.index, 0))


def _winners(table: SaboteurTable) -> list[int]:
    """Return who has won the round that was just ended; the next one may have begun."""
    found = [event.winners for event in table.happened if isinstance(event, WinnersFound)]
    return list(map(int, found[-1])) if found else []


def _roles(table: Table) -> list[int]:
    return table.roles if isinstance(table, SaboteurTable) else lost_mines(table).roles


def _seat(table: Table, seat: int) -> int:
    if seat >= table.seats:
        raise RequestError("wrong-seat", "There is no such seat.", 400)
    return seat


def _lay_treasures(table: LostMinesTable, entry: told.RoundOver) -> None:
    """Give everybody the treasures that they have on the real table (LM-30)."""
    names = {card.name: card for card in table.rules.cards if card.kind == "treasure"}
    if len(entry.treasures) > table.seats or any(
        name not in names for held in entry.treasures for name in held
    ):
        raise RequestError("no-such-treasure", "There is no such treasure.", 400)
    table.treasures = [
        Treasure(names[name].index, table.rules.card(f"{names[name].tags[0]}-treasure"), seat)
        for seat, held in enumerate(entry.treasures)
        for name in held
    ]
    table.dragon = NOBODY if entry.dragon is None else _seat(table, entry.dragon)
