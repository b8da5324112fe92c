"""A position of any game: an immutable value with everything that players can ask of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board
from ringrealms3d.core.group import Group, Trail
from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.outcome import Capture, Outcome
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.pictured import Pictured
from ringrealms3d.core.sight import Features, Sight
from ringrealms3d.core.variant import Variant
from ringrealms3d.core.verbs import Struct, copy_of


@dataclass(frozen=True, eq=False)
class Position(Pictured):
    """The pieces on a board, the seat to move, and what the rules remember of the game so far.

    >>> from ringrealms3d import start
    >>> position = start("ring-majority/cube")
    >>> position = position.play("f1")
    >>> position.fen(), position.turn, len(position.legal_moves), position.outcome
    ('r5/12/8:b:25,26', 1, 25, None)
    >>> position.play("f1")
    Traceback (most recent call last):
    ringrealms3d.core.move.IllegalMove: f1 holds a red stone

    Moves are asked about, and shown:

    >>> move = position.parse_move("e1")
    >>> position.is_legal(move), position.as_move("e1") == move, position.format_move(move)
    (True, True, 'e1')
    >>> position.after(move) == position.play(move), position.captures(move), position.turn
    (True, (), 1)
    >>> position.move_places(move), position.piece_put_down(move), position.sight(move)
    ((6,), 2, Sight(lines=(), text=''))
    >>> position.determinized(seed=1) == position  # nothing is hidden on this board
    True
    >>> print(position.diagram())
       f1  R . . . . .
       e1  . . . . . . . . . . . .
       v1  . . . . . . . .

    Two positions are equal when their variants and public states are; history does not count.
    """

    variant: Variant
    state: Struct

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        """Pickle the state as bytes, because the type of its value belongs to this process."""
        return _restored, (self.variant, self.state.tobytes())

    @property
    def uid(self) -> str:
        """The variant's id."""
        return self.variant.uid

    @property
    def board(self) -> Board:
        """The board that the game is played on."""
        return self.variant.board

    @property
    def turn(self) -> int:
        """The seat to move, 0 or 1."""
        return int(self.state.turn)

    @property
    def ply(self) -> int:
        """The number of moves played since the start or since the fen."""
        return int(self.state.ply)

    @property
    def stones(self) -> NDArray[np.int8]:
        """The piece on each site, read-only int8 (sites,).

        0 is an empty site, 1 a stone of seat 0, and 2 one of seat 1. In games with other pieces,
        pillars are -1, doubles 3 and 4, and a tile is its number plus one.
        """
        stones = self.variant.stones(self.state)
        stones.flags.writeable = False
        return stones

    @property
    def pieces(self) -> NDArray[np.int8]:
        """The piece on each place of the layout, read-only int8 (places,).

        The stones come first, then the places beside the board.
        """
        pieces = self.variant.pieces(self.state)
        pieces.flags.writeable = False
        return pieces

    @property
    def hand(self) -> tuple[int, int] | None:
        """The stones that each seat can still place, in a game with a supply."""
        return self.variant.hand(self.state)

    @property
    def captured(self) -> tuple[int, int] | None:
        """How many stones each seat has lost, in a game with captures."""
        return self.variant.captured(self.state)

    @property
    def racks(self) -> tuple[tuple[int, ...], ...] | None:
        """The tiles on each seat's rack, in a game with racks."""
        return self.variant.racks(self.state)

    @property
    def notice(self) -> str:
        """A clause on what the seat to move should know, such as that it may swap."""
        return self.variant.notice(self.state)

    @property
    def prompt(self) -> str:
        """What the seat to move is to do now in a turn of parts, such as "take a place away"."""
        return self.variant.prompt(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.variant.outcome(self.state)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves sorted by code; empty once the game is over."""
        return tuple(map(self.variant.move, sorted(self._codes)))

    def is_legal(self, move: Move | str) -> bool:
        """Whether a move, or its text, is legal for the seat to move.

        Raises:
            ValueError: the text is not a move on this board.
        """
        return self.as_move(move).code in self._codes

    def play(self, move: Move | str) -> Position:
        """Return the position after a move.

        Args:
            move: a move, or its text.

        Raises:
            IllegalMove: the move is illegal here; the message says why.
            ValueError: the text is not a move on this board.
        """
        move = self.as_move(move)
        if not self.is_legal(move):
            raise IllegalMove(self._why_illegal(move))
        return self.after(move)

    def after(self, move: Move) -> Position:
        """Return the position after a move that is known to be legal, without checking it."""
        state = copy_of(self.state)
        self.variant.rules.play(self.variant.tables, state, move.code)
        return Position(self.variant, state)

    @property
    def margin(self) -> int | None:
        """Seat 0's margin over seat 1 so far, in a game that counts."""
        return self.variant.margin(self.state)

    @property
    def score(self) -> int | None:
        """The margin, under the same name as ``Outcome.score``."""
        return self.margin

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """Counts for both seats by name, the most important one first."""
        return dict(self._counts)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The named groups of both seats, such as loops, in a game that has them."""
        return self.variant.groups(self.state)

    @property
    def trails(self) -> tuple[Trail, ...]:
        """The trails that decided a finished game, otherwise the variant's ``highlight`` trails."""
        return self.variant.trails(self.state)

    def determinized(self, seed: int) -> Position:
        """Return the position with everything hidden dealt again."""
        return Position(self.variant, self.variant.determinized(self.state, seed))

    def captures(self, move: Move) -> tuple[Capture, ...]:
        """Return the captures of a legal move, cause by cause, in the order of the rules.

        Raises:
            IllegalMove: the rules do not allow the move here.
        """
        return self.variant.captures(self.state, self.play(move).state)

    def sight(self, move: Move) -> Sight:
        """Return the lines of sight of the piece that a legal move places, where they matter."""
        return self.variant.sight(self.state, move.code)

    @property
    def features(self) -> Features:
        """What is held and what is safe, in a game that has such features."""
        return self.variant.features(self.state)

    def parse_move(self, text: str) -> Move:
        """Return the move with this text; it need not be legal.

        Raises:
            ValueError: the text is not a move on this board.
        """
        return self.variant.move(self.variant.parse_move(self.state, text.strip()))

    def as_move(self, move: Move | str) -> Move:
        """Return a move as it is, or the one that a text names.

        Raises:
            ValueError: the text is not a move on this board.
            TypeError: it is neither.
        """
        if isinstance(move, str):
            return self.parse_move(move)
        if isinstance(move, Move):
            return move
        raise TypeError(f"a move has to be a Move or its text, not {move!r}")

    def format_move(self, move: Move) -> str:
        """Return the text of a move."""
        return self.variant.format_move(move.code)

    def format_line(self, moves: Iterable[Move | str]) -> str:
        """Return moves that follow one another from here, with the numbers of their turns.

        >>> from ringrealms3d import start
        >>> start("ring-majority/cube").play("f1").format_line(["e3", "v7", "e1"])
        '1... e3 2. v7 e1'

        The turn to move here has the number 1; a free turn has that of the turn before it.

        Raises:
            IllegalMove: one of them is illegal where it is played.
            ValueError: a text is not a move on this board.
        """
        words, number, position, before = [], 1, self, 1
        for each in moves:
            move = position.as_move(each)
            after = position.play(move)
            if (position.turn, before) == (0, 1):
                words.append(f"{number}.")
            elif position is self:
                words.append(f"{number}...")
            words.append(position.format_move(move))
            number += after.turn < position.turn
            position, before = after, position.turn
        return " ".join(words)

    def move_places(self, move: Move) -> tuple[int, ...]:
        """Return the places of the layout to click, in this order, to play a legal move."""
        return self.variant.move_places(self.state, move.code)

    def piece_put_down(self, move: Move) -> int:
        """Return the piece that a legal move puts down, before it captures or is captured."""
        return self.variant.piece_put_down(self.state, move.code)

    def diagram(self) -> str:
        """Return the board as lines of text, for a terminal."""
        return self.variant.text_diagram(self.state)

    def fen(self) -> str:
        """Return the public state as one line without spaces."""
        return self.variant.write_fen(self.state)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.uid == other.uid and self.fen() == other.fen()

    def __hash__(self) -> int:
        return hash((self.uid, self.fen()))

    def __repr__(self) -> str:
        return f"<Position {self.uid} {self.fen()}>"

    @cached_property
    def _counts(self) -> Mapping[str, tuple[int, int]]:
        """The counts, which every part of a window shows."""
        return self.variant.counts(self.state)

    @cached_property
    def _codes(self) -> frozenset[int]:
        """The codes of the legal moves, which windows and puzzles ask for again and again."""
        out = np.empty(self.variant.max_moves, dtype=np.int64)
        count = self.variant.rules.moves(self.variant.tables, self.state, out)
        return frozenset(out[:count].tolist())

    def _why_illegal(self, move: Move) -> str:
        outcome = self.outcome
        if outcome is not None:
            return Phrase("the game is over: {reason}", reason=outcome.reason)
        return self.variant.why_illegal(self.state, move.code)


def _restored(variant: Variant, state: bytes) -> Position:
    """Return a position from a pickle."""
    values = np.frombuffer(bytearray(state), variant.start(0).dtype)
    return Position(variant, values[0])


@dataclass(frozen=True, slots=True)
class Played:
    """A move, and the position that it was played in."""

    before: Position
    move: Move
