"""``ringrealms3d review``: whole games evaluated and judged, with the graph of each."""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from ringrealms3d.cli.arguments import (
    MOST_PLAYOUTS,
    Commands,
    add_json,
    interruptible,
    seconds,
    seed,
    whole_number,
)
from ringrealms3d.cli.game_input import is_stream, load_game
from ringrealms3d.cli.output import end_progress, print_json, show_progress
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.cli.wrapping import padded
from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.files import check_folder, make_folder, person_path
from ringrealms3d.core.phrase import tr, tr_count, translatable
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.lab.commands.workplace import (
    add_journal_options,
    add_runner_options,
    runner_of,
    shard_of,
)

if TYPE_CHECKING:
    from rich.table import Table

    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.records.judging import Review
    from ringrealms3d.records.record import GameRecord

    _Told = tuple[GameRecord, str, Review]

_Row = tuple[str, ...]
_SECONDS = 1.0
_REFUSED = 2
_LONGEST_NAME = 40
_GRAPHS = ("svg", "png")
_WHOLE = (".json", ".rrsgf", ".sgf")  # formats that keep evaluations
_NOTHING = "–"


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "review",
        examples=["review game.rrsgf -o reviewed", "review game.rrsgf --notes -o reviewed"],
        help=tr("judge the moves of whole games, with a graph of each"),
        description=tr(
            "Evaluate every position of games and judge their moves by the drop in the "
            "chance to win: inaccuracies, mistakes and blunders, each with the move that was "
            "better. Each game is written with its evaluations, and its graph beside it. Ctrl+C "
            "stops; what is written stays."
        ),
    )
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help=tr("the games' files; - is standard input")
    )
    parser.add_argument(
        "-o", "--output", required=True, metavar="DIR", help=tr("the folder for games and graphs")
    )
    add_force(parser)
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
        "--notes",
        action="store_true",
        help=tr("add the better move, with its line, to each bad move in the games"),
    )
    parser.add_argument(
        "--graph", choices=_GRAPHS, default=_GRAPHS[0], help=tr("the graphs' format (default: svg)")
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help=tr("fixes the searches (default: 1)")
    )
    add_runner_options(parser)
    add_journal_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Review all games and show a table."""
    from ringrealms3d.cli.tables import table_console
    from ringrealms3d.core.kernel import compile_kernels
    from ringrealms3d.flat.requirements import flat_drawing_problem
    from ringrealms3d.lab.work.journal import is_begun

    compile_kernels()
    folder = person_path(options.output)
    if problem := flat_drawing_problem():
        raise UserError(problem)
    names = _names(options.files)
    results = [path for name in names for path in _results(folder / name, options.graph)]
    check_targets(
        options,
        results,
        goes_on=is_begun(options.file),
        resumed=[options.file],
        read=[person_path(file) for file in options.files if not is_stream(file)],
    )
    records = _records(options.files)
    if not records:
        return _REFUSED
    make_folder(folder)
    check_folder(folder)
    reviews: dict[int, Review] = {}
    try:
        _review_all(options, records, [folder / name for name in names], reviews)
    finally:
        if reviews and not options.json:
            told = [(records[each], options.files[each], reviews[each]) for each in sorted(reviews)]
            table_console().print(_table_of(told))
            if any(review.swings for *_, review in told):
                table_console().print("", _table_of_bad_moves(told), sep="\n")
    if options.json:
        numbers = sorted(reviews)
        print_json(
            [_as_data(records[each], options.files[each], reviews[each]) for each in numbers]
        )
    wanted = len(options.files) if options.shard is None else len(reviews)
    return 0 if len(reviews) == wanted else _REFUSED


def _review_all(
    options: argparse.Namespace,
    records: dict[int, GameRecord],
    places: list[Path],
    reviews: dict[int, Review],
) -> None:
    """Review games, write them, and add what was found."""
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.records.judging import review_line
    from ringrealms3d.records.review_notes import note_review

    limits = Limit(options.seconds, options.nodes)
    if limits == Limit():
        limits = Limit(seconds=_SECONDS)
    alone = options.jobs == 1 and options.cluster is None and options.file is None
    evaluate = _evaluate_here if alone else _evaluate_apart
    for number in evaluate(records, limits, options):
        record = records[number]
        review = review_line((record.root, *record.line))
        if options.notes:
            note_review(record, review)
        _write(record, places[number], options.graph)
        reviews[number] = review  # at once, because Ctrl+C may come and the file stays


def _records(files: list[str]) -> dict[int, GameRecord]:
    """Return the readable games, by their index among the files, and report the others."""
    records: dict[int, GameRecord] = {}
    for number, file in enumerate(files):
        try:
            records[number] = load_game(file)
        except UserError as error:
            print(f"ringrealms3d review: {one_line(error_sentence(error))}", file=sys.stderr)
    return records


def _evaluate_here(
    records: dict[int, GameRecord], limits: Limit, options: argparse.Namespace
) -> Iterator[int]:
    """Evaluate one game after another in this process, and report every position."""
    from ringrealms3d.engine.book.file import complain
    from ringrealms3d.engine.thinker import Thinker
    from ringrealms3d.lab.reviews import review_game

    thinker = Thinker(complain)
    for number, record in records.items():
        tell = partial(_show_progress, one_line(options.files[number], _LONGEST_NAME))
        try:
            tell(0, len(record.line) + 1)
            interruptible(partial(thinker.load, record.uid))
            review_game(record, thinker, limits, options.seed, tell)
        except KeyboardInterrupt:
            end_progress()
            raise
        yield number


def _evaluate_apart(
    records: dict[int, GameRecord], limits: Limit, options: argparse.Namespace
) -> Iterator[int]:
    """Evaluate games in other processes, and report every game."""
    from ringrealms3d.lab.reviews import evaluations_of, review_job
    from ringrealms3d.lab.work.journal import opened_journal
    from ringrealms3d.lab.work.run import completed

    units = {
        number: review_job(record, limits, options.seed).unit(0)
        for number, record in records.items()
    }
    alike: dict[str, list[int]] = {}
    for number, unit in units.items():
        alike.setdefault(unit.key, []).append(number)
    mine = shard_of(options).of([units[numbers[0]] for numbers in alike.values()])
    with opened_journal(options.file, [unit.job for unit in units.values()]) as journal:
        known = [unit for unit in mine if unit.key in journal.results]
        for unit in itertools.chain(known, completed(mine, journal, runner_of(options))):
            text = tr_count(
                "{done} of {count} game",
                "{done} of {count} games",
                len(alike),
                done=len(journal.results),
            )
            show_progress(text)
            if len(journal.results) == len(alike):
                end_progress()
            found = evaluations_of(journal.results[unit.key])
            for number in alike[unit.key]:
                record = records[number]
                for node, evaluation in zip((record.root, *record.line), found, strict=True):
                    node.evaluation = evaluation
                yield number


def _show_progress(name: str, done: int, total: int) -> None:
    begun = tr("the engine is getting ready")
    far = tr_count("{done} of {count} position", "{done} of {count} positions", total, done=done)
    text = padded(far, cell_len(begun)) if done else begun  # covers what stood there before
    line = tr("{name}: {text}").format(name=name, text=text)
    show_progress(line)
    if done == total:
        end_progress()


def _names(files: list[str]) -> list[str]:
    """Return a unique start for the names of each file's output."""
    names: dict[str, None] = {}
    for file in files:
        endings = itertools.chain([""], itertools.count(2))
        stem = "game" if is_stream(file) else Path(file).stem
        tries = (f"{stem}-review{ending}" for ending in endings)
        names[next(name for name in tries if name not in names)] = None
    return list(names)


