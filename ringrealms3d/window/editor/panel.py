"""The panel beside the board in which a position is set up."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.draft import Draft
from ringrealms3d.window.editor.fields import Fields
from ringrealms3d.window.editor.palette import Palette
from ringrealms3d.window.editor.verdict import Verdict
from ringrealms3d.window.plain import plain_label
from ringrealms3d.window.texts import tr

_MARGIN = 4
_LONGEST_FEN = 20_000


class EditorPanel(QWidget):
    """Pieces, fields, the fen and what can be done with the position.

    Signals:
        cleared: the board should be empty.
        restored: the position of the game should be taken.
        play_wanted: the game should go on from here.
        analysis_wanted: the position should be analysed.
        copy_wanted: the position should be copied.
        left: nothing should come of it.
    """

    cleared = pyqtSignal()
    restored = pyqtSignal()
    play_wanted = pyqtSignal()
    analysis_wanted = pyqtSignal()
    copy_wanted = pyqtSignal()
    left = pyqtSignal()

    def __init__(self, draft: Draft, theme: Theme) -> None:
        """Lay out what there is to fill in for a draft."""
        super().__init__()
        self._draft = draft
        self.palette_list = Palette()
        self.fields = Fields(draft.form.fields if draft.form is not None else ())
        self.fen = QLineEdit()
        self.verdict = Verdict()
        self._actions: list[QPushButton] = []
        self.set_theme(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.palette_list)
        column.addLayout(self._beginnings())
        column.addWidget(self.fields)
        column.addLayout(self._fen_row())
        column.addWidget(self.verdict)
        column.addLayout(self._endings())
        column.addStretch()
        for part in (self.palette_list, self._clear):
            part.setVisible(draft.form is not None)
        self.fields.said.connect(draft.say)
        self.fen.textEdited.connect(draft.type_fen)

    def set_theme(self, theme: Theme) -> None:
        """Draw the pieces in other colours."""
        layout, form = self._draft.variant.layout, self._draft.form
        if form is not None:
            self.palette_list.offer(form.palette, layout.glyphs, layout.colours, theme)

    def show_draft(self) -> None:
        """Show how far the draft has come."""
        now = self._draft.now
        if now.setup is not None:
            self.fields.show_values(self._draft.value)
        if self.fen.text() != now.fen:
            self.fen.setText(now.fen)
            self.fen.setCursorPosition(0)
        self.verdict.show_sketch(now)
        for button in self._actions:
            button.setEnabled(now.position is not None)

    def _beginnings(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self._clear = _button(tr("C&lear"), tr("Empty the board"), self.cleared.emit)
        row.addWidget(self._clear)
        tip = tr("Take the position of the game")
        row.addWidget(_button(tr("From the ga&me"), tip, self.restored.emit))
        return row

    def _fen_row(self) -> QHBoxLayout:
        row, label = QHBoxLayout(), plain_label(tr("&Fen"))
        label.setBuddy(self.fen)
        self.fen.setAccessibleName(tr("The position as text"))
        self.fen.setToolTip(tr("The position as text; type or paste another one"))
        self.fen.setMaxLength(_LONGEST_FEN)
        row.addWidget(label)
        row.addWidget(self.fen)
        return row

    def _endings(self) -> QGridLayout:
        grid = QGridLayout()
        play = _button(
            tr("Pla&y from here"), tr("Start a game in this position"), self.play_wanted.emit
        )
        analyse = _button(
            tr("Anal&yse"), tr("Show the engine's best moves here"), self.analysis_wanted.emit
        )
        copy = _button(
            tr("&Copy"), tr("Copy the position as one line of text"), self.copy_wanted.emit
        )
        cancel = _button(tr("Cancel"), tr("Go on with the game"), self.left.emit)
        self._actions = [play, analyse, copy]
        for number, button in enumerate((play, analyse, copy, cancel)):
            grid.addWidget(button, *divmod(number, 2))
        return grid


def _button(text: str, tip: str, run: Callable[[], None]) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
    button.clicked.connect(lambda: run())
    return button
