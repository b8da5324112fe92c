"""``ringrealms3d convert``: convert games to another file format."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, add_json, whole_number
from ringrealms3d.cli.game_input import STANDARD, is_stream, opened_stream
from ringrealms3d.cli.left_out import report_left_out_of
from ringrealms3d.cli.output import print_files_as_json
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord

_MOST_CHAPTERS = 10**6
_USUAL = "rrsgf"
_KINDS = ("txt", "json", "rrsgf")


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "convert",
        examples=["convert game.txt game.rrsgf"],
        help=tr("convert a game file to another format"),
        description=tr(
            "Read the games in a file and write them in another format, which the new name's "
            "extension selects: .txt holds the moves alone; .json and .rrsgf (SGF) hold "
            "variations and notes too. Lists what the new file leaves out."
        ),
    )
    parser.add_argument("input", metavar="FILE", help=tr("the game file; - is standard input"))
    parser.add_argument(
        "named", nargs="?", metavar="OUTPUT", help=tr("the file to write; - is standard output")
    )
    parser.add_argument("-o", "--output", metavar="FILE", help=tr("the same as OUTPUT"))
    parser.add_argument(
        "--to",
        choices=_KINDS,
        help=tr("the format of standard output (default: {kind})").format(kind=_USUAL),
    )
    parser.add_argument(
        "--chapter",
        type=whole_number(1, _MOST_CHAPTERS),
        metavar="N",
        help=tr("of a file with several games, take only this one, counted from 1"),
    )
    add_force(parser)
    add_json(parser, tr("print the names of the files as JSON"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Say what will not be in the new file, and write the games."""
    from ringrealms3d.records.chapters import format_games, write_games
    from ringrealms3d.records.game_files import format_for

    output = _output(options)
    kind = options.to or _USUAL
    target = Path(f"game.{kind}") if output == STANDARD else person_path(output)
    format_for(target)
    if output != STANDARD:
        if options.to is not None:
            raise UserError(
                "--to is for standard output: the extension of {path} selects the format",
                path=output,
            )
        check_targets(options, [target], read=[person_path(options.input)])
    records = _games_in(options.input, options.chapter)
    report_left_out_of(records, target)
    if output == STANDARD:
        sys.stdout.write(format_games(records, kind))
    else:
        write_games(records, target)
        if options.json:
            print_files_as_json([target])
    return 0


def _games_in(source: str, chapter: int | None) -> list[GameRecord]:
    """Return the games of a file, or the one that is asked for.

    Raises:
        UserError: the file cannot be read, or has no such game.
    """
    from ringrealms3d.records.chapters import chapter_of, chapters_from, chapters_in

    stream = is_stream(source)
    chapters = chapters_from(*opened_stream(source)) if stream else chapters_in(Path(source))
    return list(chapters) if chapter is None else [chapter_of(chapters, chapter - 1)]


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
