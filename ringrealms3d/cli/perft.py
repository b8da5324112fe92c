"""``ringrealms3d perft``: count the ways to play, the standard check of move rules."""

from __future__ import annotations

import argparse
import time
from functools import partial

from ringrealms3d.cli.arguments import (
    Commands,
    add_variant,
    depth,
    interruptible,
    named_variant,
)
from ringrealms3d.core.phrase import tr


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "perft",
        help=tr("count the sequences of legal moves"),
        description=tr("Count the sequences of legal moves of every length up to a depth."),
    )
    add_variant(parser)
    parser.add_argument(
        "--depth", type=depth, default=3, metavar="N", help=tr("the longest (default: 3)")
    )
    parser.add_argument("--fen", metavar="FEN", help=tr("start from this position"))
    parser.add_argument("--divide", action="store_true", help=tr("count each first move by itself"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the counts as they come."""
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.perft import divide, perft
    from ringrealms3d.games import from_fen, start

    uid = str(named_variant(options))
    position = from_fen(uid, options.fen) if options.fen is not None else start(uid)
    interruptible(
        lambda: perft(position, 1)
    )  # loads or compiles the kernels before the clock starts
    if options.divide:
        for move, count in interruptible(lambda: divide(position, options.depth)).items():
            print(f"{position.format_move(move)}: {count}", flush=True)
    for plies in range(1, options.depth + 1):
        began = time.perf_counter()
        count = interruptible(partial(perft, position, plies))
        taken = time.perf_counter() - began
        print(f"perft({plies}) = {count}   {taken:.3f} s", flush=True)
    return 0
