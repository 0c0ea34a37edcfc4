"""The deal of a tournament table; what happens at it is in the scenarios."""

from __future__ import annotations

from collections import Counter

import pytest

from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import RulesError
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.tiles import card_of, is_turned

#: TOUR-1: saboteurs, miners, greedy dwarfs and the size of a hand, by the number of players.
DEALS = {5: (1, 3, 1, 6), 6: (2, 3, 1, 5), 7: (2, 3, 2, 5), 8: (3, 3, 2, 4), 9: (3, 4, 2, 4)}


def dealt(rules: str, seats: int, seed: str = "7") -> SaboteurTable:
    return saboteur(start(compose(rules), seats, seed_bytes(seed)))


@pytest.mark.parametrize("seats", sorted(DEALS))
def test_everybody_gets_a_dwarf_and_none_is_left(seats: int) -> None:
    # TOUR-1
    table = dealt("base+tournament", seats)
    saboteurs, miners, greedy, hand = DEALS[seats]
    names = Counter(table.rules.cards[card].name for card in table.roles)
    assert names == {"saboteur": saboteurs, "miner": miners, "greedy-dwarf": greedy}
    assert table.unused == ()
    assert {int(held.size()) for held in table.hands} == {hand}


@pytest.mark.parametrize("seats", [4, 10])
def test_a_tournament_table_is_for_five_to_nine(seats: int) -> None:
    # TOUR-1
    with pytest.raises(RulesError, match="is for 5 to 9 players"):
        dealt("base+tournament", seats)


def test_there_are_no_gold_cards() -> None:
    # TOUR-1: gold comes in tokens
    table = dealt("base+tournament", 5)
    assert table.supply == ()
    assert not table.rules.has("gold-cards")


def test_a_random_tunnel_card_lies_halfway_and_is_missing_from_the_deck() -> None:
    # TOUR-2
    seen, turned = Counter[str](), Counter[int]()
    for seed in range(60):
        table = dealt("base+tournament", 5, str(seed))
        face = table.board.face_at(at(4, 0))
        card = table.rules.cards[card_of(face)]
        seen[card.name] += 1
        turned[int(is_turned(face))] += 1
        tunnels = [index for index in table.deck if table.rules.cards[index].kind == "tunnel"]
        assert card.kind == "tunnel"
        assert len(tunnels) == 39
        assert tunnels.count(card.index) == card.copies - 1
        assert len(table.deck) == 66
        assert table.last_digger == -1
    assert len(seen) >= 8
    assert len(turned) == 2


def test_the_tunnel_card_gives_way_to_a_postcard() -> None:
    # MIX-5: to the nearest free cell where it fits, west before north before the others
    cells = Counter[tuple[int, int]]()
    for seed in range(40):
        table = dealt("base+tournament+party", 5, str(seed))
        tiles = [
            cell for cell in table.board.laid if table.rules.is_tunnel[card_of(table.board.face_at(cell))]
        ]
        assert len(tiles) == 1
        assert table.board.face_at(at(4, 0)) > 0
        cells[int((tiles[0] & 1023) - 512), int((tiles[0] >> 10) - 512)] += 1
    assert set(cells) <= {(3, 0), (4, -1), (4, 1), (5, 0)}
    assert cells[3, 0] > cells[4, -1] > 0
