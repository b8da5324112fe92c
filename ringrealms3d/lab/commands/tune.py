"""``ringrealms3d tune``: learn from self-play which moves look promising."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, add_json, add_output, add_seed, whole_number
from ringrealms3d.cli.output import end_progress, print_files_as_json, show_progress
from ringrealms3d.cli.targets import add_force, board_file, check_targets
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.lab.commands.workplace import (
    add_journal_options,
    add_runner_options,
    runner_of,
    shard_of,
)

if TYPE_CHECKING:
    from ringrealms3d.core.variant import Variant
    from ringrealms3d.engine.priors import Weights
    from ringrealms3d.lab.tuning.lessons import Lesson
    from ringrealms3d.lab.tuning.units import Round
    from ringrealms3d.lab.work.job import Unit
    from ringrealms3d.lab.work.journal import Journal

_HELD_BACK = 10  # every tenth game is for the test


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "tune",
        examples=["tune loop/main -o weights.json"],
        help=tr("tune how good the engine expects moves to be by their patterns"),
        description=tr(
            "Let the engine play itself, see where its searches went, and fit the weights of the "
            "game's patterns to that. One variant gets weights of its own, several get those "
            "that all variants without their own share. Each round after the first searches with "
            "the weights of the one before. The weights are written after every round."
        ),
    )
    parser.add_argument(
        "variants",
        nargs="+",
        metavar="VARIANT",
        help=tr("the variants, which share their patterns"),
    )
    _add_number(parser, "--games", 300, tr("games of each variant in a round"))
    _add_number(parser, "--nodes", 4000, tr("playouts for a move"))
    _add_number(parser, "--rounds", 2, tr("how many rounds"))
    add_output(parser)
    add_force(parser)
    add_seed(parser)
    add_runner_options(parser)
    add_journal_options(parser)
    add_json(parser, tr("print the names of the files as JSON"))
    parser.set_defaults(run=run, seed=1)


def _add_number(parser: argparse.ArgumentParser, name: str, usual: int, text: str) -> None:
    """Add an option that is a number."""
    parser.add_argument(
        name,
        type=whole_number(1, 10**9),
        default=usual,
        metavar="N",
        help=tr("{text} (default: {usual})").format(text=text, usual=usual),
    )


def run(options: argparse.Namespace) -> int:
    """Play and fit, round by round."""
    from ringrealms3d.core.data import own_folder
    from ringrealms3d.core.files import check_target, make_folder
    from ringrealms3d.engine.priors import FOLDER, own_weights_name, shared_weights_name
    from ringrealms3d.games import variant_ids
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.lab.work.journal import is_begun

    variants = [named_variant(uid) for uid in options.variants]
    for opened in variants:
        if not opened.pattern_set:
            raise UserError("{uid} has no patterns to tune", uid=opened.uid)
        if opened.pattern_set != variants[0].pattern_set:
            raise UserError(
                "{uid} and {other} do not share their patterns",
                uid=opened.uid,
                other=variants[0].uid,
            )
    if options.games * len(variants) < 2:
        raise UserError("one game is not enough: --games must be at least 2")
    if options.output is None and not set(options.variants) <= set(variant_ids()):
        raise UserError("the weights of a board from a file can only be written to an --output")
    if options.output is None:
        name = own_weights_name if len(variants) == 1 else shared_weights_name
        path = own_folder(FOLDER) / name(variants[0])
        make_folder(path.parent)
    else:
        path = options.output
    check_targets(
        options,
        [path],
        goes_on=is_begun(options.file),
        resumed=[options.file],
        read=map(board_file, options.variants),
    )
    check_target(path)
    _tune(variants, path, options)
    return 0


def _tune(variants: list[Variant], path: Path, options: argparse.Namespace) -> None:
    import numpy as np

    from ringrealms3d.engine.priors import read_weights, write_weights
    from ringrealms3d.lab.tuning.fit import fit, surprise
    from ringrealms3d.lab.tuning.units import Round
    from ringrealms3d.lab.work.journal import opened_journal

    uids, count = tuple(variant.uid for variant in variants), variants[0].pattern_count
    rounds = [
        Round(uids, options.games, options.nodes, options.seed, number)
        for number in range(options.rounds)
    ]
    weights: Weights | None = None
    with opened_journal(options.file, [job for each in rounds for job in each.jobs()]) as journal:
        for number, each in enumerate(rounds, start=1):
            units = _played(each, weights, journal, options)
            if any(unit.key not in journal.results for unit in units):
                print(tr("this part of the round is done; merge the files of all parts"))
                return
            taught, held_back = _lessons(units, journal)
            write_weights(path, fit(taught, count, each.first_seed))
            weights = read_weights(path, count)
            untuned, tuned = (surprise(each, held_back) for each in (np.zeros(count), weights))
            learned = tr_count(
                "round {number}: {count} position to learn from",
                "round {number}: {count} positions to learn from",
                len(taught),
                number=number,
            )
            surprised = tr_count(
                "surprise at {count} other {untuned} nats untuned, {tuned} tuned",
                "surprise at {count} others {untuned} nats untuned, {tuned} tuned",
                len(held_back),
                untuned=f"{untuned:.3f}",
                tuned=f"{tuned:.3f}",
            )
            text = tr("{learned}; {surprised}; {path}")
            if not options.json:
                print(text.format(learned=learned, surprised=surprised, path=path))
    if options.json:
        print_files_as_json([path])


def _played(
    games: Round, weights: Weights | None, journal: Journal, options: argparse.Namespace
) -> list[Unit]:
    """Play this shard's missing games of a round, and return all of its games."""
    from ringrealms3d.lab.work.run import completed

    units = [job.unit(number) for job in games.jobs(weights) for number in range(games.games)]
    began = time.perf_counter()
    try:
        for _ in completed(shard_of(options).of(units), journal, runner_of(options)):
            done = sum(unit.key in journal.results for unit in units)
            spent = f"{time.perf_counter() - began:.0f}"
            text = tr("game {done} of {total}, {seconds} s")
            text = text.format(done=done, total=len(units), seconds=spent)
            show_progress(text)
    finally:
        end_progress()
    return units


def _lessons(units: list[Unit], journal: Journal) -> tuple[list[Lesson], list[Lesson]]:
    """Return the lessons of a round's games: those for training and those held out."""
    from ringrealms3d.lab.tuning.units import lessons_of

    taught: list[Lesson] = []
    held_back: list[Lesson] = []
    for number, unit in enumerate(units):
        kept = taught if number % _HELD_BACK else held_back
        kept += lessons_of(journal.results[unit.key])
    return taught, held_back
