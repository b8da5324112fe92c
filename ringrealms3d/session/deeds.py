"""What can be done in a game: each deed makes the next state, and is a step that can be undone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto

from ringrealms3d.core.move import Move
from ringrealms3d.core.time_control import SHORTEST, TimeLeft
from ringrealms3d.records.edits import (
    Annotation,
    Continuation,
    Description,
    Edit,
    Ending,
    insert,
    left_at,
)
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import Reason, Result
from ringrealms3d.session.change import What
from ringrealms3d.session.players import named
from ringrealms3d.session.state import Phase, Sitting, State, outcome_at


class Deed(Enum):
    """The kinds of steps that can be undone."""

    MOVE = auto()
    TRY = auto()
    END = auto()
    EDIT = auto()
    GAME = auto()


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A deed.

    Attributes:
        deed: its kind.
        before: the state that undo brings back.
        after: the state that redo brings back.
        edit: the change of the record, None if there is none.
        waiting: what can be redone in a game that is not on the table, if another took its place.
    """

    deed: Deed
    before: State
    after: State
    edit: Edit | None = None
    waiting: tuple[Step, ...] = ()

    def make(self) -> None:
        """Change the record again."""
        if self.edit is not None:
            self.edit.make(self.before.record)

    def take_back(self) -> None:
        """Change the record back."""
        if self.edit is not None:
            self.edit.take_back(self.before.record)


def try_out(state: State, move: Move) -> Step:
    """Play a move in a finished game, which keeps its line; undone, a new one is gone."""
    edit = insert(state.record, state.node, (move,))
    return Step(Deed.TRY, state, replace(state, node=state.node.play(move)), edit)


def go_on(state: State, node: GameNode, left: TimeLeft | None) -> Step:
    """Let the game continue with a move.

    Args:
        left: the time that its seat had left, None without clocks.
    """
    noted = left_at(node)
    if left is not None:
        noted = max(round(left.seconds, 3), SHORTEST), left.overtime
    edit = Continuation.with_move(state.record, node, noted)
    edit.make(state.record)
    return Step(Deed.MOVE, state, _after_move(with_names(state), node), edit)


def end(state: State, result: Result) -> Step:
    """End the game where it stands; moves that were taken back are no part of it."""
    edit = Ending(state.stands_at, result)
    edit.make(state.record)
    after = replace(state, node=state.stands_at, phase=_end_of(state.sitting))
    return Step(Deed.END, state, after, edit)


def change(state: State, edit: Edit) -> Step:
    """Change the tree or its notes."""
    was_finished = state.finished
    edit.make(state.record)
    line = (state.record.root, *state.record.line)
    phase, finished = state.phase, state.finished
    if finished is not was_finished:
        phase = _end_of(state.sitting) if finished else Phase.PLAYED
    stands_at = state.stands_at if state.stands_at in line else line[-1]
    after = replace(state, node=edit.node, stands_at=stands_at, phase=phase)
    return Step(Deed.EDIT, replace(state, node=edit.origin), after, edit)


def describe(state: State, edit: Description, names: tuple[str, str]) -> Step:
    """Say something else of the game, and who plays or played it."""
    step = change(state, edit)
    return replace(step, after=replace(step.after, names=names))


def moves_along(state: State, nodes: Iterable[GameNode]) -> tuple[Step, ...]:
    """Return the steps with which moves were played that are in the record."""
    steps = []
    for node in nodes:
        assert node.parent is not None
        before = replace(state, node=node.parent, stands_at=node.parent, phase=Phase.PLAYED)
        edit = Continuation(node, (), left_at(node), left_at(node))
        steps.append(Step(Deed.MOVE, before, _after_move(before, node), edit))
    return tuple(steps)


def what_changed(steps: tuple[Step, ...], before: State, after: State) -> What:
    """Return what to tell of steps between two states."""
    for step in steps:
        if step.deed is Deed.TRY and step.edit is not None:
            return What.EDITED
        if step.deed is Deed.EDIT:
            noted_here = isinstance(step.edit, Annotation) and after.node is before.node
            return What.NOTED if noted_here else What.EDITED
        if step.deed is Deed.END and after.tries_out:
            timed_out = after.record.result.reason is Reason.TIME
            return What.TIMED_OUT if timed_out else What.RESIGNED
    return What.MOVED_ALONG


def with_names(state: State) -> State:
    """Name those who sit there in a game that goes on."""
    first, second = map(named, state.names, state.players)
    return replace(state, names=(first, second))


def _after_move(state: State, node: GameNode) -> State:
    over = not node.children and outcome_at(node) is not None
    phase = _end_of(state.sitting) if over else Phase.PLAYED
    return replace(state, node=node, stands_at=node, phase=phase)


def _end_of(sitting: Sitting) -> Phase:
    """Return the phase of a game that ends: the end of a rated one stands at once."""
    return Phase.STUDIED if sitting.rated else Phase.ENDED
