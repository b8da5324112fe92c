"""``ringrealms3d rules``: a game's rules to read."""

from __future__ import annotations

import argparse

from ringrealms3d.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "rules",
        help="print a game's rules, or the games there are",
        description="Print a game's rules and its boards; without a game, list the games.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="such as ring-majority")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print what was asked for."""
    from rich.console import Console
    from rich.markdown import Markdown

    from ringrealms3d.games import all_games, get_game, variant

    if options.game is None:
        for game in all_games():
            print(f"{game.uid}: {game.title}, by {game.designer}")
        return 0
    game = get_game(options.game)
    boards = "\n".join(
        f"- `{uid}`: {variant(uid).board.title}, {variant(uid).board.size} positions"
        for uid in game.variants
    )
    console = Console()
    with console.capture() as captured:
        console.print(Markdown(f"{game.rules_text}\n## The boards of this program\n\n{boards}\n"))
    print(captured.get())
    return 0
