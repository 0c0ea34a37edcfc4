"""Saboteur 2 beyond its scenarios: components, what is dealt unseen, the signs of its cards, whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.records import Record, Replay
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import RulesError
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.modules.saboteur2.dealing import CardsSetAside
from undermine.engine.saboteur.modules.saboteur2.payout import share
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sketch import draw, face_sign, read_sketch
from undermine.engine.tunnels.tiles import TunnelCard, card_of, face_of

RULES = compose("saboteur2")


def dealt(seats: int = 5, seed: str = "saboteur2") -> SaboteurTable:
    return saboteur(start(RULES, seats, seed_bytes(seed)))


def names(cards: list[int]) -> Counter[str]:
    return Counter(RULES.cards[card].name for card in cards)


def all_cards(table: SaboteurTable) -> list[int]:
    """Every card of the deck, wherever it is now."""
    laid = [int(card_of(table.board.face_at(cell))) for cell in table.board.laid]
    tunnels = [card for card in laid if RULES.cards[card].kind == "tunnel"]
    hands = [card for hand in table.hands for card in hand.listing()]
    before = [card for cards in table.before for card in cards]
    return table.deck[table.dealt :] + list(table.aside) + table.discard + hands + before + tunnels


def test_the_deck_has_the_cards_of_both_boxes() -> None:
    """S2-1, S2-2, S2-4: 70 tunnel and 48 action cards."""
    cards = all_cards(dealt())
    kinds = Counter(RULES.cards[card].kind for card in cards)
    assert kinds == {"tunnel": 70, "action": 48}
    counts = names(cards)
    assert sum(counts[name] for name in counts if name.startswith("crystal-")) == 10
    assert sum(counts[name] for name in counts if name.startswith("ladder-")) == 4
    assert sum(counts[name] for name in counts if name.startswith("blue-door-")) == 3
    assert sum(counts[name] for name in counts if name.startswith("green-door-")) == 3
    assert counts["[NS][EW]"] == 2
    actions = ("theft", "hands-off", "trap", "free", "inspection", "swap-hats", "swap-hands", "rockfall")
    assert [counts[name] for name in actions] == [4, 3, 3, 4, 2, 2, 2, 3 + 1]


def test_fifteen_dwarfs_whatever_the_number_of_players() -> None:
    """S2-3, S2-5."""
    for seats in (2, 7, 12):
        table = dealt(seats)
        assert names([*table.roles, *table.unused]) == {
            "blue-miner": 4,
            "green-miner": 4,
            "saboteur": 3,
            "geologist": 2,
            "boss": 1,
            "profiteer": 1,
        }
        assert len(table.roles) == seats


def test_nobody_sees_the_ten_cards_set_aside() -> None:
    """S2-4."""
    table = dealt()
    (event,) = [event for event in table.happened if isinstance(event, CardsSetAside)]
    assert len(event.cards) == 10
    for seat in (int(SPECTATOR), *range(5)):
        assert event.seen_by(seat) == CardsSetAside((int(UNKNOWN),) * 10)


def test_ladders_lead_to_the_start_and_single_crystals_nowhere() -> None:
    """S2-1, S2-11, S2-14."""
    tiles = RULES.tiles
    for name, sources in (("ladder-[N]", 0b0001), ("ladder-[E]", 0b0010), ("ladder-[NE]", 0b0011)):
        assert tiles.sources[face_of(RULES.card(name), 0)] == sources
    for name in ("crystal-N", "crystal-E"):
        face = face_of(RULES.card(name), 0)
        assert [tiles.joins[4 * face + side] for side in range(4)] == [0, 0, 0, 0]


def test_every_tunnel_card_has_a_sign_of_its_own() -> None:
    """A sketch must tell cards apart that lie differently or mean something different."""
    faces: dict[str, int] = {}
    for card in RULES.cards:
        if isinstance(card, TunnelCard):
            for turned in range(RULES.tiles.ways[card.index]):
                sign = face_sign(card, turned)
                assert sign not in faces, f"{card.name} looks like {RULES.cards[card_of(faces[sign])].name}"
                faces[sign] = int(face_of(card.index, turned))


def test_a_sketch_of_all_new_cards_reads_back() -> None:
    table = dealt()
    for place, card in enumerate([card for card in RULES.cards if card.module == "saboteur2"]):
        if isinstance(card, TunnelCard):
            table.board.place(
                516 * 1024 + 512 + place, face_of(card.index, place % RULES.tiles.ways[card.index])
            )
    sketch = read_sketch(draw(table.board, RULES.cards, []), RULES.cards)
    assert dict(sketch) == {int(cell): int(table.board.face_at(cell)) for cell in table.board.laid}


def test_shares_shrink_with_the_group() -> None:
    """S2-27."""
    assert [share("blue-miner", group) for group in range(1, 8)] == [5, 4, 3, 2, 1, 1, 1]
    assert [share("boss", group) for group in range(1, 8)] == [4, 3, 2, 1, 0, 0, 0]
    assert [share("profiteer", group) for group in range(1, 8)] == [3, 2, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("seats", range(2, 13))
def test_random_games_end_with_every_card_in_one_place(seats: int) -> None:
    """S2-9, S2-29: three rounds; nothing is lost, and a replay is the same game."""
    chance = Random(seats)
    record = Record("saboteur2", [f"seat {seat}" for seat in range(seats)], str(seats))
    table = dealt(seats, str(seats))
    deck = names(all_cards(table))
    while table.ask() is not None:
        (seat,) = [seat for seat in range(seats) if len(options(table, seat))]
        offered = options(table, seat)
        action = offered[chance.randrange(len(offered))]
        record.add(seat, action, apply(table, seat, action), RULES)
        assert names(all_cards(table)) == deck
    assert table.round == 3
    again = saboteur(Replay(record, compose).finish())
    assert (again.tokens, again.winners) == (table.tokens, table.winners)


def test_players_and_mixtures_that_cannot_be_played_are_refused() -> None:
    """S2-1 is for two to twelve players; gold lies in tokens."""
    for seats in (1, 13):
        with pytest.raises(RulesError, match="2 to 12 players"):
            start(RULES, seats, seed_bytes("7"))
    for module in ("wc2016", "sabotaged", "tournament"):
        with pytest.raises(RulesError, match=f"'{module}' cannot be combined with 'saboteur2'"):
            compose(f"saboteur2+{module}")
