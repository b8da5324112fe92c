"""One board of one game, with everything that a Position asks of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board, frozen_array
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.group import Group, Trail
from ringrealms3d.core.layout import Layout
from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Capture, Outcome, Sites
from ringrealms3d.core.setup import SetupForm
from ringrealms3d.core.sight import NO_SIGHT, Features, Sight
from ringrealms3d.core.story import Milestone, Story
from ringrealms3d.core.verbs import Rules, Struct


class MarginLookup(Protocol):
    """Computes step by step seat 0's margin under best play after each of some moves."""

    def go_on(self, moves: int) -> Mapping[int, int] | None:
        """Try about this many more moves; return the margins by code once all are known."""


class Solver(Protocol):
    """Solves a whole board: first parts that do not need each other, then the rest."""

    @property
    def parts(self) -> int:
        """How many parts there are."""

    def do_part(self, number: int) -> str:
        """Do a part, from 0 on, and return its result as text."""


class Variant(ABC):
    """A board with its rules. A game subclasses this once, for all of its boards.

    States go in and come out as numpy values; only the game knows what is in them. Callers treat
    every state as read-only and copy it before they run a kernel on it.
    """

    uid: str
    seats: tuple[str, str]
    board: Board
    tables: Struct
    rules: Rules
    max_moves: int
    """The most legal moves that any position of this variant can have."""
    search: Mapping[str, float] = MappingProxyType({})
    """The numbers in which a search of this game departs from the usual ones, by their names."""
    groups_title: str = ""
    """What the groups of a position are called, such as Loops, in a game that has such things."""
    highlight: str | None = None
    """What a person may want to see lit in both seats' colours, such as the longest paths."""
    marked_features: str = ""
    """What ``features`` and ``sight`` mark on the board, in a game that has such things."""
    pattern_set: str = ""
    """What the patterns of the verb ``patterns`` are called, if the game has it; variants whose
    patterns mean the same share a set and its tuned weights."""
    pattern_count: int = 0
    """How many patterns there are."""
    goals: Mapping[str, int] = MappingProxyType({})
    """How many of what ``counts`` names win the game, where reaching a number does."""
    no_groups: str = ""
    """The sentence that is shown while a position has no groups, in a game that has such things."""
    legend: Mapping[str, str] = MappingProxyType({})
    """What the roles of ``marks`` are called, such as "the river under it"."""
    sites_are_moves: bool = True
    """Whether the codes below the board's size are its sites, in order."""
    sure_plies: int = 10**9
    """How many moves ahead what nobody can see changes neither who moves nor what is legal."""

    @property
    @abstractmethod
    def layout(self) -> Layout:
        """The numbers for the board's pictures."""

    @abstractmethod
    def start(self, seed: int | None) -> Struct:
        """Return a new state at the start of a game; the seed fixes what is random."""

    def stones(self, state: Struct) -> NDArray[np.int8]:
        """Return the piece on each site: 0 empty, 1 seat 0, 2 seat 1, or the game's own numbers.

        By default they are the first of the state's field ``stone``, which may be longer.
        """
        return cast(NDArray[np.int8], state.stone[: self.board.size].copy())

    @abstractmethod
    def reason_over(self, state: Struct) -> str:
        """Return the clause that says why a finished game is over."""

    @abstractmethod
    def why_illegal(self, state: Struct, code: int) -> str:
        """Return the sentence that says why a move is illegal."""

    def parse_move(self, state: Struct, text: str) -> int:
        """Return the code of a move from its text, legal or not; by default a site's name.

        Raises:
            ValueError: the text names no move of this board.
        """
        return self.board.site(text)

    def format_move(self, code: int) -> str:
        """Return the text of a move, by default the name of the site with its number.

        Raises:
            ValueError: there is no such move.
        """
        if not 0 <= code < self.board.size:
            raise UserError("{uid} has no move {code}", uid=self.uid, code=code)
        return self.board.sites[code]

    def move(self, code: int) -> Move:
        """Return the move with a code, legal or not, with its text.

        Raises:
            ValueError: there is no such move.
        """
        if code not in self._moves:
            self._moves[code] = Move(code, self.format_move(code))
        return self._moves[code]

    @cached_property
    def _moves(self) -> dict[int, Move]:
        """The moves that were asked for, because texts take longer than all else of a move."""
        return {}

    def move_places(self, state: Struct, code: int) -> Sites:
        """Return the places to click, in this order, to play a legal move; by default its site."""
        return (code,)

    @abstractmethod
    def write_fen(self, state: Struct) -> str:
        """Return the public state as one line without spaces."""

    @abstractmethod
    def read_fen(self, text: str, seed: int | None) -> Struct:
        """Return the state that a line from :meth:`write_fen` describes, with no history.

        Raises:
            ValueError: the text is broken; the message says where.
        """

    @property
    def setup_form(self) -> SetupForm | None:
        """The form for setting up a position; None if only a fen can do that."""
        return None

    @abstractmethod
    def text_diagram(self, state: Struct) -> str:
        """Return the board as lines of text, for a terminal."""

    def pieces(self, state: Struct) -> NDArray[np.int8]:
        """Return the piece on each place of the layout, including racks."""
        return self.stones(state)

    def piece_put_down(self, state: Struct, code: int) -> int:
        """Return the piece that a legal move puts down, before it captures or is captured.

        It is a number of :meth:`pieces`.
        """
        return int(state.turn) + 1

    def place_name(self, place: int) -> str:
        """Return the display name of a place of the layout."""
        return self.board.sites[place]

    def text_of_places(self, places: Sites) -> str:
        """Return the text of the move that clicking these places makes, legal or not.

        Raises:
            ValueError: they make no move; the message says how to make one.
        """
        return "-".join(map(self.place_name, places))

    @property
    def code_count(self) -> int:
        """The exclusive upper limit of move codes."""
        return self.board.size

    def symmetries(self) -> NDArray[np.int32]:
        """Return the images of moves under the board's symmetries, int32 (k, ``code_count``).

        Each row maps every code to its image under a symmetry, with the seats unchanged; the first
        is the identity. Read-only.
        """
        return frozen_array(np.arange(self.code_count, dtype=np.int32)[np.newaxis])

    def site_symmetries(self) -> NDArray[np.int32]:
        """Return where the same symmetries take every site, int32 (k, sites)."""
        if self.sites_are_moves:
            return self.symmetries()[:, : self.board.size]
        return np.arange(self.board.size, dtype=np.int32)[np.newaxis]

    def margin_lookup(self, state: Struct, codes: Sequence[int]) -> MarginLookup | None:
        """Return a lookup of the margin under best play after each of these legal moves.

        None for positions without a proven result, which is nearly all of them.
        """
        return None

    def solver(self) -> Solver | None:
        """Return a new solver of this board, None if it is too large or no solver exists."""
        return None

    def moves_left(self, state: Struct) -> int:
        """Return roughly the largest number of moves that the game can still take."""
        return int((self.stones(state) == 0).sum())

    def hides(self, state: Struct) -> bool:
        """Whether the game has hidden information."""
        return False

    def determinized(self, state: Struct, seed: int) -> Struct:
        """Return a state with everything hidden dealt again, as a search may use it."""
        return state

    def start_as_seen(self, start: Struct, later: Iterable[Struct]) -> str:
        """Return the fen of a game's start, with what was hidden there and revealed later.

        The same moves played from there lead to positions that look the same.
        """
        return self.write_fen(start)

    def notice(self, state: Struct) -> str:
        """Return a clause on what the seat to move should know, such as that it may swap."""
        return ""

    def prompt(self, state: Struct) -> str:
        """Return what the seat to move is to do now, if its turn has parts: "take a place away".

        A seat that moves again has a free turn, unless this says what it still has to do.
        """
        return ""

    def free_turn_help(self, state: Struct) -> str:
        """Return how the seat to move could get a free turn now, as a sentence; may be empty."""
        return ""

    def hand(self, state: Struct) -> tuple[int, int] | None:
        """Return the stones that each seat can still place, in a game with a supply."""
        return None

    def supply(self) -> Mapping[int, int]:
        """Return how many of each piece a set contains, by the numbers of :meth:`pieces`.

        By default the pieces at the start of a game, on the board and in hand; in games without a
        limit, stones of each seat for half of the free sites.
        """
        start = self.start(0)
        pieces = self.pieces(start)[: self.board.size]
        numbers, counts = np.unique(pieces[pieces != 0], return_counts=True)
        supply = dict(zip(numbers.tolist(), counts.tolist(), strict=True))
        half = -(-int((pieces == 0).sum()) // 2)
        for piece, hand in zip((1, 2), self.hand(start) or (half, half), strict=True):
            supply[piece] = supply.get(piece, 0) + hand
        return MappingProxyType(supply)

    def captured(self, state: Struct) -> tuple[int, int] | None:
        """Return how many stones each seat has lost, in a game with captures."""
        return None

    def racks(self, state: Struct) -> tuple[tuple[int, ...], ...] | None:
        """Return the tiles on each seat's rack, in a game with racks."""
        return None

    def margin(self, state: Struct) -> int | None:
        """Return seat 0's margin over seat 1 so far, in a game that counts."""
        return None

    def counts(self, state: Struct) -> dict[str, tuple[int, int]]:
        """Return counts for both seats by name, the most important one first."""
        stones = self.stones(state)
        counts = {"on the board": (int((stones == 1).sum()), int((stones == 2).sum()))}
        hand, captured = self.hand(state), self.captured(state)
        if hand is not None:
            counts["in hand"] = hand
        if captured is not None:
            counts["lost"] = captured
        return counts

    def trails(self, state: Struct) -> tuple[Trail, ...]:
        """Return the trails that decided a finished game, otherwise those of the ``highlight``."""
        return ()

    def captures(self, before: Struct, after: Struct) -> tuple[Capture, ...]:
        """Return the captures of the move from one state to the next, cause by cause."""
        return ()

    def story(self, before: Struct, after: Struct, code: int) -> Story:
        """Return what is to be told of a move beyond its captures and a free turn."""
        return Story()

    def threats(self, after: Struct, code: int) -> tuple[Milestone, ...]:
        """Return what a move in an unfinished game threatens, as far as it is found at once."""
        return ()

    def why_nothing_taken(self, after: Struct, code: int) -> str:
        """Return the sentence that says why the last move captured nothing, or an empty text."""
        return ""

    def groups(self, state: Struct) -> tuple[Group, ...]:
        """Return the named groups of both seats, in a game that has them."""
        return ()

    def sight(self, state: Struct, code: int) -> Sight:
        """Return the lines of sight of the piece that a legal move places, where they matter."""
        return NO_SIGHT

    def features(self, state: Struct) -> Features:
        """Return what is held and what is safe, in a game that has such features."""
        return Features()

    def marks(self, state: Struct) -> Mapping[str, tuple[Sites, ...]]:
        """Return for each role the groups of sites that decided a finished game.

        The first role decided the game, the others go with it.
        """
        return MappingProxyType({})

    def outcome(self, state: Struct) -> Outcome | None:
        """Return the result, or None while the game goes on."""
        if not self.rules.over(self.tables, state):
            return None
        margin = int(self.rules.margin(self.tables, state))
        winner = None if margin == 0 else int(margin < 0)
        return Outcome(winner, self.reason_over(state), float(margin), self.marks(state))
