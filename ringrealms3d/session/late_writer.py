"""Writing a file soon, in another thread, so that nobody waits for the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.files import write_whole

_SECONDS = 0.3


class LateWriter:
    """Writes the latest of the texts that it was given within the last moments."""

    def __init__(self, path: Path, failed: Callable[[str], None]) -> None:
        """Wait for a text.

        Args:
            path: the file.
            failed: called in another thread with the reason if it could not be written.
        """
        self._path, self._failed = path, failed
        self._text: str | None = None
        self._timer: threading.Timer | None = None
        self._lock = threading.Lock()  # never held while a file is written
        self._writing = threading.Lock()

    def write(self, text: str) -> None:
        """Write a text soon, unless another one follows."""
        with self._lock:
            self._text = text
            if self._timer is None:
                self._timer = threading.Timer(_SECONDS, self._write)
                self._timer.daemon = True
                self._timer.start()

    def cancel(self) -> bool:
        """Write nothing any more; return whether a text waited. One being written is finished."""
        with self._writing, self._lock:
            waited, self._text = self._text is not None, None
        return waited

    def _write(self) -> None:
        with self._writing:
            with self._lock:
                text, self._text, self._timer = self._text, None, None
            if text is None:
                return
            try:
                write_whole(self._path, text)
            except (OSError, UserError) as error:
                self._failed(error_sentence(error))
