"""Loops 'n Leaps on one board: names, positions as text, and what a move captured."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from types import MappingProxyType
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import frozen_array
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.outcome import Capture, Sites
from ringrealms3d.core.phrase import Phrase, listed, translatable
from ringrealms3d.core.setup import MAY_SWAP, TURN, Setup
from ringrealms3d.core.sight import NO_SIGHT, Features, Sight
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.core.story import Milestone, Story
from ringrealms3d.core.threats import once_more, threats_to_win
from ringrealms3d.core.verbs import Rules, Struct
from ringrealms3d.games.formed import FormedVariant
from ringrealms3d.games.loops_n_leaps import rules
from ringrealms3d.games.loops_n_leaps.board import (
    DIRECTIONS,
    GAME_UID,
    LeapsBoard,
    hexagon_cells,
    leaps_board,
)
from ringrealms3d.games.loops_n_leaps.explain import (
    captures_between,
    loops_around,
    safe_sites,
    sight_from,
    surrounded_sites,
    why_no_leap,
)
from ringrealms3d.games.loops_n_leaps.form import LeapsForm
from ringrealms3d.games.loops_n_leaps.layout import leaps_layout
from ringrealms3d.games.loops_n_leaps.patterns import PATTERNS
from ringrealms3d.games.loops_n_leaps.rules import swap_code
from ringrealms3d.games.loops_n_leaps.states import make_tables
from ringrealms3d.games.loops_n_leaps.tale import story_of

SEATS = ("White", "Black")
_SWAP = "swap"
_CELLS_A_DOUBLE = 8
_COUNTS = ("three", "four", "five", "six", "seven", "eight", "nine", "ten")


class LoopsNLeaps(FormedVariant):
    """One board and its rules. Its pieces: -1 a pillar, 1 and 2 men, 3 and 4 doubles."""

    board: LeapsBoard
    seats = SEATS
    goals = MappingProxyType({"pillars surrounded": 3})
    search = MappingProxyType(
        {
            "exploration": 0.1,
            "expand_at": 4,
            "rave_bias": 2000,
            "c_puct": 1.0,
            "batch": 32,
            "endgame": 8,
        }
    )
    rules = cast(Rules, rules)
    legend = MappingProxyType(
        {
            "pillars": translatable("the pillars surrounded"),
            "men": translatable("the loops around them"),
        }
    )
    marked_features = "what is surrounded, safe or in sight"
    pattern_set = GAME_UID
    pattern_count = PATTERNS

    def __init__(self, uid: str) -> None:
        """Open the variant with an id such as "loops-n-leaps/8"."""
        self.uid = uid
        self.board = leaps_board(uid)
        self.tables = make_tables(self.board)
        self.form = LeapsForm(self.board, SEATS)
        free = self.board.size - len(self.board.pillars)
        self.max_moves = free * 2 * max(map(len, self.board.lines))
        self._swap = rules.swap_code(self.board.size)

    @cached_property
    def layout(self) -> SolidLayout:
        """The numbers for the pictures of the board."""
        return leaps_layout(self.board)

    @property
    def code_count(self) -> int:
        """The swap's code and one."""
        return self._swap + 1

    def symmetries(self) -> NDArray[np.int32]:
        """Return the turns of the hexagon and of its mirror image."""
        return move_symmetries(self.board.radius)

    def state_of(self, setup: Setup) -> Struct:
        """Return the state of these men and leapers."""
        stones = np.array(setup.pieces, dtype=np.int8)
        turn, swap = setup.values[TURN], bool(setup.values[MAY_SWAP])
        return rules.make_state(self.board, stones, turn, swap, self.tables)

    def captures(self, before: Struct, after: Struct) -> tuple[Capture, ...]:
        """Return the landing on a piece or the lines by which the last move captured."""
        return captures_between(self.board, before, after)

    def supply(self) -> Mapping[int, int]:
        """Return the pillars, men for half of the free cells, and doubles for every eighth cell."""
        doubles = -(-self.board.size // _CELLS_A_DOUBLE)
        return {**super().supply(), 3: doubles, 4: doubles}

    def counts(self, state: Struct) -> dict[str, tuple[int, int]]:
        """Return how many men and leapers each seat has, and the pillars that it surrounds."""
        stones = self.stones(state)
        single_white, single_black, leap_white, leap_black = (
            int((stones == kind).sum()) for kind in (1, 2, 3, 4)
        )
        white, black = (len(surrounded_sites(self.board, state, seat)) for seat in (0, 1))
        return {
            "pillars surrounded": (white, black),
            "men": (single_white + leap_white, single_black + leap_black),
            "leapers": (leap_white, leap_black),
        }

    def reason_over(self, state: Struct) -> str:
        """Return why the game is over."""
        mover = 1 - int(state.turn)
        if rules.has_surrounded_three(state, mover):
            return self._surrounding(state, mover)
        blocked = SEATS[state.turn]
        margin = rules.margin(self.tables, state)
        if margin == 0:
            return Phrase(
                "{seat} has no legal move, and both players surround the same number of pillars",
                seat=blocked,
            )
        return Phrase(
            "{seat} has no legal move and {winner} surrounds more pillars",
            seat=blocked,
            winner=SEATS[int(margin < 0)],
        )

    def marks(self, state: Struct) -> Mapping[str, tuple[Sites, ...]]:
        """Return the pillars that the winner surrounds, and the men of the loops around them."""
        margin = rules.margin(self.tables, state)
        if margin == 0:
            return MappingProxyType({})
        winner = int(margin < 0)
        pillars = surrounded_sites(self.board, state, winner)
        men = loops_around(self.tables, state, winner)
        return MappingProxyType({"pillars": tuple((x,) for x in pillars), "men": men})

    def story(self, before: Struct, after: Struct, code: int) -> Story:
        """Return leaps, swaps and pillars in words."""
        places = self.move_places(before, code)
        return story_of(self.board, before, after, places, swaps=code == self._swap)

    def threats(self, after: Struct, code: int) -> tuple[Milestone, ...]:
        """Return where a man could be placed to surround a third pillar."""
        if after.swap:
            return ()
        return threats_to_win(
            self,
            once_more(after),
            lambda _: translatable("surround a third pillar"),
            lambda code: code < self.board.size,
        )

    def sight(self, state: Struct, code: int) -> Sight:
        """Return the lines of sight of a new man, and whether they make it a leaper."""
        if code >= self.board.size:
            return NO_SIGHT
        return sight_from(self.board, self.tables, state, code)

    def features(self, state: Struct) -> Features:
        """Return the pillars that either seat surrounds and the men that their loops protect."""
        held = (surrounded_sites(self.board, state, 0), surrounded_sites(self.board, state, 1))
        safe = [safe_sites(self.board, self.tables, state, seat) for seat in (0, 1)]
        return Features(held, tuple(sorted(safe[0] + safe[1])))

    def notice(self, state: Struct) -> str:
        """Return how Black may swap, as long as it may."""
        if not state.swap:
            return ""
        return Phrase("{seat} may swap: click the man on the board to take it over", seat=SEATS[1])

    def why_illegal(self, state: Struct, code: int) -> str:
        """Return why a man cannot be placed there, a leap not made, or no stone swapped."""
        if not 0 <= code <= self._swap:
            return Phrase("no move has the number {code}", code=code)
        if code == self._swap:
            return translatable("only Black may swap, and only as the answer to White's first man")
        if code >= self.board.size:
            return why_no_leap(self.board, self.tables, state, *self._ends(code))
        stone, name = state.stone[code], self.board.sites[code]
        if stone < 0:
            return Phrase("{name} is a pillar", name=name)
        pattern = (
            translatable("{name} holds a {colour} man")
            if stone < 3
            else translatable("{name} holds a {colour} double")
        )
        return Phrase(pattern, name=name, colour=SEATS[(stone - 1) % 2].lower())

    def parse_move(self, state: Struct, text: str) -> int:
        """Return the code of a cell such as h7, of a leap such as h7-h10, or of the swap."""
        if text == _SWAP:
            return self._swap
        try:
            sites = [self.board.site(name) for name in text.split("-", maxsplit=1)]
        except UserError as error:
            raise UserError("'{text}' is not a move: {error}", text=text, error=error) from None
        return sites[0] if len(sites) == 1 else rules.leap_code(self.board.size, *sites)

    def format_move(self, code: int) -> str:
        """Return the text of a move."""
        if not 0 <= code <= self._swap:
            raise UserError("{uid} has no move {code}", uid=self.uid, code=code)
        if code == self._swap:
            return _SWAP
        return "-".join(self.board.sites[x] for x in self._ends(code))

    def move_places(self, state: Struct, code: int) -> Sites:
        """Return the cell of a new man, the two ends of a leap, or the man that is swapped."""
        if code == self._swap:
            return tuple(np.flatnonzero(state.stone > 0).tolist())
        return self._ends(code)

    def text_diagram(self, state: Struct) -> str:
        """Return the rows of cells, each behind the name of its first; ``#`` is a pillar."""
        signs = ["#.wbWB"[stone + 1] for stone in self.stones(state).tolist()]
        return "\n".join(self._diagram_row(row, signs) for row in self._rows)

    @cached_property
    def _rows(self) -> tuple[Sites, ...]:
        radius = self.board.radius
        cells = list(enumerate(self.board.cells))
        return tuple(
            tuple(x for x, (_, r) in cells if r == row) for row in range(-radius, radius + 1)
        )

    def _diagram_row(self, row: Sites, signs: list[str]) -> str:
        indent = " " * abs(self.board.cells[row[0]][1])
        return f"{self.board.sites[row[0]]:>4}  {indent}{' '.join(signs[x] for x in row)}"

    def _ends(self, code: int) -> Sites:
        """Return the cell of a new man, or where a leap begins and where it ends."""
        size = self.board.size
        return (code,) if code < size else (code // size - 1, code % size)

    def _surrounding(self, state: Struct, seat: int) -> str:
        names = [self.board.sites[x] for x in surrounded_sites(self.board, state, seat)]
        count = _COUNTS[len(names) - 3] if len(names) < 3 + len(_COUNTS) else str(len(names))
        return Phrase(
            "{seat} surrounds {count} pillars: {names}",
            seat=SEATS[seat],
            count=count,
            names=listed(names),
        )


@cache
def move_symmetries(radius: int) -> NDArray[np.int32]:
    """Return which move each symmetry makes of every placement and leap, and of the swap.

    Returns:
        int32 (12, swap's code + 1), read-only, the identity first.
    """
    sites = _site_symmetries(radius)
    count, cells = sites.shape
    leaps = cells * (1 + sites[:, :, np.newaxis]) + sites[:, np.newaxis]  # as leap_code says
    swap = np.full((count, 1), swap_code(cells))
    return frozen_array(np.hstack((sites, leaps.reshape(count, -1), swap)).astype(np.int32))


def _site_symmetries(radius: int) -> NDArray[np.int64]:
    """Return where the six turns take the cells, then the mirror image and its turns.

    Even coordinates stay even, so pillars go to pillars.
    """
    cells = hexagon_cells(radius)
    site = {cell: x for x, cell in enumerate(cells)}
    rows = []
    for moved in (list(cells), [(r, q) for q, r in cells]):
        for _ in DIRECTIONS:
            rows.append([site[cell] for cell in moved])
            moved = [(-r, q + r) for q, r in moved]
    return np.array(rows)
