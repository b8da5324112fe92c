"""Workers of a cluster that end."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import Any

import distributed
import pytest

from ringrealms3d.lab.work.cluster import PROGRAMS_ALLOWED
from ringrealms3d.lab.work.serving import serve

ADDRESS = "tcp://127.0.0.1:8786"


class Rpc:
    """A scheduler that is there."""

    def __init__(self, address: str, **_: Any) -> None:
        assert address == ADDRESS

    async def identity(self) -> None:
        pass

    async def close_rpc(self) -> None:
        pass


class Nanny:
    """A worker that ends at once, and with an error if it is the first."""

    closed: list[int]
    options: list[dict[str, Any]]

    def __init__(self, address: str, **options: Any) -> None:
        assert address == ADDRESS
        self._number = len(self.options)
        self.options.append(options)

    def __await__(self) -> Generator[Any, None, None]:
        return asyncio.sleep(0).__await__()

    async def finished(self) -> None:
        pass

    async def close(self) -> None:
        if self._number == 0:
            raise OSError("it is gone already")
        await asyncio.sleep(0.01)
        self.closed.append(self._number)


def test_a_worker_that_fails_to_end_leaves_the_others_time_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Nanny.closed, Nanny.options = [], []
    monkeypatch.setenv(PROGRAMS_ALLOWED, "")
    monkeypatch.setattr(distributed, "Nanny", Nanny)
    monkeypatch.setattr(distributed, "rpc", Rpc)
    ready: list[None] = []
    serve("127.0.0.1", 3, False, lambda: ready.append(None))
    assert ready == [None]
    assert Nanny.closed == [1, 2]
    first, *others = Nanny.options
    assert others == [first] * 2
    assert first == {
        "host": "127.0.0.1",
        "dashboard_address": "127.0.0.1:0",
        "nthreads": 1,
        "preload": ["ringrealms3d.lab.work.preload"],
        "memory_limit": 0,
        "death_timeout": 600,
    }
