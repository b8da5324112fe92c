"""The open games in files, written atomically after every change, so that nothing is lost.

A change is in the file before anybody sees it. Where the user looks back to is written soon, in
another thread.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from psygnal import Signal

from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.files import read_text_file, write_whole
from ringrealms3d.core.json_fault import json_fault
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.time_control import TimeLeft
from ringrealms3d.engine.levels import check_level
from ringrealms3d.games import NotInstalledError, game_of_variant
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.game_files import LARGEST_JSON, check_size
from ringrealms3d.records.json_file import document_of
from ringrealms3d.records.kept_file import (
    KeptFileLock,
    claim_free,
    kept_games,
    put_aside,
    unnumbered,
)
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.replayed import Readiness
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.late_writer import LateWriter
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, Human, OpponentProgram, Player, Players
from ringrealms3d.session.timing import StoppedClock

_VERSION = 3
_MOVES_VERSION = 2


class _Seat(msgspec.Struct, omit_defaults=True, frozen=True):
    """A player: a program, the computer at a level, or a person."""

    program: str | None = None
    seconds: float = 0.0
    computer: int | None = None


class _Clock(msgspec.Struct, frozen=True):
    """A stopped clock."""

    node: int
    left: tuple[TimeLeft, TimeLeft]


class _Versioned(msgspec.Struct, frozen=True):
    version: int


class _Saved(_Versioned, omit_defaults=True, frozen=True):
    """A game on the table, with its place in the library and among other open games.

    The names of their files are in the order of the tabs, with an empty one for this game.
    """

    players: tuple[_Seat, _Seat]
    node: int
    number: int | None = None
    rated: bool = False
    clock: _Clock | None = None
    tabs: tuple[str, ...] = ()
    game: dict[str, Any] = {}


class _Row(msgspec.Struct, frozen=True):
    """The same file, read for the order of the tabs alone."""

    tabs: tuple[str, ...] = ()


class _SavedMoves(_Versioned, frozen=True):
    """The same in version 0.1."""

    players: tuple[_Seat, _Seat]
    variant: str
    seed: Annotated[int, Meta(ge=0)]
    moves: list[str]
    ply: int


class Autosave:
    """Keeps the session's game in a file while it is unfinished, or not in the library.

    Other open games have files of their own beside that, and so has a game that leaves the table
    while the library lacks it. As long as there are others, a finished game stays in its file too.

    Attributes:
        unsaved: why a game could not be written last, empty if it could.

    Signals: failed: one sentence for the user when the file could not be written; the game
    continues.
    """

    failed = Signal(str)

    def __init__(
        self,
        session: GameSession,
        path: Path,
        owed: Callable[[], Iterable[OpenGame]] = tuple,
        post: Callable[[Callable[[], None]], None] = lambda action: action(),
        tabs: Callable[[], Sequence[OpenGame | None]] = tuple,
    ) -> None:
        """Follow a session; the file's folder is created when needed.

        Args:
            owed: returns the games that the library lacks; the file of a finished one is deleted
                once the library has it.
            post: runs a function in the session's thread.
            tabs: returns all open games in their order, None for the session's.
        """
        self._session = session
        self._path, self._owed, self._post, self._tabs = path, owed, post, tabs
        self._written: _Written | None = None
        self._held: GameRecord | None = None
        self._beside: dict[GameRecord, tuple[Path, KeptFileLock]] = {}
        self._late = LateWriter(path, lambda reason: post(lambda: self._fail(reason)))
        self.unsaved = ""
        session.changed.connect(self._follow)
        session.to_keep.connect(self.keep)
        session.leaving.connect(self._catch_up)

    def close(self) -> None:
        """Leave the session; the file stays, and includes the time left on a running clock."""
        self._session.changed.disconnect(self._follow)
        self._session.to_keep.disconnect(self.keep)
        self._session.leaving.disconnect(self._catch_up)
        if self._late.cancel() or self.unsaved or self._session.timing.running is not None:
            self.keep()
        for _, lock in self._beside.values():
            lock.unlock()

    def bring_back(self) -> list[OpenGame | None]:
        """Return the games that were open in the order of their tabs, None for the session's.

        Their files stay as long as they are open. One that cannot be read is set aside, and told.
        """
        found: dict[str, OpenGame | None] = {"": None}
        for path in kept_games(self._path.parent, unnumbered(self._path), self._path.suffix):
            lock = KeptFileLock(path)
            if path == self._path or not lock.try_lock():
                continue
            game = self._read_beside(path)
            if game is None:
                lock.unlock()
            else:
                self._beside[game.cursor.record] = path, lock
                found[path.name] = game
        order = _tabs_in(self._path) if len(found) > 1 else ()
        return [found[name] for name in dict.fromkeys((*order, *found)) if name in found]

    def _read_beside(self, path: Path) -> OpenGame | None:
        try:
            return load_game(path)
        except UserError as error:
            self.failed.emit(error_sentence(error))
            with suppress(OSError):
                put_aside(path)
            return None

    def holds(self, record: GameRecord) -> bool:
        """Whether a file has a game as it is."""
        return record is self._held or record in self._beside

    def _follow(self, change: Change) -> None:
        """Write the game if it changed; where it is looked at can wait."""
        written = self._written
        looked = change.what is What.MOVED_ALONG
        if not looked or written is None or not written.is_of(self._session):
            self.keep()
        elif not written.deleted:
            self._late.write(written.text(self._session.game, self._row))

    def _catch_up(self) -> None:
        """Write at once what waits to be written."""
        if self._late.cancel():
            self.keep()

    def keep(self) -> None:
        """Bring the file up to date."""
        self._late.cancel()
        self.unsaved, self._written = "", None
        try:
            self._write()
            self._delete_others()
        except (OSError, UserError) as error:
            self._fail(error_sentence(error))

    def _fail(self, reason: str) -> None:
        self.unsaved, self._written = reason, None  # so that the next change tries again
        self.failed.emit(Phrase("the game could not be saved: {reason}", reason=reason))

    def _write(self) -> None:
        """Save the game; a replaced game stays until something is done in the new one."""
        session = self._session
        written = _Written(session.record, session.stands_at)
        apart = session.record not in self._records_owed() and not any(self._tabs())
        written.deleted = session.finished and apart
        holds_other = self._held is not session.record
        if session.record.is_blank and holds_other and not written.deleted:
            self._write_others(self._held)
            return
        self._write_others(session.record)
        self._held = None
        if written.deleted:
            self._path.unlink(missing_ok=True)
        else:
            _write_text(self._path, written.text(session.game, self._row))
        self._written, self._held = written, None if written.deleted else session.record

    @property
    def _others(self) -> Iterator[OpenGame]:
        """The games that are open, and those that left the table while the library lacked them."""
        yield from self._owed()
        yield from filter(None, self._tabs())

    def _records_owed(self) -> list[GameRecord]:
        return [game.cursor.record for game in self._others]

    @property
    def _row(self) -> tuple[str, ...]:
        """The names of the files of all open games, empty for the session's; none if alone."""
        games = self._tabs()
        records = (None if game is None else game.cursor.record for game in games)
        names = ("" if each is None else self._beside[each][0].name for each in records)
        return tuple(names) if len(games) > 1 else ()

    def _write_others(self, kept: GameRecord | None) -> None:
        """Write the games that are not on the table.

        Args:
            kept: the game that the session's own file keeps.
        """
        for game in self._others:
            record = game.cursor.record
            if record is kept or record in self._beside:
                continue
            path, lock = claim_free(
                self._path.parent, unnumbered(self._path), self._path.suffix, after=self._path
            )
            try:
                _write_text(path, _Written(record).text(game))
            except BaseException:
                lock.unlock()
                raise
            self._beside[record] = path, lock

    def _delete_others(self) -> None:
        """Delete the files of games on the table, and of closed ones that the library has."""
        owed = self._records_owed()
        for record, (path, lock) in tuple(self._beside.items()):
            if record is self._session.record or record not in owed:
                path.unlink(missing_ok=True)
                lock.unlock()
                del self._beside[record]


