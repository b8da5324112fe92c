"""The game that a command starts with: a variant's own start, a position, moves, or a file."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import named_variant, whole_number
from ringrealms3d.cli.game_input import is_stream, load_stream, named_file
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, tr

if TYPE_CHECKING:
    from ringrealms3d.records.node import GameNode
    from ringrealms3d.records.record import GameRecord

_MOST_PLIES = 100_000


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A game to start with.

    Attributes:
        record: the game.
        path: the file that it was read from, None for one given by arguments.
    """

    record: GameRecord
    path: Path | None = None


def add_position(parser: argparse.ArgumentParser) -> None:
    """Add the position that a game starts from, and its first moves."""
    parser.add_argument("--fen", metavar="FEN", help=tr("start from this position"))
    parser.add_argument("--moves", metavar="MOVES", help=tr('the moves so far, such as "f1 e3 v7"'))


def add_ply(parser: argparse.ArgumentParser, text: str) -> None:
    """Add which position of a game is meant."""
    parser.add_argument("--at", type=whole_number(0, _MOST_PLIES), metavar="PLY", help=text)


def node_at(record: GameRecord, ply: int | None) -> GameNode:
    """Return the node after so many moves of a game's line, by default its end.

    Raises:
        ValueError: the line is shorter.
    """
    line = (record.root, *record.line)
    if ply is None:
        return line[-1]
    if ply >= len(line):
        raise UserError(
            Phrase.counted(
                "--at {ply}: the game has {count} move",
                "--at {ply}: the game has {count} moves",
                len(line) - 1,
                ply=ply,
            )
        )
    return line[ply]


def named_game(options: argparse.Namespace) -> GameRecord:
    """Return the game that the arguments name: in a file, or begun by them.

    Raises:
        ValueError: the file cannot be read, or the variant, the position or a move is impossible.
    """
    path = named_file(options)
    if path is not None:
        return game_in(path, options)
    return begun_game(str(named_variant(options)), options.fen, options.moves, options.seed)


def begin_asked_game(options: argparse.Namespace) -> Callable[[], FirstGame | None]:
    """Let another process begin to read the file that the arguments name, if it is large.

    Returns:
        What waits for the game that they tell, and returns None where they name a variant at most.
        It raises a UserError if the file cannot be read or holds no game.

    Raises:
        UserError: the position or a move is impossible.
    """
    path = named_file(options)
    if path is None:
        game = _chosen_game(options)
        return lambda: game
    record = _begin_game_in(path, options)
    return lambda: FirstGame(record(), None if is_stream(str(path)) else path)


def _chosen_game(options: argparse.Namespace) -> FirstGame | None:
    if options.fen is None and options.moves is None:
        return None
    uid = named_variant(options)
    if uid is None:
        raise UserError("name the variant of the position or the moves, such as ring-majority/cube")
    return FirstGame(begun_game(uid, options.fen, options.moves))


def begun_game(
    uid: str, fen: str | None = None, moves: str | None = None, seed: int | None = None
) -> GameRecord:
    """Return a game of a variant, from a position if one is given, with its first moves.

    Raises:
        ValueError: there is no such variant, or the position or a move is impossible.
    """
    from ringrealms3d.games import variant
    from ringrealms3d.records.record import GameRecord

    record = GameRecord(variant(uid).uid, seed, fen)
    node = record.root
    for number, text in enumerate((moves or "").split(), start=1):
        try:
            node = node.play(node.position.parse_move(text))
        except UserError as error:
            raise UserError(
                "move {number} '{text}': {error}", number=number, text=text, error=error
            ) from None
    return record


def game_in(path: Path, options: argparse.Namespace) -> GameRecord:
    """Return the game in a file, given without another start.

    Another process reads a large file.

    Raises:
        ValueError: there is another start, or the file cannot be read or contains no game.
    """
    return _begin_game_in(path, options)()


def _begin_game_in(path: Path, options: argparse.Namespace) -> Callable[[], GameRecord]:
    from ringrealms3d.records.replayed import begin_reading

    for name, value in (("--fen", options.fen), ("--moves", options.moves)):
        if value is not None:
            raise UserError("{path} holds a whole game: leave out {name}", path=path, name=name)
    if is_stream(str(path)):
        streamed = load_stream(str(path))
        return lambda: streamed
    return begin_reading(path)
