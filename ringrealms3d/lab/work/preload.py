"""Prepares a Dask worker: ``dask worker --preload ringrealms3d.lab.work.preload``.

Compiling must be switched on before the first kernel is imported, so this comes first.
"""

from __future__ import annotations

import multiprocessing
import signal
from typing import Any

from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.core.outside import outside_places


def dask_setup(_: Any) -> None:
    """Switch compiling on in this process, and register the games from outside."""
    if multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one that watches over it
    compile_kernels(*outside_places())
    from ringrealms3d.games import register

    for place in outside_places():
        register(place)
