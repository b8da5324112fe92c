"""Texts on a game for films and pages: its title, its moves and its result, in English."""

from __future__ import annotations

from collections.abc import Mapping

from ringrealms3d.core.plain_text import drawable
from ringrealms3d.games import board_entry, game_of_variant
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.records.turns import turn_number
from ringrealms3d.session.open_game import said_outcome

_LONGEST_NAME = 100
Names = Mapping[str, str]
"""What seats are called whose colours are others in a theme; see ``Theme.names``."""


def game_title(record: GameRecord) -> str:
    """Return the game and the board."""
    title = game_of_variant(record.uid).title
    return drawable(f"{title}: {board_entry(record.uid).title}")


def players_text(record: GameRecord, names: Names) -> str:
    """Return the players, or an empty text if unknown."""
    if not any(record.players):
        return ""
    pairs = zip(record.players, seat_names(record, names), strict=True)
    return " vs ".join(drawable(player, _LONGEST_NAME) or seat for player, seat in pairs)


def seat_names(record: GameRecord, names: Names) -> tuple[str, str]:
    """Return the names of the two seats."""
    first, second = record.start.variant.seats
    return names.get(first, first), names.get(second, second)


def move_text(node: GameNode, record: GameRecord, names: Names) -> str:
    """Return a move with the number of its turn, its seat and its sign."""
    seat = seat_names(record, names)[node.seat]
    return f"{turn_number(node)}. {seat} {drawable(node.text)}{node.glyph}"


def result_text(record: GameRecord, names: Names) -> str:
    """Return who won a game and why, or an empty text if it is unfinished."""
    result, last = record.result, record.last.position
    if result.reason is Reason.UNFINISHED:
        return ""
    outcome = last.outcome if result.reason is Reason.RULES else said_outcome(result, last)
    assert outcome is not None
    if outcome.winner is None:
        words = "Draw"
    else:
        words = f"{seat_names(record, names)[outcome.winner]} wins"
        if result.reason is Reason.RULES and last.margin is not None:
            words += f" by {abs(int(outcome.score))}"
    reason = renamed(outcome.reason, names)
    return f"{words}. {reason[:1].upper()}{reason[1:]}."


def renamed(text: str, names: Names) -> str:
    """Return a text with a theme's names for the seats."""
    words = text.split(" ")
    return " ".join(names.get(word, word) for word in words)
