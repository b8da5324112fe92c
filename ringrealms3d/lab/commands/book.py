"""``ringrealms3d book``: opening books from self-play."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, add_json, add_limits, named_path, whole_number
from ringrealms3d.cli.output import print_files_as_json
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.files import make_folder
from ringrealms3d.core.phrase import tr, tr_count, translatable
from ringrealms3d.lab.commands.match import add_match_options, pairs_of
from ringrealms3d.lab.commands.workplace import add_shard_option, runner_of

if TYPE_CHECKING:
    from rich.table import Table

    from ringrealms3d.engine.book.book import Book
    from ringrealms3d.lab.matches.match import GameResult, Match
    from ringrealms3d.lab.work.journal import Journal

_GAMES = 400
_NODES = 3_000
_PLIES = 8
_MOST_PLIES = 40
_ROUND_PAIRS = 25  # which do not know of each other
_GAMES_FOLDER = "games"
_SHOWN_MOVES = 5
_NO_BOOK = 1


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "book",
        examples=["book loop/mini -o books"],
        help=tr("make opening books from self-play"),
        description=tr(
            "Let the engine play itself and make an opening book from the games. It draws the "
            "first moves from those that it likes best and that did well in earlier games. For "
            "every position, however the board is turned and whichever moves led to it, the book "
            "shows how often each move was played and how many points it scored. A few hundred "
            "games cover only a few plies; test a book with a match of strong,book=yes against "
            "strong, with --random-plies 0. Ctrl+C stops; finished games are kept in the folder "
            "games beside the books, and the same command resumes. Games that start at random "
            "and boards from files have no books."
        ),
    )
    parser.add_argument(
        "variants",
        nargs="+",
        metavar="VARIANT",
        help=tr("the variants, such as loop/mini ring-majority/cube"),
    )
    add_limits(
        parser, help=tr("seconds for a move, instead of {nodes} playouts").format(nodes=_NODES)
    )
    add_match_options(parser, games=_GAMES)
    add_shard_option(parser)
    parser.add_argument(
        "--plies",
        type=whole_number(1, _MOST_PLIES),
        default=_PLIES,
        metavar="K",
        help=tr("how many moves of each game the book has (default: {plies})").format(plies=_PLIES),
    )
    parser.add_argument(
        "--then",
        type=whole_number(1, 10**9),
        metavar="N",
        help=tr("playouts for a move after these (default: as many as before)"),
    )
    parser.add_argument(
        "-o",
        "--output",
        type=named_path,
        metavar="DIR",
        help=tr("where books and games are kept (default: where the engine looks for books first)"),
    )
    add_force(parser)
    add_json(parser, tr("print the names of the files as JSON"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the games of each variant in turn, and write its book."""
    from ringrealms3d.cli.tables import table_console
    from ringrealms3d.core.data import own_folder
    from ringrealms3d.engine.book.file import FOLDER, book_name, save_book
    from ringrealms3d.lab.book_making import book_of
    from ringrealms3d.lab.commands.match_table import show_growing
    from ringrealms3d.lab.work.journal import is_begun

    matches = [_match(uid, options) for uid in options.variants]
    folder = options.output or own_folder(FOLDER)
    paths = [folder / book_name(match.uid) for match in matches]
    check_targets(options, [x for x in dict.fromkeys(paths) if not is_begun(_journal_file(x))])
    make_folder(folder / _GAMES_FOLDER)
    console, code, written = table_console(options.json), 0, []
    for match, path in zip(matches, paths, strict=True):
        states = _growing(match, options, path)
        games = show_growing(console, states, partial(_progress, match.uid, options.games))
        if _is_round_open(games, options):
            console.print(tr("this part of the round is done; merge the files of all parts"))
            continue
        book = book_of(match, games, options.plies)
        if not book.positions:
            console.print(_too_few_games(match.uid), soft_wrap=True)
            code = _NO_BOOK
            continue
        save_book(book, path)
        written.append(path)
        console.print(_first_moves(book), "", _summary(book, path), "", soft_wrap=True, sep="\n")
    if options.json:
        print_files_as_json(written)
    return code


