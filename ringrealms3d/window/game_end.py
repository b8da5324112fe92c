"""What a person sees and can do at the end of a game."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, pyqtSignal

from ringrealms3d.core.phrase import tr
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.boards import Boards
from ringrealms3d.window.end_banner import EndBanner
from ringrealms3d.window.moves.panel import MovesPanel
from ringrealms3d.window.panels.docks import Docks


class GameEnd(QObject):
    """Tells the result on the board, once, and again when it is asked for.

    Signals:
        said: a sentence for the person.

    Attributes:
        banner: what tells the result.
    """

    said = pyqtSignal(str)

    def __init__(
        self, session: GameSession, boards: Boards, docks: Docks, moves_panel: MovesPanel
    ) -> None:
        """Show nothing yet."""
        super().__init__(boards)
        self._session, self._boards = session, boards
        self._docks, self._moves_panel = docks, moves_panel
        self.banner = EndBanner(boards)
        self.banner.look.connect(self.look_through)
        boards.installEventFilter(self)
        boards.currentChanged.connect(self.banner.raise_)

    def resign(self) -> None:
        """Let the person to move give up, and tell how to take it back."""
        self._session.resign()
        self.said.emit(tr("Ctrl+Z takes the resignation back."))

    def play_again(self) -> None:
        """Start a game on the same board with the same players and clocks."""
        session = self._session
        session.new_game(session.uid, control=session.timing.control)

    def look_through(self) -> None:
        """Go to the start of the game, to step through its moves."""
        self._docks.bring_forward("moves")
        self._moves_panel.focus_moves()
        self._session.go_to(0)
        self.said.emit(tr("The arrow keys step through the moves."))

    def show_session(self, theme: Theme) -> None:
        """Show the result when the end of the game comes on the table."""
        self.banner.show_session(self._session, theme)

    def show_again(self, theme: Theme) -> None:
        """Show the result and what decided the game, or say that it goes on."""
        if self._session.outcome is None:
            self.said.emit(tr("Nothing is decided yet: the game goes on."))
            return
        self.banner.tell(self._session, theme)
        self._boards.view.show_result()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Keep the banner in its place when the boards change their size."""
        assert event is not None
        if event.type() == QEvent.Type.Resize and not self.banner.isHidden():
            self.banner.lie_in(self._boards)
        return super().eventFilter(watched, event)
