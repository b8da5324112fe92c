"""Keeping every game in the library as it is played."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from weakref import WeakKeyDictionary

from psygnal import Signal

from ringrealms3d.core.errors import UserError
from ringrealms3d.library.late_library import LateLibrary
from ringrealms3d.library.library import Library, name_of
from ringrealms3d.library.summary import PERSON, level_kind
from ringrealms3d.records.contents import holds_all
from ringrealms3d.records.json_file import document_of, read_document
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, OpponentProgram, Player, level_named

_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class KnownGame:
    """A game from a file that is in the library too.

    Attributes:
        number: its number there.
        text: the game there as JSON if it has more than the file, else empty.
    """

    number: int
    text: str


class Keeper:
    """Saves the session's game to a library after every change.

    Failed changes are retried after the next change, even of another game, and at the end.

    Attributes:
        path: the library's file.

    Signals: failed: one sentence for the user: the library was damaged and a new one started, or
    the game could not be saved, or was saved beside what others made of it. The game continues.
    """

    failed = Signal(str)

    def __init__(self, session: GameSession, path: Path) -> None:
        """Follow a session; the library is opened on first use."""
        self._session = session
        self.path = path
        self._library = LateLibrary(path, self.failed.emit)
        self._others: dict[Path, LateLibrary] = {}
        self._homes: WeakKeyDictionary[GameRecord, LateLibrary] = WeakKeyDictionary()
        self._ended, self._last = session.record.ended, session.record.last
        self._owed: dict[GameRecord, OpenGame] = {}
        self._numbers: WeakKeyDictionary[GameRecord, int] = WeakKeyDictionary()
        session.changed.connect(self._follow)
        session.to_keep.connect(self._keep_game)

    @property
    def library(self) -> Library:
        """The library.

        Raises:
            UserError: it cannot be opened.
        """
        return self._library.opened

    def library_at(self, path: Path) -> Library:
        """Return the library in a file, which stays open until the window closes.

        Raises:
            UserError: it cannot be opened.
        """
        return self._late(path).opened

    def keep_at(self, path: Path, record: GameRecord, number: int) -> None:
        """Keep a game from now on in the library in a file, where it has a number.

        Raises:
            UserError: the library cannot be read, or has no such game.
        """
        self.library_at(path).recognise(record, number)
        self._homes[record], self._numbers[record] = self._late(path), number

    def number_in(self, path: Path, record: GameRecord) -> int | None:
        """Return the number of a game that was kept in the library in a file; else None."""
        home = self._homes.get(record, self._library)
        return self._numbers.get(record) if home is self._late(path) else None

    def _late(self, path: Path) -> LateLibrary:
        if path == self.path:
            return self._library
        return self._others.setdefault(path, LateLibrary(path, self.failed.emit))

    @property
    def owed(self) -> tuple[OpenGame, ...]:
        """The games with changes that could not be saved."""
        return tuple(self._owed.values())

    def known(self, record: GameRecord) -> KnownGame | None:
        """Return a game from a file as the library has it; None if it is not there.

        Nor is it there if each has something that the other lacks, because neither may be lost.
        """
        if not self.path.exists():
            return None
        try:
            number = self.library.find(record)
            text = "" if number is None else self.library.text(number)
            kept = None if number is None else read_document(text, name_of(number))
        except UserError:
            return None
        if number is None or kept is None:
            return None
        document = document_of(record)
        if holds_all(document, kept):
            return KnownGame(number, "")
        return KnownGame(number, text) if holds_all(kept, document) else None

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
        self._session.to_keep.disconnect(self._keep_game)
        for library in (self._library, *self._others.values()):
            library.close()

    def _follow(self, change: Change) -> None:
        if change.what in OTHER_GAME:
            self._recognise()
        ended, last, record = self._ended, self._last, self._session.record
        self._ended, self._last = record.ended, record.last
        looked = change.what in (What.MOVED_ALONG, What.PLAYERS, *OTHER_GAME)
        undone = change.what is What.MOVED_ALONG and last is not self._last
        if not looked or undone or ended is not self._ended:
            self._keep_game()

    def _recognise(self) -> None:
        """Let the library know which of its games is on the table."""
        number = self._session.number
        if number is not None and self.path.exists():
            with suppress(UserError):
                self.library.recognise(self._session.record, number)

    def _keep_game(self) -> None:
        if not self._session.record.is_blank or self._session.number is not None:
            self._owed[self._session.record] = self._session.game
            self.keep_owed()

    def _keep(self, game: OpenGame) -> bool:
        """Save a game and return whether that succeeded."""
        record = game.cursor.record
        first, second = map(_kind_in_game, record.players, game.players)
        known = self._numbers.get(record, game.number)
        library = self._homes.get(record, self._library)
        number = library.keep(record, known, (first, second), game.rated)
        if number is None:
            return False
        self._numbers[record] = number
        if record is self._session.record and library is self._library:
            self._session.note_number(number)
        return True


def _kind_in_game(name: str, player: Player) -> str:
    """Return the kind of who played a seat: the level that is named, or who sits there now."""
    return kind_of(level_named(name) or player)


def kind_of(player: Player) -> str:
    """Return a player's kind in the library."""
    if isinstance(player, Computer):
        return level_kind(player.level)
    return player.command[:_LONGEST_NAME] if isinstance(player, OpponentProgram) else PERSON
