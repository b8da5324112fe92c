"""Where a command's work runs: on how many cores, in which shard, or on a cluster."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import named_path, whole_number
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.lab.work.run import Runner, Shard

MOST_JOBS = 256
"""How many cores or workers a command may be told to use."""

_MOST_SHARDS = 100_000
_SHARD = re.compile(r"([0-9]{1,6})/([0-9]{1,6})")


def add_runner_options(parser: argparse.ArgumentParser) -> None:
    """Add the options for the number of cores or the cluster."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs",
        type=whole_number(1, MOST_JOBS),
        default=1,
        metavar="N",
        help=tr("games or other pieces of work at a time (default: 1)"),
    )
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=tr(
            "let the workers of a Dask scheduler do the work, such as tls://host:8786 (see the "
            "page on clusters)"
        ),
    )


def add_journal_options(parser: argparse.ArgumentParser) -> None:
    """Add the options for the journal and the shard."""
    parser.add_argument(
        "--file",
        type=named_path,
        metavar="FILE",
        help=tr("keep finished work here, and resume from it"),
    )
    add_shard_option(parser)


def add_shard_option(parser: argparse.ArgumentParser) -> None:
    """Add the option for the shard."""
    parser.add_argument(
        "--shard",
        type=_shard,
        metavar="K/N",
        help=tr(
            "do only part K of N, for machines without a connection; merge the files with match "
            "merge"
        ),
    )


def runner_of(options: argparse.Namespace) -> Runner:
    """Return the runner of the work.

    Raises:
        UserError: the cluster cannot be reached.
    """
    if options.cluster is not None:
        from ringrealms3d.lab.work.cluster import Cluster

        return Cluster(options.cluster)
    from ringrealms3d.lab.work.processes import Processes

    return Processes(options.jobs)


def shard_of(options: argparse.Namespace) -> Shard:
    """Return the shard of the work to do here.

    Raises:
        UserError: its results would be lost, because there is no file.
    """
    from ringrealms3d.lab.work.run import WHOLE, Shard

    if options.shard is None:
        return WHOLE
    if options.file is None:
        raise UserError("--shard needs --file, where the finished part is kept")
    return Shard(*options.shard)


def _shard(text: str) -> tuple[int, int]:
    """Read a part such as 2/8."""
    found = _SHARD.fullmatch(text)
    if not found or not 1 <= int(found[1]) <= int(found[2]) <= _MOST_SHARDS:
        raise argparse.ArgumentTypeError(tr("'{text}' is not a part such as 2/8").format(text=text))
    return int(found[1]), int(found[2])
