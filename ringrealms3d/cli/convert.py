"""``ringrealms3d convert``: convert a game to another file format."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ringrealms3d.cli.arguments import Commands, add_json
from ringrealms3d.cli.game_input import STANDARD, is_stream, load_stream
from ringrealms3d.cli.left_out import report_left_out
from ringrealms3d.cli.output import print_files_as_json
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path
from ringrealms3d.core.phrase import tr

_USUAL = "rrsgf"
_KINDS = ("txt", "json", "rrsgf")


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "convert",
        examples=["convert game.txt game.rrsgf"],
        help=tr("turn a game's file into another kind of file"),
        description=tr(
            "Read a game and write it as another kind of file. The names' endings say which: "
            ".txt holds the moves alone, .json and .rrsgf (SGF) hold variations and notes too. "
            "Says what the new file leaves out."
        ),
    )
    parser.add_argument("input", metavar="FILE", help=tr("the game's file; - is standard input"))
    parser.add_argument(
        "named", nargs="?", metavar="OUTPUT", help=tr("the file to write; - is standard output")
    )
    parser.add_argument("-o", "--output", metavar="FILE", help=tr("the same as OUTPUT"))
    parser.add_argument(
        "--to",
        choices=_KINDS,
        help=tr("the kind of what is written to standard output (default: {kind})").format(
            kind=_USUAL
        ),
    )
    add_force(parser)
    add_json(parser, tr("print the names of the files as JSON"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Say what will not be in the new file, and write the game."""
    from ringrealms3d.records.game_files import format_for, format_game, read_game, write_game

    output = _output(options)
    kind = options.to or _USUAL
    target = Path(f"game.{kind}") if output == STANDARD else person_path(output)
    format_for(target)
    if output != STANDARD:
        if options.to is not None:
            raise UserError(
                "--to is for standard output: the ending of {path} says it", path=output
            )
        check_targets(options, [target], read=[person_path(options.input)])
    source = options.input
    record = load_stream(source) if is_stream(source) else read_game(source)
    report_left_out(record, target)
    if output == STANDARD:
        sys.stdout.write(format_game(record, kind))
    else:
        write_game(record, target)
        if options.json:
            print_files_as_json([target])
    return 0


def _output(options: argparse.Namespace) -> str:
    """Return where the game goes to, which is named once.

    Raises:
        UserError: it is not, or twice.
    """
    named = [name for name in (options.named, options.output) if name is not None]
    if len(named) != 1:
        raise UserError("name one file to write, such as -o game.rrsgf, or - for standard output")
    output: str = named[0]
    return output
