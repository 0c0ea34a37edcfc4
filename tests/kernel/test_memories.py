"""What seats have seen in secret: each has its own, in the order of time, and copies of a table go their own ways."""

from undermine.engine.kernel.observations import Memories, PassedCards
from undermine.engine.saboteur.observations import SawGoal


def passed(card: int) -> PassedCards:
    return PassedCards((card,), 1)


def remembering() -> Memories:
    memories = Memories()
    memories.add(0, passed(1))
    memories.add(1, passed(2))
    memories.add(0, passed(3))
    return memories


def test_every_seat_has_seen_its_own_in_the_order_of_time() -> None:
    memories = remembering()
    assert memories[0] == (passed(1), passed(3))
    assert memories[1] == (passed(2),)
    assert memories[2] == ()


def test_what_a_copy_adds_is_not_seen_by_the_original_nor_the_other_way_round() -> None:
    memories = remembering()
    copied = memories.copy()
    copied.add(1, passed(4))
    memories.add(1, passed(5))
    assert memories[1] == (passed(2), passed(5))
    assert copied[1] == (passed(2), passed(4))


def test_memories_of_one_seat_are_replaced_without_touching_those_of_others() -> None:
    memories = remembering()
    copied = memories.copy()
    copied[0] = (passed(6),)
    assert copied[0] == (passed(6),)
    assert copied[1] == (passed(2),)
    assert memories[0] == (passed(1), passed(3))


def test_passes_of_several_cards_and_looks_come_back_as_they_were() -> None:
    several, look = PassedCards((4, 4, 250), 70), SawGoal(7, 3, 71)
    memories = Memories()
    memories.add_pass(1, several.cards, several.turn)
    memories.add(1, look)
    memories.add(0, passed(9))
    memories.add(1, passed(5))
    assert memories[1] == (several, look, passed(5))
    memories[0] = ()
    assert memories[1] == (several, look, passed(5))


def test_a_pass_of_more_cards_than_rules_allow_comes_back_too() -> None:
    """Positions that somebody has written may have it."""
    memories, many = Memories(), PassedCards((1, 2, 3, 4), 5)
    memories.add(2, many)
    assert memories[2] == (many,)
    assert memories.owners() == [2]
