"""Goals of lesson steps that a move reaches, checked by the rules.

Each is named in a course's file by its ``kind``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Capture
from ringrealms3d.core.phrase import Phrase, listed
from ringrealms3d.core.position import Played, Position
from ringrealms3d.courses.threats import threats, turned, winning_moves
from ringrealms3d.puzzles.brute_force import Claim, judge

_MOST_JUDGED = 20_000  # moves, which plain Python tries within seconds
Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a site or a move is called."""

_Names = Annotated[tuple[Name, ...], Meta(min_length=1, max_length=400)]
_Count = Annotated[int, Meta(ge=1, le=400)]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base of all goals: their kind, as named in the file."""


class MoveGoal(Goal, frozen=True):
    """A goal that a move reaches."""

    def reached(self, played: Played, after: Position) -> bool:
        """Whether a move reaches the goal."""
        raise NotImplementedError

    def complaint(self, played: Played, after: Position) -> str:
        """Return the sentence that says why a move does not."""
        raise NotImplementedError

    def likely_first(self, position: Position) -> Sequence[Move]:
        """Return the legal moves, likely ones first."""
        return position.legal_moves


class Win(MoveGoal, frozen=True, tag="win"):
    """The move wins the game.

    Attributes:
        by: the role that decides it, such as "loop"; any if empty.
    """

    by: str = ""

    def reached(self, played: Played, after: Position) -> bool:
        """Whether the mover has won."""
        outcome = after.outcome
        won = outcome is not None and outcome.winner == played.before.turn
        return won and (not self.by or self.by in after.variant.marks(after.state))

    def complaint(self, played: Played, after: Position) -> str:
        """Say that the game goes on, or how else it ended."""
        if after.outcome is None:
            return Phrase("{move} does not win yet.", move=_text(played))
        return Phrase("After {move} {reason}.", move=_text(played), reason=after.outcome.reason)


class Take(MoveGoal, frozen=True, tag="capture"):
    """The move captures opposing pieces.

    Attributes:
        sites: pieces that must be among them.
        count: the least number to capture.
    """

    sites: tuple[Name, ...] = ()
    count: _Count = 1

    def reached(self, played: Played, after: Position) -> bool:
        """Whether enough is captured."""
        taken = _taken(played, played.before.turn)
        return len(taken) >= self.count and taken >= {
            played.before.board.site(x) for x in self.sites
        }

    def complaint(self, played: Played, after: Position) -> str:
        """Say what the move captures, or what is missing around it."""
        taken = _names(played.before, _taken(played, played.before.turn))
        if taken:
            return Phrase("{move} takes only {sites}.", move=_text(played), sites=taken)
        around = played.before.variant.why_nothing_taken(after.state, played.move.code)
        return around or Phrase("{move} captures nothing.", move=_text(played))


class LoseNothing(MoveGoal, frozen=True, tag="lose nothing"):
    """The move costs its player no piece."""

    def reached(self, played: Played, after: Position) -> bool:
        """Whether the opponent captures nothing by it."""
        return not _taken(played, 1 - played.before.turn)

    def complaint(self, played: Played, after: Position) -> str:
        """Say what is lost, and by what."""
        losses = [c for c in played.before.captures(played.move) if c.taker != played.before.turn]
        return Phrase(
            "{move} loses {sites} by {cause}.",
            move=_text(played),
            sites=_names(played.before, _taken(played, 1 - played.before.turn)),
            cause=listed([c.name for c in losses]),
        )


class Stop(MoveGoal, frozen=True, tag="stop"):
    """After the move the opponent cannot win with the next one."""

    def reached(self, played: Played, after: Position) -> bool:
        """Whether no answer wins."""
        seat = played.before.turn
        if after.outcome is not None:
            return after.outcome.winner == seat
        return next(winning_moves(turned(after, 1 - seat)), None) is None

    def complaint(self, played: Played, after: Position) -> str:
        """Say which answer wins."""
        if after.outcome is not None:
            reason = after.outcome.reason
            return Phrase("After {move} {reason}.", move=_text(played), reason=reason)
        answer = next(winning_moves(turned(after, 1 - played.before.turn)))
        return Phrase(
            "{move} is answered by {reply}, which wins.",
            move=_text(played),
            reply=after.format_move(answer),
        )

    def likely_first(self, position: Position) -> Sequence[Move]:
        """Return first the moves onto the places where the opponent would win."""
        wanted = threats(position, 1 - position.turn)
        return sorted(
            position.legal_moves, key=lambda move: position.move_places(move)[-1] not in wanted
        )


class Deny(MoveGoal, frozen=True, tag="deny"):
    """After the move the opponent can capture nothing with the next one."""

    def reached(self, played: Played, after: Position) -> bool:
        """Whether no answer captures."""
        return next(_capturing_moves(after), None) is None

    def complaint(self, played: Played, after: Position) -> str:
        """Say which answer captures."""
        return Phrase(
            "{move} is answered by {reply}, which captures.",
            move=_text(played),
            reply=after.format_move(next(_capturing_moves(after))),
        )


class KeepTheWin(MoveGoal, frozen=True, tag="keep the win"):
    """After the move its player wins by force, whatever the opponent does; for short endgames."""

    def reached(self, played: Played, after: Position) -> bool:
        """Whether brute force proves the win."""
        seat, outcome = played.before.turn, after.outcome
        if outcome is not None:
            return outcome.winner == seat
        return judge(after, Claim(seat), most=_MOST_JUDGED).holds is True

    def complaint(self, played: Played, after: Position) -> str:
        """Say that it is not won."""
        return Phrase("After {move} the win is no longer forced.", move=_text(played))


class Threaten(MoveGoal, frozen=True, tag="threaten"):
    """After the move its player could win in some places, if the opponent did nothing.

    Attributes:
        count: the least number of places.
    """

    count: _Count = 2

    def reached(self, played: Played, after: Position) -> bool:
        """Whether there are enough threats."""
        return after.outcome is None and len(threats(after, played.before.turn)) >= self.count

    def complaint(self, played: Played, after: Position) -> str:
        """Say how many threats there are."""
        found = threats(after, played.before.turn)
        if not found:
            return Phrase("{move} threatens nothing.", move=_text(played))
        sites = _names(after, found)
        return Phrase("{move} threatens to win at {sites} only.", move=_text(played), sites=sites)


class PlayOn(MoveGoal, frozen=True, tag="play on"):
    """The move ends on one of some sites."""

    sites: _Names

    def reached(self, played: Played, after: Position) -> bool:
        """Whether it does."""
        end = played.before.move_places(played.move)[-1]
        return end in {played.before.board.site(name) for name in self.sites}

    def complaint(self, played: Played, after: Position) -> str:
        """Say that it does not."""
        return Phrase("{move} is not what the task asks for.", move=_text(played))


class PutDown(MoveGoal, frozen=True, tag="put down"):
    """The move ends on a site with a piece of a kind, by its piece number."""

    pieces: Annotated[tuple[int, ...], Meta(min_length=1)]

    def reached(self, played: Played, after: Position) -> bool:
        """Whether it does."""
        end = played.before.move_places(played.move)[-1]
        return int(after.pieces[end]) in self.pieces

    def complaint(self, played: Played, after: Position) -> str:
        """Say what the piece sees, if that decides."""
        sight = played.before.sight(played.move).text
        if sight:
            return Phrase("{move}: {sight}.", move=_text(played), sight=sight)
        return Phrase("{move} plays a different piece.", move=_text(played))


class FreeTurn(MoveGoal, frozen=True, tag="free turn"):
    """The same seat moves again."""

    def reached(self, played: Played, after: Position) -> bool:
        """Whether it does."""
        return after.outcome is None and after.turn == played.before.turn

    def complaint(self, played: Played, after: Position) -> str:
        """Say that the turn is over."""
        return Phrase("After {move} your turn is over.", move=_text(played))


class Loops(MoveGoal, frozen=True, tag="loops"):
    """After the move its player has this many groups, which are loops in games with loops."""

    count: _Count = 1

    def reached(self, played: Played, after: Position) -> bool:
        """Whether there are as many."""
        return _own_groups(played, after) >= self.count

    def complaint(self, played: Played, after: Position) -> str:
        """Say how many there are."""
        count = _own_groups(played, after)
        return Phrase.counted(
            "After {move} you have {count} loop.",
            "After {move} you have {count} loops.",
            count,
            move=_text(played),
        )


class Surround(MoveGoal, frozen=True, tag="surround"):
    """After the move its player surrounds this many places, such as pillars."""

    count: _Count = 1

    def reached(self, played: Played, after: Position) -> bool:
        """Whether there are as many."""
        return len(after.features.held[played.before.turn]) >= self.count

    def complaint(self, played: Played, after: Position) -> str:
        """Say how many there are."""
        count = len(after.features.held[played.before.turn])
        return Phrase("After {move} you surround {count}.", move=_text(played), count=count)


class AllOf(MoveGoal, frozen=True, tag="all of"):
    """The move reaches several goals at once."""

    goals: Annotated[tuple[AnyMoveGoal, ...], Meta(min_length=1, max_length=5)]

    def reached(self, played: Played, after: Position) -> bool:
        """Whether it reaches all of them."""
        return all(goal.reached(played, after) for goal in self.goals)

    def complaint(self, played: Played, after: Position) -> str:
        """Say why it misses the first that it misses."""
        missed = next(goal for goal in self.goals if not goal.reached(played, after))
        return missed.complaint(played, after)


AnyMoveGoal = (
    Win
    | Take
    | LoseNothing
    | Stop
    | Deny
    | KeepTheWin
    | Threaten
    | PlayOn
    | PutDown
    | FreeTurn
    | Loops
    | Surround
    | AllOf
)


def _capturing_moves(position: Position) -> Iterator[Move]:
    """Yield the capturing moves of the seat to move."""
    for move in position.legal_moves:
        if any(capture.taker == position.turn for capture in position.captures(move)):
            yield move


def _taken(played: Played, seat: int) -> frozenset[int]:
    """Return the sites that a seat captures by a move."""
    captures: tuple[Capture, ...] = played.before.captures(played.move)
    own = (capture for capture in captures if capture.taker == seat)
    return frozenset(site for capture in own for site in capture.taken)


def _own_groups(played: Played, after: Position) -> int:
    return sum(group.seat == played.before.turn for group in after.groups)


def _names(position: Position, sites: frozenset[int]) -> str:
    return listed([position.board.sites[site] for site in sorted(sites)]) if sites else ""


def _text(played: Played) -> str:
    return played.before.format_move(played.move)
