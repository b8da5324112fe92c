"""The page of a variant: every figure with its interval and the command that produced it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ringrealms3d.lab.charts.chart import (
    Axis,
    BarChart,
    Chart,
    Estimate,
    ForestChart,
    Histogram,
    LineChart,
    Reference,
    Series,
)
from ringrealms3d.lab.matches.elo import elo
from ringrealms3d.lab.reports.blocks import (
    Block,
    Boards,
    Command,
    Fact,
    Facts,
    Heading,
    Page,
    Plot,
    Table,
    Text,
)
from ringrealms3d.lab.reports.boards import hardest, opening_board, openings
from ringrealms3d.lab.reports.comparing import CRITERIA, criterion
from ringrealms3d.lab.reports.plan import ladder_command
from ringrealms3d.lab.reports.report import (
    DECIDED,
    LEAD,
    Bars,
    Rung,
    VariantReport,
)
from ringrealms3d.lab.reports.words import (
    amount,
    elo_number,
    hundredths,
    number,
    percent,
    plain,
    worded,
)

_MOST_NAMED = 12  # bars with a name each
CRITERIA_TOLD = {
    "balance": "1 − |2 s − 1| for a first player's share s of the points",
    "decisiveness": "the share of games that are not drawn",
    "tension": "the share of its plies for which a game is open; a draw is so to its end",
    "drama": "the share of games in which the lead changes at least once",
    "length": "1 for games of 20 to 100 plies on average, less for shorter and longer ones",
}


def variant_page(report: VariantReport) -> Page:
    """Return the page of a variant."""
    settings = report.settings
    return Page(
        title=f"{report.game}: {report.board}",
        subtitle=(
            f"{report.variant}, {report.positions} places. {report.games:,} games of the engine "
            f"against itself, {settings.playouts:,} playouts a move; the first {settings.varied} "
            f"plies are drawn from the moves that it likes. Brackets and small numbers give the "
            f"95 % interval."
        ),
        blocks=[block for section in _SECTIONS for block in section(report)],
    )


def _overview(report: VariantReport) -> Iterator[Block]:
    yield Boards([opening_board(report)])
    yield Facts(list(_facts(report)))
    if report.is_weak:
        yield Text(
            f"{report.settings.playouts:,} playouts are few for "
            f"{number(report.branching.mean.value, 0)} legal moves. The engine's evaluations, and "
            "the figures on leads, early decisions and hard positions, are very noisy here."
        )
    yield Command(report.command)


def _facts(report: VariantReport) -> Iterator[Fact]:
    first = report.seats[0]
    yield Fact("First player", percent(report.first_player), f"{first}'s share of the points")
    yield Fact("Draws", percent(report.draws), "of all games")
    yield Fact("Length", plain(report.length.mean), "plies on average")
    yield Fact("Legal moves", plain(report.branching.mean), "on average")
    if report.decided is not None:
        median = report.decided.median
        yield Fact("Decided after", percent(median, 0), "of a game's plies, the median")
    yield Fact("Changes of lead", plain(report.lead_changes.mean, 2), "in a game on average")
    if report.from_behind is not None:
        yield Fact("Won from behind", percent(report.from_behind), "of the games with a winner")
    yield Fact("Worth", plain(report.worth.score), "of 100, by the criteria below")


def _advantage(report: VariantReport) -> Iterator[Block]:
    first, second = report.seats
    wins = [sum(ending.wins[seat] for ending in report.endings) for seat in (0, 1)]
    draws = sum(ending.draws for ending in report.endings)
    yield Heading("First player's advantage", "first-player")
    yield Text(
        f"{first} moves first and gets {worded(percent(report.first_player))} of the points: "
        f"{amount(wins[0], 'win', 'wins')}, {amount(draws, 'draw', 'draws')}, "
        f"{amount(wins[1], 'loss', 'losses')} against {second}. "
        f"{worded(percent(report.draws))} of the games are drawn."
    )
    yield Command(report.command)


def _endings(report: VariantReport) -> Iterator[Block]:
    yield Heading("What ends games", "endings")
    yield Table(
        heads=("reason", "share", "games", *(f"{seat} wins" for seat in report.seats), "drawn"),
        rows=[
            (
                ending.reason[:1].upper() + ending.reason[1:],
                percent(ending.share),
                f"{sum(ending.wins) + ending.draws:,}",
                *(f"{count:,}" for count in ending.wins),
                f"{ending.draws:,}",
            )
            for ending in report.endings
        ],
    )
    yield Command(report.command)


def _length(report: VariantReport) -> Iterator[Block]:
    low, high = report.length.quartiles
    least, most = report.length.extremes
    yield Heading("Length", "length")
    yield Text(
        f"A game takes {worded(plain(report.length.mean))} plies on average. The median is "
        f"{worded(plain(report.length.median, 0))}, half of the games take {number(low, 0)} to "
        f"{number(high, 0)}, and all of them {number(least, 0)} to {number(most, 0)}."
    )
    yield _histogram("How long games are", report.length.bars, Axis("plies"), "length")
    yield Command(report.command)


def _branching(report: VariantReport) -> Iterator[Block]:
    plies = report.branching.plies
    yield Heading("Branching", "branching")
    yield Text(
        f"There are {worded(plain(report.branching.mean))} legal moves on average, the mean of the "
        "games' own means. The chart goes as far as a tenth of the games do; its band is the "
        "interval at each ply."
    )
    points = [(float(each.ply), each.moves.value) for each in plies]
    band = [(each.moves.low, each.moves.high) for each in plies]
    chart = LineChart(
        "Legal moves, ply by ply",
        [Series("", points, band)],
        Axis("moves played before"),
        Axis("legal moves"),
    )
    yield Plot(chart, "branching")
    yield Command(report.command)


def _decided(report: VariantReport) -> Iterator[Block]:
    yield Heading("How early games are decided", "decided")
    if report.decided is None or report.from_behind is None:
        yield Text("Hardly any game was won.")
        return
    low, high = report.decided.quartiles
    yield Text(
        f"A game counts as decided from where the later winner's evaluation stays at {DECIDED} or "
        f"more (−1 is lost, 1 is won). The median game is decided after "
        f"{worded(percent(report.decided.median, 0))} of its plies, the mean is "
        f"{worded(percent(report.decided.mean))}, and half of the games lie between "
        f"{number(100 * low, 0)} and {hundredths(high, 0)}. In "
        f"{worded(percent(report.from_behind))} of the games with a winner the loser had been at "
        f"{DECIDED} or more: they were won from behind."
    )
    percents = Bars(
        tuple(100 * edge for edge in report.decided.bars.edges), report.decided.bars.counts
    )
    axis = Axis("of a game's plies", unit="%", limits=(0, 100))
    yield _histogram("When games are decided", percents, axis, "decided")
    yield Command(report.command)


def _drama(report: VariantReport) -> Iterator[Block]:
    yield Heading("Drama", "drama")
    yield Text(
        f"The lead changes when the evaluation goes from beyond {LEAD} for one player to beyond "
        f"{LEAD} for the other. That happens {worded(plain(report.lead_changes.mean, 2))} times "
        f"in a game on average, and at least once in {worded(percent(report.worth.drama))} of the "
        "games; "
        f"the most is {number(report.lead_changes.extremes[1], 0)}."
    )
    yield Plot(_changes_chart(report.lead_changes.bars), "drama")
    yield Command(report.command)


def _changes_chart(bars: Bars) -> Chart:
    """Return a bar for each number of changes, or a histogram if there are too many."""
    title = "Changes of lead in a game"
    if len(bars.counts) > _MOST_NAMED or bars.edges[1] - bars.edges[0] > 1:
        return Histogram(title, bars.edges, bars.counts, Axis("changes"), Axis("games"))
    named = [
        Estimate(f"{edge + 0.5:.0f}", count)
        for edge, count in zip(bars.edges, bars.counts, strict=False)
    ]
    return BarChart(title, named, Axis("games"))


def _duplicates(report: VariantReport) -> Iterator[Block]:
    found = report.duplicates
    yield Heading("Symmetric duplicates", "duplicates")
    symmetries = f"{found.symmetries:,} symmetries, the identity included"
    if found.symmetries == 1:
        symmetries = "no symmetry but the identity"
    moves = amount(found.moves, "first move", "first moves")
    text = (
        f"The board has {symmetries}. Of {moves} "
        f"{found.distinct_moves:,} lead to different positions, so "
        f"{_duplicate(found.moves, found.distinct_moves)} are duplicates."
    )
    if found.lines and found.distinct_lines:
        text += (
            f" Of {found.lines:,} lines of two moves {found.distinct_lines:,} do, so "
            f"{_duplicate(found.lines, found.distinct_lines)} are duplicates, by symmetry or by "
            "another order of the moves."
        )
    else:
        text += " There are too many lines of two moves to compare them all."
    yield Text(f"{text} These are counts, so they have no interval.")
    yield Command(report.command)


def _duplicate(count: int, distinct: int) -> str:
    return hundredths(1 - distinct / count)


def _ladder(report: VariantReport) -> Iterator[Block]:
    yield Heading("Skill ladder", "ladder")
    if not report.ladder:
        yield Text("No ladder was played (--ladder 0).")
        return
    yield Text(
        "Each doubling of the playouts plays against the half, in pairs of games that share two "
        "random moves, with colours exchanged. A deep game goes on rewarding thought; where the "
        "rungs come down to 0 there is no more to find for this engine."
    )
    yield Plot(
        ForestChart(
            "What twice the playouts are worth",
            [_rung_mark(rung) for rung in report.ladder],
            Axis("Elo", references=[Reference(0)]),
        ),
        "ladder",
    )
    yield Table(
        ("playouts a move", "games", "score", "Elo"),
        [
            (
                f"{rung.playouts:,} against {rung.playouts // 2:,}",
                f"{rung.games:,}",
                percent(rung.score),
                elo_number(rung.score),
            )
            for rung in report.ladder
        ],
    )
    for rung in report.ladder:
        yield Command(ladder_command(report, rung))


def _rung_mark(rung: Rung) -> Estimate:
    found = elo(rung.score)
    name = f"{rung.playouts:,} against {rung.playouts // 2:,}"
    return Estimate(name, found.value, (found.low, found.high))


def _worth(report: VariantReport) -> Iterator[Block]:
    yield Heading("How good a game it is", "worth")
    yield Text(
        "Five criteria from 0 to 1, each open to dispute, and 100 times their geometric mean, so "
        "that none can be bad unnoticed. The intervals are those of a bootstrap over the games."
    )
    rows = [
        (name, CRITERIA_TOLD[name], plain(criterion(report.worth, name), 2)) for name in CRITERIA
    ]
    whole = ("worth", "100 times the geometric mean", plain(report.worth.score))
    yield Table(("criterion", "what it is", "value"), [*rows, whole], texts=2)
    yield Command(report.command)


def _histogram(title: str, bars: Bars, axis: Axis, name: str) -> Plot:
    return Plot(Histogram(title, bars.edges, bars.counts, axis, Axis("games")), name)


_SECTIONS: tuple[Callable[[VariantReport], Iterator[Block]], ...] = (
    _overview,
    _advantage,
    _endings,
    _length,
    _branching,
    _decided,
    _drama,
    openings,
    _duplicates,
    _ladder,
    hardest,
    _worth,
)
