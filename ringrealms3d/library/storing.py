"""Writing games to a library's tables and reading them."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.library.database import Database
from ringrealms3d.library.position_index import (
    INSERT_POSITION,
    IndexRow,
    first_stale,
    index_rows,
)
from ringrealms3d.records.checked import MOST_TAGS
from ringrealms3d.records.contents import holds_all
from ringrealms3d.records.json_file import (
    document_of,
    format_json_game,
    read_document,
    tags_in,
    with_tags,
)
from ringrealms3d.records.record import GameRecord, Reason

Kinds = tuple[str, str]
"""What plays the two seats: "person", "level 4", the name of a program, or empty."""

_DIGEST_BYTES = 16
_LARGEST_NUMBER = 2**63 - 1
COLUMNS = (
    "game",
    "variant",
    "start",
    "begun",
    "first_name",
    "second_name",
    "first_kind",
    "second_kind",
    "winner",
    "reason",
    "plies",
    "rated",
    "digest",
    "event",
    "place",
)
"""What the table of games has beside their numbers."""

_NAMES = ", ".join(COLUMNS)
_INSERT = f"INSERT INTO games ({_NAMES}, id) VALUES ({', '.join('?' * len(COLUMNS))}, ?)"
_SETTLED = ("first_kind", "second_kind", "rated")
"""What no longer changes once a game has ended, whoever opens it then."""

_CHANGES = ", ".join(
    f"{name} = CASE reason WHEN '{Reason.UNFINISHED}' THEN excluded.{name} ELSE {name} END"
    if name in _SETTLED
    else f"{name} = excluded.{name}"
    for name in COLUMNS
    if name != "begun"
)
_INSERT_OR_UPDATE = f"{_INSERT} ON CONFLICT (id) DO UPDATE SET {_CHANGES}"
_INSERT_DOCUMENT = "INSERT INTO documents (text, game) VALUES (?, ?)"
_INSERT_OR_UPDATE_DOCUMENT = (
    f"{_INSERT_DOCUMENT} ON CONFLICT (game) DO UPDATE SET text = excluded.text"
)


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All rows of one game.

    Attributes:
        columns: its row in the table of games.
        document: the game as JSON.
        positions: its rows in the position index.
        tags: its tags.
    """

    columns: tuple[Any, ...]
    document: str
    positions: tuple[IndexRow, ...]
    tags: tuple[str, ...]

    @property
    def digest(self) -> bytes:
        """The same for copies of a game: the hash of start, moves, players and date."""
        digest: bytes = self.columns[COLUMNS.index("digest")]
        return digest

    @property
    def text(self) -> bool:
        """Whether the game has players or a date."""
        named = dict(zip(COLUMNS, self.columns, strict=True))
        return bool(named["first_name"] or named["second_name"] or named["begun"])


