"""``ringrealms3d games``: the games and their variants."""

from __future__ import annotations

import argparse

from ringrealms3d.cli.arguments import Commands
from ringrealms3d.core.phrase import tr


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "games",
        help=tr("list the games and their variants"),
        description=tr("List the games, their designers, goals, variants and boards."),
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print every game with its variants."""
    from ringrealms3d.games import all_games, board_entry

    for number, game in enumerate(all_games()):
        if number:
            print()
        told = tr("{title}, by {designer} ({seat} moves first)")
        seat = tr(game.seats[0])
        print(told.format(title=tr(game.title), designer=tr(game.designer), seat=seat))
        if game.goal:
            print(tr(game.goal))
        for uid in game.variants:
            board = board_entry(uid)
            text = tr("{title}, {count} positions").format(title=tr(board.title), count=board.size)
            print(f"  {uid:<26} {text}")
    return 0
