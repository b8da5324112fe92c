"""Compiling in a process of its own, which takes the compiler's memory with it when it ends.

A compiler keeps tens of megabytes of every game for as long as its process lives. So a short-lived
process compiles into the cache folder, and the one that searches loads the machine code from there.
What a first move needs comes first; the rest, as what proves endgames, follows during the game.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from collections.abc import Callable
from urllib.parse import quote

from ringrealms3d.core.kernel import code_folder, compiling

LOADER = "ringrealms3d.engine.loading"
"""The module that the process runs."""

_LOOK_SECONDS = 0.02
_behind: dict[str, threading.Thread] = {}


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

    module, folder = LOADER, str(code_folder())
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
