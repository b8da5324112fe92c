"""``ringrealms3d worker``: lend this machine's cores to a cluster."""

from __future__ import annotations

import argparse
import os

from ringrealms3d.cli.arguments import Commands, whole_number
from ringrealms3d.core.phrase import tr, tr_count

_MOST_JOBS = 256


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "worker",
        help=tr("let this machine work for a cluster"),
        description=tr(
            "Start workers for the Dask scheduler at this address; match --cluster and other "
            "commands hand their games to it. Anybody who reaches the scheduler can run code here: "
            "the page on clusters tells how to protect it. Ctrl+C stops."
        ),
    )
    parser.add_argument("address", metavar="ADDRESS", help=tr("such as tls://host:8786"))
    parser.add_argument(
        "--jobs",
        type=whole_number(1, _MOST_JOBS),
        default=os.cpu_count() or 1,
        metavar="N",
        help=tr("how many workers, each on one core (default: as many as there are cores)"),
    )
    parser.add_argument(
        "--allow-programs",
        action="store_true",
        help=tr("start programs that speak UGI as players, if a match names them"),
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until the scheduler ends."""
    from ringrealms3d.engine.work.serving import serve

    def tell() -> None:
        sentence = tr_count(
            "one worker serves {address}",
            "{count} workers serve {address}",
            options.jobs,
            address=options.address,
        )
        print(sentence, flush=True)

    serve(options.address, options.jobs, options.allow_programs, tell)
    print(tr("the scheduler has ended"))
    return 0
