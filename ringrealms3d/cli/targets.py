"""The files that a command makes: each a new one, unless ``--force`` says to replace what is there.

None is one that the command reads, and no two are the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_new, real_path
from ringrealms3d.core.phrase import tr


def add_force(parser: argparse.ArgumentParser) -> None:
    """Add the option without which no file is replaced."""
    parser.add_argument("--force", action="store_true", help=tr("replace existing files"))


def check_targets(
    options: argparse.Namespace,
    made: Iterable[Path | None],
    *,
    goes_on: bool = False,
    resumed: Iterable[Path | None] = (),
    read: Iterable[Path | None] = (),
) -> None:
    """Check that no file would be lost; None stands for a file that is not named.

    Args:
        options: of a command that :func:`add_force` was called for.
        made: all files that the command makes, those beside the named ones too.
        goes_on: whether an earlier run of the command, which it goes on with, made them.
        resumed: files that it adds to, which are there already if it was run before.
        read: files that it only reads.

    Raises:
        UserError: a file to be written is also to be read, is named twice, or is there already.
    """
    new = [path for path in made if path is not None]
    sources = {_identity(path) for path in read if path is not None}
    taken: set[object] = set()
    for path in filter(None, (*new, *resumed)):
        identity = _identity(path)
        if identity in sources:
            raise UserError("the command reads {path}: name another file to write to", path=path)
        if identity in taken:
            raise UserError("two outputs cannot go to the same file, {path}", path=path)
        taken.add(identity)
    if not (options.force or goes_on):
        for path in new:
            check_new(path)


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
        return real_path(path)
    return found.st_dev, found.st_ino
