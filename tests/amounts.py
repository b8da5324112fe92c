"""How many games tests play: all with compiled kernels, a tenth of them with plain ones."""

from __future__ import annotations

import os

SESSION = os.environ.get("RINGREALMS3D_TESTS", "")
"""Which kernels this run of pytest uses, "compiled" or "plain"; else all tests run plain."""


def games(count: int) -> int:
    """Return how many of so many games this session plays, at least one."""
    return max(1, count // 10) if SESSION == "plain" else count
