"""Compile the kernels of every game before the tests begin: ``python -m tests.compile_all``."""

from __future__ import annotations

import gc
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.engine.compiling import note_compiled
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
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), get_ready) as pool:
        list(pool.map(compile_all_of, SEARCHED))


def get_ready() -> None:
    """Let a process compile for many boards, which takes less time than a process for each."""
    gc.disable()
    places = tuple(dict.fromkeys(EXAMPLES.values()))
    compile_kernels(*places)
    for place in places:
        register(place)


def compile_all_of(uid: str) -> None:
    """Compile what a search of a variant needs, at any time of a game."""
    from ringrealms3d.engine.loading import load_rest, load_search  # once it is known how

    load_search(uid)
    load_rest(uid)
    for what in ("search", "rest"):
        note_compiled(uid, what)


if __name__ == "__main__":
    main()
