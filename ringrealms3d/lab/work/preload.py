"""Prepares a Dask worker: ``dask worker --preload ringrealms3d.lab.work.preload``.

Compiling must be switched on before the first kernel is imported, so this comes first. A worker
announces what it plays before the scheduler knows it: units that wait would not notice later.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from typing import Any

from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.core.outside import outside_places


async def dask_setup(worker: Any) -> None:
    """Switch compiling on in this process, register the games from outside, and announce it."""
    if multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one that watches over it
    compile_kernels(*outside_places())
    from ringrealms3d.games import register

    for place in outside_places():
        register(place)
    from ringrealms3d.lab.work.signature import own_passport

    found = await asyncio.to_thread(own_passport)  # which may have to compile first
    for resources in (worker.state.total_resources, worker.state.available_resources):
        resources[found.signature.resource] = 1
