"""``ringrealms3d solve``: solve a small realm completely."""

from __future__ import annotations

import argparse
import time

from ringrealms3d.cli.arguments import Commands, add_output, interruptible
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr

_MOST_SITES = 14  # 3 ** 14 boards are 5 million; 3 ** 26 cannot be looked through


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "solve",
        help=tr("solve Ring Majority on a small realm"),
        description=tr(
            "Bound the result of Ring Majority on a small realm for every ply and board "
            "and write the bounds to a file. The engine plays such a realm perfectly."
        ),
    )
    parser.add_argument("realm", metavar="REALM", help=tr("a realm of at most 14 positions: tet"))
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Solve, write the file, and report the result of the game."""
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.core.files import check_target
    from ringrealms3d.core.position import Position
    from ringrealms3d.games import variant
    from ringrealms3d.games.ring_majority.solution.bounds import save_bounds, solution_path
    from ringrealms3d.games.ring_majority.solution.exact import Solution
    from ringrealms3d.games.ring_majority.solution.retrograde import solve

    realm = variant(f"ring-majority/{options.realm.removeprefix('ring-majority/')}")
    if realm.board.size > _MOST_SITES:
        raise UserError(
            "{uid} has {size} positions; realms of up to {most_sites} can be solved",
            uid=realm.uid,
            size=realm.board.size,
            most_sites=_MOST_SITES,
        )
    path = options.output or solution_path(realm.uid)
    check_target(path)
    began = time.perf_counter()
    start, symmetries = realm.start(None), realm.symmetries()
    bounds = interruptible(lambda: solve(realm.tables, start, symmetries, _tell))
    save_bounds(bounds, path)
    print(f"\n{path}: {path.stat().st_size / 1e6:.1f} MB, {time.perf_counter() - began:.0f} s")
    codes = [move.code for move in Position(realm, start).legal_moves]
    margins = Solution(realm.tables, symmetries, bounds).margins(start, codes)
    assert margins is not None
    print(
        tr("with best play {seats} ends {max}").format(
            seats=tr(realm.seats[0]), max=f"{max(margins.values()):+d}"
        )
    )
    return 0


def _tell(share: float) -> None:
    print(f"\r{100 * share:3.0f} %", end="", flush=True)
