"""A match's output files: a row of CSV for every game, and charts."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from pathlib import Path

from ringrealms3d.core.files import check_target, write_whole
from ringrealms3d.lab.charts.chart import (
    Axis,
    BarChart,
    Chart,
    Estimate,
    LineChart,
    Reference,
    Series,
)
from ringrealms3d.lab.charts.figures import check_chart_file, save_chart
from ringrealms3d.lab.charts.numbers import histogram
from ringrealms3d.lab.matches.elo import score
from ringrealms3d.lab.matches.match import GameResult, Match
from ringrealms3d.lab.matches.pairs import points_by_pairs
from ringrealms3d.lab.matches.tournament import Results, Tournament

_MOST_POINTS = 300
_HEAD = (
    "variant",
    "game",
    "player_a",
    "player_b",
    "first_seat",
    "winner",
    "reason",
    "plies",
    "seconds_a",
    "seconds_b",
    "moves",
)


def write_csv(path: Path, tournament: Tournament, results: Results) -> None:
    """Write a row for every game, match by match.

    Raises:
        UserError: the file cannot be written.
    """
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(_HEAD)
    for match in tournament.matches:
        rows.writerows(_row(match, game) for game in results.games(match))
    write_whole(path, text.getvalue())


def _row(match: Match, game: GameResult) -> tuple[object, ...]:
    ended = game.game.result
    first, second = match.players
    return (
        match.uid,
        game.number + 1,
        first,
        second,
        "AB"[game.first],
        "draw" if game.winner is None else "AB"[game.winner],
        "" if ended is None else ended.reason.value,
        len(game.moves),
        f"{game.seconds[0]:.3f}",
        f"{game.seconds[1]:.3f}",
        " ".join(game.moves),
    )


def check_plot(path: Path) -> None:
    """Check that a picture can be drawn and written.

    Raises:
        UserError: it cannot; the message says why.
    """
    check_chart_file(path)
    check_target(path)


def write_plot(path: Path, tournament: Tournament, results: Results) -> None:
    """Draw the course of the score, the lengths of games, and the times of moves.

    Raises:
        UserError: the file cannot be written.
    """
    games = [game for match in tournament.matches for game in results.games(match)]
    if not games:
        return
    lengths = [len(game.moves) for game in games]
    charts: list[Chart] = [
        _score_chart(tournament, results),
        histogram("Length", lengths, Axis("plies"), Axis("games")),
        _time_chart(tournament, results),
    ]
    save_chart(path, charts)


def _score_chart(tournament: Tournament, results: Results) -> LineChart:
    """Return each first player's score after every pair, with its 95 % interval."""
    series = []
    for match in tournament.matches:
        sets = points_by_pairs(results.games(match))
        counts = range(1, len(sets) + 1, 1 + len(sets) // _MOST_POINTS)
        found = [score(sets[:count]) for count in counts]
        series.append(
            Series(
                " – ".join(match.players),
                [(count, 100 * each.value) for count, each in zip(counts, found, strict=True)],
                [(100 * each.low, 100 * each.high) for each in found],
            )
        )
    score_axis = Axis("score", "%", (0.0, 100.0), (Reference(50.0),))
    return LineChart("Score of the first player", series, Axis("pairs of games"), score_axis)


def _time_chart(tournament: Tournament, results: Results) -> BarChart:
    """Return how long each player thought about a move on average."""
    spent: dict[str, float] = defaultdict(float)
    asked: dict[str, int] = defaultdict(int)
    for match in tournament.matches:
        for game in results.games(match):
            for index, name in enumerate(match.players):
                spent[name] += game.seconds[index]
                asked[name] += game.turns[index]
    bars = [Estimate(name, spent[name] / asked[name]) for name in spent if asked[name]]
    return BarChart("Time a move", bars, Axis("seconds"))
