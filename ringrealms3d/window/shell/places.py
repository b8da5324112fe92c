"""Where a window and its column stand, remembered between starts."""

from __future__ import annotations

import hashlib
from typing import Any

from PyQt6.QtCore import QByteArray
from PyQt6.QtWidgets import QMainWindow

from ringrealms3d.window.shell.column import Column
from ringrealms3d.window.shell.setting import Setting, switch
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.sides import Sides

_NARROWEST, _WIDEST = 100, 10_000


def places_of(window: QMainWindow, sides: Sides, column: Column) -> dict[Setting[Any], Any]:
    """Return what is to be remembered of the position of a window, and the column in it."""
    kept: dict[Setting[Any], Any] = {
        _GEOMETRY: window.saveGeometry(),
        _COLUMN: column.usually_wanted,
        _FRONT: column.front,
    }
    if not column.isHidden() and sides.column_width >= _NARROWEST:
        kept[_WIDTH] = sides.column_width
    return kept


def restore_places(settings: Settings, window: QMainWindow, sides: Sides, column: Column) -> None:
    """Restore the position of a window, and the column in it."""
    geometry, width = settings[_GEOMETRY], settings[_WIDTH]
    if geometry is not None:
        window.restoreGeometry(geometry)
    if settings[_FRONT] in column.tabs:
        column.bring_forward(settings[_FRONT])
    column.want(settings[_COLUMN])
    if width:
        sides.choose(width)


def _sealed(content: QByteArray | None) -> str:
    """Return bytes as a text with a checksum."""
    assert content is not None
    return f"{_checksum(content)}:{content.toBase64().data().decode('ascii')}"


def _unsealed(text: str) -> QByteArray | None:
    """Return stored bytes if they are intact; Qt is not safe from damaged ones."""
    checksum, mark, body = text.partition(":")
    if not mark:  # version 0.1.0 wrote it
        return None
    content = QByteArray.fromBase64(body.encode("utf-8", "replace"))
    if _checksum(content) != checksum:
        raise ValueError(checksum)
    return content


def _checksum(content: QByteArray) -> str:
    return hashlib.sha256(content.data()).hexdigest()[:12]


def _read_width(text: str) -> int:
    width = int(text)
    if not _NARROWEST <= width <= _WIDEST:
        raise ValueError(text)
    return width


_GEOMETRY = Setting("geometry", None, _unsealed, _sealed)
_WIDTH = Setting("column_width", 0, _read_width)
_COLUMN = switch("column", default=True)
_FRONT = Setting("front_tab", "", str)
