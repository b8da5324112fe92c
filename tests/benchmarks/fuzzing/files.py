"""Readers of files other than meshes, and what they read."""

from __future__ import annotations

import importlib.metadata
import json
import lzma
import os
import pickle
import tempfile
import zipfile
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

import ringrealms3d
from ringrealms3d.core.data import data_folder
from ringrealms3d.core.errors import UserError
from tests.benchmarks.fuzzing.drawing import draw, get_ready
from tests.benchmarks.fuzzing.target import Fault, Target

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord

UIDS = (
    "ring-majority/tet",
    "ring-majority/cube",
    "loop/mini",
    "path-tiles/sixty-six",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)
JSON_WORDS = (
    b"null",
    b"true",
    b"[]",
    b"{}",
    b'""',
    b"-1",
    b"1e999",
    b"NaN",
    b"Infinity",
    b'"\\ud800"',
    b'"\\u0000"',
    b'"\\u001b[31m"',
    b"[" * 50_000,
    b"9" * 5000,
)


def solid_uid() -> str:
    """Return the variant on a solid from a file."""
    from ringrealms3d.games.named import named_variant

    return named_variant(f"ring-majority/{data_folder('meshes') / 'tet.off'}").uid


def random_game(uid: str, plies: int, seed: int = 1) -> tuple[ringrealms3d.Position, list[str]]:
    """Return the position after some random moves, and their texts."""
    position = ringrealms3d.start(uid, seed=seed)
    texts: list[str] = []
    rng = Random(seed)
    while position.outcome is None and len(texts) < plies:
        move = rng.choice(position.legal_moves)
        texts.append(position.format_move(move))
        position = position.play(move)
    return position, texts


def random_record(uid: str, plies: int) -> GameRecord:
    """Return a game of some random moves, with a variation and notes where it ends."""
    from ringrealms3d.records.node import Evaluation, Mark
    from ringrealms3d.records.record import GameRecord, Reason

    record = GameRecord(uid, seed=1)
    for text in random_game(uid, plies)[1]:
        record.last.play(record.last.position.parse_move(text))
    node, parent = record.last, record.last.parent
    node.comment, node.clock, node.evaluation = "a word", 9.5, Evaluation(0.5, 1.0, 7, True)
    node.marks, node.camera = (Mark("circle", ("f1",)),), (1.0,) * 10
    if parent is not None:
        record.prefer(parent.play(parent.position.legal_moves[-1]))
    record.end(0, Reason.TIME)
    for move in record.last.position.legal_moves[:2]:
        record.last.play(move)
    return record


_TOO_LARGE = "is larger than"
_SEVERAL = "has [0-9]+ games, not one"
_LINE = rf", line \d+|no line says 'variant …'|{_TOO_LARGE}|{_SEVERAL}"
_LINE_AND_COLUMN = rf", line \d+, column \d+: |: CA\[|{_TOO_LARGE}|{_SEVERAL}"
_FIELD_OR_VALUE = (
    r", line \d+, column \d+: |no game: expected an object, found |node \d+|`\S+`|'|"
    r"the number \d+|Infinity|NaN|nested too deep|"
    r": a game of .+, which is not installed here|"
    rf"{_TOO_LARGE}|{_SEVERAL}"
)


