"""``ringrealms3d convert``: convert a game to another file format."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path
from ringrealms3d.core.phrase import listed, tr

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord

_NOTES = {
    "variation": "variations",
    "comment": "comments",
    "sign after a move": "signs after moves",
    "mark": "marks",
    "clock": "clocks",
    "evaluation": "evaluations",
    "camera": "cameras",
    "unknown property": "unknown properties",
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
    from ringrealms3d.records.game_files import format_for

    source, target = person_path(options.input), person_path(options.output)
    old, new = format_for(source), format_for(target)
    if target.exists() and source.exists() and target.samefile(source):
        raise UserError(
            "{output} is the game's own file, which convert does not write to",
            output=options.output,
        )
    record = old.load(source, options.input)
    new.save(record, target)
    missing = left_out(record, new.load(target, options.output))
    if missing:
        print(tr("not in {output}: {listed}").format(output=options.output, listed=listed(missing)))
    return 0


def left_out(record: GameRecord, kept: GameRecord) -> list[str]:
    """Return what another record of the same game lacks."""
    lost = _notes(record) - _notes(kept)
    counted = [
        f"{lost[one]:,} {one if lost[one] == 1 else many}"
        for one, many in _NOTES.items()
        if lost[one]
    ]
    told = {
        "the players' names": record.players != kept.players,
        "the date": record.date != kept.date,
        "the result": record.result != kept.result,
        "the seed, which nobody may know before the game is over": record.seed != kept.seed,
    }
    return counted + [name for name, is_lost in told.items() if is_lost]


def _notes(record: GameRecord) -> Counter[str]:
    """Return the number of each kind of note that a file can have besides the moves."""
    nodes = list(record.nodes())
    ends = sum(not node.children for node in nodes)
    return Counter(
        {
            "variation": ends - 1,
            "comment": sum(bool(node.comment) for node in nodes),
            "sign after a move": sum(bool(node.glyph) for node in nodes),
            "mark": sum(len(node.marks) for node in nodes),
            "clock": sum(node.clock is not None for node in nodes),
            "evaluation": sum(node.evaluation is not None for node in nodes),
            "camera": sum(node.camera is not None for node in nodes),
            "unknown property": sum(len(node.extra) for node in nodes),
        }
    )
