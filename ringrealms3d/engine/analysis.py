"""The result of a search, as its owner sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position


def follow(position: Position, line: tuple[Move, ...]) -> tuple[Position, ...]:
    """Return the positions along a line, including the first one, as far as its moves are legal.

    A search does not know future draws, so its line may continue with missing tiles.
    """
    positions = [position]
    for move in line:
        if not positions[-1].is_legal(move):
            break
        positions.append(positions[-1].play(move))
    return tuple(positions)


@dataclass(frozen=True, slots=True)
class Candidate:
    """The search's statistics for one move.

    >>> import ringrealms3d as rr
    >>> with rr.Engine("loop/mini", seed=1) as engine:
    ...     best = engine.analyse(rr.start("loop/mini"), rr.Limit(nodes=50)).candidates[0]
    >>> best.visits > 0 and 0 <= best.value <= 1 and best.line[0] == best.move
    True

    Attributes:
        move: the move.
        visits: how often the search tried it.
        value: the mover's share of the playouts through it, wins plus half the draws, 0 to 1; a
            proven result is exactly 1, 0.5 or 0.
        margin: the mover's mean margin in these playouts; in a game without margins its mean of
            1 for a win, 0 for a draw and -1 for a loss.
        proven: "win", "draw" or "loss" of the mover, if proven, else "".
        line: the expected line, starting with this move.
    """

    move: Move
    visits: int
    value: float
    margin: float = 0.0
    proven: str = ""
    line: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Analysis:
    """The result of a search.

    >>> import ringrealms3d as rr
    >>> start = rr.start("loop/mini")
    >>> with rr.Engine("loop/mini", seed=1) as engine:
    ...     found = engine.analyse(start, rr.Limit(nodes=50))
    >>> found.simulations, found.candidates[0].move in start.legal_moves
    (50, True)
    >>> len(found.of(start, lines=3).candidates)
    3

    Attributes:
        candidates: the legal moves, the best first, with only one of any that are equal by
            symmetry.
        line: the principal variation.
        simulations: how many playouts the search ran, including those kept from the previous move.
        seconds: how long it took.
        nodes: how many nodes its tree has.
    """

    candidates: tuple[Candidate, ...]
    line: tuple[Move, ...]
    simulations: int
    seconds: float
    nodes: int = 0

    def of(self, position: Position, lines: int | None = None) -> Analysis:
        """Return it for a position that may look like the one that was searched, with texts.

        Expected lines end where they need what nobody can see yet.

        Args:
            lines: how many candidates to keep, the best first; None keeps all.
        """
        move = position.variant.move

        def seen(line: tuple[Move, ...]) -> tuple[Move, ...]:
            known = line[: len(follow(position, line)) - 1]
            return tuple(move(each.code) for each in known)

        candidates = tuple(
            replace(each, move=move(each.move.code), line=seen(each.line))
            for each in self.candidates[:lines]
        )
        return replace(self, candidates=candidates, line=seen(self.line))

    @property
    def complete(self) -> bool:
        """Whether the result of every move is proven."""
        return all(candidate.proven for candidate in self.candidates)
