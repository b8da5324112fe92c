"""A finished game of a match as a line of JSON, and back.

::

    {"ringrealms3d": "match 2", "match": {...}, "number": 0, "seconds": [2.5, 3.0],
     "turns": [11, 12], "game": {"ringrealms3d": "game 1", ...}}

The match is what all lines of a file have in common. The game is the record, as a file of its own
has it. Lines of the format "match 1", which had moves and a winner instead, are read as well.
"""

from __future__ import annotations

import json
from typing import Annotated

import msgspec
from msgspec import Meta

from ringrealms3d.core import version
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.engine.levels import Limits
from ringrealms3d.engine.matches.match import GameResult, Match, first_player
from ringrealms3d.engine.settings import with_present_names
from ringrealms3d.records.game_files import LARGEST_JSON
from ringrealms3d.records.json_file import FORMAT, Document, End, Node, check_format, strict_json
from ringrealms3d.records.record import Reason

_TAG = "ringrealms3d"
_PRESENT, _FORMER = "match 2", "match 1"
_LONGEST_REASON = 120

STARTS = tuple(f'{{"{_TAG}": "{name}"'.encode() for name in (_PRESENT, _FORMER))
"""What a line begins with."""

_Whole = Annotated[int, Meta(ge=0)]
_Player = Annotated[int, Meta(ge=0, le=1)]
_Seconds = Annotated[float, Meta(ge=0)]


class Heading(msgspec.Struct):
    """What has to be the same for two games to belong to one match."""

    version: str
    variant: str
    players: tuple[str, str]
    seconds: float | None
    nodes: int | None
    seed: int
    random_plies: _Whole

    @property
    def match(self) -> Match:
        """The match itself."""
        limits = Limits(self.nodes, self.seconds)
        return Match(self.variant, self.players, limits, self.seed, self.random_plies)


class _Line(msgspec.Struct, tag_field=_TAG, tag=_PRESENT):
    match: Heading
    number: _Whole
    seconds: tuple[_Seconds, _Seconds]
    turns: tuple[_Whole, _Whole]
    game: Document


class _FormerGame(msgspec.Struct):
    """A game whose players are 0 and 1, in the match's order."""

    number: _Whole
    moves: tuple[str, ...]
    winner: _Player | None
    reason: str
    failed: _Player | None
    seconds: tuple[_Seconds, _Seconds]
    turns: tuple[_Whole, _Whole]


class _FormerLine(msgspec.Struct, tag_field=_TAG, tag=_FORMER):
    match: Heading
    game: _FormerGame


def heading_of(match: Match) -> Heading:
    """Return what the games of a match have in common."""
    return Heading(
        version=version.__version__,
        variant=match.uid,
        players=match.players,
        seconds=match.limits.seconds,
        nodes=match.limits.simulations,
        seed=match.seed,
        random_plies=match.random_plies,
    )


def format_line(heading: Heading, played: GameResult) -> str:
    """Return a game of a match as a line, with its end."""
    line = _Line(heading, played.number, played.seconds, played.turns, played.game)
    return json.dumps(msgspec.to_builtins(line)) + "\n"  # ASCII: names of files may be no UTF-8


def read_line(line: bytes) -> tuple[Heading, GameResult]:
    """Return what a line says of its match, with the names of today, and its game.

    Raises:
        UserError: it is no game of a match; the message says why.
    """
    told = _told(line)
    told.match.players = _with_present_names(told.match.players)
    played = _played(told) if isinstance(told, _Line) else _formerly_played(told)
    _check(played.game)
    return told.match, played


def _told(line: bytes) -> _Line | _FormerLine:
    if len(line) > LARGEST_JSON:
        raise UserError(
            "it has {count} bytes, of {largest_json} that can be read",
            count=f"{len(line):,}",
            largest_json=f"{LARGEST_JSON:,}",
        )
    try:
        return msgspec.convert(strict_json(line), _Line | _FormerLine)
    except json.JSONDecodeError as error:
        raise UserError(
            "no JSON from column {colno} on: {msg}", colno=error.colno, msg=error.msg
        ) from None
    except RecursionError:
        raise UserError("it is nested too deep") from None
    except ValueError as error:  # msgspec's own, and numbers of too many digits
        raise UserError(one_line(str(error), _LONGEST_REASON)) from None


def _with_present_names(players: tuple[str, str]) -> tuple[str, str]:
    first, second = map(with_present_names, players)
    return first, second


def _played(told: _Line) -> GameResult:
    return GameResult(told.number, told.game, told.seconds, told.turns)


def _formerly_played(told: _FormerLine) -> GameResult:
    game, match = told.game, told.match.match
    document = Document(
        ringrealms3d=FORMAT,
        variant=match.uid,
        nodes=[Node(), *(Node(text) for text in game.moves)],
        seed=match.opening_seed(game.number // 2),
        players=match.seated(game.number),
        result=_end(game),
    )
    if game.failed is not None:
        document.nodes[-1].comment = game.reason
    return GameResult(game.number, document, game.seconds, game.turns)


def _end(game: _FormerGame) -> End:
    reason = Reason.RULES if game.failed is None else Reason.FORFEIT
    winner = None if game.winner is None else game.winner ^ first_player(game.number)
    return End(reason, winner)


def _check(game: Document) -> None:
    """Refuse what is no finished game of one line.

    Raises:
        UserError: it is none.
    """
    check_format(game)
    if any(node.parent is not None for node in game.nodes):
        raise UserError("its game has variations")
    if game.result is None or game.result.reason is Reason.UNFINISHED:
        raise UserError("its game is not over")
