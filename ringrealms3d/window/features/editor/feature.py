"""The editor: a mode in which clicks on the boards put pieces, and a panel beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.game_text import position_as_text
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.draft import Draft
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE, Players
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.editor.palette import ERASER
from ringrealms3d.window.features.editor.panel import EditorPanel
from ringrealms3d.window.shell.column import SidePage
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.widgets.texts import error_text, game_before_text


class Editor(Feature):
    """Sets up a position while the current game waits."""

    def __init__(self, context: Context) -> None:
        """Begin closed."""
        super().__init__(context)
        self._session = context.session
        self._page: SidePage | None = None
        self._panel: EditorPanel | None = None
        self._was_paused = False
        self._draft: Draft | None = None
        context.moves.leave_clicks_to(self)
        self._session.leaving.connect(self.leave)

    def commands(self) -> Iterator[Command]:
        """Yield what sets up a position."""
        yield Command(
            "game.edit",
            tr("S&et up a position…"),
            self.open,
            tr("Put pieces wherever you like, then play or analyse from there."),
            "Ctrl+Shift+E",
            enabled=lambda: not self._session.rated,
        )

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return how it is left for something else."""
        return {"editor.leave": self.leave}

    @property
    def on(self) -> bool:
        """Whether clicks put pieces."""
        return self._draft is not None

    def open(self) -> None:
        """Open the editor with the position of the game, which waits."""
        if self._draft is not None:
            return
        self.context.do("look.leave_full_screen")
        draft = self._draft = Draft(self._session.position)
        draft.changed.connect(self._show)
        self._was_paused = self._session.paused
        self.context.display.show_draft(draft)
        self.context.modes.enter(Mode.EDITING)
        self._page = self._opened(draft)
        self._session.pause()
        self._show()
        self.context.say(
            tr("Click to place the chosen piece; right-click to remove what is there.")
        )

    def leave(self) -> None:
        """Close without changing the session, which continues or gets another game."""
        if self._draft is None:
            return
        if self._page is not None:
            self.context.column.remove_page(self._page)
            self._page.deleteLater()
        self._draft = self._page = self._panel = None
        self.context.say("")  # what was said of clicks holds no longer
        self.context.display.show_draft(None)
        self.context.modes.leave(Mode.EDITING)

    def cancel(self) -> None:
        """Close, and continue the game as it was."""
        self.leave()
        if not self._was_paused:
            self._session.go_on()

    def play(self) -> None:
        """Start a game from the position, which is possible, with the same players."""
        self._start(self._session.next_players)

    def analyse(self) -> None:
        """Start a game from the position, which is possible, and analyse it."""
        self._start(PEOPLE)
        self.context.do("analysis.on", True)

    def copy(self) -> None:
        """Copy the position as text."""
        clipboard = QApplication.clipboard()
        if self._draft is not None and self._draft.now.position and clipboard is not None:
            clipboard.setText(position_as_text(self._draft.now.position))
            self.context.say(tr("The position was copied."))

    def set_theme(self) -> None:
        """Draw the pieces to choose from in other colours."""
        if self._panel is not None:
            self._panel.set_theme(self.context.theme)

    def close(self) -> None:
        """Close with the window."""
        self._session.leaving.disconnect(self.leave)
        self.leave()

    def click(self, place: int) -> None:
        """Put the chosen piece on a place, or remove it if it is already there."""
        assert self._draft is not None
        chosen = self._chosen
        self._put(place, ERASER if self._draft.now.pieces[place] == chosen else chosen)

    def click_aside(self, place: int) -> bool:
        """Remove the piece on a place."""
        self._put(place, ERASER)
        return True

    def piece_for(self, place: int) -> int:
        """Return the piece that a click would put on a place."""
        return self._chosen

    @property
    def _chosen(self) -> int:
        return ERASER if self._panel is None else self._panel.palette_list.chosen

    def _put(self, place: int, piece: int) -> None:
        assert self._draft is not None
        try:
            self._draft.put(place, piece)
        except UserError as error:
            self.context.say(tr("Not possible: {reason}.").format(reason=error_text(error)))

    def _start(self, players: Players) -> None:
        assert self._draft is not None
        position = self._draft.now.position
        assert position is not None
        record = GameRecord(position.uid, fen=position.fen())
        self.leave()
        self._session.open_game(OpenGame(Cursor(record), players))
        if text := game_before_text(self._session):
            self.context.say(text)

    def _show(self) -> None:
        if self._panel is not None:
            self._panel.show_draft()
        self.context.display.show_draft(self._draft)

    def _opened(self, draft: Draft) -> SidePage:
        """Return the page with the panel for a draft, beside the board."""
        panel = self._panel = EditorPanel(draft, self.context.theme)
        panel.cleared.connect(draft.clear)
        panel.restored.connect(lambda: draft.take(self._session.position))
        panel.play_wanted.connect(self.play)
        panel.analysis_wanted.connect(self.analyse)
        panel.copy_wanted.connect(self.copy)
        panel.left.connect(self.cancel)
        page = SidePage(self.context.column, "editor", tr("Set up a position"), "edit", panel)
        page.closed.connect(self.cancel)
        self.context.column.open_page(page)
        return page
