"""Ring Majority on one realm: names, positions as text, and what a move captured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import compiling
from ringrealms3d.core.outcome import Capture, Sites
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.setup import TURN, Setup, hands_in
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.core.story import Milestone
from ringrealms3d.core.threats import threat
from ringrealms3d.core.verbs import Rules, Struct
from ringrealms3d.games.formed import FormedVariant
from ringrealms3d.games.ring_majority import rules
from ringrealms3d.games.ring_majority.board import RealmBoard, realm_board, site_symmetries
from ringrealms3d.games.ring_majority.form import RealmForm
from ringrealms3d.games.ring_majority.layout import realm_layout
from ringrealms3d.games.ring_majority.rules import PATTERNS
from ringrealms3d.games.ring_majority.solution.bounds import load_bounds, solution_path
from ringrealms3d.games.ring_majority.solution.exact import Lookup, Solution
from ringrealms3d.games.ring_majority.solution.retrograde import RetrogradeSolver
from ringrealms3d.geometry.incidence import KINDS

SEATS = ("Red", "Blue")
MOST_SOLVED_SITES = 14
"""The largest realm that can be solved: 3 ** 14 boards are 5 million, 3 ** 26 too many."""

_DIAGRAM_ROW = 20
_SEARCH = {"exploration": 0.1, "c_puct": 2.0, "batch": 128, "endgame": 10}
_VERY_MANY = 200  # sites, for playouts that are few to tell their moves apart
_LED_LONG = {"alike": 10}
_LED = {"alike": 10, "led": 3}
_LED_EARLY = {
    "ring-majority/sirco": _LED,
    "ring-majority/snic": _LED,
    "ring-majority/id": _LED,
    "ring-majority/tid": _LED | {"alike": 60},
}
"""Smaller realms on which priors lead a search at first, found by matches.

