"""Union-find as kernels: numbers that belong together form trees, each known by its root."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel


@kernel
def root_of(parent: NDArray[Any], x: int) -> int:
    """Return the root of a number's tree, halving the way there for the next time.

    Args:
        parent: the next number on the way to the root, itself for a root; unsigned, changed.
    """
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x
