"""Championship cards where chance or hidden knowledge is involved; what they do is in the scenarios."""

from __future__ import annotations

from collections import Counter

import pytest

from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.cards import hand_of
from undermine.engine.kernel.codec import plain
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.box import compose
from undermine.engine.saboteur.table import SaboteurTable, saboteur

CARDS = {
    "wc2017": "goal-swap",
    "wc2018": "vault",
    "wc2019": "veto",
    "wc2020": "change-of-direction",
    "wc2021": "handyman",
    "wc2022": "pioneer",
    "wc2023": "diversion",
}
MINERS = {3: 3, 4: 4, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7, 10: 7}
SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}


def dealt(rules: str, seats: int, seed: str = "7") -> SaboteurTable:
    return saboteur(start(compose(rules), seats, seed_bytes(seed)))


@pytest.mark.parametrize("foundation", ["base", "classic", "saboteur2"])
@pytest.mark.parametrize(("module", "card"), list(CARDS.items()))
def test_one_copy_of_an_action_card_is_shuffled_into_the_deck(
    module: str, card: str, foundation: str
) -> None:
    plain_deck = Counter(dealt(foundation, 5).deck)
    table = dealt(f"{foundation}+{module}", 5)
    added = [index for index in table.deck if index == table.rules.card(card)]
    everything = len(table.deck) + len(table.aside)
    assert len(added) + list(table.aside).count(int(table.rules.card(card))) == 1
    assert everything == sum(plain_deck.values()) + len(dealt(foundation, 5).aside) + 1


@pytest.mark.parametrize("edition", ["base", "classic"])
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_greedy_dwarf_takes_the_place_of_one_miner(seats: int, edition: str) -> None:
    # WC-2016: otherwise the dwarf deck is that of BASE-5
    table = dealt(f"{edition}+wc2016", seats)
    names = Counter(table.rules.cards[card].name for card in (*table.roles, *table.unused))
    assert names == {"miner": MINERS[seats] - 1, "saboteur": SABOTEURS[seats], "greedy-dwarf": 1}
    assert len(table.unused) == 1


def test_the_greedy_dwarf_is_as_hidden_as_any_other() -> None:
    # WC-2016: in some deal he is in play, in some he is the card set aside
    tables = [dealt("base+wc2016", 3, str(seed)) for seed in range(12)]
    greedy = tables[0].rules.card("greedy-dwarf")
    assert {greedy in table.roles for table in tables} == {True, False}
    for table in tables:
        for seat in range(3):
            seen = [dwarf for other, dwarf in enumerate(dwarfs_seen(table, seat)) if other != seat]
            assert seen == [-1, -1]


def dwarfs_seen(table: SaboteurTable, seat: int) -> list[int]:
    return view(table, seat).dwarfs


# -- what a veto window tells -----------------------------------------------------------------------------------


def announced(holder: int) -> SaboteurTable:
    """A table at which seat 0 has announced a tunnel card and the veto is in somebody's hand, or in the deck."""
    table = dealt("base+wc2019", 4)
    veto, other = int(table.rules.card("veto")), int(table.rules.card("map"))
    table.drop_step()
    table.active, table.drawer = 0, 0
    table.push(table.rules.turn_asks[0])
    tunnel = int(table.rules.card("[EW]"))
    table.hands = [hand_of([tunnel, other])] + [
        hand_of([veto if seat == holder else other, other]) for seat in range(1, 4)
    ]
    table.deck = [card if card != veto else other for card in table.deck]
    if holder == 0:
        table.deck[-1] = veto
    apply(table, 0, read_action("dig [EW] 1,0", table.rules.verbs))
    return table


def told(table: SaboteurTable, seat: int) -> tuple[object, ...]:
    """What a seat sees of the question and of how it came about."""
    seen = view(table, seat)
    events = [event.seen_by(seat) for event in table.happened]
    about = None if seen.about is None else plain(seen.about, table.rules)
    happened = [plain(event, table.rules) for event in events if event is not None]
    return seen.asked, seen.asking, about, seen.hand_sizes, happened, seen.prompt is None


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_a_veto_window_looks_the_same_whoever_holds_the_veto(viewer: int) -> None:
    # WC-2019: the holder alone has a further answer
    assert len({repr(told(announced(holder), viewer)) for holder in range(4)}) == 1


def test_the_holder_alone_has_a_further_answer() -> None:
    for holder in range(4):
        table = announced(holder)
        counts = [len(options(table, seat)) for seat in range(4)]
        assert counts == [0] + [2 if seat == holder else 1 for seat in range(1, 4)]


def test_nobody_sees_who_has_answered() -> None:
    # WC-2019: neither events nor views change for anybody else
    table = announced(2)
    before = [repr(told(table, viewer)[:4]) for viewer in (0, 2, 3, SPECTATOR)]
    events = apply(table, 1, read_action("say no", table.rules.verbs))
    assert [event.seen_by(viewer) for event in events for viewer in (0, 2, 3, SPECTATOR)] == [None] * 4
    assert [repr(told(table, viewer)[:4]) for viewer in (0, 2, 3, SPECTATOR)] == before


def test_the_order_of_answers_changes_nothing() -> None:
    # WC-2019: answers are opened together
    ends = []
    for order in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        table = announced(2)
        for seat in order:
            apply(table, seat, read_action("say yes" if seat == 2 else "say no", table.rules.verbs))
        ends.append(([hand.listing() for hand in table.hands], table.discard, table.active))
    assert ends[0] == ends[1] == ends[2]
