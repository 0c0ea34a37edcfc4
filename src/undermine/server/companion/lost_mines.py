"""The Lost Mines with printed cards: points are counted here by the treasures that people tell."""

from undermine.engine.kernel.table import NOBODY
from undermine.engine.lost_mines.rounds import end_round
from undermine.engine.lost_mines.table import LostMinesTable, Treasure, lost_mines
from undermine.protocol import companion as told
from undermine.server.companion.game import SilentGame
from undermine.server.errors import RequestError


class SilentLostMines(SilentGame):
    """There is no gold; points lie open."""

    def roles(self) -> list[int]:
        return lost_mines(self.table).roles

    def gold_of(self, seat: int) -> list[int]:  # noqa: ARG002 - nobody has any
        return []

    def open_gold_of(self, seat: int) -> int:
        return int(lost_mines(self.table).points[seat])

    def end_as_told(self, entry: told.RoundOver, finisher: int) -> list[int]:
        table = lost_mines(self.table)
        _lay_treasures(table, entry)
        table.dragon = NOBODY if entry.dragon is None else self.checked(entry.dragon)
        end_round(table, True, finisher)
        table.run()
        return []

    def correct(self, seat: int, gold: int) -> None:
        points = lost_mines(self.table).points
        points[seat] = max(0, points[seat] + gold)


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
