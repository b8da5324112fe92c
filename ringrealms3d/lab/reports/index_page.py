"""The page that compares variants, and answers questions about the sixteen realms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ringrealms3d.games import variant_ids
from ringrealms3d.lab.charts.chart import Axis, Dot, DotChart, Estimate, ForestChart, Reference
from ringrealms3d.lab.reports.blocks import (
    Block,
    Cell,
    Command,
    Heading,
    Link,
    Number,
    Page,
    Plot,
    Table,
    Text,
)
from ringrealms3d.lab.reports.comparing import (
    CRITERIA,
    best_sentences,
    criterion,
    extremes,
    realms_of,
    size_line,
    size_sentences,
)
from ringrealms3d.lab.reports.report import VariantReport
from ringrealms3d.lab.reports.variant_page import CRITERIA_TOLD
from ringrealms3d.lab.reports.words import percent, plain

_NOTHING = Number("–")
_VARIANTS = "VARIANT…"  # where a command names them
_HEADS = (
    "variant",
    "places",
    "first player",
    "draws",
    "plies",
    "legal moves",
    "decided after",
    "changes of lead",
    "from behind",
    "worth",
)


def index_page(reports: Sequence[VariantReport]) -> Page:
    """Return the page that compares reports, of at least one variant."""
    known = variant_ids()
    ordered = sorted(
        reports,
        key=lambda report: (
            known.index(report.variant) if report.variant in known else len(known),
            report.variant,
        ),
    )
    games = sum(report.games for report in ordered)
    return Page(
        title="What the games are worth",
        subtitle=(
            f"{len(ordered)} variants, measured in {games:,} games that the engine played against "
            "itself. Small or bracketed numbers are 95 % intervals. Each variant has a page of its "
            "own, with the command that gives its figures."
        ),
        blocks=[*_all(ordered), *_realms(realms_of(ordered)), *_worth(ordered)],
    )


def _all(reports: Sequence[VariantReport]) -> Iterator[Block]:
    yield Heading("All variants", "variants")
    yield Text(" ".join(extremes(reports)))
    weak = [report for report in reports if report.is_weak]
    if weak:
        yield Text(
            f"On {len(weak)} of them the engine had fewer than two playouts for each legal move, "
            "so its evaluations, and the figures on leads and early decisions, are very noisy: "
            f"{', '.join(report.variant for report in weak)}."
        )
    yield Table(_HEADS, [_row(report) for report in reports])
    yield from _commands(reports)


def _row(report: VariantReport) -> tuple[Cell, ...]:
    decided = _NOTHING if report.decided is None else percent(report.decided.median, 0)
    behind = _NOTHING if report.from_behind is None else percent(report.from_behind)
    return (
        Link(report.variant, report.variant),
        f"{report.positions:,}",
        percent(report.first_player),
        percent(report.draws),
        plain(report.length.mean),
        plain(report.branching.mean),
        decided,
        plain(report.lead_changes.mean, 2),
        behind,
        plain(report.worth.score),
    )


def _realms(realms: Sequence[VariantReport]) -> Iterator[Block]:
    """Yield whether the first player's advantage falls with size, and which realm is best."""
    if len(realms) < 2:
        return
    line = size_line(realms)
    if line is not None:
        yield Heading("Does the first player's advantage fall with size?", "size")
        yield Text(" ".join(size_sentences(realms, line)))
        yield Plot(_size_chart(realms), "size")
        yield Table(
            ("realm", "places", "first player", "draws", "plies"),
            [
                (
                    Link(report.board, report.variant),
                    f"{report.positions:,}",
                    percent(report.first_player),
                    percent(report.draws),
                    plain(report.length.mean),
                )
                for report in realms
            ],
        )
        yield from _commands(realms)
    yield Heading("Which realm is the best game?", "best-realm")
    yield Text(" ".join(best_sentences(realms)))
    yield from _scores(realms, "worth-realms")


def _size_chart(realms: Sequence[VariantReport]) -> DotChart:
    dots = [
        Dot(
            report.variant.rpartition("/")[2],
            report.positions,
            100 * report.first_player.value,
            (100 * report.first_player.low, 100 * report.first_player.high),
        )
        for report in realms
    ]
    return DotChart(
        "The first player's share of the points, by size",
        dots,
        Axis("places of the realm"),
        Axis("", unit="%", references=[Reference(50, "even")]),
    )


def _worth(reports: Sequence[VariantReport]) -> Iterator[Block]:
    yield Heading("How the worth is made", "worth")
    yield Text(
        "Five criteria from 0 to 1, each open to dispute, and 100 times their geometric mean, so "
        "that none can be bad unnoticed. They are those of the engine's own games: people who "
        "play otherwise may find another game."
    )
    yield Table(
        ("criterion", "what it is"), [(name, CRITERIA_TOLD[name]) for name in CRITERIA], texts=2
    )
    if len(realms_of(reports)) < len(reports):
        yield Text(" ".join(best_sentences(reports)))
        yield from _scores(reports, "worth-all")


def _scores(reports: Sequence[VariantReport], name: str) -> Iterator[Block]:
    ranked = sorted(reports, key=lambda report: -report.worth.score.value)
    rows = [
        Estimate(report.variant, score.value, (score.low, score.high))
        for report in ranked
        for score in (report.worth.score,)
    ]
    yield Plot(ForestChart("How good a game each is", rows, Axis("worth, of 100")), name)
    yield Table(
        ("variant", "worth", *CRITERIA),
        [
            (
                Link(report.variant, report.variant),
                plain(report.worth.score),
                *(plain(criterion(report.worth, each), 2) for each in CRITERIA),
            )
            for report in ranked
        ],
    )
    yield from _commands(ranked)


def _commands(reports: Sequence[VariantReport]) -> Iterator[Command]:
    """Yield the commands that make these reports, one for all that have the same settings."""
    alike: dict[str, list[str]] = {}
    for report in reports:
        alike.setdefault(report.command.replace(report.variant, _VARIANTS, 1), []).append(
            report.variant
        )
    for command, variants in alike.items():
        yield Command(command.replace(_VARIANTS, " ".join(variants), 1))
