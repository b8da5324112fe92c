"""The panel beside the board for setting up a position."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEvent, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.draft import Draft, Sketch
from ringrealms3d.window.features.editor.fields import Fields
from ringrealms3d.window.features.editor.palette import Palette
from ringrealms3d.window.widgets.design import SMALL_ICON, colours_worn
from ringrealms3d.window.widgets.icons import icon
from ringrealms3d.window.widgets.joining import capitalised, stopped
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.texts import error_text, reason_text

_LINES = 3
_LONGEST = 200


class Verdict(QWidget):
    """A sign and a sentence."""

    def __init__(self) -> None:
        """Begin without a sentence."""
        super().__init__()
        self._possible = True
        self._sign, self._sentence = plain_label(), plain_label()
        self._sign.setFixedSize(SMALL_ICON, SMALL_ICON)
        self._sentence.setWordWrap(True)
        self._sentence.setAccessibleName(tr("Whether the position can be played"))
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._sentence.setFixedHeight(_LINES * self.fontMetrics().lineSpacing())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._sentence, 1)

    @property
    def text(self) -> str:
        """Its text."""
        return self._sentence.text()

    def show_sketch(self, sketch: Sketch) -> None:
        """Show the verdict on a position."""
        self._possible = sketch.position is not None
        self._paint_sign()
        self._sentence.setText(verdict_text(sketch))

    def changeEvent(self, event: QEvent | None) -> None:
        """Paint the sign in the colours of another theme."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self._paint_sign()

    def _paint_sign(self) -> None:
        colours = colours_worn()
        name, colour = ("check", colours.gain) if self._possible else ("danger", colours.loss)
        self._sign.setPixmap(icon(name, colour).pixmap(SMALL_ICON))


def verdict_text(sketch: Sketch) -> str:
    """Return why a position is impossible, or what can be done with it."""
    if sketch.problem is not None:
        reason = error_text(sketch.problem).removeprefix("fen: ")[:_LONGEST]
        return stopped(capitalised(reason))
    assert sketch.position is not None
    outcome = sketch.position.outcome
    if outcome is None:
        return tr("This position can be played.")
    return tr("{reason}: the game is over here.").format(reason=reason_text(outcome))


_MARGIN = 4
_LONGEST_FEN = 20_000


class EditorPanel(QWidget):
    """Pieces, fields, the fen and buttons for the position.

    Signals: cleared: the board should be empty. restored: the position of the game should be
    copied. play_wanted: a game should start from here. analysis_wanted: the position should be
    analysed. copy_wanted: the position should be copied. left: the position should be discarded.
    """

    cleared = pyqtSignal()
    restored = pyqtSignal()
    play_wanted = pyqtSignal()
    analysis_wanted = pyqtSignal()
    copy_wanted = pyqtSignal()
    left = pyqtSignal()

    def __init__(self, draft: Draft, theme: Theme) -> None:
        """Lay out the widgets for a draft."""
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
        """Show the draft."""
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
        tip = tr("Use the position of the game")
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
        cancel = _button(tr("Cancel"), tr("Back to the game"), self.left.emit)
        self._actions = [play, analyse, copy]
        for number, button in enumerate((play, analyse, copy, cancel)):
            grid.addWidget(button, *divmod(number, 2))
        return grid


def _button(text: str, tip: str, run: Callable[[], None]) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
    button.clicked.connect(lambda: run())
    return button
