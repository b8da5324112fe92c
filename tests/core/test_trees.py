"""Trees of numbers that belong together."""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.trees import root_of


def test_the_way_to_a_root_gets_shorter() -> None:
    parent = np.array([0, 0, 1, 2, 3], np.uint8)
    assert root_of(parent, 4) == 0
    assert parent.tolist() == [0, 0, 0, 2, 2]
    assert root_of(parent, 0) == 0
