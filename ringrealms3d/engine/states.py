"""Rows of game states that kernels copy from one to another."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.memory import zeros_apart


class States(NamedTuple):
    """A row of states of one dtype.

    Attributes:
        rows: the states, a structured array (count,).
        words: the same memory as uint64 (count, words), for copying.
    """

    rows: NDArray[np.void]
    words: NDArray[np.uint64]


def row_of_states(first: Struct, count: int) -> States:
    """Return a row of states, each a copy of the first."""
    rows = zeros_apart(count, first.dtype)
    rows[:] = first
    return States(rows, rows.view(np.uint64).reshape(count, -1))


@kernel
def copy_state(words: NDArray[np.uint64], source: int, target: int) -> None:
    """Copy one state of a row over another."""
    for i in range(words.shape[1]):
        words[target, i] = words[source, i]
