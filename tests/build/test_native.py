"""The uncompiled stand-ins for the native types behave as the notes in _native say."""

from undermine.engine._native import append, extend, i64, pop, remove, vec


def test_a_vector_is_made_empty_of_items_or_of_one_item_repeated() -> None:
    assert list(vec[i64]()) == []
    assert list(vec[i64]([3, 1])) == [3, 1]
    assert list(vec[i64]([7] * 3)) == [7, 7, 7]


def test_a_slice_is_a_copy() -> None:
    original = vec[i64]([1, 2, 3])
    copy = original[:]
    copy[0] = 9
    assert list(original) == [1, 2, 3]


def test_every_change_of_length_gives_the_vector_back() -> None:
    v = append(vec[i64]([1]), 2)
    v = extend(v, [3, 4, 5])
    v = remove(v, 2)
    v, last = pop(v)
    v, first = pop(v, 0)
    assert (list(v), first, last) == ([3, 4], 1, 5)