class _Written:
    """A record as it was written, to be written again with another current node."""

    def __init__(self, record: GameRecord, stood_at: GameNode | None = None) -> None:
        self._record, self._ended, self._stood_at = record, record.ended, stood_at
        self.deleted = False

    @cached_property
    def _document(self) -> str:
        return json.dumps(msgspec.to_builtins(document_of(self._record)))

    @cached_property
    def _numbers(self) -> dict[GameNode, int]:
        return {node: number for number, node in enumerate(self._record.nodes())}

    def is_of(self, session: GameSession) -> bool:
        """Whether it is a session's game, in which no move or end was taken back since."""
        same = session.record is self._record and session.record.ended is self._ended
        return same and session.stands_at is self._stood_at

    def text(self, game: OpenGame, tabs: tuple[str, ...] = ()) -> str:
        """Return the text of the game's file, which lists those of all open games."""
        first, second = map(_seat_of, game.players)
        clock = game.clock
        stopped = None if clock is None else _Clock(self._numbers[clock.node], clock.times)
        node = self._numbers[game.cursor.current]
        saved = _Saved(_VERSION, (first, second), node, game.number, game.rated, stopped, tabs)
        head = json.dumps(msgspec.to_builtins(saved))  # in ASCII: commands may be no UTF-8
        return f'{head[:-1]}, "game": {self._document}}}'


