"""Counting bits, for kernels."""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.kernel import kernel, wrapping

_1 = np.uint64(1)
_2 = np.uint64(2)
_4 = np.uint64(4)
_56 = np.uint64(56)
_PAIRS = np.uint64(0x5555555555555555)
_NIBBLES = np.uint64(0x3333333333333333)
_BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM = np.uint64(0x0101010101010101)


@wrapping
@kernel
def count_ones(word: np.uint64) -> int:
    """Return the number of one bits, in a form that compilers turn into one instruction."""
    pairs = word - ((word >> _1) & _PAIRS)
    nibbles = (pairs & _NIBBLES) + ((pairs >> _2) & _NIBBLES)
    octets = (nibbles + (nibbles >> _4)) & _BYTES
    return np.int64((octets * _SUM) >> _56)  # type: ignore[return-value]
