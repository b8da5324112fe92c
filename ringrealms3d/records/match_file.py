"""The files of matches: a line of JSON for every finished piece of work, such as a pair of games.

::

    {"ringrealms3d": "unit 1", "kind": "match", "settings": {...}, "number": 0,
     "key": "5f1c0e6a9b3d7714-0", "result": {...}}

A line counts once its line end is written, so an interrupted run loses only what it was at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file
from ringrealms3d.core.json_fault import json_fault
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.records.game_files import LARGEST_JSON
from ringrealms3d.records.json_file import Document, check_format, record_of, strict_json
from ringrealms3d.records.record import GameRecord, Reason

FORMAT: Final = "unit 1"
"""What lines call their format."""

MATCH = "match"
"""The kind of lines whose result is a :class:`Pair`."""

MOST_BYTES = 2_000_000_000

_FORMER_START = b'{"ringrealms3d": "match '
_LONGEST_LINE = 4 * LARGEST_JSON
_LONGEST_REASON = 120
_Seconds = Annotated[float, Meta(ge=0)]
_Turns = Annotated[int, Meta(ge=0)]


class Line(msgspec.Struct, omit_defaults=True):
    """A finished piece of work.

    Attributes:
        ringrealms3d: the format.
        kind: what kind of work it was.
        settings: what it had in common with others of the same job.
        number: which of these it was.
        key: a digest of all that, by which a piece that was done twice is known.
        result: what came of it.
        worker: who did it.
    """

    ringrealms3d: Literal["unit 1"]
    kind: str
    settings: dict[str, Any]
    number: Annotated[int, Meta(ge=0)]
    key: str
    result: dict[str, Any]
    worker: dict[str, Any] | None = None


_Line = TypeVar("_Line", bound=Line)
_Result = TypeVar("_Result")


class PlayedGame(msgspec.Struct):
    """A game of a match, with each player's time in seconds and number of moves asked for."""

    seconds: tuple[_Seconds, _Seconds]
    turns: tuple[_Turns, _Turns]
    game: Document


class Pair(msgspec.Struct):
    """Two games of a match with exchanged colours."""

    games: tuple[PlayedGame, PlayedGame]


def games_of_match(path: Path) -> Iterator[GameRecord]:
    """Yield all games in the file of a match.

    Raises:
        UserError: the file cannot be read or is not one of a match; the message says where.
    """
    for number, text in enumerate(BytesIO(read_file(path, MOST_BYTES)), start=1):
        if text.endswith(b"\n"):
            try:
                line = parse_line(text, Line)
                pair = pair_of(line.result) if line.kind == MATCH else None
            except UserError as error:
                raise no_unit(path, number, error) from None
            yield from (record_of(played.game) for played in (pair.games if pair else ()))


def parse_line(text: bytes, expected: type[_Line]) -> _Line:
    """Return what a line says.

    Args:
        text: the line.
        expected: :class:`Line`, or a kind of it.

    Raises:
        UserError: it is no piece of work; the message says why.
    """
    if text.startswith(_FORMER_START):
        raise UserError("an earlier version wrote it; match merge converts it")
    if len(text) > _LONGEST_LINE:
        raise UserError(
            "it has {count} bytes; at most {largest_json} can be read",
            count=f"{len(text):,}",
            largest_json=f"{_LONGEST_LINE:,}",
        )
    try:
        return msgspec.convert(strict_json(text), expected)
    except json.JSONDecodeError as error:
        raise UserError(
            "not JSON from column {colno} on: {msg}", colno=error.colno, msg=error.msg
        ) from None
    except RecursionError:
        raise UserError("it is nested too deep") from None
    except ValueError as error:  # msgspec's own, and numbers of too many digits
        raise UserError(one_line(json_fault(error), _LONGEST_REASON)) from None


def no_unit(path: Path, number: int, error: UserError) -> UserError:
    """Return what is told of a line that is no piece of work."""
    return UserError(
        "{path}, line {number}: not a unit of a job: {error}", path=path, number=number, error=error
    )


def read_result(result: Any, expected: type[_Result]) -> _Result:
    """Return plain data as the struct it was made from.

    Raises:
        UserError: it is not such a struct; the message says why.
    """
    try:
        return msgspec.convert(result, expected)
    except ValueError as error:
        raise UserError(one_line(json_fault(error), _LONGEST_REASON)) from None


def pair_of(result: Any) -> Pair:
    """Return the two finished games that a result holds.

    Raises:
        UserError: it does not; the message says why.
    """
    pair = read_result(result, Pair)
    for each in pair.games:
        check_finished(each.game)
    return pair


def check_finished(game: Document) -> None:
    """Refuse anything but a finished game of one line.

    Raises:
        UserError: it is not one.
    """
    check_format(game)
    if any(node.parent is not None for node in game.nodes):
        raise UserError("its game has variations")
    if game.result is None or game.result.reason is Reason.UNFINISHED:
        raise UserError("its game is not over")
