"""Notes on a game's moves, and the order of its variations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.edits import (
    clear_marks,
    comment_on,
    delete,
    keep_camera,
    make_main,
    promote,
    rate,
)
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.content import Content
from ringrealms3d.session.change import Change
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.study.mark_tool import MarkTool
from ringrealms3d.window.features.study.moves_panel import MovesPanel
from ringrealms3d.window.features.study.navigator import Navigator
from ringrealms3d.window.features.study.playback import Playback
from ringrealms3d.window.features.study.study_commands import KEPT_VIEW, study_commands
from ringrealms3d.window.features.study.walk_commands import variation_commands, walk_commands
from ringrealms3d.window.shell.command import Choice, Command, row
from ringrealms3d.window.shell.docks import Panel

_MENU = (
    "study.comment study.glyph | study.promote study.main study.delete | "
    "go.first go.previous go.next go.last | game.undo game.save"
)
_BAR = "go.first go.previous go.play go.next go.last"


class Study(Feature):
    """Shows and edits the tree of the current game; everything can be undone.

    Attributes:
        mark_tool: draws with clicks.
        navigator: goes through the moves.
        playback: plays them one after another.
    """

    def __init__(self, context: Context) -> None:
        """Show the moves of the session's game."""
        super().__init__(context)
        self._session = context.session
        self.mark_tool = MarkTool(context)
        self.navigator = Navigator(self._session)
        self.playback = Playback(context, self.navigator)
        context.moves.leave_clicks_to(self.mark_tool)
        self._panel = MovesPanel(context.window, context.theme)
        self._panel.node_chosen.connect(self._session.visit)
        self._panel.stepped.connect(self.navigator.step)
        self._panel.comment_written.connect(self._comment)
        self._panel.deletion_wanted.connect(self.delete)
        self._session.leaving.connect(self._panel.comment.finish)

    def commands(self) -> Iterator[Command | Choice]:
        """Yield what goes through a game, and notes something in it."""
        yield from walk_commands(self)
        yield from variation_commands(self)
        yield from study_commands(self)

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return what concerns the list of moves."""
        return {
            "study.judge": self._panel.show_judgements,
            "study.look_through": self._look_through,
            "study.finish_comment": self._panel.comment.finish,
        }

    def panels(self) -> Iterator[Panel]:
        """Yield the list of moves."""
        yield Panel("moves", tr("Moves"), self._panel, row(_MENU), self._panel.bar, row(_BAR))

    def follow(self, change: Change) -> None:
        """Forget what holds for the position before."""
        self.navigator.follow(change)
        self.playback.follow(change)
        self.mark_tool.follow(change)

    def show(self, change: Change) -> None:
        """Show the moves and the comment."""
        self._panel.show_session(self._session)

    def set_theme(self) -> None:
        """Draw tiles in other colours."""
        self._panel.set_theme(self.context.theme)

    def marked(self, content: Content) -> Content:
        """Return a content with what is drawn on the position."""
        return self.mark_tool.marked(content)

    def escape(self) -> bool:
        """Cancel an arrow, or end drawing."""
        return self.mark_tool.put_away()

    @property
    def on_move(self) -> bool:
        """Whether a move led to the position, so that there is one to edit."""
        return self._session.node.parent is not None

    @property
    def in_variation(self) -> bool:
        """Whether the position is not on the main line."""
        return any(node.is_variation for node in self._session.node.line())

    @property
    def glyph(self) -> str:
        """The sign of the move that led to the position."""
        return self._session.node.glyph

    @property
    def keeps_view(self) -> bool:
        """Whether a view of the board is kept at the position."""
        return self._session.node.camera is not None

    def write_comment(self) -> None:
        """Let the user write a comment."""
        self.context.panels.bring_forward("moves")
        self._panel.comment.begin()

    def rate(self, glyph: str) -> None:
        """Give the move a sign, or none."""
        if self.on_move and glyph != self.glyph:
            self._session.edit(rate(self._session.node, glyph))

    def promote(self) -> None:
        """Move the variation one place up."""
        edit = promote(self._session.record, self._session.node)
        if edit is not None:
            self._session.edit(edit)

    def make_main(self) -> None:
        """Make the line to the position the main line."""
        edit = make_main(self._session.record, self._session.node)
        if edit is not None:
            self._session.edit(edit)

    def delete(self) -> None:
        """Delete the move and everything after it."""
        if self.on_move:
            self._session.edit(delete(self._session.record, self._session.node))
            self.context.say(tr("Deleted; Ctrl+Z brings the moves back."))

    def clear_marks(self) -> None:
        """Remove the marks on the position."""
        self._session.edit(clear_marks(self._session.node))

    def keep_view(self, on: bool) -> None:
        """Keep the view of the board at the position, or forget the one kept there."""
        view = self.context.boards.space if on else None
        camera = None if view is None else view.driver.heading.numbers()
        self._session.edit(keep_camera(self._session.node, camera))
        if on:
            self.context.say(tr(KEPT_VIEW))

    def _look_through(self) -> None:
        """Play the game from its start."""
        self.context.panels.bring_forward("moves")
        self._panel.focus_moves()
        self._session.go_to(0)
        self.playback.switch(on=True)
        self.context.say(tr("The arrow keys step through the moves."))

    def _comment(self, node: GameNode, text: str) -> None:
        if node.is_in_tree:
            self._session.edit(comment_on(node, text))
