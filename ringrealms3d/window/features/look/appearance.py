"""The user's choices about looks, applied and remembered."""

from __future__ import annotations

from PyQt6.QtCore import QObject

from ringrealms3d.core.phrase import call_pieces
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_settings import (
    MAP_IN_MIDDLE,
    STILL,
    chosen_quality,
    chosen_theme,
)
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.look.languages import is_legible
from ringrealms3d.window.features.look.look_settings import LANGUAGE, SPEED, SPEEDS
from ringrealms3d.window.widgets.widget_colours import colour_widgets, desktop_hints


def dress_widgets(theme: Theme) -> None:
    """Give widgets the colours of a theme, and pieces the matching names."""
    colour_widgets(theme)
    call_pieces(theme.names)


class Appearance(QObject):
    """Colours, materials, quality, motion and language, as the settings want them."""

    def __init__(self, context: Context) -> None:
        """Start with the last choices, in which the boards are already drawn."""
        super().__init__(context.window)
        self._context = context
        self.set_motion()
        desktop_hints().colorSchemeChanged.connect(self._follow_desktop)

    def apply(self) -> None:
        """Draw boards and widgets as the settings or the desktop want it now."""
        boards, theme = self._context.boards, chosen_theme(self._context.settings)
        if theme != boards.theme:
            dress_widgets(theme)
        boards.set_style(theme, self._quality)

    def set_motion(self) -> None:
        """Let pieces and boards move as the settings want it now."""
        settings, view = self._context.settings, self._context.boards.view
        if view is not None:
            view.driver.reduced_motion = settings[STILL]
            view.move_ms = 0 if settings[STILL] else SPEEDS[settings[SPEED]]

    def exchange(self, map_in_middle: bool) -> None:
        """Swap the map and the board in space, also for the next start."""
        self._context.settings[MAP_IN_MIDDLE] = map_in_middle
        self._context.boards.exchange(map_in_middle)

    def speak(self, language: str) -> None:
        """Reopen the window in another language, if it can be read here."""
        settings, before = self._context.settings, self._context.settings[LANGUAGE]
        if not is_legible(self._context.window, language):
            return
        settings[LANGUAGE] = language
        self._context.do("window.reopen")
        if self._context.window.isVisible():  # a question keeps it open
            settings[LANGUAGE] = before

    @property
    def _quality(self) -> Quality:
        return (
            chosen_quality(self._context.settings) or self._context.boards.graphics.fitting_quality
        )

    def _follow_desktop(self) -> None:
        """Follow the desktop's light or dark mode, unless the user chose a theme."""
        context = self._context
        if context.window.isVisible() and chosen_theme(context.settings) != context.theme:
            context.post(self.apply)  # the desktop's palette comes after its scheme
