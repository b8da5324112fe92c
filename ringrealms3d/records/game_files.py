"""Games as files, in the format given by the extension, and what of a game a format cannot hold."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import (
    check_parent,
    decoded,
    person_path,
    read_file,
    size_text,
    write_whole,
)
from ringrealms3d.core.phrase import Phrase, listed, translatable
from ringrealms3d.records.json_file import format_json_game, read_json_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.sgf.file import decode_sgf_game, format_sgf_game, read_sgf_game
from ringrealms3d.records.sgf.game import hides_seed
from ringrealms3d.records.splitting import Bounds, split_json, split_sgf, split_text
from ringrealms3d.records.text_file import decode_text_game, format_text_game, read_text_game

LARGEST_JSON = 6_000_000
"""How many bytes a game as JSON has at most: as Python values it takes up to 25 times as much."""

LARGEST_SGF = 8_000_000
"""How many bytes a game as SGF has at most."""


@dataclass(frozen=True, slots=True)
class GameFormat:
    """A format for game files.

    Attributes:
        title: its display name.
        most: the largest size of a file in bytes.
        decode: makes the text of a file's content, given its name for errors.
        read: makes the record of a text, given its name for errors.
        write: makes the text of a record.
        left_out: returns what of a record the format cannot hold.
        split: returns where the games in a text begin and end.
    """

    title: str
    most: int
    decode: Callable[[bytes, str], str]
    read: Callable[[str, str], GameRecord]
    write: Callable[[GameRecord], str]
    left_out: Callable[[GameRecord], list[str]]
    split: Callable[[str], Bounds]

    def save(self, record: GameRecord, path: Path) -> None:
        """Write a game to a file, atomically.

        Raises:
            UserError: the file cannot be written, or would be too large to be read.
        """
        text = self.write(record)
        check_size(text, self.most, path)
        write_whole(path, text)

    def load(self, path: Path, name: str) -> GameRecord:
        """Return the game in a file, which is called by a name in errors.

        Raises:
            UserError: it cannot be read or contains no game; the message says where.
        """
        return self.only(self.decode(read_file(path, self.most), name), name)

    def only(self, text: str, name: str) -> GameRecord:
        """Return the only game in a text, which is called by a name in errors.

        Raises:
            UserError: it contains no game, or several; the message says where.
        """
        try:
            return self.read(text, name)
        except UserError:
            count = len(self.split(text))
            if count == 1:
                raise
        raise UserError(
            "{path} has {count} games, not one: 'ringrealms3d convert --chapter 1' takes one out, "
            "and 'ringrealms3d library import' adds all to the library",
            path=name,
            count=count,
        )


_DATE = translatable("the date")
_SEED = translatable("the seed, which nobody may know before the game is over")

MINOR = frozenset({_DATE, _SEED})
"""What a person did not make, so that it is enough to tell that it is left out."""

_NOTES: Mapping[str, Callable[[int], Phrase]] = {
    "variation": lambda n: Phrase.counted("{count} variation", "{count} variations", n),
    "comment": lambda n: Phrase.counted("{count} comment", "{count} comments", n),
    "sign": lambda n: Phrase.counted("{count} sign after a move", "{count} signs after moves", n),
    "mark": lambda n: Phrase.counted("{count} mark", "{count} marks", n),
    "clock": lambda n: Phrase.counted("{count} clock", "{count} clocks", n),
    "evaluation": lambda n: Phrase.counted("{count} evaluation", "{count} evaluations", n),
    "camera": lambda n: Phrase.counted("{count} camera", "{count} cameras", n),
    "property": lambda n: Phrase.counted(
        "{count} unknown property", "{count} unknown properties", n
    ),
}


def all_but_moves(record: GameRecord) -> list[str]:
    """Return what a record has besides its start and the moves of its line."""
    notes = _notes(record)
    counted: list[str] = [phrase(notes[note]) for note, phrase in _NOTES.items() if notes[note]]
    others = {
        translatable("the players' names"): any(record.players),
        translatable("the event"): bool(record.event),
        translatable("the place"): bool(record.place),
        _DATE: bool(record.date),
        translatable("the time control"): bool(record.time_control),
        translatable("the tags"): bool(record.tags),
        translatable("the result"): record.ended is not None,
    }
    return [*counted, *(name for name, is_there in others.items() if is_there)]


def hidden_seed(record: GameRecord) -> list[str]:
    """Return the seed if nobody may know it before the game is over."""
    return [_SEED] if hides_seed(record) else []


def nothing(_: GameRecord) -> list[str]:
    """Return nothing, for a format that holds everything."""
    return []


def _notes(record: GameRecord) -> dict[str, int]:
    """Return the number of each kind of note that a record has besides the moves of its line."""
    nodes = list(record.nodes())
    return {
        "variation": sum(len(record.variations(node)) for node in nodes),
        "comment": sum(bool(node.comment) for node in nodes),
        "sign": sum(bool(node.glyph) for node in nodes),
        "mark": sum(len(node.marks) for node in nodes),
        "clock": sum((node.clock, node.overtime) != (None, None) for node in nodes),
        "evaluation": sum(node.evaluation is not None for node in nodes),
        "camera": sum(node.camera is not None for node in nodes),
        "property": sum(len(node.extra) for node in nodes),
    }


FORMATS = {
    ".txt": GameFormat(
        "Text, the moves alone",
        1_000_000,
        decode_text_game,
        read_text_game,
        format_text_game,
        all_but_moves,
        split_text,
    ),
    ".json": GameFormat(
        "JSON, with variations and notes",
        LARGEST_JSON,
        decoded,
        read_json_game,
        format_json_game,
        nothing,
        split_json,
    ),
    ".rrsgf": GameFormat(
        "SGF, with variations and notes",
        LARGEST_SGF,
        decode_sgf_game,
        read_sgf_game,
        format_sgf_game,
        hidden_seed,
        split_sgf,
    ),
}
FORMATS[".sgf"] = FORMATS[".rrsgf"]  # what other editors call it
"""The formats by the endings of their files' names."""


