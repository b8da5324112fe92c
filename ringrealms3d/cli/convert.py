"""``ringrealms3d convert``: convert a game to another file format."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands
from ringrealms3d.cli.targets import check_targets
from ringrealms3d.core.files import person_path
from ringrealms3d.core.phrase import Phrase, listed, tr, translatable

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord

_NOTES: Mapping[str, Callable[[int], Phrase]] = {
    "variation": lambda n: Phrase.counted("{count} variation", "{count} variations", n),
    "comment": lambda n: Phrase.counted("{count} comment", "{count} comments", n),
    "sign": lambda n: Phrase.counted("{count} sign after a move", "{count} signs after moves", n),
    "mark": lambda n: Phrase.counted("{count} mark", "{count} marks", n),
    "clock": lambda n: Phrase.counted("{count} clock", "{count} clocks", n),
    "evaluation": lambda n: Phrase.counted("{count} evaluation", "{count} evaluations", n),
    "camera": lambda n: Phrase.counted("{count} camera", "{count} cameras", n),
    "property": lambda n: Phrase.counted(
        "{count} unknown property", "{count} unknown properties", n
    ),
}


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "convert",
        help=tr("turn a game's file into another kind of file"),
        description=tr(
            "Read a game and write it as another kind of file. The names' endings say which: "
            ".txt holds the moves alone, .json and .rrsgf (SGF) hold variations and notes too. "
            "Says what the new file leaves out."
        ),
    )
    parser.add_argument("input", metavar="IN", help=tr("the game's file"))
    parser.add_argument("output", metavar="OUT", help=tr("the file to write"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the game, and print what is not in the new file."""
    from ringrealms3d.records.game_files import format_for, read_game, write_game

    source, target = person_path(options.input), person_path(options.output)
    new = format_for(target)
    check_targets([target], [source])
    record = read_game(options.input)
    write_game(record, target)
    missing = left_out(record, new.load(target, options.output))
    if missing:
        told = Phrase("not in {output}: {listed}", output=options.output, listed=listed(missing))
        print(tr(told))
    return 0


def left_out(record: GameRecord, kept: GameRecord) -> list[str]:
    """Return what another record of the same game lacks."""
    lost = _notes(record) - _notes(kept)
    counted = [told(lost[note]) for note, told in _NOTES.items() if lost[note]]
    others = {
        translatable("the players' names"): record.players != kept.players,
        translatable("the date"): record.date != kept.date,
        translatable("the result"): record.result != kept.result,
        translatable("the seed, which nobody may know before the game is over"): (
            record.seed != kept.seed
        ),
    }
    return [*counted, *(name for name, is_lost in others.items() if is_lost)]


def _notes(record: GameRecord) -> Counter[str]:
    """Return the number of each kind of note that a file can have besides the moves."""
    nodes = list(record.nodes())
    ends = sum(not node.children for node in nodes)
    return Counter(
        {
            "variation": ends - 1,
            "comment": sum(bool(node.comment) for node in nodes),
            "sign": sum(bool(node.glyph) for node in nodes),
            "mark": sum(len(node.marks) for node in nodes),
            "clock": sum(node.clock is not None for node in nodes),
            "evaluation": sum(node.evaluation is not None for node in nodes),
            "camera": sum(node.camera is not None for node in nodes),
            "property": sum(len(node.extra) for node in nodes),
        }
    )
