"""Boards up to symmetry: each class is named by the lowest number of its boards.

A board's number is its stones as digits to the base 3, the first site's digit being the lowest. The
classes are ordered by stones on the board, then by number, so that the boards with up to so many
stones come first.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import allocating_kernel, kernel

DIGITS = 3


def digit_weights(symmetries: NDArray[np.int32]) -> NDArray[np.int64]:
    """Return what a digit on each site is worth after each symmetry, int64 (k, sites).

    Args:
        symmetries: int32 (k, sites), where each symmetry takes every site.
    """
    weights: NDArray[np.int64] = DIGITS ** symmetries.astype(np.int64)
    return weights


def all_classes(weights: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the keys of all classes, int64 (classes,), in order."""
    numbers = DIGITS ** weights.shape[1]
    keys = np.empty(numbers, dtype=np.int64)
    return np.sort(keys[: _list_classes(weights, keys)])


def stones_of_keys(keys: NDArray[np.int64], sites: int) -> NDArray[np.int8]:
    """Return the stones of the lowest board of each class, int8 (classes, sites)."""
    numbers = keys % DIGITS**sites
    return np.asarray(numbers[:, None] // DIGITS ** np.arange(sites) % DIGITS, dtype=np.int8)


@allocating_kernel
def _list_classes(weights: NDArray[np.int64], keys: NDArray[np.int64]) -> int:
    """Write the key of every class and return how many there are."""
    sites = weights.shape[1]
    stones = np.zeros(sites, dtype=np.int8)
    found = 0
    for number in range(len(keys)):
        rest = number
        for x in range(sites):
            stones[x] = rest % DIGITS
            rest //= DIGITS
        key = key_of(stones, weights)
        keys[found] = key
        found += key % len(keys) == number
    return found


@kernel
def key_of(stones: NDArray[np.int8], weights: NDArray[np.int64]) -> int:
    """Return the key of a board's class from the stones on its sites."""
    symmetries, sites = weights.shape
    lowest = np.int64(DIGITS) ** sites
    placed = np.int64(0)
    for x in range(sites):
        placed += stones[x] != 0
    span = lowest
    for g in range(symmetries):
        number = np.int64(0)
        for x in range(sites):
            number += stones[x] * weights[g, x]
        lowest = min(lowest, number)
    return placed * span + lowest  # type: ignore[no-any-return]


@kernel
def index_of(key: int, keys: NDArray[np.int64]) -> int:
    """Return where a key stands among all keys, which are sorted (binary search)."""
    low, high = 0, len(keys) - 1
    while low < high:
        middle = (low + high) // 2
        if keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low
