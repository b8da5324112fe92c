"""The current game: the only place that changes it, and one signal for all changes."""

from __future__ import annotations

from collections.abc import Mapping

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.position import Position
from ringrealms3d.records.edits import Annotation, Edit, cut_off_after, put_back
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.records.record import Reason, Result
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.games import Games


class GameSession(Games):
    """A game in progress: moves, tries, edits and ends, and undo and redo of them."""

    def play(self, move: Move) -> None:
        """Play a move.

        If the game continues differently, the move starts a variation. In a finished game it is
        only tried out, and the game keeps its line, unless its end was taken back. If the time of
        the seat to move has run out, it loses instead of moving. In a game with clocks a move ends
        a pause.

        Raises:
            IllegalMove: the move is illegal, or the game is over; nothing changes.
        """
        if self.lose_on_time():
            return
        before, outcome = self.position, self.outcome
        if outcome is not None:
            raise IllegalMove("the game is over: {reason}", reason=outcome.reason)
        if self.rated and not self.at_end:
            raise IllegalMove("in a rated game moves are played at its end")
        if self.tries_out:
            self._try_out(move)
        else:
            self._play_on(move)
        self._after = None
        self._tell(What.PLAYED, before)

    def _try_out(self, move: Move) -> None:
        """Play a move in a finished game, which keeps its line."""
        self._cursor.try_out(move)
        self._history.note_try(self.node)

    def _play_on(self, move: Move) -> None:
        """Let the game continue with a move."""
        self._cursor.play(move)
        self._taken_back, self._end_undone = False, None
        self._name_players()
        self.timing.note_move(self.node)
        self._paused = self._paused and self.timing.control is None
        self._history.note_move(self.node)
        self._names_stand = self.finished
        if self.finished:
            self._history.note_end()

    def undo(self) -> None:
        """Take back the latest edit, try, end or move, or bring back the previous game.

        Against the computer moves are taken back to the person's last turn. The end of a game can
        be taken back where it is shown, as long as the game has not left the table.
        """
        before = self.position
        if self.undo_brings_game_back:
            self.leaving.emit()  # what is written then may be undone instead
        if self.undo_brings_game_back:
            self._bring_game_back()
            return
        if self._undoes_after_end and self._history.last_edit() is None:
            self._take_back_try()
        elif self._undo_takes_end and self.record.ended is not None:
            self._reopen(self.record.ended)
        elif self.rated or (self.tries_out and not self.can_undo):
            return
        elif self._history.last_edit() is None and self._back():
            self._taken_back = True
            while self._answering() and self._back():
                pass
            self._history.forget_moves_after(self.node)
            self.timing.go_to(self.node)
        elif self._history.has_edits:
            edit, finished = self._history.take_back_edit(), self.finished
            edit.take_back(self.record)
            self._show_edit(edit, edit.origin, before, finished)
            return
        self._tell(What.MOVED_ALONG, before)

    def _back(self) -> bool:
        """Take back a move; what was undone before waits until it is played again."""
        if not self._cursor.back():
            return False
        self._history.let_wait()
        return True

    def _take_back_try(self) -> None:
        """Show where the latest move was tried out; it stays a variation."""
        self._leave_try(self._history.take_back_try())
        while self._answering() and self._undoes_after_end:
            if self._history.last_move() is not self.node:
                break
            self._leave_try(self._history.take_back_try())

    def _leave_try(self, tried: GameNode) -> None:
        assert tried.parent is not None
        self._cursor.current = tried.parent

    def _reopen(self, ended: Result) -> None:
        """Take back the end that the players made."""
        self.record.reopen()
        self._history.forget_undone_tries()
        self._history.let_wait()
        self._ended_at, self._end_undone = None, (self.node, ended)
        if self._cut_off is not None:
            put_back(self.record, self._cut_off)
            self._taken_back, self._cut_off = bool(self._cut_off.children), None
        self.timing.go_to(self.timing.node)

    def redo(self) -> None:
        """Redo an edit, a try, or an end, bring back a game, or play a move taken back again.

        Against the computer, its answer is played again too.
        """
        before = self.position
        if self._redo_brings_game_back:
            self.leaving.emit()  # what is written then comes before all that was undone
        if self._history.has_undone:
            self._make_again(before)
            return
        if self._redo_ends:
            self._end_again()
            return
        if self._redo_brings_game_back:
            self._bring_next_game()
            return
        if self.can_redo and self._forward():
            while self._answering() and self._forward():
                pass
            self.timing.go_to(self.node)
        elif self._history.has_waiting:
            self._history.let_none_wait()
            self._make_again(before)
            return
        self._tell(What.MOVED_ALONG, before)

    def _forward(self) -> bool:
        """Go to the next move of the line; one that was taken back is played again."""
        if not self._cursor.forward():
            return False
        self._history.came_back()
        if self._taken_back:
            self._history.note_again(self.node)
        if self._taken_back and self.finished and self.node is self.record.last:
            self._taken_back = False
            self._history.note_end()
        return True

    def _end_again(self) -> None:
        """End the game as it was ended before that was taken back."""
        assert self._end_undone is not None
        node, ended = self._end_undone
        self._history.came_back()
        what = What.TIMED_OUT if ended.reason is Reason.TIME else What.RESIGNED
        self._end_at(node, ended, what)

    def _make_again(self, before: Position) -> None:
        """Make an edit again that was undone, or show tries that were."""
        again = self._history.make_again()
        if not isinstance(again, GameNode):
            finished = self.finished
            again.make(self.record)
            self._show_edit(again, again.node, before, finished)
            return
        self._cursor.current = again
        while self._answering():
            answer = self._history.try_again_after(self.node)
            if answer is None:
                break
            self._cursor.current = answer
        self._tell(What.MOVED_ALONG, before)

    def edit(self, edit: Edit) -> None:
        """Change the tree or its notes; :meth:`undo` takes it back."""
        before, node, finished = self.position, self.node, self.finished
        edit.make(self.record)
        self._history.note_edit(edit)
        self._after = self._end_undone = None
        self._show_edit(edit, node, before, finished)

    def note_evaluations(
        self, evaluations: Mapping[GameNode, Evaluation], leaving: bool = False
    ) -> None:
        """Store an engine's evaluations of some of the game's positions.

        This cannot be undone: no person wrote them, and another review replaces them.

        Args:
            leaving: whether another game takes the place of this one, so that none are shown.
        """
        for node, evaluation in evaluations.items():
            node.evaluation = evaluation
        if leaving:
            self.to_keep.emit()
        else:
            self.changed.emit(Change(What.NOTED, ()))

    def _show_edit(self, edit: Edit, node: GameNode, before: Position, was_finished: bool) -> None:
        """Go to a node, or to the edit's node if the tree lost it, and emit the change."""
        self._taken_back = self._taken_back and was_finished == self.finished
        shown = self.node
        self._cursor.current = node if node.is_in_tree else edit.node
        if not self.timing.node.is_in_tree:
            self.timing.go_to(self.node)
        noted_here = isinstance(edit, Annotation) and self.node is shown
        what = What.NOTED if noted_here else What.EDITED
        self._tell(what, before)

    def go_to(self, ply: int) -> None:
        """Go to the node after this many moves of the line; a resignation stands.

        Raises:
            ValueError: the line is shorter; nothing changes.
        """
        before = self.position
        self._cursor.go_to(ply)
        self._look_at(before)

    def visit(self, node: GameNode) -> None:
        """Go to any node of the game; its line stays as it is."""
        before = self.position
        self._cursor.current = node
        self._look_at(before)

    def _look_at(self, before: Position) -> None:
        self._taken_back = False
        self._history.let_none_wait()
        self._tell(What.MOVED_ALONG, before)

    def resign(self) -> None:
        """Let a seat resign where the game stands, see ``resigning``.

        A finished game stays as it is.
        """
        if not self.tries_out:
            ended = Result(1 - self.resigning, Reason.RESIGNATION)
            self._history.forget_undone()
            self._end_at(self.stands_at, ended, What.RESIGNED)

    def lose_on_time(self) -> bool:
        """End the game if the time of the seat to move has run out; return whether it has."""
        seat = self.timing.flagged
        if seat is None:
            return False
        self._history.forget_undone()
        self._end_at(self.timing.node, Result(1 - seat, Reason.TIME), What.TIMED_OUT)
        return True

    def _end_at(self, node: GameNode, ended: Result, what: What) -> None:
        """End the game at a node; moves that were taken back are no part of it."""
        before = self.position
        self._cursor.current = self._ended_at = node
        self._cut_off = cut_off_after(self.record, node)
        self._taken_back = False
        self._history.note_end()
        self._names_stand, self._after, self._end_undone = True, None, None
        self.record.end(ended.winner, ended.reason)
        self._tell(what, before)
