"""Compiling in a separate process, which frees the compiler's memory when it ends.

A compiler keeps tens of megabytes for every game for as long as its process lives. So a short-lived
process compiles into the cache folder, and the searching process loads the machine code from there.
The kernels for a first move come first; the rest, such as those for endgames, follow during the
game.
"""

from __future__ import annotations

import contextlib
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from ringrealms3d.core.children import NO_CONSOLE, module_command
from ringrealms3d.core.kernel import code_folder, compiling

LOADER = "ringrealms3d.engine.loading"
"""The module that the process runs."""

_LOOK_SECONDS = 0.02
_behind: dict[str, threading.Thread] = {}


def compile_apart(uid: str, ended: Callable[[], bool], what: str = "search") -> None:
    """Compile kernels of a variant into the cache folder, if not done before.

    Failure does no harm: a process that needs a missing kernel compiles it. This does not open the
    variant, which might already need kernels.

    Args:
        uid: the variant; if there is none, nothing happens.
        ended: polled for whether the kernels are no longer needed.
        what: "search" for those of a first move, "rest" for all others.
    """
    from ringrealms3d.games import variant_ids

    if uid in variant_ids() and not _mark(uid, what).exists() and _compiled(uid, what, ended):
        note_compiled(uid, what)


def note_compiled(uid: str, what: str) -> None:
    """Remember that kernels of a variant are in the cache folder."""
    with contextlib.suppress(OSError):
        _mark(uid, what).touch()


def _mark(uid: str, what: str) -> Path:
    return code_folder() / f"{quote(uid, safe='')}.{what}.compiled"


def compile_behind(uid: str) -> None:
    """Start compiling the rest, unless this process already did so or does not compile."""
    if uid not in _behind and compiling():
        arguments = (uid, lambda: False, "rest")
        _behind[uid] = threading.Thread(target=compile_apart, args=arguments, daemon=True)
        _behind[uid].start()


def wait_for_compiler(uid: str) -> None:
    """Wait for the background compiling for a variant."""
    if uid in _behind:
        _behind[uid].join()


def _compiled(uid: str, what: str, ended: Callable[[], bool]) -> bool:
    """Let a process compile a variant's kernels and return whether it succeeded."""
    from ringrealms3d.games import registered_places

    module, folder = LOADER, str(code_folder())
    try:
        compiler = subprocess.Popen(
            module_command(module, folder, uid, what, *registered_places()),
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
