"""Keeping every game in the library as it is played."""

from __future__ import annotations

from pathlib import Path

from psygnal import Signal

from ringrealms3d.library.late_library import LateLibrary
from ringrealms3d.library.library import Library
from ringrealms3d.library.summary import PERSON, level_kind
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, OpponentProgram, Player

_LONGEST_NAME = 60


class Keeper:
    """Saves the session's game to a library after every change.

    Failed changes are retried after the next change, even of another game, and at the end.

    Attributes:
        path: the library's file.

    Signals: told: one sentence for the user: the library was damaged and a new one started, or the
    game could not be saved. The game continues.
    """

    told = Signal(str)

    def __init__(self, session: GameSession, path: Path) -> None:
        """Follow a session; the library is opened on first use."""
        self._session = session
        self.path = path
        self._library = LateLibrary(path, self.told.emit)
        self._ended = session.record.ended
        self._owed: dict[GameRecord, OpenGame] = {}
        session.changed.connect(self._follow)

    @property
    def library(self) -> Library:
        """The library.

        Raises:
            UserError: it cannot be opened.
        """
        return self._library.opened

    @property
    def behind(self) -> bool:
        """Whether there are changes that could not be saved."""
        return bool(self._owed)

    def keep_owed(self) -> None:
        """Save the changes that could not be saved before, as far as that is possible now."""
        for record, game in tuple(self._owed.items()):
            if not self._keep(game):
                break
            del self._owed[record]

    def close(self) -> None:
        """Leave the session and close the library."""
        self.keep_owed()
        self._session.changed.disconnect(self._follow)
        self._library.close()

    def _follow(self, change: Change) -> None:
        ended, self._ended = self._ended, self._session.record.ended
        looked = change.what in (What.MOVED_ALONG, What.PLAYERS, What.NEW_GAME, What.RESTORED)
        if looked and ended is self._ended:
            return
        if self._session.record.root.children:
            self._owed[self._session.record] = self._session.game
            self.keep_owed()

    def _keep(self, game: OpenGame) -> bool:
        """Save a game and return whether that succeeded."""
        record = game.cursor.record
        first, second = map(kind_of, game.players)
        number = self._library.keep(record, game.number, (first, second), game.rated)
        if number is not None and record is self._session.record:
            self._session.number = number
        return number is not None


def kind_of(player: Player) -> str:
    """Return a player's kind in the library."""
    if isinstance(player, Computer):
        return level_kind(player.level)
    return player.command[:_LONGEST_NAME] if isinstance(player, OpponentProgram) else PERSON
