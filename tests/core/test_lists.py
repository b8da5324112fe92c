"""Lists in no order."""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.lists import added, removed


def test_numbers_come_and_go() -> None:
    items, places, count = np.zeros(4, np.uint8), np.zeros(8, np.uint8), 0
    for x in (7, 2, 5):
        count = added(items, places, count, x)
    assert items[:count].tolist() == [7, 2, 5]
    count = removed(items, places, count, 7)
    assert items[:count].tolist() == [5, 2]
    assert places[[5, 2]].tolist() == [0, 1]
    count = removed(items, places, count, 2)
    assert items[:count].tolist() == [5]
