"""A report as plain values, which a file of JSON holds: numbers with their 95 % intervals.

Values and margins are seat 0's, as in :class:`ringrealms3d.records.node.Evaluation`: from -1 (it
lost) to 1 (it won).
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.engine.matches.elo import Estimate
from ringrealms3d.records.json_file import strict_json

DECIDED = 0.6
"""A game is decided once the later winner's evaluation stays at this or more."""

LEAD = 0.2
"""A seat leads where its evaluation is above this."""

FORMAT: Literal["report 1"] = "report 1"
_ENOUGH = 2  # playouts for each legal move
_MOST_BYTES = 16_000_000
_LONGEST_REASON = 120


class Settings(msgspec.Struct, frozen=True):
    """How the games were played.

    Attributes:
        version: of the program.
        playouts: how many a move.
        seed: what fixed deals and draws.
        varied: in how many plies at the beginning moves were drawn.
    """

    version: str
    playouts: int
    seed: int
    varied: int


class Bars(msgspec.Struct, frozen=True):
    """How often numbers were between edges; there is one edge more than there are counts."""

    edges: tuple[float, ...]
    counts: tuple[int, ...]


class Spread(msgspec.Struct, frozen=True):
    """How a number differs from game to game.

    Attributes:
        count: in how many games.
        mean: with its interval.
        median: with its interval.
        quartiles: what a quarter and what three quarters of the games stay below.
        extremes: the least and the most.
        bars: the histogram.
    """

    count: int
    mean: Estimate
    median: Estimate
    quartiles: tuple[float, float]
    extremes: tuple[float, float]
    bars: Bars


class Choices(msgspec.Struct, frozen=True):
    """How many legal moves there are at a ply.

    Attributes:
        ply: how many moves were played before.
        games: in how many games there is such a ply.
        moves: the mean number of legal moves.
    """

    ply: int
    games: int
    moves: Estimate


class Branching(msgspec.Struct, frozen=True):
    """How many legal moves there are.

    Attributes:
        mean: of the games' own means.
        plies: at plies evenly apart, as far as a tenth of the games go.
    """

    mean: Estimate
    plies: tuple[Choices, ...]


class Ending(msgspec.Struct, frozen=True):
    """One way in which games end.

    Attributes:
        reason: the rules' own clause, without names.
        wins: how many games so ended seat 0 and seat 1 won.
        draws: how many were drawn.
        share: of all games.
    """

    reason: str
    wins: tuple[int, int]
    draws: int
    share: Estimate


class Opening(msgspec.Struct, frozen=True):
    """How games begin, up to symmetry.

    Attributes:
        moves: the moves as most of these games had them.
        games: how many.
        score: the first player's share of the points in them.
    """

    moves: tuple[str, ...]
    games: int
    score: Estimate


class Duplicates(msgspec.Struct, frozen=True):
    """How many of the first positions are the same by symmetry, or by another order of moves.

    Attributes:
        symmetries: how many the board has, the identity included.
        moves: how many legal first moves there are.
        distinct_moves: to how many positions they lead that no symmetry makes the same.
        lines: how many lines of two moves there are; None where they are too many to compare.
        distinct_lines: the same for two moves.
    """

    symmetries: int
    moves: int
    distinct_moves: int
    lines: int | None = None
    distinct_lines: int | None = None


class HardPosition(msgspec.Struct, frozen=True):
    """A position whose best move the games' own search missed.

    Attributes:
        game: the number of the game, from 0.
        ply: how many moves were played before.
        fen: the position.
        seat: who was to move.
        played: the move that the search took for the best one.
        before: what the search made of the position.
        after: what it made of the position after its move.
        best: the best move by a longer search.
        playouts: how many playouts that had.
        best_value: what the longer search made of the position.
        played_value: what the longer search made of it after the move that was played.
    """

    game: int
    ply: int
    fen: str
    seat: int
    played: str
    before: float
    after: float
    best: str
    playouts: int
    best_value: float
    played_value: float

    @property
    def cost(self) -> float:
        """What the played move cost its player by the longer search."""
        return (1 - 2 * self.seat) * (self.best_value - self.played_value)


class Rung(msgspec.Struct, frozen=True):
    """What twice the playouts are worth.

    Attributes:
        playouts: the playouts a move of the one player; the other has half of them.
        games: how many games, in pairs with colours exchanged.
        score: the share of the points of the player with more.
    """

    playouts: int
    games: int
    score: Estimate


class Worth(msgspec.Struct, frozen=True):
    """How good a game a variant is, by five criteria from 0 to 1 and one number made of them.

    Attributes:
        balance: 1 where both seats get as much, 0 where one gets everything.
        decisiveness: the share of games that are not drawn.
        tension: the share of its length for which a game is open; a draw is so to its end.
        drama: the share of games in which the lead changes.
        length: 1 for games of 20 to 100 plies on average, less for shorter and longer ones.
        score: 100 times the geometric mean of the five.
    """

    balance: Estimate
    decisiveness: Estimate
    tension: Estimate
    drama: Estimate
    length: Estimate
    score: Estimate


class VariantReport(msgspec.Struct, frozen=True, kw_only=True):
    """What games of the engine with itself tell of a variant.

    Attributes:
        variant: its id.
        game: the title of its game.
        board: the title of its board.
        positions: how many sites the board has.
        seats: what the seats are called.
        settings: how the games were played.
        command: the command that makes the report.
        games: how many games were played.
        first_player: the first player's share of the points.
        draws: the share of the games that are drawn.
        length: in plies.
        branching: how many moves are legal.
        endings: what ends games, the most frequent first.
        decided: after which share of their plies games are decided; None if fewer than two were
            won.
        from_behind: the share of decisive games in which the loser's evaluation had been 0.6 or
            more; None if no game was won.
        lead_changes: how often the lead changes in a game.
        first_moves: the most frequent first moves.
        two_moves: the most frequent lines of two moves.
        duplicates: what symmetry makes the same.
        hardest: the positions that the search mastered least, the most expensive first.
        ladder: what each doubling of playouts is worth, from few to many.
        worth: how good a game it is.
    """

    ringrealms3d: Literal["report 1"] = FORMAT
    variant: str
    game: str
    board: str
    positions: int
    seats: tuple[str, str]
    settings: Settings
    command: str
    games: int
    first_player: Estimate
    draws: Estimate
    length: Spread
    branching: Branching
    endings: tuple[Ending, ...]
    decided: Spread | None
    from_behind: Estimate | None
    lead_changes: Spread
    first_moves: tuple[Opening, ...]
    two_moves: tuple[Opening, ...]
    duplicates: Duplicates
    hardest: tuple[HardPosition, ...]
    ladder: tuple[Rung, ...]
    worth: Worth

    @property
    def is_weak(self) -> bool:
        """Whether the engine had so few playouts that its evaluations hold much chance."""
        return self.settings.playouts < _ENOUGH * self.branching.mean.value


def format_report(report: VariantReport) -> str:
    """Return a report as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n"


def read_report(path: Path) -> VariantReport:
    """Return the report in a file.

    Raises:
        UserError: the file cannot be read, or holds none; the message says why.
    """
    content = read_file(path, _MOST_BYTES)
    try:
        return msgspec.convert(strict_json(content), VariantReport)
    except RecursionError:
        raise UserError("{path}: no report: it is nested too deep", path=path) from None
    except ValueError as error:
        reason = one_line(str(error), _LONGEST_REASON)
        raise UserError("{path}: no report: {reason}", path=path, reason=reason) from None
