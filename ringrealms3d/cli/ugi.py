"""``ringrealms3d ugi``: the engine for runners of the Universal Game Interface."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from io import TextIOWrapper

from ringrealms3d.cli.arguments import INTERRUPTED, Commands, add_old
from ringrealms3d.core.phrase import tr

_FIRST_GAME = "ring-majority/tet"


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "ugi",
        examples=["ugi loop/mini"],
        help=tr("be an engine for other programs (UGI)"),
        description=tr(
            "Speak the Universal Game Interface on standard input and output, so that any program "
            "that supports it can use the engine. See docs/ugi.md."
        ),
    )
    parser.add_argument(
        "variant",
        nargs="?",
        default=_FIRST_GAME,
        metavar="VARIANT",
        help=tr("the option Game at the start (default: {game})").format(game=_FIRST_GAME),
    )
    add_old(parser, "--game", "VARIANT", dest="game")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Answer until the input ends or says quit."""
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.ugi.front import UgiEngine
    from ringrealms3d.engine.ugi.options import Options
    from ringrealms3d.games.named import named_variant

    engine = UgiEngine(
        Options(named_variant(getattr(options, "game", options.variant)).uid), sys.stdout
    )
    code = 0
    try:
        engine.serve(_lines())
    except KeyboardInterrupt:
        print(tr("stopped"), file=sys.stderr)
        code = INTERRUPTED
    if not engine.close():
        os._exit(code)  # kernels are being compiled, and that cannot be told to stop
    return code


def _lines() -> Iterable[str]:
    """Return the lines of standard input, whatever bytes are in them."""
    if sys.stdin is None:  # closed by the caller
        return ()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    return sys.stdin
