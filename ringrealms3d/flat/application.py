"""Qt without a window or a display."""

from __future__ import annotations

import os
from functools import cache

from PyQt6.QtGui import QGuiApplication


def need_application() -> None:
    """Start Qt without a display where it does not run yet: it draws no letters otherwise."""
    if QGuiApplication.instance() is None:
        _application()


@cache  # Qt ends when nobody holds it
def _application() -> QGuiApplication:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    application.setApplicationName("ringrealms3d")
    return application
