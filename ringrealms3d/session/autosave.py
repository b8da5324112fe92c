"""The current game in a file, written atomically after every change, so that nothing is lost.

A change is in the file before anybody sees it. Where the user looks back to is written soon, in
another thread.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from psygnal import Signal

from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.files import read_text_file, write_whole
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.time_control import TimeLeft
from ringrealms3d.engine.levels import check_level
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.game_files import LARGEST_JSON, check_size
from ringrealms3d.records.json_file import document_of
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.replayed import Readiness
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.late_writer import LateWriter
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, Human, OpponentProgram, Player
from ringrealms3d.session.timing import StoppedClock

_VERSION = 3
_MOVES_VERSION = 2


class Autosave:
    """Keeps the session's game in a file while it is unfinished, or not in the library.

    Attributes:
        unsaved: why the file is out of date, empty if it is not.

    Signals: failed: one sentence for the user when the file could not be written; the game
    continues.
    """

    failed = Signal(str)

    def __init__(
        self,
        session: GameSession,
        path: Path,
        has_finished: Callable[[], bool] = lambda: True,
        post: Callable[[Callable[[], None]], None] = lambda action: action(),
    ) -> None:
        """Follow a session; the file's folder is created when needed.

        Args:
            has_finished: whether the library has the finished game, so that its file can be
                deleted.
            post: runs a function in the session's thread.
        """
        self._session = session
        self._path, self._has_finished, self._post = path, has_finished, post
        self._written: _Written | None = None
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

    def _follow(self, change: Change) -> None:
        """Write the game if it changed; where it is looked at can wait."""
        written = self._written
        looked = change.what is What.MOVED_ALONG
        if not looked or written is None or not written.is_of(self._session):
            self.keep()
        elif not written.deleted:
            self._late.write(written.text(self._session.game))

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
        except (OSError, UserError) as error:
            self._fail(error_sentence(error))

    def _fail(self, reason: str) -> None:
        self.unsaved, self._written = reason, None  # so that the next change tries again
        self.failed.emit(Phrase("the game could not be saved: {reason}", reason=reason))

    def _write(self) -> None:
        """Save the game; a replaced game stays until the new one has a move."""
        session = self._session
        written = _Written(session.record, session.stands_at)
        if session.finished and self._has_finished():
            self._path.unlink(missing_ok=True)
            written.deleted = True
        elif not session.line_texts:
            return
        else:
            _write_text(self._path, written.text(session.game))
        self._written = written


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

    def text(self, game: OpenGame) -> str:
        """Return the text of the game's file."""
        fields: dict[str, Any] = {
            "version": _VERSION,
            "node": self._numbers[game.cursor.current],
            "players": [_write_player(player) for player in game.players],
            "number": game.number,
            "rated": game.rated,
        }
        if game.clock is not None:
            left = [msgspec.to_builtins(left) for left in game.clock.times]
            fields["clock"] = {"node": self._numbers[game.clock.node], "left": left}
        return f'{json.dumps(fields)[:-1]}, "game": {self._document}}}'


def save_game(game: OpenGame, path: Path) -> None:
    """Write a game to a file, atomically.

    Raises:
        UserError: the file cannot be written, or would be too large to be read.
    """
    _write_text(path, _Written(game.cursor.record).text(game))


def _write_text(path: Path, text: str) -> None:
    check_size(text, LARGEST_JSON, path)
    write_whole(path, text)


def load_game(path: Path) -> OpenGame | None:
    """Return the game in a file, None if there is none.

    Raises:
        UserError: the file is broken; the message names it.
    """
    if not path.exists():
        return None
    try:
        return _read_game(json.loads(read_text_file(path, LARGEST_JSON)))
    except KeyError as error:
        raise UserError(
            "the saved game {path} cannot be read: {error} is missing", path=path, error=error
        ) from error
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise UserError(
            "the saved game {path} cannot be read: {error}", path=path, error=error
        ) from error


def _read_game(fields: dict[str, Any]) -> OpenGame:
    readers = {_VERSION: _read_cursor, _MOVES_VERSION: _read_moves}
    if fields["version"] not in readers:
        raise UserError(
            "version {fields} is not {version}", fields=fields["version"], version=_VERSION
        )
    first, second = map(_read_player, fields["players"])
    number, rated = fields.get("number"), fields.get("rated") is True
    if number is not None and type(number) is not int:
        raise UserError("the number {number} is no whole number", number=number)
    cursor = readers[fields["version"]](fields)
    clock = _read_clock(fields["clock"], cursor.record) if "clock" in fields else None
    return OpenGame(cursor, (first, second), number, rated, clock)


def _read_cursor(fields: dict[str, Any]) -> Cursor:
    record = Readiness().read_json(json.dumps(fields["game"]), translatable("its game"))
    return Cursor(record, _node(record, fields["node"]))


def _node(record: GameRecord, number: object) -> GameNode:
    nodes = list(record.nodes())
    if type(number) is not int or not 0 <= number < len(nodes):
        raise UserError("there is no node {number}", number=number)
    return nodes[number]


def _read_moves(fields: dict[str, Any]) -> Cursor:
    """Return the game in a file of version 0.1, which has the moves of its line alone."""
    cursor = Cursor(GameRecord(fields["variant"], _read_seed(fields["seed"])))
    for text in fields["moves"]:
        cursor.play(cursor.current.position.parse_move(text))
    cursor.go_to(fields["ply"])
    return cursor


def _read_seed(seed: object) -> int:
    if type(seed) is not int or seed < 0:
        raise UserError("the seed {seed} is no whole number", seed=seed)
    return seed


def _read_clock(fields: dict[str, Any], record: GameRecord) -> StoppedClock:
    times = msgspec.convert(fields["left"], tuple[TimeLeft, TimeLeft])
    return StoppedClock(_node(record, fields["node"]), times)


def _write_player(player: Player) -> dict[str, Any]:
    if isinstance(player, OpponentProgram):
        return {"program": player.command, "seconds": player.seconds}
    return {"computer": player.level} if isinstance(player, Computer) else {}


def _read_player(fields: dict[str, Any]) -> Player:
    if "program" in fields:
        return _read_program(fields["program"], fields["seconds"])
    if "computer" not in fields:
        return Human()
    level = fields["computer"]
    if type(level) is not int:
        raise UserError("the level {level} is no whole number", level=level)
    check_level(level)
    return Computer(level)


def _read_program(command: object, seconds: object) -> OpponentProgram:
    if not isinstance(command, str) or not isinstance(seconds, int | float):
        raise UserError(
            "{command} with {seconds} seconds is no program to play against",
            command=command,
            seconds=seconds,
        )
    return OpponentProgram(command, seconds)
