"""Lists in no order as kernels: numbers come and go in one step, and each knows its place."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel


@kernel
def added(items: NDArray[Any], places: NDArray[Any], count: int, x: int) -> int:
    """Add a number to a list of so many, and return how many there are then.

    Args:
        items: the numbers, with room for more.
        places: where in the list each number is.
    """
    items[count] = x
    places[x] = count
    return count + 1


@kernel
def removed(items: NDArray[Any], places: NDArray[Any], count: int, x: int) -> int:
    """Put the last number in the place of another one, and return how many are left."""
    last = items[count - 1]
    hole = places[x]
    items[hole] = last
    places[last] = hole
    return count - 1
