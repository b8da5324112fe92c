"""Making the view of a board in space, or its stand-in."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtWidgets import QWidget

from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.space.no_view import NoView
from ringrealms3d.window.board.views import SpaceView

ViewMaker = Callable[[QWidget, Theme, Quality | None], SpaceView]
"""Makes a view for a parent; without a quality, one is chosen to fit the graphics card."""


def no_view(parent: QWidget, theme: Theme, quality: Quality | None) -> SpaceView:
    """Return the stand-in for a view."""
    return NoView(parent)


def view_in_space(parent: QWidget, theme: Theme, quality: Quality | None) -> SpaceView:
    """Return a view that draws with OpenGL.

    Raises:
        NoGraphicsError: it cannot.
    """
    from ringrealms3d.window.board.space.board_view import BoardView

    return BoardView(parent, theme, quality)