def text_games() -> Target:
    """Return the reader of games as text."""
    from ringrealms3d.records.game_files import read_game
    from ringrealms3d.records.record import GameRecord
    from ringrealms3d.records.text_file import format_text_game

    def take(content: bytes, folder: Path) -> None:
        path = folder / "game.txt"
        path.write_bytes(content)
        record = read_game(path)
        format_text_game(record).encode("utf-8", "surrogateescape")
        look_at(record.last.position)
        draw(record, content, folder)

    seeds = [format_text_game(random_record(uid, 12)).encode() for uid in (*UIDS, solid_uid())]
    starts = [GameRecord(uid, seed=1, fen=random_game(uid, 7)[0].fen()) for uid in UIDS]
    fens = [format_text_game(record).encode() for record in starts]
    words = (
        b"variant ",
        b"board OFF 4 4 6 ",
        b"seed ",
        b"fen ",
        b"# ringrealms3d game 2\n",
        *_uid_words(),
    )
    turns = "".join(f"{move}\n" for move in random_game("ring-majority/grid", 10_000)[1])
    giants = (
        lambda: b"variant loop/mini\n" + b"1b3\n" * 249_000,
        lambda: b"variant ring-majority/grid\n" + turns.encode(),
        lambda: b"variant " + b"x" * 999_000,
        lambda: b"variant loop/mini\nfen " + b"9" * 900_000 + b":0:-:-\n",
        lambda: b"variant ring-majority/tet\nfen " + b":" * 900_000,
        lambda: b"\n" * 999_999,
        lambda: b"#\n" * 400_000 + b"v",
    )
    return Target(take, seeds + fens, words, giants, place=_LINE, ready=get_ready)


def autosaves() -> Target:
    """Return the reader of the game under way."""
    from ringrealms3d.records.cursor import Cursor
    from ringrealms3d.records.json_file import document_of
    from ringrealms3d.session.autosave import load_game, save_game
    from ringrealms3d.session.game_session import GameSession
    from ringrealms3d.session.open_game import OpenGame
    from ringrealms3d.session.players import Computer, Human, OpponentProgram

    session = GameSession("ring-majority/tet")

    def take(content: bytes, folder: Path) -> None:
        path = folder / "game.json"
        path.write_bytes(content)
        game = load_game(path)
        assert game is not None
        session.restore(game)
        save_game(game, path)
        again = load_game(path)
        assert again is not None
        records = document_of(game.cursor.record), document_of(again.cursor.record)
        if records[0] != records[1] or game.players != again.players:
            raise Fault("what was read is not what is written")
        draw(game.cursor.record, content, folder)

    people, program = (Human(), Computer(3)), (OpponentProgram("engine 'a b'", 0.5), Human())
    records = [random_record(uid, 9) for uid in UIDS]
    games = [
        OpenGame(Cursor(record, record.last), players)
        for record in records
        for players in (people, program)
    ]
    seeds = [_written(partial(save_game, game)) for game in games]
    old = {"version": 2, "variant": "ring-majority/tet", "moves": ["f1", "e3"], "ply": 1}
    seeds.append(json.dumps(old | {"players": [{}, {"computer": 3}], "seed": 1}).encode())
    names = (b'"version"', b'"program"', b'"computer"', b'"seconds"', b'"seed"', b'"ply"')
    giants = (
        lambda: b"[" * 5_900_000,
        lambda: b'{"version": ' + b"9" * 5_900_000 + b"}",
        lambda: seeds[0].replace(b'"nodes": [', b'"nodes": [' + b'{"move": "f1"}, ' * 370_000),
        lambda: seeds[-1].replace(b'"moves": [', b'"moves": [' + b'"f1", ' * 980_000),
        lambda: seeds[0].replace(b'"seed": 1', b'"seed": 1' + b"0" * 4000),
        lambda: seeds[0].replace(b"ring-majority/tet", b"x" * 5_900_000),
    )
    return Target(take, seeds, (*JSON_WORDS, *names, *_uid_words()), giants, ready=get_ready)


