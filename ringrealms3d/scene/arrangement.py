"""How a board is laid open to the eye: its places moved apart, or the upper levels faded."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout


def taken_apart(layout: SolidLayout, share: float) -> SolidLayout:
    """Return a board with every place moved by a share of its lift."""
    ways = share * layout.lifts
    targets = layout.targets
    return replace(
        layout,
        cells=tuple(cell + way for cell, way in zip(layout.cells, ways, strict=bool(layout.cells))),
        pads=tuple(pad + way for pad, way in zip(layout.pads, ways, strict=True)),
        targets=targets and tuple(flat + way for flat, way in zip(targets, ways, strict=True)),
        centres=layout.centres + ways,
    )


def above_level(layout: SolidLayout, level: int) -> NDArray[np.bool_]:
    """Return which places lie above a level of a pile, bool (places,)."""
    return np.asarray(layout.levels > level)
