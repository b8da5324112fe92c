"""The texts on the state of the game: in the status line, and beside the players."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Played, Position
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.move_input import MoveInput
from ringrealms3d.window.board.preview import place_text
from ringrealms3d.window.features.editor.feature import Editor
from ringrealms3d.window.features.play.opponents import Opponents
from ringrealms3d.window.features.play.players_panel import PlayersPanel
from ringrealms3d.window.shell.mode import Mode, Modes
from ringrealms3d.window.shell.status_line import StatusLine
from ringrealms3d.window.widgets.texts import (
    counts_text,
    new_game_text,
    notice_text,
    position_text,
    progress_text,
    state_text,
    turn_text,
)


class Standing(QObject):
    """Shows whose turn it is, the counts of both seats, and the place under the pointer.

    Signals: said: a sentence for the user.
    """

    said = pyqtSignal(str)

    def __init__(
        self,
        session: GameSession,
        status: StatusLine,
        players_panel: PlayersPanel,
        boards: Boards,
        opponents: Opponents,
        editor: Editor,
        move_input: MoveInput,
        modes: Modes,
    ) -> None:
        """Say nothing yet."""
        super().__init__(boards)
        self._session, self._status, self._players_panel = session, status, players_panel
        self._boards, self._opponents = boards, opponents
        self._editor, self._move_input, self._modes = editor, move_input, modes
        self._presented: Position | None = None
        self._rated = False

    def follow(self, change: Change) -> None:
        """Say what a person should know after a change of the game, if anything."""
        unrated = self._rated and change.what is What.PLAYERS and not self._session.rated
        self._rated = self._session.rated
        if unrated:
            self.said.emit(tr("This game no longer counts for your rating."))
        elif change.what is What.NEW_GAME:
            if text := new_game_text(self._session):
                self.said.emit(text)
        elif change.what is not What.NOTED:
            trying = self._modes.is_within(Mode.REVIEWING)  # which leaves no variations
            self._status.show_notice("" if trying else notice_text(self._session))

    def present(self, played: Played | None) -> None:
        """Tell of a move outside the game, until None is presented."""
        self._presented = None if played is None else played.before.play(played.move)
        if played is not None:
            self.tell()
            self.tell_site()

    def tell(self) -> None:
        """Show the state of the game, of a move outside it, or of the editor."""
        if self._modes.mode is Mode.START:
            self._status.turn.clear()
            self._status.counts.clear()
            return
        if self._modes.mode is Mode.EDITING:
            self._status.turn.clear()
            self._status.counts.setText(self._editor.counts)
            return
        if self._presented is not None:
            self._status.turn.setText(position_text(self._presented))
            self._status.counts.setText(counts_text(self._presented))
            return
        session, player = self._session, self._opponents.to_move
        # a new text anywhere has the whole window composed again, which takes software too long
        tell_turn = turn_text if self._boards.graphics.in_software else progress_text
        self._status.turn.setText(tell_turn(session, player))
        self._status.counts.setText(counts_text(session.position))
        self._players_panel.show_session(session, state_text(session, player))

    def tell_site(self) -> None:
        """Show the place under the pointer, and the effect of a click there."""
        pointed, preview = self._move_input.pointed, self._move_input.preview
        position = self._presented or self._session.position
        self._status.site.setText(place_text(position, pointed, preview))
