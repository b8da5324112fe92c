"""Qt without a window or a display."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PyQt6.QtGui import QGuiApplication, QPaintDevice, QPainter


def need_application() -> None:
    """Start Qt without a display if it is not running yet; otherwise it draws no letters."""
    if QGuiApplication.instance() is None:
        _application()


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Yield a painter that ends before its device does, even after Ctrl+C; otherwise Qt crashes."""
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()


@cache  # Qt ends when nobody holds it
def _application() -> QGuiApplication:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    application.setApplicationName("ringrealms3d")
    return application
