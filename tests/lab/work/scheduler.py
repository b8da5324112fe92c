"""A scheduler of Dask on this machine, as a program: it prints its address."""

from __future__ import annotations

import asyncio
import sys

from distributed import Scheduler


async def schedule(protocol: str, port: int) -> None:
    async with Scheduler(
        host="127.0.0.1",
        port=port,
        protocol=protocol,
        dashboard=False,
        dashboard_address="127.0.0.1:0",
    ) as scheduler:
        print(scheduler.address, flush=True)
        await scheduler.finished()


if __name__ == "__main__":
    asyncio.run(schedule(sys.argv[1], int(sys.argv[2])))
