"""Results of background work, which come while their window may be gone."""

from __future__ import annotations

from PyQt6 import sip
from PyQt6.QtCore import QEvent
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.window.shell.tasks import Poster


def test_what_is_posted_is_run_in_order(qtbot: QtBot) -> None:
    poster, ran = Poster(), list[int]()
    for number in range(3):
        poster.post(lambda number=number: ran.append(number))  # type: ignore[misc]
    assert ran == []
    qtbot.waitUntil(lambda: ran == [0, 1, 2])


def test_nothing_is_run_for_a_window_that_is_gone(qapp: QApplication) -> None:
    poster, ran = Poster(), list[int]()
    poster.post(lambda: ran.append(1))
    sip.delete(poster)
    poster.post(lambda: ran.append(2))
    qapp.processEvents()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert ran == []
