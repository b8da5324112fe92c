"""Merging journals, and updating files of earlier versions, which have a line of JSON per game.

::

    {"ringrealms3d": "match 2", "match": {...}, "number": 0, "seconds": [2.5, 3.0],
     "turns": [11, 12], "game": {"ringrealms3d": "game 1", ...}}

Lines of the format "match 1" have moves and a winner instead of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_parent, read_file, written_whole
from ringrealms3d.core.json_fault import json_fault
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.settings import with_present_names
from ringrealms3d.lab.matches.match import GameResult, Match, first_player
from ringrealms3d.lab.matches.pairs import check_result, match_job, pair_result
from ringrealms3d.lab.work.job import Job, Json, Unit
from ringrealms3d.lab.work.journal import Entry, entry_of, format_line, owned
from ringrealms3d.records.json_file import FORMAT as GAME_FORMAT
from ringrealms3d.records.json_file import Document, End, Node, strict_json
from ringrealms3d.records.match_file import FORMAT, MOST_BYTES
from ringrealms3d.records.record import Reason

_TAG = "ringrealms3d"
_FORMATS = ("match 2", "match 1")
_LONGEST_REASON = 120

_Whole = Annotated[int, Meta(ge=0)]
_Player = Annotated[int, Meta(ge=0, le=1)]
_Seconds = Annotated[float, Meta(ge=0)]


@dataclass(frozen=True, slots=True)
class Merged:
    """The result of a merge.

    Attributes:
        units: how many units the new journal has.
        jobs: how many jobs they are of.
        repeated: how many units were in several files, or twice in one.
    """

    units: int
    jobs: int
    repeated: int


def merge(paths: Iterable[Path], target: Path) -> Merged:
    """Write the units of several journals into one, each once, ordered by job and number.

    Raises:
        UserError: a file cannot be read or is not a journal, the target cannot be written, or
            another run writes it.
    """
    check_parent(target)
    entries: dict[str, dict[int, Entry]] = {}
    found = 0
    for path in paths:
        for entry in _entries(path):
            entries.setdefault(entry.unit.job.digest, {}).setdefault(entry.number, entry)
            found += 1
    with owned(target), written_whole(target) as stream:
        for units in entries.values():
            for number in sorted(units):
                entry = units[number]
                stream.write(format_line(entry.unit, entry.result, entry.worker))
    count = sum(map(len, entries.values()))
    return Merged(count, len(entries), found - count)


def _entries(path: Path) -> Iterator[Entry]:
    """Yield the units in a file, without a truncated last line."""
    former = _FormerGames()
    for number, line in enumerate(BytesIO(read_file(path, MOST_BYTES)), start=1):
        if not line.endswith(b"\n"):
            return
        if former.is_former(line):
            yield from _former_entries(former, line, path, number)
        else:
            yield entry_of(line, path, number)


def _former_entries(former: _FormerGames, line: bytes, path: Path, number: int) -> Iterator[Entry]:
    try:
        for unit, result in former.units(line):
            job = unit.job
            yield Entry(FORMAT, job.kind, dict(job.settings), unit.number, unit.key, result)
    except UserError as error:
        raise UserError(
            "{path}, line {number}: not a game of a match: {error}",
            path=path,
            number=number,
            error=error,
        ) from None


class _Heading(msgspec.Struct):
    version: str
    variant: str
    players: tuple[str, str]
    seconds: float | None
    nodes: int | None
    seed: int
    random_plies: _Whole

    @property
    def match(self) -> Match:
        first, second = map(with_present_names, self.players)
        limits = Limit(self.seconds, self.nodes)
        return Match(self.variant, (first, second), limits, self.seed, self.random_plies)


class _Line(msgspec.Struct, tag_field=_TAG, tag=_FORMATS[0]):
    match: _Heading
    number: _Whole
    seconds: tuple[_Seconds, _Seconds]
    turns: tuple[_Whole, _Whole]
    game: Document


class _FirstGame(msgspec.Struct):
    """A game whose players are 0 and 1, in the match's order."""

    number: _Whole
    moves: tuple[str, ...]
    winner: _Player | None
    reason: str
    failed: _Player | None
    seconds: tuple[_Seconds, _Seconds]
    turns: tuple[_Whole, _Whole]


class _FirstLine(msgspec.Struct, tag_field=_TAG, tag=_FORMATS[1]):
    match: _Heading
    game: _FirstGame


class _FormerGames:
    """Games from older files, which become units once both games of a pair are present."""

    def __init__(self) -> None:
        """Start without games."""
        self._halves: dict[tuple[str, int], GameResult] = {}

    def is_former(self, line: bytes) -> bool:
        """Return whether a line has an older format."""
        return any(line.startswith(f'{{"{_TAG}": "{name}"'.encode()) for name in _FORMATS)

    def units(self, line: bytes) -> Iterator[tuple[Unit, Json]]:
        """Yield the pair that a line's game completes, if it does.

        Raises:
            UserError: the line is not a game of a match; the message says why.
        """
        heading, played = _parsed(line)
        settings: dict[str, Any] = {**match_job(heading.match).settings}
        unit = Job("match", settings | {"version": heading.version}).unit(played.number // 2)
        half = played.number % 2
        self._halves[unit.key, half] = played
        other = self._halves.get((unit.key, 1 - half))
        if other is not None:
            result = pair_result(sorted((other, played), key=lambda game: game.number))
            check_result(result)
            yield unit, result


def _parsed(line: bytes) -> tuple[_Heading, GameResult]:
    try:
        parsed = msgspec.convert(strict_json(line), _Line | _FirstLine)
    except RecursionError:
        raise UserError("it is nested too deep") from None
    except ValueError as error:  # msgspec's own, and numbers of too many digits
        raise UserError(one_line(json_fault(error), _LONGEST_REASON)) from None
    read = _played(parsed) if isinstance(parsed, _Line) else _first_played(parsed)
    return parsed.match, read


def _played(line: _Line) -> GameResult:
    return GameResult(line.number, line.game, line.seconds, line.turns)


def _first_played(line: _FirstLine) -> GameResult:
    game, match = line.game, line.match.match
    document = Document(
        ringrealms3d=GAME_FORMAT,
        variant=match.uid,
        nodes=[Node(), *(Node(text) for text in game.moves)],
        seed=match.opening_seed(game.number // 2),
        players=match.seated(game.number),
        result=_end(game),
    )
    if game.failed is not None:
        document.nodes[-1].comment = game.reason
    return GameResult(game.number, document, game.seconds, game.turns)


def _end(game: _FirstGame) -> End:
    reason = Reason.RULES if game.failed is None else Reason.FORFEIT
    winner = None if game.winner is None else game.winner ^ first_player(game.number)
    return End(reason, winner)
