"""Rectangles on sheets of paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringrealms3d.exports.measures import PAPERS

MARGIN = 8.0
"""Millimetres at every side of a sheet, where printers do not print."""

FOOT = 10.0
"""Millimetres above the lower margin, for a sheet's scale bar and number."""

GAP = 3.0
"""Millimetres between things on a sheet."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, in millimetres."""

    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        """Width and height of the printable area above the foot."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN - FOOT


@dataclass(frozen=True, slots=True)
class Spot:
    """A rectangle's lower left corner: its page and position."""

    page: int
    x: float
    y: float


def paper_named(name: str) -> Paper:
    """Return a kind of paper by its name, one of ``PAPERS``."""
    return Paper(*PAPERS[name])


def packed(boxes: Sequence[tuple[float, float]], room: tuple[float, float]) -> list[Spot]:
    """Return where rectangles of a width and a height lie, in rows on as few pages as possible.

    None is larger than the room.
    """
    spots: dict[int, Spot] = {}
    rows: list[_Row] = []
    tops: list[float] = []
    for number in sorted(range(len(boxes)), key=lambda n: (-boxes[n][1], -boxes[n][0])):
        width, height = boxes[number]
        row = next((row for row in rows if row.right + width <= room[0] + _ROUNDING), None)
        if row is None:
            page = next(
                (k for k, top in enumerate(tops) if top + height <= room[1] + _ROUNDING), -1
            )
            if page < 0:
                page = len(tops)
                tops.append(0.0)
            row = _Row(page, tops[page])
            rows.append(row)
            tops[page] += height + GAP
        spots[number] = Spot(row.page, row.right, row.bottom)
        row.right += width + GAP
    return [spots[number] for number in range(len(boxes))]


_ROUNDING = 1e-6


@dataclass(slots=True)
class _Row:
    page: int
    bottom: float
    right: float = 0.0
