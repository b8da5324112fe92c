"""``ringrealms3d solve``: solve a small realm completely."""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, add_json, add_output, interruptible
from ringrealms3d.cli.output import end_progress, print_files_as_json, show_progress
from ringrealms3d.cli.targets import add_force, board_file, check_targets
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.lab.commands.workplace import (
    add_journal_options,
    add_runner_options,
    runner_of,
    shard_of,
)

if TYPE_CHECKING:
    from ringrealms3d.games.ring_majority.solution.bounds import Bounds
    from ringrealms3d.games.ring_majority.variant import RingMajority


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "solve",
        examples=["solve tet -o tet.xz"],
        help=tr("solve Ring Majority on a small realm"),
        description=tr(
            "Bound the result of Ring Majority on a small realm for every ply and board and "
            "write the bounds to a file. The engine plays such a realm perfectly. Ctrl+C stops; "
            "with --file the same command resumes."
        ),
    )
    parser.add_argument("realm", metavar="REALM", help=tr("a realm of at most 14 places: tet"))
    add_output(parser)
    add_force(parser)
    add_runner_options(parser)
    add_journal_options(parser)
    add_json(parser, tr("print the names of the files as JSON"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Solve, write the file, and report the result of the game."""
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.core.data import own_folder
    from ringrealms3d.core.files import check_target, make_folder
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.games.ring_majority.solution.bounds import FOLDER, save_bounds, solution_name
    from ringrealms3d.games.ring_majority.variant import MOST_SOLVED_SITES, RingMajority

    asked = f"ring-majority/{options.realm.removeprefix('ring-majority/')}"
    realm = named_variant(asked)
    assert isinstance(realm, RingMajority)
    if realm.board.size > MOST_SOLVED_SITES:
        raise UserError(
            "{uid} has {size} places; realms of up to {most_sites} can be solved",
            uid=realm.uid,
            size=realm.board.size,
            most_sites=MOST_SOLVED_SITES,
        )
    path = options.output or own_folder(FOLDER) / solution_name(realm.uid)
    if options.output is None:
        make_folder(path.parent)
    made = [path] if options.shard is None else []  # a part of the work writes none
    check_targets(options, made, resumed=[options.file], read=[board_file(asked)])
    check_target(path)
    began = time.perf_counter()
    bounds = _solve(realm, options)
    if bounds is None:
        print(
            tr(
                "{variant}: this part is done; merge the files of all parts, then run the "
                "command without --shard"
            ).format(variant=realm.uid)
        )
        return 0
    save_bounds(bounds, path)
    if options.json:
        print_files_as_json([path])
        return 0
    print(f"{path}: {path.stat().st_size / 1e6:.1f} MB, {time.perf_counter() - began:.0f} s")
    print(
        tr("with best play {seats} ends {max}").format(
            seats=tr(realm.seats[0]), max=f"{_margin(realm, bounds):+d}"
        )
    )
    return 0


def _solve(realm: RingMajority, options: argparse.Namespace) -> Bounds | None:
    """Return the bounds of a realm, None after the part of a shard."""
    from ringrealms3d.lab.solving import part_of, solving_job
    from ringrealms3d.lab.work.journal import opened_journal
    from ringrealms3d.lab.work.run import completed

    shard, runner, job = shard_of(options), runner_of(options), solving_job(realm.uid)
    solver = interruptible(realm.solver)
    if solver is None:
        raise UserError("{uid} cannot be solved without compiled kernels", uid=realm.uid)
    with opened_journal(options.file, [job]) as journal:
        units = [job.unit(number) for number in range(solver.parts)]
        try:
            _show(len(journal.results), len(units))
            for _ in completed(shard.of(units), journal, runner):
                _show(len(journal.results), len(units))
        finally:
            end_progress()
        if options.shard is not None:
            return None
        parts = [part_of(journal.results[unit.key]) for unit in units]
    return interruptible(partial(solver.bounds, parts))


def _show(done: int, total: int) -> None:
    show_progress(f"{100 * done // total:3d} %")


def _margin(realm: RingMajority, bounds: Bounds) -> int:
    """Return the first seat's margin under best play from the start."""
    from ringrealms3d.core.position import Position
    from ringrealms3d.games.ring_majority.solution.exact import Solution

    start = realm.start(None)
    codes = [move.code for move in Position(realm, start).legal_moves]
    margins = Solution(realm.tables, realm.symmetries(), bounds).margins(start, codes)
    assert margins is not None
    return max(margins.values())
