"""``ringrealms3d levels``: the differences between levels, from matches of neighbours."""

from __future__ import annotations

import argparse
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import (
    Commands,
    add_json,
    add_move_time,
    add_old,
    named_path,
    variants_of,
)
from ringrealms3d.cli.output import print_json
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import make_folder
from ringrealms3d.core.phrase import tr
from ringrealms3d.lab.commands.match import add_match_options, check, pairs_of
from ringrealms3d.lab.commands.workplace import add_shard_option, runner_of

if TYPE_CHECKING:
    from ringrealms3d.lab.matches.tournament import Results, Tournament
    from ringrealms3d.lab.work.run import Shard

_DEFAULT = (
    "ring-majority/cube",
    "loop/main",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)
_MOST_ELO = 1000
_RANGE = re.compile(r"([0-9]{1,3})-([0-9]{1,3})")


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "levels",
        examples=["levels loop/mini --levels 1-4 --games 40"],
        help=tr("measure the levels against each other"),
        description=tr(
            "Let every level play a match against the one below it. The table shows the higher "
            "level's results. Ctrl+C stops; with --folder the same command resumes. Measurements "
            "of your own games are kept."
        ),
    )
    parser.add_argument(
        "variants",
        nargs="*",
        metavar="VARIANT",
        help=tr("the variants (default: one of every game)"),
    )
    add_old(parser, "--game", "VARIANT", dest="old_variants", nargs="+")
    parser.add_argument(
        "--levels",
        type=_levels,
        default=(1, 10),
        metavar="A-B",
        help=tr("the lowest and the highest (default: 1-10)"),
    )
    add_move_time(parser, help=tr("seconds for a move, instead of the levels' own"))
    add_match_options(parser)
    parser.add_argument(
        "--folder",
        type=named_path,
        metavar="DIR",
        help=tr("keep the games of each variant in a file here, and resume from it"),
    )
    add_shard_option(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play all matches of a variant at the same time, one variant after another."""
    from ringrealms3d.cli.tables import table_console
    from ringrealms3d.lab.commands.match_table import as_data, failures, levels_table, show_growing
    from ringrealms3d.lab.matches.tournament import played
    from ringrealms3d.lab.work.journal import opened_journal

    shard = _shard_of(options)
    tournaments = [_tournament(uid, options) for uid in variants_of(options) or _DEFAULT]
    for tournament in tournaments:
        for match in tournament.matches:
            check(match)
    if options.folder is not None:
        make_folder(options.folder)
    console, found = table_console(options.json), []
    for tournament in tournaments:
        with opened_journal(_file(tournament, options.folder), tournament.jobs) as journal:
            states = played(tournament, journal, runner_of(options), shard)
            results = show_growing(console, states, partial(levels_table, tournament))
        found.append(as_data(tournament, results, tournament.matches[0].players[1]))
        path = _kept(tournament, results)
        if path is not None:
            text = tr("{path} now has the levels").format(path=path)
            console.print(text, soft_wrap=True, markup=False)
        for match in tournament.matches:
            for line in failures(match, results.games(match)):
                console.print(line, soft_wrap=True)
    if options.json:
        print_json(found)
    return 0


def _levels(text: str) -> tuple[int, int]:
    """Read a range of levels such as 1-10."""
    found = _RANGE.fullmatch(text)
    if not found or not int(found[1]) < int(found[2]):
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a range of levels such as 1-10").format(text=text)
        )
    return int(found[1]), int(found[2])


def _tournament(uid: str, options: argparse.Namespace) -> Tournament:
    """Return the matches of each level against the one below it."""
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.lab.matches.match import Match
    from ringrealms3d.lab.matches.tournament import Tournament

    low, high = options.levels
    limits = Limit(seconds=options.seconds)
    known = named_variant(uid).uid
    matches = (
        Match(known, (f"level={level}", f"level={level - 1}"), limits, options.seed)
        for level in range(low + 1, high + 1)
    )
    return Tournament(tuple(matches), pairs_of(options.games))


def _kept(tournament: Tournament, results: Results) -> Path | None:
    """Keep all levels of a game from outside once they are measured, and return the file."""
    from ringrealms3d.engine.levels import HIGHEST, LOWEST, get_rung
    from ringrealms3d.engine.schedules import Schedule, Step, comes_with_schedule, keep_schedule
    from ringrealms3d.lab.matches.elo import elo, score
    from ringrealms3d.lab.matches.pairs import points_by_pairs

    uid = tournament.matches[0].uid
    game = uid.partition("/")[0]
    played = [results.games(match) for match in tournament.matches]
    whole = len(played) == HIGHEST - LOWEST
    whole = whole and all(len(games) == 2 * tournament.pairs for games in played)
    if not whole or comes_with_schedule(game):
        return None
    steps = []
    for games in played:
        found = elo(score(points_by_pairs(games)))
        value, low, high = (_bounded(each) for each in (found.value, found.low, found.high))
        steps.append(Step(value, low, high, len(games)))
    rungs = tuple(get_rung(level, uid) for level in range(LOWEST, HIGHEST + 1))
    return keep_schedule(game, Schedule(uid, rungs, tuple(steps)))


def _bounded(difference: float) -> int:
    """Return a difference in Elo, which is infinite where one side won all games."""
    return round(min(_MOST_ELO, max(-_MOST_ELO, difference)))


def _shard_of(options: argparse.Namespace) -> Shard:
    from ringrealms3d.lab.work.run import WHOLE, Shard

    if options.shard is None:
        return WHOLE
    if options.folder is None:
        raise UserError("--shard needs --folder, where the finished part is kept")
    return Shard(*options.shard)


def _file(tournament: Tournament, folder: Path | None) -> Path | None:
    if folder is None:
        return None
    return folder / f"{tournament.matches[0].uid.replace('/', '-')}.jsonl"
