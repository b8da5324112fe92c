"""Books on disk: round trips, broken files, and where they are looked for."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.book import file as book_file
from ringrealms3d.engine.book.book import Book, Tally, book_moves, good_moves
from ringrealms3d.engine.book.file import Books, book_name, read_book, save_book
from ringrealms3d.games import variant_ids
from tests.peak import peak_memory

TET, MINI = "ring-majority/tet", "loop/mini"
BOOK = Book(
    MINI,
    {
        "40:0:-:-": {"1d2": Tally(40, 21.5), "1a3": Tally(9, 3.0)},
        "3a36:1:-:swap": {"swap": Tally(12, 12.0)},
    },
    {"games": 49, "nodes": 100, "seconds": None},
)
FIRST = {"ringrealms3d": "book 1", "variant": MINI, "made": {}}
GOOD = {"position": "40:0:-:-", "moves": {"1d2": [40, 21.5]}}


def written(path: Path, *lines: object) -> Path:
    text = "".join(json.dumps(line) + "\n" for line in lines)
    path.write_bytes(lzma.compress(text.encode()))
    return path


def test_a_book_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / book_name(MINI)
    save_book(BOOK, path)
    assert read_book(path, MINI) == BOOK
    assert [found.name for found in tmp_path.iterdir()] == ["loop-mini.jsonl.xz"]


def test_the_same_book_makes_the_same_bytes(tmp_path: Path) -> None:
    turned = Book(BOOK.uid, dict(sorted(BOOK.positions.items(), reverse=True)), BOOK.made)
    save_book(BOOK, tmp_path / "one")
    save_book(turned, tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_file_is_lines_that_a_person_can_read(tmp_path: Path) -> None:
    save_book(BOOK, tmp_path / "book")
    first, *lines = lzma.decompress((tmp_path / "book").read_bytes()).decode().splitlines()
    assert json.loads(first) == {**FIRST, "made": dict(BOOK.made)}
    assert [json.loads(line) for line in lines] == [
        {"position": "3a36:1:-:swap", "moves": {"swap": [12, 12.0]}},
        {"position": "40:0:-:-", "moves": {"1d2": [40, 21.5], "1a3": [9, 3.0]}},
    ]


@pytest.mark.parametrize(
    ("lines", "named"),
    [
        ((), "line 1: not the beginning"),
        (([],), "line 1: not the beginning"),
        (({**FIRST, "made": None},), "line 1: not the beginning"),
        (({**FIRST, "ringrealms3d": "book 2"},), "line 1: the format is book 2, not book 1"),
        (({**FIRST, "variant": "loop/main"},), "line 1: a book for loop/main, not loop/mini"),
        ((FIRST, GOOD, {"position": "40:0:-:-"}), "line 3: no position"),
        ((FIRST, {**GOOD, "moves": {"1z9": [4, 2]}}), "line 2: no position"),
        ((FIRST, {**GOOD, "moves": {"1d2": [4]}}), "line 2: no position"),
        ((FIRST, {**GOOD, "moves": {"1d2": [0, 0]}}), "line 2: no position"),
        ((FIRST, {**GOOD, "moves": {"1d2": [4, 5]}}), "line 2: no position"),
        ((FIRST, {**GOOD, "moves": {"1d2": [10**7, 5]}}), "line 2: no position"),
        ((FIRST, {**GOOD, "moves": {"1d2": [4, float("nan")]}}), "line 2: no position"),
        ((FIRST, {**GOOD, "moves": {"1d2": [4, "2"]}}), "line 2: no position"),
        ((FIRST, {**GOOD, "moves": [1, 2]}), "line 2: no position"),
        ((FIRST, 7), "line 2: no position"),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, lines: tuple[object, ...], named: str) -> None:
    path = written(tmp_path / "broken", *lines)
    with pytest.raises(ValueError, match=named) as caught:
        read_book(path, MINI)
    assert str(path) in str(caught.value)


@pytest.mark.parametrize("content", [b"", b"plain text", lzma.compress(b"\xff\xfe\xff")])
def test_what_is_no_xz_of_text_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"broken (is not an opening book|cannot be unpacked)"):
        read_book(path, MINI)


def test_a_book_of_empty_lines_takes_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "book"
    path.write_bytes(lzma.compress(json.dumps(FIRST).encode() + b"\n" * 4_000_000))
    with peak_memory() as peak, pytest.raises(UserError, match="line 2: no position"):
        read_book(path, MINI)
    assert peak() < 20e6


def test_a_file_that_was_cut_off_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "book"
    save_book(BOOK, path)
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(ValueError, match="its end is missing"):
        read_book(path, MINI)


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Two empty folders in which books are looked for instead."""
    own, shipped = tmp_path / "own", tmp_path / "shipped"
    own.mkdir()
    shipped.mkdir()
    monkeypatch.setattr(book_file, "book_folders", lambda: (own, shipped))
    return own, shipped


def test_a_persons_own_book_comes_first(folders: tuple[Path, Path]) -> None:
    own, shipped = folders
    save_book(BOOK, shipped / book_name(MINI))
    assert Books(pytest.fail).of(MINI) == BOOK
    mine = Book(MINI, {})
    save_book(mine, own / book_name(MINI))
    assert Books(pytest.fail).of(MINI) == mine


def test_a_broken_book_is_told_once_and_ignored(folders: tuple[Path, Path]) -> None:
    own, shipped = folders
    written(own / book_name(MINI), FIRST, 7)
    save_book(BOOK, shipped / book_name(MINI))
    told: list[str] = []
    books = Books(told.append)
    assert books.of(MINI) == books.of(MINI) == BOOK
    assert len(told) == 1
    assert str(own / book_name(MINI)) in told[0]
    assert "line 2" in told[0]
    assert told[0].endswith("it is ignored")


def test_a_book_is_read_when_it_is_asked_for_and_once(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def watched(path: Path, uid: str) -> Book:
        read.append(path)
        return read_book(path, uid)

    monkeypatch.setattr(book_file, "read_book", watched)
    save_book(BOOK, folders[0] / book_name(MINI))
    books = Books(pytest.fail)
    assert read == []
    assert books.of(TET) is None
    assert books.of(MINI) == books.of(MINI)
    assert read == [folders[0] / book_name(MINI)]


def test_without_a_book_there_is_no_move(folders: tuple[Path, Path]) -> None:
    assert Books(pytest.fail).drawn(rr.start(TET), seed=1) is None


def test_any_book_of_the_programs_own_is_whole_and_knows_the_start() -> None:
    folder = book_file.book_folders()[-1]
    names = {book_name(uid): uid for uid in variant_ids()}
    for path in folder.glob("*"):
        uid = names[path.name]
        book, position = read_book(path, uid), rr.start(uid)
        assert path.stat().st_size < 20_000
        for move in good_moves(book_moves(book, position)):
            assert all(position.is_legal(same) for same in move.moves)
