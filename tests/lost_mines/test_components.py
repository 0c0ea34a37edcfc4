"""The components of The Lost Mines are those of the rules page, and a round is set up from them."""

from __future__ import annotations

from collections import Counter

import pytest

from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.lost_mines.box import compose
from undermine.engine.lost_mines.dealing import dwarf_deck, mine_deck, treasure_deck
from undermine.engine.lost_mines.table import LostMinesTable, lost_mines
from undermine.engine.tunnels.tiles import TunnelCard

RULES = compose("lost-mines")
PLAYERS = range(3, 10)


def table_of(players: int) -> LostMinesTable:
    return lost_mines(start(RULES, players, seed_bytes(str(players))))


def names(cards: list[int]) -> Counter[str]:
    return Counter(RULES.cards[card].name for card in cards)


def test_forty_path_cards_have_the_shapes_of_the_page() -> None:
    """LM-1."""
    paths = [card for card in RULES.cards if card.kind == "tunnel"]
    assert sum(card.copies for card in paths) == 40
    by_sort = Counter({sort: 0 for card in paths for sort in card.tags})
    for card in paths:
        by_sort[card.tags[0]] += card.copies
    assert by_sort == {"path": 24, "tree": 3, "lake": 3, "ditch": 3, "campfire": 3, "rocks": 4}
    assert {card.name: card.copies for card in paths if card.tags == ("path",)} == {
        "path-[NS]": 2,
        "path-[EW]": 3,
        "path-[NE]": 4,
        "path-[NW]": 4,
        "path-[NES]": 4,
        "path-[NEW]": 4,
        "path-[NESW]": 3,
    }
    assert all(isinstance(card, TunnelCard) and not card.tile.dead_ends for card in paths)


def test_twenty_three_action_cards_are_in_the_deck() -> None:
    """LM-2."""
    actions = {card.name: card.copies for card in RULES.cards if card.kind == "action"}
    assert sum(actions.values()) == 23
    assert (actions["axe"], actions["look-mine-dwarf"], actions["forest-trap"]) == (3, 2, 3)
    assert (actions["troll"], actions["storm"]) == (2, 3)


def test_treasures_have_a_kind_and_a_value() -> None:
    """LM-3."""
    deck = treasure_deck(table_of(3))
    assert len(deck) == 12
    values = {
        kind: sorted(RULES.worth[card] for card in deck if RULES.cards[card].tags[0] == kind)
        for kind in KINDS
    }
    assert values == {"silver": [1, 2, 2, 3], "gold": [2, 3, 3, 4], "gems": [3, 4, 4, 5]}
    assert all(RULES.cards[RULES.back[card]].name == f"{RULES.cards[card].tags[0]}-treasure" for card in deck)


KINDS = ("silver", "gold", "gems")


def test_there_are_four_mines_and_two_starts() -> None:
    """LM-4."""
    shapes = {card.name: str(card.tile) for card in RULES.cards if isinstance(card, TunnelCard)}
    assert [shapes[RULES.cards[card].name] for card in mine_deck(table_of(3))] == [
        "[NE]",
        "[NW]",
        "[NES]",
        "[NESW]",
    ]
    assert shapes["blue-start"] == shapes["yellow-start"] == "[NESW]"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_dwarf_deck_depends_on_the_number_of_players(players: int) -> None:
    """LM-7."""
    loyal = {3: 1, 4: 1, 5: 2, 6: 2}.get(players, 3)
    dwarfs = names(dwarf_deck(table_of(players)))
    for clan in ("blue", "yellow"):
        assert dwarfs[f"{clan}-loyal"] == loyal
        assert dwarfs[f"{clan}-selfish"] == dwarfs[f"{clan}-saboteur"] == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_is_set_up_from_all_components(players: int) -> None:
    """LM-6, LM-8."""
    table = table_of(players)
    assert len(table.treasures) == players
    assert len(table.rest) == 12 - players
    assert len(table.aside) == 10
    hand = 5 if players <= 6 else 4
    assert [hand_.size() for hand_ in table.hands] == [hand] * players
    assert table.deck_size() == 53 - hand * players
    assert names([*table.roles, *table.unused]) == names(dwarf_deck(table))
    assert [RULES.clan_of[role] for role in table.roles] == [
        int(place >= START_OF_YELLOW) for place in table.places
    ]


START_OF_YELLOW = 4 * 1024 + 512 * 1024
