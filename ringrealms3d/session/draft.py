"""A position that the user sets up, possible or not."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from psygnal import Signal

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.core.setup import Setup
from ringrealms3d.games import from_fen


@dataclass(frozen=True, slots=True, eq=False)
class Sketch:
    """One state of a draft.

    Attributes:
        setup: the setup, None in a game without a form.
        pieces: the piece on each place of the layout, int8 (places,).
        fen: the position as text, derived from the setup or typed.
        position: the position, None if it is impossible.
        problem: why it is impossible, None if it is possible.
        typed: whether the user is typing its fen.
    """

    setup: Setup | None
    pieces: NDArray[np.int8]
    fen: str
    position: Position | None
    problem: UserError | None = None
    typed: bool = False


class Draft:
    """A position being set up step by step; every step can be undone.

    In a game without a form, only a fen can set the position.

    Signals: changed: the position changed.

    Attributes:
        variant: its variant.
        form: the form, None if only a fen can set positions up.
        now: its current state.
    """

    changed = Signal()

    def __init__(self, position: Position) -> None:
        """Begin with a position."""
        self.variant = position.variant
        self.form = position.variant.setup_form
        self.now = self._sketch_of(position)
        self._done: list[Sketch] = []
        self._undone: list[Sketch] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return bool(self._undone)

    def value(self, key: str) -> int:
        """Return the number in a field of the form."""
        assert self.now.setup is not None
        return self.now.setup.values[key]

    def undo(self) -> None:
        """Undo the last step."""
        self._undone.append(self.now)
        self._show(self._done.pop())

    def redo(self) -> None:
        """Redo a step."""
        self._done.append(self.now)
        self._show(self._undone.pop())

    def take(self, position: Position) -> None:
        """Continue with another position of the same variant."""
        self._step(self._sketch_of(position))

    def clear(self) -> None:
        """Continue with the board before anything was placed."""
        if self.form is not None:
            self._fill_in(self.form.empty())

    def put(self, place: int, piece: int) -> None:
        """Put a piece on a place, or remove it with 0.

        Raises:
            UserError: the piece there cannot be changed; nothing changes.
        """
        if self.form is not None and self.now.setup is not None:
            self._fill_in(self.form.put(self.now.setup, place, piece))

    def say(self, key: str, value: int) -> None:
        """Give a field another value."""
        if self.form is not None and self.now.setup is not None:
            self._fill_in(self.form.say(self.now.setup, key, value))

    def type_fen(self, text: str) -> None:
        """Continue with a fen's position; an impossible one leaves the board as it is.

        The variant may precede it. Continued typing is the same step.
        """
        uid = self.variant.uid
        try:
            typed = self._sketch_of(from_fen(uid, text.strip().removeprefix(f"{uid} ")))
        except UserError as error:
            typed = replace(self.now, position=None, problem=error)
        typed = replace(typed, fen=text, typed=True)
        if self.now.typed:
            self._show(typed)
        else:
            self._step(typed)

    def _fill_in(self, setup: Setup) -> None:
        """Continue with a setup; an unchanged one is not a step."""
        assert self.form is not None
        fen, pieces = self.form.write(setup), np.array(setup.pieces, dtype=np.int8)
        if setup == self.now.setup and fen == self.now.fen:
            return
        try:
            self._step(Sketch(setup, pieces, fen, from_fen(self.variant.uid, fen)))
        except UserError as error:
            self._step(Sketch(setup, pieces, fen, None, error))

    def _sketch_of(self, position: Position) -> Sketch:
        setup = None if self.form is None else self.form.read(position.state)
        return Sketch(setup, position.pieces, position.fen(), position)

    def _step(self, sketch: Sketch) -> None:
        self._done.append(self.now)
        self._undone.clear()
        self._show(sketch)

    def _show(self, sketch: Sketch) -> None:
        self.now = sketch
        self.changed.emit()
