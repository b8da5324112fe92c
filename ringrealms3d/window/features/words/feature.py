"""The board in words: a list of its sites, moves that are typed, and sentences read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.window.board.overlays import Edge
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.words.announcer import Announcer
from ringrealms3d.window.features.words.move_field import MoveField
from ringrealms3d.window.features.words.sites_panel import SitesPanel
from ringrealms3d.window.shell.column import Panel
from ringrealms3d.window.shell.command import Command, row
from ringrealms3d.window.shell.messages import Note
from ringrealms3d.window.shell.mode import EVERYWHERE, Mode
from ringrealms3d.window.widgets.texts import turn_text


class Words(Feature):
    """Keeps the list of sites, the field for moves and screen readers in step with the game."""

    def __init__(self, context: Context) -> None:
        """Follow the cursor, typed moves, and what is said."""
        super().__init__(context)
        boards, moves = context.boards, context.moves
        self._sites = SitesPanel(context.window)
        self._field = MoveField(boards)
        boards.overlays.add(self._field, Edge.BOTTOM, self._field.size_in)
        self._announcer = Announcer(context.boards)
        moves.chosen.connect(self._show_position)
        moves.hovered.connect(self._follow_pointer)
        self._field.typed.connect(moves.play)
        messages = context.messages
        for said in (messages.said, messages.noticed, moves.refused, self._field.said):
            said.connect(self._announcer.say)
        self._note: Note | None = None
        context.messages.noted.connect(self._hear)
        boards.cursor_moved.connect(lambda place: self._announcer.say(self._sites.sentence(place)))
        self._sites.tree.pointed.connect(self._point)
        self._sites.tree.chosen.connect(boards.site_clicked)

    def commands(self) -> Iterator[Command]:
        """Yield what needs no board in sight."""
        yield Command(
            "game.type",
            tr("T&ype a move…"),
            self._field.open,
            tr("Type the next move as it would be in the list of moves."),
            "Ctrl+I",
            modes=EVERYWHERE - {Mode.EDITING},
        )
        yield Command(
            "view.sites",
            tr("&Go to the list of places"),
            self._list_sites,
            tr("List all places, what is there and what playing there does."),
            "Ctrl+J",
        )

    def panels(self) -> Iterator[Panel]:
        """Yield the list of sites."""
        menu = "game.undo game.redo game.type | analysis.hint analysis.on"
        yield Panel("sites", tr("Places"), self._sites, icon="places", menu=row(menu))

    def follow(self, change: Change) -> None:
        """List what stands on the board now."""
        if change.what in OTHER_GAME:
            self._sites.show_board(self.context.session.position)
        if change.what is not What.NOTED:
            self._show_position()

    def show(self, change: Change) -> None:
        """Announce a change, and whose turn it is now."""
        if change.what is not What.NOTED:
            self._follow_pointer()
        session, player = self.context.session, self.context.engines.to_move
        self._announcer.announce(session, change, self._note, lambda: turn_text(session, player))

    def _hear(self, note: Note | None) -> None:
        self._note = note

    def _list_sites(self) -> None:
        """Go to the list of sites."""
        self.context.column.bring_forward("sites")
        self._sites.tree.setFocus()

    def _show_position(self) -> None:
        """List the pieces on the sites, and the moves that can be typed."""
        position = self.context.session.position
        self._sites.show_position(position, self.context.moves.builder)
        self._field.show_position(position)

    def _follow_pointer(self) -> None:
        """Select in the list the place under the board's cursor."""
        self._sites.follow(self.context.moves.pointed)

    def _point(self, place: int) -> None:
        self.context.boards.point(place)
        self.context.boards.reveal(place)
