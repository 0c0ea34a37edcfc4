"""Saboteur with printed cards: gold is divided here, and who has won is what people tell."""

from typing import cast

from undermine.engine.kernel.codec import read_value
from undermine.engine.kernel.table import Event
from undermine.engine.saboteur.modules.base.gold import WinnersFound
from undermine.engine.saboteur.purse import TokensGained, TokensLost
from undermine.engine.saboteur.rounds import end_round
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.tiles import face_of
from undermine.protocol import companion as told
from undermine.server.companion.game import SilentGame
from undermine.server.errors import RequestError

JUDGING = "judge-teams"
"""The step that would look for open routes in a labyrinth of which nothing is known here (S2-22)."""
CRYSTAL = "crystal"
OUT_OF_THE_WAY = 6
"""A row of the board that no round reaches."""


class SilentSaboteur(SilentGame):
    """Gold cards are secret, tokens lie open."""

    def roles(self) -> list[int]:
        return saboteur(self.table).roles

    def gold_of(self, seat: int) -> list[int]:
        return sorted(map(int, saboteur(self.table).gold[seat]))

    def open_gold_of(self, seat: int) -> int:
        return int(saboteur(self.table).tokens[seat])

    def end_as_told(self, entry: told.RoundOver, finisher: int) -> list[int]:
        if entry.treasure and entry.finisher is None:
            raise RequestError("no-finisher", "Somebody has reached the treasure.", 400)
        table = saboteur(self.table)
        table.treasure_found, table.finisher = entry.treasure, finisher
        table.log.begin_move()
        end_round(table)
        _judge_as_told(table, entry)
        table.run()
        found = [event.winners for event in table.happened if isinstance(event, WinnersFound)]
        return list(map(int, found[-1])) if found else []

    def correct(self, seat: int, gold: int) -> None:
        if gold > 0:
            self.table.happen(TokensGained(seat, gold))
        else:
            self.table.happen(TokensLost(seat, min(-gold, self.open_gold_of(seat))))


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
