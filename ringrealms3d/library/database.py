"""A library's file: opening, checking, setting it aside if damaged; transactions, errors."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import make_folder
from ringrealms3d.core.phrase import translatable
from ringrealms3d.library.schema import check_version, is_whole, migrate
from ringrealms3d.records.kept_file import put_aside

SUFFIX = ".sqlite"
"""How the name of a library's file ends; a file with any other is never put aside or written."""

COMPANIONS = ("-wal", "-shm")
"""The endings of what SQLite keeps beside a database."""

_DIGITS = re.compile("[0-9]+")
_LONGEST_NUMBER = 20
_PATIENCE_S = 10.0
_SETTINGS = (
    f"PRAGMA busy_timeout = {round(1000 * _PATIENCE_S)}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",  # with WAL, what was committed survives the process
    "PRAGMA foreign_keys = ON",
)
_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_OUTSIDE = _DAMAGED | {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
"""The codes of errors that are no fault of the program."""


class DamagedError(UserError):
    """A library's file is unreadable for SQLite."""


class Database:
    """The open file of a library.

    Attributes:
        path: where it is.
        aside: where a damaged file was put that was there before, None if none was.
    """

    def __init__(self, path: Path) -> None:
        """Open a file, created if needed; a damaged one is set aside and a new one started.

        Raises:
            UserError: the file is not a library, has a later version, or cannot be opened.
        """
        self.path = path
        self.aside: Path | None = None
        _check_name(path)
        make_folder(path.parent)
        with _turn(path):
            self._connection = self._opened()

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    @property
    def revision(self) -> tuple[int, int]:
        """Two numbers of which one changes with every change of the file, here or elsewhere.

        Raises:
            UserError: the file cannot be read.
        """
        ((elsewhere,),) = self.rows("PRAGMA data_version")
        return elsewhere, self._connection.total_changes

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Return all rows of a query.

        Raises:
            UserError: the file cannot be read.
        """
        with _failures_as_user_errors(self.path):
            return self._connection.execute(statement, values).fetchall()

    def execute(self, statement: str, values: Sequence[Any] = ()) -> None:
        """Run a statement.

        Raises:
            UserError: the file cannot be written.
        """
        with _failures_as_user_errors(self.path):
            self._connection.execute(statement, values)

    def insert(self, statement: str, values: Sequence[Any]) -> int:
        """Run a statement that adds a row, and return the row's number.

        Raises:
            UserError: the file cannot be written.
        """
        with _failures_as_user_errors(self.path):
            return self._connection.execute(statement, values).lastrowid or 0

    def execute_many(self, statement: str, values: Iterable[Sequence[Any]]) -> None:
        """Run a statement once for each of some values.

        Raises:
            UserError: the file cannot be written.
        """
        with _failures_as_user_errors(self.path):
            self._connection.executemany(statement, values)

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Commit all changes within this block, or none of them if it raises anything.

        Raises:
            UserError: the file cannot be written; it is unchanged.
        """
        self.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:  # a full disk may have ended it
                self._connection.execute("ROLLBACK")
            raise

    def _opened(self) -> sqlite3.Connection:
        try:
            return _connection(self.path)
        except DamagedError:
            self.aside = _put_aside(self.path)
        return _connection(self.path)


def _check_name(path: Path) -> None:
    if path.suffix != SUFFIX:
        raise UserError("{path}: the name of a library ends in {suffix}", path=path, suffix=SUFFIX)
    if path.exists() and not path.is_file():
        if path.is_dir():
            raise UserError("{path} is a folder, not a library", path=path)
        raise UserError("{path} is a device or a pipe, not a library", path=path)


@contextlib.contextmanager
def _turn(path: Path) -> Iterator[None]:
    """Let processes open a library in turn, because opening may create or rename it."""
    with contextlib.ExitStack() as turn:
        try:
            turn.enter_context(FileLock(f"{path}.lock", timeout=_PATIENCE_S))
        except Timeout:
            raise UserError(
                "another process has been opening {path} for a long time", path=path
            ) from None
        except (OSError, NotImplementedError):  # where no lock can be made nobody else has one
            pass
        yield


def _connection(path: Path) -> sqlite3.Connection:
    """Return a connection to an undamaged library of the current version.

    Raises:
        DamagedError: the file is damaged.
        UserError: it is not a library, has a later version, or cannot be opened.
    """
    with _failures_as_user_errors(path):
        connection = sqlite3.connect(path, isolation_level=None)
    connection.text_factory = decoded
    connection.create_function("folded", 1, _folded, deterministic=True)
    connection.create_function("sortable", 1, _sortable, deterministic=True)
    try:
        with _failures_as_user_errors(path):
            _check(connection)
            for setting in _SETTINGS:
                connection.execute(setting)
            with _errors_as_damage():
                migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    """Refuse a file that is damaged, from another program or from a later version."""
    with _errors_as_damage():
        check_version(connection)
        connection.execute("PRAGMA ignore_check_constraints = ON")  # a bad row hurts no other one
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        connection.execute("PRAGMA ignore_check_constraints = OFF")
        whole = is_whole(connection)
    if found != "ok" or not whole:
        raise DamagedError(found)


@contextlib.contextmanager
def _errors_as_damage() -> Iterator[None]:
    """Turn an error in a statement into damage: the statements are right, so the file is not."""
    try:
        yield
    except UnicodeDecodeError:  # in what SQLite says about a damaged table
        raise DamagedError("its tables cannot be read") from None
    except sqlite3.OperationalError as error:
        if _code(error) == sqlite3.SQLITE_ERROR:
            raise DamagedError(str(error)) from error
        raise


def _put_aside(path: Path) -> Path:
    """Rename a damaged library with SQLite's files beside it, and return its new name."""
    try:
        aside = put_aside(path)
        for ending in COMPANIONS:
            with contextlib.suppress(FileNotFoundError):
                Path(f"{path}{ending}").replace(f"{aside}{ending}")
    except OSError as error:
        raise UserError(
            "the library {path} is damaged and cannot be renamed: {reason}",
            path=path,
            reason=error.strerror or error,
        ) from error
    return aside


@contextlib.contextmanager
def _failures_as_user_errors(path: Path) -> Iterator[None]:
    """Turn an SQLite error about a file into a sentence with its name."""
    try:
        yield
    except sqlite3.Error as error:
        code = _code(error)
        if code not in _OUTSIDE:
            raise
        kind = DamagedError if code in _DAMAGED else UserError
        sentence = translatable("the library {path} cannot be used: {error}")
        raise kind(sentence, path=path, error=error) from error
    except UserError as error:
        raise type(error)("{path}: {error}", path=path, error=error) from error


def _code(error: sqlite3.Error) -> int:
    """Return the primary code of an error, without the extended bits."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _folded(name: str | bytes | float | None) -> str:
    """Return a name as it is compared, even if it is damaged."""
    return (decoded(name) if isinstance(name, bytes) else str(name or "")).casefold()


def _sortable(name: str | bytes | float | None) -> str:
    """Return a name as it is ordered, with the numbers in it by their size."""
    return _DIGITS.sub(lambda digits: digits[0].zfill(_LONGEST_NUMBER), _folded(name))


def decoded(content: bytes) -> str:
    """Return a text, even if it is damaged."""
    return content.decode("utf-8", "replace")
