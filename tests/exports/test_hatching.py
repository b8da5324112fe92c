"""Patterns over areas in diagrams for printing."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from PyQt6.QtGui import QColor, QImage, QPainter
from PyQt6.QtWidgets import QApplication

from ringrealms3d.flat.hatching import draw_hatch

OUTLINE = np.array([(4.0, 4.0), (60.0, 4.0), (60.0, 44.0), (4.0, 44.0)])


def drawn(hatch: str) -> set[tuple[int, int]]:
    """Return which pixels are dark."""
    image = QImage(64, 48, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    draw_hatch(painter, OUTLINE, hatch, (0.0, 0.0, 0.0))
    painter.end()
    pixels = ((x, y) for x in range(64) for y in range(48))
    return {(x, y) for x, y in pixels if image.pixelColor(x, y).value() < 128}


def test_dots_of_every_other_row_stand_between_those_of_the_others(qapp: QApplication) -> None:
    dots = drawn("dots")
    rows = sorted({y for _, y in dots})
    assert len(rows) >= 8
    assert {after - before for before, after in pairwise(rows)} <= {1, 3, 4}
    starts = [min(x for x, y in dots if y == row) % 4 for row in rows]
    assert {abs(first - second) for first in starts for second in starts} == {0, 2}
    assert all(2 <= x <= 62 and 2 <= y <= 46 for x, y in dots)
