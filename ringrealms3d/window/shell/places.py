"""Where a window and its panels stand, remembered between starts."""

from __future__ import annotations

import hashlib

from PyQt6.QtCore import QByteArray, Qt
from PyQt6.QtWidgets import QMainWindow

from ringrealms3d.window.shell.screen_space import is_low
from ringrealms3d.window.shell.setting import Setting
from ringrealms3d.window.shell.settings import Settings

_LAYOUT_VERSION = 5


def keep_places(settings: Settings, window: QMainWindow) -> None:
    """Remember the positions of a window and its panels."""
    panels = window.saveState(_layout_version(window))
    settings.keep({_GEOMETRY: window.saveGeometry(), _PANELS: panels})


def restore_places(settings: Settings, window: QMainWindow) -> None:
    """Restore the positions of a window and its panels."""
    geometry, panels = settings[_GEOMETRY], settings[_PANELS]
    if geometry is not None and panels is not None:
        window.restoreGeometry(geometry)
        window.restoreState(panels, _layout_version(window))


def _sealed(content: QByteArray | None) -> str:
    """Return bytes as a text with a checksum."""
    assert content is not None
    return f"{_checksum(content)}:{content.toBase64().data().decode('ascii')}"


def _unsealed(text: str) -> QByteArray | None:
    """Return stored bytes if they are intact; Qt crashes on damaged positions of panels."""
    checksum, mark, body = text.partition(":")
    if not mark:  # version 0.1.0 wrote it
        return None
    content = QByteArray.fromBase64(body.encode("utf-8", "replace"))
    if _checksum(content) != checksum:
        raise ValueError(checksum)
    return content


def _layout_version(window: QMainWindow) -> int:
    """Return a version number for the layout of panels, which depends on screen and direction."""
    mirrored = window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return 4 * _LAYOUT_VERSION + 2 * is_low(window) + mirrored


def _checksum(content: QByteArray) -> str:
    return hashlib.sha256(content.data()).hexdigest()[:12]


_GEOMETRY = Setting("geometry", None, _unsealed, _sealed)
_PANELS = Setting("panels", None, _unsealed, _sealed)
