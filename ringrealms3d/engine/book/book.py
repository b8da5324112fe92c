"""A book: for positions up to symmetry, how often moves were played and with what results."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.book.canonical import CanonicalPosition, canonical

LEAST_GAMES = 8
"""A move that was played less often is never chosen."""

_LEAST_SHARE = 0.25  # of the games of the move that was played most often
_PRIOR_GAMES = 16  # how many games at the position's mean a move is judged together with
_STEP = 0.05  # of a game's point, that makes a move e times as likely
_FINE = 10_000  # what visits are multiplied by, so that whole numbers are near enough
_TOLERANCE = 0.07  # of a game's point, by which a move may be judged worse than the best


@dataclass(frozen=True, slots=True)
class Tally:
    """The results of a move.

    Attributes:
        games: how often it was played.
        points: those of the seat that played it, 1 for a win and 0.5 for a draw.
    """

    games: int
    points: float

    @property
    def score(self) -> float:
        """The share of the points, 0 to 1."""
        return self.points / self.games


@dataclass(frozen=True, slots=True)
class Book:
    """The opening book of one variant.

    Attributes:
        uid: the variant.
        positions: for the key of a position (see :mod:`ringrealms3d.engine.book.canonical`) the
            texts of its moves in the canonical position, and their results.
        made: how the book was made, by name, for information.
    """

    uid: str
    positions: Mapping[str, Mapping[str, Tally]]
    made: Mapping[str, int | float | str | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BookMove:
    """A book's entry for a move.

    Attributes:
        moves: the move and its images under the position's own symmetries.
        tally: its results.
    """

    moves: tuple[Move, ...]
    tally: Tally


def book_moves(book: Book, position: Position) -> tuple[BookMove, ...]:
    """Return a book's entries for the legal moves, the most played one first."""
    turned = canonical(position)
    known = book.positions.get(turned.key, {})
    found = (_book_move(position, turned, text, tally) for text, tally in known.items())
    legal = [move for move in found if move.moves and position.is_legal(move.moves[0])]
    return tuple(sorted(legal, key=lambda move: (-move.tally.games, move.moves)))


def good_moves(moves: tuple[BookMove, ...]) -> tuple[BookMove, ...]:
    """Return the moves that were played often and scored about as well as the best one.

    A move that searches rarely choose and that won its few games is more likely lucky than good. So
    a good move was played at least a quarter as often as the most played one, and its score
    includes some extra games with the position's average result. If even the best of the usual
    moves scored worse than the rare ones, none is good, and a search has to decide.
    """
    most = max((move.tally.games for move in moves), default=0)
    least_games = max(LEAST_GAMES, _LEAST_SHARE * most)
    usual = [move for move in moves if move.tally.games >= least_games]
    if not usual:
        return ()
    mean = mean_score(moves)
    judged = [worth(move.tally, mean) for move in usual]
    least_worth = max(mean, *judged) - _TOLERANCE
    return tuple(move for move, worth in zip(usual, judged, strict=True) if worth >= least_worth)


def mean_score(moves: tuple[BookMove, ...]) -> float:
    """Return the score of all games of some moves together, 0 to 1; there is at least one."""
    return sum(move.tally.points for move in moves) / sum(move.tally.games for move in moves)


def worth(tally: Tally, mean: float) -> float:
    """Return a move's score, including some extra games with the average result."""
    return (tally.points + _PRIOR_GAMES * mean) / (tally.games + _PRIOR_GAMES)


def drawn_move(book: Book, position: Position, seed: int) -> tuple[Move, Tally] | None:
    """Return a good move, drawn in proportion to its games, None if the book has none.

    The same book, position and seed give the same move.
    """
    good = good_moves(book_moves(book, position))
    if not good:
        return None
    rng = seeded(seed)
    chosen = _drawn(good, rng)
    return chosen.moves[below(rng, len(chosen.moves))], chosen.tally


def _book_move(position: Position, turned: CanonicalPosition, text: str, tally: Tally) -> BookMove:
    code = position.variant.parse_move(position.state, text)
    return BookMove(turned.moves_of(code), tally)


def _drawn(moves: tuple[BookMove, ...], rng: NDArray[np.uint64]) -> BookMove:
    """Return one of some moves, drawn in proportion to their games."""
    rest = below(rng, sum(move.tally.games for move in moves))
    for move in moves:
        rest -= move.tally.games
        if rest < 0:
            return move
    raise AssertionError("the games of all moves are fewer than were drawn from")


def guided(analysis: Analysis, known: tuple[BookMove, ...], temperature: float) -> Analysis:
    """Return an analysis with visits changed so that random choices also follow the games.

    At this temperature, a move's probability is proportional to its visits, so that less promising
    moves are tried too, and e times as high for every twentieth of a point by which it scored above
    the average there.
    """
    if not known:
        return analysis
    mean = mean_score(known)
    gains = {move: worth(seen.tally, mean) - mean for seen in known for move in seen.moves}

    def followed(move: Move, visits: int) -> int:
        likely = visits * math.exp(gains.get(move, 0.0) / _STEP)
        return round(_FINE * math.pow(likely, temperature))

    candidates = tuple(
        replace(seen, visits=followed(seen.move, seen.visits)) for seen in analysis.candidates
    )
    return replace(analysis, candidates=candidates)
