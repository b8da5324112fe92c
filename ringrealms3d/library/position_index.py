"""The position index: for each position of each game's line a key shared by its images."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import takewhile

from ringrealms3d.core.position import Position
from ringrealms3d.engine.book.canonical import CanonicalPosition, canonical
from ringrealms3d.records.record import GameRecord

INSERT_POSITION = (
    "INSERT OR REPLACE INTO positions (game, ply, key, played, turned) VALUES (?, ?, ?, ?, ?)"
)
"""Adds a row of :func:`index_rows`, after the game's number, in the place of a damaged one."""

_KEY_BYTES = 8  # what SQLite keeps as an INTEGER

IndexRow = tuple[int, int, int | None, int | None]
"""Ply, key, the code of the move played next, and this move in the canonical position."""


def position_key(position: Position, turned: CanonicalPosition) -> int:
    """Return 64 bits that the images of a position share and other positions hardly ever do.

    Of ten million positions, two share a key by chance with a probability of 3 in a million.

    Args:
        turned: the result of :func:`~ringrealms3d.engine.book.canonical.canonical` for the
            position.
    """
    text = f"{position.uid} {turned.key}".encode("utf-8", "surrogateescape")
    return int.from_bytes(blake2b(text, digest_size=_KEY_BYTES).digest(), "big", signed=True)


def index_rows(record: GameRecord, first: int = 0) -> Iterator[IndexRow]:
    """Yield the rows of the positions of a game's line, starting at a ply."""
    nodes = (record.root, *record.line)
    for node, following in zip(nodes[first:], (*nodes[first + 1 :], None), strict=True):
        turned = canonical(node.position)
        key = position_key(node.position, turned)
        move = None if following is None else following.move
        if move is None:
            yield node.ply, key, None, None
        else:
            yield node.ply, key, move.code, turned.code_of(move)


def first_stale(kept: Sequence[int | None], record: GameRecord) -> int | None:
    """Return the first ply with outdated rows of a game, None if there is none.

    Args:
        kept: the codes of the next moves in the game's rows, starting at ply 0.
    """
    moves = [*(node.move.code for node in record.line if node.move is not None), None]
    if list(kept) == moves:
        return None
    same = takewhile(lambda pair: pair[0] == pair[1], zip(kept, moves, strict=False))
    return len(list(same))
