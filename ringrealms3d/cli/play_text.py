"""``ringrealms3d play-text``: a game in the terminal, with typed moves, against the computer."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, add_seed
from ringrealms3d.cli.first_game import add_position, begun_game, game_in
from ringrealms3d.cli.game_input import load_game, named_file
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.records.kept_file import claim_free, claim_latest, kept_games, put_aside

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord

_COMPUTER, _LEVEL = "second", 3
_KEPT_NAME = ("text-game-under-way", ".txt")
_SEATS = {"first": (0,), "second": (1,), "both": (0, 1), "none": ()}


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "play-text",
        examples=["play-text loop/mini --level 2"],
        help=tr("play in the terminal"),
        description=tr(
            "Play in the terminal: the board as text, moves typed. The game is saved after every "
            "move, and --resume continues it."
        ),
    )
    parser.add_argument(
        "variant",
        nargs="?",
        metavar="VARIANT",
        help=tr("a variant, such as ring-majority/cube, or a game's file"),
    )
    parser.add_argument(
        "--computer",
        choices=tuple(_SEATS),
        default=_COMPUTER,
        help=tr("the sides that the computer plays (default: second)"),
    )
    parser.add_argument(
        "--level", type=int, default=_LEVEL, metavar="N", help=tr("1 to 10 (default: 3)")
    )
    add_position(parser)
    add_seed(parser)
    parser.add_argument("--resume", action="store_true", help=tr("continue the unfinished game"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves."""
    from ringrealms3d.engine.levels import check_level

    check_level(options.level)
    named = options.variant, options.fen, options.moves, options.seed
    if options.resume and any(value is not None for value in named):
        raise UserError("--resume continues the unfinished game: name no other game with it")
    if options.resume:
        return _resume(options.computer, options.level)
    if options.variant is None:
        raise UserError("name a variant, such as ring-majority/cube, or use --resume")
    return _begin(_first_game(options), options.computer, options.level)


def play(record: GameRecord) -> int:
    """Continue a game against the computer and return the exit code."""
    return _begin(record, _COMPUTER, _LEVEL)


def _first_game(options: argparse.Namespace) -> GameRecord:
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.games.other_boards import keep_board

    path = named_file(options)
    if path is None:
        uid = named_variant(options.variant).uid
        keep_board(uid)
        return begun_game(uid, options.fen, options.moves, options.seed)
    if options.seed is not None:
        raise UserError("{path} holds a whole game: leave out --seed", path=path)
    return game_in(path, options)


def _begin(record: GameRecord, computer: str, level: int) -> int:
    """Play a game, which is saved beside unfinished ones."""
    for kept in kept_games(kept_folder(), *_KEPT_NAME):
        print(tr("An unfinished game is saved in {kept}; replay shows it.").format(kept=kept))
    path, lock = claim_free(kept_folder(), *_KEPT_NAME)
    with lock:
        return _play(record, computer, level, path)


def _resume(computer: str, level: int) -> int:
    """Continue the most recent game.

    Raises:
        UserError: there is none, or it cannot be read and was set aside.
    """
    claimed = claim_latest(kept_folder(), *_KEPT_NAME)
    if claimed is None:
        raise UserError("there is no unfinished game")
    path, lock = claimed
    with lock:
        record = _kept_game(path)
        if len(kept_games(kept_folder(), *_KEPT_NAME)) > 1:
            print(tr("Several games are unfinished; this is the latest, {path}.").format(path=path))
        return _play(record, computer, level, path)


def _play(record: GameRecord, computer: str, level: int, path: Path) -> int:
    from ringrealms3d.cli.text_game import TextGame

    how_to_resume = f"ringrealms3d play-text --resume --computer {computer} --level {level}"
    with closing(TextGame(record, _SEATS[computer], level, path, how_to_resume)) as game:
        game.play()
    return 0


def kept_folder() -> Path:
    """Return the folder of unfinished games."""
    from platformdirs import user_data_path

    return user_data_path("ringrealms3d", appauthor=False)


def _kept_game(path: Path) -> GameRecord:
    """Return the game in a file; an unreadable one is set aside.

    Raises:
        UserError: it cannot be read; the message says where it is kept.
    """
    try:
        return load_game(str(path))
    except UserError as error:
        try:
            place = put_aside(path)
        except OSError:
            raise error from None
        raise UserError("{error}; the file is kept as {place}", error=error, place=place) from None
