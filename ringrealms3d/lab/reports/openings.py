"""The most frequent openings, and duplicates among the first positions."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from ringrealms3d.core.position import Position
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.games import start
from ringrealms3d.lab.matches.elo import score
from ringrealms3d.lab.reports.played import PlayedGame
from ringrealms3d.lab.reports.report import Duplicates, Opening

_MOST_OPENINGS = 8
_LEAST_SHARE = 0.02  # of the games, and
_LEAST_GAMES = 2
_MOST_COMPARED = 12_000


def openings_of(games: Sequence[PlayedGame], plies: int) -> tuple[Opening, ...]:
    """Return the most frequent lines of so many moves, those counted as one that symmetry, or
    another order of moves, makes the same.
    """
    alike: dict[str, list[PlayedGame]] = defaultdict(list)
    for game in games:
        if len(game.openings) >= plies:
            alike[game.openings[plies - 1]].append(game)
    least = max(_LEAST_GAMES, _LEAST_SHARE * len(games))
    found = [_opening(each, plies) for each in alike.values() if len(each) >= least]
    found.sort(key=lambda opening: (-opening.games, opening.moves))
    return tuple(found[:_MOST_OPENINGS])


def _opening(games: Sequence[PlayedGame], plies: int) -> Opening:
    lines = Counter(game.moves[:plies] for game in games)
    moves = min(lines, key=lambda line: (-lines[line], line))
    return Opening(moves, len(games), score([(points_of(game),) for game in games]))


def points_of(game: PlayedGame) -> float:
    """Return the first player's points: 1, 0.5 or 0."""
    return 0.5 if game.winner is None else 1.0 - game.winner


def duplicates_at(uid: str, seed: int) -> Duplicates:
    """Return how many first moves, and lines of two moves, lead to the same positions.

    Lines are compared if there are at most 12,000 positions to examine, one first move of each kind
    with all replies.
    """
    first = start(uid, seed)
    symmetries = len(first.variant.symmetries())
    kinds = _by_kind(first)
    count, distinct = sum(map(len, kinds)), len(kinds)
    replies = [len(each[0].legal_moves) for each in kinds]
    if sum(replies) > _MOST_COMPARED:
        return Duplicates(symmetries, count, distinct)
    lines = sum(len(each) * number for each, number in zip(kinds, replies, strict=True))
    keys = {canonical(each[0].play(move)).key for each in kinds for move in each[0].legal_moves}
    return Duplicates(symmetries, count, distinct, lines, len(keys))


def _by_kind(position: Position) -> list[list[Position]]:
    """Return the positions after moves, grouped by symmetry."""
    kinds: dict[str, list[Position]] = defaultdict(list)
    for move in position.legal_moves:
        after = position.play(move)
        kinds[canonical(after).key].append(after)
    return list(kinds.values())
