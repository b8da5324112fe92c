"""The project's one source of random numbers: splitmix64.

The same seed gives the same numbers plain and compiled, on every platform and in every version.
Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel, wrapping

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_27 = np.uint64(27)
_30 = np.uint64(30)
_31 = np.uint64(31)
_32 = np.uint64(32)
_VALUES = 16  # fit into a word
_MASK_64 = (1 << 64) - 1


def seeded(seed: int) -> NDArray[np.uint64]:
    """Return a generator: a one-word uint64 array that every draw changes."""
    return np.array([seed & _MASK_64], dtype=np.uint64)


@wrapping
@kernel
def next_word(rng: NDArray[np.uint64]) -> np.uint64:
    """Draw 64 random bits."""
    rng[0] += _GAMMA
    z: np.uint64 = rng[0]
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@wrapping
@kernel
def mixed(before: np.uint64, word: np.uint64) -> np.uint64:
    """Mix one more word into a hash; equal sequences give equal hashes, others hardly ever."""
    z: np.uint64 = ((before ^ word) + _GAMMA) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@kernel
def hashed(values: NDArray[np.int8], count: int, seed: int) -> np.uint64:
    """Return a seeded hash of the first values, all from -1 to 6."""
    found = np.uint64(seed)
    word = np.int64(0)
    for i in range(count):
        word = 8 * word + np.int64(values[i]) + 1
        if i % _VALUES == _VALUES - 1:
            found = mixed(found, np.uint64(word))
            word = np.int64(0)
    return mixed(found, np.uint64(word))


@kernel
def below(rng: NDArray[np.uint64], bound: int) -> int:
    """Draw an integer from 0 to bound - 1, for bounds up to 2**31 (bias under bound / 2**32)."""
    return np.int64(((next_word(rng) >> _32) * np.uint64(bound)) >> _32)  # type: ignore[return-value]