def json_games() -> Target:
    """Return the reader of games as JSON."""
    from ringrealms3d.records.game_files import read_game
    from ringrealms3d.records.json_file import format_json_game

    def take(content: bytes, folder: Path) -> None:
        path = folder / "game.json"
        path.write_bytes(content)
        record = read_game(path)
        path.write_text(format_json_game(record), encoding="utf-8")
        if format_json_game(read_game(path)) != format_json_game(record):
            raise Fault("what was read is not what is written")
        look_at(record.last.position)
        draw(record, content, folder)

    seeds = [format_json_game(random_record(uid, 12)).encode() for uid in (*UIDS, solid_uid())]
    names = (
        b'"parent"',
        b'"preferred"',
        b'"marks"',
        b'"camera"',
        b'"result"',
        b'"node"',
        b'"evaluation"',
    )
    giants = (
        lambda: b"[" * 5_900_000,
        lambda: b'{"ringrealms3d": "game 1", "variant": ' + b"9" * 4000 + b"}",
        lambda: seeds[0].replace(b'"nodes": [', b'"nodes": [' + b'{"move": "f1"}, ' * 370_000),
    )
    return Target(
        take,
        seeds,
        (*JSON_WORDS, *names, *_uid_words()),
        giants,
        place=_FIELD_OR_VALUE,
        ready=get_ready,
    )


def sgf_games() -> Target:
    """Return the reader of games as SGF."""
    from ringrealms3d.records.game_files import read_game
    from ringrealms3d.records.sgf.file import format_sgf_game

    def take(content: bytes, folder: Path) -> None:
        path = folder / "game.rrsgf"
        path.write_bytes(content)
        record = read_game(path)
        text = format_sgf_game(record)
        path.write_text(text, encoding="utf-8")
        if format_sgf_game(read_game(path)) != text:
            raise Fault("what was read is not what is written")
        look_at(record.last.position)
        draw(record, content, folder)

    seeds = [format_sgf_game(random_record(uid, 12)).encode() for uid in (*UIDS, solid_uid())]
    seeds += [seed.replace(b"RE[B+Time]", b"RE[Void]") for seed in seeds]
    names = (
        b"B W C CR LB AR TE BM BL V RE GM RRSEED RRFEN RRMAIN RRLAST RREVAL RRCAMERA RREXACT CA KO"
    )
    words = (b"(", b")", b";", b"]", b"(;", b"\\]", *(name + b"[" for name in names.split()))
    head = seeds[0].partition(b";B")[0]
    giants = (
        lambda: b"(;" * 3_990_000,
        lambda: head + b"(;" * 3_900_000,
        lambda: head + b"(;B[f1]" * 1_100_000,
        lambda: head + b";B[f1]" * 1_300_000,
        lambda: head + b"C[" + b"\\]" * 3_900_000,
        lambda: head + b"C[" + b"\\a" * 249_000 + b"])",
        lambda: head + b"C[" + b"ab\n" * 166_000 + b"])",
        lambda: head + b"X" + (b"[" + b"\\a" * 249_000 + b"]") * 15 + b")",
        lambda: head + b"AR" + (b"[" + b"a" * 499_000 + b":]") * 15 + b")",
        lambda: head + b"LB[" + "\U0001f600".encode() * 499_000 + b":])",
        lambda: head + b"X[]" * 2_600_000,
        lambda: head + b"X" + b"[]" * 3_900_000 + b")",
        lambda: head + b"".join(b"%s[]" % _letters(n) for n in range(1_000_000)) + b")",
        lambda: head + b"RREXACT[" + b"[" * 499_000 + b"])",
        lambda: head + b"C[" + b"\\\n" * 249_000 + b"])",
        lambda: head + b"C[" + "\U0001f600".encode() * 499_000 + b"])",
    )
    return Target(
        take, seeds, (*words, *_uid_words()), giants, place=_LINE_AND_COLUMN, ready=get_ready
    )


