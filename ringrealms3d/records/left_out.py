"""What of a game a format cannot hold, told from the record before it is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.sgf.game import hides_seed

_DATE = translatable("the date")
_SEED = translatable("the seed, which nobody may know before the game is over")

MINOR = frozenset({_DATE, _SEED})
"""What a person did not make, so that it is enough to tell that it is left out."""

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


def all_but_moves(record: GameRecord) -> list[str]:
    """Return what a record has besides its start and the moves of its line."""
    notes = _notes(record)
    counted: list[str] = [phrase(notes[note]) for note, phrase in _NOTES.items() if notes[note]]
    others = {
        translatable("the players' names"): any(record.players),
        _DATE: bool(record.date),
        translatable("the time control"): bool(record.time_control),
        translatable("the result"): record.ended is not None,
    }
    return [*counted, *(name for name, is_there in others.items() if is_there)]


def hidden_seed(record: GameRecord) -> list[str]:
    """Return the seed if nobody may know it before the game is over."""
    return [_SEED] if hides_seed(record) else []


def nothing(_: GameRecord) -> list[str]:
    """Return nothing, for a format that holds everything."""
    return []


def _notes(record: GameRecord) -> dict[str, int]:
    """Return the number of each kind of note that a record has besides the moves of its line."""
    nodes = list(record.nodes())
    return {
        "variation": sum(not node.children for node in nodes) - 1,
        "comment": sum(bool(node.comment) for node in nodes),
        "sign": sum(bool(node.glyph) for node in nodes),
        "mark": sum(len(node.marks) for node in nodes),
        "clock": sum((node.clock, node.overtime) != (None, None) for node in nodes),
        "evaluation": sum(node.evaluation is not None for node in nodes),
        "camera": sum(node.camera is not None for node in nodes),
        "property": sum(len(node.extra) for node in nodes),
    }
