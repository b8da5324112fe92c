"""Work on several machines: ``ringrealms3d match merge`` and ``ringrealms3d worker``."""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict

from ringrealms3d.cli.arguments import Commands, add_json, named_path, whole_number
from ringrealms3d.cli.output import print_json
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.phrase import Phrase, tr, tr_count
from ringrealms3d.lab.commands.workplace import MOST_JOBS


def add_to(commands: Commands) -> None:
    """Add the commands to the program's."""
    _add_merge(commands)
    _add_worker(commands)


def _add_merge(commands: Commands) -> None:
    parser = commands.add_parser(
        "match merge",
        examples=["match merge part-1.jsonl part-2.jsonl -o all.jsonl"],
        help=tr("merge the files of shards"),
        description=tr(
            "Merge files that were made with --file, from matches, levels, books, reviews or "
            "tuning. What is in several of them counts once. The same command without --shard, "
            "with the new file, then shows the result. Files of earlier versions are brought up "
            "to date."
        ),
    )
    parser.add_argument("files", nargs="+", type=named_path, metavar="FILE", help=tr("the files"))
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        type=named_path,
        metavar="FILE",
        help=tr("the file to write"),
    )
    add_force(parser)
    add_json(parser)
    parser.set_defaults(run=merge_files)


def _add_worker(commands: Commands) -> None:
    parser = commands.add_parser(
        "worker",
        examples=["worker tls://host:8786 --jobs 4"],
        help=tr("let this machine work for a cluster"),
        description=tr(
            "Start workers for the Dask scheduler at this address; match --cluster and other "
            "commands hand their games to it. Anybody who reaches the scheduler can run code here: "
            "the page on clusters says how to protect it. Ctrl+C stops."
        ),
    )
    parser.add_argument("address", metavar="ADDRESS", help=tr("such as tls://host:8786"))
    parser.add_argument(
        "--jobs",
        type=whole_number(1, MOST_JOBS),
        default=os.cpu_count() or 1,
        metavar="N",
        help=tr("how many workers, each on one core (default: as many as there are cores)"),
    )
    parser.add_argument(
        "--allow-programs",
        action="store_true",
        help=tr("start programs that speak UGI as players, if a match names them"),
    )
    parser.set_defaults(run=lend_cores)


def merge_files(options: argparse.Namespace) -> int:
    """Merge, and report the content of the new file."""
    from ringrealms3d.lab.matches.merging import merge

    check_targets(options, [options.output])
    merged = merge(options.files, options.output)
    if options.json:
        print_json({"files": [str(options.output)], **asdict(merged)})
        return 0
    text = Phrase(
        "{path}: {units} {of_jobs}; {repeated}",
        path=options.output,
        units=Phrase.counted("{count} unit of work", "{count} units of work", merged.units),
        of_jobs=Phrase.counted("of {count} job", "of {count} jobs", merged.jobs),
        repeated=Phrase.counted(
            "{count} was a duplicate", "{count} were duplicates", merged.repeated
        ),
    )
    print(tr(text))
    return 0


def lend_cores(options: argparse.Namespace) -> int:
    """Serve as a worker until the scheduler ends."""
    from ringrealms3d.lab.work.serving import serve

    def report() -> None:
        sentence = tr_count(
            "one worker serves {address}",
            "{count} workers serve {address}",
            options.jobs,
            address=options.address,
        )
        print(sentence, flush=True)

    serve(options.address, options.jobs, options.allow_programs, report)
    print(tr("the scheduler has ended"))
    return 0
