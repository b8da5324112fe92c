"""``ringrealms3d export`` or ``render``: a game or a position as a picture, model, film or page."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import (
    Commands,
    add_fields,
    add_json,
    add_seed,
    add_variant,
    asked_variant,
    fields_of,
)
from ringrealms3d.cli.ctrl_c import stop_if_pressed
from ringrealms3d.cli.first_game import add_ply, add_position, named_game, node_at
from ringrealms3d.cli.game_input import named_file
from ringrealms3d.cli.look import add_look, chosen_style
from ringrealms3d.cli.output import print_files_as_json, shows_progress
from ringrealms3d.cli.targets import add_force, board_file, check_targets
from ringrealms3d.cli.wrapping import padded
from ringrealms3d.core.files import person_path
from ringrealms3d.core.phrase import tr
from ringrealms3d.exports.measures import FilmStyle, Measures

if TYPE_CHECKING:
    from ringrealms3d.exports.request import ExportRequest, Progress
    from ringrealms3d.records.record import GameRecord


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "export",
        examples=["export game.rrsgf --at 20 -o board.png"],
        aliases=["render"],
        help=tr("write a game or position as a picture, drawing, model, film or page"),
        description=tr(
            "Write a position or a whole game to a file for other programs, printers or browsers. "
            "The file's extension selects the format; --kinds lists all kinds. No display is "
            "needed. 'render' is another name of this command."
        ),
    )
    add_variant(parser, text=tr("a variant, such as ring-majority/cube, or a game's file"))
    add_position(parser)
    add_seed(parser)
    add_ply(
        parser,
        tr(
            "show the position after this many moves (default: the last position); films of games "
            "and pages always contain the whole game"
        ),
    )
    parser.add_argument(
        "-o",
        "--output",
        default="board.png",
        metavar="FILE",
        help=tr("the file to write (default: board.png)"),
    )
    add_force(parser)
    parser.add_argument(
        "--kind", metavar="KIND", help=tr("the kind of file, if the extension allows several")
    )
    parser.add_argument("--kinds", action=_ListKinds, help=tr("list the kinds of export and exit"))
    add_look(parser)
    add_fields(parser.add_argument_group(tr("printing and folding")), Measures)
    add_fields(parser.add_argument_group(tr("films")), FilmStyle)
    parser.add_argument(
        "--progress",
        action="store_true",
        help=tr("print the progress in percent, line by line"),
    )
    add_json(parser, tr("print the names of the files as JSON"))
    parser.add_argument("--request", type=Path, help=argparse.SUPPRESS)  # all else, by the window
    parser.set_defaults(run=run)


class _ListKinds(argparse.Action):
    """Prints the kinds of export and ends the program."""

    def __init__(self, option_strings: list[str], dest: str, help: str) -> None:  # noqa: A002
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print what there is."""
        from ringrealms3d.exports.kinds import KINDS

        for kind in KINDS.values():
            print(f"{kind.name:10}{padded(tr(kind.title), 44)}{' '.join(kind.endings)}")
        parser.exit()


def run(options: argparse.Namespace) -> int:
    """Write the file."""
    from ringrealms3d.exports.kinds import export, kind_for

    record, target = named_game(options), person_path(options.output)
    made = kind_for(target, options.kind).files(target)
    check_targets(options, made, read=[named_file(options), board_file(asked_variant(options))])
    request = _request(options, record)
    with _progress(options.progress) as show:

        def report(share: float) -> None:
            stop_if_pressed()
            show(share)

        export(request, target, options.kind, report)
    if options.json:
        print_files_as_json(made)
    return 0


def _request(options: argparse.Namespace, record: GameRecord) -> ExportRequest:
    from ringrealms3d.exports.request import ExportRequest, request_from_data

    if options.request is not None:
        return request_from_data(options.request.read_bytes(), record)
    node = node_at(record, options.at)
    style = chosen_style(options, node.position.variant.layout)
    measures, film = fields_of(options, Measures), fields_of(options, FilmStyle)
    return ExportRequest(record, node, style, measures, film, options.force)


@contextmanager
def _progress(printed: bool) -> Iterator[Progress]:
    """Yield a progress function: line by line if requested, otherwise a bar on a terminal."""
    if printed:
        yield lambda share: print(f"{share:.0%}", flush=True)
    elif shows_progress():
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=1.0)
            yield lambda share: bar.update(task, completed=share)
    else:
        yield lambda share: None
