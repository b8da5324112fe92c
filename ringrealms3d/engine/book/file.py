"""Books as files: lines of JSON compressed with xz, the first one about the whole book.

::

    {"ringrealms3d": "book 1", "variant": "loop/mini", "made": {"games": 500, ...}}
    {"position": "40:0:-:-", "moves": {"1d2": [212, 109.5], ...}}
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ringrealms3d.core.data import data_folder, own_folder
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_packed, written_whole
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import Phrase, tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.position import Position
from ringrealms3d.engine.book.book import Book, Tally, drawn_move
from ringrealms3d.games import start, variant_ids

_FORMAT = "book 1"
FOLDER = "books"
_MOST_GAMES = 10**6
_MOST_BYTES = 30_000_000


def book_folders() -> tuple[Path, ...]:
    """Return the folders to search for books, in this order."""
    return own_folder(FOLDER), data_folder("resources") / FOLDER


def book_name(uid: str) -> str:
    """Return the name of the file with the book of a variant such as "loop/mini"."""
    return f"{uid.replace('/', '-')}.jsonl.xz"


def save_book(book: Book, path: Path) -> None:
    """Write a book to a file, atomically; equal books give equal bytes."""
    with written_whole(path) as stream:
        stream.write(lzma.compress(format_book(book).encode(), preset=9))


def format_book(book: Book) -> str:
    """Return a book as text; equal books give equal texts."""
    first = {"ringrealms3d": _FORMAT, "variant": book.uid, "made": dict(book.made)}
    rows = (first, *map(_position_fields, sorted(book.positions.items())))
    return "".join(json.dumps(fields, ensure_ascii=False) + "\n" for fields in rows)


def read_book(path: Path, uid: str) -> Book:
    """Return the book of a variant from its file.

    Raises:
        UserError: it cannot be read, or is not such a book; the message says where it is broken.
    """
    content = read_packed(path, _MOST_BYTES)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UserError("{path} is not an opening book: {error}", path=path, error=error) from None
    return parse_book(text, str(path), uid)


def parse_book(text: str, name: str, uid: str) -> Book:
    """Return the book in a text.

    Args:
        text: what :func:`format_book` made.
        name: the text's name in errors, such as the file's path.
        uid: the variant.

    Raises:
        UserError: it is not such a book; the message says where it is broken.
    """
    lines = _lines(text)
    made = _read_first(name, next(lines, ""), uid)
    empty = start(uid)
    positions = {}
    for number, line in enumerate(lines, start=2):
        try:
            key, moves = _read_position(line, empty)
        except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
            raise UserError(
                "{path}, line {number}: no position of {uid} in a book",
                path=name,
                number=number,
                uid=uid,
            ) from None
        positions[key] = moves
    return Book(uid, positions, made)


def _lines(text: str) -> Iterator[str]:
    """Yield the lines of a text one by one; a list of them could be many times as large."""
    start = 0
    while start < len(text):
        found = text.find("\n", start)
        end = found if found >= 0 else len(text)
        yield text[start:end]
        start = end + 1


def complain(sentence: str) -> None:
    """Report a broken book on standard error."""
    print(f"ringrealms3d: {one_line(tr(sentence))}", file=sys.stderr, flush=True)


class Books:
    """The books of all variants, each read on first use."""

    def __init__(self, complain: Callable[[str], None]) -> None:
        """Read no book yet.

        Args:
            complain: receives one sentence for each broken file, which is then ignored.
        """
        self._complain = complain
        self._read: dict[str, Book | None] = {}

    def of(self, uid: str) -> Book | None:
        """Return the book of a variant, None if there is none."""
        if uid not in self._read:
            self._read[uid] = self._first(uid) if uid in variant_ids() else None
        return self._read[uid]

    def drawn(self, position: Position, seed: int) -> tuple[Move, Tally] | None:
        """Return a good move of the position's book and its results, None if there is none."""
        book = self.of(position.uid)
        return None if book is None else drawn_move(book, position, seed + position.ply)

    def move(self, position: Position, seed: int) -> Move | None:
        """Return a good move of the position's book, None if there is none."""
        found = self.drawn(position, seed)
        return None if found is None else found[0]

    def _first(self, uid: str) -> Book | None:
        for folder in book_folders():
            path = folder / book_name(uid)
            if not path.is_file():
                continue
            try:
                return read_book(path, uid)
            except UserError as error:
                self._complain(Phrase("{error}; it is ignored", error=error.args[0]))
        return None


def _position_fields(item: tuple[str, Any]) -> dict[str, Any]:
    key, moves = item
    often = sorted(moves.items(), key=lambda move: (-move[1].games, move[0]))
    return {"position": key, "moves": {text: [t.games, t.points] for text, t in often}}


def _read_first(name: str, line: str, uid: str) -> dict[str, Any]:
    """Return how the book was made, from the line that identifies the file."""
    try:
        fields = json.loads(line)
        form, found, made = fields["ringrealms3d"], fields["variant"], dict(fields["made"])
    except (LookupError, TypeError, ValueError, RecursionError):
        raise UserError("{path}, line 1: not the beginning of an opening book", path=name) from None
    if form != _FORMAT:
        raise UserError(
            "{path}, line 1: the format is {form}, not {format}",
            path=name,
            form=str(form)[:40],
            format=_FORMAT,
        )
    if found != uid:
        raise UserError(
            "{path}, line 1: a book for {found}, not {uid}",
            path=name,
            found=str(found)[:60],
            uid=uid,
        )
    return made


def _read_position(line: str, start_position: Position) -> tuple[str, dict[str, Tally]]:
    """Return a position's key and moves; errors raise various exceptions."""
    fields = json.loads(line)
    moves = {}
    for text, (games, points) in fields["moves"].items():
        start_position.parse_move(text)
        if not (type(games) is int and 1 <= games <= _MOST_GAMES and 0 <= points <= games):
            raise UserError("how the move went")
        moves[text] = Tally(games, float(points))
    return str(fields["position"]), moves
