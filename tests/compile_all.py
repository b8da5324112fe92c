"""Compile the kernels of every game before the tests begin: ``python -m tests.compile_all``.

Variants whose states and tables have the same types share machine code, so one of them will do.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import product

from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.engine.compiling import compile_apart
from ringrealms3d.games import register, variant, variant_ids
from tests.games.outside import PLACE


def main() -> None:
    """Compile with as many processes as there are processors."""
    compile_kernels(PLACE)
    register(PLACE)
    opened = [variant(uid) for uid in variant_ids()]
    distinct = {(v.tables.dtype, v.start(0).dtype): v.uid for v in opened}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for what, uid in product(("search", "rest"), distinct.values()):
            pool.submit(compile_apart, uid, lambda: False, what)


if __name__ == "__main__":
    main()
