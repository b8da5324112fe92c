"""What was done at the table, in order: the states that undo and redo walk along."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ringrealms3d.records.edits import Annotation
from ringrealms3d.session.deeds import Deed, Step, moves_along, with_names
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.state import Phase, State, state_of
from ringrealms3d.session.timing import StoppedClock

_MOVES = (Deed.MOVE, Deed.TRY)


@dataclass(frozen=True, slots=True)
class Timeline:
    """The present state between the steps that led to it and those that were undone.

    Looking around changes the present state and is no step. Neither is a change of the players:
    undo leaves those in their seats who sit there.

    Attributes:
        now: the present state.
        past: what was done, the latest last.
        future: what was undone, in the order in which it was done.
    """

    now: State
    past: tuple[Step, ...] = ()
    future: tuple[Step, ...] = ()

    def at(self, now: State) -> Timeline:
        """Look at another position, or let others sit there, which is no step."""
        return replace(self, now=now)

    def done(self, step: Step) -> Timeline:
        """Take a step; of what was undone, only moves along the line can be redone then."""
        stands = step.before.phase is Phase.PLAYED and step.after.phase is Phase.STUDIED
        past = () if stands else (*self.past, step)
        return Timeline(step.after, past, _moves_after(step.after))

    def with_game(self, game: State, clock: StoppedClock | None) -> Timeline:
        """Put another game on the table; undo brings back this one if it has moves."""
        if self.now.record.root.children:
            left = self._left(clock)
            step = Step(Deed.GAME, left.now, game, waiting=left.future)
            return Timeline(game, (*left.past, step), _moves_after(game))
        past = self.past
        while past and past[-1].deed is not Deed.GAME:
            past = past[:-1]
        if not past:
            return started(game)
        return Timeline(game, (*past[:-1], replace(past[-1], after=game)), _moves_after(game))

    def without_games(self) -> Timeline:
        """Let redo bring back no game."""
        return replace(self, future=tuple(s for s in self.future if s.deed is not Deed.GAME))

    @property
    def next_undone(self) -> Step | None:
        """The latest step that undo would undo, None if there is none.

        Moves and ends are only taken back where they are shown, and none in a rated game.
        """
        if not self.past or self.now.rated:
            return None
        last, node, stands_at = self.past[-1], self.now.node, self.now.stands_at
        if last.deed in (Deed.MOVE, Deed.END):
            ended = self.now.phase is Phase.ENDED
            shown = node is stands_at if ended else 0 < node.ply <= stands_at.ply
            return last if shown else None
        return last

    @property
    def undoing(self) -> tuple[Step, ...]:
        """What undo would undo at once, the latest first.

        Against the computer these are all moves since the person's last turn, and where a game
        that goes on is looked back on, those from the move that is shown. What was noted between
        them stays.
        """
        last = self.next_undone
        if last is None:
            return ()
        steps, shown = [last], self._looked_back_to
        for step in reversed(self.past[:-1]):
            later = steps[-1]
            looked = step.deed is later.deed is Deed.MOVE and later.before.node.ply >= shown
            if looked or self._goes_with(later, step):
                steps.append(step)
            elif not (later.deed in _MOVES and isinstance(step.edit, Annotation)):
                break
        return tuple(steps)

    @property
    def redoing(self) -> tuple[Step, ...]:
        """What redo would redo at once, in order; with a move the computer's answer to it.

        Where a game is looked through, redo brings back no other game.
        """
        node, future = self.now.node, self.future
        while future and future[0].deed is Deed.GAME and node is not future[0].before.node:
            if self.now.at_end:
                break
            future = future[1:]
        steps = list(future[:1])
        for step in future[1:]:
            if not self._goes_with(step, steps[-1]):
                break
            steps.append(step)
        return tuple(steps)

    def undoes(self, *kinds: Deed) -> bool:
        """Whether undo would undo a deed of these kinds."""
        return self.next_undone is not None and self.next_undone.deed in kinds

    @property
    def has_end_ahead(self) -> bool:
        """Whether an end that was taken back could be redone."""
        return any(step.deed is Deed.END for step in self.future)

    @property
    def redoes_game(self) -> bool:
        """Whether redo would bring back the game whose place undo gave to this one."""
        return any(step.deed is Deed.GAME for step in self.redoing)

    def undone(self, clock: StoppedClock | None) -> Timeline:
        """Undo, and leave a game with its clock if it gives way to the one before."""
        steps = self.undoing
        if not steps:
            return self
        first = steps[-1]
        if first.deed is Deed.GAME:
            left = self._left(clock)
            there = replace(first, after=left.now, waiting=left.future)
            return Timeline(first.before, self.past[:-1], (there, *first.waiting))
        start = self.past.index(first)
        noted = (_noted_at(first.before, s) for s in self.past[start:] if s not in steps)
        past = (*self.past[:start], *noted)
        return Timeline(first.before.resumed(self.now), past, (*reversed(steps), *self.future))

    def redone(self, clock: StoppedClock | None) -> Timeline:
        """Redo, and leave a game with its clock if the next one comes back."""
        steps = self.redoing
        if not steps:
            return self
        last, future = steps[-1], tuple(step for step in self.future if step not in steps)
        if last.deed is Deed.GAME:
            left = replace(self, future=future)._left(clock)
            here = replace(last, before=left.now, waiting=left.future)
            return Timeline(last.after, (*left.past, here), last.waiting)
        now = last.after.resumed(self.now)
        return Timeline(now, (*self.past, *steps), future)

    def _left(self, clock: StoppedClock | None) -> Timeline:
        """Leave the table; an end that could still be taken back stands from then on."""
        now = replace(self.now, clock=clock)
        if now.phase is not Phase.ENDED:
            return replace(self, now=now)
        ended = max(n for n, step in enumerate(self.past) if step.before.phase is Phase.PLAYED)
        past, future = (
            tuple(map(_settled, steps)) for steps in (self.past[ended + 1 :], self.future)
        )
        return Timeline(replace(now, phase=Phase.STUDIED), past, future)

    def _goes_with(self, answer: Step, step: Step) -> bool:
        """Whether a move is the computer's, or a program's, answer to the one before.

        Nobody answers what is tried out.
        """
        moves = answer.deed is step.deed is Deed.MOVE
        if not (moves and answer.before.node is step.after.node):
            return False
        return self.now.answers_at(step.after.node)

    @property
    def _looked_back_to(self) -> float:
        """The ply of the move that is shown, if the game goes on after it."""
        node, stands_at = self.now.node, self.now.stands_at
        looked_back = self.now.phase is Phase.PLAYED and node.ply < stands_at.ply
        return node.ply if looked_back and node in stands_at.line() else float("inf")


def begun(game: OpenGame) -> Timeline:
    """Return the timeline of a game that has a table of its own."""
    return started(seated(state_of(game)))


def seated(game: State) -> State:
    """Name those who sit down at a game, unless moves were played in it."""
    return game if game.finished or game.line else with_names(game)


def started(game: State) -> Timeline:
    """Return the timeline of a game; if it goes on, its moves can be taken back."""
    if game.phase is not Phase.PLAYED:
        return Timeline(game)
    return Timeline(game, moves_along(game, game.stands_at.line()), _moves_after(game))


def _moves_after(game: State) -> tuple[Step, ...]:
    """Return the moves that were taken back in a game which goes on."""
    if game.phase is not Phase.PLAYED:
        return ()
    return moves_along(game, game.record.following(game.stands_at))


def _noted_at(state: State, step: Step) -> Step:
    """Return the step that noted something, as if moves around it had not been played."""
    before = replace(state, node=step.before.node)
    return replace(step, before=before, after=replace(state, node=step.after.node))


def _settled(step: Step) -> Step:
    """Return a step in a game whose end stands from now on."""
    if step.deed is Deed.GAME:
        return step
    before, after = (replace(state, phase=Phase.STUDIED) for state in (step.before, step.after))
    return replace(step, before=before, after=after)
