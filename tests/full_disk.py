"""A disk that a test fills: whatever is written then fails as it does on a disk without room."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3

import pytest

from ringrealms3d.library import database
from ringrealms3d.library.database import Database

_SYNC, _TRANSACTION = os.fsync, Database.transaction


class FullDisk:
    """Has room until it is filled, and again once it is emptied."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def fill(self) -> None:
        """Leave no room for anything."""
        self._patch.setattr(os, "fsync", _fail)
        self.fill_libraries()

    def fill_libraries(self) -> None:
        """Leave no room for libraries alone."""
        self._patch.setattr(Database, "transaction", _fail_in_library)

    def empty(self) -> None:
        """Make room again."""
        self._patch.setattr(os, "fsync", _SYNC)
        self._patch.setattr(Database, "transaction", _TRANSACTION)


def _fail(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _fail_in_library(library: Database) -> contextlib.AbstractContextManager[None]:
    """Fail as SQLite does; ``test_damage`` fills the file of a real library."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    with database._failures_as_user_errors(library.path):
        raise error
