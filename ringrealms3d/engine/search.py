"""A search of one position: its tree, how far it has come, and what it thinks."""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.states import row_of_states
from ringrealms3d.engine.uct import NODE, simulate

_POOL_NODES = 3_000_000
_SURE_VISITS = 4  # a line is trusted as far as its moves were visited so often


class Search:
    """A tree that grows in slices, so that its owner can look up in between."""

    def __init__(self, position: Position, seed: int) -> None:
        """Prepare to search a position whose game is not over."""
        self._position = position
        self._states = row_of_states(position.state, 2)
        self._nodes = np.zeros(_POOL_NODES, dtype=NODE).view(np.recarray)
        self._nodes["parent"][0] = -1
        self._nodes["mover"][0] = 1 - position.turn
        self._used = np.ones(1, dtype=np.int64)
        self._codes = np.empty(position.variant.max_moves, dtype=np.int64)
        self._rng = seeded(seed)

    @property
    def simulations(self) -> int:
        """How many playouts were run."""
        return int(self._nodes["visits"][0])

    @property
    def proven(self) -> str:
        """The certain result for the seat to move, "win", "draw" or "loss", else ""."""
        return ""

    def run(self, simulations: int) -> None:
        """Run so many more playouts."""
        simulate(
            self._position.variant.tables,
            self._states.records,
            self._states.words,
            self._nodes,
            self._used,
            self._codes,
            self._rng,
            simulations,
        )

    def analysis(self, seconds: float) -> Analysis:
        """Return what the search thinks now, after so many seconds."""
        return Analysis(self._candidates(), self._line(), self.simulations, seconds)

    def _candidates(self) -> tuple[Candidate, ...]:
        children = self._nodes[self._children(0)]
        codes, visits, rates = (children[name] for name in ("code", "visits", "rate"))
        order = np.lexsort((codes, -rates, -visits))
        return tuple(Candidate(Move(int(codes[i])), int(visits[i]), float(rates[i])) for i in order)

    def _line(self) -> tuple[Move, ...]:
        line: list[Move] = []
        node = 0
        while self._nodes["child_count"][node]:
            children = self._children(node)
            node = children.start + int(np.argmax(self._nodes["visits"][children]))
            if self._nodes["visits"][node] < _SURE_VISITS:
                break
            line.append(Move(int(self._nodes["code"][node])))
        return tuple(line)

    def _children(self, node: int) -> slice:
        first = int(self._nodes["first_child"][node])
        return slice(first, first + int(self._nodes["child_count"][node]))
