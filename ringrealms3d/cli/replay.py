"""``ringrealms3d replay``: a game from a file, checked move by move and shown."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from ringrealms3d.cli.arguments import Commands, add_json
from ringrealms3d.cli.game_input import load_game
from ringrealms3d.cli.output import print_json
from ringrealms3d.core.phrase import Phrase, tr, tr_count

if TYPE_CHECKING:
    from ringrealms3d.core.position import Position
    from ringrealms3d.records.record import GameRecord, Result


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "replay",
        examples=["replay game.rrsgf --boards"],
        help=tr("play a game from a file"),
        description=tr(
            "Play a game from a file: text with a line 'variant …', optionally 'seed …' and 'fen "
            "…', then one move per line; JSON if its name ends in .json, SGF if in .rrsgf. Prints "
            "the final position and the result."
        ),
    )
    parser.add_argument("file", metavar="FILE", help=tr("the game file; - is standard input"))
    parser.add_argument(
        "--boards", action="store_true", help=tr("print the board after every move")
    )
    parser.add_argument(
        "--fen", action="store_true", help=tr("print only the fen of the last position")
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the game and print the requested output."""
    record = load_game(options.file)
    last = record.last.position
    if options.fen:
        print(last.fen())
        return 0
    if options.json:
        print_json(_as_data(record))
        return 0
    if options.boards:
        _print_boards(record)
    else:
        print(last.diagram())
    text = tr_count(
        "{uid}, {count} move: {how_it_stands}",
        "{uid}, {count} moves: {how_it_stands}",
        len(record.line),
        uid=last.uid,
        how_it_stands=how_it_stands(last, record.ended),
    )
    print(f"\n{text}")
    return 0


def _as_data(record: GameRecord) -> dict[str, Any]:
    """Return a game at its end in the form for other programs."""
    last, result = record.last.position, record.result
    return {
        "variant": record.uid,
        "players": record.players,
        "moves": record.last.texts,
        "fen": last.fen(),
        "turn": None if last.outcome or record.ended else last.turn,
        "winner": result.winner,
        "reason": result.reason,
        "outcome": None if last.outcome is None else last.outcome.reason,
    }


def how_it_stands(position: Position, ended: Result | None = None) -> str:
    """Return the result or the seat to move, in the user's language.

    Args:
        ended: how the players ended the game there, None if they did not.
    """
    from ringrealms3d.session.open_game import said_outcome

    seats = position.variant.seats
    outcome = said_outcome(ended, position) if ended else position.outcome
    if outcome is None and position.prompt:
        return f"{tr(seats[position.turn])}: {tr(position.prompt)}"
    if outcome is None:
        return tr(Phrase("{seat} to move", seat=seats[position.turn]))
    if outcome.winner is None:
        return tr(Phrase("draw, {reason}", reason=outcome.reason))
    return tr(Phrase("{seat} wins, {reason}", seat=seats[outcome.winner], reason=outcome.reason))


def _print_boards(record: GameRecord) -> None:
    from ringrealms3d.records.turns import turn_numbers

    print(record.start.diagram())
    line = record.line
    for number, node in zip(turn_numbers(line), line, strict=True):
        played = node.played
        assert played is not None
        before = played.before
        seat = tr(before.variant.seats[before.turn])
        print(f"\n{number}. {seat} {before.format_move(played.move)}")
        print(node.position.diagram())
