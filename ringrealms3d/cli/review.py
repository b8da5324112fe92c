"""``ringrealms3d review``: whole games evaluated and judged, with the graph of each."""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
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
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line

if TYPE_CHECKING:
    from rich.table import Table

    from ringrealms3d.engine.levels import Limits
    from ringrealms3d.engine.thinker import Thinker
    from ringrealms3d.records.judging import Review
    from ringrealms3d.records.node import Evaluation
    from ringrealms3d.records.record import GameRecord

    _Found = tuple[int, list[Evaluation | None] | UserError]  # and which of the files it is

_Row = tuple[str, ...]
_SECONDS = 1.0
_REFUSED = 2
_MOST_JOBS = 256
_LONGEST_NAME, _LONGEST_CELL = 40, 18
_GRAPHS = ("svg", "png")
_WHOLE = frozenset({".json", ".rrsgf"})  # formats that keep evaluations
_NOTHING = "–"


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "review",
        help=tr("judge the moves of whole games, with a graph of each"),
        description=tr(
            "Evaluate every position of games and judge their moves by the drop in the "
            "chance to win: inaccuracies, mistakes and blunders. Each game is written with its "
            "evaluations, and its graph beside it. Ctrl+C stops; what is written stays."
        ),
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=tr("the games' files"))
    parser.add_argument(
        "-o", "--output", required=True, metavar="DIR", help=tr("the folder for games and graphs")
    )
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument(
        "--seconds",
        type=seconds,
        metavar="S",
        help=tr("time for a position (default: {seconds})").format(seconds=f"{_SECONDS:g}"),
    )
    limits.add_argument(
        "--nodes",
        type=whole_number(1, MOST_PLAYOUTS),
        metavar="N",
        help=tr("playouts for a position, instead of a time"),
    )
    parser.add_argument(
        "--graph", choices=_GRAPHS, default=_GRAPHS[0], help=tr("the graphs' format (default: svg)")
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help=tr("fixes the searches (default: 1)")
    )
    parser.add_argument(
        "--jobs",
        type=whole_number(1, _MOST_JOBS),
        default=1,
        metavar="N",
        help=tr("games reviewed at the same time (default: 1)"),
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Review all games and show a table."""
    from ringrealms3d.core.kernel import compile_kernels
    from ringrealms3d.flat.requirements import flat_drawing_problem

    compile_kernels()
    folder = person_path(options.output)
    make_folder(folder)
    check_folder(folder)
    if problem := flat_drawing_problem():
        raise UserError(problem)
    rows: dict[int, list[_Row]] = {}
    try:
        _review_all(options, folder, rows)
    finally:
        if rows:
            new_console(highlight=False, markup=False).print(_table_of(rows))
    return 0 if len(rows) == len(options.files) else _REFUSED


def _review_all(options: argparse.Namespace, folder: Path, rows: dict[int, list[_Row]]) -> None:
    """Review the games that can be read, write them, and add what the table tells of them."""
    from ringrealms3d.engine.levels import Limits
    from ringrealms3d.records.game_files import read_game

    limits = Limits(options.nodes, options.seconds)
    if limits == Limits():
        limits = Limits(seconds=_SECONDS)
    names = _names(options.files)
    evaluate = _evaluate_here if options.jobs == 1 else partial(_evaluate_apart, options.jobs)
    for number, found in evaluate(options.files, limits, options.seed):
        if isinstance(found, UserError):
            print(
                f"ringrealms3d review: {one_line(str(found))}",
                file=sys.stderr,
            )
            continue
        record = read_game(options.files[number])
        for node, evaluation in zip((record.root, *record.line), found, strict=True):
            node.evaluation = evaluation
        _write(record, folder / names[number], options.graph)
        rows[number] = _rows_of(record, options.files[number])


def _evaluate_here(files: list[str], limits: Limits, chosen_seed: int) -> Iterator[_Found]:
    """Evaluate one game after the other in this process, and tell of every position."""
    for number, file in enumerate(files):
        name = one_line(file, _LONGEST_NAME)
        try:
            yield number, _evaluated(file, limits, chosen_seed, partial(_tell, name))
        except UserError as error:
            yield number, error
        except KeyboardInterrupt:
            print(file=sys.stderr)  # ends the line that tells how far it is
            raise


def _evaluate_apart(
    jobs: int, files: list[str], limits: Limits, chosen_seed: int
) -> Iterator[_Found]:
    """Evaluate so many games at a time, each in a process of its own, and tell of every game."""
    from ringrealms3d.engine.matches.pool import done_apart

    work, count = partial(_evaluated_game, files, limits, chosen_seed), len(files)
    for done, found in enumerate(done_apart(work, range(count), jobs), start=1):
        print(tr("{done} of {count} games").format(done=done, count=count), file=sys.stderr)
        yield found


def _evaluated_game(files: list[str], limits: Limits, chosen_seed: int, number: int) -> _Found:
    try:
        return number, _evaluated(files[number], limits, chosen_seed, lambda *_: None)
    except UserError as error:
        return number, error


def _evaluated(
    file: str, limits: Limits, chosen_seed: int, tell: Callable[[int, int], None]
) -> list[Evaluation | None]:
    """Return the evaluations of the line of the game in a file.

    Raises:
        UserError: it cannot be read or holds no game.
    """
    from ringrealms3d.engine.reviewing import review_game
    from ringrealms3d.records.game_files import read_game

    record, thinker = read_game(file), _thinker()
    tell(0, len(record.line) + 1)
    interruptible(partial(thinker.load, record.uid))
    review_game(record, thinker, limits, chosen_seed, tell)
    return [node.evaluation for node in (record.root, *record.line)]


@cache
def _thinker() -> Thinker:
    """Return what searches in this process, which is ready for a board after its first game."""
    from ringrealms3d.engine.book.file import complain
    from ringrealms3d.engine.thinker import Thinker

    return Thinker(complain)


def _tell(name: str, done: int, total: int) -> None:
    told = f"{done} of {total} positions        " if done else "the engine is getting ready"
    end = "\n" if done == total else ""
    print(f"\r{name}: {told}", end=end, file=sys.stderr, flush=True)


def _names(files: list[str]) -> list[str]:
    """Return for each file how the names of what is written begin; no two are the same."""
    names: dict[str, None] = {}
    for file in files:
        endings = itertools.chain([""], itertools.count(2))
        tries = (f"{Path(file).stem}-review{ending}" for ending in endings)
        names[next(name for name in tries if name not in names)] = None
    return list(names)


def _write(record: GameRecord, place: Path, graph: str) -> None:
    """Write a game with its evaluations in all formats that keep them, and its graph."""
    from ringrealms3d.export.game_graph import save_game_graph
    from ringrealms3d.records.game_files import FORMATS, write_game

    for ending in sorted(_WHOLE & FORMATS.keys()):
        write_game(record, f"{place}{ending}")
    save_game_graph(record, Path(f"{place}.{graph}"))


def _table_of(rows: Mapping[int, list[_Row]]) -> Table:
    """Return a table of the games in the order in which they were named."""
    from ringrealms3d.cli.match_table import plain_table

    heads = ("game", "seat", "accuracy", "inaccuracies", "mistakes", "blunders", "loss")
    table = plain_table(*heads)
    for number in sorted(rows):
        for row in rows[number]:
            table.add_row(*row)
    return table


def _rows_of(record: GameRecord, file: str) -> list[_Row]:
    """Return a row for each seat."""
    from ringrealms3d.records.judging import review_line

    review = review_line((record.root, *record.line))
    name = one_line(Path(file).name, _LONGEST_CELL)
    first, second = record.start.variant.seats
    return [(name, *_row_of(review, 0, first)), ("", *_row_of(review, 1, second))]


def _row_of(review: Review, seat: int, title: str) -> _Row:
    from ringrealms3d.records.judging import SWINGS

    accuracy, loss = review.accuracy(seat), review.mean_loss(seat)
    return (
        str(title),
        _NOTHING if accuracy is None else f"{accuracy:.1f} %",
        *(str(review.count(seat, judgement)) for judgement in SWINGS),
        _NOTHING if loss is None else f"{loss:.3f}",
    )
