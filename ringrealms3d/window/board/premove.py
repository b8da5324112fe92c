"""A move in advance: clicks that come too early wait, and are done as soon as they can be."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, QTimer

from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.board_settings import PREMOVE
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.shell.settings import Settings


def _never() -> bool:
    return False


class Premove(QObject):
    """The newest clicks while the opponent gets ready or thinks, or its move is shown.

    While it thinks they wait only if that is wanted. Whatever else happens forgets them.

    Attributes:
        places: where they were, of a move of one click or two.
        gets_ready: returns whether the opponent still gets ready.
        thinks: returns whether it thinks.
    """

    def __init__(
        self,
        session: GameSession,
        boards: Boards,
        settings: Settings,
        done: Callable[[tuple[int, ...]], object],
    ) -> None:
        """Keep none.

        Args:
            done: does the clicks on some places.
        """
        super().__init__(boards)
        self._session, self._boards, self._settings = session, boards, settings
        self._done = done
        self.places: tuple[int, ...] = ()
        self.gets_ready: Callable[[], bool] = _never
        self.thinks: Callable[[], bool] = _never
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._try)
        boards.rested.connect(self._soon.start)

    def keep(self, place: int) -> bool:
        """Keep a click if it is too early for it; return whether it is.

        It goes on with a move of two clicks, or is kept instead of those before; one on the last
        place takes that back.
        """
        if not self._is_early:
            return False
        if self.places[-1:] == (place,):
            self.places = self.places[:-1]
        elif len(self.places) == 1 and self._begins(self.places[0]) and not self._begins(place):
            self.places = (*self.places, place)
        else:
            self.places = (place,)
        return True

    def forget(self) -> bool:
        """Keep none; return whether there was one."""
        kept, self.places = self.places, ()
        return bool(kept)

    def follow(self, played: bool) -> None:
        """Go on after a change of the game: the opponent's move, or anything else."""
        move = self._session.played
        by = move and self._session.players[move.before.turn]
        if not played or isinstance(by, Human) or self._session.tries_out:
            self.forget()
        self._soon.start()

    @property
    def _is_early(self) -> bool:
        if self._session.outcome is not None:
            return False
        against_person = any(isinstance(player, Human) for player in self._session.players)
        advance = self._settings[PREMOVE] and against_person and self.thinks()
        return self._boards.shows_opponent or self.gets_ready() or advance

    def _begins(self, place: int) -> bool:
        """Whether a move of two clicks can begin on a place, as far as can be known now.

        It could before the opponent's turn, or a piece of the person lies there, where pieces move.
        """
        players, node = self._session.players, self._session.node
        while not isinstance(players[node.position.turn], Human) and node.parent is not None:
            node = node.parent
        position, before = self._session.position, node.position
        ways = map(before.move_places, before.legal_moves)
        firsts = {way[0] for way in ways if len(way) > 1}
        if place in firsts or not firsts:
            return place in firsts
        glyph = position.variant.layout.glyphs.get(int(position.pieces[place]))
        return glyph is not None and glyph.seat == before.turn

    def _try(self) -> None:
        """Do the clicks, if a person is to move now or nobody will be."""
        waits = self._is_early or not isinstance(self._session.player_to_move, Human | None)
        if self.places and not waits:
            places, self.places = self.places, ()
            self._done(places)
