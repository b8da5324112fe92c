"""Engines whose replies are heard by the test as well."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.session import engine_link


class HeardEngine(EngineProcess):
    """Notes the states of its replies.

    Attributes:
        started: all of them in order, without the stand-ins.
        states: the states of the replies so far.
    """

    started: list[HeardEngine]

    def __init__(
        self, heard: Callable[[Reply], None], died: Callable[[str], None], compiled: bool = True
    ) -> None:
        self.states: list[str] = []

        def hear(reply: Reply) -> None:
            self.states.append(reply.state)
            heard(reply)

        super().__init__(hear, died, compiled)
        if compiled:
            self.started.append(self)


def hear_engines(patched: pytest.MonkeyPatch) -> list[HeardEngine]:
    """Hear the engines that are started from now on; they are in the list."""
    HeardEngine.started = []
    patched.setattr(engine_link, "EngineProcess", HeardEngine)
    return HeardEngine.started
