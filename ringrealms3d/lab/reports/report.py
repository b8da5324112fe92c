"""A report as plain values, stored as JSON: numbers with their 95 % intervals.

Values and margins are seat 0's, as in :class:`ringrealms3d.records.node.Evaluation`: from -1 (it
lost) to 1 (it won).
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file
from ringrealms3d.core.json_fault import json_fault
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.lab.matches.elo import Estimate
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
        version: the program's version.
        playouts: how many per move.
        seed: fixes deals and random choices.
        varied: in how many plies at the start moves were drawn.
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
    """The distribution of a number over the games.

    Attributes:
        count: in how many games.
        mean: with its interval.
        median: with its interval.
        quartiles: the first and the third quartile.
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
        plies: at evenly spaced plies, as far as a tenth of the games reach.
    """

    mean: Estimate
    plies: tuple[Choices, ...]


class Ending(msgspec.Struct, frozen=True):
    """One way in which games end.

    Attributes:
        reason: the rules' own clause, without names.
        wins: how many games that ended this way seat 0 and seat 1 won.
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
        moves: the moves in the form most frequent in these games.
        games: how many.
        score: the first player's share of the points in them.
    """

    moves: tuple[str, ...]
    games: int
    score: Estimate


class Duplicates(msgspec.Struct, frozen=True):
    """How many of the first positions are the same by symmetry, or by another order of moves.

    Attributes:
        symmetries: how many the board has, including the identity.
        moves: how many legal first moves there are.
        distinct_moves: how many positions they lead to, up to symmetry.
        lines: how many lines of two moves there are; None if there are too many to compare.
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
        seat: the seat to move.
        played: the move that the search thought best.
        before: the search's value of the position.
        after: its value of the position after its move.
        best: the best move by a longer search.
        playouts: the playouts of that search.
        best_value: the longer search's value of the position.
        played_value: the longer search's value after the move that was played.
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
        """The cost of the played move for its player, by the longer search."""
        return (1 - 2 * self.seat) * (self.best_value - self.played_value)


class Rung(msgspec.Struct, frozen=True):
    """The value of twice the playouts.

    Attributes:
        playouts: the playouts per move of one player; the other has half of them.
        games: how many games, in pairs with colours exchanged.
        score: the share of the points of the player with more.
    """

    playouts: int
    games: int
    score: Estimate


class Worth(msgspec.Struct, frozen=True):
    """How good a variant is as a game: five criteria from 0 to 1, and one number made from them.

    Attributes:
        balance: 1 if both seats score the same, 0 if one scores everything.
        decisiveness: the share of games that are not drawn.
        tension: the share of its length for which a game is undecided; a draw is so to its end.
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
    """The results of self-play for a variant.

    Attributes:
        variant: its id.
        game: the title of its game.
        board: the title of its board.
        positions: how many sites the board has.
        seats: the names of the seats.
        settings: how the games were played.
        command: the command that makes the report.
        games: how many games were played.
        first_player: the first player's share of the points.
        draws: the share of the games that are drawn.
        length: in plies.
        branching: the number of legal moves.
        endings: how games end, the most frequent way first.
        decided: the share of their plies after which games are decided; None if fewer than two were
            won.
        from_behind: the share of decisive games in which the loser's evaluation had been 0.6 or
            more; None if no game was won.
        lead_changes: how often the lead changes in a game.
        first_moves: the most frequent first moves.
        two_moves: the most frequent lines of two moves.
        duplicates: the positions that are equal by symmetry.
        hardest: the positions that the search handled worst, the costliest first.
        ladder: the value of each doubling of playouts, from few to many.
        worth: how good it is as a game.
        solid: the text of the board, empty if it comes with the program.
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
    solid: str = ""

    @property
    def is_weak(self) -> bool:
        """Whether the engine had so few playouts that its evaluations are noisy."""
        return self.settings.playouts < _ENOUGH * self.branching.mean.value


def format_report(report: VariantReport) -> str:
    """Return a report as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n"


def read_report(path: Path) -> VariantReport:
    """Return the report in a file.

    Raises:
        UserError: the file cannot be read, or contains no report; the message says why.
    """
    content = read_file(path, _MOST_BYTES)
    try:
        return msgspec.convert(strict_json(content), VariantReport)
    except RecursionError:
        raise UserError("{path}: not a report: it is nested too deep", path=path) from None
    except ValueError as error:
        reason = one_line(json_fault(error), _LONGEST_REASON)
        raise UserError("{path}: not a report: {reason}", path=path, reason=reason) from None
