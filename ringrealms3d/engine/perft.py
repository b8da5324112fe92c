"""Perft: the number of ways to play a number of moves, the standard check of move rules."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.states import copy_state, row_of_states
from ringrealms3d.games import machine_code_of


def perft(position: Position, depth: int) -> int:
    """Return the number of sequences of exactly ``depth`` legal moves from a position.

    Sequences that end the game earlier are not counted.

    Raises:
        UserError: the rules of a game from outside fail. Machine code keeps no lines, so only the
            game is told.
    """
    if depth == 0:
        return 1
    states = row_of_states(position.state, depth)
    codes = np.empty((depth, position.variant.max_moves), dtype=np.int64)
    counts = np.zeros((2, depth), dtype=np.int64)
    tables = position.variant.tables
    with machine_code_of(position.uid):
        return int(_count(tables, states.rows, states.words, codes, counts, depth))


def divide(position: Position, depth: int) -> dict[Move, int]:
    """Return perft's count for each legal move, which add up to ``perft(position, depth)``."""
    return {move: perft(position.play(move), depth - 1) for move in position.legal_moves}


@entry_kernel
def _count(
    tables: Struct,
    rows: NDArray[np.void],
    words: NDArray[np.uint64],
    codes: NDArray[np.int64],
    counts: NDArray[np.int64],
    depth: int,
) -> int:
    """Walk the tree with a stack: per level its state, its moves, how many, and the next one."""
    lengths, following = counts
    total = 0
    level = 0
    lengths[0] = verbs.moves(tables, rows[0], codes[0])
    following[0] = 0
    while level >= 0:
        if level == depth - 1:
            total += lengths[level]
            level -= 1
        elif following[level] == lengths[level]:
            level -= 1
        else:
            code = codes[level, following[level]]
            following[level] += 1
            copy_state(words, level, level + 1)
            level += 1
            verbs.play(tables, rows[level], code)
            lengths[level] = verbs.moves(tables, rows[level], codes[level])
            following[level] = 0
    return total
