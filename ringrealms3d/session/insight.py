"""What a move is about: the first captures, or the end, on the line that a search expects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Capture, Outcome
from ringrealms3d.core.position import Position

_FAR = 8  # moves; what lies further on is too uncertain to be a reason


@dataclass(frozen=True, slots=True)
class Insight:
    """Something that happens on a line of moves, or nothing worth telling.

    Attributes:
        moves: the line up to where it happens; the whole legal line where nothing does.
        captures: what the last of these moves captures.
        outcome: how the game ends with it, None while it goes on.
    """

    moves: tuple[Move, ...]
    captures: tuple[Capture, ...] = ()
    outcome: Outcome | None = None


def insight_of(position: Position, line: Sequence[Move]) -> Insight:
    """Return what happens first on a line that begins with a legal move.

    Where something is hidden, such as the next tiles, only the first move is looked at: what comes
    then depends on what nobody can know.
    """
    open_position = position.redealt(0)
    hidden = open_position.state is not position.state
    return _walk(open_position, line[: 1 if hidden else _FAR], line)


def _walk(position: Position, near: Sequence[Move], line: Sequence[Move]) -> Insight:
    for count, move in enumerate(near, start=1):
        if not position.is_legal(move):
            return Insight(tuple(line[: count - 1]))
        captures, position = position.captures(move), position.play(move)
        if captures or position.outcome:
            return Insight(tuple(line[:count]), captures, position.outcome)
    return Insight(tuple(line))
