"""How everything looks: colours, materials, quality, motion, languages and the full screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ringrealms3d.core.log_file import log_path
from ringrealms3d.core.phrase import tr
from ringrealms3d.window.board.board_settings import FAR_SIDE
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.look.appearance import Appearance
from ringrealms3d.window.features.look.full_screen import FullScreen
from ringrealms3d.window.features.look.installed_games import game_switches
from ringrealms3d.window.features.look.look_commands import look_commands
from ringrealms3d.window.features.look.view_commands import seeing_commands, view_commands
from ringrealms3d.window.shell.command import Choice, Command
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.shell.settings_dialog import SettingsDialog


class Look(Feature):
    """Changes how the board is seen, and how everything looks."""

    def __init__(self, context: Context) -> None:
        """Start with the last choices."""
        super().__init__(context)
        self._appearance, self._full_screen = Appearance(context), FullScreen(context)
        inset = context.boards.inset
        inset.swap_wanted.connect(self._swap)
        inset.other_wanted.connect(self._show_other)
        inset.hide_wanted.connect(lambda: context.do("view.map", False))

    def commands(self) -> Iterator[Command | Choice]:
        """Yield what changes how boards are seen, and how things look."""
        yield from view_commands(self.context, self._full_screen, self._appearance)
        yield from seeing_commands(self.context)
        yield from look_commands(self.context, self._appearance)
        yield from game_switches(self.context)
        yield Command(
            "view.settings",
            tr("Settings…"),
            self._show_settings,
            tr("All settings of the program, on a few pages."),
            "Ctrl+,",
        )

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return how the panels are brought back."""
        return {"look.leave_full_screen": self._full_screen.leave}

    def enter(self) -> None:
        """Show the names that a puzzle or a lesson uses."""
        self.context.display.options.guide(self.context.modes.is_within(Mode.GUIDED))

    def escape(self) -> bool:
        """Leave the full screen."""
        return self._full_screen.leave()

    def _swap(self) -> None:
        """Let the small board and the large one change places."""
        self.context.do("view.exchange", not self.context.boards.map_in_middle)

    def _show_other(self) -> None:
        """Let the small board show the far side, or the map again."""
        self.context.do("view.far_side", not self.context.settings[FAR_SIDE])

    def _show_settings(self) -> None:
        """Show all settings, and where they and games are kept."""
        context = self.context
        places = context.settings.path, context.keeper.path, log_path()
        SettingsDialog(context.window, context.commands, places).open()
