"""The game on the table as the boards show it, with everybody's marks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from ringrealms3d.core.position import Played, Position
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.camera import HOME
from ringrealms3d.scene.content import Content, content_of, placed_by
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.session.draft import Draft
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.board_settings import FEATURES, LEGAL
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.free_choice import without_free_choice
from ringrealms3d.window.board.piece_looks import PieceLooks
from ringrealms3d.window.board.view_options import ViewOptions
from ringrealms3d.window.shell.settings import Settings

_BEFORE_MS = 450  # that the position before a move is seen when the move is shown again

Marker = Callable[[Content], Content]
"""Returns a content with marks of its own."""


class BoardDisplay(QObject):
    """Puts the session's game on the boards: its pieces, and the marks of all markers.

    A puzzle shows moves outside the game, the editor a draft instead of it.

    After a change to a game on another board, some hear of it before the boards show it. What they
    ask for is not shown on the former board.

    Signals: swapped: something else than before takes the place of the game, or nothing.

    Attributes:
        looks: what the pieces look like.
        options: how the boards are seen.
        draft: the position being set up, which is shown instead of the game, if there is one.
        presented: the position after a move outside the game, if one is shown.
    """

    swapped = pyqtSignal()

    def __init__(self, session: GameSession, settings: Settings, boards: Boards) -> None:
        """Show nothing yet."""
        super().__init__(boards)
        self._session, self._settings = session, settings
        self._boards = boards
        self.looks = PieceLooks(settings)
        self.options = ViewOptions(boards, settings)
        self._markers: list[Marker] = []
        self._plain = content_of(session.position)
        self.draft: Draft | None = None
        self._presented: Played | None = None
        self.presented: Position | None = None
        self._uid = ""
        self._node: GameNode | None = session.node
        self._before = QTimer(self)
        self._before.setObjectName("before")
        self._before.setSingleShot(True)
        self._before.setInterval(_BEFORE_MS)
        self._before.timeout.connect(self._play_again)

    def mark_by(self, marker: Marker) -> None:
        """Let a marker mark the boards, over those before it."""
        self._markers.append(marker)

    @property
    def content(self) -> Content:
        """The current content."""
        if self.draft is not None:
            return Content(self.draft.now.pieces)
        content = self._plain
        for marker in self._markers:
            content = marker(content)
        return content

    def follow(self, change: Change) -> None:
        """Show a change of the game."""
        if change.what is What.NOTED:
            self.show_marks()
            return
        self._renew()
        if change.what in OTHER_GAME:
            self.show_board()
        self._watch_last_move()  # before the board turns to it
        if change.what is What.PLAYED and self._session.played is not None:
            self._show_move(self._session.played, self._is_opponents(self._session.played))
        elif change.what not in OTHER_GAME:
            self.show()
        self._turn_to_kept_view()

    def show_board(self) -> None:
        """Show a solid and its map beside it, or the map of a flat board in the middle."""
        session, boards = self._session, self._boards
        position = session.position
        variant, board = position.variant, position.board
        self._uid = session.uid
        layout = self.looks.dressed(session.uid, variant.layout)
        boards.show_board(layout, self.content, board.sites, board.neighbours)
        self.options.show_board(variant.layout)
        boards.frame()

    def present(self, played: Played | None) -> None:
        """Show a move outside the game, until None is presented."""
        self._presented = played
        self.presented = None if played is None else played.before.play(played.move)
        self._renew()
        if played is not None:
            self._show_move(played)
            self.swapped.emit()

    def replay(self) -> None:
        """Show the last move again: the position before it, then the move as an opponent's."""
        played = self._shown_move
        if played is not None and self._fits and self.draft is None:
            self._boards.show_content(content_of(played.before, None, legal=False))
            self._before.start()

    def _play_again(self) -> None:
        if self._shown_move is not None:
            self._show_move(self._shown_move, comes=True)

    @property
    def position(self) -> Position:
        """The position on the boards: the one before a move until the move's piece has landed."""
        played = self._shown_move
        if played is not None and self._boards.lands:
            return played.before
        return self.presented or self._session.position

    @property
    def _shown_move(self) -> Played | None:
        """The move that led to what is shown."""
        return self._presented or self._session.played

    def show_draft(self, draft: Draft | None) -> None:
        """Show a draft instead of the game as it is now, until there is none."""
        self.draft = draft
        if draft is not None:
            self.show()
            self._boards.watch(None)
        self.swapped.emit()

    def show(self) -> None:
        """Show pieces and marks."""
        self._before.stop()
        if self._fits:
            self._boards.show_content(self.content)

    def show_renewed(self) -> None:
        """Show pieces and marks as the settings want them now."""
        self._renew()
        self.show()

    def show_hints(self) -> None:
        """Show what the pointer is on."""
        if self._fits and not self._before.isActive():
            self._boards.show_hints(self.content)

    def show_marks(self) -> None:
        """Show other marks, which may change many times a second."""
        if self._fits and not self._before.isActive():
            self._boards.show_marks(self.content)

    def choose_look(self, name: str) -> None:
        """Change the look of the pieces, keeping the board's camera and opening."""
        self.looks.choose(self._session.uid, name)
        view = self._boards.view
        if view is None:
            self.show_board()
        else:
            camera, opening = view.camera_view, view.opening
            self.show_board()
            view.lay_open(opening)
            view.look(camera)
        self._watch_last_move()

    def seen(self, style: PictureStyle) -> PictureStyle:
        """Return the style of a picture with the camera and the looks of the board now."""
        session, boards = self._session, self._boards
        look = self.looks.name_for(session.uid, session.position.variant.layout)
        camera = HOME if boards.view is None else boards.view.camera_view
        seen = replace(style, camera=camera, theme=boards.theme, look=look)
        if boards.space is None or boards.map_in_middle:
            return seen
        named = self.options.with_coordinates
        return replace(seen, opening=boards.space.opening, coordinates=named)

    @property
    def _fits(self) -> bool:
        """Whether the boards show the board of the current game."""
        return self._uid == self._session.uid

    def _renew(self) -> None:
        """Start over with the current position."""
        self._before.stop()
        session = self._session
        position = self.presented or session.position
        played = self._presented or session.played
        legal = self._settings[LEGAL] and isinstance(session.player_to_move, Human)
        plain = content_of(position, played, legal, self._settings[FEATURES])
        plain = without_free_choice(plain, position)
        self._plain = self.looks.lit(plain, position)

    def _show_move(self, played: Played, comes: bool = False) -> None:
        """Show a move: pieces come and go; one that comes is somebody else's, to be watched."""
        if self._fits and self.draft is None:
            self._boards.show_move(self.content, placed_by(played), comes)

    def _is_opponents(self, played: Played) -> bool:
        """Whether a move is not a person's, but of those who play against one.

        What is tried out after the end is a person's, whoever played.
        """
        session, players = self._session, self._session.players
        tried = session.tries_out and session.node is not session.stands_at
        return not tried and Human() in players and players[played.before.turn] != Human()

    def _watch_last_move(self) -> None:
        """Point to the last move if it is on the far side."""
        played = self._session.played
        self._boards.watch(played.before.move_places(played.move)[-1] if played else None)

    def _turn_to_kept_view(self) -> None:
        """Turn a board in space to the view kept at the node, when it is another node."""
        node, view = self._session.node, self._boards.space
        if node is self._node:
            return
        self._node = node
        kept = None if view is None else view.driver.heading.kept(node.camera)
        if view is not None and kept is not None:
            view.driver.glide(kept)
