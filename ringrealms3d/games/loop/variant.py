"""Loop on one pile: names, positions as text, and the loop that won."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase, listed, tr, translatable
from ringrealms3d.core.setup import MAY_SWAP, TURN, Setup, hands_in
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.core.story import Milestone, Story
from ringrealms3d.core.swapping import offer, swapped
from ringrealms3d.core.threats import once_more, threats_to_win
from ringrealms3d.core.verbs import Rules, Struct
from ringrealms3d.games.formed import FormedVariant
from ringrealms3d.games.loop import rules
from ringrealms3d.games.loop.board import ROW_LETTERS, LoopBoard, loop_board, move_symmetries
from ringrealms3d.games.loop.form import WINNING, PileForm
from ringrealms3d.games.loop.layout import loop_layout
from ringrealms3d.games.loop.loops import won_loop
from ringrealms3d.games.loop.rules import PATTERNS
from ringrealms3d.games.loop.solid import solid_layout

SEATS = ("Black", "White")
SWAP = "swap"
_SUPPLIES = {"loop/lazo": 95}


class Loop(FormedVariant):
    """One pile and its rules."""

    board: LoopBoard
    seats = SEATS
    pattern_set = "loop"
    pattern_count = PATTERNS
    search = MappingProxyType(
        {
            "exploration": 0.03,
            "expand_at": 4,
            "rave_bias": 2000,
            "c_puct": 0.9,
            "batch": 32,
            "endgame": 20,
        }
    )
    rules = cast(Rules, rules)
    legend = MappingProxyType(
        {
            "loop": translatable("the loop"),
            "inside": translatable("what it encloses"),
            "river": translatable("the river through it"),
        }
    )

    def __init__(self, uid: str) -> None:
        """Open the variant with an id such as "loop/main"."""
        self.uid = uid
        self.board = loop_board(uid)
        self.max_moves = self.board.size
        self.tables = rules.make_tables(self.board)
        self._supply = _SUPPLIES.get(uid)
        self.form = PileForm(self.board, SEATS, self._supply)

    @cached_property
    def layout(self) -> SolidLayout:
        """The pile in space, and its map with the levels side by side."""
        return solid_layout(self.board, loop_layout(self.board))

    @property
    def code_count(self) -> int:
        """All sites, and the swap."""
        return self.board.size + 1

    def symmetries(self) -> NDArray[np.int32]:
        """Return the identity and the change of left and right."""
        return move_symmetries(self.board.side)

    def state_of(self, setup: Setup) -> Struct:
        """Return the state of these tiles; where one has won, that to which it leads."""
        values, won = setup.values, setup.values[WINNING] - 1
        if won < 0:
            stones = np.array(setup.pieces[: self.board.size], dtype=np.int8)
            plenty = (self.board.size, self.board.size)
            hand = plenty if self._supply is None else hands_in(setup)
            may_swap = bool(values[MAY_SWAP])
            return rules.make_state(self.board, self.tables, stones, values[TURN], hand, may_swap)
        mover = 1 - values[TURN]
        before = setup.with_piece(won, 0).with_values({TURN: mover, WINNING: 0})
        state = self.state_of(before)
        state.hand[mover] += 1
        rules.play(self.tables, state, won)
        if state.end != rules.LOOP:
            raise UserError("fen: {sites} completes no loop", sites=self.board.sites[won])
        state.ply = 0
        return state

    def pieces(self, state: Struct) -> NDArray[np.int8]:
        """Return the stones, and once more those that are shown under the next level."""
        stones = self.stones(state)
        return np.concatenate([stones, stones[list(self.board.supports)]])

    def place_name(self, place: int) -> str:
        """Return the name of a site, also for the places that show what gaps rest on."""
        board = self.board
        return board.sites[place if place < board.size else board.supports[place - board.size]]

    def hand(self, state: Struct) -> tuple[int, int] | None:
        """Return the tiles each seat has left, in the variant with a supply."""
        return None if self._supply is None else (int(state.hand[0]), int(state.hand[1]))

    def reason_over(self, state: Struct) -> str:
        """Return why the game is over."""
        mover, winner = SEATS[state.turn], SEATS[1 - state.turn]
        if state.end == rules.FULL:
            return translatable("the pile is full")
        if state.end == rules.SPENT:
            return Phrase("{mover} has no tile left", mover=mover)
        if state.end == rules.BLOCKED:
            return Phrase("{mover} has no legal move", mover=mover)
        if state.last < self.board.holes:
            return Phrase("{winner} closed a loop on the board", winner=winner)
        return Phrase(
            "{winner} closed a 3-D loop at {site}", winner=winner, site=self.board.sites[state.last]
        )

    def marks(self, state: Struct) -> Mapping[str, tuple[Sites, ...]]:
        """Return the loop that won, with what it encloses on the board, or the river through it."""
        if state.end != rules.LOOP:
            return MappingProxyType({})
        won = won_loop(self.board, self.stones(state), int(state.last))
        inner = "inside" if state.last < self.board.holes else "river"
        return MappingProxyType({"loop": (won.tiles,), inner: (won.within,)})

    def story(self, before: Struct, after: Struct, code: int) -> Story:
        """Return that the first tile was swapped, or may be."""
        if code == self.board.size:
            return swapped(SEATS, self.place_name(int(before.last)), translatable("the tile"))
        if after.may_swap:
            return offer(SEATS, self.place_name(code), translatable("the tile"))
        return Story()

    def threats(self, after: Struct, code: int) -> tuple[Milestone, ...]:
        """Return where a loop could be closed."""
        if after.may_swap:
            return ()
        return threats_to_win(self, once_more(after), lambda _: translatable("close a loop"))

    def notice(self, state: Struct) -> str:
        """Return how White may swap, as long as it may."""
        if not state.may_swap:
            return ""
        return Phrase("{seat} may swap: click the tile on the board to take it over", seat=SEATS[1])

    def why_illegal(self, state: Struct, code: int) -> str:
        """Return why a tile cannot be placed there, or why White cannot swap."""
        if code == self.board.size:
            return translatable("only White can swap, and only on White's first turn")
        if not 0 <= code < self.board.size:
            return Phrase("no place has the number {code}", code=code)
        name = self.board.sites[code]
        if state.stone[code] != 0:
            return Phrase(
                "{name} holds a {colour} tile",
                name=name,
                colour=SEATS[state.stone[code] - 1].lower(),
            )
        missing = [self.board.sites[x] for x in self.board.under(code) if state.stone[x] == 0]
        if missing:
            return Phrase(
                "{name}: there is no tile on {sites} under it",
                name=name,
                sites=listed(missing),
            )
        return Phrase(
            "{name}: no {colour} tile touches it", name=name, colour=SEATS[state.turn].lower()
        )

    def parse_move(self, state: Struct, text: str) -> int:
        """Return the site that a text names, or the swap."""
        return self.board.size if text == SWAP else self.board.site(text)

    def format_move(self, code: int) -> str:
        """Return the name of the site, or ``swap``."""
        if not 0 <= code <= self.board.size:
            raise UserError("{uid} has no move {code}", uid=self.uid, code=code)
        return (*self.board.sites, SWAP)[code]

    def move_places(self, state: Struct, code: int) -> Sites:
        """Return the site that the tile is placed on; for a swap that of the black tile."""
        return (int(state.last) if code == self.board.size else code,)

    def text_diagram(self, state: Struct) -> str:
        """Return the levels one below the other, each with its long edge at the bottom."""
        stones = self.stones(state)
        levels = enumerate(self.board.levels(), start=1)
        return "\n".join(_diagram_level(level, rows, stones) for level, rows in levels)


def _diagram_level(level: int, rows: list[list[int]], stones: NDArray[np.int8]) -> str:
    """Return the rows of a level, the short edge first, with letters and the numbers' last digits.

    Columns lean to the right like those of the map.
    """
    lines = [
        f"{' ' * row}{ROW_LETTERS[row]}  {' '.join('.BW'[stone] for stone in stones[sites])}"
        for row, sites in enumerate(rows)
    ]
    numbers = " ".join(str(column % 10) for column in range(1, len(rows[0]) + 1))
    return "\n".join([tr(Phrase("layer {level}", level=level)), *reversed(lines), f"  {numbers}"])
