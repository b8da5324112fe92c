"""``ringrealms3d puzzles``: make, check and list puzzles, and tell how one's own tries went."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from ringrealms3d.cli.arguments import (
    Commands,
    add_json,
    interruptible,
    named_path,
    seconds,
    seed,
    whole_number,
)
from ringrealms3d.cli.output import new_console, print_files_as_json, print_json, progress_console
from ringrealms3d.core.phrase import Phrase, tr, tr_count, translatable

if TYPE_CHECKING:
    from rich.table import Table

    from ringrealms3d.puzzles.brute_force import Verdict
    from ringrealms3d.puzzles.puzzle import Goal, Puzzle
    from ringrealms3d.puzzles.results import Tally

THEMES = (
    "win-at-once",
    "win-in-two",
    "long-win",
    "won-endgame",
    "capture",
    "defence",
    "deep-defence",
)
"""The themes by their names, without what computes them: a parser is made in no time."""
_COUNT = 10
_MOST = 10_000
_FAILED = 1
_STAR = "*"
_WIDTH = 200  # columns: a narrow terminal wraps lines, but nothing is cut


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "puzzles",
        examples=["puzzles list --game loop"],
        help=tr("make, check and list puzzles, and see your results"),
        description=tr(
            "Puzzles are positions in which exactly one first move is right, which is proven. "
            "They come from games that the engine played against itself."
        ),
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar=tr("action"))
    for add in (_add_make, _add_check, _add_list, _add_results):
        add(actions)


def _add_make(actions: Commands) -> None:
    parser = actions.add_parser(
        "make",
        examples=["puzzles make loop/mini -o puzzles.jsonl --count 5"],
        help=tr("find puzzles in games that the engine plays against itself"),
        description=tr(
            "Let the engine play itself and keep what brute force proves: positions near the end "
            "with exactly one right first move. The file is written after every find; what is in "
            "it stays, so Ctrl+C loses nothing and the same command resumes."
        ),
    )
    parser.add_argument(
        "variants",
        nargs="+",
        metavar="VARIANT",
        help=tr("the variants, such as loop/mini ring-majority/cube"),
    )
    parser.add_argument(
        "-o",
        "--output",
        type=named_path,
        required=True,
        metavar="FILE",
        help=tr("the file of puzzles"),
    )
    parser.add_argument(
        "--count",
        type=whole_number(1, _MOST),
        default=_COUNT,
        metavar="N",
        help=tr("how many of each variant the file should have (default: {count})").format(
            count=_COUNT
        ),
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        metavar="S",
        help=tr("the longest time for a variant (default: none)"),
    )
    parser.add_argument(
        "--jobs",
        type=whole_number(1, os.cpu_count() or 1),
        default=1,
        metavar="N",
        help=tr("games at a time, at most one a core (default: 1)"),
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help=tr("fixes the games (default: 1)")
    )
    add_json(parser, tr("print the names of the files as JSON"))
    parser.set_defaults(run=_make)


def _add_check(actions: Commands) -> None:
    parser = actions.add_parser(
        "check",
        examples=["puzzles check puzzles.jsonl"],
        help=tr("prove every puzzle of a file again"),
        description=tr(
            "Try all moves of every puzzle by brute force over the rules. Exit code 1 if "
            "a proof fails."
        ),
    )
    _add_file(parser)
    add_json(parser)
    parser.set_defaults(run=_check)


def _add_list(actions: Commands) -> None:
    parser = actions.add_parser(
        "list",
        examples=["puzzles list --game loop"],
        help=tr("list the puzzles of a file"),
        description=tr("List the puzzles of a file."),
    )
    _add_file(parser)
    parser.add_argument("--game", metavar="VARIANT", help=tr("a game such as loop, or loop/mini"))
    parser.add_argument(
        "--theme",
        choices=THEMES,
        help=tr("what the puzzles ask for"),
    )
    add_json(parser)
    parser.set_defaults(run=_list)


def _add_results(actions: Commands) -> None:
    parser = actions.add_parser(
        "results",
        examples=["puzzles results --json"],
        help=tr("show your puzzle rating and what you solved"),
        description=tr(
            "Show your puzzle rating, your streaks, and what you solved of each theme and game."
        ),
    )
    add_json(parser)
    parser.set_defaults(run=_results)


def _add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        nargs="?",
        type=named_path,
        metavar="FILE",
        help=tr("the puzzles (default: those that come with the program)"),
    )


def _make(options: argparse.Namespace) -> int:
    from ringrealms3d.core.files import check_target
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.puzzles.file import read_puzzles

    check_target(options.output)
    uids = [named_variant(uid).uid for uid in options.variants]
    kept = read_puzzles(options.output) if options.output.exists() else ()
    for uid in dict.fromkeys(uids):
        kept = _make_of(uid, options, kept)
    if options.json:
        print_files_as_json([options.output])
    return 0


def _make_of(uid: str, options: argparse.Namespace, kept: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Make the puzzles of one variant, write all puzzles after every find, and return them."""
    from ringrealms3d.lab.puzzles.making import Order, made, ordered
    from ringrealms3d.puzzles.file import write_puzzles

    order = Order(uid, options.count, options.seed, options.jobs, options.seconds)
    others = [puzzle for puzzle in kept if puzzle.variant != uid]
    console = new_console(highlight=False, markup=False, soft_wrap=True, quiet=options.json)
    puzzles = tuple(kept)
    with progress_console(console).status(
        tr("{variant}: the first game").format(variant=uid)
    ) as status:
        for progress in made(order, kept):
            text = Phrase.counted(
                "{variant}: {done} of {count} puzzle",
                "{variant}: {done} of {count} puzzles",
                order.count,
                variant=uid,
                done=len(progress.puzzles),
            )
            status.update(
                tr_count("{told}, {count} game", "{told}, {count} games", progress.games, told=text)
            )
            if len(others) + len(progress.puzzles) > len(puzzles):
                puzzles = ordered([*others, *progress.puzzles])
                write_puzzles(puzzles, options.output)
    console.print(
        tr_count(
            "{told} after {count} game", "{told} after {count} games", progress.games, told=text
        )
    )
    return puzzles