def storable(text: str) -> str:
    """Return a text that SQLite can store: file names can contain bytes that are not UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode()


def new_game(
    record: GameRecord, begun: str, kinds: Kinds = ("", ""), rated: bool = False
) -> StoredGame:
    """Return a game that is new to a library."""
    columns = _columns(record, kinds, begun, rated)
    rows = tuple(index_rows(record))
    return StoredGame(columns, format_json_game(record), rows, record.tags)


def insert_game(database: Database, game: StoredGame) -> int:
    """Add a game, within a transaction, and return its number."""
    number = database.insert(_INSERT, (*game.columns, _free_number(database)))
    database.execute(_INSERT_DOCUMENT, (game.document, number))
    _insert_positions(database, number, game.positions)
    put_tags(database, number, game.tags)
    return number


def is_known(database: Database, game: StoredGame) -> bool:
    """Whether a library has a game with the same start, moves, players and date.

    A game without players and date, as in a text file, is compared by start and moves.
    """
    if database.rows("SELECT 1 FROM games WHERE digest = ? LIMIT 1", (game.digest,)):
        return True
    return not game.text and any(
        _has_moves(database, number, game) for number in _alike(database, game)
    )


def find_game(database: Database, record: GameRecord) -> int | None:
    """Return the number of a game that was read from a file, None if it is not in the library.

    It is the same game if start, seed, moves, players and date are; players and date only if the
    file tells them.
    """
    found = database.rows("SELECT id FROM games WHERE digest = ?", (_digest_of(record),))
    numbers = [number for (number,) in found]
    if not numbers and not (any(record.players) or record.date):
        numbers = _with_line(database, record)
    fitting = (each for each in numbers if not _belongs_to_another(database, record, each))
    return next(fitting, None)


def is_kept(database: Database, game: StoredGame) -> bool:
    """Whether a library has this very game: an equal one that started at the same time."""
    begun = game.columns[COLUMNS.index("begun")]
    statement = "SELECT 1 FROM games WHERE digest = ? AND begun = ? LIMIT 1"
    return bool(database.rows(statement, (game.digest, begun)))


def _alike(database: Database, game: StoredGame) -> list[int]:
    """Return the numbers of the games that begin and end with the same positions as another."""
    named = dict(zip(COLUMNS, game.columns, strict=True))
    return _ending_with(database, named["variant"], named["start"], game.positions[-1])


def _with_line(database: Database, record: GameRecord) -> list[int]:
    """Return the numbers of the games with the start and the moves of another."""
    (end,) = index_rows(record, len(record.line))
    numbers = _ending_with(database, storable(record.uid), record.start.fen(), end)
    return [number for number in numbers if _first_stale(database, record, number) is None]


def _ending_with(database: Database, variant: str, start: str, end: IndexRow) -> list[int]:
    ply, key, *_ = end
    rows = database.rows(
        "SELECT positions.game FROM positions JOIN games ON games.id = positions.game "
        "WHERE key = ? AND turned IS NULL AND ply = ? AND variant = ? AND start = ?",
        (key, ply, variant, start),
    )
    return [number for (number,) in rows]


def _has_moves(database: Database, number: int, game: StoredGame) -> bool:
    rows = database.rows("SELECT played FROM positions WHERE game = ? ORDER BY ply", (number,))
    return [played for (played,) in rows] == [played for _, _, played, _ in game.positions]


def update_game(
    database: Database,
    record: GameRecord,
    number: int | None,
    kinds: Kinds,
    begun: str,
    rated: bool,
    seen: str | None,
) -> int:
    """Save a game's current state, within a transaction, and return its number.

    Args:
        number: its number so far, None for a new game. If it belongs to another game, because the
            library is a different one, or to one that has gained what this one lacks, the game is
            new here, and not rated.
        begun: when it started, if it is new.
        seen: the text with that number as it was seen last, None if it was not.
    """
    if number is not None and _belongs_to_another(database, record, number):
        number, rated = None, False
    if number is not None:
        record.tags = _united_tags(database, record, number, seen)
        if _has_gained(database, record, number, seen):
            number, rated = None, False
    first = 0 if number is None else _first_stale(database, record, number)
    columns = _columns(record, kinds, begun, rated)
    given = _free_number(database) if number is None else number
    added = database.insert(_INSERT_OR_UPDATE, (*columns, given))
    number = added if given is None else given
    database.execute(_INSERT_OR_UPDATE_DOCUMENT, (format_json_game(record), number))
    if tags_of(database, number) != record.tags:
        put_tags(database, number, record.tags)
    if first is not None:
        database.execute("DELETE FROM positions WHERE game = ? AND ply >= ?", (number, first))
        _insert_positions(database, number, index_rows(record, first))
    return number


TAGGED = "(tag = ? OR (tag >= ? AND tag < ?))"
"""The condition that a tag is one that is looked for, or in its folder; see :func:`tagged`."""


def tagged(tag: str) -> tuple[str, str, str]:
    """Return what the condition ``TAGGED`` asks for: 0 comes next after the slash of a folder."""
    return tag, f"{tag}/", f"{tag}0"


def tags_of(database: Database, number: int) -> tuple[str, ...]:
    """Return the tags of a game, in alphabetical order."""
    rows = database.rows("SELECT tag FROM tags WHERE game = ?", (number,))
    return tuple(sorted(str(tag) for (tag,) in rows))


def put_tags(database: Database, number: int, tags: Iterable[str]) -> None:
    """Give a game these tags alone, within a transaction."""
    database.execute("DELETE FROM tags WHERE game = ?", (number,))
    rows = ((number, storable(tag)) for tag in tags)
    database.execute_many("INSERT OR IGNORE INTO tags (game, tag) VALUES (?, ?)", rows)


def no_such_game(number: int) -> UserError:
    """Return the error for a number without a game."""
    return UserError("the library has no game {number}", number=number)


def _columns(record: GameRecord, kinds: Kinds, begun: str, rated: bool) -> tuple[Any, ...]:
    """Return a game's row for the table of games, in the order of its columns."""
    result = record.result
    start = record.start.fen()
    return (
        record.uid.partition("/")[0],
        storable(record.uid),
        start,
        begun,
        *map(storable, (*record.players, *kinds)),
        result.winner,
        str(result.reason),
        len(record.line),
        rated,
        _digest(record, start),
        storable(record.event),
        storable(record.place),
    )


