"""Analysing in the window: joins the analyst, its panel, and the marks on the boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.content import Content, MoveMark, with_captures, with_outcome
from ringrealms3d.session.change import Change
from ringrealms3d.session.insight import Insight, insight_of
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.analysis.candidates import (
    count_marked,
    marks_of,
    rows_of,
    worth_showing,
)
from ringrealms3d.window.features.analysis.panel import AnalysisPanel
from ringrealms3d.window.features.analysis.texts import leader_text, state_text, why_text
from ringrealms3d.window.shell.column import Panel
from ringrealms3d.window.shell.command import Command, row
from ringrealms3d.window.shell.mode import AT_THE_BOARD, Mode
from ringrealms3d.window.widgets.texts import no_help_text, waiting_text

_NOTHING = Insight(())


class Analysis(Feature):
    """The user's view of an analysis, with its commands. At first it is off."""

    def __init__(self, context: Context) -> None:
        """Follow the analyst."""
        super().__init__(context)
        self._session, self._analyst = context.session, context.engines.analyst
        self._candidates: tuple[Candidate, ...] = ()
        self._focus: Move | None = None
        self._marks: tuple[MoveMark, ...] = ()
        self._insight = _NOTHING
        self._explained: tuple[GameNode, tuple[Move, ...]] | None = None
        self._panel = AnalysisPanel(context.window)
        self._panel.switched.connect(self._switch)
        self._panel.hint_wanted.connect(self.hint)
        self._panel.table.focused.connect(self._look_at)
        self._panel.table.selected.connect(self._reveal)
        self._panel.table.played.connect(context.moves.play)
        self._analyst.changed.connect(self._hear)
        self._analyst.failed.connect(context.say)
        self._refresh()

    def commands(self) -> Iterator[Command]:
        """Yield what analyses positions."""
        yield Command(
            "analysis.on",
            tr("&Analyse every position"),
            self.analyse,
            tr("Show the engine's best moves beside the board and on it."),
            "A",
            "analyse",
            enabled=lambda: not self._session.rated,
            modes=AT_THE_BOARD,
            checked=lambda: self._analyst.on,
            word=tr("Analyse"),
        )
        yield Command(
            "analysis.hint",
            tr("&Hint"),
            self.hint,
            tr("Show a good move for this position."),
            "H",
            "hint",
            enabled=lambda: not self._session.rated,
            modes=AT_THE_BOARD,
        )

    def panels(self) -> Iterator[Panel]:
        """Yield the list of the best moves."""
        menu = "analysis.on analysis.hint | review.start | go.previous go.next"
        yield Panel("analysis", tr("Analysis"), self._panel, icon="analyse", menu=row(menu))

    def follow(self, change: Change) -> None:
        """End the analysis in a rated game."""
        if self._session.rated and self._analyst.on:
            self._switch(False)

    def enter(self) -> None:
        """End the analysis at a puzzle or a lesson, of which it would tell too much."""
        if self.context.modes.is_within(Mode.GUIDED):
            self._switch(False)

    def analyse(self, on: bool) -> None:
        """Start or stop analysing every shown position, beside the board."""
        if on:
            self.context.column.bring_forward("analysis")
        self._switch(on)

    def hint(self) -> None:
        """Show a good move until the game changes."""
        say = self.context.say
        if self._session.rated:
            say(no_help_text())
        elif self._session.position.outcome is not None:
            say(tr("The game is over. Ctrl+N starts a new one."))
        elif self._analyst.waiting:
            say(waiting_text(self._session))
        elif self._candidates:
            self._say_hint()
        else:
            say(tr("Looking for a good move…"))
            self._analyst.hint()

    def set_theme(self) -> None:
        """Use the colours of another theme."""
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

    def _switch(self, on: bool) -> None:
        """Start or stop analysing every shown position; in a rated game, none."""
        helps = on and not self._session.rated
        if on and not helps:
            self.context.say(no_help_text())
        self._analyst.switch(helps)

    def _hear(self, _: object) -> None:
        self._refresh()
        if self._analyst.hinting and self._candidates:
            self._say_hint()

    def _refresh(self) -> None:
        """Show the current results."""
        analyst, position = self._analyst, self._session.position
        found = worth_showing(analyst.analysis)
        self._candidates = found[:1] if analyst.hinting else found
        rows = rows_of(position, self._candidates, self.context.theme)
        self._panel.table.show_rows(rows, position.margin is not None)
        self._panel.show_state(analyst.on, state_text(analyst, self._session))
        self.context.refresh()
        self._show_chances()
        self._show_focus()

    def _show_chances(self) -> None:
        position, names = self._session.position, self._session.position.variant.layout.colours
        first, second = (self.context.theme.stones[name].colour for name in names)
        self._panel.chances.set_colours((first, second))
        if not self._candidates:
            self._panel.chances.show_chance(None, "")
            return
        value = self._candidates[0].value
        chance = value if position.turn == 0 else 1 - value
        self._panel.chances.show_chance(chance, leader_text(position, chance))

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
            self.context.display.show_marks()

    def _explain(self, candidate: Candidate | None) -> None:
        """Explain a move, or nothing."""
        if candidate is None:
            self._insight, self._explained = _NOTHING, None
            self._panel.show_why("")
            return
        position, line = self._session.position, candidate.line or (candidate.move,)
        explained = (self._session.node, line)
        if self._explained != explained:
            self._explained = explained
            self._insight = insight_of(position, line)
        self._panel.show_why(why_text(position, candidate, self._insight))

    def _reveal(self, move: Move) -> None:
        self.context.boards.reveal(self._session.position.move_places(move)[-1])

    def _say_hint(self) -> None:
        """Say the best move and turn to it."""
        best, *_ = self._candidates
        text = self._panel.why or self._session.position.format_move(best.move)
        self.context.say(tr("Hint: {text}").format(text=text))
        self._reveal(best.move)