def _write(record: GameRecord, place: Path, graph: str) -> None:
    """Write a game with its evaluations in all formats that keep them, and its graph."""
    from ringrealms3d.exports.game_graph import save_game_graph
    from ringrealms3d.records.game_files import write_game

    *games, picture = _results(place, graph)
    for path in games:
        write_game(record, path)
    save_game_graph(record, picture)


def _results(place: Path, graph: str) -> list[Path]:
    """Return the files of a reviewed game: those with the whole game, and last its graph."""
    return [Path(f"{place}{ending}") for ending in (*_WHOLE, f".{graph}")]


def _as_data(record: GameRecord, file: str, review: Review) -> dict[str, Any]:
    """Return a game's review in the form for other programs."""
    from ringrealms3d.records.judging import SWINGS

    return {
        "file": file,
        "variant": record.uid,
        "seats": [
            {
                "accuracy": review.accuracy(seat),
                "loss": review.mean_loss(seat),
                **{each.name.lower(): review.count(seat, each) for each in SWINGS},
            }
            for seat in (0, 1)
        ],
        "swings": [
            {
                "ply": swing.node.ply,
                "seat": swing.node.seat,
                "move": swing.node.text,
                "judgement": swing.judgement.name.lower(),
                "drop": round(swing.drop, 4),
                "chance_lost": round(swing.chance_lost, 4),
                "better": swing.better or None,
                "line": swing.line,
            }
            for swing in review.swings
        ],
    }


def _table_of(told: Sequence[_Told]) -> Table:
    """Return a table of games with a row for each seat."""
    from ringrealms3d.cli.tables import plain_table

    table = plain_table(
        translatable("file"),
        translatable("side"),
        translatable("accuracy"),
        translatable("inaccuracies"),
        translatable("mistakes"),
        translatable("blunders"),
        translatable("loss"),
    )
    for record, file, review in told:
        name = one_line(Path(file).name)
        first, second = record.start.variant.seats
        table.add_row(name, *_row_of(review, 0, first))
        table.add_row("", *_row_of(review, 1, second))
    return table


def _row_of(review: Review, seat: int, title: str) -> _Row:
    from ringrealms3d.records.judging import SWINGS

    accuracy, loss = review.accuracy(seat), review.mean_loss(seat)
    return (
        tr(title),
        _NOTHING if accuracy is None else f"{accuracy:.1f} %",
        *(str(review.count(seat, judgement)) for judgement in SWINGS),
        _NOTHING if loss is None else f"{loss:.3f}",
    )


def _table_of_bad_moves(told: Sequence[_Told]) -> Table:
    """Return a table of the bad moves of games, with what was better than each."""
    from ringrealms3d.cli.tables import plain_table
    from ringrealms3d.records.review_notes import loss_text

    table = plain_table(
        translatable("file"),
        translatable("turn"),
        translatable("side"),
        translatable("move"),
        translatable("cost"),
        translatable("better line"),
    )
    table.columns[-1].justify = "left"
    for record, file, review in told:
        name = one_line(Path(file).name)
        turns = dict(zip(record.line, review.turns[1:], strict=True))
        for swing in review.swings:
            table.add_row(
                name,
                str(turns[swing.node]),
                tr(record.start.variant.seats[swing.node.seat]),
                f"{swing.node.text}{swing.judgement.glyph}",
                loss_text(swing.chance_lost),
                one_line(" ".join(swing.line)) or _NOTHING,
            )
            name = ""
    return table
