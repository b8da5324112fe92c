"""``ringrealms3d analyse``: the best moves of a position, as a table or for other programs."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from ringrealms3d.cli.arguments import (
    MOST_PLAYOUTS,
    Commands,
    add_json,
    add_seed,
    add_variant,
    depth,
    seconds,
    whole_number,
)
from ringrealms3d.cli.first_game import add_ply, add_position, named_game, node_at
from ringrealms3d.core.phrase import tr, tr_count, translatable

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ringrealms3d.core.position import Position
    from ringrealms3d.engine.analysis import Analysis, Candidate
    from ringrealms3d.engine.engine import Engine
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.engine.ugi.asking import Program

_SECONDS = 3.0
_LINES, _MOST_LINES = 5, 1000
_PROVEN = {
    "win": translatable("wins"),
    "draw": translatable("draws"),
    "loss": translatable("loses"),
}


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "analyse",
        examples=['analyse loop/mini --moves "1b3 1a1" --seconds 5'],
        help=tr("find the best moves of a position"),
        description=tr(
            "Find the best moves of a position: how likely each is to win, how often the search "
            "tried it, and the expected line. Of a game, the last position is analysed."
        ),
    )
    add_variant(parser, text=tr("a variant, such as ring-majority/cube, or a game's file"))
    add_position(parser)
    add_seed(parser)
    add_ply(parser, tr("analyse the position after this many moves (default: the last position)"))
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument(
        "--seconds",
        type=seconds,
        metavar="S",
        help=tr("how long to search (default: {seconds})").format(seconds=f"{_SECONDS:g}"),
    )
    limits.add_argument(
        "--nodes",
        type=whole_number(1, MOST_PLAYOUTS),
        metavar="N",
        help=tr("how many playouts to run, instead of a time"),
    )
    limits.add_argument(
        "--depth",
        type=depth,
        metavar="N",
        help=tr("search until the expected line has this many moves, instead of a time"),
    )
    parser.add_argument(
        "--lines",
        type=whole_number(1, _MOST_LINES),
        default=_LINES,
        metavar="N",
        help=tr("how many moves to show, the best first (default: {lines})").format(lines=_LINES),
    )
    parser.add_argument(
        "--engine",
        metavar="COMMAND",
        help=tr("let another program that speaks UGI analyse, such as 'my-engine --fast'"),
    )
    parser.add_argument(
        "--watch", action="store_true", help=tr("show what is found while the search runs")
    )
    add_json(parser, tr("print JSON; with --watch, one object per line"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Search, and print what was found."""
    from ringrealms3d.engine.levels import Limit

    position = node_at(named_game(options), options.at).position
    limit = Limit(options.seconds, options.nodes, options.depth)
    limit = Limit(_SECONDS) if limit == Limit() else limit
    if options.json:
        _print_json(options, position, limit)
    else:
        _print_table(options, position, limit)
    return 0


def _analyst(options: argparse.Namespace, position: Position) -> Engine | Program:
    """Return who searches."""
    from ringrealms3d.engine.engine import Engine
    from ringrealms3d.engine.ugi.asking import Program

    if options.engine is not None:
        return Program(options.engine, position.uid)
    return Engine(position.uid, seed=options.seed or 0)


def _print_json(options: argparse.Namespace, position: Position, limit: Limit) -> None:
    with _analyst(options, position) as analyst:
        watched = analyst.watch(position, limit, options.lines)
        if options.watch:
            for found in watched:
                print(json.dumps(_as_data(position, found)), flush=True)
        else:
            *_, found = watched
            print(json.dumps(_as_data(position, found), indent=2))


def _as_data(position: Position, found: Analysis) -> dict[str, Any]:
    """Return an analysis in the form for other programs."""
    return {
        "variant": position.uid,
        "fen": position.fen(),
        "turn": position.turn,
        "simulations": found.simulations,
        "seconds": round(found.seconds, 3),
        "candidates": [
            {
                "move": str(each.move),
                "value": round(each.value, 4),
                "margin": round(each.margin, 2),
                "visits": each.visits,
                "proven": each.proven or None,
                "line": [str(move) for move in each.line],
            }
            for each in found.candidates
        ],
    }


def _print_table(options: argparse.Namespace, position: Position, limit: Limit) -> None:
    from rich.live import Live

    from ringrealms3d.cli.tables import table_console

    console = table_console()
    with _analyst(options, position) as analyst:
        watched = analyst.watch(position, limit, options.lines)
        if not options.watch:
            *_, found = watched
            console.print(_shown(position, found))
        elif console.is_terminal:
            with Live(console=console, auto_refresh=False) as live:
                for found in watched:
                    live.update(_shown(position, found), refresh=True)
        else:
            for found in watched:
                console.print(_shown(position, found))


def _shown(position: Position, found: Analysis) -> RenderableType:
    """Return an analysis as a table, with what was searched below it."""
    from rich.console import Group

    from ringrealms3d.cli.tables import plain_table

    table = plain_table(
        translatable("move"), translatable("chance"), translatable("visits"), translatable("line")
    )
    table.columns[-1].justify = "left"
    for each in found.candidates:
        line = position.format_line(each.line)
        table.add_row(str(each.move), _chance(each), f"{each.visits:,}", line)
    searched = tr_count(
        "{seat} to move: {count} playout in {seconds} s",
        "{seat} to move: {count} playouts in {seconds} s",
        found.simulations,
        seat=tr(position.variant.seats[position.turn]),
        seconds=f"{found.seconds:.1f}",
    )
    return Group(table, "", searched)


def _chance(candidate: Candidate) -> str:
    return tr(_PROVEN[candidate.proven]) if candidate.proven else f"{candidate.value:.1%}"
