"""Round stones of unit radius, two that differ in shape, so that a seat is told without colours."""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.solid_layout import Shape
from ringrealms3d.geometry.shapes import arc, circle, turned

_CORNERS = 12  # of the prism by which a stone is pointed at

_LENS = np.concatenate([[[0.97, -0.02]], arc(0, 90, (0.0, 0.06), (1.0, 0.46), 12)])
_HOLLOW = np.concatenate(
    [
        [[1.0, -0.02], [1.0, 0.16]],
        arc(0, 90, (0.84, 0.24), (0.16, 0.18), 6),
        arc(90, 160, (0.66, 0.24), (0.14, 0.18), 4),
        [[0.52, 0.27], [0.44, 0.235], [0.0, 0.215]],
    ]
)


def lens(material: str) -> Shape:
    """Return a smooth lens."""
    return Shape((turned(material, _LENS),), circle(_CORNERS), float(_LENS[:, 1].max()))


def hollow(material: str) -> Shape:
    """Return a disc with a raised rim around a hollow."""
    return Shape((turned(material, _HOLLOW),), circle(_CORNERS), float(_HOLLOW[:, 1].max()))
