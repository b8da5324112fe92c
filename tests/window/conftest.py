"""Windows for tests, closed and gone before the next test."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
import pyvista as pv
from PyQt6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from ringrealms3d.window.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A shown main window on the cuboctahedron."""
    opened = MainWindow("ring-majority/co")
    opened.show()
    qtbot.waitExposed(opened)
    yield opened
    opened.close()
    opened.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    pv.close_all()
    gc.collect()
