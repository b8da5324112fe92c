"""The board beside the list of games: the selected game, to walk through."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QHideEvent, QKeySequence
from PyQt6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.library.library import name_of
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.replayed import Readiness
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.engine_link import Post
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.icons import text_icon
from ringrealms3d.window.widgets.joining import stopped, titled
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.texts import error_text

_WAIT_MS = 120  # while someone runs through the list
_LEAST_WIDTH = 200


_Wanted = tuple[int, str, int | None]
"""A game's number, its text, and the position to begin with."""


class GamePreview(QWidget):
    """A map of a game's board, with the moves that led there."""

    def __init__(self, theme: Theme, reader: Readiness, post: Post) -> None:
        """Show no game yet.

        Args:
            theme: the colours.
            reader: reads games.
            post: runs a function in the window's thread.
        """
        super().__init__()
        self._reader, self._reading = reader, LatestTask(post)
        self._nodes: list[GameNode] = []
        self._ply = 0
        self._told: _Wanted | None = None
        self._wanted: Callable[[], None] = self.clear
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_WAIT_MS)
        self._wait.timeout.connect(lambda: self._wanted())
        self.board = MapView(self, theme, tr("The selected game"))
        self._about = plain_label()
        self._about.setWordWrap(True)
        self._buttons = {
            "first": self._button(tr("First position"), "Alt+Home", lambda: self._go_to(0)),
            "previous": self._button(
                tr("Previous move"), "Alt+Left", lambda: self._go_to(self._ply - 1)
            ),
            "next": self._button(tr("Next move"), "Alt+Right", lambda: self._go_to(self._ply + 1)),
            "last": self._button(tr("Last move"), "Alt+End", lambda: self._go_to(len(self._nodes))),
        }
        walk = QHBoxLayout()
        walk.addStretch()
        for button in self._buttons.values():
            walk.addWidget(button)
        walk.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.board, stretch=1)
        column.addLayout(walk)
        column.addWidget(self._about)
        self.setMinimumWidth(_LEAST_WIDTH)
        self.set_theme(theme)
        self.clear()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self.board.set_theme(theme)
        for name, button in self._buttons.items():
            button.setIcon(text_icon(name))

    def hideEvent(self, event: QHideEvent | None) -> None:
        """Read nothing for a board that nobody sees."""
        self._wait.stop()
        self._reading.forget()
        super().hideEvent(event)

    def clear(self) -> None:
        """Show no game."""
        self._reading.forget()
        self._nodes, self._told = [], None
        self._say(tr("Select a game to see it here."))

    def show_soon(self, number: int, text_of: Callable[[], str], ply: int | None) -> None:
        """Show a game in a moment, unless another one is selected by then.

        Args:
            number: its number in the library.
            text_of: returns it as JSON.
            ply: the position to begin with, None for the last one.
        """
        self._wanted = lambda: self._read(number, text_of, ply)
        self._wait.start()

    def clear_soon(self) -> None:
        """Show no game in a moment, unless one is selected by then."""
        self._wanted = self.clear
        self._wait.start()

    def _read(self, number: int, text_of: Callable[[], str], ply: int | None) -> None:
        name = name_of(number)
        try:
            text = text_of()
        except UserError as error:  # somebody else deleted it
            self._complain(error_text(error))
            return
        wanted = number, text, ply
        if wanted == self._told:  # it is shown, perhaps at another move by now
            self._reading.forget()
            return
        self._reading.start(
            lambda: self._reader.read_json(text, name),
            lambda record: self._show(record, wanted),
            self._complain,
        )

    def _show(self, record: GameRecord, wanted: _Wanted) -> None:
        self._nodes, self._told = [record.root, *record.line], wanted
        _, _, ply = wanted
        start = record.start
        self.board.show_board(
            start.variant.layout, content_of(start, legal=False), start.board.sites
        )
        self.board.show()
        self._go_to(len(self._nodes) if ply is None else ply)

    def _complain(self, reason: str) -> None:
        self._nodes, self._told = [], None
        self._say(stopped(reason))

    def _say(self, text: str) -> None:
        """Show a sentence in place of a board."""
        self.board.hide()
        self._about.setText(text)
        self._refresh()

    def _go_to(self, ply: int) -> None:
        self._ply = max(0, min(ply, len(self._nodes) - 1))
        node = self._nodes[self._ply]
        self.board.show_content(content_of(node.position, node.played, legal=False))
        count = len(self._nodes) - 1
        text = tr("Position {ply} of {count}").format(ply=self._ply, count=count)
        self._about.setText(titled(text, node.text) if node.text else text)
        self.board.setAccessibleDescription(self._about.text())
        self._refresh()

    def _refresh(self) -> None:
        back, forward = bool(self._nodes) and self._ply > 0, self._ply < len(self._nodes) - 1
        for name, button in self._buttons.items():
            button.setEnabled(forward if name in ("next", "last") else back)

    def _button(self, title: str, key: str, go: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        button.setAccessibleName(title)
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{title} ({shown})")
        button.setShortcut(key)
        button.clicked.connect(go)
        return button