def _match(uid: str, options: argparse.Namespace) -> Match:
    """Return the self-play match whose games make the book."""
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.lab.book_making import self_play

    timed = options.seconds is not None
    limits = Limit(options.seconds, None if timed else options.nodes or _NODES)
    known = named_variant(uid).uid
    return self_play(known, limits, options.plies, options.seed, options.then)


def _growing(match: Match, options: argparse.Namespace, path: Path) -> Iterator[list[GameResult]]:
    """Yield the games so far, stored ones first, round by round.

    The games of a round follow the book of all earlier rounds, despite interruptions. A shard ends
    with the first round that needs games from other shards.
    """
    from ringrealms3d.engine.book.file import format_book
    from ringrealms3d.lab.book_making import book_of
    from ringrealms3d.lab.matches.pairs import guided_job
    from ringrealms3d.lab.work.journal import opened_journal
    from ringrealms3d.lab.work.run import WHOLE, Shard, completed

    runner = runner_of(options)
    shard = WHOLE if options.shard is None else Shard(*options.shard)
    last = pairs_of(options.games)
    plain = guided_job(match, _ROUND_PAIRS)
    with opened_journal(_journal_file(path), [plain]) as journal:
        yield _games(journal)
        for first in range(0, last, _ROUND_PAIRS):
            numbers = range(first, min(first + _ROUND_PAIRS, last))
            before = [game for game in _games(journal) if game.number < 2 * first]
            if len(before) < 2 * first:
                return
            guide = format_book(book_of(match, before, options.plies)) if before else ""
            job = guided_job(match, _ROUND_PAIRS, guide)
            units = shard.of([job.unit(number) for number in numbers])
            for _ in completed(units, journal, runner):
                yield _games(journal)


def _journal_file(book: Path) -> Path:
    """Return the journal of the games that a book is made from."""
    return book.parent / _GAMES_FOLDER / book.stem


def _games(journal: Journal) -> list[GameResult]:
    """Return the games of a journal by their numbers."""
    from ringrealms3d.lab.matches.pairs import games_of

    numbered = {int(key.rpartition("-")[2]): result for key, result in journal.results.items()}
    return [game for pair in sorted(numbered) for game in games_of(pair, numbered[pair])]


def _is_round_open(games: Sequence[GameResult], options: argparse.Namespace) -> bool:
    """Return whether games of other shards are missing."""
    return options.shard is not None and len(games) < 2 * pairs_of(options.games)


def _too_few_games(uid: str) -> str:
    from ringrealms3d.engine.book.book import LEAST_GAMES

    return tr_count(
        "{variant}: no book is written, because no move was played in {count} game",
        "{variant}: no book is written, because no move was played in {count} games",
        LEAST_GAMES,
        variant=uid,
    )


def _progress(uid: str, expected: int, games: Sequence[GameResult]) -> str:
    text = tr_count(
        "{variant}: {done} of {count} game",
        "{variant}: {done} of {count} games",
        max(expected, len(games)),
        variant=uid,
        done=len(games),
    )
    return f"{text}\n"


def _first_moves(book: Book) -> Table:
    """Return the first moves that the book may play, with their results."""
    from ringrealms3d.cli.tables import plain_table
    from ringrealms3d.engine.book.book import book_moves, good_moves
    from ringrealms3d.games import start

    position = start(book.uid)
    known = book_moves(book, position)
    good = good_moves(known)
    table = plain_table(
        translatable("first move"),
        translatable("games"),
        translatable("score %"),
        translatable("in the book"),
    )
    for move in known[:_SHOWN_MOVES]:
        table.add_row(
            position.format_move(move.moves[0]),
            str(move.tally.games),
            f"{100 * move.tally.score:.1f}",
            tr("played") if move in good else tr("left out"),
        )
    return table


def _summary(book: Book, path: Path) -> str:
    return tr_count(
        "{path}: {count} position, {size} kB",
        "{path}: {count} positions, {size} kB",
        len(book.positions),
        path=path,
        size=f"{path.stat().st_size / 1000:.1f}",
    )
