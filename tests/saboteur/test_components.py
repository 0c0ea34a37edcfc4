"""The components of the base game, counted (BASE-1 to BASE-5): the one thing scenarios cannot show."""

from collections import Counter

import pytest

from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.tiles import LADDER, TunnelCard

EDITIONS = ("base", "classic")
DWARFS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}


def dealt(rules: str, seats: int, seed: str = "7") -> SaboteurTable:
    return saboteur(start(compose(rules), seats, seed_bytes(seed)))


def names(table: SaboteurTable, cards: list[int]) -> Counter[str]:
    return Counter(table.rules.cards[card].name for card in cards)


def all_cards(table: SaboteurTable) -> Counter[str]:
    hands = [card for hand in table.hands for card in hand.listing()]
    return names(table, hands + table.deck[table.dealt :])


@pytest.mark.parametrize("rules", EDITIONS)
def test_forty_tunnel_cards_are_in_the_deck(rules: str) -> None:
    """BASE-1."""
    through = {"[NESW]": 5, "[NES]": 5, "[NEW]": 5, "[NS]": 4, "[EW]": 3, "[NE]": 5, "[NW]": 4}
    dead_ends = dict.fromkeys(["N|E|S|W", "N|E|S", "N|E|W", "N|S", "E|W", "N|E", "N|W", "N", "E"], 1)
    table = dealt(rules, 3)
    tunnels = {card.name for card in table.rules.cards if card.kind == "tunnel"}
    found = {name: count for name, count in all_cards(table).items() if name in tunnels}
    assert found == through | dead_ends
    assert sum(found.values()) == 40


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_opening_of_a_dead_end_card_ends_in_rock(rules: str) -> None:
    """BASE-1: a shape with bars joins nothing inside the card."""
    for card in compose(rules).cards:
        if isinstance(card, TunnelCard) and "[" not in card.name and card.kind == "tunnel":
            assert card.tile.tunnels == ()
            assert str(card.tile) == card.name


@pytest.mark.parametrize("rules", EDITIONS)
def test_start_and_goals_have_their_shapes(rules: str) -> None:
    """BASE-2."""
    shapes = {card.name: card for card in compose(rules).cards if isinstance(card, TunnelCard)}
    assert [str(shapes[name].tile) for name in ("start", "treasure", "stone-ne", "stone-nw")] == [
        "[NESW]",
        "[NESW]",
        "[NE]",
        "[NW]",
    ]
    assert LADDER in shapes["start"].tags
    assert not any(card.copies for card in shapes.values() if card.kind in ("start", "goal"))


@pytest.mark.parametrize("rules", EDITIONS)
def test_twenty_seven_action_cards_are_in_the_deck(rules: str) -> None:
    """BASE-3."""
    tools = ("pick", "lantern", "cart")
    expected = {f"broken-{tool}": 3 for tool in tools} | {f"repair-{tool}": 2 for tool in tools}
    expected |= dict.fromkeys(["repair-pick+lantern", "repair-pick+cart", "repair-lantern+cart"], 1)
    expected |= {"rockfall": 3, "map": 6}
    table = dealt(rules, 3)
    actions = {card.name for card in table.rules.cards if card.kind == "action"}
    found = {name: count for name, count in all_cards(table).items() if name in actions}
    assert found == expected
    assert sum(found.values()) == 27


@pytest.mark.parametrize("rules", EDITIONS)
def test_there_are_twenty_eight_gold_cards(rules: str) -> None:
    """BASE-4."""
    assert Counter(dealt(rules, 5).supply) == {1: 16, 2: 8, 3: 4}


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_dwarf_deck_depends_on_the_number_of_players(rules: str, seats: int) -> None:
    """BASE-4, BASE-5: one more dwarf than players, never more than seven miners and four saboteurs."""
    table = dealt(rules, seats)
    saboteurs, miners = DWARFS[seats]
    assert len(table.roles) == seats
    assert len(table.unused) == 1
    assert names(table, [*table.roles, *table.unused]) == {"saboteur": saboteurs, "miner": miners}


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("seats", range(3, 11))
def test_hands_depend_on_the_number_of_players(rules: str, seats: int) -> None:
    """BASE-7."""
    table = dealt(rules, seats)
    assert [hand.size() for hand in table.hands] == [HANDS[seats]] * seats
    assert table.deck_size() == 67 - seats * HANDS[seats]


@pytest.mark.parametrize("rules", EDITIONS)
def test_chance_may_choose_every_player_goal_and_dwarf(rules: str) -> None:
    """BASE-5, BASE-6, BASE-9: over many deals everybody starts, is a saboteur, and every cell holds the treasure."""
    tables = [dealt(rules, 3, str(seed)) for seed in range(60)]
    treasure = tables[0].rules.card("treasure")
    saboteur = tables[0].rules.card("saboteur")
    assert {int(table.starter) for table in tables} == {0, 1, 2}
    assert {[goal.card for goal in table.goals].index(treasure) for table in tables} == {0, 1, 2}
    assert {[*table.roles, *table.unused].index(saboteur) for table in tables} == {0, 1, 2, 3}
