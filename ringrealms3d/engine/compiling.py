"""Compiling in a process of its own, which takes the compiler's memory with it when it ends.

A compiler keeps tens of megabytes of every game for as long as its process lives. So a short-lived
process compiles into the cache folder, and the one that searches loads the machine code from there.
What a first move needs comes first; the rest, as what proves endgames, follows during the game.
"""

from __future__ import annotations

import contextlib
import gc
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from ringrealms3d.core.kernel import code_folder, compile_kernels, compiling

if TYPE_CHECKING:
    from ringrealms3d.core.position import Position
    from ringrealms3d.engine.search import Search

_LOOK_SECONDS = 0.02
_behind: dict[str, threading.Thread] = {}


def load_search(uid: str) -> None:
    """Do once all that a search of a variant does, so that those kernels are there."""
    _small_search(uid)


def load_rest(uid: str) -> None:
    """Do once what a kept tree and proven results need besides, so that those kernels are there."""
    from ringrealms3d.engine.endgame import load_endgame
    from ringrealms3d.engine.tree.nodes import new_pool
    from ringrealms3d.engine.tree.proven import enter_result

    load_endgame(uid)
    search, position = _small_search(uid)
    move = position.legal_moves[0]
    search.advance(position.play(move), (move.code,))
    lookup = position.variant.margin_lookup(position.state, [move.code])
    if lookup is not None:
        lookup.go_on(1)
    enter_result(*new_pool(2)[:2], 0, 1, 0, 0)


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


def compile_apart(uid: str, ended: Callable[[], bool], what: str = "search") -> None:
    """Compile kernels of a variant into the cache folder, if that was never done.

    Nothing is lost if it fails: a process that needs a missing kernel compiles it. Nor does this
    open the variant, which may need kernels already.

    Args:
        uid: the variant; if there is none, nothing happens.
        ended: asked again and again whether nobody needs the kernels any more.
        what: "search" for those of a first move, "rest" for all others.
    """
    from ringrealms3d.games import variant_ids

    mark = code_folder() / f"{quote(uid, safe='')}.{what}.compiled"
    if uid in variant_ids() and not mark.exists() and _compiled(uid, what, ended):
        with contextlib.suppress(OSError):
            mark.touch()


def compile_behind(uid: str) -> None:
    """Begin to compile what no first move needs, unless this process did so or compiles nothing."""
    if uid not in _behind and compiling():
        arguments = (uid, lambda: False, "rest")
        _behind[uid] = threading.Thread(target=compile_apart, args=arguments, daemon=True)
        _behind[uid].start()


def wait_for_compiler(uid: str) -> None:
    """Wait for what is being compiled behind for a variant."""
    if uid in _behind:
        _behind[uid].join()


def _compiled(uid: str, what: str, ended: Callable[[], bool]) -> bool:
    """Let a process compile a variant's kernels and return whether it could."""
    from ringrealms3d.engine.process import NO_CONSOLE
    from ringrealms3d.games import registered_places

    module, folder = "ringrealms3d.engine.compiling", str(code_folder())
    try:
        compiler = subprocess.Popen(
            [sys.executable, "-P", "-m", module, folder, uid, what, *registered_places()],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=NO_CONSOLE,
        )
    except OSError:
        return False
    with compiler:
        while compiler.poll() is None and not ended():
            with contextlib.suppress(subprocess.TimeoutExpired):
                compiler.wait(_LOOK_SECONDS)
        compiler.kill()
    return compiler.returncode == 0


def _end_with_input() -> None:
    """End this process when its owner does."""
    os.read(sys.stdin.fileno(), 1)  # not by way of sys.stdin, whose lock an exit would wait for
    os._exit(1)


def main(folder: str, uid: str, what: str, *places: str) -> None:
    """Compile kernels of a variant into a folder; the places are those of games from outside."""
    threading.Thread(target=_end_with_input, daemon=True).start()
    gc.disable()  # which saves time, and the memory goes with the process
    compile_kernels(folder=Path(folder))
    from ringrealms3d.games import register

    for place in places:
        register(place)
    _LOADERS[what](uid)


if __name__ == "__main__":
    main(*sys.argv[1:])
