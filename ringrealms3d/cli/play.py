"""``ringrealms3d play``: the window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ringrealms3d.cli import play_text
from ringrealms3d.cli.arguments import Commands, add_variant, named_variant
from ringrealms3d.cli.first_game import FirstGame, add_position, begin_asked_game, begun_game
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord

_FIRST_VARIANT = "ring-majority/tet"


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "play",
        examples=["play loop/mini"],
        help=tr("open the window"),
        description=tr("Open the window with a board ready to play, a position, or a game."),
    )
    add_variant(
        parser,
        required=False,
        text=tr(
            "a variant, such as ring-majority/cube, or a game's file (default: the start page)"
        ),
    )
    add_position(parser)
    parser.add_argument(
        "--flat",
        action="store_true",
        help=tr("show every board as a map, without OpenGL"),
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Open the window, without games from outside that are broken, or say why none can open."""
    from ringrealms3d.games import NotInstalledError, leave_out_broken

    broken = leave_out_broken()
    try:
        return _open(options, broken)
    except NotInstalledError:
        if broken:
            raise UserError("; ".join(map(tr, broken))) from None
        raise


def _open(options: argparse.Namespace, complaints: Sequence[str]) -> int:
    from ringrealms3d.window.requirements import window_problem

    asked_game = begin_asked_game(options)
    problem = window_problem()
    if not problem:  # loading the window takes as long as reading a large game
        import ringrealms3d.window.app  # noqa: F401
    game = asked_game()
    uid = named_variant(options) if game is None else game.record.uid
    if uid is not None:
        from ringrealms3d.games.other_boards import keep_board

        keep_board(uid)
    if problem and _wants_text(problem):
        return play_text.play(_game_in_text(game, uid))
    if problem:
        raise UserError(problem)
    from ringrealms3d.window.app import run_window

    if game is None:
        return run_window(uid, options.flat, complaints=complaints)
    return run_window(uid, options.flat, game.record, game.path, complaints)


def _game_in_text(game: FirstGame | None, uid: str | None) -> GameRecord:
    """Return the game to start in the terminal if no window can open."""
    return begun_game(uid or _FIRST_VARIANT) if game is None else game.record


def _wants_text(problem: str) -> bool:
    """Ask at a terminal whether to play there instead."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    reason = tr("No window can open here: {problem}.").format(problem=tr(problem))
    question = tr("Play in this terminal instead? [Y/n]")
    try:
        answer = input(f"{reason}\n{question} ").strip().lower()
        return answer in ("", "y", "yes", *tr("y yes").split())
    except EOFError:
        print()
        return False
