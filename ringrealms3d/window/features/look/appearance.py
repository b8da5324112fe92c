"""The look of the window: colours, materials, quality and speed."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.phrase import call_pieces
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.shell.settings import SPEEDS, Settings
from ringrealms3d.window.widgets.widget_colours import colour_widgets, desktop_hints


def dress_widgets(theme: Theme) -> None:
    """Give widgets the colours of a theme, and pieces the matching names."""
    colour_widgets(theme)
    call_pieces(theme.names)


class Appearance(QObject):
    """The user's choices about looks, applied and remembered.

    Signals: theme_changed: widgets have new colours; anything drawn in them should follow.
    style_changed: boards should be redrawn in a new style.
    """

    theme_changed = pyqtSignal()
    style_changed = pyqtSignal()

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        boards: Boards,
        post: Callable[[Callable[[], None]], None],
    ) -> None:
        """Start with the last choices, in which the boards are already drawn.

        Args:
            post: runs a function in the window's thread, after pending work.
        """
        super().__init__(window)
        self._window, self._post = window, post
        self._settings, self._boards = settings, boards
        self._theme = settings.theme
        self._quality = self._chosen_quality()
        self._set_motion()
        desktop_hints().colorSchemeChanged.connect(self._follow_desktop)

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._theme

    @property
    def quality(self) -> Quality:
        """The effort of drawing."""
        return self._quality

    def choose_theme(self, name: str) -> None:
        """Change the colours, to those of the desktop without a name."""
        self._settings.theme_name = name
        self.follow_settings()

    def choose_materials(self, name: str) -> None:
        """Change what boards and pieces are made of."""
        self._settings.materials = name
        self.follow_settings()

    def choose_quality(self, name: str) -> None:
        """Change the effort of drawing, to one that fits the computer without a name."""
        self._settings.quality_name = name
        self._quality = self._chosen_quality()
        self.style_changed.emit()

    def choose_speed(self, name: str) -> None:
        """Change how fast pieces come and go."""
        self._settings.speed = name
        self._set_motion()

    def reduce_motion(self, reduced: bool) -> None:
        """Let the board jump instead of turning smoothly, or not."""
        self._settings.reduced_motion = reduced
        self._set_motion()

    def follow_settings(self) -> None:
        """Apply the colours of the settings or the desktop."""
        self._theme = self._settings.theme
        dress_widgets(self._theme)
        self.theme_changed.emit()
        self.style_changed.emit()

    def _follow_desktop(self) -> None:
        """Follow the desktop's light or dark mode, unless the user chose a theme."""
        if self._window.isVisible() and self._settings.theme != self._theme:
            self._post(self.follow_settings)  # the desktop's palette comes after its scheme

    def _chosen_quality(self) -> Quality:
        return self._settings.quality or self._boards.graphics.fitting_quality

    def _set_motion(self) -> None:
        reduced = self._settings.reduced_motion
        if (view := self._boards.view) is not None:
            view.driver.reduced_motion = reduced
            view.move_ms = 0 if reduced else SPEEDS[self._settings.speed]
