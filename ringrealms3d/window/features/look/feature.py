"""How everything looks: colours, materials, quality, motion, languages and the full screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ringrealms3d.core.log_file import log_path
from ringrealms3d.core.phrase import call_pieces, tr
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_settings import MAP_IN_MIDDLE, chosen_quality, chosen_theme
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.look import look_commands, view_commands
from ringrealms3d.window.features.look.full_screen import FullScreen
from ringrealms3d.window.features.look.languages import is_legible
from ringrealms3d.window.features.look.look_settings import LANGUAGE, SPEED, SPEEDS, STILL
from ringrealms3d.window.shell.command import Choice, Command
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.shell.settings_dialog import SettingsDialog
from ringrealms3d.window.widgets.widget_colours import colour_widgets, desktop_hints


def dress_widgets(theme: Theme) -> None:
    """Give widgets the colours of a theme, and pieces the matching names."""
    colour_widgets(theme)
    call_pieces(theme.names)


class Look(Feature):
    """The user's choices about looks, applied and remembered."""

    def __init__(self, context: Context) -> None:
        """Start with the last choices, in which the boards are already drawn."""
        super().__init__(context)
        self.full_screen = FullScreen(context)
        self.set_motion()
        desktop_hints().colorSchemeChanged.connect(self._follow_desktop)

    def commands(self) -> Iterator[Command | Choice]:
        """Yield what changes how boards are seen, and how things look."""
        yield from view_commands.view_commands(self)
        yield from view_commands.seeing_commands(self.context)
        yield from look_commands.look_commands(self)
        yield Command(
            "view.settings",
            tr("Settings…"),
            self._show_settings,
            tr("All settings that the program remembers, on a few pages."),
            "Ctrl+,",
        )

    def _show_settings(self) -> None:
        """Show all settings, and where they and games are kept."""
        context = self.context
        places = context.settings.path, context.keeper.path, log_path()
        SettingsDialog(context.window, context.commands, places).open()

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return how the panels are brought back."""
        return {"look.leave_full_screen": self.full_screen.leave}

    def enter(self) -> None:
        """Show the names that a puzzle or a lesson uses."""
        self.context.display.options.guide(self.context.modes.is_within(Mode.GUIDED))

    def escape(self) -> bool:
        """Leave the full screen."""
        return self.full_screen.leave()

    def apply(self) -> None:
        """Draw boards and widgets as the settings or the desktop want it now."""
        boards, theme = self.context.boards, chosen_theme(self.context.settings)
        if theme != boards.theme:
            dress_widgets(theme)
        boards.set_style(theme, self._quality)

    def set_motion(self) -> None:
        """Let pieces and boards move as the settings want it now."""
        settings, view = self.context.settings, self.context.boards.view
        if view is not None:
            view.driver.reduced_motion = settings[STILL]
            view.move_ms = 0 if settings[STILL] else SPEEDS[settings[SPEED]]

    def exchange(self, map_in_middle: bool) -> None:
        """Swap the map and the board in space, also for the next start."""
        self.context.settings[MAP_IN_MIDDLE] = map_in_middle
        self.context.boards.exchange(self.context.panels.map, map_in_middle)

    def speak(self, language: str) -> None:
        """Reopen the window in another language, if it can be read here."""
        settings, before = self.context.settings, self.context.settings[LANGUAGE]
        if not is_legible(self.context.window, language):
            return
        settings[LANGUAGE] = language
        self.context.do("window.reopen")
        if self.context.window.isVisible():  # a question keeps it open
            settings[LANGUAGE] = before

    @property
    def _quality(self) -> Quality:
        return chosen_quality(self.context.settings) or self.context.boards.graphics.fitting_quality

    def _follow_desktop(self) -> None:
        """Follow the desktop's light or dark mode, unless the user chose a theme."""
        context = self.context
        if context.window.isVisible() and chosen_theme(context.settings) != context.theme:
            context.post(self.apply)  # the desktop's palette comes after its scheme
