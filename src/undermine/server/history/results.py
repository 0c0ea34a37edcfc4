"""What a finished game came to: everybody's score, who has won, and the roles they had from round to round."""

from collections.abc import Iterable, Sequence

from undermine.engine.kernel.events import Event
from undermine.engine.kernel.records import Record, Replay
from undermine.engine.kernel.rounds import RoundEnded
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.scoring import PointsScored, RolesRevealed
from undermine.engine.lost_mines.table import LostMinesTable
from undermine.engine.saboteur.modules.base.dealing import DwarfsRevealed
from undermine.engine.saboteur.modules.base.gold import WinnersFound
from undermine.engine.saboteur.table import saboteur
from undermine.rulebook import rulesets
from undermine.server.store.results import Result, RoundPlayed


def results_of(record: Record) -> list[Result]:
    """Play a finished game again and return what it came to, seat by seat; raises `BadRecord` if it does not fit."""
    replay = Replay(record, rulesets.ruleset)
    rounds: list[_Round] = []
    while replay.done < len(record.moves):
        _follow(rounds, replay.step())
    return [_result(replay.table, seat, rounds) for seat in range(len(record.names))]


class _Round:
    """What is known of a round that has ended."""

    def __init__(self) -> None:
        self.dwarfs: Sequence[int] = ()
        self.winners: Sequence[int] = ()


def _follow(rounds: list[_Round], events: Iterable[Event]) -> None:
    """Note what the end of a round brings to light."""
    for event in events:
        if isinstance(event, RoundEnded):
            rounds.append(_Round())
        elif isinstance(event, DwarfsRevealed | RolesRevealed):
            rounds[-1].dwarfs = event.dwarfs
        elif isinstance(event, WinnersFound):
            rounds[-1].winners = event.winners
        elif isinstance(event, PointsScored):
            most = max(event.gained)
            rounds[-1].winners = [seat for seat, gained in enumerate(event.gained) if most and gained == most]


def _result(table: Table, seat: int, rounds: list[_Round]) -> Result:
    cards = table.ruleset.cards
    played = [RoundPlayed(cards[past.dwarfs[seat]].name, seat in past.winners) for past in rounds]
    if isinstance(table, LostMinesTable):
        return Result(seat, table.points[seat], seat in table.winners, played)
    return Result(seat, int(saboteur(table).wealth(seat)), seat in saboteur(table).winners, played)