_NO_FILE = translatable("the game")

MATCH_SUFFIX = ".jsonl"
"""How the names of the files of matches end, which have many games."""


def read_game(source: str | os.PathLike[str] | IO[str] | IO[bytes]) -> GameRecord:
    """Return the game in a file or stream.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_game(GameRecord("loop/mini"), f"{folder}/game.rrsgf")
    ...     read_game(f"{folder}/game.rrsgf").uid
    'loop/mini'

    Args:
        source: a path, whose extension selects the format, or a stream of text or bytes, whose
            first character does.

    Raises:
        ValueError: the file cannot be read, has no known format, or contains no game; the message
            names it and the place in it.
    """
    if not isinstance(source, str | os.PathLike):
        name = getattr(source, "name", None)
        return read_stream(source, name if isinstance(name, str) else _NO_FILE)
    place = person_path(os.fspath(source))
    check_one_game(place)
    return format_for(place).load(place, str(source))


def parse_game(text: str) -> GameRecord:
    """Return the game in a text of any format: SGF, JSON, or the moves alone.

    >>> parse_game("variant loop/mini\\n1b3").last.texts
    ('1b3',)

    Raises:
        ValueError: it contains no game; the message names the place.
    """
    return format_of(text).only(text.removeprefix("\ufeff"), _NO_FILE)


def format_game(record: GameRecord, kind: str = "rrsgf") -> str:
    """Return the text that the file of a game would contain.

    >>> import ringrealms3d as rr
    >>> record = rr.GameRecord("loop/mini", seed=1)
    >>> node = record.root.play("1b3")
    >>> print(rr.format_game(record, "txt"), end="")
    # ringrealms3d game 1
    variant loop/mini
    seed 1
    1b3

    Args:
        kind: "rrsgf", "json" or "txt", like the ending of a file's name.

    Raises:
        ValueError: there is no such format.
    """
    return format_for(Path(f"game.{kind}")).write(record)


