"""The data of a search's kernels: its plan, and a walker for each thread."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.verbs import Struct, struct_type
from ringrealms3d.engine.states import States
from ringrealms3d.engine.tree.nodes import Pool

PLAN = struct_type(
    ("exploration", np.float64),
    ("rave_bias", np.float64),
    ("c_puct", np.float64),
    ("result_weight", np.float64),  # of a playout's value, for half a point
    ("margin_weight", np.float64),  # for one point of margin
    ("expand_at", np.int64),
    ("prove_at", np.int64),
    ("batch", np.int64),
    ("solver", np.int64),  # whether proven results are handed up
    ("led", np.int64),  # for how many of its visits the root is led by its priors
)
"""How the search goes about it, in the numbers that its kernels need."""

LEAF = struct_type(
    ("node", np.int64),
    ("slot", np.int64),  # which of a walker's states is its
    ("proven", np.int64),  # whether its result is
    ("margin", np.int64),
    ("value", np.float64),  # to seat 0, from 0 to 1
)
"""A node that a simulation ended at, and what it is worth."""

ROOT_STATE, STATE, TRIED_STATE, LEAF_STATES = range(4)
LEAVES = 1
"""How many leaves are evaluated together; playouts gain nothing by more."""

STATES = LEAF_STATES + LEAVES
ROOT = 0


class Scratch(NamedTuple):
    """Working memory for the moves of one position.

    Attributes:
        codes: int64, a place for each legal move.
        urgencies: float64, a place for each code.
        priors: float64, a place for each of ``codes``.
        shown: int64, a place for each pattern of a move.
    """

    codes: NDArray[np.int64]
    urgencies: NDArray[np.float64]
    priors: NDArray[np.float64]
    shown: NDArray[np.int64]


class Walker(NamedTuple):
    """One thread's access to the tree, with shared and private data.

    Attributes:
        tables: those of the game; shared.
        pool: the tree; shared. The fuller it is, the more visits a node needs to get children; a
            search continues in a full one.
        weights: float64, those of the game's patterns; shared.
        plan: one element of ``PLAN``; shared.
        states: the root's state, and places for ``STATES`` in all.
        leaves: rows of ``LEAF``, its own, for leaves that are evaluated together.
        scratch: its own.
        rng: its own random numbers.
        done: int64 (1,), how many simulations it ran since this was set to 0. The root's visits are
            fewer where threads overwrote each other's.
    """

    tables: Struct
    pool: Pool
    weights: NDArray[np.float64]
    plan: Struct
    states: States
    leaves: NDArray[np.void]
    scratch: Scratch
    rng: NDArray[np.uint64]
    done: NDArray[np.int64]