def save_game(game: OpenGame, path: Path) -> None:
    """Write a game to a file, atomically.

    Raises:
        UserError: the file cannot be written, or would be too large to be read.
    """
    _write_text(path, _Written(game.cursor.record).text(game))


def _write_text(path: Path, text: str) -> None:
    check_size(text, LARGEST_JSON, path)
    write_whole(path, text)


def _tabs_in(path: Path) -> tuple[str, ...]:
    """Return the names of the files of all games that were open with that in a file."""
    try:
        return msgspec.convert(json.loads(read_text_file(path, LARGEST_JSON)), _Row).tabs
    except (ValueError, RecursionError, OSError):
        return ()


def load_game(path: Path) -> OpenGame | None:
    """Return the game in a file, None if there is none.

    Raises:
        UserError: the file is broken; the message names it.
    """
    if not path.exists():
        return None
    try:
        return _read_game(json.loads(read_text_file(path, LARGEST_JSON)))
    except (ValueError, RecursionError) as error:
        reason = json_fault(error) if isinstance(error, msgspec.ValidationError) else error
        raise UserError(
            "the saved game {path} cannot be read: {error}", path=path, error=reason
        ) from error


def waits_for_its_game(path: Path) -> bool:
    """Return whether a file has a game that is not installed here; not of a broken file."""
    try:
        saved = json.loads(read_text_file(path, LARGEST_JSON))
        game_of_variant(str(saved["game"]["variant"]))
    except NotInstalledError:
        return True
    except (UserError, ValueError, RecursionError, KeyError, TypeError):
        return False
    return False


def _read_game(fields: object) -> OpenGame:
    version = msgspec.convert(fields, _Versioned).version
    if version == _MOVES_VERSION:
        moves = msgspec.convert(fields, _SavedMoves)
        return OpenGame(_cursor_along(moves), _players(moves.players))
    if version != _VERSION:
        raise UserError("version {fields} is not {version}", fields=version, version=_VERSION)
    saved = msgspec.convert(fields, _Saved)
    record = Readiness().read_json(json.dumps(saved.game), translatable("its game"))
    cursor, clock = Cursor(record, _node(record, saved.node)), saved.clock
    stopped = None if clock is None else StoppedClock(_node(record, clock.node), clock.left)
    return OpenGame(cursor, _players(saved.players), saved.number, saved.rated, stopped)


def _node(record: GameRecord, number: int) -> GameNode:
    nodes = list(record.nodes())
    if not 0 <= number < len(nodes):
        raise UserError("there is no node {number}", number=number)
    return nodes[number]


def _cursor_along(saved: _SavedMoves) -> Cursor:
    """Return the game in a file of version 0.1, which has the moves of its line alone."""
    cursor = Cursor(GameRecord(saved.variant, saved.seed))
    for text in saved.moves:
        cursor.play(cursor.current.position.parse_move(text))
    cursor.go_to(saved.ply)
    return cursor


def _seat_of(player: Player) -> _Seat:
    if isinstance(player, OpponentProgram):
        return _Seat(program=player.command, seconds=player.seconds)
    return _Seat(computer=player.level) if isinstance(player, Computer) else _Seat()


def _players(seats: tuple[_Seat, _Seat]) -> Players:
    first, second = map(_player_of, seats)
    return first, second


def _player_of(seat: _Seat) -> Player:
    if seat.program is not None:
        return OpponentProgram(seat.program, seat.seconds)
    if seat.computer is None:
        return Human()
    check_level(seat.computer)
    return Computer(seat.computer)
