"""Cross products, against numpy's."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.geometry.vectors import crossed


@pytest.mark.parametrize("shape", [(3,), (1, 3), (7, 3), (2, 5, 3)])
def test_cross_products_are_those_of_numpy(shape: tuple[int, ...]) -> None:
    one, other = np.random.default_rng(1).normal(size=(2, *shape))
    np.testing.assert_allclose(crossed(one, other), np.cross(one, other), rtol=1e-12, atol=1e-15)


def test_rows_are_crossed_with_one_vector() -> None:
    rows, one = np.random.default_rng(2).normal(size=(5, 3)), np.array([0.0, 0.0, 2.0])
    np.testing.assert_allclose(crossed(one, rows), np.cross(one, rows), rtol=1e-12, atol=1e-15)
