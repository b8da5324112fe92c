"""Writing files so that they are there whole or as they were before."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def check_target(path: Path) -> None:
    """Raise an OSError that names the place if no file can be written there."""
    if path.is_dir():
        raise OSError(f"'{path}' is a folder, not a file")
    if not path.parent.is_dir():
        raise OSError(f"the folder '{path.parent}' does not exist")
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise OSError(f"nothing can be written in '{path.parent}': {error.strerror}") from error


def write_whole(path: Path, text: str) -> None:
    """Write a text to a file by way of another one beside it; missing folders are made.

    Raises:
        OSError: the file can not be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(temporary).chmod(_usual_mode())
        Path(temporary).replace(path.resolve())
    finally:
        Path(temporary).unlink(missing_ok=True)


def _usual_mode() -> int:
    """Return the mode that the person's new files have; temporary ones have a stricter one."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
