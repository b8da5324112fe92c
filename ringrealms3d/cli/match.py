"""``ringrealms3d match``: two players against each other, and what their games say."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, add_limits, seed, whole_number
from ringrealms3d.cli.output import new_console
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.engine.matches.match import GameResult, Match

_GAMES = 100
_MOST_GAMES = 1_000_000
_MOST_JOBS = 256
_MOST_RANDOM_PLIES = 20
_SEED = 1


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "match",
        help=tr("let two players play a match"),
        description=tr(
            "Play a match. A player is search settings (plain, strong, strong,rave_bias=200), a "
            "level (level=3), varied=6, which draws its first 6 plies among what strong likes "
            "best, or a program that speaks UGI (ugi:COMMAND). strong,book=yes and "
            "level=10,book=yes play from the opening book. Two games at a time share their "
            "opening, and their deal, with colours exchanged. Ctrl+C stops; with --file the same "
            "command goes on later."
        ),
    )
    parser.add_argument("first", metavar="A", help=tr("the player whose score is shown"))
    parser.add_argument("second", metavar="B", help=tr("the opponent"))
    parser.add_argument(
        "--game", required=True, metavar="VARIANT", help=tr("such as ring-majority/cube")
    )
    add_limits(parser, help=tr("seconds for a move; levels have limits of their own"))
    add_match_options(parser)
    parser.add_argument(
        "--random-plies",
        type=whole_number(0, _MOST_RANDOM_PLIES),
        default=2,
        metavar="N",
        help=tr("random moves that every pair of games begins with (default: 2)"),
    )
    parser.add_argument(
        "--file",
        type=Path,
        metavar="F",
        help=tr("keep the finished games here, and go on from them"),
    )
    parser.set_defaults(run=run)


def add_match_options(parser: argparse.ArgumentParser, games: int = _GAMES) -> None:
    """Add how many games, unless so many, on how many cores, and from which seed."""
    parser.add_argument(
        "--games",
        type=whole_number(1, _MOST_GAMES),
        default=games,
        metavar="N",
        help=tr("how many, best an even number (default: {games})").format(games=games),
    )
    parser.add_argument(
        "--jobs",
        type=whole_number(1, _MOST_JOBS),
        default=1,
        metavar="N",
        help=tr("games at a time, at most one a core (default: 1)"),
    )
    parser.add_argument(
        "--seed",
        type=seed,
        default=_SEED,
        metavar="N",
        help=tr("fixes openings, deals and what the players draw (default: {seed})").format(
            seed=_SEED
        ),
    )


def run(options: argparse.Namespace) -> int:
    """Play, show the table as it grows, and name the games that a player failed in."""
    from ringrealms3d.cli.match_table import failures, match_table, show_growing
    from ringrealms3d.engine.levels import Limits
    from ringrealms3d.engine.matches.match import Match
    from ringrealms3d.games import variant

    match = Match(
        uid=variant(options.game).uid,
        players=(options.first, options.second),
        limits=Limits(options.nodes, options.movetime),
        seed=options.seed,
        random_plies=options.random_plies,
    )
    check(match)
    console = new_console(highlight=False, markup=False)
    states = growing(match, options.games, options.jobs, options.file)
    games = show_growing(console, states, partial(match_table, match, expected=options.games))
    for line in failures(match, games):
        console.print(line, soft_wrap=True)
    return 0


def check(match: Match) -> None:
    """See that the variant, the openings and both players' texts are there.

    Raises:
        ValueError: one is not; the message names it.
    """
    from ringrealms3d.engine.matches.players import read_players

    match.opening(0)
    read_players(match.players, match.limits)


def growing(
    match: Match,
    count: int,
    jobs: int,
    path: Path | None,
    guide: Path | None = None,
) -> Iterator[list[GameResult]]:
    """Yield the games that are finished, at first those in the file, then after every game.

    A guide is the file of a book that varied players follow.

    Raises:
        UserError: the file is of another match or cannot be used, or a
            player cannot be started.
    """
    from ringrealms3d.engine.matches.file import MatchFile
    from ringrealms3d.engine.matches.pool import play_games

    file = None if path is None else MatchFile(path, match)
    games = [] if file is None else file.read()
    yield games
    played = {game.number for game in games}
    for game in play_games(match, [n for n in range(count) if n not in played], jobs, guide):
        if file is not None:
            file.append(game)
        games.append(game)
        yield games