def _letters(number: int) -> bytes:
    """Return a name of capital letters for a number."""
    return bytes(65 + number // 26**place % 26 for place in range(5))


_living: list[object] = []  # of Qt, which forgets what Python forgets


def settings() -> Target:
    """Return the reader of the window's settings, and of its places."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PyQt6.QtWidgets import QApplication, QMainWindow, QWidget

    from ringrealms3d.session.players import Human, OpponentProgram
    from ringrealms3d.window import programs
    from ringrealms3d.window.board import board_settings
    from ringrealms3d.window.board.board_settings import LEGAL, TURNING, look_of
    from ringrealms3d.window.features.files.own_file import RECENT
    from ringrealms3d.window.features.look import look_settings
    from ringrealms3d.window.features.play import play_settings
    from ringrealms3d.window.features.play.play_settings import (
        LEVEL,
        VARIANT,
        kept_players,
        last_players,
    )
    from ringrealms3d.window.shell.column import Column
    from ringrealms3d.window.shell.known_programs import PROGRAMS
    from ringrealms3d.window.shell.places import places_of, restore_places
    from ringrealms3d.window.shell.setting import Setting
    from ringrealms3d.window.shell.settings import Settings
    from ringrealms3d.window.shell.sides import Sides

    modules = board_settings, look_settings, play_settings, programs
    rows = [each for module in modules for each in vars(module).values()]
    known: list[Setting[Any]] = [
        RECENT,
        PROGRAMS,
        *(each for each in rows if isinstance(each, Setting)),
    ]

    _living.append(QApplication([]))
    window = QMainWindow()
    _living.append(window)
    column = Column(window)
    parts = Sides(QWidget(), column)
    window.setCentralWidget(parts)

    def write(path: Path) -> None:
        kept = Settings(path)
        players = OpponentProgram("engine 'a b'", 2.5), Human()
        kept.keep({VARIANT: "loop/mini", LEVEL: 4, **kept_players(players)})
        kept[PROGRAMS] = (OpponentProgram("other", 1.0),)
        kept[LEGAL], kept[TURNING] = False, "ball"
        kept[look_of("path-tiles")] = "tubes"
        kept.keep(places_of(window, parts, column))

    def take(content: bytes, folder: Path) -> None:
        path = folder / "window.ini"
        path.write_bytes(content)
        read = Settings(path)
        for setting in known:
            read[setting]
        last_players(read)
        restore_places(read, window, parts, column)
        read[look_of("loop")]
        read[LEVEL] = 5
        if Settings(path)[LEVEL] != 5:
            raise Fault("a setting was lost")
        if read.complaints:
            raise UserError(". ".join(read.complaints))

    seeds = [_written(write)]
    words = (b"[General]", b"[", b"=", b"@Variant(", b"@Size(1 2)", b"%(x)s", b"\n level=", b";")
    giants = (
        lambda: b"[General]\n" + b"a=b\n" * 240_000,
        lambda: b"[General]\nprograms=" + b"[" * 900_000,
        lambda: b"[General]\nvariant=" + b"x" * 900_000,
        lambda: b"[General]\ngeometry=" + b"A" * 450_000 + b"\npanels=" + b"B" * 450_000,
    )
    return Target(take, seeds, (*words, *JSON_WORDS), giants)


def libraries() -> Target:
    """Return the library, of whose file any byte may be another, and what is rescued of it."""
    from ringrealms3d.library.library import Library
    from ringrealms3d.library.queries import Query

    def take(content: bytes, folder: Path) -> None:
        path = folder / "library.sqlite"
        path.write_bytes(content)
        with Library(path) as library:
            start = ringrealms3d.start("ring-majority/tet")
            library.continuations(start)
            library.count(Query(position=start, player="Ada"))
            library.statistics()
            for game in library.games():
                record = library.load(game.id)
                library.keep(record, game.id)
                draw(record, content, folder)
                library.restore(library.delete([game.id]))
            if library.notice:
                library.rescue()
                raise UserError(library.notice)

    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "library.sqlite"
        with Library(path) as library:
            for uid in ("ring-majority/tet", "loop/mini"):
                library.keep(random_record(uid, 7), seats=("person", "level 4"), rated=True)
        whole = path.read_bytes()
    words = (b"unfinished", b"level 4", b"SQLite format 3\0", b"\xff\xff", b"\0\0\0\0")
    giants = (lambda: whole + bytes(200_000_000), lambda: os.urandom(100_000_000))
    return Target(take, [whole], words, giants, ready=get_ready)


def books() -> Target:
    """Return the reader of opening books."""
    from ringrealms3d.core.data import data_folder
    from ringrealms3d.engine.book.file import read_book

    def take(content: bytes, folder: Path) -> None:
        path = folder / "loop-mini.jsonl.xz"
        path.write_bytes(content)
        book = read_book(path, "loop/mini")
        assert book.uid == "loop/mini"

    first = b'{"ringrealms3d": "book 1", "variant": "loop/mini", "made": {"games": 500}}\n'
    row = b'{"position": "40:0:-:-", "moves": {"1d2": [212, 109.5], "swap": [3, 1]}}\n'
    whole = (data_folder("resources") / "books" / "loop-mini.jsonl.xz").read_bytes()
    seeds = [first + row, first + row * 20, lzma.decompress(whole)[:20_000].rpartition(b"\n")[0]]
    giants = (
        lambda: packed(bytes(4_000_000_000 >> 5)),
        lambda: packed(first + row * 390_000),
        lambda: packed(first + b'{"position": "' + b"x" * 29_000_000 + b'", "moves": {}}'),
        lambda: packed(first + b"\n" * 29_000_000),
        lambda: packed(b"[" * 29_000_000),
        lambda: os.urandom(29_000_000),
    )
    return Target(take, seeds, JSON_WORDS, giants, pack=packed_or_damaged)


def solutions() -> Target:
    """Return the reader of solved boards."""
    from ringrealms3d.games.ring_majority.solution.bounds import Bounds, load_bounds, save_bounds

    def take(content: bytes, folder: Path) -> None:
        path = folder / "tet.xz"
        path.write_bytes(content)
        bounds = load_bounds(path)
        for name, kind, dimensions in _ARRAYS:
            array = getattr(bounds, name)
            if (array.dtype, array.ndim) != (kind, dimensions):
                raise Fault(f"{name} has the type {array.dtype} and {array.ndim} dimensions")

    small = Bounds(
        np.arange(5),
        np.ones((2, 5), np.int8),
        np.arange(3),
        np.zeros(9, np.int8),
        np.ones(9, np.int8),
    )
    seed = lzma.decompress(_written(partial(save_bounds, small)))
    words = (b"<i4", b"|i1", b"|O", b"<U9", b"(5,)", b"(500000000,)", b"()", b"NUMPY", b"PK\1\2")
    giants = (
        lambda: packed(bytes(4_000_000_000 >> 5)),
        lambda: packed(_bomb()),
        lambda: packed(seed + bytes(90_000_000)),
        lambda: packed(seed.replace(b"(5,)", b"(5" + b"0" * 9 + b",)")),
    )
    return Target(take, [seed], words, giants, pack=packed_or_damaged)


_ARRAYS = (
    ("keys", np.int64, 1),
    ("cycles", np.int8, 2),
    ("starts", np.int64, 1),
    ("lower", np.int8, 1),
    ("upper", np.int8, 1),
)


def weights() -> Target:
    """Return the reader of tuned weights."""
    from ringrealms3d.engine.priors import read_weights

    def take(content: bytes, folder: Path) -> None:
        path = folder / "loop.json"
        path.write_bytes(content)
        if not np.isfinite(read_weights(path, 5)).all():
            raise Fault("a weight is no number")

    seeds = [b'{"weights": [0.1, -2, 3.5, 0, 12.25]}\n']
    giants = (
        lambda: b"[" * 990_000,
        lambda: b'{"weights": [' + b"0," * 490_000 + b"0]}",
        lambda: b'{"weights": [' + b"9" * 990_000 + b"]}",
    )
    return Target(take, seeds, JSON_WORDS, giants)


def journals() -> Target:
    """Return the reader of the journal of a match."""
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.lab.matches.match import Match
    from ringrealms3d.lab.matches.pairs import match_job, pair_result
    from ringrealms3d.lab.work.journal import Journal
    from tests.lab.matches.finished import finished

    job = match_job(Match("loop/mini", ("strong", "ugi:größer"), Limit(seconds=0.1), 7, 3))
    result = pair_result([finished(number, ("1b3", "swap"), 1) for number in (0, 1)])

    def write(path: Path) -> None:
        journal = Journal([job], path)
        for number in range(4):
            journal.add(job.unit(number), result)

    def read(path: Path) -> Journal:
        journal = Journal([job], path)
        journal.read()
        return journal

    def take(content: bytes, folder: Path) -> None:
        path = folder / "match.jsonl"
        path.write_bytes(content)
        units = read(path).results
        read(path).add(job.unit(9), result)
        if len(read(path).results) < len(units):
            raise Fault("a unit was lost")

    seed = _written(write)
    giants = (
        lambda: seed * 20_000,
        lambda: b"[" * 50_000_000,
        lambda: b"x" * 50_000_000,
        lambda: b"\n" * 50_000_000,
        lambda: b'{"ringrealms3d": "unit 1"' + b" " * 50_000_000,
    )
    return Target(take, [seed], (*JSON_WORDS, b'"winner": ', b'"number": '), giants)


def cache_indices() -> Target:
    """Return the reader of numba's indices of machine code, guarded."""
    from numba.core.caching import IndexDataCacheFile

    from ringrealms3d.core.cache_guard import _guarded, is_readable

    def take(content: bytes, folder: Path) -> None:
        path = folder / "kernel.nbi"
        path.write_bytes(content)
        readable = is_readable(path)
        index = IndexDataCacheFile(str(folder), "kernel", (1.0, 2))
        cache = SimpleNamespace(_cache_file=index, _name="kernel")
        load = _guarded(lambda cache: cache._cache_file.load("key"))
        save = _guarded(lambda cache: cache._cache_file.save("key", "code"))
        load(cache)
        save(cache)
        if load(cache) != "code":
            raise Fault("nothing can be kept any more")
        if not readable:
            raise UserError("put aside")

    overloads = {"key": "kernel.1.nbc", ("int64", b"hash"): "kernel.2.nbc"}
    version = pickle.dumps(importlib.metadata.version("numba"))
    seeds = [version + pickle.dumps(((1.0, 2), overloads), protocol) for protocol in (2, 4, 5)]
    words = (b"\x80\x05", b"\x95" + b"\xff" * 8, b"r\xff\xff\xff\x7f")
    return Target(take, seeds, words, silent=False)  # Python itself complains of some pickles


def packed(content: bytes) -> bytes:
    """Return bytes as an xz file, made quickly."""
    return lzma.compress(content, preset=0)


def packed_or_damaged(content: bytes) -> bytes:
    """Return bytes as an xz file; some of these are damaged afterwards, by what is in them."""
    whole = packed(content)
    if sum(content[:100]) % 8:
        return whole
    place = sum(content) % len(whole)
    return whole[:place] + bytes([whole[place] ^ 1 << sum(content) % 8]) + whole[place + 1 :]


def _bomb() -> bytes:
    """Return an archive of a little that unpacks to much."""
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as files:
        for name in ("version", "keys", "cycles", "starts", "lower", "room"):
            with files.open(f"{name}.npy", "w") as stream:
                np.lib.format.write_array(stream, np.zeros(400_000_000, np.int8))
    return archive.getvalue()


def _written(write: Callable[[Path], None]) -> bytes:
    """Return what is written into a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file"
        write(path)
        return path.read_bytes()


def _uid_words() -> tuple[bytes, ...]:
    return (*(uid.encode() for uid in UIDS), b"ring-majority/~nobody/x.off", b"loop/lazo")


def look_at(position: ringrealms3d.Position) -> None:
    """Ask a position for all that is shown of it."""
    if ringrealms3d.from_fen(position.uid, position.fen()).fen() != position.fen():
        raise Fault("a fen does not come back")
    assert position.diagram()
    assert bool(position.legal_moves) == (position.outcome is None)
    assert position.counts is not None
    assert position.groups is not None
    for move in position.legal_moves[:1]:
        position.captures(move)
        position.sight(move)
