"""``ringrealms3d match``: matches between players, and their results."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import (
    Commands,
    add_json,
    add_limits,
    add_old,
    named_path,
    seed,
    whole_number,
)
from ringrealms3d.cli.output import print_json
from ringrealms3d.cli.targets import add_force, board_file, check_targets
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.lab.commands.workplace import (
    add_journal_options,
    add_runner_options,
    runner_of,
    shard_of,
)

if TYPE_CHECKING:
    from ringrealms3d.lab.matches.match import Match
    from ringrealms3d.lab.matches.sprt import RunningTest
    from ringrealms3d.lab.matches.tournament import Results, Tournament
    from ringrealms3d.lab.work.journal import Journal

_GAMES = 100
_MOST_GAMES = 1_000_000
_MOST_RANDOM_PLIES = 20
_RANDOM_PLIES = 2
_SEED = 1
_ERROR = 0.05
_MOST_ELO = 2000.0


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "match",
        examples=["match loop/mini strong level=5 --nodes 200"],
        help=tr("let players play a match or a tournament"),
        description=tr(
            "Play a match of two players, or a tournament of more. A player is search settings "
            "(plain, strong, strong,rave_bias=200), a level (level=3), varied=6, which draws its "
            "first 6 plies from those that strong likes best, or a program that speaks UGI "
            "(ugi:COMMAND). strong,book=yes and level=10,book=yes play from the opening book. "
            "Games come in pairs with the same opening and the same deal, and colours exchanged. "
            "Ctrl+C stops; with --file the same command resumes."
        ),
    )
    parser.add_argument(
        "variant", metavar="VARIANT", help=tr("a variant, such as ring-majority/cube")
    )
    parser.add_argument(
        "players", nargs="+", metavar="PLAYER", help=tr("the players; scores are the first one's")
    )
    add_old(parser, "--game", "VARIANT PLAYER PLAYER", dest="game")
    parser.add_argument(
        "--gauntlet",
        action="store_true",
        help=tr("with more than two players, let only the first play against all others"),
    )
    add_limits(parser, help=tr("seconds for a move; levels have limits of their own"))
    add_match_options(parser)
    add_journal_options(parser)
    _add_opening_options(parser)
    parser.add_argument(
        "--adjudicate",
        action="store_true",
        help=tr(
            "end a game as soon as an engine that chooses no moves at random has proven its result"
        ),
    )
    _add_test_options(parser)
    _add_output_options(parser)
    parser.set_defaults(run=run)


def add_match_options(parser: argparse.ArgumentParser, games: int = _GAMES) -> None:
    """Add the number of games with its default, where they are played, and the seed."""
    parser.add_argument(
        "--games",
        type=whole_number(1, _MOST_GAMES),
        default=games,
        metavar="N",
        help=tr("how many, in pairs: an odd number means one more (default: {games})").format(
            games=games
        ),
    )
    add_runner_options(parser)
    parser.add_argument(
        "--seed",
        type=seed,
        default=_SEED,
        metavar="N",
        help=tr("fixes openings, deals and what the players draw (default: {seed})").format(
            seed=_SEED
        ),
    )


def _add_opening_options(parser: argparse.ArgumentParser) -> None:
    openings = parser.add_mutually_exclusive_group()
    openings.add_argument(
        "--random-plies",
        type=whole_number(0, _MOST_RANDOM_PLIES),
        default=_RANDOM_PLIES,
        metavar="N",
        help=tr("random moves that every pair of games begins with (default: 2)"),
    )
    openings.add_argument(
        "--openings",
        type=named_path,
        metavar="FILE",
        help=tr("a file with one opening per line, as moves; each is played by a pair of games"),
    )


def _add_test_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=_elo,
        metavar=("ELO0", "ELO1"),
        help=tr(
            "stop as soon as a sequential test decides whether the first player is better by "
            "ELO0 or by ELO1"
        ),
    )
    parser.add_argument(
        "--alpha",
        type=_probability,
        default=_ERROR,
        metavar="P",
        help=tr("how often the test may decide for ELO1 when ELO0 is true (default: 0.05)"),
    )
    parser.add_argument(
        "--beta",
        type=_probability,
        default=_ERROR,
        metavar="P",
        help=tr("how often the test may decide for ELO0 when ELO1 is true (default: 0.05)"),
    )
    parser.add_argument(
        "--normalized", action="store_true", help=tr("ELO0 and ELO1 are normalized Elo")
    )
    parser.add_argument(
        "--anchor",
        metavar="PLAYER",
        help=tr("the player whose rating is 0 in a tournament (default: the first one)"),
    )


def _add_output_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--csv", type=named_path, metavar="FILE", help=tr("write a row for every game to this file")
    )
    parser.add_argument(
        "--plot",
        type=named_path,
        metavar="FILE",
        help=tr("draw score, length and time to this SVG or PNG file"),
    )
    add_force(parser)
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Play, show the table as it grows, and name the games in which a player failed."""
    if "game" in options:  # the old spelling, with players alone before it
        options.variant, options.players = options.game, [options.variant, *options.players]
    from ringrealms3d.cli.tables import table_console
    from ringrealms3d.lab.commands.match_table import (
        as_data,
        failures,
        show_growing,
        tournament_table,
    )
    from ringrealms3d.lab.work.journal import opened_journal

    tournament = _tournament(options)
    test = _sprt(options)
    check_targets(
        options,
        [options.csv, options.plot],
        resumed=[options.file],
        read=[options.openings, board_file(options.variant)],
    )
    _check_outputs(options)
    for match in tournament.matches:
        check(match)
    runner_of(options)  # what is wrong with its address shows before a file is made
    console = table_console(options.json)
    with opened_journal(options.file, tournament.jobs) as journal:
        states = _played(tournament, test, options, journal)
        drawn = partial(tournament_table, tournament, test=test, anchor=options.anchor)
        results = show_growing(console, states, drawn)
    for match in tournament.matches:
        for line in failures(match, results.games(match)):
            console.print(line, soft_wrap=True)
    if options.json:
        print_json(as_data(tournament, results, options.anchor))
    _write_outputs(tournament, results, options)
    return 0


