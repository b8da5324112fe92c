"""The line that says whether a position can be played, and if not, why."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QHBoxLayout, QSizePolicy, QStyle, QWidget

from ringrealms3d.session.draft import Sketch
from ringrealms3d.window.plain import plain_label
from ringrealms3d.window.texts import error_text, reason_text, tr

_LINES = 3
_PIXELS = 16
_LONGEST = 200


class Verdict(QWidget):
    """A sign and a sentence."""

    def __init__(self) -> None:
        """Begin without a sentence."""
        super().__init__()
        self._sign, self._sentence = plain_label(), plain_label()
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
        """What it says."""
        return self._sentence.text()

    def show_sketch(self, sketch: Sketch) -> None:
        """Say what a position comes to."""
        signs = QStyle.StandardPixmap
        sign = signs.SP_DialogApplyButton if sketch.position else signs.SP_MessageBoxWarning
        style = self.style()
        assert style is not None
        self._sign.setPixmap(style.standardIcon(sign).pixmap(_PIXELS))
        self._sentence.setText(verdict_text(sketch))


def verdict_text(sketch: Sketch) -> str:
    """Return why a position is impossible, or what can be done with it."""
    if sketch.problem is not None:
        told = error_text(sketch.problem).removeprefix("fen: ")[:_LONGEST]
        return f"{told[:1].upper()}{told[1:]}."
    assert sketch.position is not None
    outcome = sketch.position.outcome
    if outcome is None:
        return tr("This position can be played.")
    return tr("{reason}: the game is over here.").format(reason=reason_text(outcome))
