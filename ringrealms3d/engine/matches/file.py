"""The file of a match: one line of JSON for every finished game.

Each line says by itself what match its game belongs to::

    {"ringrealms3d": "match 1", "match": {...}, "game": {...}}

A line counts once its line end is written, so a match that is cut off loses no other game than
those under way.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from io import BytesIO
from pathlib import Path
from typing import Any

from ringrealms3d.core import version
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import appended, read_file
from ringrealms3d.engine.matches.match import GameResult, Match
from ringrealms3d.engine.settings import with_present_names

_FORMAT = "match 1"
_START = f'{{"ringrealms3d": "{_FORMAT}"'
_LONGEST_QUOTE = 60
_MOST_BYTES = 4_000_000_000


class MatchFile:
    """The finished games of one match on disk."""

    def __init__(self, path: Path, match: Match) -> None:
        """Name the file and the match that it is for."""
        self._path = path
        self._match = _described(match)

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
        fields = {"ringrealms3d": _FORMAT, "match": self._match, "game": asdict(game)}
        line = json.dumps(fields, ensure_ascii=True) + "\n"  # names of files may be no UTF-8
        with appended(self._path) as stream:
            stream.write(line.encode("ascii"))

    def _game(self, number: int, line: bytes) -> GameResult:
        try:
            fields = json.loads(line)
            if fields["ringrealms3d"] != _FORMAT:
                raise UserError(f"not of the format {_FORMAT}")
            match, game = _read_match(dict(fields["match"])), _read_game(fields["game"])
        except (LookupError, TypeError, ValueError, OverflowError, RecursionError):
            raise UserError(f"{self._path}, line {number}: no game of a match") from None
        for name, here in self._match.items():
            there = match.get(name)
            if there != here:
                shown = f"{name} {_quoted(there)}, not {_quoted(here)}"
                raise UserError(f"{self._path}, line {number}: a game of another match ({shown})")
        return game

    def _drop(self, rest: bytes, number: int) -> None:
        """Take a line out that was cut off, if it is one of ours."""
        start = _START.encode()
        if not (rest.startswith(start) or start.startswith(rest)):
            raise UserError(f"{self._path}, line {number}: no game of a match")
        with appended(self._path) as stream:
            stream.truncate(stream.tell() - len(rest))


def _described(match: Match) -> dict[str, Any]:
    """Return what has to be the same for two games to belong to one match."""
    return {
        "version": version.__version__,
        "variant": match.uid,
        "players": list(match.players),
        "seconds": match.limits.seconds,
        "nodes": match.limits.simulations,
        "seed": match.seed,
        "random_plies": match.random_plies,
    }


def _read_match(fields: dict[str, Any]) -> dict[str, Any]:
    """Return what a line says of its match, with the names of today."""
    players = fields.get("players", [])
    return fields | {"players": [with_present_names(str(text)) for text in players]}


def _read_game(fields: dict[str, Any]) -> GameResult:
    seconds, turns = fields["seconds"], fields["turns"]
    game = GameResult(
        number=fields["number"],
        moves=tuple(map(str, fields["moves"])),
        winner=fields["winner"],
        reason=str(fields["reason"]),
        failed=fields["failed"],
        seconds=(float(seconds[0]), float(seconds[1])),
        turns=(int(turns[0]), int(turns[1])),
    )
    known = (0, 1, None)
    if type(game.number) is not int or game.number < 0:
        raise UserError("the number of the game")
    if game.winner not in known or game.failed not in known:
        raise UserError("the players of the game")
    return game


def _quoted(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"
