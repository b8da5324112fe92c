"""Answers of the engine's worker, in this process."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from threading import Event, Thread

import pytest

from ringrealms3d.core import kernel
from ringrealms3d.core.errors import UserError
from ringrealms3d.engine import compiling
from ringrealms3d.engine.thinker import Thinker
from ringrealms3d.engine.worker import Worker
from tests.patience import ENGINE_SECONDS

pytestmark = pytest.mark.plain


class Owner(io.StringIO):
    """Hears all answers, and ends after so many."""

    def __init__(self, wanted: int) -> None:
        super().__init__()
        self._wanted, self._heard_all = wanted, Event()

    def flush(self) -> None:
        if self.getvalue().count("\n") == self._wanted:
            self._heard_all.set()

    def lines(self) -> Iterator[str]:
        for number in range(self._wanted):
            yield json.dumps({"id": number, "do": "warm up", "uid": "loop/mini"})
        self._heard_all.wait(ENGINE_SECONDS)


def test_a_game_that_cannot_be_compiled_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def fail(_: Thinker, uid: str) -> None:
        raise UserError("{uid} cannot be compiled", uid=uid)

    monkeypatch.setattr(kernel, "compiling", lambda: True)
    monkeypatch.setattr(compiling, "compile_apart", lambda uid, ended: compiled.append(uid))
    monkeypatch.setattr(Thinker, "load", fail)
    owner = Owner(3)
    worker = Worker(owner)
    listening = Thread(target=worker.listen, args=(owner.lines(),))
    listening.start()
    worker.work()
    listening.join()
    told = [json.loads(line) for line in owner.getvalue().splitlines()]
    assert [each["id"] for each in told] == [0, 1, 2]
    assert {each["error"] for each in told} == {"loop/mini cannot be compiled"}
    assert compiled == ["loop/mini"]
