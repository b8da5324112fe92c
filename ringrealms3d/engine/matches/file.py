"""The file of a match: one line of JSON for every finished game.

Each line says by itself what match its game belongs to (see
:mod:`ringrealms3d.engine.matches.lines`). A line counts once its line end is written, so a match
that is cut off loses no other game than those under way.
"""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import appended, read_file
from ringrealms3d.engine.matches.lines import STARTS, Heading, format_line, heading_of, read_line
from ringrealms3d.engine.matches.match import GameResult, Match

_LONGEST_QUOTE = 60
_MOST_BYTES = 400_000_000  # as Python values some eleven times as much


class MatchFile:
    """The finished games of one match on disk."""

    def __init__(self, path: Path, match: Match) -> None:
        """Name the file and the match that it is for."""
        self._path = path
        self._heading = heading_of(match)

    def read(self) -> list[GameResult]:
        """Return the finished games by number, none from a file that is made by this.

        A line that an interruption cut off is taken out of the file.

        Raises:
            UserError: the file cannot be read or written, or holds something else or another
                match; the message says where.
        """
        with appended(self._path):
            pass  # whether games can be added shows before the first is played
        games: dict[int, GameResult] = {}
        for number, line in enumerate(BytesIO(read_file(self._path, _MOST_BYTES)), start=1):
            if line.endswith(b"\n"):
                game = self._game(number, line)
                games[game.number] = game
            else:
                self._drop(line, number)
        return [games[number] for number in sorted(games)]

    def append(self, game: GameResult) -> None:
        """Write one more finished game."""
        with appended(self._path) as stream:
            stream.write(format_line(self._heading, game).encode("ascii"))

    def _game(self, number: int, line: bytes) -> GameResult:
        try:
            heading, game = read_line(line)
        except UserError as error:
            raise UserError(
                "{path}, line {number}: no game of a match: {error}",
                path=self._path,
                number=number,
                error=error,
            ) from None
        difference = _difference(heading, self._heading)
        if difference:
            raise UserError(
                "{path}, line {number}: a game of another match ({difference})",
                path=self._path,
                number=number,
                difference=difference,
            )
        return game

    def _drop(self, rest: bytes, number: int) -> None:
        """Take a line out that was cut off, if it is one of ours."""
        if not any(rest.startswith(start) or start.startswith(rest) for start in STARTS):
            raise UserError(
                "{path}, line {number}: no game of a match", path=self._path, number=number
            )
        with appended(self._path) as stream:
            stream.truncate(stream.tell() - len(rest))


def _difference(there: Heading, here: Heading) -> str:
    """Return the first thing that is not the same in two matches, empty if all is."""
    for name in Heading.__struct_fields__:
        found, wanted = getattr(there, name), getattr(here, name)
        if found != wanted:
            return f"{name} {_quoted(found)}, not {_quoted(wanted)}"
    return ""


def _quoted(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"
