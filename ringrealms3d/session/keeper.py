"""Every game in the library as it is played."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from psygnal import Signal

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.library.library import Library
from ringrealms3d.library.summary import PERSON, level_kind
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, Player, UgiComputer

_LONGEST_NAME = 60


class Keeper:
    """Keeps the session's game in a library after every change of it.

    Attributes:
        path: the library's file.

    Signals:
        told: one sentence for the person: the library was damaged and another one was begun, or
            the game could not be kept. The game goes on.
    """

    told = Signal(str)

    def __init__(self, session: GameSession, path: Path) -> None:
        """Follow a session; the library is opened when it is first needed."""
        self._session = session
        self.path = path
        self._ended = session.record.ended
        self._complained = False
        session.changed.connect(self._follow)

    @cached_property
    def library(self) -> Library:
        """The library.

        Raises:
            UserError: it cannot be opened.
        """
        library = Library(self.path)
        if library.notice:
            self.told.emit(library.notice)
        return library

    def close(self) -> None:
        """Leave the session and close the library."""
        self._session.changed.disconnect(self._follow)
        if "library" in self.__dict__:
            self.library.close()

    def _follow(self, change: Change) -> None:
        ended, self._ended = self._ended, self._session.record.ended
        looked = change.what in (What.MOVED_ALONG, What.PLAYERS, What.NEW_GAME, What.RESTORED)
        if looked and ended is self._ended:
            return
        if not self._session.record.root.children:
            return
        try:
            self._keep()
        except UserError as error:
            self._complain(error)

    def _keep(self) -> None:
        session = self._session
        first, second = map(kind_of, session.players)
        number = self.library.keep(
            session.record, session.number, seats=(first, second), rated=session.was_rated
        )
        session.number = number
        self._complained = False

    def _complain(self, error: UserError) -> None:
        """Tell once that games are not kept, and again only after one was."""
        if not self._complained:
            self.told.emit(Phrase("the game is not in the library: {reason}", reason=str(error)))
        self._complained = True


def kind_of(player: Player) -> str:
    """Return what a player is to the library."""
    if isinstance(player, Computer):
        return level_kind(player.level)
    return player.command[:_LONGEST_NAME] if isinstance(player, UgiComputer) else PERSON
