"""``ringrealms3d review``: whole games evaluated and judged, with the graph of each."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import (
    MOST_PLAYOUTS,
    Commands,
    interruptible,
    seconds,
    seed,
    whole_number,
)
from ringrealms3d.cli.output import new_console
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_folder, make_folder, person_path
from ringrealms3d.core.plain_text import one_line

if TYPE_CHECKING:
    from rich.table import Table

    from ringrealms3d.engine.levels import Limits
    from ringrealms3d.engine.thinker import Thinker
    from ringrealms3d.records.record import GameRecord

_SECONDS = 1.0
_REFUSED = 2
_LONGEST_NAME, _LONGEST_CELL = 40, 18
_GRAPHS = ("svg", "png")
_WHOLE = frozenset({".json", ".rrsgf"})  # formats that keep evaluations
_NOTHING = "–"


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "review",
        help="judge the moves of whole games, with a graph of each",
        description="Evaluate every position of games and judge their moves by the drop in the "
        "chance to win: inaccuracies, mistakes and blunders. Each game is written with its "
        "evaluations, and its graph beside it. Ctrl+C stops; what is written stays.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="the games' files")
    parser.add_argument(
        "-o", "--output", required=True, metavar="DIR", help="the folder for games and graphs"
    )
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument(
        "--seconds",
        type=seconds,
        metavar="S",
        help=f"time for a position (default: {_SECONDS:g})",
    )
    limits.add_argument(
        "--nodes",
        type=whole_number(1, MOST_PLAYOUTS),
        metavar="N",
        help="playouts for a position, instead of a time",
    )
    parser.add_argument(
        "--graph", choices=_GRAPHS, default=_GRAPHS[0], help="the graphs' format (default: svg)"
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help="fixes the searches (default: 1)"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Review one game after the other and show a table."""
    from ringrealms3d.core.kernel import compile_kernels
    from ringrealms3d.flat.requirements import flat_drawing_problem

    compile_kernels()
    folder = person_path(options.output)
    make_folder(folder)
    check_folder(folder)
    if problem := flat_drawing_problem():
        raise UserError(problem)
    table, refused = _new_table(), False
    try:
        refused = _review_all(options, folder, table)
    finally:
        if table.row_count:
            new_console(highlight=False, markup=False).print(table)
    return _REFUSED if refused else 0


def _review_all(options: argparse.Namespace, folder: Path, table: Table) -> bool:
    """Review the games that can be read; return whether there are others."""
    from ringrealms3d.engine.book.file import complain
    from ringrealms3d.engine.levels import Limits
    from ringrealms3d.engine.thinker import Thinker
    from ringrealms3d.records.game_files import read_game

    limits = Limits(options.nodes, options.seconds)
    if limits == Limits():
        limits = Limits(seconds=_SECONDS)
    thinker, refused = Thinker(complain), False
    taken: set[str] = set()
    for file in options.files:
        try:
            record = read_game(file)
        except UserError as error:
            print(f"ringrealms3d review: {one_line(str(error))}", file=sys.stderr)
            refused = True
            continue
        _review(record, file, thinker, limits, options.seed)
        _write(record, folder / _free_name(Path(file).stem, taken), options.graph)
        _add_rows(table, record, file)
    return refused


def _review(
    record: GameRecord, file: str, thinker: Thinker, limits: Limits, chosen_seed: int
) -> None:
    from ringrealms3d.engine.reviewing import review_game

    name = one_line(file, _LONGEST_NAME)
    print(f"\r{name}: the engine is getting ready", end="", file=sys.stderr, flush=True)
    interruptible(partial(thinker.load, record.uid))
    try:
        review_game(record, thinker, limits, chosen_seed, partial(_tell, name))
    finally:
        print(file=sys.stderr)  # ends the line that tells how far it is


def _tell(name: str, done: int, total: int) -> None:
    text = f"\r{name}: {done} of {total} positions        "
    print(text, end="", file=sys.stderr, flush=True)


def _free_name(stem: str, taken: set[str]) -> str:
    """Return the beginning of a game's files that no other game of the command has."""
    names = (f"{stem}-review{number}" for number in ("", *range(2, len(taken) + 3)))
    found = next(name for name in names if name not in taken)
    taken.add(found)
    return found


def _write(record: GameRecord, place: Path, graph: str) -> None:
    """Write a game with its evaluations in all formats that keep them, and its graph."""
    from ringrealms3d.export.game_graph import save_game_graph
    from ringrealms3d.records.game_files import FORMATS, write_game

    for ending in sorted(_WHOLE & FORMATS.keys()):
        write_game(record, f"{place}{ending}")
    save_game_graph(record, Path(f"{place}.{graph}"))


def _new_table() -> Table:
    from ringrealms3d.cli.match_table import plain_table

    return plain_table("game", "seat", "accuracy", "inaccuracies", "mistakes", "blunders", "loss")


def _add_rows(table: Table, record: GameRecord, file: str) -> None:
    """Add a row for each seat."""
    from ringrealms3d.records.judging import SWINGS, review_line

    review = review_line((record.root, *record.line))
    for seat, name in enumerate(record.start.variant.seats):
        accuracy, loss = review.accuracy(seat), review.mean_loss(seat)
        table.add_row(
            one_line(Path(file).name, _LONGEST_CELL) if seat == 0 else "",
            str(name),
            _NOTHING if accuracy is None else f"{accuracy:.1f} %",
            *(str(review.count(seat, judgement)) for judgement in SWINGS),
            _NOTHING if loss is None else f"{loss:.3f}",
        )
