"""Games to keep in libraries of tests, and what there is to a game."""

from __future__ import annotations

import random
from pathlib import Path

from ringrealms3d.library.library import Library
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.record import GameRecord, Reason

TET, MINI = "ring-majority/tet", "loop/mini"
LOOPHOLE, LEAPS = "loophole-2d/14", "loops-n-leaps/8"


def random_game(uid: str, seed: int, plies: int = 8) -> GameRecord:
    """Return a game of random moves."""
    rng, record = random.Random(ascii((uid, seed))), GameRecord(uid, seed)
    node = record.root
    while node.ply < plies and (legal := node.position.legal_moves):
        node = node.play(rng.choice(legal))
    return record


def ended_game(uid: str, seed: int, plies: int = 8) -> GameRecord:
    """Return a game of random moves that somebody gave up, or agreed to end, or left."""
    record = random_game(uid, seed, plies)
    match seed % 4:
        case 0 | 1:
            record.end(seed % 4, Reason.RESIGNATION)
        case 2:
            record.end(None, Reason.AGREEMENT)
    return record


def opened(folder: Path) -> Library:
    """Return the library of a test."""
    return Library(folder / "library.sqlite")


def garbage(path: Path) -> None:
    """Write something into a library's file that no database can be."""
    path.write_bytes(b"this is not a database at all\n" * 1000)


def whole(record: GameRecord) -> str:
    """Return all there is to a game, to be compared."""
    return format_json_game(record)


def index_of(library: Library) -> list[tuple[object, ...]]:
    """Return all that the position index holds."""
    return library._database.rows("SELECT * FROM positions ORDER BY game, ply")
