"""Doing everything once that a search does, so that its kernels are loaded or compiled.

As a program this is the short-lived process of :mod:`ringrealms3d.engine.compiling`.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.core.kernel import compile_kernels, expect_calls

_GROWS = 200  # playouts after which the best move has replies in the tree, so that it can be kept

if TYPE_CHECKING:
    from ringrealms3d.core.position import Position
    from ringrealms3d.engine.search import Search


def load_search(uid: str) -> None:
    """Do once everything that a search of a variant does, so that its kernels are ready."""
    with _garbage_kept():
        _small_search(uid)


def load_rest(uid: str) -> None:
    """Do once what kept trees and proven results need in addition, so those kernels are ready."""
    from ringrealms3d.core.random import below, next_word, seeded
    from ringrealms3d.engine.endgame import load_endgame
    from ringrealms3d.engine.tree.nodes import count_of, first_of, new_pool
    from ringrealms3d.engine.tree.proven import enter_result

    load_endgame(uid)
    search, position = _small_search(uid)
    rules = position.variant.rules
    verbs = (rules.moves, rules.play, rules.over, rules.margin)
    for called in (*verbs, next_word, below, first_of, count_of):  # often from Python
        expect_calls(called)
    below(seeded(int(next_word(seeded(0)))), 1)
    rules.margin(position.variant.tables, position.state)
    rules.over(position.variant.tables, position.state)
    search.run(_GROWS)
    move = search.analysis(seconds=0.0).candidates[0].move
    search.advance(position.play(move), (move.code,))
    lookup = position.variant.margin_lookup(position.state, [move.code])
    if lookup is not None:
        lookup.go_on(1)
    enter_result(*new_pool(2)[:2], 0, 1, 0, 0)


@contextmanager
def _garbage_kept() -> Iterator[None]:
    """Suspend garbage collection: a compiler leaves little, and collecting takes long."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _small_search(uid: str) -> tuple[Search, Position]:
    from ringrealms3d.engine.search import Search
    from ringrealms3d.engine.settings import SearchSettings
    from ringrealms3d.games import start

    position = start(uid, seed=0)
    search = Search(position, 0, SearchSettings(expand_at=1, megabytes=1, exact=False))
    search.run(1)
    search.analysis(seconds=0.0)
    return search, position


_LOADERS = {"search": load_search, "rest": load_rest}


def _end_with_input() -> None:
    """End this process when its owner does."""
    os.read(sys.stdin.fileno(), 1)  # not by way of sys.stdin, whose lock an exit would wait for
    os._exit(1)


def main(folder: str, uid: str, what: str, *places: str) -> None:
    """Compile kernels of a variant into a folder; ``places`` are games from outside."""
    threading.Thread(target=_end_with_input, daemon=True).start()
    gc.disable()  # which saves time, and the memory goes with the process
    compile_kernels(folder=Path(folder))
    from ringrealms3d.games import register

    for place in places:
        register(place)
    _LOADERS[what](uid)


if __name__ == "__main__":
    main(*sys.argv[1:])
