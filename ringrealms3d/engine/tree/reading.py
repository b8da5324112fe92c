"""The results of a search tree: its candidates, lines and proven results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.move import Move
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.engine.tree.nodes import BY_CHANCE, count_of, first_of
from ringrealms3d.engine.tree.priors import merits
from ringrealms3d.engine.tree.walker import ROOT

_SURE_VISITS = 4  # a line is trusted as far as its moves were visited so often
_LINES = 8  # the candidates that get a line
_RESULTS = {-1: "loss", 0: "draw", 1: "win"}


@dataclass(frozen=True, slots=True)
class Tree:
    """A view of a pool of nodes.

    Attributes:
        nodes: the nodes (see :data:`ringrealms3d.engine.tree.nodes.NODE`).
        links: int64, where each node's children are.
        plan: the numbers of the search, including the weight of margins in the values.
        by_margin: whether the game has a score.
    """

    nodes: Struct
    links: NDArray[np.int64]
    plan: Struct
    by_margin: bool

    def candidates(self, root: int) -> tuple[Candidate, ...]:
        """Return the candidates at a node, the best first."""
        ranked = self.ranked_children(root)
        rows = self.nodes[ranked]
        visits = np.maximum(rows["visits"], 1)
        columns = (
            ranked,
            rows["code"],
            rows["visits"],
            self._win_shares(rows),
            rows["margin"] / visits,
            _proven_results(rows),
            rows["low"] == rows["high"],
        )
        return tuple(
            Candidate(
                move=Move(code),
                visits=count,
                value=0.5 + 0.5 * result if proven else value,
                margin=margin,
                proven=_RESULTS[result] if proven else "",
                line=(Move(code), *self.line_below(node)) if rank < _LINES else (),
            )
            for rank, (node, code, count, value, margin, result, proven) in enumerate(
                zip(*(column.tolist() for column in columns), strict=True)
            )
        )

    def line_below(self, node: int) -> Iterator[Move]:
        """Yield the expected line from a node, up to where a die or a draw decides."""
        while self.links[node] and not self.ends_by_chance(node):
            node = int(self.ranked_children(node)[0])
            if self.nodes["visits"][node] < _SURE_VISITS:
                return
            yield Move(int(self.nodes["code"][node]))

    def ranked_children(self, node: int) -> NDArray[np.int64]:
        """Return a node's children, the best for the seat to move first.

        If the node's result is proven, the best move keeps it. Sooner wins are better, and so are
        smaller or later losses.
        """
        children = self.children(node)
        rows = self.nodes[children]
        is_proven = self.nodes["low"][node] == self.nodes["high"][node]
        worth = _worst_results(rows) if is_proven else _proven_results(rows)
        margins = rows["margin"] / np.maximum(rows["visits"], 1)
        delay = self._delays(rows, margins)
        merit = self._led_merits(node, rows)
        order = np.lexsort(
            (rows["code"], -margins, -rows["rate"], -rows["visits"], -merit, delay, -worth)
        )
        ranked: NDArray[np.int64] = children.start + order
        return ranked

    def ends_by_chance(self, node: int) -> bool:
        """Whether a die or a draw decides what follows."""
        return bool(self.nodes["complete"][node] == BY_CHANCE)

    def node_after(self, codes: tuple[int, ...]) -> int | None:
        """Return the node after moves from the root, None if the tree has none."""
        node = 0
        for code in codes:
            children = self.children(node)
            found = np.flatnonzero(self.nodes["code"][children] == code)
            if not len(found):
                return None
            node = children.start + int(found[0])
        return node

    def proven(self, node: int, seat: int) -> str:
        """Return the proven result of a node for a seat, "win", "draw" or "loss", else ""."""
        low, high = int(self.nodes["low"][node]), int(self.nodes["high"][node])
        return _RESULTS[low if seat == 0 else -low] if low == high else ""

    def children(self, node: int) -> slice:
        """Return where a node's children are in the pool."""
        link = int(self.links[node])
        return slice(first_of(link), first_of(link) + count_of(link))

    def _delays(self, rows: Struct, margins: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return sort keys that are lower for better proven wins or losses."""
        proven, plies = _proven_results(rows), rows["plies"].astype(np.float64)
        return np.select([proven > 0, proven < 0], [plies, -margins if self.by_margin else -plies])

    def _led_merits(self, node: int, rows: Struct) -> NDArray[np.float64]:
        """Return the merits of a node's visited children while priors lead it, otherwise zeros."""
        if node != ROOT or self.nodes["visits"][node] >= self.plan.led:
            return np.zeros(len(rows))
        priors, values = rows["prior"].astype(np.float64), rows["rate"].astype(np.float64)
        visits = rows["visits"]
        return np.where(visits > 0, merits(priors, values, int(visits.max())), -np.inf)

    def _win_shares(self, rows: Struct) -> NDArray[np.float64]:
        """Return the nodes' mean results, from 0 to 1, without the share of the margins."""
        visits = np.maximum(rows["visits"], 1)
        surplus = (rows["value"] - self.plan.margin_weight * rows["margin"]) / visits - 0.5
        shares: NDArray[np.float64] = 0.5 + 0.5 * surplus / self.plan.result_weight
        return np.where(rows["visits"] > 0, np.clip(shares, 0.0, 1.0), 0.5)


def _proven_results(rows: Struct) -> NDArray[np.int64]:
    """Return 1, 0 or -1 for nodes won, drawn or lost for the seat that moved there, otherwise 0."""
    sign = 1 - 2 * rows["mover"].astype(np.int64)
    return np.where(rows["low"] == rows["high"], sign * rows["low"], 0)


def _worst_results(rows: Struct) -> NDArray[np.int64]:
    """Return the worst possible result, 1, 0 or -1, of a node for the seat that moved there."""
    worst: NDArray[np.int64] = np.where(rows["mover"] == 0, rows["low"], -rows["high"])
    return worst.astype(np.int64)
