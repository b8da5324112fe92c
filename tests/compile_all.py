"""Compile the kernels of every game before the tests begin: ``python -m tests.compile_all``."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import product

from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.engine.compiling import compile_apart
from ringrealms3d.games import register
from tests.games.outside import EXAMPLES

SEARCHED = (
    *("ring-majority/tet", "ring-majority/toe", "loop/mini", "path-tiles/free-turns"),
    *("loops-n-leaps/8", "loophole-2d/14"),
)
"""Boards that tests search. Other boards share their machine code or, if they are larger, have
their own, which differs in sizes alone and is compiled by those tests at night that need it."""


def main() -> None:
    """Compile with as many processes as there are processors."""
    places = tuple(dict.fromkeys(EXAMPLES.values()))
    compile_kernels(*places)
    for place in places:
        register(place)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for what, uid in product(("search", "rest"), SEARCHED):
            pool.submit(compile_apart, uid, lambda: False, what)


if __name__ == "__main__":
    main()
