"""Making the view of boards in space."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PyQt6.QtWidgets import QWidget

from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme

if TYPE_CHECKING:
    from ringrealms3d.window.board.space.board_view import BoardView

ViewMaker = Callable[[QWidget, Theme, Quality | None], "BoardView"]
"""Makes a view for a parent; without a quality, one is chosen to fit the graphics card."""


def view_in_space(parent: QWidget, theme: Theme, quality: Quality | None) -> BoardView:
    """Return a view that draws with OpenGL.

    Raises:
        NoGraphicsError: it cannot.
    """
    from ringrealms3d.window.board.space.board_view import BoardView

    return BoardView(parent, theme, quality)
