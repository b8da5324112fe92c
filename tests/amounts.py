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


def rest_nightly(uids: Iterable[str], *kept: str) -> list[str | object]:
    """Return variants to run a test for: some always, which reach all the code, the others nightly.

    Raises:
        ValueError: one to keep is not among them.
    """
    listed = list(uids)
    if not set(kept) <= set(listed):
        raise ValueError(f"{kept} are not all among {listed}")
    return [uid if uid in kept else pytest.param(uid, marks=pytest.mark.nightly) for uid in listed]
