"""``ringrealms3d match merge``: merge the files of several machines."""

from __future__ import annotations

import argparse
from pathlib import Path

from ringrealms3d.cli.arguments import Commands
from ringrealms3d.core.phrase import Phrase, tr

NAME = "match merge"


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        NAME,
        help=tr("put the files of shards together"),
        description=tr(
            "Put files together that were made with --file, of matches, levels, books, reviews or "
            "tuning. What is in several of them counts once. The same command without --shard, "
            "with the new file, then shows the result. Files of earlier versions are brought up "
            "to date."
        ),
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="F", help=tr("the files"))
    parser.add_argument(
        "-o", "--output", required=True, type=Path, metavar="F", help=tr("the file to write")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Merge, and report the content of the new file."""
    from ringrealms3d.engine.matches.merging import merge

    merged = merge(options.files, options.output)
    told = Phrase(
        "{path}: {units} {of_jobs}; {repeated}",
        path=options.output,
        units=Phrase.counted("{count} unit of work", "{count} units of work", merged.units),
        of_jobs=Phrase.counted("of {count} job", "of {count} jobs", merged.jobs),
        repeated=Phrase.counted(
            "{count} was there twice", "{count} were there twice", merged.repeated
        ),
    )
    print(tr(told))
    return 0
