"""Loophole 2D: names, positions as text, and the loops that end a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, reduce
from types import MappingProxyType
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import frozen_array
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.group import Group
from ringrealms3d.core.layout import Layout
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase, listed, translatable
from ringrealms3d.core.setup import TURN, Setup
from ringrealms3d.core.story import Kind, Milestone, Story, Told
from ringrealms3d.core.threats import once_more, threats_to_win
from ringrealms3d.core.verbs import Rules, Struct
from ringrealms3d.games.formed import FormedVariant
from ringrealms3d.games.loophole_2d import rules
from ringrealms3d.games.loophole_2d.board import (
    LINES,
    NODES,
    LoopholeBoard,
    column_letter,
    hole_named,
    loophole_board,
)
from ringrealms3d.games.loophole_2d.form import LoopholeForm, stones_in
from ringrealms3d.games.loophole_2d.layout import STARTING
from ringrealms3d.games.loophole_2d.loops import Loop, arc_sites, loops_of
from ringrealms3d.games.loophole_2d.rules import PATTERNS, VACANT
from ringrealms3d.games.loophole_2d.solid import loophole_layout

SEATS = ("Black", "White")
_COUNTS = (translatable("two loops"), translatable("three loops"))
_MANY = translatable("more than three loops")
_DIAGRAM = {-1: " ", 0: ".", 1: "b", 2: "w", 1 + STARTING: "B", 2 + STARTING: "W"}


class Loophole(FormedVariant):
    """The one board and its rules."""

    board: LoopholeBoard
    goals = MappingProxyType({"loops": 2})
    seats = SEATS
    groups_title = "Loops"
    no_groups = translatable("No loop yet: close one through the frame or a window.")
    legend = MappingProxyType(
        {
            "loop": translatable("the loops"),
            "nodes": translatable("the arcs where they pass through the frame and windows"),
        }
    )
    search = MappingProxyType(
        {
            "exploration": 0.02,
            "expand_at": 4,
            "rave_bias": 2000,
            "c_puct": 0.7,
            "batch": 32,
            "endgame": 24,
        }
    )
    rules = cast(Rules, rules)
    max_moves = VACANT
    pattern_set = "loophole-2d"
    pattern_count = PATTERNS

    def __init__(self, uid: str) -> None:
        """Open the variant "loophole-2d/14"."""
        self.uid = uid
        self.board = loophole_board(uid)
        self.tables = rules.make_tables(self.board)
        self.form = LoopholeForm(self.board, self.tables, SEATS)

    @cached_property
    def layout(self) -> Layout:
        """The board as a plate with two windows, and its map."""
        return loophole_layout(self.board)

    def symmetries(self) -> NDArray[np.int32]:
        """Return the identity and the half turn; mirrors of the rhombus exchange the colours."""
        sites = np.arange(self.board.size, dtype=np.int32)
        return frozen_array(np.stack((sites, sites[::-1])))

    def state_of(self, setup: Setup) -> Struct:
        """Return the state of these stones."""
        stones = np.array(stones_in(setup), dtype=np.int8)
        return rules.make_state(self.tables, stones, setup.values[TURN])

    def stones(self, state: Struct) -> NDArray[np.int8]:
        """Return 0, 1 (Black) or 2 (White) for each site."""
        return rules.stones(self.tables, state)

    def pieces(self, state: Struct) -> NDArray[np.int8]:
        """Return the stones, with other numbers for those that stand there from the start."""
        starting = self.board.starting != 0
        return np.where(starting, self.board.starting + np.int8(STARTING), self.stones(state))

    def counts(self, state: Struct) -> dict[str, tuple[int, int]]:
        """Return how many distinct loops each seat has, and its stones."""
        stones = self.stones(state)
        black, white = (len(tuple(loops_of(self.board, stones, seat))) for seat in (0, 1))
        return {"loops": (black, white), **super().counts(state)}

    def groups(self, state: Struct) -> tuple[Group, ...]:
        """Return the distinct loops of both seats, each with the arcs at its nodes."""
        stones = self.stones(state)
        return tuple(
            Group(_loop_title(seat, loop), seat, loop.sites, arc_sites(self.board, seat, loop))
            for seat in (0, 1)
            for loop in loops_of(self.board, stones, seat)
        )

    def marks(self, state: Struct) -> Mapping[str, tuple[Sites, ...]]:
        """Return for each of the winner's loops its stones, and the winner's arcs at its nodes."""
        seat, loops = self._winning_loops(state)
        nodes = tuple(arc_sites(self.board, seat, loop) for loop in loops)
        return MappingProxyType({"loop": tuple(loop.sites for loop in loops), "nodes": nodes})

    def reason_over(self, state: Struct) -> str:
        """Return the winner's loops."""
        seat, loops = self._winning_loops(state)
        count = len(loops)
        return Phrase(
            "{seat} has {loops} (two are needed): through {nodes}",
            seat=SEATS[seat],
            loops=_COUNTS[count - 2] if count < 2 + len(_COUNTS) else _MANY,
            nodes=reduce(_followed, map(_node_names, loops)),
        )

    def story(self, before: Struct, after: Struct, code: int) -> Story:
        """Return that the mover closed its first loop; a second one ends the game."""
        seat = int(before.turn)
        if self.rules.over(self.tables, after) or loops_of(self.board, self.stones(before), seat):
            return Story()
        closed = loops_of(self.board, self.stones(after), seat)
        return Story(milestones=(_first_loop(seat, closed[0]),) if closed else ())

    def threats(self, after: Struct, code: int) -> tuple[Milestone, ...]:
        """Return where a second loop could be closed."""
        return threats_to_win(self, once_more(after), lambda _: translatable("close a second loop"))

    def why_illegal(self, state: Struct, code: int) -> str:
        """Return why a stone cannot be placed there."""
        if not 0 <= code < self.board.size:
            return Phrase("no cell has the number {code}", code=code)
        colour = SEATS[self.stones(state)[code] - 1].lower()
        pattern = translatable("{site} holds a {colour} stone")
        if self.board.starting[code]:
            pattern = translatable("{site} holds a {colour} starting stone")
        return Phrase(pattern, site=self.board.sites[code], colour=colour)

    def parse_move(self, state: Struct, text: str) -> int:
        """Return the site that a text names."""
        hole = hole_named(text)
        if hole is not None:
            raise UserError(
                "{uid} has no cell '{text}': {hole}", uid=self.uid, text=text, hole=hole
            )
        return self.board.site(text)

    def text_diagram(self, state: Struct) -> str:
        """Return the rhombus with its coordinates; starting stones are capital letters."""
        letters = dict(zip(self.board.places, self.pieces(state).tolist(), strict=True))
        lines = range(1, LINES + 1)
        head = "   " + " ".join(column_letter(column) for column in lines)
        rows = (
            " ".join(_DIAGRAM[letters.get((row, column), -1)] for column in lines) for row in lines
        )
        return "\n".join(
            (head, *(f"{' ' * row}{row:>2} {text}" for row, text in enumerate(rows, 1)))
        )

    def _winning_loops(self, state: Struct) -> tuple[int, tuple[Loop, ...]]:
        seat = int(state.lead < 0)
        return seat, loops_of(self.board, self.stones(state), seat)


def _first_loop(seat: int, loop: Loop) -> Milestone:
    told = Told(
        Phrase("{seat} closed a first loop:| one more wins", seat=SEATS[seat]),
        translatable("You closed your first loop:| one more wins"),
    )
    detail = Told(Phrase("It passes through {nodes}", nodes=_node_names(loop)))
    return Milestone(Kind.GAIN, seat, translatable("loop"), told, detail)


def _loop_title(seat: int, loop: Loop) -> str:
    return Phrase("{seat}: loop through {nodes}", seat=SEATS[seat], nodes=_node_names(loop))


def _followed(first: str, second: str) -> str:
    return Phrase("{first}; {second}", first=first, second=second)


def _node_names(loop: Loop) -> str:
    return listed([NODES[node].name for node in loop.nodes])
