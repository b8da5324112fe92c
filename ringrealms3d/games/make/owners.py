"""Whose pieces are where, which ones a move took, and which rows are full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Glyph
from ringrealms3d.core.outcome import Capture, Sites
from ringrealms3d.core.verbs import Struct

Glyphs = Mapping[int, Glyph]


def owner(glyphs: Glyphs, piece: int) -> int | None:
    """Return the seat in whose colour a piece is, None for one that is nobody's, and for none."""
    glyph = glyphs.get(int(piece))
    return None if glyph is None else glyph.seat


def owners(glyphs: Glyphs, pieces: NDArray[np.int8]) -> list[int | None]:
    """Return whose piece stands on each site."""
    return [owner(glyphs, piece) for piece in pieces.tolist()]


def captures(glyphs: Glyphs, before: Struct, after: Struct, travels: bool) -> tuple[Capture, ...]:
    """Return the pieces that left the board or changed sides, except those that moved.

    Those of the mover's own are taken by the other seat. Where a seat has as many pieces as
    before, they moved, and none was taken.

    Args:
        travels: whether moves are from a site to another.
    """
    mover, held = int(before.turn), owners(glyphs, before.stone)
    came = np.flatnonzero((after.stone != 0) & (after.stone != before.stone)).tolist()
    gone = _gone(before, after, held, owners(glyphs, after.stone))
    if travels and came:
        arrived = set(after.stone[came].tolist())
        moved = [x for x in gone if held[x] == mover or before.stone[x] in arrived]
        gone = [x for x in gone if x not in moved[:1]]
    taken = tuple(x for x in gone if held[x] != mover)
    lost = tuple(x for x in gone if held[x] == mover)
    return tuple(
        Capture("", taker, tuple(came), sites)
        for taker, sites in ((mover, taken), (1 - mover, lost))
        if sites
    )


def usual_counts(
    state: Struct, per_seat: Sequence[str], glyphs: Glyphs, with_pieces: bool
) -> dict[str, tuple[int, int]]:
    """Return the numbers that a state has for each seat, and perhaps the seats' pieces.

    Args:
        per_seat: the fields with a number for each seat.
        with_pieces: whether to count pieces even if there are no such fields.
    """
    counts = {
        name.replace("_", " "): (int(state[name][0]), int(state[name][1])) for name in per_seat
    }
    if (counts or with_pieces) and any(glyph.seat is not None for glyph in glyphs.values()):
        held = owners(glyphs, state.stone)
        counts["on the board"] = held.count(0), held.count(1)
    return counts


def full_rows(rows: NDArray[np.int16], state: Struct) -> tuple[Sites, ...]:
    """Return the rows in which the winner has a piece on every site, or else the loser has.

    Args:
        rows: int16 (..., length), padded with rows of -1.
    """
    known = np.unique(np.reshape(rows, (-1, rows.shape[-1])), axis=0)
    known = known[known[:, 0] >= 0]
    filled = (
        known[(state.stone[known] == seat).all(axis=1)] for seat in (state.winner, 3 - state.winner)
    )
    full = next((rows for rows in filled if len(rows)), known[:0])
    return tuple(map(tuple, full.tolist()))


def _gone(
    before: Struct, after: Struct, held: list[int | None], held_after: list[int | None]
) -> list[int]:
    """Return the sites whose pieces left or changed sides, of seats that have fewer now."""
    fewer = {x for x in set(held) if held_after.count(x) < held.count(x)}
    changed = np.flatnonzero((before.stone != 0) & (after.stone != before.stone)).tolist()
    return [
        x for x in changed if held[x] in fewer and (after.stone[x] == 0 or held[x] != held_after[x])
    ]
