"""Expected lines of a search, as far as they can be played."""

from __future__ import annotations

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position


def follow(position: Position, line: tuple[Move, ...]) -> tuple[Position, ...]:
    """Return the positions along a line, including the first one, as far as its moves are legal.

    A search does not know future draws, so its line may continue with missing tiles.
    """
    positions = [position]
    for move in line:
        if not positions[-1].is_legal(move):
            break
        positions.append(positions[-1].play(move))
    return tuple(positions)
