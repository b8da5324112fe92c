"""The files that a command writes: none is one that it reads, and no two are the same."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ringrealms3d.core.errors import UserError


def check_targets(written: Iterable[Path | None], read: Iterable[Path | None] = ()) -> None:
    """Check that no file would be lost to another; None stands for a file that is not named.

    Raises:
        UserError: a file to be written is also to be read, or is named twice.
    """
    sources = {_identity(path) for path in read if path is not None}
    taken: set[object] = set()
    for path in filter(None, written):
        identity = _identity(path)
        if identity in sources:
            raise UserError(
                "{path} is what the command reads: name another place to write to", path=path
            )
        if identity in taken:
            raise UserError("two outputs cannot go to the same file, {path}", path=path)
        taken.add(identity)


def board_file(asked: str | None) -> Path | None:
    """Return the file that a user names as a variant's board, None where it is no file."""
    from ringrealms3d.core.files import person_path
    from ringrealms3d.games import variant_ids
    from ringrealms3d.games.ring_majority.file_realm import names_file

    name = "" if asked is None or asked in variant_ids() else asked.partition("/")[2]
    return person_path(name) if names_file(name) else None


def _identity(path: Path) -> object:
    """Return what is equal for all names of a file: links, or letters of either case."""
    try:
        found = path.stat()
    except OSError:
        return path.resolve()
    return found.st_dev, found.st_ino
