"""Priors: the share of visits that a move's patterns predict before any search.

Sources: R. Coulom, "Computing Elo ratings of move patterns in the game of Go" (2007) for patterns
whose strengths multiply; D. Silver and others, "Mastering the game of Go with deep neural networks
and tree search" (2016) for how a search uses such shares.
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel, kernel
from ringrealms3d.core.verbs import Struct

T = TypeVar("T", float, NDArray[np.float64])

_LEAST = 1e-9  # of a prior, as zero has no logarithm
_TRUST = 0.02  # of that paper c_scale
_SURE_VISITS = 50.0  # and c_visit


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


def merits(priors: T, values: T, most: int) -> T:
    """Return what moves are worth by their priors and by playouts together.

    It is the logarithm of the prior plus the value, which counts for more the more often moves were
    visited: I. Danihelka and others, "Policy improvement by planning with Gumbel" (2022).

    Args:
        priors, values: of one move or of many, the latter from 0 to 1.
        most: the visits of the most visited move.
    """
    worth: T = np.log(priors + _LEAST) + _TRUST * (_SURE_VISITS + most) * values
    return worth


merit = kernel(merits)


@entry_kernel
def list_patterns(
    tables: Struct, state: Struct, codes: NDArray[np.int64], out: NDArray[np.int64]
) -> None:
    """Write the patterns of each code to its row, int64 (codes, MOST_PATTERNS); leave the rest."""
    for i in range(len(codes)):
        code: int = np.int64(codes[i])  # type: ignore[assignment]
        verbs.patterns(tables, state, code, out[i])
