"""Comparing reports: for instance, does the first player's advantage fall with size?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log2, prod

from ringrealms3d.games import get_game
from ringrealms3d.lab.matches.elo import Estimate
from ringrealms3d.lab.reports.intervals import Line, line_through
from ringrealms3d.lab.reports.report import VariantReport, Worth
from ringrealms3d.lab.reports.words import hundredths, number, percent, plain, signed, worded

CRITERIA = ("balance", "decisiveness", "tension", "drama", "length")
"""The criteria of a game's worth, in the order of :class:`Worth`."""

_FAMILY = "ring-majority"
_FEWEST = 3  # realms that a line goes through


def realms_of(reports: Sequence[VariantReport]) -> list[VariantReport]:
    """Return the reports of the Ring Realms, from small to large."""
    known = get_game(_FAMILY).variants
    realms = [report for report in reports if report.variant in known]
    return sorted(realms, key=lambda report: (report.positions, known.index(report.variant)))


def size_line(realms: Sequence[VariantReport]) -> Line | None:
    """Return the line of the first player's share over the doublings of a realm's positions.

    It is None for fewer than three sizes.
    """
    if len({report.positions for report in realms}) < _FEWEST:
        return None
    sizes = [log2(report.positions) for report in realms]
    return line_through(sizes, [report.first_player for report in realms])


def size_sentences(realms: Sequence[VariantReport], line: Line) -> Iterator[str]:
    """Yield whether the first player's advantage falls with size, in sentences."""
    slope = line.slope
    change = (
        "with twice the places the first player's share of the points changes by "
        f"{signed(100 * slope.value)} points ({_points(slope)})"
    )
    if slope.high < 0:
        yield f"Yes: {change}."
    elif slope.low > 0:
        yield f"No, it rises: {change}."
    else:
        yield f"These games do not show it: {change}, which may be chance."
    small, large = realms[0], realms[-1]
    ends = [hundredths(line.at(log2(report.positions))) for report in (small, large)]
    yield (
        f"By the line of weighted least squares through all {len(realms)} realms it is {ends[0]} "
        f"with {small.positions} places and {ends[1]} with {large.positions}."
    )
    if line.scatter > 1:
        yield (
            f"The realms scatter {number(line.scatter)} times as far around the line as their own "
            "intervals explain, and the interval of its slope is wider by as much: size is not "
            "all that matters."
        )
    sure = [report for report in realms if report.first_player.low > 0.5]
    other = [report for report in realms if report.first_player.high < 0.5]
    yield (
        f"The first player is ahead for certain (the interval is above 50 %) on {len(sure)} of "
        f"{len(realms)} realms, the second player on {len(other)}."
    )


def best_sentences(reports: Sequence[VariantReport]) -> Iterator[str]:
    """Yield which of some variants is the best game by the score, in sentences."""
    ranked = sorted(reports, key=lambda report: -report.worth.score.value)
    best = ranked[0]
    yield (
        f"By this score the best is {best.board} ({best.variant}): "
        f"{worded(plain(best.worth.score))} of 100."
    )
    near = [r for r in ranked[1:] if r.worth.score.high >= best.worth.score.low]
    if near:
        names = ", ".join(f"{r.board} ({number(r.worth.score.value)})" for r in near)
        yield f"The intervals of these touch its own, so they may be as good: {names}."
    elif len(ranked) > 1:
        yield (
            f"No other one's interval touches its own; the next is {ranked[1].board} "
            f"({worded(plain(ranked[1].worth.score))})."
        )
    yield from _without_each(reports, best)


def _without_each(reports: Sequence[VariantReport], best: VariantReport) -> Iterator[str]:
    """Yield the best variant without each of the criteria."""
    others = {}
    for left_out in CRITERIA:
        first = max(reports, key=lambda report: _score_without(report.worth, left_out))
        if first is not best:
            others[left_out] = first.board
    if others:
        told_ = "; ".join(f"without {name} it is {board}" for name, board in others.items())
        yield f"The choice hangs on the criteria: {told_}."
    elif len(reports) > 1:
        yield "It stays the best if any one of the five criteria is left out."


def _score_without(worth: Worth, left_out: str) -> float:
    kept = [criterion(worth, name).value for name in CRITERIA if name != left_out]
    return float(prod(kept) ** (1 / len(kept)))


def criterion(worth: Worth, name: str) -> Estimate:
    """Return one of the criteria by its name."""
    found: Estimate = getattr(worth, name)
    return found


def extremes(reports: Sequence[VariantReport]) -> Iterator[str]:
    """Yield the variants at the extremes of each figure, in sentences."""
    balanced = min(reports, key=lambda report: abs(report.first_player.value - 0.5))
    tilted = max(reports, key=lambda report: abs(report.first_player.value - 0.5))
    drawn = max(reports, key=lambda report: report.draws.value)
    yield (
        f"Most balanced: {balanced.variant}, where the first player gets "
        f"{worded(percent(balanced.first_player))} of the points; least: {tilted.variant}, "
        f"{worded(percent(tilted.first_player))}. Most draws: {drawn.variant}, "
        f"{worded(percent(drawn.draws))}."
    )


def _points(slope: Estimate) -> str:
    return f"{signed(100 * slope.low)} to {signed(100 * slope.high)}"
