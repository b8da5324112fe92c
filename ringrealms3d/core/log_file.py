"""The program's log: errors with their tracebacks, in a rotating file."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from platformdirs import user_log_path

_LOG_BYTES = 500_000

log = logging.getLogger("ringrealms3d")
log.addHandler(logging.NullHandler())  # else warnings would be printed
logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it may lack a folder for its cache


def log_path() -> Path:
    """Return where the log is."""
    return user_log_path("ringrealms3d", appauthor=False) / "ringrealms3d.log"


class LogFile(RotatingFileHandler):
    """Writes entries to the log's file.

    Attributes:
        written: whether the latest entry was written.
    """

    written = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry."""
        self.written = True
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Go on without the entry: the disk may be full."""
        self.written = False


def log_to_file() -> None:
    """Write the log to its file from now on; if that fails, the program runs without a log."""
    if any(isinstance(handler, LogFile) for handler in log.handlers):
        return
    try:
        log_path().parent.mkdir(parents=True, exist_ok=True)
        handler = LogFile(
            log_path(), maxBytes=_LOG_BYTES, backupCount=2, encoding="utf-8", errors="replace"
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)


def is_logged() -> bool:
    """Return whether the latest entry of the log is in its file."""
    return any(isinstance(handler, LogFile) and handler.written for handler in log.handlers)
