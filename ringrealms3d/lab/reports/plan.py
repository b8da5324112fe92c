"""The games to play for a report, and the report made from them."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ringrealms3d.core.version import __version__
from ringrealms3d.engine.levels import Limit
from ringrealms3d.games import game_of_variant, variant
from ringrealms3d.games.other_boards import board_text
from ringrealms3d.lab.matches.elo import score
from ringrealms3d.lab.matches.match import Match
from ringrealms3d.lab.matches.pairs import games_of, match_job, points_by_pairs
from ringrealms3d.lab.matches.second_look import Spot, look_of, second_look_job
from ringrealms3d.lab.matches.self_play import SelfPlay, game_of
from ringrealms3d.lab.reports import statistics
from ringrealms3d.lab.reports.hardest import hardest_of, worst_spots
from ringrealms3d.lab.reports.openings import duplicates_at, openings_of
from ringrealms3d.lab.reports.played import PlayedGame, played_again
from ringrealms3d.lab.reports.report import Rung, Settings, VariantReport
from ringrealms3d.lab.work.job import Job, Unit
from ringrealms3d.lab.work.journal import Journal

MOST_DOUBLINGS = 12
"""How many doublings of playouts a ladder may have."""

_LONGER = 100  # times the games' playouts: the second look at a position

Progress = Callable[[int, int], None]
"""Told how many games are played again, and of how many."""


@dataclass(frozen=True)
class Plan:
    """The settings of a report.

    Attributes:
        uid: the variant.
        games: the number of self-play games.
        playouts: the playouts per move in them.
        seed: fixes everything.
        doublings: how many doublings of playouts to measure.
        ladder_games: how many games each of them takes, in pairs: an odd number means one more.
    """

    uid: str
    games: int = 1000
    playouts: int = 100
    seed: int = 1
    doublings: int = 4
    ladder_games: int = 200

    @property
    def self_play(self) -> SelfPlay:
        """The self-play games."""
        return SelfPlay(self.uid, self.playouts, self.seed)

    @property
    def ladder(self) -> tuple[Match, ...]:
        """The matches of twice the playouts against half, from few to many."""
        return self._matches(self.doublings)

    @property
    def jobs(self) -> list[Job]:
        """All jobs whose units can be in a report's journal, whatever the ladder's length."""
        looks = second_look_job(self.self_play, self.longer, {})
        ladder = map(match_job, self._matches(MOST_DOUBLINGS))
        return [self.self_play.job, looks, *ladder]

    def units(self) -> list[Unit]:
        """Return the games to play; the second looks depend on them."""
        games = [self.self_play.job.unit(number) for number in range(self.games)]
        pairs = range((self.ladder_games + 1) // 2)
        return games + [match_job(each).unit(pair) for each in self.ladder for pair in pairs]

    def looks(self, games: Sequence[PlayedGame]) -> list[Unit]:
        """Return the second looks to take, once all games are there."""
        spots = worst_spots(games, self.self_play.varied)
        job = second_look_job(self.self_play, self.longer, spots)
        return [job.unit(spot.number) for spot in spots]

    @property
    def command(self) -> str:
        """The command that makes the report."""
        return (
            f"ringrealms3d report {shlex.quote(self.uid)} -o reports --games {self.games} "
            f"--nodes {self.playouts} --seed {self.seed} --ladder {self.doublings} "
            f"--ladder-games {self.ladder_games}"
        )

    @property
    def longer(self) -> int:
        """How many playouts a second look has."""
        return _LONGER * self.playouts

    def _matches(self, doublings: int) -> tuple[Match, ...]:
        return tuple(
            Match(
                self.uid,
                (f"varied=0,then={2 * half}", f"varied=0,then={half}"),
                Limit(nodes=half),
                self.seed,
            )
            for half in (self.playouts << step for step in range(doublings))
        )


def ladder_command(report: VariantReport, rung: Rung) -> str:
    """Return the command that plays the games of a ladder's rung."""
    half = rung.playouts // 2
    return (
        f"ringrealms3d match {shlex.quote(report.variant)} "
        f"varied=0,then={rung.playouts} varied=0,then={half} --nodes {half} --games {rung.games} "
        f"--seed {report.settings.seed}"
    )


def games_again(plan: Plan, journal: Journal, tell: Progress) -> list[PlayedGame]:
    """Replay all self-play games, for a report's figures.

    Raises:
        UserError: a game breaks the rules.
    """
    job = plan.self_play.job
    games = []
    for number in range(plan.games):
        games.append(played_again(number, game_of(journal.results[job.unit(number).key])))
        tell(number + 1, plan.games)
    return games


def report_of(plan: Plan, games: Sequence[PlayedGame], journal: Journal) -> VariantReport:
    """Return the report on games, once a journal has all units.

    Args:
        plan: the plan.
        games: the self-play games, at least two.
        journal: the results of all other units.
    """
    opened = variant(plan.uid)
    spots = [Spot.of(unit.number) for unit in plan.looks(games)]
    job = second_look_job(plan.self_play, plan.longer, {})
    looks = {spot: look_of(journal.results[job.unit(spot.number).key]) for spot in spots}
    return VariantReport(
        variant=plan.uid,
        game=game_of_variant(plan.uid).title,
        board=opened.board.title,
        positions=opened.board.size,
        seats=(str(opened.seats[0]), str(opened.seats[1])),
        settings=Settings(__version__, plan.playouts, plan.seed, plan.self_play.varied),
        command=plan.command,
        games=len(games),
        first_player=statistics.first_player_share(games),
        draws=statistics.draw_share(games),
        length=statistics.lengths(games),
        branching=statistics.branching_of(games),
        endings=statistics.endings_of(games),
        decided=statistics.decided(games),
        from_behind=statistics.won_from_behind(games),
        lead_changes=statistics.drama(games),
        first_moves=openings_of(games, 1),
        two_moves=openings_of(games, 2),
        duplicates=duplicates_at(plan.uid, games[0].seed),
        hardest=hardest_of(plan.uid, games, looks, plan.longer),
        ladder=tuple(_rung(plan, match, journal) for match in plan.ladder),
        worth=statistics.worth_of(games),
        solid=board_text(plan.uid),
    )


def _rung(plan: Plan, match: Match, journal: Journal) -> Rung:
    """Return the result of a match of the ladder, with the stronger player first."""
    job = match_job(match)
    pairs = range((plan.ladder_games + 1) // 2)
    games = [game for pair in pairs for game in games_of(pair, journal.results[job.unit(pair).key])]
    more = 2 * (match.limits.nodes or 0)
    return Rung(more, len(games), score(points_by_pairs(games)))
