"""``ringrealms3d render``: a picture of any position, without a display."""

from __future__ import annotations

import argparse
from pathlib import Path

from ringrealms3d.cli.arguments import (
    Commands,
    add_seed,
    add_variant,
    asked_variant,
    named_path,
    named_variant,
)
from ringrealms3d.cli.first_game import add_position, begun_game
from ringrealms3d.cli.look import add_look, chosen_style
from ringrealms3d.cli.targets import add_force, board_file, check_targets
from ringrealms3d.core.phrase import tr
from ringrealms3d.exports.endings import PICTURES, SCENES


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "render",
        help=tr("write a picture of a position, no display needed"),
        description=tr(
            "Write a picture of a position, or a scene for the ray tracer POV-Ray. No "
            "display is needed. 'export' writes models, drawings and films too."
        ),
    )
    add_variant(parser)
    add_position(parser)
    add_seed(parser)
    parser.add_argument(
        "-o",
        "--output",
        type=named_path,
        default=Path("board.png"),
        metavar="FILE",
        help=tr(
            "the file to write; its extension selects the format: {endings} (default: board.png)"
        ).format(endings=" ".join((*PICTURES, *SCENES))),
    )
    add_force(parser)
    add_look(parser)
    parser.add_argument(
        "--progress", action="store_true", help=tr("show the progress of a photograph")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw and save the picture, or write the scene."""
    from ringrealms3d.exports.kinds import PICTURE, SCENE, export, kind_for
    from ringrealms3d.exports.request import ExportRequest

    uid = str(named_variant(options))
    record = begun_game(uid, options.fen, options.moves, options.seed)
    check_targets(options, [options.output], read=[board_file(asked_variant(options))])
    kind = kind_for(options.output, among=(PICTURE, SCENE))
    style = chosen_style(options, record.last.position.variant.layout)
    tell = _print_share if options.progress else _say_nothing
    export(ExportRequest(record, record.last, style), options.output, kind.name, tell)
    return 0


def _print_share(share: float) -> None:
    print(f"{share:.0%}", flush=True)


def _say_nothing(share: float) -> None:
    """Ignore the progress."""