def write_game(
    record: GameRecord, path: str | os.PathLike[str] | IO[str] | IO[bytes], kind: str = ""
) -> None:
    """Write a game to a file, atomically, or to a stream.

    Text has only the game's line; JSON has everything, and so has SGF except hidden information.

    >>> import ringrealms3d as rr
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     rr.write_game(rr.GameRecord("loop/mini", seed=1), f"{folder}/game.json")
    ...     rr.read_game(f"{folder}/game.json").seed
    1

    Args:
        record: the game.
        path: a path, or a stream of text or bytes.
        kind: "rrsgf", "json" or "txt", by default what the extension of the path says; a stream
            gets SGF.

    Raises:
        ValueError: the file cannot be written, there is no such format, or the folder is missing.
    """
    if not isinstance(path, str | os.PathLike):
        put(format_game(record, kind or "rrsgf"), path)
        return
    place = person_path(os.fspath(path))
    check_parent(place)
    format_for(Path(f"game.{kind}") if kind else place).save(record, place)


def put(text: str, stream: IO[str] | IO[bytes]) -> None:
    """Write a text to a stream of text, or in UTF-8 to one of bytes."""
    write: Callable[[Any], object] = stream.write
    try:
        write(text)
    except TypeError:
        write(text.encode("utf-8", "surrogateescape"))


def read_stream(stream: IO[str] | IO[bytes], name: str) -> GameRecord:
    """Return the game in a stream of any format, which its first character tells.

    Args:
        name: what errors call it.

    Raises:
        ValueError: it contains no game, or far too much; the message names the place.
    """
    most = max(known.most for known in FORMATS.values())
    content: Any = stream.read(most + 1)
    if len(content) > most:
        raise UserError("{path} is larger than {size_text}", path=name, size_text=size_text(most))
    if isinstance(content, str):
        return format_of(content).only(content.removeprefix("\ufeff"), name)
    known = format_of(content.decode("latin-1"))
    return known.only(known.decode(content, name), name)


def format_of(text: str) -> GameFormat:
    """Return the format of a text, which its first character tells."""
    first = text.lstrip("\ufeff\xef\xbb\xbf \t\r\n")[:1]
    return FORMATS[{"{": ".json", "[": ".json", "(": ".rrsgf"}.get(first, ".txt")]


def holds_everything(path: Path) -> bool:
    """Whether the format of a game's file leaves nothing out of any game.

    Raises:
        UserError: it has no known extension.
    """
    return format_for(path).left_out is nothing


def holds_all_work(path: Path) -> bool:
    """Whether the format of a game's file holds all that people made of any game.

    Raises:
        UserError: it has no known extension.
    """
    return format_for(path).left_out is not all_but_moves


def left_out_text(record: GameRecord, path: str | os.PathLike[str]) -> str:
    """Return what of a game its file cannot hold, empty if it holds everything.

    A file whose name has no known ending is one of text.
    """
    missing = _left_out(record, path)
    if not missing:
        return ""
    return Phrase("left out of {output}: {listed}", output=os.fspath(path), listed=listed(missing))


def loses_work(record: GameRecord, path: str | os.PathLike[str]) -> bool:
    """Whether a game's file cannot hold something that people made."""
    return not MINOR.issuperset(_left_out(record, path))


def _left_out(record: GameRecord, path: str | os.PathLike[str]) -> list[str]:
    return FORMATS.get(Path(path).suffix.lower(), FORMATS[".txt"]).left_out(record)


def check_one_game(path: Path) -> None:
    """Refuse the file of a match.

    Raises:
        UserError: its name ends like that of one; the message says how to get a game from it.
    """
    if path.suffix.lower() == MATCH_SUFFIX:
        raise UserError(
            "{path} is not the file of one game: 'ringrealms3d library import' adds the games of a "
            "match to the library, and 'ringrealms3d library export' writes one of them to a file",
            path=path,
        )


def check_size(text: str, most: int, path: str | os.PathLike[str]) -> None:
    """Refuse a text that would be too large a file.

    Raises:
        UserError: it is larger.
    """
    size = len(text.encode("utf-8", "surrogateescape"))
    if size > most:
        raise UserError(
            "{path}: the game takes {size} bytes; at most {most} can be read",
            path=os.fspath(path),
            size=f"{size:,}",
            most=f"{most:,}",
        )


def format_for(path: Path) -> GameFormat:
    """Return the format for a file's extension.

    Raises:
        UserError: it is none.
    """
    try:
        return FORMATS[path.suffix.lower()]
    except KeyError:
        *known, last = FORMATS
        endings = Phrase("{first} or {last}", first=", ".join(known), last=last)
        raise UserError(
            "{path}: the name of a game file ends in {endings}", path=path, endings=endings
        ) from None
