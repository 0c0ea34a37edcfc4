"""What seats have seen in secret: each has its own, in the order of time, and copies of a table go their own ways."""

from undermine.engine.kernel.observations import Memories, PassedCards


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
