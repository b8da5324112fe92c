"""Analysing in the window: joins the analyst, its panel, and the marks on the boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.content import Content, MoveMark, with_captures, with_outcome
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.engine_link import Post
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.insight import Insight, insight_of
from ringrealms3d.session.seat_player import SeatPlayer
from ringrealms3d.window.features.analysis.candidates import (
    count_marked,
    marks_of,
    rows_of,
    worth_showing,
)
from ringrealms3d.window.features.analysis.panel import AnalysisPanel
from ringrealms3d.window.features.analysis.texts import leader_text, state_text, why_text
from ringrealms3d.window.widgets.texts import no_help_text, waiting_text

_NOTHING = Insight(())


class AnalysisDesk(QObject):
    """The user's view of an analysis, with its commands. At first it is off.

    Signals: switched: whether positions are analysed now. marks_changed: the boards must show their
    content again. said: a sentence for the user. place_shown: a place to bring into view. played: a
    move of the list to play.
    """

    switched = pyqtSignal(bool)
    marks_changed = pyqtSignal()
    said = pyqtSignal(str)
    place_shown = pyqtSignal(int)
    played = pyqtSignal(object)

    def __init__(
        self,
        parent: QWidget,
        session: GameSession,
        computers: Sequence[SeatPlayer],
        post: Post,
        theme: Theme,
    ) -> None:
        """Follow a session and its computer players."""
        super().__init__(parent)
        self._session, self._theme = session, theme
        self._analyst = Analyst(session, computers, post)
        self._candidates: tuple[Candidate, ...] = ()
        self._focus: Move | None = None
        self._marks: tuple[MoveMark, ...] = ()
        self._insight = _NOTHING
        self._explained: tuple[GameNode, tuple[Move, ...]] | None = None
        self.panel = AnalysisPanel(parent)
        self.panel.switched.connect(self.switch)
        self.panel.hint_wanted.connect(self.hint)
        self.panel.table.focused.connect(self._look_at)
        self.panel.table.selected.connect(self._reveal)
        self.panel.table.played.connect(self.played)
        self._analyst.changed.connect(self._hear)
        self._analyst.failed.connect(self.said.emit)
        self._refresh()

    @property
    def analyst(self) -> Analyst:
        """The analyst."""
        return self._analyst

    def switch(self, on: bool) -> None:
        """Start or stop analysing every shown position; in a rated game, none."""
        helps = on and not self._session.rated
        if on and not helps:
            self.said.emit(no_help_text())
        self._analyst.switch(helps)

    def hint(self) -> None:
        """Show a good move until the game changes."""
        if self._session.rated:
            self.said.emit(no_help_text())
        elif self._session.position.outcome is not None:
            self.said.emit(tr("The game is over. Ctrl+N starts a new one."))
        elif self._analyst.waiting:
            self.said.emit(waiting_text(self._session))
        elif self._candidates:
            self._tell_hint()
        else:
            self.said.emit(tr("Looking for a good move…"))
            self._analyst.hint()

    def close(self) -> None:
        """End all searches."""
        self._analyst.close()

    def set_theme(self, theme: Theme) -> None:
        """Use a theme's colours."""
        self._theme = theme
        self._refresh()

    def marked(self, content: Content) -> Content:
        """Return a content with the best moves, and with the point of the main one."""
        if not self._marks:
            return content
        content = replace(content, candidates=self._marks)
        insight = self._insight
        if insight.captures:
            content = with_captures(content, insight.captures)
            if len(insight.moves) > 1:  # what will be taken may not be there yet
                content = replace(content, taken=())
        return with_outcome(content, insight.outcome) if insight.outcome else content

    def _hear(self, _: object) -> None:
        self._refresh()
        if self._analyst.hinting and self._candidates:
            self._tell_hint()

    def _refresh(self) -> None:
        """Show the current results."""
        analyst, position = self._analyst, self._session.position
        found = worth_showing(analyst.analysis)
        self._candidates = found[:1] if analyst.hinting else found
        rows = rows_of(position, self._candidates, self._theme)
        self.panel.table.show_rows(rows, position.margin is not None)
        self.panel.show_state(analyst.on, state_text(analyst, self._session))
        self.switched.emit(analyst.on)
        self._show_chances()
        self._show_focus()

    def _show_chances(self) -> None:
        position, names = self._session.position, self._session.position.variant.layout.colours
        first, second = (self._theme.stones[name].colour for name in names)
        self.panel.chances.set_colours((first, second))
        if not self._candidates:
            self.panel.chances.show_chance(None, "")
            return
        value = self._candidates[0].value
        chance = value if position.turn == 0 else 1 - value
        self.panel.chances.show_chance(chance, leader_text(position, chance))

    def _look_at(self, move: Move | None) -> None:
        self._focus = move
        self._show_focus()

    def _show_focus(self) -> None:
        """Show the hovered move or the best ones, and the point of the main one."""
        before = self._marks, self._insight
        marks = marks_of(self._session.position, self._candidates)
        moves = [found.move for found in self._candidates]
        if self._focus in moves:
            chief = moves.index(self._focus)
            self._marks = marks[chief : chief + 1]
        else:
            chief = 0
            self._marks = marks[: count_marked(self._candidates)]
        self._explain(self._candidates[chief] if moves else None)
        if (self._marks, self._insight) != before:
            self.marks_changed.emit()

    def _explain(self, candidate: Candidate | None) -> None:
        """Explain a move, or nothing."""
        if candidate is None:
            self._insight, self._explained = _NOTHING, None
            self.panel.show_why("")
            return
        position, line = self._session.position, candidate.line or (candidate.move,)
        explained = (self._session.node, line)
        if self._explained != explained:
            self._explained = explained
            self._insight = insight_of(position, line)
        self.panel.show_why(why_text(position, candidate, self._insight))

    def _reveal(self, move: Move) -> None:
        self.place_shown.emit(self._session.position.move_places(move)[-1])

    def _tell_hint(self) -> None:
        """Say the best move and turn to it."""
        best, *_ = self._candidates
        text = self.panel.why or self._session.position.format_move(best.move)
        self.said.emit(tr("Hint: {text}").format(text=text))
        self._reveal(best.move)
