"""One key for all positions that are equal under the symmetries of a board."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.fen_text import write_stones
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.variant import Variant

_LETTERS = "".join(map(chr, range(ord("a"), ord("a") + np.iinfo(np.int8).max)))


@dataclass(frozen=True, slots=True, eq=False)
class CanonicalPosition:
    """A position transformed so that all of its images become the same.

    Attributes:
        key: the pieces on the board, the seat to move, the pieces in hand, and the legal moves that
            are not sites, such as a swap. Two positions of a variant share it exactly if a symmetry
            of the board maps one to the other, whatever moves led to them. It does not include the
            history, such as repetitions.
        rows: int32 (1 or more, codes), the images of moves under every symmetry that gives the
            canonical position. There are several if the position itself is symmetric.
        variant: what the position is of.
    """

    key: str
    rows: NDArray[np.int32]
    variant: Variant

    def code_of(self, move: Move) -> int:
        """Return the move in the canonical position, one code for all equivalent moves."""
        return int(self.rows[:, move.code].min())

    def moves_of(self, code: int) -> tuple[Move, ...]:
        """Return the moves that are this one in the canonical position, in order."""
        _, codes = np.nonzero(self.rows == code)
        return tuple(map(self.variant.move, np.unique(codes).tolist()))


def canonical(position: Position) -> CanonicalPosition:
    """Return the canonical form of a position."""
    rows, stones = _least_stones(position)
    moves, rows = _least_moves(rows, _moves_beside_sites(position))
    board = write_stones(stones[stones >= 0].tolist(), _LETTERS)
    hand = "-" if position.hand is None else ",".join(map(str, position.hand))
    texts = ",".join(map(position.variant.format_move, moves)) or "-"
    key = f"{board}:{position.turn}:{hand}:{texts}"
    return CanonicalPosition(key, rows, position.variant)


def _least_stones(position: Position) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
    """Return the symmetries that lead to the first image, and this image."""
    stones, sites = position.stones, position.variant.site_symmetries()
    images = np.empty((len(sites), len(stones)), dtype=np.int8)
    np.put_along_axis(images, sites.astype(np.int64), stones[np.newaxis], axis=1)
    texts = [image.tobytes() for image in images]
    least = min(texts)
    chosen = [i for i, text in enumerate(texts) if text == least]
    return position.variant.symmetries()[chosen], images[chosen[0]]


def _least_moves(
    rows: NDArray[np.int32], codes: list[int]
) -> tuple[tuple[int, ...], NDArray[np.int32]]:
    """Return the first image of some moves under these symmetries, and those that give it."""
    if not codes:
        return (), rows
    images = [tuple(sorted(row)) for row in rows[:, codes].tolist()]
    least = min(images)
    return least, rows[[image == least for image in images]]


def _moves_beside_sites(position: Position) -> list[int]:
    """Return the codes of the legal moves that are not sites."""
    sites = position.board.size if position.variant.sites_are_moves else 0
    return [move.code for move in position.legal_moves if move.code >= sites]
