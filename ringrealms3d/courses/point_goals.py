"""Goals of lesson steps that are reached by pointing at a place."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Played, Position
from ringrealms3d.courses.goals import Goal, Name
from ringrealms3d.courses.threats import threats
from ringrealms3d.games import from_fen


class PointGoal(Goal, frozen=True):
    """A question answered by pointing at any of some places."""

    def places(self, position: Position, last: Played | None) -> frozenset[int]:
        """Return the right places.

        Raises:
            UserError: the goal does not fit the position.
        """
        raise NotImplementedError


class PointAtTaken(PointGoal, frozen=True, tag="point at what is captured"):
    """Which piece would a move capture, of either seat?"""

    move: Name

    def places(self, position: Position, last: Played | None) -> frozenset[int]:
        """Return the sites that the move captures."""
        captures = position.captures(position.parse_move(self.move))
        return frozenset(site for capture in captures for site in capture.taken)


class PointAtThreat(PointGoal, frozen=True, tag="point at the threat"):
    """Where would the opponent win, if it were to move?"""

    def places(self, position: Position, last: Played | None) -> frozenset[int]:
        """Return where winning moves end."""
        return threats(position, 1 - position.turn)


class PointAtSafe(PointGoal, frozen=True, tag="point at what is safe"):
    """Which piece cannot be captured in the usual way?"""

    def places(self, position: Position, last: Played | None) -> frozenset[int]:
        """Return the sites of such pieces."""
        return frozenset(position.features.safe)


class PointAtHeld(PointGoal, frozen=True, tag="point at what is surrounded"):
    """Which place does either seat hold without a piece on it?"""

    def places(self, position: Position, last: Played | None) -> frozenset[int]:
        """Return these places."""
        return frozenset(site for sites in position.features.held for site in sites)


class PointAtDifference(PointGoal, frozen=True, tag="point at the missing link"):
    """The last move did not win: which site would have to hold something else?

    Attributes:
        instead: the fen of a position before the last move in which the same move wins. The sites
            that differ are right.
    """

    instead: Annotated[str, Meta(min_length=1, max_length=4000)]

    def places(self, position: Position, last: Played | None) -> frozenset[int]:
        """Return where the positions before the last move differ."""
        if last is None:
            raise UserError("no move was played before")
        other = from_fen(position.uid, self.instead, seed=0)
        move = last.before.format_move(last.move)
        won = other.play(other.parse_move(move)).outcome
        if won is None or won.winner != last.before.turn:
            raise UserError(
                "{format_move} does not win in the other position",
                format_move=last.before.format_move(last.move),
            )
        if position.outcome is not None:
            raise UserError("the game is already over")
        return frozenset((other.stones != last.before.stones).nonzero()[0].tolist())


AnyPointGoal = PointAtTaken | PointAtThreat | PointAtSafe | PointAtHeld | PointAtDifference
