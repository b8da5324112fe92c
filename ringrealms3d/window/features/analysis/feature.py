"""Analysing in the window: joins the analyst, its panel, and the marks on the boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.scene.content import Content, MoveMark, with_captures, with_outcome
from ringrealms3d.session.change import OTHER_GAME, Change
from ringrealms3d.session.insight import Insight, insight_of
from ringrealms3d.window.board.board_settings import STILL
from ringrealms3d.window.board.expected_line import ExpectedLine, marks_of_line
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.analysis.candidate_table import Found
from ringrealms3d.window.features.analysis.candidates import (
    count_marked,
    kept_candidates,
    marks_of,
    rows_of,
    worth_showing,
)
from ringrealms3d.window.features.analysis.efforts import Efforts
from ringrealms3d.window.features.analysis.line_commands import Chosen, LineCommands
from ringrealms3d.window.features.analysis.other_programs import Findings, OtherPrograms
from ringrealms3d.window.features.analysis.panel import AnalysisPanel
from ringrealms3d.window.features.analysis.texts import (
    frozen_text,
    kept_text,
    leader_text,
    state_text,
    why_text,
)
from ringrealms3d.window.shell.column import Panel
from ringrealms3d.window.shell.command import Choice, Command, Option, row
from ringrealms3d.window.shell.mode import AT_THE_BOARD, Mode
from ringrealms3d.window.shell.setting import one_of
from ringrealms3d.window.widgets.key_names import key_name
from ringrealms3d.window.widgets.texts import no_help_text, waiting_text

_NUMBERS = tuple("12345678")
LINES = one_of("analysis_lines", _NUMBERS, "5")
"""How many of the best moves are listed and marked."""

_NOTHING = Insight(())
_SEARCHING = ("starting", "thinking", "done")


class Analysis(Feature):
    """The user's view of an analysis, with its commands. At first it is off."""

    def __init__(self, context: Context) -> None:
        """Follow the analyst."""
        super().__init__(context)
        self._session, self._analyst = context.session, context.engines.analyst
        self._candidates: tuple[Candidate, ...] = ()
        self._of_programs: tuple[Findings, ...] = ()
        self._frozen: GameNode | None = None
        self._focus: Found | None = None
        self._marks: tuple[MoveMark, ...] = ()
        self._insight = _NOTHING
        self._explained: tuple[GameNode, tuple[Move, ...]] | None = None
        self._efforts, self._others = Efforts(context), OtherPrograms(context)
        self._deeds = LineCommands(context, lambda: self._chosen)
        self._line = ExpectedLine(self)
        self._line.grown.connect(self._show_focus)
        self._panel = AnalysisPanel(context.window)
        context.commands.explain(self._panel.switch, "analysis.on")
        context.commands.explain(self._panel.hint, "analysis.hint")
        self._panel.switched.connect(self._switch)
        self._panel.hint_wanted.connect(self.hint)
        self._panel.table.focused.connect(self._look_at)
        self._panel.table.selected.connect(self._reveal)
        self._panel.table.played.connect(lambda move: self._deeds.play(self._node, move))
        context.engines.others.want_lines(self._most)
        context.engines.others.changed.connect(self._hear_programs)
        context.engines.others.failed.connect(context.say)
        self._analyst.changed.connect(self._hear)
        self._analyst.failed.connect(context.say)
        self._refresh()

    def commands(self) -> Iterator[Command | Choice]:
        """Yield what analyses positions, and what is done with a move of the list."""
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
        yield Command(
            "analysis.freeze",
            tr("&Freeze the analysis"),
            self._freeze,
            tr("Keep the list as it is while you try moves, or continue the analysis."),
            "Shift+A",
            enabled=lambda: self._frozen is not None or bool(self._candidates),
            modes=AT_THE_BOARD,
            checked=lambda: self._frozen is not None,
        )
        yield from self._deeds.commands()
        yield Choice(
            "analysis.lines",
            tr("Best &moves shown"),
            lambda: [Option(number, number) for number in _NUMBERS],
            lambda: self.context.settings[LINES],
            self._choose_lines,
            tr("How many of the best moves are listed, and marked on the boards."),
            usual=lambda: LINES.default,
        )
        yield from self._efforts.choices()

    def panels(self) -> Iterator[Panel]:
        """Yield the list of the best moves."""
        menu = (
            "analysis.play analysis.insert analysis.copy | analysis.freeze | "
            "analysis.lines analysis.limit analysis.threads analysis.memory players.programs | "
            "analysis.on analysis.hint | review.start | go.previous go.next"
        )
        yield Panel("analysis", tr("Analysis"), self._panel, icon="analyse", menu=row(menu))

    def follow(self, change: Change) -> None:
        """End the analysis in a rated game, and forget another game's."""
        if change.what in OTHER_GAME:
            self._frozen = None
        if self._session.rated and self._analyst.on:
            self._switch(False)
        elif self._frozen is not None:
            self._refresh()

    def enter(self) -> None:
        """End the analysis at a puzzle or a lesson, of which it would tell too much."""
        if self.context.modes.is_within(Mode.GUIDED):
            self._switch(False)

    def analyse(self, on: bool) -> None:
        """Start or stop analysing every shown position, beside the board."""
        if on:
            self.context.column.bring_forward("analysis")
        self._switch(on)

    def _freeze(self, on: bool) -> None:
        """Keep what was found, or go on with the position that is shown."""
        self._frozen = self._session.node if on else None
        self._analyst.switch(not on)
        self._refresh()

    @property
    def _node(self) -> GameNode:
        """The node that is analysed, or was when the analysis was frozen."""
        return self._frozen or self._session.node

    @property
    def _kept(self) -> Evaluation | None:
        """What the game has of the position, as long as the running search knows less."""
        kept, analyst = self._node.evaluation, self._analyst
        if kept is None or not analyst.on or analyst.state not in _SEARCHING:
            return None
        now = analyst.analysis
        knows_less = now is None or not now.candidates or now.simulations < kept.visits
        return kept if knows_less else None

    @property
    def _position(self) -> Position:
        return self._node.position

    @property
    def _chosen(self) -> Chosen | None:
        """The line of the move that is pointed at or selected, else of the best one."""
        chosen = self._looked_at or next(iter(self._candidates), None)
        return None if chosen is None else (self._node, chosen.line or (chosen.move,))

    @property
    def _looked_at(self) -> Candidate | None:
        """The move that is pointed at or selected, of a program or of the list."""
        if self._focus is None:
            return None
        by, move = self._focus
        found = next((each.candidates for each in self._of_programs if each.command == by), ())
        of_list = found if by else self._candidates
        return next((each for each in of_list if each.move == move), None)

    def _choose_lines(self, number: str) -> None:
        self.context.settings.keep({LINES: number})
        self.context.engines.others.want_lines(self._most)
        self._refresh()

    @property
    def _most(self) -> int:
        return int(self.context.settings[LINES])

    def hint(self) -> None:
        """Show a good move until the game changes."""
        say = self.context.say
        if self._session.rated:
            say(no_help_text())
        elif self._session.position.outcome is not None:
            text = tr("The game is over. {new} starts a new one.")
            say(text.format(new=key_name("game.new")))
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
        if not self._marks or self._session.node is not self._node:
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
        self._frozen = None
        helps = on and not self._session.rated
        if on and not helps:
            self.context.say(no_help_text())
        if helps:
            self._others.take()
        self._analyst.switch(helps)

    def _hear(self, _: object) -> None:
        self._refresh()
        if self._analyst.hinting and self._candidates:
            self._say_hint()

    def _refresh(self) -> None:
        """Show the current results."""
        analyst, position = self._analyst, self._position
        if self._frozen is None:
            found = worth_showing(analyst.analysis, self._most)
            self._candidates = found[:1] if analyst.hinting else found
            state = state_text(analyst, self._session)
            kept = self._kept
            if kept is not None:
                self._candidates = found or kept_candidates(position, kept)
                state = kept_text(kept)
        else:
            state = frozen_text(self._frozen)
        self._show_rows()
        self._panel.show_state(analyst.on, state)
        self.context.refresh()
        self._show_chances()
        self._show_focus()

    def _hear_programs(self) -> None:
        """Show what other programs found."""
        self._show_rows()
        self._show_focus()

    def _show_rows(self) -> None:
        """Show the list: of a frozen analysis as it was."""
        position = self._position
        if self._frozen is None:
            self._of_programs = self._others.findings() if self._analyst.on else ()
        marked = count_marked(self._candidates, self._most)
        rows = rows_of(position, self._candidates, self.context.theme, marked)
        of_programs = (row for each in self._of_programs for row in each.rows(position))
        self._panel.table.show_rows((*rows, *of_programs), position.margin is not None)

    def _show_chances(self) -> None:
        position, names = self._position, self._position.variant.layout.colours
        first, second = (self.context.theme.stones[name].colour for name in names)
        self._panel.chances.set_colours((first, second))
        kept = None if self._frozen else self._kept
        if not (kept or self._candidates):
            self._panel.chances.show_chance(None, "")
            return
        if kept is not None:
            chance = (1 + kept.value) / 2
        else:
            value = self._candidates[0].value
            chance = value if position.turn == 0 else 1 - value
        self._panel.chances.show_chance(chance, leader_text(position, chance))

    def _look_at(self, found: Found | None) -> None:
        self._focus = found
        self._show_focus()

    def _show_focus(self) -> None:
        """Show the hovered move or the best ones, and the point of the main one."""
        before = self._marks, self._insight
        looked_at = self._looked_at
        if looked_at is None:
            self._line.shown((), at_once=True)
            marks = marks_of(self._position, self._candidates)
            self._marks = marks[: count_marked(self._candidates, self._most)]
        else:
            shown = self._line.shown(looked_at.line, at_once=self.context.settings[STILL])
            numbered = marks_of_line(self._position, shown)
            best = next(iter(self._candidates), looked_at)
            alone = marks_of(self._position, (best, looked_at))[1:]
            self._marks = numbered if len(looked_at.line) > 1 else alone
        self._explain(looked_at or next(iter(self._candidates), None))
        if (self._marks, self._insight) != before:
            self.context.display.show_marks()

    def _explain(self, candidate: Candidate | None) -> None:
        """Explain a move, or nothing."""
        if candidate is None:
            self._insight, self._explained = _NOTHING, None
            self._panel.show_why("")
            return
        position, line = self._position, candidate.line or (candidate.move,)
        explained = (self._node, line)
        if self._explained != explained:
            self._explained = explained
            self._insight = insight_of(position, line)
        self._panel.show_why(why_text(position, candidate, self._insight))

    def _reveal(self, move: Move) -> None:
        self.context.boards.reveal(self._position.move_places(move)[-1])

    def _say_hint(self) -> None:
        """Say the best move and turn to it."""
        best, *_ = self._candidates
        text = self._panel.why or self._session.position.format_move(best.move)
        self.context.say(tr("Hint: {text}").format(text=text))
        self._reveal(best.move)