def _check(options: argparse.Namespace) -> int:
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.lab.puzzles.checking import check

    puzzles, failed, played = _puzzles(options), list[str](), 0
    began = time.perf_counter()
    console = new_console(highlight=False, markup=False, soft_wrap=True, quiet=options.json)
    with progress_console(console).status(tr("the first puzzle")) as status:
        for number, puzzle in enumerate(puzzles, start=1):
            now = tr("puzzle {number} of {total}: {id}")
            status.update(now.format(number=number, total=len(puzzles), id=puzzle.id))
            verdict = interruptible(partial(check, puzzle))
            played += verdict.played
            if not verdict.holds:
                failed.append(puzzle.id)
                print(
                    f"ringrealms3d puzzles: {_complaint(puzzle, verdict)}",
                    file=sys.stderr,
                )
    taken = time.perf_counter() - began
    if options.json:
        print_json({"puzzles": len(puzzles), "failed": failed, "played": played})
    console.print(
        tr_count(
            "{part} of {count} puzzle proven, {played} moves tried in {taken} s",
            "{part} of {count} puzzles proven, {played} moves tried in {taken} s",
            len(puzzles),
            part=len(puzzles) - len(failed),
            played=f"{played:,}",
            taken=f"{taken:.1f}",
        )
    )
    return _FAILED if failed else 0


def _complaint(puzzle: Puzzle, verdict: Verdict) -> str:
    if verdict.holds is None:
        text = tr("{id}: {played} moves do not prove it")
        return text.format(id=puzzle.id, played=f"{verdict.played:,}")
    text = tr("{id}: {solution} is not the one right move")
    return text.format(id=puzzle.id, solution=puzzle.solution)


