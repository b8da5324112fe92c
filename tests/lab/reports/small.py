"""Games and reports so small that their figures can be counted by hand."""

from __future__ import annotations

from collections.abc import Sequence

from ringrealms3d.lab.matches.elo import Estimate
from ringrealms3d.lab.reports.played import PlayedGame
from ringrealms3d.lab.reports.report import (
    Bars,
    Branching,
    Choices,
    Duplicates,
    Ending,
    HardPosition,
    Opening,
    Rung,
    Settings,
    Spread,
    VariantReport,
    Worth,
)


def a_game(
    values: Sequence[float],
    winner: int | None = 0,
    number: int = 0,
    ending: str = "the board is full",
    moves: Sequence[str] = (),
    choices: Sequence[int] = (),
    openings: Sequence[str] = (),
) -> PlayedGame:
    """Return a game with these evaluations, in which the seats take turns."""
    plies = len(values) - 1
    return PlayedGame(
        number=number,
        seed=number,
        moves=tuple(moves) or tuple(f"m{ply}" for ply in range(plies)),
        turns=tuple(ply % 2 for ply in range(plies)),
        winner=winner,
        ending=ending,
        evaluations=tuple(values),
        values=tuple(values),
        choices=tuple(choices) or (3,) * plies,
        openings=tuple(openings),
    )


def near(value: float, aside: float = 0.03) -> Estimate:
    """Return a number with an interval."""
    return Estimate(value, value - aside, value + aside)


def a_report(
    variant: str = "ring-majority/tet",
    board: str = "Tetrahedron",
    positions: int = 14,
    share: float = 0.65,
    worth: float = 60.0,
    ladder: bool = True,
) -> VariantReport:
    """Return a report with made-up figures, with moves and positions on the tetrahedron alone."""
    spread = Spread(
        4, near(7.5, 1.25), near(7, 1), (6.0, 9.0), (5.0, 10.0), Bars((4.5, 7.5, 10.5), (3, 1))
    )
    decided = Spread(
        3, near(0.4), near(0.35, 0.05), (0.25, 0.5), (0.2, 0.6), Bars((0.2, 0.4, 0.6), (2, 1))
    )
    bars = Bars((-0.5, 0.5, 1.5, 2.5), (2, 1, 1))
    changes = Spread(4, near(0.75, 0.5), near(1, 1), (0.0, 1.0), (0.0, 2.0), bars)
    hard = HardPosition(
        game=2,
        ply=8,
        fen="r3/1b4/4:r:13,13",
        seat=0,
        played="v1",
        before=0.5,
        after=-0.25,
        best="v2",
        playouts=10_000,
        best_value=0.75,
        played_value=-0.5,
    )
    on_tet = variant == "ring-majority/tet"
    return VariantReport(
        variant=variant,
        game="Ring Majority",
        board=board,
        positions=positions,
        seats=("Red", "Blue"),
        settings=Settings("0.1.0", 100, 1, 6),
        command=f"ringrealms3d report {variant} -o reports --games 4",
        games=4,
        first_player=near(share),
        draws=near(0.25, 0.2),
        length=spread,
        branching=Branching(near(6.5, 0.5), (Choices(0, 4, near(14, 0)), Choices(1, 4, near(13)))),
        endings=(
            Ending("the board is full", (2, 1), 0, near(0.75)),
            Ending("<the same> board", (0, 0), 1, near(0.25)),
        ),
        decided=decided,
        from_behind=near(0.33),
        lead_changes=changes,
        first_moves=(Opening(("v1",), 3, near(0.6)),) if on_tet else (),
        two_moves=(Opening(("v1", "f2"), 2, near(0.5)),) if on_tet else (),
        duplicates=Duplicates(24, 14, 3, 182, 16),
        hardest=(hard,) if on_tet else (),
        ladder=(Rung(50, 200, near(0.64)),) if ladder else (),
        worth=Worth(near(0.7), near(0.75), near(0.4), near(0.5), near(0.9), near(worth, 2.0)),
    )
