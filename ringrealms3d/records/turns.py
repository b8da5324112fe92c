"""The numbers of moves, as people count them: a turn of both seats has one number.

A free turn belongs to the turn of its seat. If the second seat moves first, as in some positions,
its move alone is turn 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from ringrealms3d.records.node import GameNode


def is_free_turn(node: GameNode) -> bool:
    """Whether the seat that moved had just moved."""
    before = node.parent
    return before is not None and before.parent is not None and before.seat == node.seat


def begins_turn(node: GameNode) -> bool:
    """Whether a move has a higher number than the one before it."""
    first = node.parent is None or node.parent.parent is None
    return first or (node.seat == 0 and not is_free_turn(node))


def turn_numbers(line: Iterable[GameNode]) -> Iterator[int]:
    """Yield the numbers of the turns of moves that follow each other from the start of a game."""
    return accumulate(int(begins_turn(node)) for node in line)


def turn_number(node: GameNode) -> int:
    """Return the number of the turn of a move, 0 at the start of a game.

    >>> from ringrealms3d.records.record import GameRecord
    >>> root = GameRecord("ring-majority/tet").root
    >>> first, second, third = (root.position.parse_move(text) for text in ("f1", "e1", "v1"))
    >>> node = root.play(first).play(second)
    >>> turn_number(node), turn_number(node.play(third))
    (1, 2)
    """
    return sum(map(begins_turn, node.line()))


def number_to_come(node: GameNode) -> int:
    """Return the number of the next move's turn."""
    if node.parent is None:
        return 1
    return turn_number(node) + (node.position.turn == 0 and node.seat == 1)
