"""``ringrealms3d report``: play, analyse, and write pages on how good variants are as games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import MOST_PLAYOUTS, Commands, add_json, seed, whole_number
from ringrealms3d.cli.output import end_progress, print_files, print_files_as_json, show_progress
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_folder, make_folder, person_path
from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.lab.commands.workplace import add_runner_options, add_shard_option, runner_of

if TYPE_CHECKING:
    from ringrealms3d.lab.reports.plan import Plan
    from ringrealms3d.lab.work.job import Unit
    from ringrealms3d.lab.work.journal import Journal

_GAMES, _NODES, _SEED, _DOUBLINGS, _LADDER_GAMES = 1000, 100, 1, 4, 200
_FEWEST_GAMES, _MOST_GAMES = 2, 100_000
_MOST_DOUBLINGS = 12


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "report",
        examples=["report loop/mini -o reports"],
        help=tr("measure what variants are worth as games"),
        description=tr(
            "Let the engine play itself, and write a page on each variant, a JSON file with its "
            "figures, and a page that compares all reports in the folder. The games are kept there "
            "too. Ctrl+C stops; the same command resumes, and only writes the pages once all games "
            "are there."
        ),
    )
    parser.add_argument(
        "variants",
        nargs="+",
        metavar="VARIANT",
        help=tr("the variants, such as loop/mini ring-majority/cube"),
    )
    parser.add_argument(
        "-o", "--output", required=True, metavar="DIR", help=tr("the folder for games and pages")
    )
    parser.add_argument(
        "--games",
        type=whole_number(_FEWEST_GAMES, _MOST_GAMES),
        default=_GAMES,
        metavar="N",
        help=tr("games of the engine against itself (default: {games})").format(games=_GAMES),
    )
    parser.add_argument(
        "--nodes",
        type=whole_number(1, MOST_PLAYOUTS // 1000),
        default=_NODES,
        metavar="N",
        help=tr("playouts for a move (default: {nodes})").format(nodes=_NODES),
    )
    parser.add_argument(
        "--seed",
        type=seed,
        default=_SEED,
        metavar="N",
        help=tr("fixes all games (default: {seed})").format(seed=_SEED),
    )
    parser.add_argument(
        "--ladder",
        type=whole_number(0, _MOST_DOUBLINGS),
        default=_DOUBLINGS,
        metavar="N",
        help=tr(
            "how many times to double the playouts, starting at --nodes, and match each number "
            "against its half (default: {doublings})"
        ).format(doublings=_DOUBLINGS),
    )
    parser.add_argument(
        "--ladder-games",
        type=whole_number(2, _MOST_GAMES),
        default=_LADDER_GAMES,
        metavar="N",
        help=tr(
            "games for each of them, in pairs: an odd number means one more (default: {games})"
        ).format(games=_LADDER_GAMES),
    )
    add_force(parser)
    add_runner_options(parser)
    add_shard_option(parser)
    add_json(parser, tr("print the names of the files as JSON"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play missing games, one variant after another, and write the pages."""
    from ringrealms3d.core.kernel import compile_kernels
    from ringrealms3d.flat.requirements import flat_drawing_problem

    compile_kernels()
    from ringrealms3d.lab.reports.folder import games_folder, new_pages, read_reports, write_index

    folder = person_path(options.output)
    plans = _plans(options)
    runner_of(options)  # what is wrong with its address shows before a folder is made
    if problem := flat_drawing_problem():
        raise UserError(problem)
    check_targets(options, new_pages(folder, [plan.uid for plan in plans]))
    make_folder(games_folder(folder))
    check_folder(folder)
    read_reports(folder)  # what is wrong with one shows before hours of games
    pages = [page for plan in plans if (page := _report(plan, folder, options)) is not None]
    if pages:
        written = print_files_as_json if options.json else print_files
        written([*pages, write_index(folder)])
    return 0


def _plans(options: argparse.Namespace) -> list[Plan]:
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.games.other_boards import keep_board
    from ringrealms3d.lab.reports.plan import Plan

    uids = dict.fromkeys(named_variant(uid).uid for uid in options.variants)
    for uid in uids:
        keep_board(uid)  # so that the command in its report makes it again
    return [
        Plan(
            uid,
            options.games,
            options.nodes,
            options.seed,
            options.ladder,
            options.ladder_games,
        )
        for uid in uids
    ]


def _report(plan: Plan, folder: Path, options: argparse.Namespace) -> Path | None:
    """Play a report's missing games and write it; return its page, None while games are missing."""
    from ringrealms3d.lab.reports.folder import journal_file, write_report
    from ringrealms3d.lab.reports.plan import games_again, report_of
    from ringrealms3d.lab.work.journal import opened_journal

    progress = _Progress(plan.uid)
    with opened_journal(journal_file(folder, plan.uid), plan.jobs) as journal:
        _complete(plan.units(), journal, options, progress)
        if options.shard is not None:
            print(
                tr(
                    "{variant}: this part is done; merge the files of all parts, then run the "
                    "command without --shard"
                ).format(variant=plan.uid)
            )
            return None
        with progress:
            games = games_again(plan, journal, progress.looked)
        _complete(plan.looks(games), journal, options, progress)
        report = report_of(plan, games, journal)
    return write_report(folder, report)


def _complete(
    units: Sequence[Unit], journal: Journal, options: argparse.Namespace, progress: _Progress
) -> None:
    """Run the units of this shard that the journal lacks."""
    from ringrealms3d.lab.work.run import WHOLE, Shard, completed

    shard = WHOLE if options.shard is None else Shard(*options.shard)
    mine = shard.of(units)
    done = sum(unit.key in journal.results for unit in mine)
    if done == len(mine):
        return
    with progress:
        progress.played(done, len(mine))
        for _ in completed(mine, journal, runner_of(options)):
            done += 1
            progress.played(done, len(mine))


class _Progress:
    """Reports a variant's progress on standard error, on a line that is rewritten."""

    def __init__(self, uid: str) -> None:
        """Name the variant."""
        self._uid = uid

    def __enter__(self) -> None:
        """Begin a line."""

    def __exit__(self, *_: object) -> None:
        """End the line."""
        end_progress()

    def played(self, done: int, total: int) -> None:
        """Report how many units of work are finished."""
        show_progress(
            tr_count(
                "{variant}: {done} of {count} unit of work",
                "{variant}: {done} of {count} units of work",
                total,
                variant=self._uid,
                done=done,
            )
        )

    def looked(self, done: int, total: int) -> None:
        """Report how many games are replayed."""
        show_progress(
            tr_count(
                "{variant}: {done} of {count} game examined",
                "{variant}: {done} of {count} games examined",
                total,
                variant=self._uid,
                done=done,
            )
        )
