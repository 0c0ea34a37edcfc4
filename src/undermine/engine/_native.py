"""The native types of the compiled engine, played by `int` and `list` where it runs uncompiled.

mypy and mypyc read _native.pyi instead of this file. What works in both (costs: compiled, 240 cells):

- Make: `vec[i64]()`, `vec[i64]([1, 2])`, `vec[i64]([0] * n)` (0.1 us; exactly one item before the `*`),
  `vec[i64]([f(x) for x in xs])` (0.1 us), `vec[i64](capacity=n)` (empty, with room for n).
  Copy: `v[:]` (0.09 us); `vec[i64](v)` takes twelve times as long.
- Use: `v[i]`, `v[i] = x`, `v[i] += x`, `v[-1]`, `v[a:b]`, `len`, `in`, `for`, `zip`, `==`, `list`.
  Not: `+`, `*`, `is`, assigning to a slice, methods, a list where a vec is due.
- Change the length: `v = append(v, x)` (5 ns), `v = extend(v, xs)`, `v = remove(v, x)`, `v, x = pop(v)`.
  Assign to the name it came from and keep no other name for it: compiled, the other one keeps the old
  length, over cells that may since have been overwritten. A copy is `v[:]`, nothing else.
- Only compiled code hands a vector to a compiled function or sets an attribute of that type. Where interpreted code
  does, the vector's memory is never freed: mypyc 2.4 promises to borrow such an argument (`Emitter.emit_unbox` with
  `borrow`), but takes a reference that nobody gives back. Hand over the object that holds the vector (`Options`,
  `JoiningPatterns`); reading a vector does no harm. tests/architecture/test_vectors.py looks for it.
- A vector of objects (`vec[Step]`) hands out its items without looking at their type again, as a list must.
- Compiled, `i64` wraps silently at 64 bits, and a vector has no hash and does not pickle.
"""

from collections.abc import Iterable
from typing import TypeVar

from mypy_extensions import mypyc_attr

__all__ = ["append", "extend", "i32", "i64", "mypyc_attr", "pop", "remove", "u8", "vec", "viewed"]

T = TypeVar("T")

i64 = int
i32 = int


class u8(int):
    """A byte; nothing but a key of `vec`, since any integer takes its place."""


def _listed(items: Iterable[T] = (), *, capacity: int = 0) -> list[T]:  # noqa: ARG001 a list needs no room
    return list(items)


class _Lists(dict[type, type]):
    """What makes a vector of each item type: a dictionary, because looking up in one costs least."""

    def __missing__(self, item: type) -> type:
        self[item] = list
        return list


vec = _Lists({i64: _listed, u8: _listed, float: _listed})


def append(v: list[T], item: T) -> list[T]:
    v.append(item)
    return v


def extend(v: list[T], items: Iterable[T]) -> list[T]:
    v.extend(items)
    return v


def pop(v: list[T], index: int = -1) -> tuple[list[T], T]:
    return v, v.pop(index)


def remove(v: list[T], item: T) -> list[T]:
    v.remove(item)
    return v


def viewed(v: list[int] | list[float], code: str) -> memoryview:
    """Return the numbers of a vector for what reads memory, such as numpy: compiled its own memory, else a copy.

    `code` says what they are, as `struct` does: q is i64, B is u8, d is float.
    """
    if not isinstance(v, list):
        return memoryview(v)
    if code == "B":
        return memoryview(bytearray(v))  # type: ignore[arg-type]
    copied = memoryview(bytearray(8 * len(v))).cast(code)  # type: ignore[call-overload]
    for place, item in enumerate(v):
        copied[place] = item
    return copied
