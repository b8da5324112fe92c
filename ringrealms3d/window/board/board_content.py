"""The boards' content for the current game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.position import Played
from ringrealms3d.scene.content import Content, content_of, placed_by
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.piece_looks import PieceLooks
from ringrealms3d.window.shell.settings import Settings


class Marker(Protocol):
    """Anything that marks the boards."""

    def marked(self, content: Content) -> Content:
        """Return a content with its marks."""


class BoardContent:
    """Puts pieces and the marks of all markers on the boards.

    After a change to a game on another board, some hear of it before the display does. What they
    ask for is not shown on the former board.

    Attributes:
        draft: the content shown instead of the game while a position is set up, otherwise None.
    """

    def __init__(
        self,
        session: GameSession,
        settings: Settings,
        boards: Boards,
        looks: PieceLooks,
        markers: Sequence[Marker],
    ) -> None:
        """Start with the current position.

        Args:
            markers: the markers, each over those before it.
        """
        self._session, self._settings = session, settings
        self._boards, self._looks = boards, looks
        self._markers = tuple(markers)
        self._plain = content_of(session.position)
        self.draft: Content | None = None
        self._presented: Played | None = None
        self._uid = ""

    @property
    def content(self) -> Content:
        """The current content."""
        if self.draft is not None:
            return self.draft
        content = self._plain
        for marker in self._markers:
            content = marker.marked(content)
        return content

    def renew(self) -> None:
        """Start over with the current position."""
        session, features = self._session, self._settings.features_marked
        legal = self._settings.legal_marked and isinstance(session.player_to_move, Human)
        position, played = session.position, session.played
        if self._presented is not None:
            played = self._presented
            position = played.before.play(played.move)
        plain = content_of(position, played, legal, features)
        self._plain = self._looks.lit(plain, position)

    def present(self, played: Played | None) -> None:
        """Show a move outside the game, until None is presented."""
        self._presented = played
        self.renew()
        if played is not None:
            self.show_move(played)

    def mark_legal(self, marked: bool) -> None:
        """Mark the legal sites, or not."""
        self._settings.legal_marked = marked
        self._show_renewed()

    def mark_features(self, marked: bool) -> None:
        """Mark surrounded, safe and visible pieces, or not."""
        self._settings.features_marked = marked
        self._show_renewed()

    def light_up(self, on: bool) -> None:
        """Light up the longest paths and the like, or not."""
        self._settings.highlighted = on
        self._show_renewed()

    def _show_renewed(self) -> None:
        self.renew()
        self.show()

    def show_board(self, layout: Layout) -> None:
        """Show the board of the current game, in some look, with pieces and marks."""
        self._uid = self._session.uid
        board = self._session.position.board
        self._boards.show_board(layout, self.content, board.sites, board.neighbours)

    @property
    def _fits(self) -> bool:
        """Whether the boards show the board of the current game."""
        return self._uid == self._session.uid

    def show(self) -> None:
        """Show pieces and marks."""
        if self._fits:
            self._boards.show_content(self.content)

    def show_hints(self) -> None:
        """Show what the pointer is on."""
        if self._fits:
            self._boards.show_hints(self.content)

    def show_marks(self) -> None:
        """Show other marks, which may change many times a second."""
        if self._fits:
            self._boards.show_marks(self.content)

    def show_move(self, played: Played) -> None:
        """Show a move: pieces come and go."""
        if self._fits and self.draft is None:
            self._boards.show_move(self.content, placed_by(played))
