"""Makes a worker one of another version of the program."""

from __future__ import annotations

from typing import Any

from ringrealms3d.core import version

version.__version__ = "99.0"

from ringrealms3d.lab.work import preload  # noqa: E402


async def dask_setup(worker: Any) -> None:
    await preload.dask_setup(worker)
