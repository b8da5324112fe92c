"""The editor: a mode in which clicks on the boards put pieces, and a panel beside them."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import QApplication, QDockWidget, QMainWindow

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.game_text import position_as_text
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.draft import Draft
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE, Players
from ringrealms3d.window.features.editor.palette import ERASER
from ringrealms3d.window.features.editor.panel import EditorPanel
from ringrealms3d.window.shell.docks import keep_height
from ringrealms3d.window.shell.mode import Mode, Modes
from ringrealms3d.window.shell.room import panels_area, roomy
from ringrealms3d.window.widgets.texts import counts_text, error_text, game_before_text


class Editor(QObject):
    """Sets up a position while the current game waits.

    Signals: changed: the boards should show other pieces. said:
    what to do, or why something is impossible. analysis_wanted: the current game, set up here,
    should be analysed.

    Attributes:
        draft: the position being set up, None while the editor is closed.
        panel: the panel beside the board, None while the editor is closed.
    """

    changed = pyqtSignal()
    said = pyqtSignal(str)
    analysis_wanted = pyqtSignal()

    def __init__(self, window: QMainWindow, session: GameSession, modes: Modes) -> None:
        """Begin closed, beside the boards of a window."""
        super().__init__(window)
        self._window, self._session, self._modes = window, session, modes
        self._dock: EditorDock | None = None
        self.panel: EditorPanel | None = None
        self._was_paused = False
        self.draft: Draft | None = None

    @property
    def on(self) -> bool:
        """Whether clicks put pieces."""
        return self.draft is not None

    @property
    def content(self) -> Content | None:
        """The content of the boards instead of the game, None while the editor is closed."""
        return None if self.draft is None else Content(self.draft.now.pieces)

    @property
    def counts(self) -> str:
        """The position's counts, empty while it is impossible."""
        position = self.draft.now.position if self.draft is not None else None
        return counts_text(position) if position is not None else ""

    def open(self, theme: Theme) -> None:
        """Open the editor with the position of the game, which waits."""
        if self.draft is not None:
            return
        self.draft = Draft(self._session.position)
        self.draft.changed.connect(self._show)
        self._was_paused = self._session.paused
        self._modes.enter(Mode.EDITING)
        self._dock = self._docked(self.draft, theme)
        self._session.pause()
        self._show()
        self.said.emit(tr("Click to put the chosen piece; right click removes what is there."))

    def leave(self) -> None:
        """Close without changing the session, which continues or gets another game."""
        if self.draft is None:
            return
        if self._dock is not None:
            self._window.removeDockWidget(self._dock)
            self._dock.deleteLater()
        self.draft = self._dock = self.panel = None
        self.said.emit("")  # what was said of clicks holds no longer
        self._modes.leave(Mode.EDITING)

    def cancel(self) -> None:
        """Close, and continue the game as it was."""
        self.leave()
        if self._was_paused:
            self._session.pause()
        else:
            self._session.go_on()

    def play(self) -> None:
        """Start a game from the position, which is possible, with the same players."""
        self._start(self._session.next_players)

    def analyse(self) -> None:
        """Start a game from the position, which is possible, and analyse it."""
        self._start(PEOPLE)
        self.analysis_wanted.emit()

    def copy(self) -> None:
        """Copy the position as text."""
        clipboard = QApplication.clipboard()
        if self.draft is not None and self.draft.now.position and clipboard is not None:
            clipboard.setText(position_as_text(self.draft.now.position))
            self.said.emit(tr("The position was copied."))

    def set_theme(self, theme: Theme) -> None:
        """Draw the pieces to choose from in other colours."""
        if self.panel is not None:
            self.panel.set_theme(theme)

    def click(self, place: int) -> None:
        """Put the chosen piece on a place, or remove it if it is already there."""
        assert self.draft is not None
        chosen = self._chosen
        self._put(place, ERASER if self.draft.now.pieces[place] == chosen else chosen)

    def click_aside(self, place: int) -> bool:
        """Remove the piece on a place."""
        self._put(place, ERASER)
        return True

    def piece_for(self, place: int) -> int:
        """Return the piece that a click would put on a place."""
        return self._chosen

    @property
    def _chosen(self) -> int:
        return ERASER if self.panel is None else self.panel.palette_list.chosen

    def _put(self, place: int, piece: int) -> None:
        assert self.draft is not None
        try:
            self.draft.put(place, piece)
        except UserError as error:
            self.said.emit(tr("Not possible: {reason}.").format(reason=error_text(error)))

    def _start(self, players: Players) -> None:
        assert self.draft is not None
        position = self.draft.now.position
        assert position is not None
        record = GameRecord(position.uid, fen=position.fen())
        self.leave()
        self._session.open_game(OpenGame(Cursor(record), players))
        if text := game_before_text(self._session):
            self.said.emit(text)

    def _show(self) -> None:
        if self.panel is not None:
            self.panel.show_draft()
        self.changed.emit()

    def _docked(self, draft: Draft, theme: Theme) -> EditorDock:
        """Return the panel for a draft, docked."""
        panel = self.panel = EditorPanel(draft, theme)
        panel.cleared.connect(draft.clear)
        panel.restored.connect(lambda: draft.take(self._session.position))
        panel.play_wanted.connect(self.play)
        panel.analysis_wanted.connect(self.analyse)
        panel.copy_wanted.connect(self.copy)
        panel.left.connect(self.cancel)
        dock = EditorDock(self._window, panel)
        dock.closed.connect(self.cancel)
        self._window.addDockWidget(panels_area(self._window), dock)
        return dock


class EditorDock(QDockWidget):
    """The panel's place beside the board.

    Signals: closed: the user closed it.
    """

    closed = pyqtSignal()

    def __init__(self, window: QMainWindow, panel: EditorPanel) -> None:
        """Hold a panel."""
        super().__init__(tr("Set up a position"), window)
        self.setObjectName("editor")
        self.setWidget(roomy(panel))
        keep_height(self)

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """Report that the user closed it."""
        super().closeEvent(event)
        self.closed.emit()
