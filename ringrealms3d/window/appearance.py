"""How the window looks: its colours, what boards are made of, how finely and how fast it draws."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.scene.quality import Quality, get_quality
from ringrealms3d.scene.theme import Theme, get_theme
from ringrealms3d.window.boards import Boards
from ringrealms3d.window.settings import SPEEDS, Settings
from ringrealms3d.window.texts import call_pieces
from ringrealms3d.window.widget_colours import colour_widgets


def dress_widgets(theme: Theme) -> None:
    """Give widgets the colours of a theme, and pieces the names that go with them."""
    colour_widgets(theme)
    call_pieces(theme.names)


class Appearance(QObject):
    """What a person chose about looks, applied and remembered.

    Signals:
        theme_changed: widgets have other colours now; whatever is drawn in them should follow.
        style_changed: boards should be drawn in another way.
    """

    theme_changed = pyqtSignal()
    style_changed = pyqtSignal()

    def __init__(self, parent: QObject, settings: Settings, boards: Boards) -> None:
        """Begin with what was chosen last, in which the boards are drawn already."""
        super().__init__(parent)
        self._settings, self._view = settings, boards.view
        self._theme = settings.theme
        self._quality = settings.quality or boards.view.graphics.fitting_quality
        self._set_motion()

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._theme

    @property
    def quality(self) -> Quality:
        """The effort of drawing."""
        return self._quality

    def choose_theme(self, name: str) -> None:
        """Change the colours."""
        self._settings.theme = get_theme(name)
        self.follow_settings()

    def choose_materials(self, name: str) -> None:
        """Change what boards and pieces are made of."""
        self._settings.materials = name
        self.follow_settings()

    def choose_quality(self, name: str) -> None:
        """Change the effort of drawing."""
        self._quality = self._settings.quality = get_quality(name)
        self.style_changed.emit()

    def choose_speed(self, name: str) -> None:
        """Change how fast pieces come and go."""
        self._settings.speed = name
        self._set_motion()

    def reduce_motion(self, reduced: bool) -> None:
        """Let the board jump where it would turn smoothly, or not."""
        self._settings.reduced_motion = reduced
        self._set_motion()

    def follow_settings(self) -> None:
        """Take the colours that the settings, or the desktop behind them, ask for now."""
        self._theme = self._settings.theme
        dress_widgets(self._theme)
        self.theme_changed.emit()
        self.style_changed.emit()

    def _set_motion(self) -> None:
        reduced = self._settings.reduced_motion
        self._view.driver.reduced_motion = reduced
        self._view.move_ms = 0 if reduced else SPEEDS[self._settings.speed]