def _list(options: argparse.Namespace) -> int:
    from ringrealms3d.games import get_game
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.puzzles.themes import theme_of

    console = new_console(highlight=False, markup=False, width=_WIDTH)
    wanted = options.game or ""
    if wanted:
        wanted = (named_variant if "/" in wanted else get_game)(wanted).uid
    puzzles = [
        puzzle
        for puzzle in _puzzles(options)
        if (not wanted or f"{puzzle.variant}/".startswith(f"{wanted}/"))
        and options.theme in (None, theme_of(puzzle))
    ]
    if options.json:
        print_json(msgspec.to_builtins(puzzles))
        return 0
    if puzzles:
        console.print(_table(puzzles))
    console.print(tr_count("{count} puzzle", "{count} puzzles", len(puzzles)))
    return 0


def _results(options: argparse.Namespace) -> int:
    from ringrealms3d.games import get_game
    from ringrealms3d.puzzles.cards import Cards
    from ringrealms3d.puzzles.file import shipped_puzzles
    from ringrealms3d.puzzles.results import rating_sentence, results_of, streak_sentence
    from ringrealms3d.puzzles.themes import THEME_TITLES

    results = results_of(shipped_puzzles(), Cards().tries)
    if options.json:
        print_json(
            {
                "rating": round(results.rating.points, 1),
                "deviation": round(results.rating.deviation, 1),
                "history": [round(points, 1) for points in results.history],
                "streak": results.streak,
                "best_streak": results.best_streak,
                "themes": msgspec.to_builtins(results.by_theme),
                "games": msgspec.to_builtins(results.by_game),
            }
        )
        return 0
    console = new_console(highlight=False, markup=False, width=_WIDTH)
    if results.history:
        rows = [(tr(THEME_TITLES[theme]), tally) for theme, tally in results.by_theme.items()]
        rows += [(tr(get_game(game).title), tally) for game, tally in results.by_game.items()]
        console.print(_results_table(rows))
    console.print(tr(rating_sentence(results)))
    if results.history:
        console.print(tr(streak_sentence(results)))
    return 0


def _puzzles(options: argparse.Namespace) -> tuple[Puzzle, ...]:
    from ringrealms3d.puzzles.file import read_puzzles, shipped_path

    return read_puzzles(options.file or shipped_path())


def _results_table(rows: Sequence[tuple[str, Tally]]) -> Table:
    from ringrealms3d.cli.tables import plain_table

    table = plain_table(
        translatable("puzzles"),
        translatable("tried"),
        translatable("solved"),
        translatable("with hints"),
        translatable("missed"),
    )
    for name, tally in rows:
        numbers = tally.tried, tally.known, tally.hinted, tally.missed
        table.add_row(name, *map(str, numbers))
    return table


def _table(puzzles: Sequence[Puzzle]) -> Table:
    from ringrealms3d.cli.tables import plain_table
    from ringrealms3d.puzzles.results import first_rating_of

    table = plain_table(
        translatable("puzzle"),
        translatable("variant"),
        translatable("goal"),
        translatable("moves"),
        translatable("solution"),
        translatable("hard"),
        translatable("rating"),
    )
    for puzzle in puzzles:
        moves = str(puzzle.moves) if puzzle.moves else tr("all")
        stars = _STAR * puzzle.stars
        goal = _goal_text(puzzle.goal)
        rating = f"{first_rating_of(puzzle).points:.0f}"
        table.add_row(puzzle.id, puzzle.variant, goal, moves, puzzle.solution, stars, rating)
    return table


def _goal_text(goal: Goal) -> str:
    from ringrealms3d.puzzles.puzzle import Goal

    return {
        Goal.WIN: tr("win"),
        Goal.WIN_IN: tr("win in n"),
        Goal.HOLD: tr("do not lose"),
        Goal.CAPTURE: tr("best capture"),
    }[goal]