def _digest_of(record: GameRecord) -> bytes:
    return _digest(record, record.start.fen())


def _digest(record: GameRecord, start: str) -> bytes:
    moves = [node.text for node in record.line]
    text = json.dumps([record.uid, start, record.players, record.date, moves])
    return blake2b(text.encode(), digest_size=_DIGEST_BYTES).digest()


def _belongs_to_another(database: Database, record: GameRecord, number: int) -> bool:
    """Whether the game with a number started differently; seeds distinguish similar games."""
    seed = f'"seed": {record.seed},' if record.seed else '"seed": '  # as JSON has it, 0 not at all
    rows = database.rows(
        "SELECT variant, start, instr(text, ?) > 0 FROM games "
        "JOIN documents ON documents.game = games.id WHERE games.id = ?",
        (seed, number),
    )
    return bool(rows) and rows != [(storable(record.uid), record.start.fen(), record.seed != 0)]


def _united_tags(
    database: Database, record: GameRecord, number: int, seen: str | None
) -> tuple[str, ...]:
    """Return the tags of a game after what was added and removed here and in the library."""
    here, there, before = set(record.tags), set(tags_of(database, number)), set[str]()
    if seen is not None:
        with contextlib.suppress(ValueError):  # it is damaged
            before = set(tags_in(seen))
    kept = (here | there) - (before - here) - (before - there)
    return tuple(sorted(kept)[:MOST_TAGS])


def _free_number(database: Database) -> int | None:
    """Return a number for a new game where SQLite finds none, else None.

    It gives none away after its largest, which a damaged row can have.
    """
    largest = "SELECT max(id) FROM games UNION SELECT seq FROM sqlite_sequence WHERE name = 'games'"
    if (_LARGEST_NUMBER,) not in database.rows(largest):
        return None
    gap = (
        "WITH used AS "
        "(SELECT 0 AS id UNION SELECT id FROM games UNION SELECT id FROM deleted_games) "
        "SELECT min(id) + 1 FROM used WHERE id >= 0 AND id + 1 NOT IN (SELECT id FROM used)"
    )
    ((number,),) = database.rows(gap)
    return int(number)


def _has_gained(database: Database, record: GameRecord, number: int, seen: str | None) -> bool:
    """Whether the text with a number was changed since it was seen, and has what a game lacks.

    Tags do not count, as the game was given those of the text.
    """
    rows = database.rows("SELECT text FROM documents WHERE game = ?", (number,))
    texts = [str(text) for (text,) in rows if text != seen]
    before = None if seen is None else _tagged(seen, ())
    changed = (text for text in texts if _tagged(text, ()) != before)
    return any(not has_all_of(record, _tagged(text, record.tags)) for text in changed)


def _tagged(text: str, tags: tuple[str, ...]) -> str:
    """Return the text of a game with other tags; one that is damaged stays as it is."""
    with contextlib.suppress(ValueError):
        return with_tags(text, tags)
    return text


def has_all_of(record: GameRecord, text: str) -> bool:
    """Whether a record has all that a game's text has; a damaged text has nothing."""
    try:
        kept = read_document(text, "")
    except UserError:
        return True
    return holds_all(document_of(record), kept)


def _first_stale(database: Database, record: GameRecord, number: int) -> int | None:
    """Return the first ply at which the index of a game is outdated, None if there is none."""
    rows = database.rows("SELECT played FROM positions WHERE game = ? ORDER BY ply", (number,))
    return first_stale([played for (played,) in rows], record)


def _insert_positions(database: Database, number: int, rows: Iterable[IndexRow]) -> None:
    database.execute_many(INSERT_POSITION, ((number, *row) for row in rows))
