"""Cluster workers on this machine, each a process that is restarted if it dies."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any

from ringrealms3d.lab.work.cluster import PROGRAMS_ALLOWED
from ringrealms3d.lab.work.scheduler import (
    PRIVATE_PAGES,
    REACH_SECONDS,
    UNREACHABLE,
    checked_address,
    dask_needed,
    own_host,
    unreachable,
)

_PRELOAD = "ringrealms3d.lab.work.preload"
_PATIENCE_SECONDS = 600  # of a worker that compiles before it works


def serve(address: str, count: int, allow_programs: bool, ready: Callable[[], None]) -> None:
    """Run this many workers for a scheduler until it ends.

    Args:
        address: the scheduler's.
        count: how many workers.
        allow_programs: whether they start other programs as players.
        ready: called once all have started.

    Raises:
        UserError: Dask is not installed, the address is invalid or not secure, or the scheduler
            cannot be reached.
    """
    full = checked_address(address)
    os.environ[PROGRAMS_ALLOWED] = "1" if allow_programs else "0"
    os.environ.setdefault("DASK_LOGGING__DISTRIBUTED", "critical")  # of the workers' processes too
    with dask_needed():
        asyncio.run(_serve(full, count, ready))


async def _serve(address: str, count: int, ready: Callable[[], None]) -> None:
    from distributed import Nanny, Security, rpc

    try:
        async with asyncio.timeout(REACH_SECONDS):
            scheduler = rpc(address, connection_args=Security().get_connection_args("worker"))
            await scheduler.identity()
            await scheduler.close_rpc()
    except UNREACHABLE as error:
        raise unreachable(address, error) from None
    nannies: list[Any] = [
        Nanny(
            address,
            host=own_host(address),
            dashboard_address=PRIVATE_PAGES,
            nthreads=1,
            preload=[_PRELOAD],
            memory_limit=0,
            death_timeout=_PATIENCE_SECONDS,
        )
        for _ in range(count)
    ]
    try:
        await asyncio.gather(*nannies)
        ready()
        await asyncio.gather(*(nanny.finished() for nanny in nannies))
    finally:
        await asyncio.gather(*(nanny.close() for nanny in nannies), return_exceptions=True)
