"""Windows for tests, closed and gone before the next test."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
import pyvista as pv
from PyQt6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.settings import Settings


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A shown main window on the cuboctahedron, with settings and files of its own."""
    settings = Settings(tmp_path / "window.ini")
    opened = MainWindow("ring-majority/co", settings, tmp_path / "game.json")
    opened.show()
    opened.activateWindow()
    with qtbot.waitActive(opened):
        opened.view.setFocus()
    yield opened
    opened.close()
    opened.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    pv.close_all()
    gc.collect()
