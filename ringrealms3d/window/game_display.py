"""The game on the table as the window shows it: its board, position, moves and notes."""

from __future__ import annotations

from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.board.board_content import BoardContent
from ringrealms3d.window.board.move_input import MoveInput
from ringrealms3d.window.board.shown_board import ShownBoard
from ringrealms3d.window.features.look.appearance import Appearance
from ringrealms3d.window.features.play.game_end import GameEnd
from ringrealms3d.window.features.play.groups_panel import GroupsPanel
from ringrealms3d.window.features.play.players_panel import PlayersPanel
from ringrealms3d.window.features.study.moves_panel import MovesPanel
from ringrealms3d.window.features.words.board_in_words import BoardInWords
from ringrealms3d.window.standing import Standing


class GameDisplay:
    """Keeps board, panels and status line in step with the game."""

    def __init__(
        self,
        session: GameSession,
        appearance: Appearance,
        board: tuple[ShownBoard, BoardContent, MoveInput],
        told: tuple[Standing, BoardInWords, GameEnd],
        panels: tuple[PlayersPanel, GroupsPanel, MovesPanel],
    ) -> None:
        """Show nothing yet."""
        self._session, self._appearance = session, appearance
        self._board, self._content, self._move_input = board
        self._standing, self._words, self._end = told
        self._players, self._groups, self._moves = panels

    def follow(self, change: Change) -> None:
        """Show a change of the game."""
        match change.what:
            case What.NEW_GAME | What.RESTORED:
                self.show_game()
            case What.NOTED:
                self._show_notes()
            case What.PLAYED:
                self._show_move()
            case What.TIMED_OUT:
                self._show_position()
                self._end.banner.tell(self._session, self._appearance.theme)
            case _:
                self._show_position()

    def show_game(self) -> None:
        """Show another game."""
        self._move_input.leave()
        self._words.show_board()
        self._renew()
        self._players.show_seats(self._session.position.variant, self._appearance.theme)
        self._board.show()
        self._show_around_board()

    def show_theme(self) -> None:
        """Show the same in the colours of another theme."""
        theme, position = self._appearance.theme, self._session.position
        self._end.show_session(theme)
        self._players.show_seats(position.variant, theme)
        self._groups.show_position(position, theme)
        self._content.show_marks()
        self._standing.tell()

    def _show_position(self) -> None:
        """Show the position, to which a person went."""
        self._renew()
        self._content.show()
        self._show_around_board()

    def _show_move(self) -> None:
        """Show the position that the last move made, and the move itself."""
        self._renew()
        if played := self._session.played:
            self._content.show_move(played)
        else:
            self._content.show()
        self._show_around_board()

    def _show_notes(self) -> None:
        """Show what is noted now at the position, which stays."""
        self._content.show_marks()
        self._moves.show_session(self._session)

    def _renew(self) -> None:
        """Start over with the position on the table."""
        self._move_input.begin()
        self._content.renew()
        self._words.show_position()
        self._groups.show_position(self._session.position, self._appearance.theme)

    def _show_around_board(self) -> None:
        """Show what stands beside the position, which the board shows already."""
        self._board.watch_last_move()
        self._board.turn_to_kept_view()
        self._end.show_session(self._appearance.theme)
        self._moves.show_session(self._session)
        self._standing.tell_site()
        self._words.follow()
        self._standing.tell()
