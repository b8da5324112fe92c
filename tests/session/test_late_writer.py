"""Files that are written a moment later."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.session.late_writer import LateWriter


class StoppedTimer:
    """Notes after how many seconds something is to be done, and does it when a test says so."""

    set_up: list[StoppedTimer]

    def __init__(self, seconds: float, action: Callable[[], None]) -> None:
        self.seconds, self.action, self.started = seconds, action, False
        self.set_up.append(self)

    def start(self) -> None:
        self.started = True


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> list[StoppedTimer]:
    found: list[StoppedTimer] = []
    monkeypatch.setattr(StoppedTimer, "set_up", found, raising=False)
    monkeypatch.setattr(threading, "Timer", StoppedTimer)
    return found


def test_texts_of_a_third_of_a_second_are_written_once(
    tmp_path: Path, timers: list[StoppedTimer]
) -> None:
    path = tmp_path / "game.json"
    writer = LateWriter(path, pytest.fail)
    for text in ("one", "two", "three"):
        writer.write(text)
    (timer,) = timers
    assert timer.started
    assert timer.seconds == 0.3, "longer, and more is lost; shorter, and the disk is busy"
    assert not path.exists()
    timer.action()
    assert path.read_text(encoding="utf-8") == "three"
    writer.write("four")
    assert len(timers) == 2
    assert writer.cancel()
    timers[-1].action()
    assert path.read_text(encoding="utf-8") == "three"
    assert not writer.cancel()
