"""Small pictures of boards: the included ones, those that were drawn, and maps of all others."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QSize
from PyQt6.QtGui import QIcon, QImage, QPixmap

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.exports.board_pictures import BoardRequest
from ringrealms3d.flat.pictures import map_picture
from ringrealms3d.games import start, variant_ids
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.theme import Theme

_SIZE = QSize(240, 220)


def board_icon(uid: str, theme: Theme) -> QIcon:
    """Return a picture of a variant's board that selecting does not tint."""
    pixmap = board_pixmap(uid, theme)
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def board_pixmap(uid: str, theme: Theme) -> QPixmap:
    """Return a picture of a variant's board, its map while there is none in space."""
    picture = shipped_picture(uid, theme)
    if picture is None and uid in variant_ids():
        picture = BoardRequest(uid, theme.name, turning=False).path
    found = QPixmap() if picture is None else QPixmap(str(picture))
    return position_pixmap(start(uid, seed=1), theme) if found.isNull() else found


def start_pixmap(uid: str, theme: Theme) -> QPixmap:
    """Return a picture of a variant's board as a game begins on it."""
    found = QPixmap(str(_shipped(f"{uid}-start", theme)))
    return board_pixmap(uid, theme) if found.isNull() else found


def shipped_picture(uid: str, theme: Theme) -> Path | None:
    """Return the file with a board's picture that comes with the program, None if none does."""
    picture = _shipped(uid, theme)
    return picture if uid in variant_ids() and picture.is_file() else None


def _shipped(name: str, theme: Theme) -> Path:
    return data_folder("resources") / "boards" / theme.name / f"{name.replace('/', '-')}.png"


def position_pixmap(position: Position, theme: Theme) -> QPixmap:
    """Return a position's map."""
    return QPixmap.fromImage(position_image(position, theme))


def position_image(position: Position, theme: Theme) -> QImage:
    """Return a position's map; any thread can draw it."""
    content = content_of(position, legal=False)
    return map_picture(position.variant.layout, content, theme, _SIZE, True, tr)