See docs/strength-history.md.
"""


class RingMajority(FormedVariant):
    """One realm and its rules."""

    board: RealmBoard
    seats = SEATS
    rules = cast(Rules, rules)
    legend = MappingProxyType({"stones": translatable("the stones in the majority")})
    pattern_set = "ring-majority"
    pattern_count = PATTERNS

    def __init__(self, uid: str) -> None:
        """Open the variant with an id such as "ring-majority/cube"."""
        self.uid = uid
        self.board = realm_board(uid)
        self.max_moves = self.board.size
        led = _LED_LONG if self.board.size >= _VERY_MANY else _LED_EARLY.get(uid, {})
        self.search = _SEARCH | led
        self.tables = rules.make_tables(self.board.rings)
        self.form = RealmForm(self._kind_sizes, SEATS)

    @cached_property
    def layout(self) -> SolidLayout:
        """The pads and the map of the realm."""
        return realm_layout(self.board.uid)

    def symmetries(self) -> NDArray[np.int32]:
        """Return the symmetries of the solid; rings depend only on which sites touch."""
        return site_symmetries(self.board.uid)

    def margin_lookup(self, state: Struct, codes: Sequence[int]) -> Lookup | None:
        """Return a lookup of moves on a solved realm; compiled kernels only."""
        if not compiling() or self._solution is None:
            return None
        return self._solution.lookup(state, codes)

    @cached_property
    def _solution(self) -> Solution | None:
        path = solution_path(self.uid)
        if not path.exists():
            return None
        return Solution(self.tables, self.symmetries(), load_bounds(path))

    def solver(self) -> RetrogradeSolver | None:
        """Return a solver of a small realm; compiled kernels only."""
        if not compiling() or self.board.size > MOST_SOLVED_SITES:
            return None
        return RetrogradeSolver(self.tables, self.start(None), self.symmetries())

    def hand(self, state: Struct) -> tuple[int, int]:
        """Return the stones each seat can still place."""
        return int(state.hand[0]), int(state.hand[1])

    def moves_left(self, state: Struct) -> int:
        """Return how many stones both seats have in hand; sites become empty again and again."""
        return int(state.hand.sum())

    def captured(self, state: Struct) -> tuple[int, int]:
        """Return how many stones each seat has lost."""
        size, hand, placed = self.board.size, state["hand"].tolist(), state["on_board"].tolist()
        return size - hand[0] - placed[0], size - hand[1] - placed[1]

    def margin(self, state: Struct) -> int:
        """Return how many more stones Red has on the board than Blue."""
        return int(rules.margin(self.tables, state))

    def captures(self, before: Struct, after: Struct) -> tuple[Capture, ...]:
        """Return the rings by which the last move captured, the mover's first."""
        mover = int(before.turn)
        won, lost = after.won[: after.won_count], after.lost[: after.lost_count]
        return tuple(
            self._capture(before, after, r, taker)
            for taker, rings in ((mover, won), (1 - mover, lost))
            for r in map(int, rings)
        )

    def threats(self, after: Struct, code: int) -> tuple[Milestone, ...]:
        """Return what the mover could take by filling the last gap of a ring with its stone."""
        mover = 1 - int(after.turn)
        if not after.hand[mover]:
            return ()
        stones = after.stone
        at_gap: dict[int, set[int]] = {}
        for ring in (sites for sites in self.board.rings if code in sites):
            gaps = [x for x in ring if stones[x] == 0]
            others = [x for x in ring if stones[x] == 2 - mover]
            own = len(ring) - len(gaps) - len(others)
            if len(gaps) == 1 and own + 1 > len(others) > 0:
                at_gap.setdefault(gaps[0], set()).update(others)
        if not at_gap:
            return ()
        gap, taken = max(at_gap.items(), key=lambda each: len(each[1]))
        what = Phrase.counted("take {count} stone", "take {count} stones", len(taken))
        return (threat(self, mover, what, (gap,)),)

    def why_nothing_taken(self, after: Struct, code: int) -> str:
        """Return how full the fullest ring through the last stone is, and whose it is."""
        rings = [ring for ring, sites in enumerate(self.board.rings) if code in sites]
        fullest = min(rings, key=lambda ring: self._gaps(after, ring))
        stones = self.stones(after)[list(self.board.rings[fullest])]
        mover = 2 - int(after.turn)
        about = {"site": self.board.sites[fullest], "size": len(stones)}
        if self._gaps(after, fullest):
            return Phrase.counted(
                "The ring around {site} is not complete: {count} of its {size} places is full.",
                "The ring around {site} is not complete: {count} of its {size} places are full.",
                int(np.count_nonzero(stones)),
                **about,
            )
        return Phrase.counted(
            "The ring around {site} is complete, but only {count} of its {size} stones is yours.",
            "The ring around {site} is complete, but only {count} of its {size} stones are yours.",
            int(np.count_nonzero(stones == mover)),
            **about,
        )

    def _gaps(self, state: Struct, ring: int) -> int:
        """Return how many positions of a ring are empty."""
        return sum(state.stone[site] == 0 for site in self.board.rings[ring])

    def marks(self, state: Struct) -> Mapping[str, tuple[Sites, ...]]:
        """Return the winner's stones, whose number decides."""
        margin = self.rules.margin(self.tables, state)
        if margin == 0:
            return MappingProxyType({})
        winners = np.flatnonzero(self.stones(state) == 1 + (margin < 0))
        return MappingProxyType({"stones": (tuple(winners.tolist()),)})

    def reason_over(self, state: Struct) -> str:
        """Return why the game is over."""
        if state.empty_count == 0:
            return translatable("the board is full")
        if state.hand[state.turn] == 0:
            return Phrase(
                "{seat} is to move and has no stone left to place", seat=SEATS[state.turn]
            )
        return translatable("the same board came up for the third time")

    def why_illegal(self, state: Struct, code: int) -> str:
        """Return why a stone cannot be placed there."""
        if not 0 <= code < self.board.size:
            return Phrase("no place has the number {code}", code=code)
        owner = SEATS[state.stone[code] - 1]
        return Phrase(
            "{site} holds a {colour} stone",
            site=self.board.sites[code],
            colour=owner.lower(),
        )

    def text_diagram(self, state: Struct) -> str:
        """Return a line for each kind of site; its stones in the order of their names."""
        stones = np.split(self.stones(state), np.cumsum(self._kind_sizes)[:-1])
        rows = zip(KINDS, stones, strict=True)
        return "\n".join(_diagram_rows(kind, part.tolist()) for kind, part in rows)

    @property
    def _kind_sizes(self) -> tuple[int, int, int]:
        return len(self.board.faces), len(self.board.edges), len(self.board.coordinates)

    def state_of(self, setup: Setup) -> Struct:
        """Return the state of these stones and hands."""
        stones, turn = np.array(setup.pieces, dtype=np.int8), setup.values[TURN]
        return rules.make_state(self.board.rings, stones, turn, hands_in(setup), self.tables)

    def _capture(self, before: Struct, after: Struct, ring: int, taker: int) -> Capture:
        """Return the capture by a ring: its sites whose stone, the taker's opponent's, is gone."""
        placed_and_lost = taker != before.turn
        loser = 2 - taker
        sites = self.board.rings[ring]
        taken = tuple(
            x
            for x in sites
            if after.stone[x] == 0
            and (before.stone[x] == loser or (placed_and_lost and before.stone[x] == 0))
        )
        return Capture(
            Phrase("the ring around {site}", site=self.board.sites[ring]), taker, sites, taken
        )


def _diagram_rows(kind: str, stones: list[int]) -> str:
    """Return rows of twenty stones behind the name of the first, as in ``f21 . . R B``."""
    starts = range(0, len(stones), _DIAGRAM_ROW)
    rows = ((i, stones[i : i + _DIAGRAM_ROW]) for i in starts)
    return "\n".join(
        f"{kind[0] + str(i + 1):>5}  {' '.join('.RB'[stone] for stone in row)}" for i, row in rows
    )
