"""How a game ended, and what a move captured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from ringrealms3d.core.phrase import listed

Sites = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game.

    >>> import ringrealms3d as rr
    >>> position = rr.start("ring-majority/tet")
    >>> while position.outcome is None:
    ...     position = position.play(position.legal_moves[0])
    >>> position.outcome.winner, position.outcome.reason
    (0, 'the board is full')

    Attributes:
        winner: seat 0 or 1; None is a draw.
        reason: one clause that says why the game is over.
        score: seat 0's margin over seat 1; 1 or -1 in games without a margin, 0 in a draw.
        marks: for each role ("loop", "river", "path", ...) its groups of sites; the first role
            decided the game, with its sites in order along the way, and the others go with it.
    """

    winner: int | None
    reason: str
    score: float
    marks: Mapping[str, tuple[Sites, ...]] = field(default_factory=lambda: MappingProxyType({}))

    def __reduce__(self) -> tuple[Callable[..., Outcome], tuple[object, ...]]:
        """Pickle the marks, which are read-only, as a dict."""
        return _restored, (self.winner, self.reason, self.score, dict(self.marks))


@dataclass(frozen=True, slots=True)
class Capture:
    """One ring, line or landing by which a move captures stones.

    >>> import ringrealms3d as rr
    >>> position = rr.start("ring-majority/tet")
    >>> for move in ("f2", "v3", "f4", "v1"):
    ...     position = position.play(move)
    >>> [capture.name for capture in position.captures("v4")]
    ['the ring around e4']

    Attributes:
        name: the display name of the cause, such as "the ring around f3"; may be empty.
        taker: the seat whose stones capture.
        cause: the sites that make the capture, for Ring Majority the ring in cyclic order.
        taken: the sites whose stones leave the board.
    """

    name: str
    taker: int
    cause: Sites
    taken: Sites


def _restored(
    winner: int | None, reason: str, score: float, marks: dict[str, tuple[Sites, ...]]
) -> Outcome:
    """Return an outcome from a pickle."""
    return Outcome(winner, reason, score, MappingProxyType(marks))


def grouped(captures: Iterable[Capture]) -> tuple[tuple[Capture, ...], ...]:
    """Return captures in groups of those that take the same stones for the same seat."""
    groups: dict[tuple[int, frozenset[int]], list[Capture]] = {}
    for capture in captures:
        groups.setdefault((capture.taker, frozenset(capture.taken)), []).append(capture)
    return tuple(map(tuple, groups.values()))


def causes_of(group: Sequence[Capture]) -> str:
    """Return the causes of captures, as in "the ring around f3 and the ring around v2"."""
    return listed([capture.name for capture in group])
