"""Files with several games, which are read one by one and written together."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_parent, person_path, read_file, size_text, write_whole
from ringrealms3d.records.game_files import (
    FORMATS,
    GameFormat,
    check_one_game,
    check_size,
    format_for,
    format_of,
    put,
)
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.splitting import Bounds

LARGEST_TOGETHER = 100_000_000
"""How many bytes a file with several games has at most."""


@dataclass(frozen=True, slots=True)
class Chapters:
    """The games in a text, none of which is read yet.

    Attributes:
        text: the text.
        form: its format.
        name: what errors call it.
        bounds: where each game begins and ends.
    """

    text: str
    form: GameFormat
    name: str
    bounds: Bounds

    def __len__(self) -> int:
        return len(self.bounds)

    def __iter__(self) -> Iterator[GameRecord]:
        return map(self.read, range(len(self)))

    def piece(self, number: int) -> str:
        """Return the text of a game, counted from 0."""
        begin, end = self.bounds[number]
        return self.text[begin:end]

    def read(self, number: int) -> GameRecord:
        """Return a game, counted from 0.

        Raises:
            UserError: it is none; the message names the place in the whole text.
        """
        piece = self.piece(number)
        check_size(piece, self.form.most, self.name)
        try:
            return self.form.read(piece, self.name)
        except UserError:
            if not self.bounds[number][0]:
                raise
        return self.form.read(self._in_its_place(number), self.name)

    def _in_its_place(self, number: int) -> str:
        """Return the text of a game in the line and the column where it stands."""
        begin, end = self.bounds[number]
        line = self.text.rfind("\n", 0, begin) + 1
        return "\n" * self.text.count("\n", 0, begin) + " " * (begin - line) + self.text[begin:end]


def chapters_in(path: Path) -> Chapters:
    """Return the games in a file, which are not read yet.

    Raises:
        UserError: it cannot be read, has no known format, or is the file of a match.
    """
    place = person_path(str(path))
    check_one_game(place)
    form, name = format_for(place), str(path)
    text = form.decode(read_file(place, LARGEST_TOGETHER), name).removeprefix("\ufeff")
    return Chapters(text, form, name, form.split(text))


def chapters_from(stream: IO[str] | IO[bytes], name: str) -> Chapters:
    """Return the games in a stream of any format, which its first character tells.

    Raises:
        UserError: it has far too much, or is no text.
    """
    content: Any = stream.read(LARGEST_TOGETHER + 1)
    if len(content) > LARGEST_TOGETHER:
        most = size_text(LARGEST_TOGETHER)
        raise UserError("{path} is larger than {size_text}", path=name, size_text=most)
    if isinstance(content, str):
        form, text = format_of(content), content
    else:
        form = format_of(content[:1000].decode("latin-1"))
        text = form.decode(content, name)
    text = text.removeprefix("\ufeff")
    return Chapters(text, form, name, form.split(text))


def read_games(source: str | os.PathLike[str] | IO[str] | IO[bytes]) -> Iterator[GameRecord]:
    """Yield the games in a file or a stream, which may have one or many.

    >>> import ringrealms3d as rr
    >>> from tempfile import TemporaryDirectory
    >>> games = [rr.parse_game("variant loop/mini\\n1b3"), rr.parse_game("variant loop/main\\n1b3")]
    >>> with TemporaryDirectory() as folder:
    ...     rr.write_games(games, f"{folder}/games.rrsgf")
    ...     [game.uid for game in rr.read_games(f"{folder}/games.rrsgf")]
    ['loop/mini', 'loop/main']

    Args:
        source: a path, whose extension selects the format, or a stream of text or bytes, whose
            first character does.

    Raises:
        ValueError: the file cannot be read, or a game in it is broken; the message names the file
            and the place in it.
    """
    if isinstance(source, str | os.PathLike):
        return iter(chapters_in(Path(os.fspath(source))))
    name = getattr(source, "name", None)
    return iter(chapters_from(source, name if isinstance(name, str) else "the games"))


def read_chapter(path: Path, number: int) -> GameRecord:
    """Return one of the games in a file, counted from 0.

    Raises:
        UserError: it cannot be read, or there are not so many.
    """
    return chapter_of(chapters_in(path), number)


def chapter_of(chapters: Chapters, number: int) -> GameRecord:
    """Return one of some games, counted from 0.

    Raises:
        UserError: there are not so many, or it is broken.
    """
    if not 0 <= number < len(chapters):
        raise UserError(
            "{path} has no game {number}, only {count}",
            path=chapters.name,
            number=number + 1,
            count=len(chapters),
        )
    return chapters.read(number)


def format_games(records: Iterable[GameRecord], kind: str = "rrsgf") -> str:
    """Return the text of a file with some games.

    >>> import ringrealms3d as rr
    >>> games = [rr.GameRecord("loop/mini", seed=1), rr.GameRecord("loop/mini", seed=2)]
    >>> rr.format_games(games, "txt").count("variant")
    2

    Args:
        records: the games.
        kind: "rrsgf", "json" or "txt", like the ending of a file's name.

    Raises:
        ValueError: there is no such format.
    """
    form = format_for(Path(f"game.{kind}"))
    return joined(map(form.write, records), form)


def write_games(
    records: Iterable[GameRecord],
    path: str | os.PathLike[str] | IO[str] | IO[bytes],
    kind: str = "",
) -> None:
    """Write games to one file, atomically, or to a stream.

    >>> import ringrealms3d as rr
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     rr.write_games([rr.GameRecord("loop/mini")] * 2, f"{folder}/games.json")
    ...     len(list(rr.read_games(f"{folder}/games.json")))
    2

    Args:
        records: the games.
        path: a path, or a stream of text or bytes.
        kind: "rrsgf", "json" or "txt", by default what the extension of the path says; a stream
            gets SGF.

    Raises:
        ValueError: the file cannot be written, there is no such format, the folder is missing, or
            the file would be too large to be read.
    """
    if not isinstance(path, str | os.PathLike):
        put(format_games(records, kind or "rrsgf"), path)
        return
    place = person_path(os.fspath(path))
    check_parent(place)
    form = format_for(Path(f"game.{kind}") if kind else place)
    write_texts(map(form.write, records), place, form)


def write_texts(texts: Iterable[str], path: Path, form: GameFormat) -> None:
    """Write games, each as its text in a format, to a file, atomically.

    Raises:
        UserError: the file cannot be written, or would be too large to be read.
    """
    check_parent(path)

    def checked() -> Iterator[str]:
        for text in texts:
            check_size(text, form.most, path)
            yield text

    whole = joined(checked(), form)
    check_size(whole, LARGEST_TOGETHER, path)
    write_whole(path, whole)


def joined(texts: Iterable[str], form: GameFormat) -> str:
    """Return the texts of games as that of a file with all of them."""
    pieces = list(texts)
    if len(pieces) == 1:
        return pieces[0]
    if form is FORMATS[".json"]:
        return "[\n" + ",\n".join(piece.rstrip() for piece in pieces) + "\n]\n"
    return "\n".join(pieces)
