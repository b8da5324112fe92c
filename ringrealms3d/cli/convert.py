"""``ringrealms3d convert``: convert a game to another file format."""

from __future__ import annotations

import argparse

from ringrealms3d.cli.arguments import Commands
from ringrealms3d.cli.left_out import report_left_out
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.files import person_path
from ringrealms3d.core.phrase import tr


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "convert",
        help=tr("turn a game's file into another kind of file"),
        description=tr(
            "Read a game and write it as another kind of file. The names' endings say which: "
            ".txt holds the moves alone, .json and .rrsgf (SGF) hold variations and notes too. "
            "Says what the new file leaves out."
        ),
    )
    parser.add_argument("input", metavar="IN", help=tr("the game's file"))
    parser.add_argument("output", metavar="OUT", help=tr("the file to write"))
    add_force(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Say what will not be in the new file, and write the game."""
    from ringrealms3d.records.game_files import format_for, read_game, write_game

    source, target = person_path(options.input), person_path(options.output)
    format_for(target)
    check_targets(options, [target], read=[source])
    record = read_game(options.input)
    report_left_out(record, options.output)
    write_game(record, target)
    return 0
