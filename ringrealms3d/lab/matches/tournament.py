"""Tournaments: matches between any number of players, with their games so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.matches.match import GameResult, Match
from ringrealms3d.lab.matches.pairs import games_of, match_job, points
from ringrealms3d.lab.work.job import Job, Unit
from ringrealms3d.lab.work.journal import Journal
from ringrealms3d.lab.work.run import WHOLE, Runner, Shard, completed


@dataclass(frozen=True)
class Tournament:
    """Simultaneous matches on one board.

    Attributes:
        matches: the matches; no two have the same players.
        pairs: how many pairs of games each of them has.
    """

    matches: tuple[Match, ...]
    pairs: int

    @property
    def jobs(self) -> list[Job]:
        """The jobs of the matches, in their order."""
        return [match_job(match) for match in self.matches]

    def units(self) -> list[Unit]:
        """Return all pairs of games, the first of each match before the second of any."""
        jobs = self.jobs
        return [job.unit(number) for number in range(self.pairs) for job in jobs]


class Results:
    """The games of a tournament so far."""

    def __init__(self, tournament: Tournament, journal: Journal) -> None:
        """Take the games in a journal, including pairs beyond those requested."""
        jobs = zip(tournament.jobs, tournament.matches, strict=True)
        self._matches = {job.digest: match for job, match in jobs}
        self._journal = journal
        self._pairs: dict[Match, dict[int, tuple[GameResult, GameResult]]] = {
            match: {} for match in tournament.matches
        }
        for key in journal.results:
            self._take(key)

    def __len__(self) -> int:
        """Return the number of games."""
        return 2 * sum(map(len, self._pairs.values()))

    def add(self, unit: Unit) -> None:
        """Add a finished unit."""
        self._take(unit.key)

    def games(self, match: Match) -> list[GameResult]:
        """Return the games of a match by their numbers."""
        pairs = self._pairs[match]
        return [game for number in sorted(pairs) for game in pairs[number]]

    def shares(self, match: Match) -> list[float]:
        """Return the first player's share of the points of each pair, by their numbers."""
        pairs = self._pairs[match]
        return [_share(pairs[number]) for number in sorted(pairs)]

    def unbroken_shares(self, match: Match) -> list[float]:
        """Return the shares of the pairs before the first that is still missing."""
        pairs = self._pairs[match]
        shares: list[float] = []
        while len(shares) in pairs:
            shares.append(_share(pairs[len(shares)]))
        return shares

    def _take(self, key: str) -> None:
        digest, _, number = key.rpartition("-")
        pair = games_of(int(number), self._journal.results[key])
        self._pairs[self._matches[digest]][int(number)] = pair


def _share(pair: tuple[GameResult, GameResult]) -> float:
    return sum(map(points, pair)) / 2


def played(
    tournament: Tournament, journal: Journal, runner: Runner, shard: Shard = WHOLE
) -> Iterator[Results]:
    """Yield the results so far: first those in the journal, then after every pair.

    Raises:
        UserError: a player cannot be started, or the journal cannot be written.
    """
    results = Results(tournament, journal)
    yield results
    for unit in completed(shard.of(tournament.units()), journal, runner):
        results.add(unit)
        yield results


def round_robin(like: Match, players: Sequence[str]) -> tuple[Match, ...]:
    """Return the matches of every player against every other one.

    Args:
        like: a match with everything but the players.
        players: the players' texts.

    Raises:
        UserError: a player is named twice.
    """
    return _paired(like, players, combinations(players, 2))


def gauntlet(like: Match, players: Sequence[str]) -> tuple[Match, ...]:
    """Return the matches of the first player against every other one; see round_robin."""
    return _paired(like, players, ((players[0], other) for other in players[1:]))


def _paired(
    like: Match, players: Sequence[str], pairings: Iterable[tuple[str, str]]
) -> tuple[Match, ...]:
    twice = [text for text in players if players.count(text) > 1]
    if twice and len(players) > 2:
        raise UserError('"{player}" is named twice', player=twice[0])
    return tuple(replace(like, players=pairing) for pairing in pairings)