def check(match: Match) -> None:
    """Check the variant, the openings and both players' texts.

    Raises:
        ValueError: one is invalid; the message names it.
    """
    from ringrealms3d.lab.matches.players import read_players

    match.opening(0)
    read_players(match.players, match.limits, match.uid)


def pairs_of(games: int) -> int:
    """Return how many pairs this many games make, rounded up."""
    return (games + 1) // 2


def _tournament(options: argparse.Namespace) -> Tournament:
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.lab.matches.match import Match, read_openings
    from ringrealms3d.lab.matches.tournament import Tournament, gauntlet, round_robin

    uid, players = named_variant(options.variant).uid, options.players
    if len(players) < 2:
        raise UserError("a match needs two players at least")
    match = Match(
        uid=uid,
        players=(players[0], players[1]),
        limits=Limit(options.seconds, options.nodes),
        seed=options.seed,
        random_plies=options.random_plies,
        openings=() if options.openings is None else read_openings(options.openings, uid),
        adjudicate=options.adjudicate,
    )
    schedule = gauntlet if options.gauntlet else round_robin
    return Tournament(schedule(match, players), pairs_of(options.games))


def _sprt(options: argparse.Namespace) -> RunningTest | None:
    """Return the requested test.

    Raises:
        UserError: such a test is impossible.
    """
    from ringrealms3d.lab.matches.sprt import EloScale, Hypotheses, RunningTest

    if options.anchor is not None and options.anchor not in options.players:
        raise UserError('"{player}" is not one of the players', player=options.anchor)
    if options.sprt is None:
        return None
    if len(options.players) > 2:
        raise UserError("--sprt is for two players")
    if options.shard is not None:
        raise UserError("--sprt needs all games in their order, not a shard")
    scale = EloScale.NORMALIZED if options.normalized else EloScale.LOGISTIC
    elo0, elo1 = options.sprt
    return RunningTest(Hypotheses(elo0, elo1, options.alpha, options.beta, scale))


def _played(
    tournament: Tournament,
    test: RunningTest | None,
    options: argparse.Namespace,
    journal: Journal,
) -> Iterator[Results]:
    """Yield the games so far until all are played or the test has decided."""
    from ringrealms3d.lab.matches.tournament import played

    for results in played(tournament, journal, runner_of(options), shard_of(options)):
        if test is not None:
            (match,) = tournament.matches
            test.take(results.unbroken_shares(match)[test.pairs :])
        yield results
        if test is not None and test.end is not None:
            return


def _check_outputs(options: argparse.Namespace) -> None:
    """Check that the table and the picture can be written, before hours of games.

    Raises:
        UserError: one cannot; the message says why.
    """
    from ringrealms3d.core.files import check_target

    if options.csv is not None:
        check_target(options.csv)
    if options.plot is not None:
        from ringrealms3d.lab.commands.match_output import check_plot

        check_plot(options.plot)


def _write_outputs(tournament: Tournament, results: Results, options: argparse.Namespace) -> None:
    """Write the table and the picture; what draws takes long to load, and few want it."""
    if options.csv is not None:
        from ringrealms3d.lab.commands.match_output import write_csv

        write_csv(options.csv, tournament, results)
    if options.plot is not None:
        from ringrealms3d.lab.commands.match_output import write_plot

        write_plot(options.plot, tournament, results)


def _elo(text: str) -> float:
    """Read a difference of strength."""
    try:
        number = float(text)
    except ValueError:
        number = _MOST_ELO + 1
    if not -_MOST_ELO <= number <= _MOST_ELO:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a difference in Elo").format(text=text)
        )
    return number


def _probability(text: str) -> float:
    """Read the probability of an error."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 0.5:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a probability between 0 and 0.5").format(text=text)
        )
    return number
