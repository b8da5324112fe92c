"""What the tests of patterns share."""

from __future__ import annotations

import numpy as np

from ringrealms3d.core import verbs
from ringrealms3d.core.position import Position


def patterns_of(position: Position, code: int) -> list[int]:
    """Return the numbers of a move's patterns."""
    shown = np.full(verbs.MOST_PATTERNS, -1, dtype=np.int64)
    count = verbs.patterns(position.variant.tables, position.state, code, shown)
    assert (shown[count:] == -1).all()
    return [int(pattern) for pattern in shown[:count]]
