"""Lines with evaluations, made by hand for tests of reviews."""

from __future__ import annotations

from collections.abc import Sequence

from ringrealms3d.core.move import Move
from ringrealms3d.records.node import Evaluation, GameNode

WIN, DRAW, LOSS = (Evaluation(value, proven=True) for value in (1.0, 0.0, -1.0))
"""Certain results for seat 0."""


def hand_made(
    evaluations: Sequence[Evaluation | float | None], seats: Sequence[int] | None = None
) -> list[GameNode]:
    """Return the nodes of a line, the start first, whose positions have these evaluations.

    Args:
        seats: who made the moves, in turn if not given.
    """
    nodes = [GameNode()]
    for ply in range(1, len(evaluations)):
        seat = (ply - 1) % 2 if seats is None else seats[ply - 1]
        nodes.append(GameNode(nodes[-1], Move(ply), f"m{ply}", seat, ply))
    for node, told in zip(nodes, evaluations, strict=True):
        node.evaluation = Evaluation(told) if isinstance(told, float) else told
    return nodes
