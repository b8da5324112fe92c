"""``ringrealms3d levels``: how far apart the levels are, measured by matches of neighbours."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, seconds
from ringrealms3d.cli.match import add_match_options, check, growing
from ringrealms3d.cli.output import new_console
from ringrealms3d.core.files import make_folder
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from rich.console import Group

    from ringrealms3d.engine.matches.match import GameResult, Match

_DEFAULT = (
    "ring-majority/cube",
    "loop/main",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)
_RANGE = re.compile(r"([0-9]{1,3})-([0-9]{1,3})")


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "levels",
        help=tr("measure the levels against each other"),
        description=tr(
            "Let every level play a match against the one below it. The table shows the "
            "higher level's results. Ctrl+C stops; with --folder the same command goes on later."
        ),
    )
    parser.add_argument(
        "--game",
        nargs="+",
        default=_DEFAULT,
        metavar="VARIANT",
        help=tr("the variants (default: one of every game)"),
    )
    parser.add_argument(
        "--levels",
        type=_levels,
        default=(1, 10),
        metavar="A-B",
        help=tr("the lowest and the highest (default: 1-10)"),
    )
    parser.add_argument(
        "--movetime", type=seconds, metavar="S", help=tr("seconds for a move, not the levels' own")
    )
    add_match_options(parser)
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help=tr("keep each match in a file here, and go on")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the matches one after the other and show a table for each variant."""
    from ringrealms3d.cli.match_table import failures, show_growing

    low, high = options.levels
    plans = [
        [_match(uid, level, options) for level in range(low + 1, high + 1)] for uid in options.game
    ]
    for matches in plans:
        for match in matches:
            check(match)
    if options.folder is not None:
        make_folder(options.folder)
    console = new_console(highlight=False, markup=False)
    for matches in plans:
        states = _growing_all(matches, options)
        played = show_growing(console, states, partial(_table, options.games))
        for match, games in played:
            for line in failures(match, games):
                console.print(line, soft_wrap=True)
    return 0


def _levels(text: str) -> tuple[int, int]:
    """Read a range of levels such as 1-10."""
    found = _RANGE.fullmatch(text)
    if not found or not int(found[1]) < int(found[2]):
        raise argparse.ArgumentTypeError(f"'{text}' is no range of levels such as 1-10")
    return int(found[1]), int(found[2])


def _match(uid: str, level: int, options: argparse.Namespace) -> Match:
    """Return the match of a level against the one below it."""
    from ringrealms3d.engine.levels import Limits
    from ringrealms3d.engine.matches.match import Match
    from ringrealms3d.games import variant

    players = (f"level={level}", f"level={level - 1}")
    return Match(variant(uid).uid, players, Limits(seconds=options.movetime), options.seed)


def _growing_all(
    matches: list[Match], options: argparse.Namespace
) -> Iterator[list[tuple[Match, list[GameResult]]]]:
    """Yield the matches of a variant that have begun, each with its finished games."""
    played: list[tuple[Match, list[GameResult]]] = []
    for match in matches:
        states = growing(match, options.games, options.jobs, _file(match, options.folder))
        played.append((match, next(states)))
        yield played
        for _ in states:
            yield played


def _file(match: Match, folder: Path | None) -> Path | None:
    if folder is None:
        return None
    game, _, board = match.uid.partition("/")  # which may be the path of a file
    names = (game, Path(board).name, *match.players)
    return folder / f"{'-'.join(names).replace('=', '-')}.jsonl"


def _table(expected: int, played: list[tuple[Match, list[GameResult]]]) -> Group:
    from rich.console import Group

    from ringrealms3d.cli.match_table import COLUMNS, plain_table, result_cells

    table = plain_table("levels", *COLUMNS)
    for match, games in played:
        high, low = (text.removeprefix("level=") for text in match.players)
        table.add_row(f"{high} – {low}", *result_cells(games))
    uid = played[0][0].uid
    return Group(f"{uid}: a level's results against the one below, {expected} games", "", table, "")
