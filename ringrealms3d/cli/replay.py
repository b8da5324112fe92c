"""``ringrealms3d replay``: a game from a text file, checked move by move and shown."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path, read_file

if TYPE_CHECKING:
    from ringrealms3d.core.position import Position
    from ringrealms3d.records.text_game import TextGame
    from ringrealms3d.records.tree import GameTree

_LARGEST_FILE = 1_000_000


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "replay",
        help="play a game from a text file",
        description="Play a game from a text file: a line 'variant …', perhaps 'seed …' and "
        "'fen …', then one move a line. Prints the position it comes to and the result.",
    )
    parser.add_argument("file", metavar="FILE", help="the file; - is standard input")
    parser.add_argument("--boards", action="store_true", help="print the board after every move")
    parser.add_argument("--fen", action="store_true", help="print the last position's fen alone")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the game and print what was asked for."""
    _, tree = load_text_game(options.file)
    last = tree.current.position
    if options.fen:
        print(last.fen())
        return 0
    if options.boards:
        _print_boards(tree)
    else:
        print(last.diagram())
    print(f"\n{last.uid}, {len(tree.line())} moves: {how_it_stands(last)}")
    return 0


def load_text_game(name: str) -> tuple[TextGame, GameTree]:
    """Return the game in a file or in standard input, and its tree.

    Raises:
        UserError: it cannot be read or is no game; the message names the file and the line.
    """
    from ringrealms3d.records.text_game import decode_text_game, read_text_game

    if name == "-":
        if sys.stdin is None:
            raise UserError("standard input is closed")
        text = sys.stdin.read(_LARGEST_FILE + 1)
        if len(text) > _LARGEST_FILE:
            raise UserError(
                f"standard input is longer than a game can be ({_LARGEST_FILE:,} bytes)"
            )
        return read_text_game(text.removeprefix("\ufeff"), "standard input")
    content = read_file(person_path(name), _LARGEST_FILE)
    return read_text_game(decode_text_game(content, name), name)


def how_it_stands(position: Position) -> str:
    """Return the result, or who is to move."""
    seats, outcome = position.variant.seats, position.outcome
    if outcome is None:
        return f"{seats[position.turn]} to move"
    if outcome.winner is None:
        return f"draw, {outcome.reason}"
    return f"{seats[outcome.winner]} wins, {outcome.reason}"


def _print_boards(tree: GameTree) -> None:
    print(tree.root.position.diagram())
    for number, node in enumerate(tree.line(), start=1):
        played = node.played
        assert played is not None
        before = played.before
        seat = before.variant.seats[before.turn]
        print(f"\n{number}. {seat} {before.format_move(played.move)}")
        print(node.position.diagram())
