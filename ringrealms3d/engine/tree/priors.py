"""Priors: the share of visits that a move's patterns predict before any search.

Sources: R. Coulom, "Computing Elo ratings of move patterns in the game of Go" (2007) for patterns
whose strengths multiply; D. Silver and others, "Mastering the game of Go with deep neural networks
and tree search" (2016) for how a search uses such shares.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel, kernel
from ringrealms3d.core.verbs import Struct


@kernel
def weigh_moves(
    tables: Struct,
    state: Struct,
    codes: NDArray[np.int64],
    count: int,
    weights: NDArray[np.float64],
    shares: NDArray[np.float64],
    shown: NDArray[np.int64],
) -> None:
    """Write the share of each of the first codes: the softmax of its patterns' summed weights.

    Args:
        codes: int64, those of the moves.
        count: how many of them.
        weights: float64, one a pattern.
        shares: float64, where a share is written for each move; they add up to 1.
        shown: int64, room for the patterns of one move, ``MOST_PATTERNS``.
    """
    total = 0.0
    for i in range(count):
        code: int = np.int64(codes[i])  # type: ignore[assignment]
        weight = 0.0
        for j in range(verbs.patterns(tables, state, code, shown)):
            if shown[j] < 0 or shown[j] >= len(weights):
                raise ValueError("patterns() gives a number that no pattern has")
            weight += weights[shown[j]]
        shares[i] = np.exp(weight)
        total += shares[i]
    for i in range(count):
        shares[i] /= total


@entry_kernel
def list_patterns(
    tables: Struct, state: Struct, codes: NDArray[np.int64], out: NDArray[np.int64]
) -> None:
    """Write the patterns of each code to its row, int64 (codes, MOST_PATTERNS); leave the rest."""
    for i in range(len(codes)):
        code: int = np.int64(codes[i])  # type: ignore[assignment]
        verbs.patterns(tables, state, code, out[i])
