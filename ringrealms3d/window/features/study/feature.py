"""Notes on a game's moves, and the order of its variations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.edits import comment_on
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.content import Content
from ringrealms3d.session.change import Change, What
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.study.board_keys import BoardKeys
from ringrealms3d.window.features.study.edits import Edits
from ringrealms3d.window.features.study.mark_tool import MarkTool
from ringrealms3d.window.features.study.moves_panel import MovesPanel
from ringrealms3d.window.features.study.navigator import Navigator
from ringrealms3d.window.features.study.playback import Playback
from ringrealms3d.window.features.study.study_commands import study_commands
from ringrealms3d.window.features.study.walk_commands import variation_commands, walk_commands
from ringrealms3d.window.shell.column import Panel
from ringrealms3d.window.shell.command import Choice, Command, row, switch_of
from ringrealms3d.window.shell.mode import AT_THE_BOARD
from ringrealms3d.window.shell.setting import switch

_MENU = (
    "study.comment study.glyph | study.promote study.main study.delete | "
    "go.first go.previous go.next go.last | game.undo game.save"
)
_TREE = switch("tree", default=False)
"""Whether the tree of variations stands below the list of moves."""
_KEEPS_TREE = frozenset({What.MOVED_ALONG, What.PLAYERS})
_BAR = "go.first go.previous go.play go.next go.last | study.tree"


class Study(Feature):
    """Shows and edits the tree of the current game; everything can be undone."""

    def __init__(self, context: Context) -> None:
        """Show the moves of the session's game."""
        super().__init__(context)
        self._session = context.session
        self._mark_tool, self._edits = MarkTool(context), Edits(context)
        self._navigator = Navigator(self._session)
        self._playback = Playback(context, self._navigator)
        BoardKeys(context)  # which the boards keep
        context.moves.leave_clicks_to(self._mark_tool)
        context.boards.let_draw(context.modes.mode in AT_THE_BOARD)
        self._panel = MovesPanel(context.window, context.theme)
        self._panel.node_chosen.connect(self._session.visit)
        self._panel.stepped.connect(self._navigator.step)
        self._panel.comment_written.connect(self._comment)
        self._panel.deletion_wanted.connect(self._edits.delete)
        self._panel.show_tree(context.settings[_TREE])
        self._panel.table.better_wanted.connect(self._see_better)
        self._panel.better.seeing.connect(lambda: context.do("review.better"))
        self._panel.better.inserting.connect(lambda: context.do("review.insert"))
        self._session.leaving.connect(self._panel.comment.finish)

    def commands(self) -> Iterator[Command | Choice]:
        """Yield what goes through a game, and notes something in it."""
        yield from walk_commands(self.context, self._navigator, self._playback)
        yield from variation_commands(self.context, self._navigator)
        yield from study_commands(self.context, self._edits, self._mark_tool, self._write_comment)
        yield switch_of(
            self.context.settings,
            _TREE,
            "study.tree",
            tr("&Tree of variations"),
            tr("Show the moves as a tree below the list, with variations side by side."),
            self._show_tree,
            key="Ctrl+G",
            icon="tree",
            modes=AT_THE_BOARD,
        )

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return what concerns the list of moves."""
        return {
            "study.aim": self._mark_tool.aim,
            "study.judge": self._panel.show_judgements,
            "study.tell_better": self._panel.better.tell,
            "study.look_through": self._look_through,
            "study.finish_comment": self._panel.comment.finish,
        }

    def panels(self) -> Iterator[Panel]:
        """Yield the list of moves."""
        yield Panel(
            "moves",
            tr("Moves"),
            self._panel,
            icon="moves",
            menu=row(_MENU),
            bar=self._panel.bar,
            buttons=row(_BAR),
        )

    def enter(self) -> None:
        """Let the right button draw where the game is on the boards."""
        self.context.boards.let_draw(self.context.modes.mode in AT_THE_BOARD)

    def follow(self, change: Change) -> None:
        """Forget what holds for the position before."""
        self._navigator.follow(change)
        self._playback.follow(change)
        self._mark_tool.follow(change)

    def show(self, change: Change) -> None:
        """Show the moves and the comment."""
        self._panel.show_session(self._session, change.what not in _KEEPS_TREE)

    def set_theme(self) -> None:
        """Draw tiles in other colours."""
        self._panel.set_theme(self.context.theme)

    def marked(self, content: Content) -> Content:
        """Return a content with what is drawn on the position."""
        return self._mark_tool.marked(content)

    def escape(self) -> bool:
        """Cancel an arrow, or end drawing."""
        return self._mark_tool.put_away()

    def _show_tree(self) -> None:
        """Show the tree, or the list alone."""
        on = self.context.settings[_TREE]
        self._panel.show_tree(on)
        if on:
            self.context.column.bring_forward("moves")

    def _write_comment(self) -> None:
        """Let the user write a comment."""
        self.context.column.bring_forward("moves")
        self._panel.comment.begin()

    def _look_through(self) -> None:
        """Play the game from its start."""
        self.context.column.bring_forward("moves")
        self._panel.focus_moves()
        self._session.go_to(0)
        self._playback.switch(on=True)
        self.context.say(tr("The arrow keys step through the moves."))

    def _see_better(self, node: GameNode) -> None:
        """Show on the board what was better than a move."""
        self._session.visit(node)
        self.context.do("review.better")

    def _comment(self, node: GameNode, text: str) -> None:
        if node.is_in_tree:
            self._session.edit(comment_on(node, text))
