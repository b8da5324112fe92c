"""How much tests do: fewer games with plain kernels, and every board at night alone."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest

SESSION = os.environ.get("RINGREALMS3D_TESTS", "")
"""Which kernels this run of pytest uses, "compiled" or "plain"; else all tests run plain."""

SOME_OF_EACH_GAME = (
    *("ring-majority/tet", "ring-majority/grid"),
    *("loop/mini", "loop/lazo"),
    *("path-tiles/free-turns", "path-tiles/sixty-six"),
    *("loops-n-leaps/8", "loops-n-leaps/10", "loophole-2d/14"),
)
"""Each game's smallest and largest board, which have all that records can hold."""


def games(count: int) -> int:
    """Return how many of so many games this session plays, at least one."""
    return max(1, count // 10) if SESSION == "plain" else count


def rest_nightly(values: Iterable[object], *kept: object) -> list[object]:
    """Return values to run a test for: some always, which reach all the code, the others nightly.

    Raises:
        ValueError: one to keep is not among them.
    """
    listed = list(values)
    if not all(value in listed for value in kept):
        raise ValueError(f"{kept} are not all among {listed}")
    return [value if value in kept else at_night(value) for value in listed]


def at_night(*values: object) -> object:
    """Return values to run a test for nightly alone."""
    return pytest.param(*values, marks=pytest.mark.nightly)
