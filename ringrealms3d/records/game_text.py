"""Games and positions as text to copy and paste."""

from __future__ import annotations

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.games.other_boards import board_text
from ringrealms3d.records.game_files import FORMATS
from ringrealms3d.records.json_file import Node, notes_of
from ringrealms3d.records.record import GameRecord

_OPENINGS = {"{": ".json", "(": ".rrsgf"}
"""How the text of a game begins, and the ending of files that it could be in; else it is plain."""

_MOST = 8_000_000
_LONGEST_QUOTE = 60


def position_as_text(position: Position) -> str:
    """Return a position as its variant and its fen, or as a game if its board has to go along."""
    if board_text(position.uid):
        return FORMATS[".txt"].write(GameRecord(position.uid, fen=position.fen()))
    return f"{position.uid} {position.fen()}"


def game_as_text(record: GameRecord) -> str:
    """Return a game as readable text, or as SGF if it has more than a line of moves."""
    nodes = record.nodes()
    plain = not any(record.variations(node) or notes_of(node) != Node() for node in nodes)
    return FORMATS[".txt" if plain else ".rrsgf"].write(record)


def game_in_text(text: str, uid: str, name: str) -> GameRecord:
    """Return the game in a text, which may have any file format, or be a single position.

    Args:
        uid: the variant of a fen without one.
        name: what the text is called in errors.

    Raises:
        UserError: it contains neither a game nor a position; the message says where.
    """
    stripped = text.strip()
    if not stripped:
        raise UserError("{name} has no text", name=name)
    if len(stripped) > _MOST:
        raise UserError(
            "{name} has {count} letters; at most {most} can be read",
            name=name,
            count=f"{len(stripped):,}",
            most=f"{_MOST:,}",
        )
    if "\n" not in stripped and stripped[0] not in _OPENINGS:
        return _game_at(stripped, uid, name)
    return FORMATS[_OPENINGS.get(stripped[0], ".txt")].read(stripped, name)


def _game_at(text: str, uid: str, name: str) -> GameRecord:
    """Return the game that starts at a position in one line, with or without its variant."""
    words = text.split()
    if len(words) == 2:
        uid = words[0]
    try:
        return GameRecord(uid, fen=words[-1])
    except UserError as error:
        quoted = text[:_LONGEST_QUOTE]
        raise UserError(
            "{name}: '{quoted}' is neither a game nor a position: {error}",
            name=name,
            quoted=quoted,
            error=error,
        ) from error
