"""A search of one position: its tree, its progress, and its results."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import next_word, seeded
from ringrealms3d.core.variant import MarginLookup
from ringrealms3d.core.verbs import MOST_PATTERNS, Struct, new_struct
from ringrealms3d.engine.analysis import Analysis, Candidate, follow
from ringrealms3d.engine.endgame import Endgame, is_endgame, load_endgame
from ringrealms3d.engine.memory import copy_apart, zeros_apart
from ringrealms3d.engine.priors import Weights, read_only, weights_of
from ringrealms3d.engine.settings import STRONG, SearchSettings
from ringrealms3d.engine.states import row_of_states
from ringrealms3d.engine.tree.mcts import simulate
from ringrealms3d.engine.tree.nodes import (
    Compaction,
    Pool,
    compact,
    first_of,
    link_of,
    new_compaction,
    new_pool,
)
from ringrealms3d.engine.tree.proven import enter_margins, enter_result, judge_again
from ringrealms3d.engine.tree.reading import Tree
from ringrealms3d.engine.tree.walker import (
    LEAF,
    LEAVES,
    PLAN,
    ROOT,
    ROOT_STATE,
    STATES,
    Scratch,
    Walker,
)
from ringrealms3d.games import machine_code_of, start

_PLAYED_BESIDE = 2  # moves of an exact search for each playout: half of the time on small boards
_COMPACTION_SECONDS = 2e-8  # for each node
_COMPACTED_AT_ONCE = 1 << 16  # nodes
_ROOM = 4  # of a tree, a part of which all answers to all moves may take
_NONE = -1  # of a tree's nodes
_LOOKED_UP_BESIDE = 8  # moves for each playout: most of the time, for there is an end to it
_EVEN_MARGIN = 0.25  # of the board, by which a margin counts as much as the result


class Search:
    """A tree that grows in slices, so that its owner can do other things in between.

    With one thread the same position, seed, settings and number of simulations give the same tree.
    """

    def __init__(
        self,
        position: Position,
        seed: int,
        settings: SearchSettings = STRONG,
        weights: Weights | None = None,
    ) -> None:
        """Prepare to search a position whose game is not over.

        Args:
            weights: those of the game's patterns, if not the tuned ones.

        Raises:
            ValueError: there is less memory than the settings ask for.
        """
        settings = settings.completed(position.variant.search)
        self._pool = _pool(settings)
        self._left = zeros_apart(1, np.int64)
        self._seed, self._exact = seed, settings.exact
        self._most_left = _most_left(settings)
        self._lookup: MarginLookup | None = None
        self._endgame: Endgame | None = None
        self._kept = 0
        self._kept_part: _KeptPart | None = None
        weights = read_only(weights_of(position.variant) if weights is None else weights)
        self._plan = _plan(position, settings, weights)
        self._alike, self._led = settings.alike or 0, settings.led or 0
        self._answers = bool(settings.answers and settings.solver and settings.prove_at)
        self._walkers = _walkers(position, seed, settings.threads, self._pool, weights, self._plan)
        by_margin = position.variant.margin(position.state) is not None
        self._tree = Tree(self._pool.nodes, self._pool.links, self._plan, by_margin)
        self._start(position)

    @property
    def simulations(self) -> int:
        """How many playouts went into the tree, including those kept from before."""
        return self._kept + sum(int(walker.done[0]) for walker in self._walkers)

    @property
    def batch(self) -> int:
        """How many playouts pass through busy nodes at once.

        Running multiples of it in steps gives the same result as running them at once.
        """
        return int(self._plan.batch)

    def is_deep(self, moves: int) -> bool:
        """Whether the expected line has this many moves, or can get no longer.

        It ends with the game or with a die or a draw, and grows no further in a tree that fills its
        memory; O(candidates).
        """
        line = self._candidates[0].line
        positions = follow(self._position, line)
        full = self._used > len(self._pool.nodes) - self._position.variant.max_moves
        last = self._tree.node_after(tuple(move.code for move in line))
        stopped = last is not None and self._tree.ends_by_chance(last)
        return full or stopped or len(positions) > moves or positions[-1].outcome is not None

    @property
    def compaction_seconds(self) -> float:
        """About how long it takes to continue with another position."""
        return _COMPACTION_SECONDS * self._used

    @property
    def compacting(self) -> bool:
        """Whether the tree must first be compacted, after an advance."""
        return self._kept_part is not None

    @property
    def proven(self) -> str:
        """The proven result for the seat to move, "win", "draw" or "loss", else ""."""
        known = self._endgame.result if self._endgame else ""
        return known or self._tree.proven(ROOT, self._position.turn)

    @property
    def finished(self) -> bool:
        """Whether nothing more can help to choose a move.

        A proven result is not enough while an endgame search still runs, nor if no move wins: the
        tree then finds the move that is hardest to answer.
        """
        endgame = self._endgame
        pending = endgame is not None and endgame.pending and endgame.affordable
        proven = bool(self._tree.proven(ROOT, self._position.turn))
        return proven and not pending and self._lookup is None

    def run(self, simulations: int) -> None:
        """Run this many more playouts, shared by the threads; none once the result is proven.

        Solved results are looked up meanwhile, and in an endgame an exact search runs.
        """
        assert not self.compacting
        if self._lookup is not None:
            self._look_up(self._lookup, simulations)
        if self._endgame is not None and self._endgame.pending and self._endgame.affordable:
            self._search_to_the_end(self._endgame, simulations)
        self._simulate(simulations)

    def analysis(self, seconds: float) -> Analysis:
        """Return the results so far, after this many seconds."""
        candidates = self._candidates
        return Analysis(candidates, candidates[0].line, self.simulations, seconds, self._used)

    def advance(self, position: Position, codes: tuple[int, ...]) -> bool:
        """Continue with the position after some moves, and keep the tree below it.

        A big tree is :attr:`compacting` then.

        Returns:
            Whether the tree knows these moves; if not, nothing has changed.
        """
        assert not self.compacting
        if not codes:
            return True
        if self._advanced + len(codes) > position.variant.sure_plies:
            return False  # what was hidden made other moves legal than are now
        node = self._tree.node_after(codes)
        if node is None or not self._offers_moves_of(node, position):
            return False
        self._kept = int(self._pool.nodes["visits"][node])
        for walker in self._walkers:
            walker.done[0] = 0
        self._kept_part = _KeptPart(new_compaction(self._pool, node), self._tree.candidates(node))
        self._advanced += len(codes)
        self._place(position)
        self.compact()
        return True

    def compact(self) -> None:
        """Continue compacting the tree for some milliseconds."""
        assert self._kept_part is not None
        if compact(self._pool, self._kept_part.compaction, _COMPACTED_AT_ONCE):
            self._kept_part = None
            judge_again(self._pool.nodes, self._pool.links, ROOT)
            self._prepare_root()
            self._look_for_proofs()

    @property
    def _candidates(self) -> tuple[Candidate, ...]:
        """The candidates, the best first."""
        if self._kept_part is not None:
            return self._kept_part.candidates
        candidates = self._tree.candidates(ROOT)
        if self._endgame is None:
            return candidates
        return self._endgame.announced(candidates, proven=self.finished)

    @property
    def _used(self) -> int:
        """How many nodes the tree has."""
        return min(int(self._pool.used[0]), len(self._pool.nodes))

    def _offers_moves_of(self, node: int, position: Position) -> bool:
        """Whether a node's children fit a position's moves, not those of another deal."""
        offered = self._pool.nodes["code"][self._tree.children(node)]
        return sorted(offered.tolist()) == [move.code for move in position.legal_moves]

    def _start(self, position: Position) -> None:
        """Make a tree of the root and its children."""
        self._advanced = 0
        self._place(position)
        self._pool.nodes[ROOT].mover = 1 - position.turn
        self._prepare_root()
        children = self._pool.nodes[self._tree.children(ROOT)]
        distinct = children[distinct_moves(position, children["code"].astype(np.int64))]
        first = first_of(int(self._pool.links[ROOT]))
        self._pool.nodes[first : first + len(distinct)] = distinct
        self._pool.links[ROOT] = link_of(first, len(distinct))
        self._look_for_proofs()

    def _look_for_proofs(self) -> None:
        """Prepare to look up solved results, or an exact search in an endgame."""
        position, before = self._position, self._endgame
        codes = self._pool.nodes["code"][self._tree.children(ROOT)].tolist()
        lookup = position.variant.margin_lookup(position.state, codes) if self._exact else None
        endgame = lookup is None and is_endgame(position, self._most_left)
        if endgame:
            load_endgame(position.uid)
        self._lookup = lookup
        self._endgame = Endgame(position, codes, before) if endgame else None

    def _look_up(self, lookup: MarginLookup, simulations: int) -> None:
        """Continue the lookup, and enter its results into the tree once complete."""
        margins = lookup.go_on(_LOOKED_UP_BESIDE * simulations)
        if margins is not None:
            enter_margins(self._tree, ROOT, margins)
            self._lookup = None

    def _search_to_the_end(self, endgame: Endgame, simulations: int) -> None:
        """Continue an endgame search, and enter its proven results into the tree."""
        ranked = self._tree.ranked_children(ROOT)
        nodes = self._pool.nodes
        with machine_code_of(self._position.uid):
            endgame.run(_PLAYED_BESIDE * simulations, nodes[ranked])
        helpful = endgame.helpful
        for child, code in zip(ranked.tolist(), nodes["code"][ranked].tolist(), strict=True):
            if code in helpful:
                enter_result(self._pool.nodes, self._pool.links, ROOT, child, *helpful[code])

    def _place(self, position: Position) -> None:
        """Let every thread start from a position with everything hidden dealt again.

        At a start, where moves may be left out that are equal by symmetry, nobody threatens
        anything; a position that was set up has no move before it either, but threats.
        """
        self._tries_answers = self._answers and not _is_start(position)
        self._position = position.determinized(self._seed)
        for walker in self._walkers:
            walker.states.rows[ROOT_STATE] = self._position.state

    def _prepare_root(self) -> None:
        self._left[0] = 0
        with machine_code_of(self._position.uid):
            simulate(self._walkers[0], self._left, ROOT)
            if self._tries_answers:
                self._try_answers(self._walkers[0])
        self._lead_by_priors()

    def _try_answers(self, walker: Walker) -> None:
        """Settle each of the root's moves that can be answered by ending the game.

        A tree without room for all answers is left as it is.
        """
        nodes = self._pool.nodes
        children = range(len(nodes))[self._tree.children(ROOT)]
        if self._used + len(children) ** 2 > len(nodes) // _ROOM:
            return
        for child in children:
            if nodes["low"][child] < nodes["high"][child]:
                simulate(walker, self._left, child)
        simulate(walker, self._left, ROOT)

    def _lead_by_priors(self) -> None:
        """Let the priors lead the root's first visits if very many moves look alike.

        On large realms moves differ by a hundredth and results of playouts by a half, so
        playouts that are few for so many moves would choose those that were lucky once.
        """
        priors = self._pool.nodes["prior"][self._tree.children(ROOT)].astype(np.float64)
        led = self._alike > 0 and priors.any() and 1.0 / (priors**2).sum() >= self._alike
        self._plan.led = self._led * len(priors) if led else 0

    def _simulate(self, simulations: int) -> None:
        """Run this many playouts, in this thread and its helpers."""
        self._left[0] = simulations
        first, *others = self._walkers
        working = [self._executor.submit(simulate, walker, self._left, _NONE) for walker in others]
        with machine_code_of(self._position.uid):
            simulate(first, self._left, _NONE)
            for other in working:
                other.result()

    @cached_property
    def _executor(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._walkers) - 1)


@dataclass(frozen=True, slots=True)
class _KeptPart:
    """The part of the tree that an advance keeps, while it moves to the start of the pool.

    Attributes:
        compaction: its progress.
        candidates: its candidates, the best first.
    """

    compaction: Compaction
    candidates: tuple[Candidate, ...]


def _pool(settings: SearchSettings) -> Pool:
    try:
        return new_pool(settings.nodes)
    except MemoryError:
        raise UserError(
            "there is not enough memory for a search tree of {megabytes} MiB",
            megabytes=settings.megabytes,
        ) from None


def _walkers(
    position: Position, seed: int, count: int, pool: Pool, weights: Weights, plan: Struct
) -> list[Walker]:
    """Return one walker per thread; the first draws from the seed itself."""
    variant = position.variant
    moves, codes = variant.max_moves, variant.code_count
    rngs = [seeded(seed)]
    rngs += [seeded(int(next_word(rngs[0]))) for _ in range(count - 1)]
    return [
        Walker(
            variant.tables,
            pool,
            weights,
            plan,
            row_of_states(position.state, STATES),
            zeros_apart(LEAVES, LEAF),
            Scratch(
                zeros_apart(moves, np.int64),
                zeros_apart(codes, np.float64),
                zeros_apart(moves, np.float64),
                zeros_apart(MOST_PATTERNS, np.int64),
            ),
            copy_apart(rng),
            zeros_apart(1, np.int64),
        )
        for rng in rngs
    ]


def _most_left(settings: SearchSettings) -> int:
    """Return the most moves left in an endgame, 0 without endgame searches."""
    most = settings.endgame if settings.exact else 0
    assert most is not None
    return most


def _plan(position: Position, settings: SearchSettings, weights: Weights) -> Struct:
    """Return completed settings in the kernels' form; without weights there are no priors."""
    variant = position.variant
    plan = new_struct(PLAN)
    margin = settings.margin if variant.margin(position.state) is not None else 0.0
    plan.result_weight = 0.5 * (1.0 - margin)
    plan.margin_weight = 0.5 * margin / (_EVEN_MARGIN * len(variant.board.sites))
    plan.exploration, plan.rave_bias = settings.exploration, settings.rave_bias
    plan.c_puct = settings.c_puct if weights.any() else 0.0
    plan.expand_at, plan.prove_at = settings.expand_at, settings.prove_at
    plan.batch, plan.solver = settings.batch, settings.solver
    return plan


def distinct_moves(position: Position, codes: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return which of some moves to keep so that no two are equal by symmetry.

    This applies only at the start of a game: later positions are rarely symmetric.

    Args:
        position: where the moves are played.
        codes: int64 (moves,), all legal moves, in any order.
    """
    symmetries = position.variant.symmetries()
    if len(symmetries) == 1 or not _is_start(position):
        return np.ones(len(codes), dtype=np.bool_)
    kept: NDArray[np.bool_] = symmetries[:, codes].min(axis=0) == codes
    return kept


def _is_start(position: Position) -> bool:
    return int(position.state.ply) == 0 and position == start(position.uid)
