"""Books for tests, in folders where the engine finds no others."""

from __future__ import annotations

import lzma
from pathlib import Path

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.engine.book.book import Book, Tally
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.engine.book.file import book_name, save_book

ONE_MOVE = 8
"""The code of the only move in the books of :func:`put_book`, one that the searches do not like."""


def put_book(data_home: Path, uid: str, code: int = ONE_MOVE) -> Book:
    """Put a book that knows one first move where the engine looks, given XDG_DATA_HOME."""
    start = rr.start(uid)
    turned = canonical(start)
    text = start.format_move(Move(turned.code_of(Move(code))))
    book = Book(uid, {turned.key: {text: Tally(50, 30.0)}}, {"games": 50})
    save_book(book, put_place(data_home, uid))
    return book


def put_broken_book(data_home: Path, uid: str) -> Path:
    """Put a file that is no book where the engine looks, and return its path."""
    path = put_place(data_home, uid)
    path.write_bytes(lzma.compress(b"no book\n"))
    return path


def put_place(data_home: Path, uid: str) -> Path:
    folder = data_home / "ringrealms3d" / "books"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / book_name(uid)
