"""Importing many games from files into a library."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path
from ringrealms3d.core.phrase import either
from ringrealms3d.library.database import Database
from ringrealms3d.library.storing import StoredGame, insert_game, is_known, new_game
from ringrealms3d.records.chapters import chapters_from, chapters_in
from ringrealms3d.records.game_files import FORMATS, MATCH_SUFFIX
from ringrealms3d.records.match_file import games_of_match
from ringrealms3d.records.record import GameRecord

_AT_ONCE = 250  # games a transaction, which take others some milliseconds to wait for


@dataclass(slots=True)
class ImportReport:
    """The progress of an import.

    Attributes:
        files: how many files there are.
        read: how many of them were read or found broken.
        added: how many games were added to the library.
        known: how many games it already had.
        problems: a sentence for each file or game that cannot be read, to be translated.
    """

    files: int
    read: int = 0
    added: int = 0
    known: int = 0
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class NamedStream:
    """Standard input or a pipe with games, and what errors call it."""

    stream: IO[str] | IO[bytes]
    name: str


Source = Path | NamedStream
"""Where games come from."""

Progress = Callable[[ImportReport], bool]
"""Told from time to time how far an import has come; returns whether it goes on."""


def go_on(_: ImportReport) -> bool:
    """Let an import run to its end."""
    return True


def import_games(database: Database, sources: Iterable[Source], progress: Progress) -> ImportReport:
    """Add the new games in files and streams, and in all game files within folders.

    A match file has many games; it must be named directly.

    Raises:
        UserError: the library cannot be written; games already added stay.
    """
    files = [file for source in sources for file in _files_in(source)]
    report = ImportReport(len(files))
    waiting: list[StoredGame] = []
    for file in files:
        try:
            for record in _games_in(file, report):
                waiting.append(new_game(record, record.date))
                if len(waiting) == _AT_ONCE:
                    _add(database, waiting, report)
                    if not progress(report):
                        return report
        except UserError as error:
            report.problems.append(error.args[0])
        report.read += 1
        if not progress(report):
            break
    _add(database, waiting, report)
    return report


def _games_in(source: Source, report: ImportReport) -> Iterator[GameRecord]:
    """Yield the games in a file or a stream; of several games, those that can be read."""
    if isinstance(source, NamedStream):
        chapters = chapters_from(source.stream, source.name)
    else:
        _check_name(source)
        if source.suffix.lower() == MATCH_SUFFIX:
            yield from games_of_match(source)
            return
        chapters = chapters_in(source)
    for number in range(len(chapters)):
        try:
            yield chapters.read(number)
        except UserError as error:
            report.problems.append(error.args[0])


def _check_name(file: Path) -> None:
    """Raise a UserError if there is no such file, or its name does not end as those of games do."""
    place, endings = person_path(str(file)), (*FORMATS, MATCH_SUFFIX)
    if not place.exists():
        raise UserError("there is no file {path}", path=file)
    if place.suffix.lower() not in endings:
        raise UserError(
            "{path}: the name of a file with games ends in {endings}",
            path=file,
            endings=either(endings),
        )


def _files_in(path: Source) -> Sequence[Source]:
    """Return the file at a path, or the game files within a folder, by name.

    What starts with a dot is hidden, or was still being written when a program was killed.
    """
    if isinstance(path, NamedStream):
        return [path]
    place = person_path(str(path))
    if not place.is_dir():
        return [path]
    return sorted(
        file
        for file in place.rglob("*")
        if file.suffix.lower() in FORMATS and file.is_file() and not _is_hidden(file, place)
    )


def _is_hidden(file: Path, folder: Path) -> bool:
    return any(part.startswith(".") for part in file.relative_to(folder).parts)


def _add(database: Database, waiting: list[StoredGame], report: ImportReport) -> None:
    """Add games that were read, in one transaction."""
    added = 0
    with database.transaction():
        for game in waiting:
            if not is_known(database, game):
                insert_game(database, game)
                added += 1
    report.added += added
    report.known += len(waiting) - added
    waiting.clear()
