"""A process that reads games, without the process."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest

from ringrealms3d.records import replayed
from ringrealms3d.records.record import GameRecord


class FakeReader:
    """Reads here what another process would read, and notes its name.

    Attributes:
        names: what was read.
    """

    names: ClassVar[list[str]] = []

    def read(self, read: Callable[[], GameRecord], name: str) -> GameRecord:
        """Return the game."""
        self.names.append(name)
        return read()


def fake_readers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Start no processes from now on; return a list that gets the names of what they would read."""
    FakeReader.names.clear()
    monkeypatch.setattr(replayed, "Reader", FakeReader)
    return FakeReader.names
