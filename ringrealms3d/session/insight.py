"""The point of a move: what it does at once, or the captures and the end that it prepares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Capture, Outcome
from ringrealms3d.core.position import Position

_FAR = 5  # moves, the mover's third one the last; what lies further on is too uncertain


@dataclass(frozen=True, slots=True)
class Insight:
    """Something that a move does or prepares, or nothing notable.

    Attributes:
        moves: the line up to where it happens, otherwise the whole line, as far as its moves are
            legal.
        captures: the captures of the last of these moves.
        outcome: how the game ends with it, None if it does not.
    """

    moves: tuple[Move, ...]
    captures: tuple[Capture, ...] = ()
    outcome: Outcome | None = None


def insight_of(position: Position, line: Sequence[Move]) -> Insight:
    """Return what the first move of a line, which is legal, does or prepares.

    A move prepares a later capture or win of the same seat on the line if a place of the move
    belongs to it. Other captures, or an inevitable loss, are not its point. If something is hidden,
    such as the next tiles, only the first move counts, because the rest depends on unknown tiles.
    """
    open_position = position.determinized(0)
    hidden = open_position.state is not position.state
    return _walk(open_position, line[: 1 if hidden else _FAR], line)


def _walk(position: Position, near: Sequence[Move], line: Sequence[Move]) -> Insight:
    seat, places = position.turn, set(position.move_places(line[0]))
    for count, move in enumerate(near, start=1):
        if not position.is_legal(move):
            return Insight(tuple(line[: count - 1]))
        captures, position = position.captures(move), position.play(move)
        outcome = position.outcome
        if count > 1:
            captures = tuple(capture for capture in captures if _made(capture, seat, places))
            outcome = outcome if outcome and _won(outcome, seat, places) else None
        if captures or outcome:
            return Insight(tuple(line[:count]), captures, outcome)
        if position.outcome:
            break
    return Insight(tuple(line))


def _made(capture: Capture, seat: int, places: set[int]) -> bool:
    """Whether a seat captures with a stone on one of these places."""
    return capture.taker == seat and not places.isdisjoint(capture.cause)


def _won(outcome: Outcome, seat: int, places: set[int]) -> bool:
    """Whether a seat wins by sites that one of these places is among."""
    decisive = next(iter(outcome.marks.values()), ())
    return outcome.winner == seat and any(not places.isdisjoint(group) for group in decisive)
